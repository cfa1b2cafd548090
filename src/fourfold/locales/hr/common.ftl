seat-name =
    { $seat ->
        [light] Svijetli
        [dark] Tamni
        [red] Crveni
        [blue] Plavi
        [yellow] Žuti
        [green] Zeleni
        [purple] Ljubičasti
       *[orange] Narančasti
    }
form-seat-genitive =
    { $seat ->
        [light] Svijetlog
        [dark] Tamnog
        [red] Crvenog
        [blue] Plavog
        [yellow] Žutog
        [green] Zelenog
        [purple] Ljubičastog
       *[orange] Narančastog
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = predajom
reason-time = isteklo je vrijeme
reason-agreement = dogovorom
reason-length = partija je dosegla najveću duljinu
reason-repetition = isti položaj nastao je treći put
