board-label = Bord
board-pass = Passen
board-choose-group = Kies de groep die blijft.

board-piece-sphere = { $colour ->
        [light] lichte bol
       *[dark] donkere bol
    }
board-piece-cylinder = { $colour ->
        [light] lichte cilinder
       *[dark] donkere cilinder
    }
board-piece-cube = { $colour ->
        [light] lichte kubus
       *[dark] donkere kubus
    }
board-piece-cone = { $colour ->
        [light] lichte kegel
       *[dark] donkere kegel
    }
board-piece-star = { $colour ->
        [light] lichte ster
       *[dark] donkere ster
    }
board-piece-tile = { $colour ->
        [red] rode steen
        [blue] blauwe steen
        [yellow] gele steen
        [green] groene steen
        [purple] paarse steen
       *[orange] oranje steen
    }

board-empty = leeg
board-selected = gekozen
board-group = groep { $number }
board-target = te kiezen
board-last = laatste zet
board-winning = hoort bij de overwinning

board-space-holds = { $space } { $piece }
board-space-empty = { $space } leeg
board-empty-run = { $first } tot en met { $last } leeg

board-hand = Voorraad van { seat-name }
board-hand-holds = Voorraad van { seat-name }: { $stock }
board-hand-empty = De voorraad van { seat-name } is leeg
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } in voorraad

board-chosen = Gekozen: { $what }; { $count ->
        [one] één mogelijkheid
       *[other] { $count } mogelijkheden
    }
board-put-back = Keuze opgeheven

board-place-sphere = { seat-name } plaatst een bol op { $space }
board-place-cylinder = { seat-name } plaatst een cilinder op { $space }
board-place-cube = { seat-name } plaatst een kubus op { $space }
board-place-cone = { seat-name } plaatst een kegel op { $space }
board-place-star = { seat-name } plaatst een ster op { $space }
board-place-tile = { seat-name } plaatst een steen op { $space }
board-move-step = { seat-name } gaat van { $start } naar { $end }
board-move-push = { seat-name } duwt van { $start } naar { $end }
board-back-star = { seat-name } neemt een ster terug van { $space }
board-move-pass = { seat-name } past

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] een lichte ster gaat naar { $space }
       *[dark] een donkere ster gaat naar { $space }
    }
board-off-star = { $colour ->
        [light] een lichte ster verlaat het bord
       *[dark] een donkere ster verlaat het bord
    }
board-then-home = { $count ->
        [one] één steen gaat terug naar de voorraad
       *[other] { $count } stenen gaan terug naar de voorraad
    }

## Small spaces

board-confirm = Deze zet spelen?
board-confirm-yes = Spelen
board-confirm-no = Terug
board-whole = Hele bord tonen
