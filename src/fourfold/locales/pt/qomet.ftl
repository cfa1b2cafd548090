qomet-name = Qomet
qomet-tagline = Coloca, move e empurra estrelas até quatro das tuas formarem um quadrado.
qomet-rules =
    Dois jogadores, Claro e Escuro, com sete estrelas cada um na reserva. O tabuleiro tem 25 pontos em três quadrados à volta de um centro, ligados por linhas.

    No teu turno fazes uma de três coisas. Coloca uma estrela da tua reserva em qualquer ponto vazio. Ou move uma das tuas estrelas um passo ao longo de uma linha; se lá estiver uma estrela, de qualquer cor, empurra-la um passo mais na mesma linha, onde tem de haver lugar. Ou recupera para a tua reserva uma das tuas estrelas do quadrado exterior. Uma estrela do quadrado exterior empurrada para além do fim da sua linha volta à reserva da sua cor. Só se pode empurrar uma estrela de cada vez, e nunca a dobrar um canto.

    Se o teu adversário empurrou a tua estrela, não podes devolver o empurrão logo no teu turno seguinte.

    Quatro estrelas da mesma cor nos cantos de um quadrado vencem. Os lados desse quadrado têm de seguir linhas do tabuleiro: há quinze quadrados assim, os três grandes e doze com um canto no centro. Se a tua jogada der um quadrado ao teu adversário, vence o teu adversário, mesmo que também formes um.

    Escreve d4 para colocar uma estrela, d4-d5 para mover ou empurrar, a1-x para recuperar.
qomet-reason-square = quatro estrelas nos cantos de um quadrado
qomet-reason-gave-square = a última jogada do outro lado completou o quadrado

qomet-option-corner_exit = Se uma estrela num canto exterior também pode sair empurrada pelo lado exterior, e não só pela diagonal.
qomet-option-corner_exit-name = Saída pelo canto
qomet-option-repetition = A partida acaba em empate quando a mesma posição surge este número de vezes.
qomet-option-repetition-name = Repetição

qomet-brief-corner_exit = { $value ->
        [on] cantos abertos
       *[off] cantos fechados
    }
qomet-brief-repetition = { $value ->
        [off] sem empate por repetição
       *[other] empate por repetição
    }

error-too-many-stars = { seat-name } tem { $found } estrelas no tabuleiro; só há { $limit }.
error-forbidden-move-is-none = «{ $move }» não pode ser a jogada proibida: nenhuma estrela de quem joga pode ter sido empurrada assim.
error-not-your-star = Em { $space } não há nenhuma estrela tua.
error-not-on-outer-square = Só se podem recuperar estrelas do quadrado exterior; { $space } fica mais para dentro.
error-no-line-between = Nenhuma linha leva num passo de { $start } a { $end }.
error-undoes-last-turn = Empurrar { $start }-{ $end } anularia a última jogada do adversário; é proibido durante um turno.
error-push-has-no-way = A estrela em { $space } não pode ser empurrada para aí: a sua linha acaba ali.
error-push-blocked = A estrela em { $space } não pode ser empurrada: atrás dela, { $behind } está ocupado.
