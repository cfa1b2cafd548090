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

## The board

board-piece-tile = { $colour ->
        [red] ficha vermelha
        [blue] ficha azul
        [yellow] ficha amarela
        [green] ficha verde
        [purple] ficha roxa
       *[orange] ficha laranja
    }
board-place-tile = { seat-name } coloca uma ficha em { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] As tuas fichas formam uma linha reta e sem falhas.
        [loser] As fichas de quem vence formam uma linha reta e sem falhas.
       *[none] As fichas formam uma linha reta e sem falhas.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = O tabuleiro é feito de hexágonos. A primeira ficha da partida vai para o centro. Coloca-a lá.
learn-exago-centre-done = A partir de agora, cada ficha tem de tocar numa ficha do tabuleiro.
learn-exago-touch = És Azul. Tenta colocar uma ficha em b2, onde ficaria sozinha.
learn-exago-touch-done = As fichas estão todas ligadas, sempre.
learn-exago-place = Coloca a tua ficha num espaço que toque na vermelha. A cor da vizinha não importa.
learn-exago-place-done = Enquanto tiveres fichas na reserva, o teu turno é colocar uma.
learn-exago-line = A dois, cinco fichas da tua cor em linha reta vencem. Tens quatro: junta a quinta.
learn-exago-line-done = As linhas seguem três direções. Têm de ser retas e sem falhas. Com três ou mais jogadores bastam quatro.
learn-exago-place-first = As fichas podem mover-se mais tarde, mas ainda não. Tenta mover a tua ficha de e4 para d5.
learn-exago-place-first-done = Primeiro, todas as tuas fichas têm de estar no tabuleiro.
learn-exago-relocate = Agora a tua reserva está vazia. Um turno passa a ser: levantar uma das tuas fichas e pô-la noutro espaço onde toque numa ficha. Move uma.
learn-exago-relocate-done = Daqui em diante, qualquer ficha pode ir para qualquer lado.
learn-exago-own-space = Uma ficha levantada tem de ir para outro sítio. Tenta pôr a ficha de d2 de volta onde estava.
learn-exago-own-space-done = No Exago não se pode esperar.
learn-exago-cut-off = Se ao levantar uma ficha as outras ficarem em grupos separados, só fica o maior; o resto volta às reservas. Move uma ficha que separe outras.
learn-exago-cut-off-done = Quem recebeu fichas tem de as colocar, uma por turno, antes de voltar a mover. Isto pode custar muito tempo.
learn-exago-choose = Se vários grupos forem do mesmo tamanho, escolhes qual fica. Levanta a ficha que deixa dois grupos do mesmo tamanho e pousa-a junto do grupo que queres manter. Se aí tocar nos dois, escolhe uma ficha do que fica.
learn-exago-choose-done = O outro grupo voltou às reservas. Escolhe o que mais te ajuda.
learn-exago-move-to-win = Nesta partida pequena, vencem quatro fichas em linha. És Azul e não tens nada na reserva: vence movendo uma ficha.
learn-exago-move-to-win-done = Procura linhas com uma falha, e uma ficha que não faça falta onde está.
learn-exago-must-block = Aqui jogam três pessoas, e vencem quatro fichas em linha. Vermelho pode vencer em d5 no próximo turno. És Azul: tenta jogar em e5 em vez disso.
learn-exago-must-block-done = Com três ou mais jogadores tens de travar uma ameaça se não podes vencer e uma das tuas jogadas a trava.
learn-exago-block = Agora cumpre o teu dever.
learn-exago-block-done = Se houver várias ameaças, tratas da de quem joga primeiro.
learn-exago-win-first = O dever de bloquear tem uma exceção: se puderes vencer, vence. És Vermelho.
learn-exago-win-first-done = Vencer vem antes de bloquear.
learn-exago-ahead = Outra vez a dois, cinco em linha. És Vermelho. Cria uma ameaça a que Azul não possa responder: vences com a tua próxima ficha.
learn-exago-ahead-done = Uma linha aberta pode completar-se por dois lados, e Azul só pode fechar um.
learn-exago-cross = Agora ninguém tem fichas na reserva. És Vermelho. Levanta uma ficha que não te faça falta onde está e põe-na onde se cruzam duas das tuas linhas: Azul não consegue travar as duas.
learn-exago-cross-done = Uma ficha onde se cruzam duas linhas conta para as duas. Os jogadores fortes preparam esses lugares muito antes de os usarem. Agora joga uma partida.

## Themes of puzzles

study-theme-relocate = Mover uma ficha
study-theme-win-by-cutting = Vencer separando fichas
study-theme-hold-by-cutting = Defender separando fichas

## The rule page: what the examples show

study-rules-exago-touch = Cada ficha nova tem de tocar numa ficha do tabuleiro.
study-rules-exago-line = Vence uma linha reta e sem falhas: cinco fichas a dois, quatro com mais jogadores.
study-rules-exago-relocate = Quando a tua reserva está vazia, levanta uma das tuas fichas e põe-na onde toque numa ficha.
study-rules-exago-cut-off = Levantar esta ficha separa outras duas. Voltam às reservas e têm de ser colocadas outra vez antes de mover.
study-rules-exago-choose = Ficam dois grupos do mesmo tamanho: quem joga escolhe qual fica.
study-rules-exago-must-block = Com três ou mais jogadores, uma ameaça tem de ser travada. Vermelho ameaça vencer em d5, por isso Azul não pode jogar noutro sítio.
study-rules-exago-block = Esta jogada trava a ameaça, por isso é permitida.

## The rule page: what the printed rules leave open

study-decision-exago-groups = De vários grupos só fica um dos maiores, mesmo quando são mais de dois.
study-decision-exago-own = Se voltarem fichas tuas, pousas na mesma logo a que levantaste; as outras seguem-se nos turnos seguintes.
study-decision-exago-duty = Com três ou mais jogadores, bloquear é um dever sempre que se possa, mesmo quando só um ameaça.
study-decision-exago-first = Se houver várias ameaças, tratas da de quem joga primeiro.
study-decision-exago-relocated = A ameaça de vencer movendo uma ficha conta como qualquer outra.
study-decision-exago-stuck = Quem não pode fazer nada passa. Se ninguém pode jogar, é empate.
