board-label = Igralna plošča
board-pass = Izpusti
board-choose-group = Izberite skupino, ki ostane.

board-empty = prazno
board-selected = izbrano
board-group = skupina { $number }
board-target = mogoče izbrati
board-last = zadnja poteza
board-winning = prinaša zmago

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prazno
board-empty-run = od { $first } do { $last } prazno

board-hand = Zaloga { form-seat-genitive }
board-hand-holds = Zaloga { form-seat-genitive }: { $stock }
board-hand-empty = Zaloga { form-seat-genitive } je prazna
board-stock = { $piece } × { $count }
board-slot = { $piece }, v zalogi: { $count }

board-chosen = Izbrano: { $what }; { $count ->
        [one] { $count } možnost
        [two] { $count } možnosti
        [few] { $count } možnosti
       *[other] { $count } možnosti
    }
board-put-back = Izbira preklicana

board-move-step = { seat-name } premakne s polja { $start } na { $end }
board-move-push = { seat-name } potisne s polja { $start } na { $end }
board-move-pass = { seat-name } izpusti potezo

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } ploščica se vrne v zalogo
        [two] { $count } ploščici se vrneta v zalogo
        [few] { $count } ploščice se vrnejo v zalogo
       *[other] { $count } ploščic se vrne v zalogo
    }

## Small spaces

board-confirm = Želite odigrati to potezo?
board-confirm-yes = Odigraj
board-confirm-no = Nazaj
board-whole = Pokaži celo ploščo
