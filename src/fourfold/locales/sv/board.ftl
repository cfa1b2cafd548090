board-label = Spelplan
board-pass = Passa
board-choose-group = Välj gruppen som stannar.

board-empty = tom
board-selected = vald
board-group = grupp { $number }
board-target = kan väljas
board-last = senaste draget
board-winning = hör till vinsten

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tom
board-empty-run = { $first } till { $last } tomma

board-hand = { seat-name }, förråd
board-hand-holds = { seat-name }, förråd: { $stock }
board-hand-empty = { seat-name }, förråd: tomt
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } i förrådet

board-chosen = Valt: { $what }; { $count ->
        [one] en möjlighet
       *[other] { $count } möjligheter
    }
board-put-back = Valet är upphävt

board-move-step = { seat-name } flyttar från { $start } till { $end }
board-move-push = { seat-name } knuffar från { $start } till { $end }
board-move-pass = { seat-name } passar

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] en bricka går tillbaka till förrådet
       *[other] { $count } brickor går tillbaka till förråden
    }

## Small spaces

board-confirm = Spela det här draget?
board-confirm-yes = Spela
board-confirm-no = Tillbaka
board-whole = Visa hela spelplanen
