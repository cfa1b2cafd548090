board-label = Žaidimo lenta
board-pass = Praleisti
board-choose-group = Pasirinkite grupę, kuri lieka.

board-empty = tuščia
board-selected = pasirinkta
board-group = { $number } grupė
board-target = galima pasirinkti
board-last = paskutinis ėjimas
board-winning = lėmė pergalę

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tuščia
board-empty-run = nuo { $first } iki { $last } tuščia

board-hand = { form-seat-genitive } atsargos
board-hand-holds = { form-seat-genitive } atsargos: { $stock }
board-hand-empty = { form-seat-genitive } atsargos tuščios
board-stock = { $piece } × { $count }
board-slot = { $piece }, atsargose { $count }

board-chosen = Pasirinkta: { $what }; { $count ->
        [one] { $count } galimybė
        [few] { $count } galimybės
       *[other] { $count } galimybių
    }
board-put-back = Pasirinkimas atšauktas

board-move-step = { seat-name } eina iš { $start } į { $end }
board-move-push = { seat-name } stumia iš { $start } į { $end }
board-move-pass = { seat-name } praleidžia ėjimą

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } plytelė grįžta į atsargas
        [few] { $count } plytelės grįžta į atsargas
       *[other] { $count } plytelių grįžta į atsargas
    }

## Small spaces

board-confirm = Eiti taip?
board-confirm-yes = Eiti
board-confirm-no = Atgal
board-whole = Rodyti visą lentą
