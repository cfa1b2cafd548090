board-label = Tabla
board-pass = Preskoči potez
board-choose-group = Izaberite grupu koja ostaje.

board-piece-sphere = { $colour ->
        [light] svetla kugla
       *[dark] tamna kugla
    }
board-piece-cylinder = { $colour ->
        [light] svetli cilindar
       *[dark] tamni cilindar
    }
board-piece-cube = { $colour ->
        [light] svetla kocka
       *[dark] tamna kocka
    }
board-piece-cone = { $colour ->
        [light] svetla kupa
       *[dark] tamna kupa
    }
board-piece-star = { $colour ->
        [light] svetla zvezda
       *[dark] tamna zvezda
    }
board-piece-tile = { $colour ->
        [red] crvena pločica
        [blue] plava pločica
        [yellow] žuta pločica
        [green] zelena pločica
        [purple] ljubičasta pločica
       *[orange] narandžasta pločica
    }

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

board-place-sphere = { seat-name } postavlja kuglu na { $space }
board-place-cylinder = { seat-name } postavlja cilindar na { $space }
board-place-cube = { seat-name } postavlja kocku na { $space }
board-place-cone = { seat-name } postavlja kupu na { $space }
board-place-star = { seat-name } postavlja zvezdu na { $space }
board-place-tile = { seat-name } postavlja pločicu na { $space }
board-move-step = { seat-name } pomera sa { $start } na { $end }
board-move-push = { seat-name } gura sa { $start } na { $end }
board-back-star = { seat-name } vraća zvezdu sa { $space } u zalihu
board-move-pass = { seat-name } preskače potez

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] svetla zvezda odlazi na { $space }
       *[dark] tamna zvezda odlazi na { $space }
    }
board-off-star = { $colour ->
        [light] svetla zvezda napušta tablu
       *[dark] tamna zvezda napušta tablu
    }
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
