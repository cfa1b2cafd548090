board-label = Ploča
board-pass = Preskoči
board-choose-group = Odaberite grupu koja ostaje.

board-piece-sphere = { $colour ->
        [light] svijetla kugla
       *[dark] tamna kugla
    }
board-piece-cylinder = { $colour ->
        [light] svijetli valjak
       *[dark] tamni valjak
    }
board-piece-cube = { $colour ->
        [light] svijetla kocka
       *[dark] tamna kocka
    }
board-piece-cone = { $colour ->
        [light] svijetli stožac
       *[dark] tamni stožac
    }
board-piece-star = { $colour ->
        [light] svijetla zvijezda
       *[dark] tamna zvijezda
    }
board-piece-tile = { $colour ->
        [red] crvena pločica
        [blue] plava pločica
        [yellow] žuta pločica
        [green] zelena pločica
        [purple] ljubičasta pločica
       *[orange] narančasta pločica
    }

board-empty = prazno
board-selected = odabrano
board-group = grupa { $number }
board-target = može se odabrati
board-last = posljednji potez
board-winning = donosi pobjedu

board-space-holds = { $space } { $piece }
board-space-empty = { $space } prazno
board-empty-run = od { $first } do { $last } prazno

board-hand = Zaliha { form-seat-genitive }
board-hand-holds = Zaliha { form-seat-genitive }: { $stock }
board-hand-empty = Zaliha { form-seat-genitive } je prazna
board-stock = { $piece } × { $count }
board-slot = { $piece }, u zalihi: { $count }

board-chosen = Odabrano: { $what }; { $count ->
        [one] { $count } mogućnost
        [few] { $count } mogućnosti
       *[other] { $count } mogućnosti
    }
board-put-back = Odabir poništen

board-place-sphere = { seat-name } postavlja kuglu na { $space }
board-place-cylinder = { seat-name } postavlja valjak na { $space }
board-place-cube = { seat-name } postavlja kocku na { $space }
board-place-cone = { seat-name } postavlja stožac na { $space }
board-place-star = { seat-name } postavlja zvijezdu na { $space }
board-place-tile = { seat-name } postavlja pločicu na { $space }
board-move-step = { seat-name } pomiče s { $start } na { $end }
board-move-push = { seat-name } gura s { $start } na { $end }
board-back-star = { seat-name } vraća zvijezdu s { $space } u zalihu
board-move-pass = { seat-name } preskače potez

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] svijetla zvijezda ide na { $space }
       *[dark] tamna zvijezda ide na { $space }
    }
board-off-star = { $colour ->
        [light] svijetla zvijezda napušta ploču
       *[dark] tamna zvijezda napušta ploču
    }
board-then-home = { $count ->
        [one] { $count } pločica se vraća u zalihu
        [few] { $count } pločice se vraćaju u zalihu
       *[other] { $count } pločica se vraća u zalihu
    }

## Small spaces

board-confirm = Odigrati ovaj potez?
board-confirm-yes = Odigraj
board-confirm-no = Natrag
board-whole = Pokaži cijelu ploču
