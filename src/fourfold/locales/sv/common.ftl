seat-name =
    { $seat ->
        [light] Ljus
        [dark] Mörk
        [red] Röd
        [blue] Blå
        [yellow] Gul
        [green] Grön
        [purple] Lila
       *[orange] Orange
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = uppgivet parti
reason-time = på tid
reason-agreement = genom överenskommelse
reason-length = partiet nådde sin maximala längd
reason-repetition = samma ställning uppstod för tredje gången
