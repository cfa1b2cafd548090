seat-name =
    { $seat ->
        [light] Svetlý
        [dark] Tmavý
        [red] Červený
        [blue] Modrý
        [yellow] Žltý
        [green] Zelený
        [purple] Fialový
       *[orange] Oranžový
    }
form-seat-genitive =
    { $seat ->
        [light] Svetlého
        [dark] Tmavého
        [red] Červeného
        [blue] Modrého
        [yellow] Žltého
        [green] Zeleného
        [purple] Fialového
       *[orange] Oranžového
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = vzdaním sa
reason-time = vypršal čas
reason-agreement = dohodou
reason-length = partia dosiahla najväčšiu možnú dĺžku
reason-repetition = rovnaká pozícia nastala tretíkrát
