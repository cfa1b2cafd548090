seat-name =
    { $seat ->
        [light] Hele
        [dark] Tume
        [red] Punane
        [blue] Sinine
        [yellow] Kollane
        [green] Roheline
        [purple] Lilla
       *[orange] Oranž
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = alistumine
reason-time = aeg sai otsa
reason-agreement = kokkulepe
reason-length = partii suurim lubatud pikkus sai täis
reason-repetition = sama seis tekkis kolmandat korda
