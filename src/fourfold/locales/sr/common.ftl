seat-name =
    { $seat ->
        [light] Svetli
        [dark] Tamni
        [red] Crveni
        [blue] Plavi
        [yellow] Žuti
        [green] Zeleni
        [purple] Ljubičasti
       *[orange] Narandžasti
    }
form-seat-genitive =
    { $seat ->
        [light] Svetlog
        [dark] Tamnog
        [red] Crvenog
        [blue] Plavog
        [yellow] Žutog
        [green] Zelenog
        [purple] Ljubičastog
       *[orange] Narandžastog
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = neko se predao
reason-time = isteklo je vreme
reason-agreement = po dogovoru
reason-length = dostignuta je najveća dužina partije
reason-repetition = ista pozicija se pojavila treći put
