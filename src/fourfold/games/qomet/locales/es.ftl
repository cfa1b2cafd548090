qomet-name = Qomet
qomet-tagline = Coloca, mueve y empuja estrellas hasta que cuatro tuyas formen un cuadrado.
qomet-rules =
    Juegan dos personas, Claro y Oscuro, con siete estrellas cada una en la reserva. El tablero tiene 25 puntos en tres cuadrados alrededor de un centro, unidos por líneas.

    En tu turno haces una de tres cosas. Coloca una estrella de tu reserva en cualquier punto vacío. O mueve una de tus estrellas un paso por una línea; si allí hay una estrella de cualquier color, la empujas un paso más por la misma línea, donde tiene que haber sitio. O recupera una de tus estrellas del cuadrado exterior y devuélvela a tu reserva. Una estrella del cuadrado exterior empujada más allá del final de su línea vuelve a la reserva de su color. Solo se puede empujar una estrella a la vez, y nunca doblando una esquina.

    Si tu oponente ha empujado tu estrella, no puedes devolverle el empujón en tu turno siguiente.

    Cuatro estrellas del mismo color en las esquinas de un cuadrado ganan. Los lados de ese cuadrado deben seguir líneas del tablero: hay quince cuadrados así, los tres grandes y doce con una esquina en el centro. Si tu jugada le da un cuadrado a tu oponente, gana tu oponente, aunque tú también formes uno.

    Escribe d4 para colocar una estrella, d4-d5 para mover o empujar, a1-x para recuperar.
qomet-reason-square = cuatro estrellas en las esquinas de un cuadrado
qomet-reason-gave-square = la última jugada del otro bando completó el cuadrado

qomet-option-corner_exit = Si una estrella en una esquina exterior también puede salir empujada por el lado exterior, y no solo por la diagonal.
qomet-option-corner_exit-name = Salida por la esquina
qomet-option-repetition = La partida acaba en empate cuando la misma posición aparece este número de veces.
qomet-option-repetition-name = Repetición

qomet-brief-corner_exit = { $value ->
        [on] esquinas abiertas
       *[off] esquinas cerradas
    }
qomet-brief-repetition = { $value ->
        [off] sin empate por repetición
       *[other] empate por repetición
    }

error-too-many-stars = { seat-name } tiene { $found } estrellas en el tablero; solo hay { $limit }.
error-forbidden-move-is-none = «{ $move }» no puede ser la jugada prohibida: ninguna estrella de quien juega puede haber sido empujada así.
error-not-your-star = En { $space } no hay ninguna estrella tuya.
error-not-on-outer-square = Solo se pueden recuperar las estrellas del cuadrado exterior; { $space } está más adentro.
error-no-line-between = Ninguna línea lleva en un paso de { $start } a { $end }.
error-undoes-last-turn = Empujar { $start }-{ $end } desharía la última jugada de tu oponente; está prohibido durante un turno.
error-push-has-no-way = La estrella de { $space } no se puede empujar hacia ahí: su línea termina allí.
error-push-blocked = La estrella de { $space } no se puede empujar: el punto de detrás, { $behind }, está ocupado.

## The board

board-piece-star = { $colour ->
        [light] estrella clara
       *[dark] estrella oscura
    }
board-place-star = { seat-name } coloca una estrella en { $space }
board-back-star = { seat-name } recupera una estrella de { $space }
board-to-star = { $colour ->
        [light] una estrella clara va a { $space }
       *[dark] una estrella oscura va a { $space }
    }
