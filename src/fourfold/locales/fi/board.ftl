board-label = Pelilauta
board-pass = Ohita vuoro
board-choose-group = Valitse ryhmä, joka jää.

board-piece-sphere = { $colour ->
        [light] vaalea pallo
       *[dark] tumma pallo
    }
board-piece-cylinder = { $colour ->
        [light] vaalea sylinteri
       *[dark] tumma sylinteri
    }
board-piece-cube = { $colour ->
        [light] vaalea kuutio
       *[dark] tumma kuutio
    }
board-piece-cone = { $colour ->
        [light] vaalea kartio
       *[dark] tumma kartio
    }
board-piece-star = { $colour ->
        [light] vaalea tähti
       *[dark] tumma tähti
    }
board-piece-tile = { $colour ->
        [red] punainen laatta
        [blue] sininen laatta
        [yellow] keltainen laatta
        [green] vihreä laatta
        [purple] violetti laatta
       *[orange] oranssi laatta
    }

board-empty = tyhjä
board-selected = valittu
board-group = ryhmä { $number }
board-target = voi valita
board-last = viimeisin siirto
board-winning = kuuluu voittoon

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tyhjä
board-empty-run = { $first }–{ $last } tyhjiä

board-hand = { seat-name }, varasto
board-hand-holds = { seat-name }, varasto: { $stock }
board-hand-empty = { seat-name }, varasto: tyhjä
board-stock = { $piece } × { $count }
board-slot = { $piece }, varastossa { $count }

board-chosen = Valittu: { $what }; { $count ->
        [one] yksi vaihtoehto
       *[other] { $count } vaihtoehtoa
    }
board-put-back = Valinta poistettu

board-place-sphere = { seat-name } asettaa pallon paikkaan { $space }
board-place-cylinder = { seat-name } asettaa sylinterin paikkaan { $space }
board-place-cube = { seat-name } asettaa kuution paikkaan { $space }
board-place-cone = { seat-name } asettaa kartion paikkaan { $space }
board-place-star = { seat-name } asettaa tähden paikkaan { $space }
board-place-tile = { seat-name } asettaa laatan paikkaan { $space }
board-move-step = { seat-name } siirtää paikasta { $start } paikkaan { $end }
board-move-push = { seat-name } työntää paikasta { $start } paikkaan { $end }
board-back-star = { seat-name } ottaa tähden takaisin paikasta { $space }
board-move-pass = { seat-name } ohittaa vuoron

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] vaalea tähti siirtyy paikkaan { $space }
       *[dark] tumma tähti siirtyy paikkaan { $space }
    }
board-off-star = { $colour ->
        [light] vaalea tähti poistuu laudalta
       *[dark] tumma tähti poistuu laudalta
    }
board-then-home = { $count ->
        [one] yksi laatta palaa varastoon
       *[other] { $count } laattaa palaa varastoihin
    }

## Small spaces

board-confirm = Pelataanko tämä siirto?
board-confirm-yes = Pelaa
board-confirm-no = Takaisin
board-whole = Näytä koko lauta
