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

## The board

board-piece-star = { $colour ->
        [light] estrela clara
       *[dark] estrela escura
    }
board-place-star = { seat-name } coloca uma estrela em { $space }
board-back-star = { seat-name } recupera uma estrela de { $space }
board-to-star = { $colour ->
        [light] uma estrela clara vai para { $space }
       *[dark] uma estrela escura vai para { $space }
    }
board-off-star = { $colour ->
        [light] uma estrela clara sai do tabuleiro
       *[dark] uma estrela escura sai do tabuleiro
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Quatro das tuas estrelas estão nos cantos de um quadrado.
        [loser] O teu adversário tem quatro estrelas nos cantos de um quadrado.
       *[none] Quatro estrelas da mesma cor estão nos cantos de um quadrado.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] O teu adversário completou o teu quadrado com a própria jogada.
        [loser] A tua própria jogada completou o quadrado do adversário, e um quadrado oferecido conta.
       *[none] O outro lado completou o quadrado com a própria jogada, e um quadrado oferecido conta.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Este é o tabuleiro: 25 pontos em três quadrados à volta de um centro, ligados por linhas. O centro está marcado. As estrelas só andam pelas linhas.
learn-qomet-place = Tens sete estrelas na reserva. Uma maneira de usar o turno é colocar uma estrela em qualquer ponto vazio. Experimenta.
learn-qomet-place-done = Isto é colocar. Há mais dois tipos de jogada: mover e recuperar.
learn-qomet-square = Quatro estrelas tuas nos cantos de um quadrado vencem. Três cantos do quadrado interior são teus: completa-o.
learn-qomet-square-done = O interior, o médio e o exterior são três dos quinze quadrados.
learn-qomet-centre = Os outros doze quadrados têm um canto no centro do tabuleiro. Encontra o canto que falta a este.
learn-qomet-centre-done = Pequeno, médio ou grande, em cada um dos quatro quadrantes: doze quadrados têm um canto no centro. Estrelas entre os cantos não fariam diferença.
learn-qomet-diamond = Estas quatro estrelas estão no meio dos lados. Parece um quadrado, mas os seus lados não seguem linhas do tabuleiro, por isso não é.
learn-qomet-step = Também podes mover uma das tuas estrelas um passo ao longo de uma linha, para um ponto vazio. Faz isso com uma delas.
learn-qomet-step-done = Olha para as linhas antes de mover: nem todos os pontos vizinhos estão ligados.
learn-qomet-push = Se houver uma estrela no caminho, de qualquer cor, empurra-la um passo mais na mesma linha. Empurra a estrela de Escuro.
learn-qomet-push-done = Ficaste no lugar dela, e ela avançou. As tuas próprias estrelas também se podem empurrar assim.
learn-qomet-blocked = Só se pode empurrar uma estrela, e atrás dela tem de haver lugar. Tenta empurrar a estrela de Escuro que está em d5.
learn-qomet-blocked-done = Duas estrelas seguidas não se podem empurrar.
learn-qomet-corner = Um empurrão nunca dobra um canto. No quadrado médio, tenta empurrar a estrela que está em f6 ao longo do lado.
learn-qomet-corner-done = A linha acaba aí, e uma estrela do quadrado interior ou médio não pode sair do tabuleiro.
learn-qomet-push-off = No quadrado exterior é diferente: uma estrela empurrada para além do fim da sua linha volta à reserva da sua cor. Empurra a estrela de Escuro para fora do tabuleiro.
learn-qomet-push-off-done = Escuro pode colocá-la outra vez, mas isso custa um turno.
learn-qomet-withdraw = O terceiro tipo de jogada: recupera para a tua reserva uma das tuas estrelas do quadrado exterior.
learn-qomet-withdraw-done = No próximo turno podes colocá-la onde fizer falta.
learn-qomet-undo = Escuro acabou de empurrar a tua estrela de d4 para d5. Tenta devolver logo o empurrão.
learn-qomet-undo-done = Não podes anular um empurrão logo a seguir. Um turno mais tarde, já podes.
learn-qomet-gift = A Escuro só falta d4 para o quadrado marcado. Vê o que acontece se empurrares a estrela de Escuro de d5 para d4.
learn-qomet-gift-done = Formaste o quadrado de Escuro, e por isso vence Escuro. Um quadrado é da sua cor, seja quem for que o complete.
learn-qomet-save = A mesma posição, mas joga melhor: encontra a única jogada depois da qual Escuro não pode formar o quadrado.
learn-qomet-save-done = Empurrar para fora do tabuleiro a estrela de um dos seus cantos é uma boa defesa.
learn-qomet-ahead = Aqui não podes vencer logo, mas uma jogada força a vitória: dois turnos depois tens um quadrado, faça Escuro o que fizer.
learn-qomet-ahead-done = Se Escuro ocupar o último canto, empurras essa estrela e ficas no lugar dela. Agora joga uma partida.

## Themes of puzzles

study-theme-no-undo = O truque «não se anula»

## The rule page: what the examples show

study-rules-qomet-square = Quatro estrelas da mesma cor nos cantos de um quadrado vencem. Este é o mais interior dos três quadrados grandes.
study-rules-qomet-centre = Mais doze quadrados têm um canto no centro; as estrelas pelo meio não importam.
study-rules-qomet-diamond = Não é um quadrado: os seus lados não seguem linhas do tabuleiro.
study-rules-qomet-step = Uma estrela move-se um passo ao longo de uma linha até um ponto vazio.
study-rules-qomet-push = Uma estrela no caminho é empurrada um passo mais na mesma linha, seja de quem for.
study-rules-qomet-blocked = Duas estrelas seguidas não se podem empurrar: atrás da primeira tem de haver lugar.
study-rules-qomet-corner = Um empurrão nunca dobra um canto, e só as estrelas do quadrado exterior podem sair do tabuleiro.
study-rules-qomet-push-off = Uma estrela empurrada para além do fim da sua linha no quadrado exterior volta à reserva da sua cor.
study-rules-qomet-withdraw = Podes recuperar para a tua reserva uma estrela tua do quadrado exterior.
study-rules-qomet-undo = Escuro acabou de empurrar esta estrela. Devolver logo o empurrão é proibido durante um turno.
study-rules-qomet-gift = O próprio empurrão de Claro completa o quadrado de Escuro: vence Escuro.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Uma estrela num canto exterior também pode sair empurrada pelo lado exterior. A opção «corner_exit» pode proibi-lo.
study-decision-qomet-diamond = Os quatro pontos médios dos lados de um quadrado não são um quadrado.
study-decision-qomet-repetition = À terceira vez que surge a mesma posição, com o mesmo lado a jogar e a mesma jogada proibida, a partida é um empate. Os valores da análise não contam com isto: onde ninguém pode forçar a vitória, dizem empate.
study-decision-qomet-both = Se uma jogada dá um quadrado aos dois lados, vence quem não jogou.
