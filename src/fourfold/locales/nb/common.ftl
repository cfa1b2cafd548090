seat-name =
    { $seat ->
        [light] Lys
        [dark] Mørk
        [red] Rød
        [blue] Blå
        [yellow] Gul
        [green] Grønn
        [purple] Lilla
       *[orange] Oransje
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = ved å gi opp
reason-time = på tid
reason-agreement = etter avtale
reason-length = partiet nådde maksimal lengde
reason-repetition = den samme stillingen oppsto for tredje gang
