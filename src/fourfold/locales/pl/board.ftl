board-label = Plansza
board-pass = Pas
board-choose-group = Wybierz grupę, która zostaje.

board-empty = puste
board-selected = wybrane
board-group = grupa { $number }
board-target = można wybrać
board-last = ostatni ruch
board-winning = część wygranej

board-space-holds = { $space } { $piece }
board-space-empty = { $space } puste
board-empty-run = od { $first } do { $last } puste

board-hand = Zapas { form-seat-genitive }
board-hand-holds = Zapas { form-seat-genitive }: { $stock }
board-hand-empty = Zapas { form-seat-genitive } jest pusty
board-stock = { $piece } × { $count }
board-slot = { $piece }, w zapasie: { $count }

board-chosen = Wybrano: { $what }; { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
board-put-back = Wybór cofnięty

board-move-step = { seat-name } przesuwa z { $start } na { $end }
board-move-push = { seat-name } przepycha z { $start } na { $end }
board-move-pass = { seat-name } pasuje

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } płytka wraca do zapasu
        [few] { $count } płytki wracają do zapasu
        [many] { $count } płytek wraca do zapasu
       *[other] { $count } płytki wracają do zapasu
    }

## Small spaces

board-confirm = Zagrać ten ruch?
board-confirm-yes = Zagraj
board-confirm-no = Wróć
board-whole = Pokaż całą planszę
