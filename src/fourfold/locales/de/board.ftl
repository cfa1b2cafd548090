board-label = Spielbrett
board-pass = Passen
board-choose-group = Wähle die Gruppe, die bleibt.

board-piece-sphere = { $colour ->
        [light] helle Kugel
       *[dark] dunkle Kugel
    }
board-piece-cylinder = { $colour ->
        [light] heller Zylinder
       *[dark] dunkler Zylinder
    }
board-piece-cube = { $colour ->
        [light] heller Würfel
       *[dark] dunkler Würfel
    }
board-piece-cone = { $colour ->
        [light] heller Kegel
       *[dark] dunkler Kegel
    }
board-piece-star = { $colour ->
        [light] heller Stern
       *[dark] dunkler Stern
    }
board-piece-tile = { $colour ->
        [red] roter Spielstein
        [blue] blauer Spielstein
        [yellow] gelber Spielstein
        [green] grüner Spielstein
        [purple] lila Spielstein
       *[orange] orangefarbener Spielstein
    }

board-empty = leer
board-selected = ausgewählt
board-group = Gruppe { $number }
board-target = wählbar
board-last = letzter Zug
board-winning = gehört zum Sieg

board-space-holds = { $space } { $piece }
board-space-empty = { $space } leer
board-empty-run = { $first } bis { $last } leer

board-hand = Vorrat von { seat-name }
board-hand-holds = Vorrat von { seat-name }: { $stock }
board-hand-empty = Der Vorrat von { seat-name } ist leer
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } im Vorrat

board-chosen = Ausgewählt: { $what }; { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
board-put-back = Auswahl aufgehoben

board-place-sphere = { seat-name } setzt eine Kugel auf { $space }
board-place-cylinder = { seat-name } setzt einen Zylinder auf { $space }
board-place-cube = { seat-name } setzt einen Würfel auf { $space }
board-place-cone = { seat-name } setzt einen Kegel auf { $space }
board-place-star = { seat-name } setzt einen Stern auf { $space }
board-place-tile = { seat-name } setzt einen Spielstein auf { $space }
board-move-step = { seat-name } zieht von { $start } nach { $end }
board-move-push = { seat-name } schubst von { $start } nach { $end }
board-back-star = { seat-name } nimmt einen Stern von { $space } zurück
board-move-pass = { seat-name } passt

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] ein heller Stern kommt nach { $space }
       *[dark] ein dunkler Stern kommt nach { $space }
    }
board-off-star = { $colour ->
        [light] ein heller Stern verlässt das Spielbrett
       *[dark] ein dunkler Stern verlässt das Spielbrett
    }
board-then-home = { $count ->
        [one] ein Spielstein kehrt in den Vorrat zurück
       *[other] { $count } Spielsteine kehren in den Vorrat zurück
    }

## Small spaces

board-confirm = Diesen Zug spielen?
board-confirm-yes = Spielen
board-confirm-no = Zurück
board-whole = Ganzes Spielbrett zeigen
