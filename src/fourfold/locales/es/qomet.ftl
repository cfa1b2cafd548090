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
