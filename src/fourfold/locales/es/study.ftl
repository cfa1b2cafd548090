## Learning

study-learn = Aprender
study-learn-about = Elige un juego. Lo pruebas todo por tu cuenta, y nada puede salir mal.
study-learn-game = Aprender { $game }
study-other-games = Otros juegos
study-rules = Reglas
study-analyse = Analizar
study-play = Jugar
study-review = Repasar una partida
study-overview = Resumen
study-title-puzzles = { $game }: problemas
study-title-analyse = { $game }: análisis
study-lesson = Las reglas del juego, paso a paso
study-lesson-about = { $count ->
        [one] Una pequeña tarea en el tablero
        [many] { $count } pequeñas tareas en el tablero
       *[other] { $count } pequeñas tareas en el tablero
    }
study-lesson-progress = Pasos hechos: { $done } de { $count }
study-first-game = Juega tu primera partida
study-first-game-about = Contra { $name }, el nivel más suave, con pistas siempre que quieras

study-steps = Pasos
study-step = Paso { $number } de { $count }
study-next = Siguiente
study-again = Otra vez
study-lesson-else = Puedes jugar eso, pero no es lo que se pedía. Mira otra vez e inténtalo de nuevo.
study-lesson-allowed = Esa jugada está permitida. Prueba la que se pide, para ver por qué está prohibida.
study-lesson-skip = Saltar este paso
study-lesson-hint = Una buena jugada está marcada en el tablero.
study-lesson-hint-piece = Toma esto: { $piece }. Su sitio está marcado.
study-to-puzzles = Ir a los problemas

## Puzzles

study-puzzles = Problemas
study-puzzles-about = { $count ->
        [one] Una posición con una sola jugada correcta
        [many] { $count } posiciones, cada una con una sola jugada correcta
       *[other] { $count } posiciones, cada una con una sola jugada correcta
    }
study-puzzles-solved = Resueltos: { $done } de { $count }
study-puzzle-rated = Problema, puntuación { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Problema del día
study-puzzle-task = { $turns ->
        [1] Juega { seat-name } y gana al instante
       *[other] Juega { seat-name } y gana en { $turns } turnos
    }
study-puzzle-block = Juega { seat-name }: encuentra la única jugada que no pierde al instante
study-puzzle-hold = Juega { seat-name }: encuentra la única jugada que no pierde
study-puzzle-yes = ¡Bien!
study-puzzle-right = ¡Bien! { seat-name } hace lo que puede. Es tu turno otra vez.
study-puzzle-solved-theme = ¡Resuelto! El tema era: { $theme }.
study-puzzle-done-all = Todos estos están resueltos. ¡Enhorabuena!
study-puzzle-answered = { $distance ->
        [0] Así { seat-name } puede jugar { $move } y ganar.
        [1] Así { seat-name } puede jugar { $move } y ganar al instante.
       *[other] Así { seat-name } puede jugar { $move } y ganar en { $distance } jugadas.
    }
study-puzzle-not-enough = Eso no fuerza la victoria: { seat-name } responde { $move }, y ya no se gana a tiempo.
study-puzzle-wrong = Esa no es la jugada.
study-puzzle-not-at-once = Eso no gana al instante. Otra jugada sí.
study-puzzle-solution = Mostrar la jugada
study-puzzle-shown = La jugada es { $move } y está marcada en el tablero. Juégala y mira cómo sigue.
study-puzzle-next = Siguiente problema
study-puzzle-rating = Tu puntuación
study-puzzle-streak = Días seguidos
study-puzzle-solved = Resueltos
study-puzzle-share = { $done } de { $count }
study-puzzle-due = { $count ->
        [one] Hoy vuelve un error de hace unos días.
        [many] Hoy vuelven { $count } errores de hace unos días.
       *[other] Hoy vuelven { $count } errores de hace unos días.
    }
study-puzzle-midnight = A medianoche hay un nuevo problema del día. Todo esto se queda en este navegador.
study-theme-any = A tu medida
study-theme-win-in-one = Ganar en un turno
study-theme-win-in-two = Ganar en dos turnos
study-theme-win-in-three = Ganar en tres turnos
study-theme-long-way = El camino largo
study-theme-two-threats = Dos amenazas a la vez
study-theme-block = Bloquear
study-theme-only-move = La única jugada
study-theme-send-home = Mandar a la reserva

## What a position is worth

study-short-win = G{ $distance }
study-short-loss = P{ $distance }
study-short-draw = E
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } gana, { $loss } pierde, { $draw } es empate. El número cuenta las jugadas de los dos bandos hasta el final. Un borde discontinuo es una estimación: { study-short-good } buena, { study-short-even } igualada, { study-short-bad } mala.
study-value-win = { $distance ->
        [0] gana
        [1] gana al instante
       *[other] gana en { $distance } jugadas
    }
study-value-loss = { $distance ->
        [0] pierde
        [1] pierde al instante
       *[other] pierde en { $distance } jugadas
    }
study-value-draw = empata
study-looks-good = parece buena
study-looks-even = parece igualada
study-looks-bad = parece mala
study-verdict-win = { $distance ->
        [0] Juega { seat-name } y gana
        [1] Juega { seat-name } y gana al instante
       *[other] Juega { seat-name } y gana en { $distance } jugadas
    }
