seat-name =
    { $seat ->
        [light] Gaišie
        [dark] Tumšie
        [red] Sarkanie
        [blue] Zilie
        [yellow] Dzeltenie
        [green] Zaļie
        [purple] Violetie
       *[orange] Oranžie
    }
form-seat-genitive =
    { $seat ->
        [light] Gaišo
        [dark] Tumšo
        [red] Sarkano
        [blue] Zilo
        [yellow] Dzelteno
        [green] Zaļo
        [purple] Violeto
       *[orange] Oranžo
    }
form-seat-dative =
    { $seat ->
        [light] Gaišajiem
        [dark] Tumšajiem
        [red] Sarkanajiem
        [blue] Zilajiem
        [yellow] Dzeltenajiem
        [green] Zaļajiem
        [purple] Violetajiem
       *[orange] Oranžajiem
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = padodoties
reason-time = beidzies laiks
reason-agreement = vienojoties
reason-length = sasniegts lielākais partijas garums
reason-repetition = tā pati pozīcija atkārtojās trešo reizi
