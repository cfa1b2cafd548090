seat-name =
    { $seat ->
        [light] Chiaro
        [dark] Scuro
        [red] Rosso
        [blue] Blu
        [yellow] Giallo
        [green] Verde
        [purple] Viola
       *[orange] Arancione
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = per abbandono
reason-time = per tempo scaduto
reason-agreement = di comune accordo
reason-length = la partita ha raggiunto la durata massima
reason-repetition = la stessa posizione si è presentata per la terza volta
