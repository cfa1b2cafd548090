board-label = Tabuleiro
board-pass = Passar
board-choose-group = Escolhe o grupo que fica.

board-empty = vazio
board-selected = escolhido
board-group = grupo { $number }
board-target = pode ser escolhido
board-last = última jogada
board-winning = parte da vitória

board-space-holds = { $space } { $piece }
board-space-empty = { $space } vazio
board-empty-run = { $first } a { $last } vazios

board-hand = Reserva de { seat-name }
board-hand-holds = Reserva de { seat-name }: { $stock }
board-hand-empty = A reserva de { seat-name } está vazia
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } na reserva

board-chosen = Escolhido: { $what }; { $count ->
        [one] { $count } opção
        [many] { $count } opções
       *[other] { $count } opções
    }
board-put-back = Escolha anulada

board-move-step = { seat-name } move de { $start } para { $end }
board-move-push = { seat-name } empurra de { $start } para { $end }
board-move-pass = { seat-name } passa

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } ficha volta à reserva
        [many] { $count } fichas voltam à reserva
       *[other] { $count } fichas voltam à reserva
    }

## Small spaces

board-confirm = Fazer esta jogada?
board-confirm-yes = Jogar
board-confirm-no = Voltar
board-whole = Ver o tabuleiro todo
