board-label = Igralna plošča
board-pass = Izpusti
board-choose-group = Izberite skupino, ki ostane.

board-piece-sphere = { $colour ->
        [light] svetla krogla
       *[dark] temna krogla
    }
board-piece-cylinder = { $colour ->
        [light] svetel valj
       *[dark] temen valj
    }
board-piece-cube = { $colour ->
        [light] svetla kocka
       *[dark] temna kocka
    }
board-piece-cone = { $colour ->
        [light] svetel stožec
       *[dark] temen stožec
    }
board-piece-star = { $colour ->
        [light] svetla zvezda
       *[dark] temna zvezda
    }
board-piece-tile = { $colour ->
        [red] rdeča ploščica
        [blue] modra ploščica
        [yellow] rumena ploščica
        [green] zelena ploščica
        [purple] vijolična ploščica
       *[orange] oranžna ploščica
    }

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

board-place-sphere = { seat-name } položi kroglo na { $space }
board-place-cylinder = { seat-name } položi valj na { $space }
board-place-cube = { seat-name } položi kocko na { $space }
board-place-cone = { seat-name } položi stožec na { $space }
board-place-star = { seat-name } položi zvezdo na { $space }
board-place-tile = { seat-name } položi ploščico na { $space }
board-move-step = { seat-name } premakne s polja { $start } na { $end }
board-move-push = { seat-name } potisne s polja { $start } na { $end }
board-back-star = { seat-name } vrne zvezdo s polja { $space } v zalogo
board-move-pass = { seat-name } izpusti potezo

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] svetla zvezda gre na { $space }
       *[dark] temna zvezda gre na { $space }
    }
board-off-star = { $colour ->
        [light] svetla zvezda zapusti ploščo
       *[dark] temna zvezda zapusti ploščo
    }
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
