board-label = Spillebrett
board-pass = Meld pass
board-choose-group = Velg gruppen som blir.

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

board-move-step = { seat-name } flytter fra { $start } til { $end }
board-move-push = { seat-name } skyver fra { $start } til { $end }
board-move-pass = { seat-name } passer

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] én brikke går tilbake til forrådet
       *[other] { $count } brikker går tilbake til forrådene
    }

## Small spaces

board-confirm = Spille dette trekket?
board-confirm-yes = Spill
board-confirm-no = Tilbake
board-whole = Vis hele brettet
