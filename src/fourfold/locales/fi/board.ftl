board-label = Pelilauta
board-pass = Ohita vuoro
board-choose-group = Valitse ryhmä, joka jää.

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

board-move-step = { seat-name } siirtää paikasta { $start } paikkaan { $end }
board-move-push = { seat-name } työntää paikasta { $start } paikkaan { $end }
board-move-pass = { seat-name } ohittaa vuoron

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] yksi laatta palaa varastoon
       *[other] { $count } laattaa palaa varastoihin
    }

## Small spaces

board-confirm = Pelataanko tämä siirto?
board-confirm-yes = Pelaa
board-confirm-no = Takaisin
board-whole = Näytä koko lauta
