seat-name =
    { $seat ->
        [light] Világos
        [dark] Sötét
        [red] Piros
        [blue] Kék
        [yellow] Sárga
        [green] Zöld
        [purple] Lila
       *[orange] Narancs
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = valaki feladta
reason-time = lejárt az idő
reason-agreement = közös megegyezéssel
reason-length = a játszma elérte a megengedett hosszt
reason-repetition = ugyanaz az állás harmadszor is előfordult
