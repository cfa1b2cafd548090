board-label = Piano di gioco
board-pass = Passa
board-choose-group = Scegli il gruppo che resta.

board-piece-sphere = { $colour ->
        [light] sfera chiara
       *[dark] sfera scura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro chiaro
       *[dark] cilindro scuro
    }
board-piece-cube = { $colour ->
        [light] cubo chiaro
       *[dark] cubo scuro
    }
board-piece-cone = { $colour ->
        [light] cono chiaro
       *[dark] cono scuro
    }
board-piece-star = { $colour ->
        [light] stella chiara
       *[dark] stella scura
    }
board-piece-tile = { $colour ->
        [red] tessera rossa
        [blue] tessera blu
        [yellow] tessera gialla
        [green] tessera verde
        [purple] tessera viola
       *[orange] tessera arancione
    }

board-empty = vuoto
board-selected = scelto
board-group = gruppo { $number }
board-target = si può scegliere
board-last = ultima mossa
board-winning = parte della vittoria

board-space-holds = { $space } { $piece }
board-space-empty = { $space } vuoto
board-empty-run = da { $first } a { $last } vuoti

board-hand = Riserva di { seat-name }
board-hand-holds = Riserva di { seat-name }: { $stock }
board-hand-empty = La riserva di { seat-name } è vuota
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } nella riserva

board-chosen = Selezione: { $what }; { $count ->
        [one] una possibilità
        [many] { $count } possibilità
       *[other] { $count } possibilità
    }
board-put-back = Selezione annullata

board-place-sphere = { seat-name } posiziona una sfera in { $space }
board-place-cylinder = { seat-name } posiziona un cilindro in { $space }
board-place-cube = { seat-name } posiziona un cubo in { $space }
board-place-cone = { seat-name } posiziona un cono in { $space }
board-place-star = { seat-name } posiziona una stella in { $space }
board-place-tile = { seat-name } posiziona una tessera in { $space }
board-move-step = { seat-name } muove da { $start } a { $end }
board-move-push = { seat-name } spinge da { $start } a { $end }
board-back-star = { seat-name } riprende una stella da { $space }
board-move-pass = { seat-name } passa

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] una stella chiara va in { $space }
       *[dark] una stella scura va in { $space }
    }
board-off-star = { $colour ->
        [light] una stella chiara esce dal piano di gioco
       *[dark] una stella scura esce dal piano di gioco
    }
board-then-home = { $count ->
        [one] una tessera torna nella riserva
        [many] { $count } tessere tornano nella riserva
       *[other] { $count } tessere tornano nella riserva
    }

## Small spaces

board-confirm = Giocare questa mossa?
board-confirm-yes = Gioca
board-confirm-no = Indietro
board-whole = Mostra tutto il piano