study-verdict-loss = { $distance ->
        [0] Juega { seat-name } y pierde
        [1] Juega { seat-name } y pierde al instante
       *[other] Juega { seat-name } y pierde en { $distance } jugadas
    }
study-verdict-draw = Nadie puede forzar la victoria
study-verdict-won = { seat-name } ha ganado
study-verdict-drawn = La partida acaba en empate
study-verdict-looks-good = Juega { seat-name }, y pinta bien
study-verdict-looks-even = Parece igualado; juega { seat-name }
study-verdict-looks-bad = Juega { seat-name }, y pinta mal
study-proved = Demostrado. Se cuentan las jugadas de los dos bandos.
study-best-open = Aún no está demostrado qué jugada es la mejor.
study-deepening = Por ahora es solo una estimación; aún se está pensando…
study-estimate = Es solo una estimación: no hay nada demostrado.
study-estimate-share = Es solo una estimación: en partidas de buen nivel, quien tenía el turno en posiciones así logró el { $percent } de los puntos. Si hay empate, el punto se reparte a partes iguales.
study-thinking = Pensando…

## Analysis

study-moves = Jugadas y lo que valen
study-more = { $count ->
        [one] Una jugada más
        [many] { $count } jugadas más
       *[other] { $count } jugadas más
    }
study-fewer = Solo las mejores
study-values = Valores
study-best-line = Jugar lo mejor
study-stop = Parar
study-set-up = Preparar
study-set-up-about = Elige una pieza y ponla en su sitio
study-set-up-done = Analizar esto
study-tools = Qué poner
study-take-away = Quitar
study-mover = Turno de:
study-clear = Vaciar el tablero
study-possible = Esta posición se puede jugar.
study-paste = Pegar una partida
study-paste-about = Una partida guardada, una lista de jugadas, una posición en texto, o la dirección de una partida o de un análisis
study-paste-read = Leer
study-paste-unknown = Esto no es una partida guardada, ni una lista de jugadas, ni una posición, ni la dirección de una partida de aquí.
study-paste-elsewhere = Esta dirección es de otro sitio web: { $site }.
study-prune = Olvidar esta jugada
study-draw-about = Con el botón derecho del ratón puedes dibujar flechas y círculos.
study-share = Compartir
study-link = Enlace a esta posición
study-position = La posición en texto
study-from-start = Desde el principio

## Review

study-review-about = Pega una partida guardada, una lista de jugadas o la dirección de una partida: se repasa cada jugada y ves dónde se ganó y se perdió.
study-review-start = Repasarla
study-review-title = Repaso de { $game }
study-review-running = Esta partida aún se está jugando. Podrás repasarla cuando termine.
study-review-end = Así terminó la partida.
study-review-better = Era mejor { $move }: { $worth }.
study-review-win-loss = Un error: convierte una victoria en derrota.
study-review-win-draw = Un error: deja escapar la victoria.
study-review-draw-loss = Un error: pierde donde se podía empatar.
study-review-doubtful = Probablemente un error (es una estimación).
study-review-fine = Parece bien (es una estimación).
study-review-kept = Tan buena como cualquier otra: { $worth }.
study-review-no-choice = Daba igual: todas las jugadas valían lo mismo.
study-review-decisive = Esto decidió la partida.
study-accuracy-exact = Decisiones acertadas entre las que importaban: { $right } de { $choices }. Precisión: { $percent }. Es exacto.
study-accuracy-estimate = Precisión de un { $percent } más o menos. Es una estimación: no se pudieron demostrar todas las jugadas.
study-accuracy-none = Ninguna decisión importaba: todas las jugadas valían siempre lo mismo.
study-mistakes = Errores
study-mistakes-none = No se encontró ninguno.
study-mistakes-looking = Mirando cada jugada…
study-analyse-here = Analizar esta posición
study-to-match = Ir a la partida
study-graph-wins = Gana { seat-name }
study-graph-move = Jugada
study-graph-exact = demostrado
study-graph-estimate = estimado

## Rule pages: what the examples show

study-rules-of = Las reglas de { $game }
study-rules-short = En resumen
study-rules-examples = Ejemplos
study-rules-show = Mostrar
study-rules-again = Otra vez
study-rules-why = ¿Por qué no?
study-rules-not-allowed = No permitido
study-rules-print = Imprimir en una hoja
study-rules-options = Opciones
study-rules-usual = Lo normal: { $value }
study-rules-decisions = Cómo decidimos lo que el reglamento no dice

## Help while playing

study-help = Ayuda
study-review-this = Repasar la partida
study-hint = Pista
study-hint-more = Mostrar la jugada
study-hint-place = Coloca algo nuevo en el tablero.
study-hint-piece = Fíjate en esto: { $piece }.
study-hint-move = Prueba { $move }: { $worth }.
study-threats = ¿Qué me amenaza?
study-threats-none = Ahora mismo, nada.
study-threats-some = Cuidado: { seat-name } quiere jugar { $move } y ganar al instante.
study-threats-later = Nadie gana con la jugada siguiente. Pero { seat-name } quiere jugar { $move } y así ganaría en { $distance } jugadas, hagas lo que hagas.
study-show-values = Mostrar valores
