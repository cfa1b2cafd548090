seat-name =
    { $seat ->
        [light] Jasny
        [dark] Ciemny
        [red] Czerwony
        [blue] Niebieski
        [yellow] Żółty
        [green] Zielony
        [purple] Fioletowy
       *[orange] Pomarańczowy
    }
form-seat-genitive =
    { $seat ->
        [light] Jasnego
        [dark] Ciemnego
        [red] Czerwonego
        [blue] Niebieskiego
        [yellow] Żółtego
        [green] Zielonego
        [purple] Fioletowego
       *[orange] Pomarańczowego
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = przez poddanie
reason-time = skończył się czas
reason-agreement = za zgodą graczy
reason-length = partia osiągnęła największą dozwoloną długość
reason-repetition = ta sama pozycja wystąpiła po raz trzeci
