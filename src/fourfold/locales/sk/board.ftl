board-label = Hracia doska
board-pass = Vynechať
board-choose-group = Vyberte skupinu, ktorá zostane.

board-empty = prázdne
board-selected = vybrané
board-group = skupina { $number }
board-target = dá sa vybrať
board-last = posledný ťah
board-winning = prináša výhru

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prázdne
board-empty-run = { $first } až { $last } prázdne

board-hand = Zásoba { form-seat-genitive }
board-hand-holds = Zásoba { form-seat-genitive }: { $stock }
board-hand-empty = Zásoba { form-seat-genitive } je prázdna
board-stock = { $piece } × { $count }
board-slot = { $piece }, v zásobe: { $count }

board-chosen = Vybrané: { $what }; { $count ->
        [one] { $count } možnosť
        [few] { $count } možnosti
       *[other] { $count } možností
    }
board-put-back = Výber zrušený

board-move-step = { seat-name } ťahá z { $start } na { $end }
board-move-push = { seat-name } odtláča z { $start } na { $end }
board-move-pass = { seat-name } vynecháva ťah

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] { $count } dielik sa vracia do zásoby
        [few] { $count } dieliky sa vracajú do zásoby
       *[other] { $count } dielikov sa vracia do zásoby
    }

## Small spaces

board-confirm = Zahrať tento ťah?
board-confirm-yes = Zahrať
board-confirm-no = Späť
board-whole = Ukázať celú dosku
