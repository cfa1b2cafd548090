board-label = Spillebræt
board-pass = Meld pas
board-choose-group = Vælg den gruppe, der bliver.

board-piece-sphere = { $colour ->
        [light] lys kugle
       *[dark] mørk kugle
    }
board-piece-cylinder = { $colour ->
        [light] lys cylinder
       *[dark] mørk cylinder
    }
board-piece-cube = { $colour ->
        [light] lys terning
       *[dark] mørk terning
    }
board-piece-cone = { $colour ->
        [light] lys kegle
       *[dark] mørk kegle
    }
board-piece-star = { $colour ->
        [light] lys stjerne
       *[dark] mørk stjerne
    }
board-piece-tile = { $colour ->
        [red] rød brik
        [blue] blå brik
        [yellow] gul brik
        [green] grøn brik
        [purple] lilla brik
       *[orange] orange brik
    }

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

board-place-sphere = { seat-name } placerer en kugle på { $space }
board-place-cylinder = { seat-name } placerer en cylinder på { $space }
board-place-cube = { seat-name } placerer en terning på { $space }
board-place-cone = { seat-name } placerer en kegle på { $space }
board-place-star = { seat-name } placerer en stjerne på { $space }
board-place-tile = { seat-name } placerer en brik på { $space }
board-move-step = { seat-name } flytter fra { $start } til { $end }
board-move-push = { seat-name } skubber fra { $start } til { $end }
board-back-star = { seat-name } tager en stjerne tilbage fra { $space }
board-move-pass = { seat-name } melder pas

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] en lys stjerne havner på { $space }
       *[dark] en mørk stjerne havner på { $space }
    }
board-off-star = { $colour ->
        [light] en lys stjerne forlader brættet
       *[dark] en mørk stjerne forlader brættet
    }
board-then-home = { $count ->
        [one] én brik går tilbage til forrådet
       *[other] { $count } brikker går tilbage til forrådene
    }

## Small spaces

board-confirm = Spille dette træk?
board-confirm-yes = Spil
board-confirm-no = Tilbage
board-whole = Vis hele brættet
