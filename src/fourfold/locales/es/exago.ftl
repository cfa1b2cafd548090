exago-name = Exago
exago-tagline = Coloca tus fichas y luego muévelas hasta que formen una línea.
exago-rules =
    De dos a seis personas en un tablero de hexágonos. Con dos, cada una tiene 12 fichas y necesita cinco en línea; de tres a seis, cada una tiene 6 y necesita cuatro.

    La primera ficha va al centro. Después, mientras tengas fichas en la reserva, coloca una en una casilla vacía que toque una ficha del tablero. Cuando no te quede ninguna, levanta una de tus fichas y ponla en otra casilla donde toque una ficha.

    Si al levantar una ficha las demás quedan en grupos separados, solo se queda el grupo más grande; todas las demás fichas vuelven a la reserva de su color antes de que bajes la tuya. Si varios grupos son los más grandes, eliges cuál se queda. Las fichas que han vuelto deben colocarse, una por turno, antes de poder mover fichas otra vez.

    Con tres o más hay que bloquear: si no puedes ganar ahora y alguien podría ganar en su próximo turno, fíjate en la primera de esas personas después de ti; si alguna de tus jugadas la detiene, debes hacer una de ellas.

    Una línea recta y sin huecos con suficientes fichas de tu color, en cualquiera de las tres direcciones, gana al final de tu turno.

    Escribe f6 para colocar, f6-g7 para mover, f6-g7=a3 para mover y conservar el grupo que contiene a3, pass cuando no hay otra cosa.
exago-reason-line = una línea recta de fichas
exago-reason-no-move = nadie puede jugar

exago-option-players = Cuántas personas juegan, de dos a seis.
exago-option-players-name = Jugadores
exago-option-size = Cuántas casillas tiene cada lado del tablero.
exago-option-size-name = Tamaño del tablero
exago-option-tiles = Con cuántas fichas empieza cada cual, o un número por puesto como ventaja.
exago-option-tiles-name = Fichas
exago-option-line = Cuántas fichas en línea ganan.
exago-option-line-name = Línea ganadora
exago-option-early = Si se pueden mover fichas mientras quedan algunas en la reserva.
exago-option-early-name = Mover antes
exago-option-reconnect = Si la ficha levantada se baja antes de que vuelvan los grupos separados, de modo que puede unirlos otra vez.
exago-option-reconnect-name = Volver a unir
exago-option-block = Si hay que bloquear una amenaza en partidas de tres o más.
exago-option-block-name = Obligación de bloquear
exago-option-repetition = La partida acaba en empate cuando la misma posición aparece este número de veces.
exago-option-repetition-name = Repetición

exago-brief-players = { $value ->
        [one] una persona
        [many] { $value } personas
       *[other] { $value } personas
    }
exago-brief-size = lados de { $value }
exago-brief-tiles = fichas: { $value }
exago-brief-line = { $value } en línea
exago-brief-early = { $value ->
        [on] las fichas se mueven pronto
       *[off] las fichas se mueven tarde
    }
exago-brief-reconnect = { $value ->
        [on] los grupos separados se pueden unir
       *[off] los grupos separados vuelven
    }
exago-brief-block = { $value ->
        [on] hay que bloquear las amenazas
       *[off] sin obligación de bloquear
    }
exago-brief-repetition = { $value ->
        [off] sin empate por repetición
       *[other] empate por repetición
    }

error-tiles-for-seats = La opción tiles da { $found } números para { $seats } puestos; da uno solo, o uno para cada puesto.
error-empty-run = La fila { $row } cuenta cero casillas vacías o empieza un número con 0.
error-hands-unreadable = «{ $hands }» no son reservas; en este juego tienen este aspecto: { $example }.
error-hands-do-not-add-up = { seat-name } tiene { $board } fichas en el tablero y { $hand } en la reserva; en total deben ser { $total }.
error-tiles-do-not-touch = Todas las fichas deben estar unidas, pero { $space } y { $other } no lo están.
error-pass-not-needed = Solo puedes pasar cuando no puedes hacer otra cosa.
error-centre-first = La primera ficha va al centro, { $space }.
error-touches-nothing = Una ficha en { $space } no tocaría ninguna otra.
error-not-your-tile = En { $space } no hay ninguna ficha tuya.
error-place-first =
    { $count ->
        [one] Aún tienes una ficha en la reserva; hay que colocarla antes de mover fichas.
        [many] Aún tienes { $count } fichas en la reserva; hay que colocarlas antes de mover fichas.
       *[other] Aún tienes { $count } fichas en la reserva; hay que colocarlas antes de mover fichas.
    }
error-back-to-own-space = Una ficha levantada va a otra casilla, no de vuelta a { $space }.
error-no-choice-of-groups = Aquí no hay grupos entre los que elegir; escribe { $move }.
error-choose-group = Varios grupos son los más grandes; di cuál se queda añadiendo = y una de estas: { $spaces }.
error-must-block = { seat-name } amenaza con ganar y puedes impedirlo; solo se permiten las jugadas que lo hacen.
