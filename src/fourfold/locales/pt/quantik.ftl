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
