board-label = Tábla
board-pass = Passz
board-choose-group = Válaszd ki, melyik csoport maradjon.

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

board-move-step = { seat-name } innen ide lép: { $start } – { $end }
board-move-push = { seat-name } innen ide lök: { $start } – { $end }
board-move-pass = { seat-name } passzol

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } lapka visszakerül a készletbe
       *[other] { $count } lapka visszakerül a készletbe
    }

## Small spaces

board-confirm = Ezt léped?
board-confirm-yes = Ezt lépem
board-confirm-no = Vissza
board-whole = Az egész tábla
