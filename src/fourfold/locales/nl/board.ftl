board-label = Bord
board-pass = Passen
board-choose-group = Kies de groep die blijft.

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

board-move-step = { seat-name } gaat van { $start } naar { $end }
board-move-push = { seat-name } duwt van { $start } naar { $end }
board-move-pass = { seat-name } past

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] één steen gaat terug naar de voorraad
       *[other] { $count } stenen gaan terug naar de voorraad
    }

## Small spaces

board-confirm = Deze zet spelen?
board-confirm-yes = Spelen
board-confirm-no = Terug
board-whole = Hele bord tonen
