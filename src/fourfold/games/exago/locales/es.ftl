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

## The board

board-piece-tile = { $colour ->
        [red] ficha roja
        [blue] ficha azul
        [yellow] ficha amarilla
        [green] ficha verde
        [purple] ficha morada
       *[orange] ficha naranja
    }
board-place-tile = { seat-name } coloca una ficha en { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Tus fichas forman una línea recta y sin huecos.
        [loser] Las fichas de quien gana forman una línea recta y sin huecos.
       *[none] Las fichas forman una línea recta y sin huecos.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = El tablero está hecho de hexágonos. La primera ficha de la partida va al centro. Colócala allí.
learn-exago-centre-done = A partir de ahora, cada ficha tiene que tocar una ficha del tablero.
learn-exago-touch = Eres Azul. Intenta colocar una ficha en b2, donde estaría sola.
learn-exago-touch-done = Todas las fichas están unidas, siempre.
learn-exago-place = Coloca tu ficha en una casilla que toque la roja. El color de la vecina no importa.
learn-exago-place-done = Mientras tengas fichas en la reserva, tu turno consiste en colocar una.
learn-exago-line = Con dos personas, cinco fichas de tu color en línea recta ganan. Tienes cuatro: añade la quinta.
learn-exago-line-done = Las líneas van en tres direcciones. Deben ser rectas y sin huecos. Con tres o más personas bastan cuatro.
learn-exago-place-first = Las fichas se pueden mover más tarde, pero aún no. Intenta mover tu ficha de e4 a d5.
learn-exago-place-first-done = Primero, todas tus fichas tienen que estar en el tablero.
learn-exago-relocate = Ya no te quedan fichas en la reserva. Ahora un turno consiste en levantar una de tus fichas y ponerla en otra casilla donde toque una ficha. Mueve una.
learn-exago-relocate-done = Desde aquí, cualquier ficha puede viajar a cualquier parte.
learn-exago-own-space = Una ficha levantada tiene que ir a otro sitio. Intenta devolver la ficha de d2 a donde estaba.
learn-exago-own-space-done = En Exago no se puede esperar.
learn-exago-cut-off = Si al levantar una ficha las demás quedan en grupos separados, solo se queda el más grande; el resto vuelve a las reservas. Mueve una ficha que separe a otras.
learn-exago-cut-off-done = Quien ha recibido fichas tiene que colocarlas, una por turno, antes de volver a mover. Eso puede costar mucho tiempo.
learn-exago-choose = Si varios grupos son igual de grandes, eliges cuál se queda. Levanta la ficha que deja dos grupos del mismo tamaño y bájala junto al grupo que quieres conservar. Si allí toca los dos, elige una ficha del que se queda.
learn-exago-choose-done = El otro grupo ha vuelto a las reservas. Elige el que más te ayude.
learn-exago-move-to-win = En esta partida pequeña ganan cuatro fichas en línea. Eres Azul y no tienes nada en la reserva: gana moviendo una ficha.
learn-exago-move-to-win-done = Busca líneas con un hueco, y una ficha que no haga falta donde está.
learn-exago-must-block = Aquí juegan tres personas, y ganan cuatro fichas en línea. Rojo podría ganar en d5 en su próximo turno. Eres Azul: intenta jugar en e5 de todos modos.
learn-exago-must-block-done = Con tres o más personas debes parar una amenaza si no puedes ganar y alguna de tus jugadas la detiene.
learn-exago-block = Ahora cumple con tu deber.
learn-exago-block-done = Si hay varias amenazas, te ocupas de la de quien juega antes.
learn-exago-win-first = La obligación de bloquear tiene una excepción: si puedes ganar tú, adelante. Eres Rojo.
learn-exago-win-first-done = Ganar va antes que bloquear.
learn-exago-ahead = Otra vez dos personas, cinco en línea. Eres Rojo. Crea una amenaza a la que Azul no pueda responder: ganas con tu próxima ficha.
learn-exago-ahead-done = Una línea abierta se puede completar por dos lados, y Azul solo puede cerrar uno.
learn-exago-cross = Ahora nadie tiene fichas en la reserva. Eres Rojo. Levanta una ficha que no necesites donde está y ponla donde se cruzan dos de tus líneas: Azul no puede parar las dos.
learn-exago-cross-done = Una ficha donde se cruzan dos líneas cuenta para las dos. Quien juega bien prepara esos cruces mucho antes de usarlos. Ahora juega una partida.

## Themes of puzzles

study-theme-relocate = Mover una ficha
study-theme-win-by-cutting = Ganar separando fichas
study-theme-hold-by-cutting = Defenderse separando fichas

## The rule page: what the examples show

study-rules-exago-touch = Cada ficha nueva debe tocar una ficha del tablero.
study-rules-exago-line = Gana una línea recta y sin huecos: cinco fichas con dos personas, cuatro con más.
study-rules-exago-relocate = Cuando tu reserva está vacía, levanta una de tus fichas y ponla donde toque una ficha.
study-rules-exago-cut-off = Levantar esta ficha separa otras dos. Vuelven a las reservas y hay que colocarlas otra vez antes de mover.
study-rules-exago-choose = Quedan dos grupos del mismo tamaño: quien juega elige cuál se queda.
study-rules-exago-must-block = Con tres o más personas hay que parar las amenazas. Rojo amenaza con ganar en d5, así que Azul no puede jugar en otro sitio.
study-rules-exago-block = Esta jugada detiene la amenaza, así que está permitida.

## The rule page: what the printed rules leave open

study-decision-exago-groups = De varios grupos solo se queda uno de los más grandes, también cuando son más de dos.
study-decision-exago-own = Si vuelven fichas tuyas, aun así bajas enseguida la que has levantado; las otras siguen en turnos posteriores.
study-decision-exago-duty = Con tres o más personas, bloquear es obligatorio siempre que se pueda, también cuando solo amenaza una.
study-decision-exago-first = Si hay varias amenazas, te ocupas de la de quien juega antes.
study-decision-exago-relocated = La amenaza de ganar moviendo una ficha cuenta como cualquier otra.
study-decision-exago-stuck = Quien no puede hacer nada pasa. Si nadie puede jugar, es empate.
