board-label = Spillebræt
board-pass = Meld pas
board-choose-group = Vælg den gruppe, der bliver.

board-empty = tomt
board-selected = valgt
board-group = gruppe { $number }
board-target = kan vælges
board-last = sidste træk
board-winning = del af sejren

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tomt
board-empty-run = { $first } til { $last } tomme

board-hand = { seat-name }, forråd
board-hand-holds = { seat-name }, forråd: { $stock }
board-hand-empty = { seat-name }, forråd: tomt
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } i forrådet

board-chosen = Valgt: { $what }; { $count ->
        [one] én mulighed
       *[other] { $count } muligheder
    }
board-put-back = Valget er ophævet

board-move-step = { seat-name } flytter fra { $start } til { $end }
board-move-push = { seat-name } skubber fra { $start } til { $end }
board-move-pass = { seat-name } melder pas

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] én brik går tilbage til forrådet
       *[other] { $count } brikker går tilbage til forrådene
    }

## Small spaces

board-confirm = Spille dette træk?
board-confirm-yes = Spil
board-confirm-no = Tilbage
board-whole = Vis hele brættet
