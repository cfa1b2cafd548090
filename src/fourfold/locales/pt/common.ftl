seat-name =
    { $seat ->
        [light] Claro
        [dark] Escuro
        [red] Vermelho
        [blue] Azul
        [yellow] Amarelo
        [green] Verde
        [purple] Roxo
       *[orange] Laranja
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = por desistência
reason-time = por tempo
reason-agreement = por acordo
reason-length = a partida chegou à duração máxima
reason-repetition = a mesma posição surgiu pela terceira vez
