board-label = Tábla
board-pass = Passz
board-choose-group = Válaszd ki, melyik csoport maradjon.

board-piece-sphere = { $colour ->
        [light] világos gömb
       *[dark] sötét gömb
    }
board-piece-cylinder = { $colour ->
        [light] világos henger
       *[dark] sötét henger
    }
board-piece-cube = { $colour ->
        [light] világos kocka
       *[dark] sötét kocka
    }
board-piece-cone = { $colour ->
        [light] világos kúp
       *[dark] sötét kúp
    }
board-piece-star = { $colour ->
        [light] világos csillag
       *[dark] sötét csillag
    }
board-piece-tile = { $colour ->
        [red] piros lapka
        [blue] kék lapka
        [yellow] sárga lapka
        [green] zöld lapka
        [purple] lila lapka
       *[orange] narancssárga lapka
    }

board-empty = üres
board-selected = kijelölve
board-group = { $number }. csoport
board-target = választható
board-last = utolsó lépés
board-winning = a győzelem része

board-space-holds = { $space } { $piece }
board-space-empty = { $space } üres
board-empty-run = { $first } – { $last } üres

board-hand = { seat-name } készlete
board-hand-holds = { seat-name } készlete: { $stock }
board-hand-empty = { seat-name } készlete üres
board-stock = { $piece } × { $count }
board-slot = { $piece }, készletben: { $count }

board-chosen = Kijelölve: { $what }; { $count ->
        [one] { $count } lehetőség
       *[other] { $count } lehetőség
    }
board-put-back = Kijelölés megszüntetve

board-place-sphere = { seat-name } gömböt tesz ide: { $space }
board-place-cylinder = { seat-name } hengert tesz ide: { $space }
board-place-cube = { seat-name } kockát tesz ide: { $space }
board-place-cone = { seat-name } kúpot tesz ide: { $space }
board-place-star = { seat-name } csillagot tesz ide: { $space }
board-place-tile = { seat-name } lapkát tesz ide: { $space }
board-move-step = { seat-name } innen ide lép: { $start } – { $end }
board-move-push = { seat-name } innen ide lök: { $start } – { $end }
board-back-star = { seat-name } csillagot vesz vissza innen: { $space }
board-move-pass = { seat-name } passzol

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] egy világos csillag ide kerül: { $space }
       *[dark] egy sötét csillag ide kerül: { $space }
    }
board-off-star = { $colour ->
        [light] egy világos csillag lekerül a tábláról
       *[dark] egy sötét csillag lekerül a tábláról
    }
board-then-home = { $count ->
        [one] { $count } lapka visszakerül a készletbe
       *[other] { $count } lapka visszakerül a készletbe
    }

## Small spaces

board-confirm = Ezt léped?
board-confirm-yes = Ezt lépem
board-confirm-no = Vissza
board-whole = Az egész tábla
