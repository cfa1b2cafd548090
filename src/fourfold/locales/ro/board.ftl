board-label = Tabla de joc
board-pass = Pas
board-choose-group = Alegeți grupul care rămâne.

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

board-move-step = { seat-name } mută de pe { $start } pe { $end }
board-move-push = { seat-name } împinge de pe { $start } spre { $end }
board-move-pass = { seat-name } spune pas

board-then = { $before }; { $after }
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
