board-label = Hracia doska
board-pass = Vynechať
board-choose-group = Vyberte skupinu, ktorá zostane.

board-piece-sphere = { $colour ->
        [light] svetlá guľa
       *[dark] tmavá guľa
    }
board-piece-cylinder = { $colour ->
        [light] svetlý valec
       *[dark] tmavý valec
    }
board-piece-cube = { $colour ->
        [light] svetlá kocka
       *[dark] tmavá kocka
    }
board-piece-cone = { $colour ->
        [light] svetlý kužeľ
       *[dark] tmavý kužeľ
    }
board-piece-star = { $colour ->
        [light] svetlá hviezda
       *[dark] tmavá hviezda
    }
board-piece-tile = { $colour ->
        [red] červený dielik
        [blue] modrý dielik
        [yellow] žltý dielik
        [green] zelený dielik
        [purple] fialový dielik
       *[orange] oranžový dielik
    }

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

board-place-sphere = { seat-name } umiestňuje guľu na { $space }
board-place-cylinder = { seat-name } umiestňuje valec na { $space }
board-place-cube = { seat-name } umiestňuje kocku na { $space }
board-place-cone = { seat-name } umiestňuje kužeľ na { $space }
board-place-star = { seat-name } umiestňuje hviezdu na { $space }
board-place-tile = { seat-name } umiestňuje dielik na { $space }
board-move-step = { seat-name } ťahá z { $start } na { $end }
board-move-push = { seat-name } odtláča z { $start } na { $end }
board-back-star = { seat-name } berie späť hviezdu z { $space }
board-move-pass = { seat-name } vynecháva ťah

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] svetlá hviezda sa posúva na { $space }
       *[dark] tmavá hviezda sa posúva na { $space }
    }
board-off-star = { $colour ->
        [light] svetlá hviezda opúšťa hraciu dosku
       *[dark] tmavá hviezda opúšťa hraciu dosku
    }
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
