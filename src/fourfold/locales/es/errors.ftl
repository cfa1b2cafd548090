## Games and options

error-game-unknown = No hay ningún juego llamado «{ $name }»; los juegos son { $names }.
error-option-unknown = { $keys ->
        [none] Aquí no existe la opción «{ $key }»; las opciones son: –.
       *[other] Aquí no existe la opción «{ $key }»; las opciones son: { $keys }.
    }
error-option-choice = La opción { $key } no puede ser «{ $value }»; es una de { $values }.
error-option-number = La opción { $key } no puede ser «{ $value }»; es un número entero de { $low } a { $high }.
error-option-type = La opción { $key } debe ser una palabra o un número entero.
error-option-pair = «{ $pair }» no es una opción; escribe key=value.
error-option-twice = La opción { $key } aparece dos veces.

## Positions

error-field-count = Aquí una posición tiene { $expected } partes separadas por un espacio, no { $found }.
error-row-count = El tablero tiene { $expected } filas separadas por «/», no { $found }.
error-row-length = La fila { $row } tiene { $expected } casillas, no { $found }.
error-letter-unknown = La fila { $row } contiene «{ $letter }»; puede contener { $letters }.
error-mover-unknown = No puede jugar «{ $letter }»; es una de { $letters }.
error-over-before-last-move = La partida había terminado antes de la última jugada de { seat-name }: ya había una victoria en el tablero.

## Moves

error-game-over = La partida ha terminado: ya no se puede jugar «{ $move }».
error-move-unreadable = «{ $move }» no es una jugada; las jugadas son como { $example }.
error-picks-no-turn = Eso no es una jugada. Elige una pieza que pueda ir a alguna parte y luego una casilla para ella.
error-picks-group = Varios grupos son los más grandes: señala el que se queda.
error-picks-over = La partida ha terminado.
error-space-unknown = En este tablero no existe la casilla { $space }.
error-space-taken = La casilla { $space } está ocupada.
error-hand-empty = A { seat-name } no le queda nada que colocar en la reserva.

## Matches

error-player-count = Hay { $seats } puestos, no { $found }.
error-player-name = «{ $name }» no puede ser un nombre: de 1 a { $limit } caracteres visibles, sin espacios alrededor.
error-settled-away-from-board = A esta partida le pusieron fin los jugadores, no el tablero; no se puede deshacer nada.
error-nothing-to-take-back =
    { $played ->
        [0] Aún no se ha hecho ninguna jugada, así que no se puede deshacer ninguna.
        [one] Solo se ha hecho una jugada; no se pueden deshacer { $count }.
        [many] Solo se han hecho { $played } jugadas; no se pueden deshacer { $count }.
       *[other] Solo se han hecho { $played } jugadas; no se pueden deshacer { $count }.
    }
error-seat-cannot-resign = El puesto { $seat } no puede rendirse: no existe o ya se ha rendido.
error-match-goes-on = La partida aún no ha terminado.
error-match-over = La partida ha terminado.

## Records

error-record-start = La partida guardada no puede empezar: { $reason }
error-record-move = Línea { $line }: { $reason }
error-record-tag-unreadable = Línea { $line }: «{ $text }» no es una etiqueta; las etiquetas son como [Game "quantik"].
error-record-tag-twice = Línea { $line }: la etiqueta { $tag } aparece aquí por segunda vez.
error-record-tag-unknown = Línea { $line }: en estas partidas guardadas no existe la etiqueta { $tag }.
error-record-tag-missing = A la partida guardada le falta la etiqueta { $tag }.
error-record-rules = Línea { $line }: la partida sigue la versión { $found } de las reglas; este programa conoce la versión { $expected }.
error-record-date = Línea { $line }: «{ $text }» no es una fecha; escríbela como 2026-11-15, o ? si no se sabe.
error-record-number = Línea { $line }: aquí se espera «{ $expected }», no «{ $found }».
error-record-number-alone = Línea { $line }: al último número no le sigue ninguna jugada.
error-record-resigned = Línea { $line }: «{ $text }» no encaja con las jugadas; las rendiciones son como «seat 2 after 14», en orden.
error-record-result = Línea { $line }: el resultado dice «{ $said }», pero las jugadas dicen «{ $found }».
