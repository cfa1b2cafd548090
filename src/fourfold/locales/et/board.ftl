board-label = Mängulaud
board-pass = Jäta vahele
board-choose-group = Vali rühm, mis jääb.

board-piece-sphere = { $colour ->
        [light] hele kera
       *[dark] tume kera
    }
board-piece-cylinder = { $colour ->
        [light] hele silinder
       *[dark] tume silinder
    }
board-piece-cube = { $colour ->
        [light] hele kuup
       *[dark] tume kuup
    }
board-piece-cone = { $colour ->
        [light] hele koonus
       *[dark] tume koonus
    }
board-piece-star = { $colour ->
        [light] hele täht
       *[dark] tume täht
    }
board-piece-tile = { $colour ->
        [red] punane plaat
        [blue] sinine plaat
        [yellow] kollane plaat
        [green] roheline plaat
        [purple] lilla plaat
       *[orange] oranž plaat
    }

board-empty = tühi
board-selected = valitud
board-group = rühm { $number }
board-target = saab valida
board-last = viimane käik
board-winning = kuulub võidu juurde

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tühi
board-empty-run = { $first } kuni { $last } tühjad

board-hand = { seat-name }, varu
board-hand-holds = { seat-name }, varu: { $stock }
board-hand-empty = { seat-name }, varu: tühi
board-stock = { $piece } × { $count }
board-slot = { $piece }, varus { $count }

board-chosen = Valitud: { $what }; { $count ->
        [one] üks võimalus
       *[other] { $count } võimalust
    }
board-put-back = Valik on tühistatud

board-place-sphere = { seat-name } asetab kera väljale { $space }
board-place-cylinder = { seat-name } asetab silindri väljale { $space }
board-place-cube = { seat-name } asetab kuubi väljale { $space }
board-place-cone = { seat-name } asetab koonuse väljale { $space }
board-place-star = { seat-name } asetab tähe väljale { $space }
board-place-tile = { seat-name } asetab plaadi väljale { $space }
board-move-step = { seat-name } käib väljalt { $start } väljale { $end }
board-move-push = { seat-name } lükkab väljalt { $start } väljale { $end }
board-back-star = { seat-name } võtab tähe väljalt { $space } tagasi
board-move-pass = { seat-name } jätab käigu vahele

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] hele täht läheb väljale { $space }
       *[dark] tume täht läheb väljale { $space }
    }
board-off-star = { $colour ->
        [light] hele täht lahkub laualt
       *[dark] tume täht lahkub laualt
    }
board-then-home = { $count ->
        [one] üks plaat läheb tagasi varusse
       *[other] { $count } plaati läheb tagasi varudesse
    }

## Small spaces

board-confirm = Kas mängida see käik?
board-confirm-yes = Mängi
board-confirm-no = Tagasi
board-whole = Näita kogu lauda
