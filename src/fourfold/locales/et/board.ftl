board-label = Mängulaud
board-pass = Jäta vahele
board-choose-group = Vali rühm, mis jääb.

board-empty = tühi
board-selected = valitud
board-group = rühm { $number }
board-target = saab valida
board-last = viimane käik
board-winning = kuulub võidu juurde

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tühi
board-empty-run = { $first } kuni { $last } tühjad

board-hand = { seat-name }, varu
board-hand-holds = { seat-name }, varu: { $stock }
board-hand-empty = { seat-name }, varu: tühi
board-stock = { $piece } × { $count }
board-slot = { $piece }, varus { $count }

board-chosen = Valitud: { $what }; { $count ->
        [one] üks võimalus
       *[other] { $count } võimalust
    }
board-put-back = Valik on tühistatud

board-move-step = { seat-name } käib väljalt { $start } väljale { $end }
board-move-push = { seat-name } lükkab väljalt { $start } väljale { $end }
board-move-pass = { seat-name } jätab käigu vahele

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] üks plaat läheb tagasi varusse
       *[other] { $count } plaati läheb tagasi varudesse
    }

## Small spaces

board-confirm = Kas mängida see käik?
board-confirm-yes = Mängi
board-confirm-no = Tagasi
board-whole = Näita kogu lauda
