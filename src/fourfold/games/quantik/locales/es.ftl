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

## The board

board-piece-sphere = { $colour ->
        [light] esfera clara
       *[dark] esfera oscura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro claro
       *[dark] cilindro oscuro
    }
board-piece-cube = { $colour ->
        [light] cubo claro
       *[dark] cubo oscuro
    }
board-piece-cone = { $colour ->
        [light] cono claro
       *[dark] cono oscuro
    }

board-place-sphere = { seat-name } coloca una esfera en { $space }
board-place-cylinder = { seat-name } coloca un cilindro en { $space }
board-place-cube = { seat-name } coloca un cubo en { $space }
board-place-cone = { seat-name } coloca un cono en { $space }

## How a match ended

web-why-quantik-line = Una fila, una columna o una región contiene ahora las cuatro formas, y decide la última.
web-why-quantik-no-move = { $reader ->
        [winner] Tu oponente ya no puede colocar ninguna pieza.
        [loser] Ya no puedes colocar ninguna pieza.
       *[none] El otro bando ya no puede colocar ninguna pieza.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Este es el tablero: dieciséis casillas. Sus cuatro filas, sus cuatro columnas y sus cuatro regiones de dos por dos son las líneas de este juego. Hay una región marcada.
learn-quantik-place = Tienes ocho piezas: dos esferas, dos cilindros, dos cubos y dos conos. En cada turno se coloca una pieza en una casilla vacía. Toma cualquier pieza y colócala donde quieras.
learn-quantik-place-done = Ahí se queda. En Quantik ninguna pieza se mueve ni sale del tablero.
learn-quantik-row = Una línea con las cuatro formas da la victoria a quien la completa. En la fila de arriba falta una forma: colócala allí.
learn-quantik-row-done = Esfera, cilindro, cubo y cono en una fila: ganas.
learn-quantik-region = Las regiones cuentan igual que las filas y las columnas. Completa la región de arriba a la derecha.
learn-quantik-region-done = Cuatro formas en una región: ganas.
learn-quantik-anyones = No importa de quién sean las piezas. Aquí juegas con Oscuro. En una columna hay tres piezas de Claro: aprovéchalas.
learn-quantik-anyones-done = Solo la última pieza tenía que ser tuya. Así que cuidado con lo que le dejas a tu oponente.
learn-quantik-forbidden-row = Ahora, lo único que está prohibido. Claro tiene una esfera en la fila de arriba. Eres Oscuro: intenta colocar una esfera en la misma fila, en a4.
learn-quantik-forbidden-row-done = No puedes colocar una forma en una fila, columna o región donde tu oponente ya tenga esa forma.
learn-quantik-forbidden-region = Esto también vale para las regiones. El cilindro de Oscuro está en d3. Eres Claro: intenta colocar un cilindro en c4.
learn-quantik-forbidden-region-done = Cada pieza que colocas cierra una fila, una columna y una región a la misma forma de tu oponente.
learn-quantik-own = Tus propias piezas nunca te prohíben nada. Coloca tu segunda esfera en una línea con la primera.
learn-quantik-own-done = Dos esferas tuyas en una línea están permitidas. Solo tu oponente queda fuera.
learn-quantik-two-each = Tienes dos de cada forma y ninguna más. Tus dos esferas están en el tablero: intenta colocar una tercera en d2.
learn-quantik-two-each-done = Cuando has colocado las dos, se acabó esa forma. En tu reserva siempre ves lo que te queda.
learn-quantik-careful = Aquí casi cualquier jugada deja ganar a Claro al instante. Eres Oscuro: encuentra la única jugada tras la que Claro no puede completar ninguna línea.
learn-quantik-careful-done = Bien visto. Una línea con tres formas diferentes es un regalo, salvo que la cuarta no se pueda colocar allí.
learn-quantik-no-move = Hay otra manera de ganar: pierde quien tiene que jugar y no puede. Eres Oscuro: quítale a Claro su última jugada.
learn-quantik-no-move-done = A Claro le quedan piezas, pero no puede colocarlas en ninguna casilla.
learn-quantik-ahead = Aquí nadie puede ganar al instante, pero tú, Oscuro, puedes forzarlo: después de tu jugada, haga lo que haga Claro, completas una línea.
learn-quantik-ahead-done = Así se gana en Quantik: deja a tu oponente solo jugadas que te ayuden. Ahora juega una partida.

## The rule page: what the examples show

study-rules-quantik-row = El cono completa una fila con las cuatro formas. Gana quien coloca la última pieza, aunque alguna de las otras sea de su oponente.
study-rules-quantik-column = Las columnas cuentan igual. Aquí Oscuro gana con tres piezas de Claro.
study-rules-quantik-region = Y también las cuatro regiones de dos por dos.
study-rules-quantik-forbidden = La esfera de Claro en la fila de arriba impide que Oscuro coloque esferas en esa fila, en su columna y en su región.
study-rules-quantik-own = Tu propia pieza nunca te estorba: una segunda esfera en la misma columna está bien.
study-rules-quantik-no-move = Tras este cubo, Claro ya no puede colocar ninguna pieza en ninguna casilla. Quien no puede jugar pierde.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Si la última pieza completa una línea y además deja al otro bando sin jugadas, cuenta como línea.
study-decision-quantik-start = Se sortea quién empieza; en la partida siguiente empieza la otra persona.
