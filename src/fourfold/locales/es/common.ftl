seat-name =
    { $seat ->
        [light] Claro
        [dark] Oscuro
        [red] Rojo
        [blue] Azul
        [yellow] Amarillo
        [green] Verde
        [purple] Morado
       *[orange] Naranja
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = por rendición
reason-time = por tiempo
reason-agreement = de común acuerdo
reason-length = se ha alcanzado la duración máxima de una partida
reason-repetition = la misma posición ha aparecido por tercera vez
