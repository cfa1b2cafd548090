seat-name =
    { $seat ->
        [light] Hell
        [dark] Dunkel
        [red] Rot
        [blue] Blau
        [yellow] Gelb
        [green] Grün
        [purple] Lila
       *[orange] Orange
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = durch Aufgabe
reason-time = durch Zeitablauf
reason-agreement = durch Einigung
reason-length = die Höchstlänge einer Partie ist erreicht
reason-repetition = dieselbe Stellung kam zum dritten Mal vor
