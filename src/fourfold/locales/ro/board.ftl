board-label = Tabla de joc
board-pass = Pas
board-choose-group = Alegeți grupul care rămâne.

board-piece-sphere = { $colour ->
        [light] sferă deschisă
       *[dark] sferă închisă
    }
board-piece-cylinder = { $colour ->
        [light] cilindru deschis
       *[dark] cilindru închis
    }
board-piece-cube = { $colour ->
        [light] cub deschis
       *[dark] cub închis
    }
board-piece-cone = { $colour ->
        [light] con deschis
       *[dark] con închis
    }
board-piece-star = { $colour ->
        [light] stea deschisă
       *[dark] stea închisă
    }
board-piece-tile = { $colour ->
        [red] plăcuță roșie
        [blue] plăcuță albastră
        [yellow] plăcuță galbenă
        [green] plăcuță verde
        [purple] plăcuță violetă
       *[orange] plăcuță portocalie
    }

board-empty = liber
board-selected = selectat
board-group = grupul { $number }
board-target = se poate alege
board-last = ultima mutare
board-winning = aduce victoria

board-space-holds = { $space } { $piece }
board-space-empty = { $space } liber
board-empty-run = de la { $first } la { $last } liber

board-hand = Rezerva lui { seat-name }
board-hand-holds = Rezerva lui { seat-name }: { $stock }
board-hand-empty = Rezerva lui { seat-name } este goală
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } în rezervă

board-chosen = Selectat: { $what }; { $count ->
        [one] o posibilitate
        [few] { $count } posibilități
       *[other] { $count } de posibilități
    }
board-put-back = Selecția a fost anulată

board-place-sphere = { seat-name } plasează o sferă pe { $space }
board-place-cylinder = { seat-name } plasează un cilindru pe { $space }
board-place-cube = { seat-name } plasează un cub pe { $space }
board-place-cone = { seat-name } plasează un con pe { $space }
board-place-star = { seat-name } plasează o stea pe { $space }
board-place-tile = { seat-name } plasează o plăcuță pe { $space }
board-move-step = { seat-name } mută de pe { $start } pe { $end }
board-move-push = { seat-name } împinge de pe { $start } spre { $end }
board-back-star = { seat-name } ia înapoi o stea de pe { $space }
board-move-pass = { seat-name } spune pas

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] o stea deschisă ajunge pe { $space }
       *[dark] o stea închisă ajunge pe { $space }
    }
board-off-star = { $colour ->
        [light] o stea deschisă părăsește tabla
       *[dark] o stea închisă părăsește tabla
    }
board-then-home = { $count ->
        [one] o plăcuță se întoarce în rezervă
        [few] { $count } plăcuțe se întorc în rezerve
       *[other] { $count } de plăcuțe se întorc în rezerve
    }

## Small spaces

board-confirm = Jucați această mutare?
board-confirm-yes = Jucați
board-confirm-no = Înapoi
board-whole = Arătați toată tabla
