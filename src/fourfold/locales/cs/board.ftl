board-label = Hrací deska
board-pass = Vynechat
board-choose-group = Vyberte skupinu, která zůstane.

board-piece-sphere = { $colour ->
        [light] světlá koule
       *[dark] tmavá koule
    }
board-piece-cylinder = { $colour ->
        [light] světlý válec
       *[dark] tmavý válec
    }
board-piece-cube = { $colour ->
        [light] světlá krychle
       *[dark] tmavá krychle
    }
board-piece-cone = { $colour ->
        [light] světlý kužel
       *[dark] tmavý kužel
    }
board-piece-star = { $colour ->
        [light] světlá hvězda
       *[dark] tmavá hvězda
    }
board-piece-tile = { $colour ->
        [red] červený dílek
        [blue] modrý dílek
        [yellow] žlutý dílek
        [green] zelený dílek
        [purple] fialový dílek
       *[orange] oranžový dílek
    }

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

board-place-sphere = { seat-name } umisťuje kouli na { $space }
board-place-cylinder = { seat-name } umisťuje válec na { $space }
board-place-cube = { seat-name } umisťuje krychli na { $space }
board-place-cone = { seat-name } umisťuje kužel na { $space }
board-place-star = { seat-name } umisťuje hvězdu na { $space }
board-place-tile = { seat-name } umisťuje dílek na { $space }
board-move-step = { seat-name } táhne z { $start } na { $end }
board-move-push = { seat-name } strká z { $start } na { $end }
board-back-star = { seat-name } bere zpět hvězdu z { $space }
board-move-pass = { seat-name } vynechává tah

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] světlá hvězda se posouvá na { $space }
       *[dark] tmavá hvězda se posouvá na { $space }
    }
board-off-star = { $colour ->
        [light] světlá hvězda opouští hrací desku
       *[dark] tmavá hvězda opouští hrací desku
    }
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
