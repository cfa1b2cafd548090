quantik-name = Quantik
quantik-tagline = Quatro formas diferentes numa linha, sejam de quem forem.
quantik-rules =
    Dois jogadores, Claro e Escuro, com oito peças cada um: duas esferas (A), dois cilindros (B), dois cubos (C) e dois cones (D). O tabuleiro tem 16 espaços; as suas quatro filas, quatro colunas e quatro partes de 2×2 são as linhas do jogo.

    No teu turno, coloca uma das tuas peças num espaço vazio. Não podes colocar uma forma numa fila, coluna ou parte onde o teu adversário já tenha essa forma. As tuas próprias peças nunca te estorvam.

    Vences logo que a tua peça complete uma linha com as quatro formas, sejam de quem forem. Também vences quando o teu adversário tem de jogar e não pode. Não há empate.

    Uma jogada escreve-se com forma e espaço: Bc2 coloca um cilindro em c2.
quantik-reason-line = uma linha tem as quatro formas
quantik-reason-no-move = o outro lado não tinha nenhuma jogada permitida

quantik-the-shape =
    { $shape ->
        [sphere] esfera
        [cylinder] cilindro
        [cube] cubo
       *[cone] cone
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] A esfera do adversário
        [cylinder] O cilindro do adversário
        [cube] O cubo do adversário
       *[cone] O cone do adversário
    }

error-too-many-pieces = { seat-name } tem mais de { $limit } peças da mesma forma no tabuleiro: { quantik-the-shape }.
error-turns-do-not-alternate = Claro tem { $first } peças no tabuleiro e Escuro { $second }; Claro deve ter as mesmas ou mais uma.
error-shapes-clash = { $line ->
        [row] Em { $space } e { $other } os dois lados têm a mesma forma ({ quantik-the-shape }) numa fila; a segunda não podia ter sido colocada.
        [column] Em { $space } e { $other } os dois lados têm a mesma forma ({ quantik-the-shape }) numa coluna; a segunda não podia ter sido colocada.
       *[region] Em { $space } e { $other } os dois lados têm a mesma forma ({ quantik-the-shape }) numa parte do tabuleiro; a segunda não podia ter sido colocada.
    }
error-shape-used-up = { $shape ->
        [sphere] As tuas duas esferas já estão no tabuleiro.
        [cylinder] Os teus dois cilindros já estão no tabuleiro.
        [cube] Os teus dois cubos já estão no tabuleiro.
       *[cone] Os teus dois cones já estão no tabuleiro.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } em { $space } já está nesta fila.
        [column] { quantik-opposing-shape } em { $space } já está nesta coluna.
       *[region] { quantik-opposing-shape } em { $space } já está nesta parte do tabuleiro.
    }

## The board

board-piece-sphere = { $colour ->
        [light] esfera clara
       *[dark] esfera escura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro claro
       *[dark] cilindro escuro
    }
board-piece-cube = { $colour ->
        [light] cubo claro
       *[dark] cubo escuro
    }
board-piece-cone = { $colour ->
        [light] cone claro
       *[dark] cone escuro
    }

board-place-sphere = { seat-name } coloca uma esfera em { $space }
board-place-cylinder = { seat-name } coloca um cilindro em { $space }
board-place-cube = { seat-name } coloca um cubo em { $space }
board-place-cone = { seat-name } coloca um cone em { $space }

## How a match ended

