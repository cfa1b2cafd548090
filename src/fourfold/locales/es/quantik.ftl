quantik-name = Quantik
quantik-tagline = Cuatro formas diferentes en una línea, sean de quien sean.
quantik-rules =
    Juegan dos personas, Claro y Oscuro, con ocho piezas cada una: dos esferas (A), dos cilindros (B), dos cubos (C) y dos conos (D). El tablero tiene 16 casillas; sus cuatro filas, sus cuatro columnas y sus cuatro regiones de 2×2 son las líneas.

    En tu turno, coloca una de tus piezas en una casilla vacía. No puedes colocar una forma en una fila, columna o región donde tu oponente ya tenga esa forma. Tus propias piezas nunca te lo impiden.

    Ganas en cuanto tu pieza hace que una línea contenga las cuatro formas, sean de quien sean. También ganas si a tu oponente le toca jugar y no puede. No hay empate.

    Una jugada se escribe con la forma y la casilla: Bc2 coloca un cilindro en c2.
quantik-reason-line = una línea contiene las cuatro formas
quantik-reason-no-move = el otro bando no tenía ninguna jugada permitida

quantik-the-shape =
    { $shape ->
        [sphere] esfera
        [cylinder] cilindro
        [cube] cubo
       *[cone] cono
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] La esfera de tu oponente
        [cylinder] El cilindro de tu oponente
        [cube] El cubo de tu oponente
       *[cone] El cono de tu oponente
    }

error-too-many-pieces = { seat-name } tiene más de { $limit } piezas de una misma forma en el tablero: { quantik-the-shape }.
error-turns-do-not-alternate = Claro tiene { $first } piezas en el tablero y Oscuro { $second }; Claro debe tener las mismas o una más.
error-shapes-clash = { $line ->
        [row] En { $space } y { $other } los dos bandos tienen la misma forma ({ quantik-the-shape }) en una fila; la segunda no se habría podido colocar.
        [column] En { $space } y { $other } los dos bandos tienen la misma forma ({ quantik-the-shape }) en una columna; la segunda no se habría podido colocar.
       *[region] En { $space } y { $other } los dos bandos tienen la misma forma ({ quantik-the-shape }) en una región; la segunda no se habría podido colocar.
    }
error-shape-used-up = { $shape ->
        [sphere] Tus dos esferas están en el tablero.
        [cylinder] Tus dos cilindros están en el tablero.
        [cube] Tus dos cubos están en el tablero.
       *[cone] Tus dos conos están en el tablero.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } en { $space } ya está en esta fila.
        [column] { quantik-opposing-shape } en { $space } ya está en esta columna.
       *[region] { quantik-opposing-shape } en { $space } ya está en esta región.
    }
