## Games and options

error-game-unknown = Não há nenhum jogo chamado «{ $name }»; os jogos são { $names }.
error-option-unknown = { $keys ->
        [none] Aqui não há a opção «{ $key }»; as opções são: –.
       *[other] Aqui não há a opção «{ $key }»; as opções são: { $keys }.
    }
error-option-choice = A opção { $key } não pode ser «{ $value }»; é uma de { $values }.
error-option-number = A opção { $key } não pode ser «{ $value }»; é um número inteiro de { $low } a { $high }.
error-option-type = A opção { $key } tem de ser uma palavra ou um número inteiro.
error-option-pair = «{ $pair }» não é uma opção; escreve key=value.
error-option-twice = A opção { $key } é dada duas vezes.

## Positions

error-field-count = Aqui uma posição tem { $expected } partes separadas por um espaço, não { $found }.
error-row-count = O tabuleiro tem { $expected } filas separadas por «/», não { $found }.
error-row-length = A fila { $row } tem { $expected } espaços, não { $found }.
error-letter-unknown = A fila { $row } tem «{ $letter }»; pode ter { $letters }.
error-mover-unknown = «{ $letter }» não pode ser quem joga; é uma de { $letters }.
error-over-before-last-move = A partida tinha acabado antes da última jogada de { seat-name }: já havia uma vitória no tabuleiro.

## Moves

error-game-over = A partida acabou: já não se pode jogar «{ $move }».
error-move-unreadable = «{ $move }» não é uma jogada; as jogadas são como { $example }.
error-picks-no-turn = Isso não é uma jogada. Escolhe uma peça que possa ir para algum lado, depois um espaço para ela.
error-picks-group = Vários grupos são os maiores: aponta o que fica.
error-picks-over = A partida acabou.
error-space-unknown = Neste tabuleiro não há o espaço { $space }.
error-space-taken = O espaço { $space } está ocupado.
error-hand-empty = { seat-name } já não tem nada na reserva para colocar.

## Matches

error-player-count = Há { $seats } lugares, não { $found }.
error-player-name = «{ $name }» não pode ser um nome: de 1 a { $limit } caracteres visíveis, sem espaços à volta.
error-settled-away-from-board = Esta partida foi terminada pelos jogadores, não no tabuleiro; não se pode desfazer nada.
error-nothing-to-take-back =
    { $played ->
        [0] Ainda não foi feita nenhuma jogada, por isso nenhuma pode ser desfeita.
        [one] Só foi feita { $played } jogada; não se podem desfazer { $count }.
        [many] Só foram feitas { $played } jogadas; não se podem desfazer { $count }.
       *[other] Só foram feitas { $played } jogadas; não se podem desfazer { $count }.
    }
error-seat-cannot-resign = O lugar { $seat } não pode desistir: não existe, ou já desistiu.
error-match-goes-on = A partida ainda não acabou.
error-match-over = A partida acabou.

## Records

error-record-start = A partida guardada não pode começar: { $reason }
error-record-move = Linha { $line }: { $reason }
error-record-tag-unreadable = Linha { $line }: «{ $text }» não é uma etiqueta; as etiquetas são como [Game "quantik"].
error-record-tag-twice = Linha { $line }: a etiqueta { $tag } aparece aqui pela segunda vez.
error-record-tag-unknown = Linha { $line }: a etiqueta { $tag } não existe nestas partidas guardadas.
error-record-tag-missing = Falta à partida guardada a etiqueta { $tag }.
error-record-rules = Linha { $line }: a partida segue a versão { $found } das regras; este programa conhece a versão { $expected }.
error-record-date = Linha { $line }: «{ $text }» não é uma data; escreve-a como 2026-11-15, ou ? quando não se sabe.
error-record-number = Linha { $line }: espera-se aqui «{ $expected }», não «{ $found }».
error-record-number-alone = Linha { $line }: depois do último número não há nenhuma jogada.
error-record-resigned = Linha { $line }: «{ $text }» não condiz com as jogadas; as desistências são como «seat 2 after 14», por ordem.
error-record-result = Linha { $line }: o resultado diz «{ $said }», mas as jogadas dizem «{ $found }».
