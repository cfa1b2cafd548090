board-label = Piano di gioco
board-pass = Passa
board-choose-group = Scegli il gruppo che resta.

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

board-move-step = { seat-name } muove da { $start } a { $end }
board-move-push = { seat-name } spinge da { $start } a { $end }
board-move-pass = { seat-name } passa

board-then = { $before }; { $after }
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
