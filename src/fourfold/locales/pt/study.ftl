## Learning

study-learn = Aprender
study-learn-about = Escolhe um jogo. Experimentas tudo por ti, e nada pode correr mal.
study-learn-game = Aprender { $game }
study-other-games = Outros jogos
study-rules = Regras
study-analyse = Analisar
study-play = Jogar
study-review = Rever uma partida
study-overview = Resumo
study-title-puzzles = { $game }: problemas
study-title-analyse = { $game }: análise
study-lesson = As regras do jogo, passo a passo
study-lesson-about = { $count ->
        [one] { $count } pequena tarefa no tabuleiro
        [many] { $count } pequenas tarefas no tabuleiro
       *[other] { $count } pequenas tarefas no tabuleiro
    }
study-lesson-progress = Passos feitos: { $done } de { $count }
study-first-game = Joga a tua primeira partida
study-first-game-about = Contra { $name }, o nível mais brando, com dicas sempre que quiseres

study-steps = Passos
study-step = Passo { $number } de { $count }
study-next = Seguinte
study-again = Tentar outra vez
study-lesson-else = Podes jogar isso, mas não é o que se pede. Vê melhor e tenta outra vez.
study-lesson-allowed = Essa jogada é permitida. Tenta a que se pede, para veres porque é proibida.
study-lesson-skip = Saltar este passo
study-lesson-hint = Uma boa jogada está marcada no tabuleiro.
study-lesson-hint-piece = Pega nisto: { $piece }. O seu lugar está marcado.
study-to-puzzles = Ir para os problemas

## Puzzles

study-puzzles = Problemas
study-puzzles-about = { $count ->
        [one] { $count } posição com uma única jogada certa
        [many] { $count } posições, cada uma com uma única jogada certa
       *[other] { $count } posições, cada uma com uma única jogada certa
    }
