board-label = Ploča
board-pass = Preskoči
board-choose-group = Odaberite grupu koja ostaje.

board-empty = prazno
board-selected = odabrano
board-group = grupa { $number }
board-target = može se odabrati
board-last = posljednji potez
board-winning = donosi pobjedu

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prazno
board-empty-run = od { $first } do { $last } prazno

board-hand = Zaliha { form-seat-genitive }
board-hand-holds = Zaliha { form-seat-genitive }: { $stock }
board-hand-empty = Zaliha { form-seat-genitive } je prazna
board-stock = { $piece } × { $count }
board-slot = { $piece }, u zalihi: { $count }

board-chosen = Odabrano: { $what }; { $count ->
        [one] { $count } mogućnost
        [few] { $count } mogućnosti
       *[other] { $count } mogućnosti
    }
board-put-back = Odabir poništen

board-move-step = { seat-name } pomiče s { $start } na { $end }
board-move-push = { seat-name } gura s { $start } na { $end }
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
board-confirm-no = Natrag
board-whole = Pokaži cijelu ploču
