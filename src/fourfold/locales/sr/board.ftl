board-label = Tabla
board-pass = Preskoči potez
board-choose-group = Izaberite grupu koja ostaje.

board-empty = prazno
board-selected = izabrano
board-group = grupa { $number }
board-target = može se izabrati
board-last = poslednji potez
board-winning = donosi pobedu

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prazno
board-empty-run = { $first } do { $last } prazno

board-hand = Zaliha { form-seat-genitive }
board-hand-holds = Zaliha { form-seat-genitive }: { $stock }
board-hand-empty = Zaliha { form-seat-genitive } je prazna
board-stock = { $piece } × { $count }
board-slot = { $piece }, u zalihi: { $count }

board-chosen = Izabrano: { $what }; { $count ->
        [one] { $count } mogućnost
        [few] { $count } mogućnosti
       *[other] { $count } mogućnosti
    }
board-put-back = Izbor je poništen

board-move-step = { seat-name } pomera sa { $start } na { $end }
board-move-push = { seat-name } gura sa { $start } na { $end }
board-move-pass = { seat-name } preskače potez

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } pločica se vraća u zalihu
        [few] { $count } pločice se vraćaju u zalihu
       *[other] { $count } pločica se vraća u zalihu
    }

## Small spaces

board-confirm = Odigrati ovaj potez?
board-confirm-yes = Odigraj
board-confirm-no = Nazad
board-whole = Prikaži celu tablu
