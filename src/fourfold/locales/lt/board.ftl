board-label = Žaidimo lenta
board-pass = Praleisti
board-choose-group = Pasirinkite grupę, kuri lieka.

board-piece-sphere = { $colour ->
        [light] šviesus rutulys
       *[dark] tamsus rutulys
    }
board-piece-cylinder = { $colour ->
        [light] šviesus cilindras
       *[dark] tamsus cilindras
    }
board-piece-cube = { $colour ->
        [light] šviesus kubas
       *[dark] tamsus kubas
    }
board-piece-cone = { $colour ->
        [light] šviesus kūgis
       *[dark] tamsus kūgis
    }
board-piece-star = { $colour ->
        [light] šviesi žvaigždė
       *[dark] tamsi žvaigždė
    }
board-piece-tile = { $colour ->
        [red] raudona plytelė
        [blue] mėlyna plytelė
        [yellow] geltona plytelė
        [green] žalia plytelė
        [purple] violetinė plytelė
       *[orange] oranžinė plytelė
    }

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

board-place-sphere = { seat-name } padeda rutulį ant { $space }
board-place-cylinder = { seat-name } padeda cilindrą ant { $space }
board-place-cube = { seat-name } padeda kubą ant { $space }
board-place-cone = { seat-name } padeda kūgį ant { $space }
board-place-star = { seat-name } padeda žvaigždę ant { $space }
board-place-tile = { seat-name } padeda plytelę ant { $space }
board-move-step = { seat-name } eina iš { $start } į { $end }
board-move-push = { seat-name } stumia iš { $start } į { $end }
board-back-star = { seat-name } atsiima žvaigždę iš { $space }
board-move-pass = { seat-name } praleidžia ėjimą

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] šviesi žvaigždė nukeliauja į { $space }
       *[dark] tamsi žvaigždė nukeliauja į { $space }
    }
board-off-star = { $colour ->
        [light] šviesi žvaigždė palieka lentą
       *[dark] tamsi žvaigždė palieka lentą
    }
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
