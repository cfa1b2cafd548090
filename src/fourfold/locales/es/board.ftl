board-label = Tablero
board-pass = Pasar
board-choose-group = Elige el grupo que se queda.

board-piece-sphere = { $colour ->
        [light] esfera clara
       *[dark] esfera oscura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro claro
       *[dark] cilindro oscuro
    }
board-piece-cube = { $colour ->
        [light] cubo claro
       *[dark] cubo oscuro
    }
board-piece-cone = { $colour ->
        [light] cono claro
       *[dark] cono oscuro
    }
board-piece-star = { $colour ->
        [light] estrella clara
       *[dark] estrella oscura
    }
board-piece-tile = { $colour ->
        [red] ficha roja
        [blue] ficha azul
        [yellow] ficha amarilla
        [green] ficha verde
        [purple] ficha morada
       *[orange] ficha naranja
    }

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

board-place-sphere = { seat-name } coloca una esfera en { $space }
board-place-cylinder = { seat-name } coloca un cilindro en { $space }
board-place-cube = { seat-name } coloca un cubo en { $space }
board-place-cone = { seat-name } coloca un cono en { $space }
board-place-star = { seat-name } coloca una estrella en { $space }
board-place-tile = { seat-name } coloca una ficha en { $space }
board-move-step = { seat-name } mueve de { $start } a { $end }
board-move-push = { seat-name } empuja de { $start } a { $end }
board-back-star = { seat-name } recupera una estrella de { $space }
board-move-pass = { seat-name } pasa

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] una estrella clara va a { $space }
       *[dark] una estrella oscura va a { $space }
    }
board-off-star = { $colour ->
        [light] una estrella clara sale del tablero
       *[dark] una estrella oscura sale del tablero
    }
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
