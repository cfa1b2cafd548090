board-label = Spelplan
board-pass = Passa
board-choose-group = Välj gruppen som stannar.

board-piece-sphere = { $colour ->
        [light] ljus sfär
       *[dark] mörk sfär
    }
board-piece-cylinder = { $colour ->
        [light] ljus cylinder
       *[dark] mörk cylinder
    }
board-piece-cube = { $colour ->
        [light] ljus kub
       *[dark] mörk kub
    }
board-piece-cone = { $colour ->
        [light] ljus kon
       *[dark] mörk kon
    }
board-piece-star = { $colour ->
        [light] ljus stjärna
       *[dark] mörk stjärna
    }
board-piece-tile = { $colour ->
        [red] röd bricka
        [blue] blå bricka
        [yellow] gul bricka
        [green] grön bricka
        [purple] lila bricka
       *[orange] orange bricka
    }

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

board-place-sphere = { seat-name } placerar en sfär på { $space }
board-place-cylinder = { seat-name } placerar en cylinder på { $space }
board-place-cube = { seat-name } placerar en kub på { $space }
board-place-cone = { seat-name } placerar en kon på { $space }
board-place-star = { seat-name } placerar en stjärna på { $space }
board-place-tile = { seat-name } placerar en bricka på { $space }
board-move-step = { seat-name } flyttar från { $start } till { $end }
board-move-push = { seat-name } knuffar från { $start } till { $end }
board-back-star = { seat-name } tar tillbaka en stjärna från { $space }
board-move-pass = { seat-name } passar

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] en ljus stjärna hamnar på { $space }
       *[dark] en mörk stjärna hamnar på { $space }
    }
board-off-star = { $colour ->
        [light] en ljus stjärna lämnar spelplanen
       *[dark] en mörk stjärna lämnar spelplanen
    }
board-then-home = { $count ->
        [one] en bricka går tillbaka till förrådet
       *[other] { $count } brickor går tillbaka till förråden
    }

## Small spaces

board-confirm = Spela det här draget?
board-confirm-yes = Spela
board-confirm-no = Tillbaka
board-whole = Visa hela spelplanen
