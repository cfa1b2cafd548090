board-label = Plansza
board-pass = Pas
board-choose-group = Wybierz grupę, która zostaje.

board-piece-sphere = { $colour ->
        [light] jasna kula
       *[dark] ciemna kula
    }
board-piece-cylinder = { $colour ->
        [light] jasny walec
       *[dark] ciemny walec
    }
board-piece-cube = { $colour ->
        [light] jasny sześcian
       *[dark] ciemny sześcian
    }
board-piece-cone = { $colour ->
        [light] jasny stożek
       *[dark] ciemny stożek
    }
board-piece-star = { $colour ->
        [light] jasna gwiazdka
       *[dark] ciemna gwiazdka
    }
board-piece-tile = { $colour ->
        [red] czerwona płytka
        [blue] niebieska płytka
        [yellow] żółta płytka
        [green] zielona płytka
        [purple] fioletowa płytka
       *[orange] pomarańczowa płytka
    }

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

board-place-sphere = { seat-name } umieszcza kulę na { $space }
board-place-cylinder = { seat-name } umieszcza walec na { $space }
board-place-cube = { seat-name } umieszcza sześcian na { $space }
board-place-cone = { seat-name } umieszcza stożek na { $space }
board-place-star = { seat-name } umieszcza gwiazdkę na { $space }
board-place-tile = { seat-name } umieszcza płytkę na { $space }
board-move-step = { seat-name } przesuwa z { $start } na { $end }
board-move-push = { seat-name } przepycha z { $start } na { $end }
board-back-star = { seat-name } zabiera z powrotem gwiazdkę z { $space }
board-move-pass = { seat-name } pasuje

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] jasna gwiazdka trafia na { $space }
       *[dark] ciemna gwiazdka trafia na { $space }
    }
board-off-star = { $colour ->
        [light] jasna gwiazdka opuszcza planszę
       *[dark] ciemna gwiazdka opuszcza planszę
    }
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
