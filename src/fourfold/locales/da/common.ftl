seat-name =
    { $seat ->
        [light] Lys
        [dark] Mørk
        [red] Rød
        [blue] Blå
        [yellow] Gul
        [green] Grøn
        [purple] Lilla
       *[orange] Orange
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = ved at give op
reason-time = på tid
reason-agreement = efter aftale
reason-length = partiet nåede sin maksimale længde
reason-repetition = den samme stilling opstod for tredje gang
