seat-name =
    { $seat ->
        [light] Šviesieji
        [dark] Tamsieji
        [red] Raudonieji
        [blue] Mėlynieji
        [yellow] Geltonieji
        [green] Žalieji
        [purple] Violetiniai
       *[orange] Oranžiniai
    }
form-seat-genitive =
    { $seat ->
        [light] Šviesiųjų
        [dark] Tamsiųjų
        [red] Raudonųjų
        [blue] Mėlynųjų
        [yellow] Geltonųjų
        [green] Žaliųjų
        [purple] Violetinių
       *[orange] Oranžinių
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = pasidavus
reason-time = pasibaigė laikas
reason-agreement = susitarus
reason-length = pasiekta didžiausia partijos trukmė
reason-repetition = ta pati padėtis susidarė trečią kartą
