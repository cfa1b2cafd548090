seat-name =
    { $seat ->
        [light] Svetli
        [dark] Temni
        [red] Rdeči
        [blue] Modri
        [yellow] Rumeni
        [green] Zeleni
        [purple] Vijolični
       *[orange] Oranžni
    }
form-seat-genitive =
    { $seat ->
        [light] Svetlega
        [dark] Temnega
        [red] Rdečega
        [blue] Modrega
        [yellow] Rumenega
        [green] Zelenega
        [purple] Vijoličnega
       *[orange] Oranžnega
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = s predajo
reason-time = zmanjkalo je časa
reason-agreement = po dogovoru
reason-length = partija je dosegla največjo dolžino
reason-repetition = isti položaj je nastal tretjič