web-why-quantik-line = Uma fila, uma coluna ou uma parte tem agora as quatro formas, e a última delas decide.
web-why-quantik-no-move = { $reader ->
        [winner] O teu adversário já não pode colocar nenhuma peça.
        [loser] Já não podes colocar nenhuma peça.
       *[none] O outro lado já não pode colocar nenhuma peça.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Este é o tabuleiro: dezasseis espaços. As suas quatro filas, as suas quatro colunas e as suas quatro partes de dois por dois são as linhas deste jogo. Uma parte está marcada.
learn-quantik-place = Tens oito peças: duas esferas, dois cilindros, dois cubos e dois cones. Em cada turno coloca-se uma peça num espaço vazio. Pega numa peça qualquer e coloca-a onde quiseres.
learn-quantik-place-done = Fica aí. No Quantik nenhuma peça se move nem sai do tabuleiro.
learn-quantik-row = Uma linha com as quatro formas dá a vitória a quem a completa. Na fila de cima falta uma forma: coloca-a lá.
learn-quantik-row-done = Esfera, cilindro, cubo e cone numa fila: vences.
learn-quantik-region = As partes contam tal como as filas e as colunas. Completa a parte de cima, à direita.
learn-quantik-region-done = Quatro formas numa parte: vences.
learn-quantik-anyones = Não importa de quem são as peças. Aqui jogas com Escuro. Numa coluna estão três peças de Claro: aproveita-as.
learn-quantik-anyones-done = Só a última peça tinha de ser tua. Por isso, cuidado com o que deixas ao teu adversário.
learn-quantik-forbidden-row = Agora, a única coisa proibida. Claro tem uma esfera na fila de cima. És Escuro: tenta colocar uma esfera na mesma fila, em a4.
learn-quantik-forbidden-row-done = Não podes colocar uma forma numa fila, coluna ou parte onde o teu adversário já tenha essa forma.
learn-quantik-forbidden-region = Isto também vale para as partes. O cilindro de Escuro está em d3. És Claro: tenta colocar um cilindro em c4.
learn-quantik-forbidden-region-done = Cada peça que colocas fecha uma fila, uma coluna e uma parte à mesma forma do adversário.
learn-quantik-own = As tuas próprias peças nunca te proíbem nada. Coloca a tua segunda esfera numa linha com a primeira.
learn-quantik-own-done = Duas esferas tuas numa linha são permitidas. Só o adversário fica de fora.
learn-quantik-two-each = Tens duas de cada forma e mais nenhuma. As tuas duas esferas estão no tabuleiro: tenta colocar uma terceira em d2.
learn-quantik-two-each-done = Gastas as duas, acabou-se essa forma. Na tua reserva vês sempre o que te resta.
learn-quantik-careful = Aqui quase todas as jogadas deixam Claro vencer logo. És Escuro: encontra a única jogada depois da qual Claro não tem linhas para completar.
learn-quantik-careful-done = Bem visto. Uma linha com três formas diferentes é um presente, a não ser que a quarta não possa lá ficar.
learn-quantik-no-move = Há uma segunda maneira de vencer: quem tem de jogar e não pode, perde. És Escuro: tira a Claro a última jogada.
learn-quantik-no-move-done = Claro ainda tem peças, mas não as pode colocar em nenhum espaço.
learn-quantik-ahead = Aqui ninguém pode vencer logo, mas tu, Escuro, podes forçá-lo: depois da tua jogada, faça Claro o que fizer, completas uma linha.
learn-quantik-ahead-done = É assim que se vence no Quantik: deixa ao adversário só jogadas que te ajudem. Agora joga uma partida.

## The rule page: what the examples show

study-rules-quantik-row = O cone completa uma fila com as quatro formas. Vence quem coloca a última peça, mesmo que uma das outras seja do adversário.
study-rules-quantik-column = As colunas contam da mesma maneira. Aqui Escuro vence com três peças de Claro.
study-rules-quantik-region = E também as quatro partes de dois por dois.
study-rules-quantik-forbidden = A esfera de Claro na fila de cima afasta as esferas de Escuro dessa fila, da sua coluna e da sua parte do tabuleiro.
study-rules-quantik-own = A tua própria peça nunca te estorva: uma segunda esfera na mesma coluna está bem.
study-rules-quantik-no-move = Depois deste cubo, Claro já não pode colocar nenhuma peça em nenhum espaço. Quem não pode jogar perde.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Se a última peça completa uma linha e também deixa o outro lado sem jogadas, conta como linha.
study-decision-quantik-start = Sorteia-se quem começa; na partida seguinte troca-se.
