exago-name = Exago
exago-tagline = Coloca as tuas fichas e depois move-as, até formarem uma linha.
exago-rules =
    De dois a seis jogadores num tabuleiro de hexágonos. A dois, cada um tem 12 fichas e precisa de cinco em linha; de três a seis, cada um tem 6 e precisa de quatro.

    A primeira ficha vai para o centro. Depois, enquanto tiveres fichas na reserva, coloca uma num espaço vazio que toque numa ficha do tabuleiro. Quando não tiveres nenhuma, levanta uma das tuas fichas e põe-na noutro espaço onde toque numa ficha.

    Se ao levantar uma ficha as outras ficarem em grupos separados, só fica o grupo maior; todas as outras fichas voltam às reservas antes de pousares a tua. Quando vários grupos são os maiores, escolhes qual fica. As fichas que voltaram têm de ser colocadas, uma por turno, antes de poderes mover fichas outra vez.

    Com três ou mais jogadores tens de bloquear: se não podes vencer agora e alguém pode vencer no próximo turno, vê quem é o primeiro desses jogadores depois de ti; se uma das tuas jogadas o travar, tens de fazer uma dessas.

    Uma linha reta e sem falhas com fichas suficientes da tua cor, numa das três direções, vence no fim do teu turno.

    Escreve f6 para colocar, f6-g7 para mover, f6-g7=a3 para mover e manter o grupo que contém a3, pass quando não há mais nada.
exago-reason-line = uma linha reta de fichas
exago-reason-no-move = ninguém pode jogar

exago-option-players = Quantas pessoas jogam, de duas a seis.
exago-option-players-name = Jogadores
exago-option-size = Quantos espaços tem cada lado do tabuleiro.
exago-option-size-name = Tamanho do tabuleiro
exago-option-tiles = Com quantas fichas cada um começa, ou um número por lugar como vantagem.
exago-option-tiles-name = Fichas
exago-option-line = Quantas fichas em linha vencem.
exago-option-line-name = Linha vencedora
exago-option-early = Se as fichas podem ser movidas enquanto ainda há algumas na reserva.
exago-option-early-name = Mover antes
exago-option-reconnect = Se a ficha levantada é pousada antes de os grupos separados voltarem, para os poder ligar outra vez.
exago-option-reconnect-name = Voltar a ligar
exago-option-block = Se uma ameaça tem de ser bloqueada com três ou mais jogadores.
exago-option-block-name = Dever de bloquear
exago-option-repetition = A partida acaba em empate quando a mesma posição surge este número de vezes.
exago-option-repetition-name = Repetição

exago-brief-players = { $value ->
        [one] { $value } jogador
        [many] { $value } jogadores
       *[other] { $value } jogadores
    }
exago-brief-size = lados de { $value }
exago-brief-tiles = fichas: { $value }
exago-brief-line = { $value } em linha
exago-brief-early = { $value ->
        [on] as fichas movem-se cedo
       *[off] as fichas movem-se tarde
    }
exago-brief-reconnect = { $value ->
        [on] grupos separados podem ligar-se
       *[off] grupos separados voltam
    }
exago-brief-block = { $value ->
        [on] é preciso bloquear ameaças
       *[off] sem dever de bloquear
    }
exago-brief-repetition = { $value ->
        [off] sem empate por repetição
       *[other] empate por repetição
    }

error-tiles-for-seats = A opção tiles indica { $found } números para { $seats } lugares; dá um só, ou um por lugar.
error-empty-run = A fila { $row } conta zero espaços vazios ou começa um número por 0.
error-hands-unreadable = «{ $hands }» não são reservas; neste jogo escrevem-se assim: { $example }.
error-hands-do-not-add-up = { seat-name } tem { $board } fichas no tabuleiro e { $hand } na reserva; ao todo têm de ser { $total }.
error-tiles-do-not-touch = Todas as fichas têm de estar ligadas, mas { $space } e { $other } não estão.
error-pass-not-needed = Só podes passar quando não podes fazer mais nada.
error-centre-first = A primeira ficha vai para o centro, { $space }.
error-touches-nothing = Uma ficha em { $space } não tocaria em nenhuma outra.
error-not-your-tile = Em { $space } não há nenhuma ficha tua.
error-place-first =
    { $count ->
        [one] Ainda tens { $count } ficha na reserva; tem de ser colocada antes de poderes mover fichas.
        [many] Ainda tens { $count } fichas na reserva; têm de ser colocadas antes de poderes mover fichas.
       *[other] Ainda tens { $count } fichas na reserva; têm de ser colocadas antes de poderes mover fichas.
    }
error-back-to-own-space = Uma ficha levantada vai para outro espaço, não de volta a { $space }.
error-no-choice-of-groups = Aqui não há grupos por onde escolher; escreve { $move }.
error-choose-group = Vários grupos são os maiores; diz qual fica acrescentando = e um destes: { $spaces }.
error-must-block = { seat-name } ameaça vencer, e podes impedi-lo; só são permitidas as jogadas que o fazem.
