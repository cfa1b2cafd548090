seat-name =
    { $seat ->
        [light] Licht
        [dark] Donker
        [red] Rood
        [blue] Blauw
        [yellow] Geel
        [green] Groen
        [purple] Paars
       *[orange] Oranje
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = door opgave
reason-time = door de klok
reason-agreement = in onderling overleg
reason-length = de partij bereikte haar maximale lengte
reason-repetition = dezelfde stelling kwam voor de derde keer voor
