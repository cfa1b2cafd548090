seat-name =
    { $seat ->
        [light] Deschis
        [dark] Închis
        [red] Roșu
        [blue] Albastru
        [yellow] Galben
        [green] Verde
        [purple] Violet
       *[orange] Portocaliu
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = prin abandon
reason-time = prin depășirea timpului
reason-agreement = de comun acord
reason-length = s-a atins lungimea maximă a unei partide
reason-repetition = aceeași poziție a apărut a treia oară
