board-label = Tablero
board-pass = Pasar
board-choose-group = Elige el grupo que se queda.

board-empty = vacía
board-selected = elegida
board-group = grupo { $number }
board-target = se puede elegir
board-last = última jugada
board-winning = parte de la victoria

board-space-holds = { $space } { $piece }
board-space-empty = { $space } vacía
board-empty-run = de { $first } a { $last } vacías

board-hand = Reserva de { seat-name }
board-hand-holds = Reserva de { seat-name }: { $stock }
board-hand-empty = La reserva de { seat-name } está vacía
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } en la reserva

board-chosen = Elegido: { $what }; { $count ->
        [one] una opción
        [many] { $count } opciones
       *[other] { $count } opciones
    }
board-put-back = Selección anulada

board-move-step = { seat-name } mueve de { $start } a { $end }
board-move-push = { seat-name } empuja de { $start } a { $end }
board-move-pass = { seat-name } pasa

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] una ficha vuelve a la reserva
        [many] { $count } fichas vuelven a la reserva
       *[other] { $count } fichas vuelven a la reserva
    }

## Small spaces

board-confirm = ¿Hacer esta jugada?
board-confirm-yes = Jugar
board-confirm-no = Volver
board-whole = Ver todo el tablero
