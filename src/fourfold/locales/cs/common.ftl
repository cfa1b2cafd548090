seat-name =
    { $seat ->
        [light] Světlý
        [dark] Tmavý
        [red] Červený
        [blue] Modrý
        [yellow] Žlutý
        [green] Zelený
        [purple] Fialový
       *[orange] Oranžový
    }
form-seat-genitive =
    { $seat ->
        [light] Světlého
        [dark] Tmavého
        [red] Červeného
        [blue] Modrého
        [yellow] Žlutého
        [green] Zeleného
        [purple] Fialového
       *[orange] Oranžového
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = vzdáním
reason-time = vypršel čas
reason-agreement = dohodou
reason-length = partie dosáhla největší možné délky
reason-repetition = stejná pozice nastala potřetí
