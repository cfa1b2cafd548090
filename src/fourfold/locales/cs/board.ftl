board-label = Hrací deska
board-pass = Vynechat
board-choose-group = Vyberte skupinu, která zůstane.

board-empty = prázdné
board-selected = vybráno
board-group = skupina { $number }
board-target = lze vybrat
board-last = poslední tah
board-winning = přináší výhru

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prázdné
board-empty-run = { $first } až { $last } prázdné

board-hand = Zásoba { form-seat-genitive }
board-hand-holds = Zásoba { form-seat-genitive }: { $stock }
board-hand-empty = Zásoba { form-seat-genitive } je prázdná
board-stock = { $piece } × { $count }
board-slot = { $piece }, v zásobě: { $count }

board-chosen = Vybráno: { $what }; { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
board-put-back = Výběr zrušen

board-move-step = { seat-name } táhne z { $start } na { $end }
board-move-push = { seat-name } strká z { $start } na { $end }
board-move-pass = { seat-name } vynechává tah

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } dílek se vrací do zásoby
        [few] { $count } dílky se vracejí do zásoby
       *[other] { $count } dílků se vrací do zásoby
    }

## Small spaces

board-confirm = Zahrát tento tah?
board-confirm-yes = Zahrát
board-confirm-no = Zpět
board-whole = Ukázat celou desku