study-puzzles-solved = Resolvidos: { $done } de { $count }
study-puzzle-rated = Problema, pontuação { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Problema do dia
study-puzzle-task = { $turns ->
        [1] Joga { seat-name } e vence logo
       *[other] Joga { seat-name } e vence em { $turns } turnos
    }
study-puzzle-block = Joga { seat-name }: encontra a única jogada que não perde logo
study-puzzle-hold = Joga { seat-name }: encontra a única jogada que não perde
study-puzzle-yes = Certo!
study-puzzle-right = Certo! { seat-name } faz o que pode. É de novo a tua vez.
study-puzzle-solved-theme = Resolvido! O tema era: { $theme }.
study-puzzle-done-all = Todos estes estão resolvidos. Parabéns!
study-puzzle-answered = { $distance ->
        [0] Assim { seat-name } pode jogar { $move } e vencer.
        [1] Assim { seat-name } pode jogar { $move } e vencer logo.
       *[other] Assim { seat-name } pode jogar { $move } e vencer em { $distance } jogadas.
    }
study-puzzle-not-enough = Isso não força a vitória: { seat-name } responde { $move }, e já não se vence a tempo.
study-puzzle-wrong = Não é essa a jogada.
study-puzzle-not-at-once = Isso não vence logo. Outra jogada, sim.
study-puzzle-solution = Mostrar a jogada
study-puzzle-shown = A jogada é { $move } e está marcada no tabuleiro. Joga-a e vê como continua.
study-puzzle-next = Problema seguinte
study-puzzle-rating = A tua pontuação
study-puzzle-streak = Dias seguidos
study-puzzle-solved = Resolvidos
study-puzzle-share = { $done } de { $count }
study-puzzle-due = { $count ->
        [one] Hoje volta { $count } erro de há alguns dias.
        [many] Hoje voltam { $count } erros de há alguns dias.
       *[other] Hoje voltam { $count } erros de há alguns dias.
    }
study-puzzle-midnight = À meia-noite há um novo problema do dia. Tudo isto fica neste navegador.
study-theme-any = À tua medida
study-theme-win-in-one = Vencer num turno
study-theme-win-in-two = Vencer em dois turnos
study-theme-win-in-three = Vencer em três turnos
study-theme-long-way = O caminho longo
study-theme-two-threats = Duas ameaças ao mesmo tempo
study-theme-block = Bloquear
study-theme-only-move = A única jogada
study-theme-send-home = Mandar para a reserva

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = D{ $distance }
study-short-draw = E
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vence, { $loss } perde, { $draw } é empate. O número conta as jogadas dos dois lados até ao fim. Um contorno tracejado é uma estimativa: { study-short-good } boa, { study-short-even } equilibrada, { study-short-bad } má.
study-value-win = { $distance ->
        [0] vence
        [1] vence logo
       *[other] vence em { $distance } jogadas
    }
study-value-loss = { $distance ->
        [0] perde
        [1] perde logo
       *[other] perde em { $distance } jogadas
    }
study-value-draw = empata
study-looks-good = parece boa
study-looks-even = parece equilibrada
study-looks-bad = parece má
study-verdict-win = { $distance ->
        [0] Joga { seat-name } e vence
        [1] Joga { seat-name } e vence logo
       *[other] Joga { seat-name } e vence em { $distance } jogadas
    }
study-verdict-loss = { $distance ->
        [0] Joga { seat-name } e perde
        [1] Joga { seat-name } e perde logo
       *[other] Joga { seat-name } e perde em { $distance } jogadas
    }
study-verdict-draw = Ninguém pode forçar a vitória
study-verdict-won = { seat-name } venceu
study-verdict-drawn = A partida é um empate
study-verdict-looks-good = Joga { seat-name }, e parece estar bem
study-verdict-looks-even = Parece equilibrado; joga { seat-name }
study-verdict-looks-bad = Joga { seat-name }, e parece estar mal
study-proved = Provado. Contam-se as jogadas dos dois lados.
study-best-open = Ainda não está provado qual é a melhor jogada.
study-deepening = Por agora é só uma estimativa; ainda a pensar…
study-estimate = É só uma estimativa: nada está provado.
study-estimate-share = É só uma estimativa: em jogo forte, quem tinha a vez em posições assim obteve { $percent } dos pontos. Em caso de empate, todos dividem o ponto em partes iguais.
study-thinking = A pensar…

## Analysis

study-moves = Jogadas e o que valem
study-more = { $count ->
        [one] Mais { $count } jogada
        [many] Mais { $count } jogadas
       *[other] Mais { $count } jogadas
    }
study-fewer = Só as melhores
study-values = Valores
study-best-line = Jogar o melhor
study-stop = Parar
study-set-up = Montar
study-set-up-about = Escolhe uma peça e põe-na no seu sítio
study-set-up-done = Analisar isto
study-tools = O que pôr
study-take-away = Tirar
study-mover = Vez de:
study-clear = Esvaziar o tabuleiro
study-possible = Esta posição pode ser jogada.
study-paste = Colar uma partida
study-paste-about = Uma partida guardada, uma lista de jogadas, uma posição em texto, ou o endereço de uma partida ou de uma análise
study-paste-read = Ler
study-paste-unknown = Isto não é uma partida guardada, nem uma lista de jogadas, nem uma posição, nem o endereço de uma partida daqui.
study-paste-elsewhere = Este endereço é de outro site: { $site }.
study-prune = Esquecer esta jogada
study-draw-about = Com o botão direito do rato podes desenhar setas e círculos.
study-share = Partilhar
study-link = Ligação a esta posição
study-position = A posição em texto
study-from-start = Desde o início

## Review

study-review-about = Cola uma partida guardada, uma lista de jogadas ou o endereço de uma partida: cada jogada é vista outra vez, e vês onde foi ganha e perdida.
study-review-start = Rever
study-review-title = { $game }: a partida revista
study-review-running = Esta partida ainda está a decorrer. Pode ser revista quando acabar.
study-review-end = Foi assim que a partida acabou.
study-review-better = Melhor era { $move }: { $worth }.
study-review-win-loss = Um erro: passou de vitória a derrota.
study-review-win-draw = Um erro: deixou fugir a vitória.
study-review-draw-loss = Um erro: perde onde se podia empatar.
study-review-doubtful = Provavelmente um erro (é uma estimativa).
study-review-fine = Parece boa (é uma estimativa).
study-review-kept = Tão boa como qualquer outra: { $worth }.
study-review-no-choice = Tanto fazia: todas as jogadas valiam o mesmo.
study-review-decisive = Isto decidiu a partida.
study-accuracy-exact = Decisões certas entre as que contavam: { $right } de { $choices }. Precisão: { $percent }. É exato.
study-accuracy-estimate = Cerca de { $percent } de precisão. É uma estimativa: nem todas as jogadas puderam ser provadas.
study-accuracy-none = Nenhuma decisão contava: todas as jogadas valiam sempre o mesmo.
study-mistakes = Erros
study-mistakes-none = Não se encontrou nenhum.
study-mistakes-looking = A ver cada jogada…
study-analyse-here = Analisar esta posição
study-to-match = Ir para a partida
study-graph-wins = Vence { seat-name }
study-graph-move = Jogada
study-graph-exact = provado
study-graph-estimate = estimado

## Rule pages: what the examples show

study-rules-of = As regras do { $game }
study-rules-short = Em resumo
study-rules-examples = Exemplos
study-rules-show = Mostrar
study-rules-again = Outra vez
study-rules-why = Porque não?
study-rules-not-allowed = Não permitido
study-rules-print = Imprimir numa folha
study-rules-options = Opções
study-rules-usual = Habitual: { $value }
study-rules-decisions = Como decidimos o que o livro de regras deixa em aberto

## Help while playing

study-help = Ajuda
study-review-this = Rever a partida
study-hint = Dica
study-hint-more = Mostrar a jogada
study-hint-place = Coloca algo novo no tabuleiro.
study-hint-piece = Repara nisto: { $piece }.
study-hint-move = Experimenta { $move }: { $worth }.
study-threats = O que me ameaça?
study-threats-none = Por agora, nada.
study-threats-some = Cuidado: { seat-name } quer jogar { $move } e vencer logo.
study-threats-later = Ninguém vence logo na jogada seguinte. Mas { seat-name } quer jogar { $move } e assim venceria em { $distance } jogadas, faças o que fizeres.
study-show-values = Mostrar valores
