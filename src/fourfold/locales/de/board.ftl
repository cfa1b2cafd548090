board-label = Spielbrett
board-pass = Passen
board-choose-group = Wähle die Gruppe, die bleibt.

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

board-move-step = { seat-name } zieht von { $start } nach { $end }
board-move-push = { seat-name } schubst von { $start } nach { $end }
board-move-pass = { seat-name } passt

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] ein Spielstein kehrt in den Vorrat zurück
       *[other] { $count } Spielsteine kehren in den Vorrat zurück
    }

## Small spaces

board-confirm = Diesen Zug spielen?
board-confirm-yes = Spielen
board-confirm-no = Zurück
board-whole = Ganzes Spielbrett zeigen