board-off-star = { $colour ->
        [light] una estrella clara sale del tablero
       *[dark] una estrella oscura sale del tablero
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Cuatro estrellas tuyas están en las esquinas de un cuadrado.
        [loser] Tu oponente tiene cuatro estrellas en las esquinas de un cuadrado.
       *[none] Cuatro estrellas del mismo color están en las esquinas de un cuadrado.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Tu oponente ha completado tu cuadrado con su propia jugada.
        [loser] Tu propia jugada completó el cuadrado de tu oponente, y un cuadrado regalado cuenta.
       *[none] El otro bando completó el cuadrado con su propia jugada, y un cuadrado regalado cuenta.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Este es el tablero: 25 puntos en tres cuadrados alrededor de un centro, unidos por líneas. El centro está marcado. Las estrellas solo viajan por las líneas.
learn-qomet-place = Tienes siete estrellas en la reserva. Una forma de usar tu turno es colocar una estrella en cualquier punto vacío. Hazlo.
learn-qomet-place-done = Eso es colocar. Hay dos clases más de jugadas: mover y recuperar.
learn-qomet-square = Cuatro estrellas tuyas en las esquinas de un cuadrado ganan. Tres esquinas del cuadrado interior son tuyas: complétalo.
learn-qomet-square-done = El interior, el mediano y el exterior son tres de los quince cuadrados.
learn-qomet-centre = Los otros doce cuadrados tienen una esquina en el centro del tablero. Encuentra la esquina que le falta a este.
learn-qomet-centre-done = Pequeño, mediano o grande, en cada uno de los cuatro cuartos: doce cuadrados tienen una esquina en el centro. Las estrellas entre las esquinas no importarían.
learn-qomet-diamond = Estas cuatro estrellas están en el punto medio de los lados. Parece un cuadrado, pero sus lados no siguen líneas del tablero, así que no lo es.
learn-qomet-step = También puedes mover una de tus estrellas un paso por una línea, a un punto vacío. Hazlo con cualquiera de las dos.
learn-qomet-step-done = Mira las líneas antes de mover: no todos los puntos vecinos están unidos.
learn-qomet-push = Si una estrella de cualquier color está en medio, la empujas un paso más por la misma línea. Empuja la estrella de Oscuro.
learn-qomet-push-done = Has ocupado su sitio y ella ha avanzado. Tus propias estrellas se pueden empujar igual.
learn-qomet-blocked = Solo se puede empujar una estrella, y detrás tiene que haber sitio. Intenta empujar la estrella de Oscuro que está en d5.
learn-qomet-blocked-done = Dos estrellas seguidas no se pueden empujar.
learn-qomet-corner = Un empujón nunca dobla una esquina. En el cuadrado mediano, intenta empujar la estrella que está en f6 a lo largo del lado.
learn-qomet-corner-done = La línea termina ahí, y una estrella del cuadrado interior o mediano no puede salir del tablero.
learn-qomet-push-off = En el cuadrado exterior es distinto: una estrella empujada más allá del final de su línea vuelve a la reserva de su color. Empuja la estrella de Oscuro fuera del tablero.
learn-qomet-push-off-done = Oscuro puede colocarla otra vez, pero eso cuesta un turno.
learn-qomet-withdraw = La tercera clase de jugada: recupera una de tus estrellas del cuadrado exterior y devuélvela a tu reserva.
learn-qomet-withdraw-done = En tu próximo turno puedes colocarla donde haga falta.
learn-qomet-undo = Oscuro acaba de empujar tu estrella de d4 a d5. Intenta devolverle el empujón.
learn-qomet-undo-done = No puedes deshacer un empujón enseguida. Un turno más tarde, sí.
learn-qomet-gift = A Oscuro solo le falta d4 para el cuadrado marcado. Mira lo que pasa si empujas la estrella de Oscuro de d5 a d4.
learn-qomet-gift-done = Has formado el cuadrado de Oscuro, así que gana Oscuro. Un cuadrado es de su color, lo complete quien lo complete.
learn-qomet-save = La misma posición, pero juega mejor: encuentra la única jugada tras la que Oscuro no puede formar el cuadrado.
learn-qomet-save-done = Empujar fuera del tablero la estrella de una de sus esquinas es una buena defensa.
learn-qomet-ahead = Aquí no puedes ganar al instante, pero hay una jugada que fuerza la victoria: dos turnos después tienes un cuadrado, haga lo que haga Oscuro.
learn-qomet-ahead-done = Si Oscuro ocupa la última esquina, empujas esa estrella y te quedas con su sitio. Ahora juega una partida.

## Themes of puzzles

study-theme-no-undo = El truco «no se deshace»

## The rule page: what the examples show

study-rules-qomet-square = Cuatro estrellas del mismo color en las esquinas de un cuadrado ganan. Este es el más interior de los tres cuadrados grandes.
study-rules-qomet-centre = Doce cuadrados más tienen una esquina en el centro; las estrellas de en medio no importan.
study-rules-qomet-diamond = No es un cuadrado: sus lados no siguen líneas del tablero.
study-rules-qomet-step = Una estrella se mueve un paso por una línea hasta un punto vacío.
study-rules-qomet-push = Una estrella que estorba se empuja un paso más por la misma línea, sea de quien sea.
study-rules-qomet-blocked = Dos estrellas seguidas no se pueden empujar: detrás de la primera tiene que haber sitio.
study-rules-qomet-corner = Un empujón nunca dobla una esquina, y solo las estrellas del cuadrado exterior pueden salir del tablero.
study-rules-qomet-push-off = Una estrella empujada más allá del final de su línea en el cuadrado exterior vuelve a la reserva de su color.
study-rules-qomet-withdraw = Puedes recuperar una estrella tuya del cuadrado exterior y devolverla a tu reserva.
study-rules-qomet-undo = Oscuro acaba de empujar esta estrella. Devolver el empujón está prohibido durante un turno.
study-rules-qomet-gift = El propio empujón de Claro completa el cuadrado de Oscuro: gana Oscuro.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Una estrella en una esquina exterior también puede salir empujada por el lado exterior. La opción «corner_exit» puede prohibirlo.
study-decision-qomet-diamond = Los cuatro puntos medios de los lados de un cuadrado no son un cuadrado.
study-decision-qomet-repetition = La tercera vez que aparece la misma posición, con el turno de la misma persona y la misma jugada prohibida, la partida acaba en empate. Los valores del análisis no lo tienen en cuenta: donde nadie puede forzar la victoria, dicen empate.
study-decision-qomet-both = Si una jugada da un cuadrado a los dos bandos, gana quien no ha jugado.
