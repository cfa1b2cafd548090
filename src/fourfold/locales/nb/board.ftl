board-label = Spillebrett
board-pass = Meld pass
board-choose-group = Velg gruppen som blir.

board-piece-sphere = { $colour ->
        [light] lys kule
       *[dark] mørk kule
    }
board-piece-cylinder = { $colour ->
        [light] lys sylinder
       *[dark] mørk sylinder
    }
board-piece-cube = { $colour ->
        [light] lys kube
       *[dark] mørk kube
    }
board-piece-cone = { $colour ->
        [light] lys kjegle
       *[dark] mørk kjegle
    }
board-piece-star = { $colour ->
        [light] lys stjerne
       *[dark] mørk stjerne
    }
board-piece-tile = { $colour ->
        [red] rød brikke
        [blue] blå brikke
        [yellow] gul brikke
        [green] grønn brikke
        [purple] lilla brikke
       *[orange] oransje brikke
    }

board-empty = tomt
board-selected = valgt
board-group = gruppe { $number }
board-target = kan velges
board-last = siste trekk
board-winning = del av seieren

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tomt
board-empty-run = { $first } til { $last } tomme

board-hand = { seat-name }, forråd
board-hand-holds = { seat-name }, forråd: { $stock }
board-hand-empty = { seat-name }, forråd: tomt
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } i forrådet

board-chosen = Valgt: { $what }; { $count ->
        [one] én mulighet
       *[other] { $count } muligheter
    }
board-put-back = Valget er opphevet

board-place-sphere = { seat-name } plasserer en kule på { $space }
board-place-cylinder = { seat-name } plasserer en sylinder på { $space }
board-place-cube = { seat-name } plasserer en kube på { $space }
board-place-cone = { seat-name } plasserer en kjegle på { $space }
board-place-star = { seat-name } plasserer en stjerne på { $space }
board-place-tile = { seat-name } plasserer en brikke på { $space }
board-move-step = { seat-name } flytter fra { $start } til { $end }
board-move-push = { seat-name } skyver fra { $start } til { $end }
board-back-star = { seat-name } tar tilbake en stjerne fra { $space }
board-move-pass = { seat-name } passer

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] en lys stjerne havner på { $space }
       *[dark] en mørk stjerne havner på { $space }
    }
board-off-star = { $colour ->
        [light] en lys stjerne forlater brettet
       *[dark] en mørk stjerne forlater brettet
    }
board-then-home = { $count ->
        [one] én brikke går tilbake til forrådet
       *[other] { $count } brikker går tilbake til forrådene
    }

## Small spaces

board-confirm = Spille dette trekket?
board-confirm-yes = Spill
board-confirm-no = Tilbake
board-whole = Vis hele brettet
