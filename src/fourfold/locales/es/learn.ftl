## Quantik

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

## Qomet

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

## Exago

learn-exago-centre = El tablero está hecho de hexágonos. La primera ficha de la partida va al centro. Colócala allí.
learn-exago-centre-done = A partir de ahora, cada ficha tiene que tocar una ficha del tablero.
learn-exago-touch = Eres Azul. Intenta colocar una ficha en b2, donde estaría sola.
learn-exago-touch-done = Todas las fichas están unidas, siempre.
learn-exago-place = Coloca tu ficha en una casilla que toque la roja. El color de la vecina no importa.
learn-exago-place-done = Mientras tengas fichas en la reserva, tu turno consiste en colocar una.
learn-exago-line = Con dos personas, cinco fichas de tu color en línea recta ganan. Tienes cuatro: añade la quinta.
learn-exago-line-done = Las líneas van en tres direcciones. Deben ser rectas y sin huecos. Con tres o más personas bastan cuatro.
learn-exago-place-first = Las fichas se pueden mover más tarde, pero aún no. Intenta mover tu ficha de e4 a d5.
learn-exago-place-first-done = Primero, todas tus fichas tienen que estar en el tablero.
learn-exago-relocate = Ya no te quedan fichas en la reserva. Ahora un turno consiste en levantar una de tus fichas y ponerla en otra casilla donde toque una ficha. Mueve una.
learn-exago-relocate-done = Desde aquí, cualquier ficha puede viajar a cualquier parte.
learn-exago-own-space = Una ficha levantada tiene que ir a otro sitio. Intenta devolver la ficha de d2 a donde estaba.
learn-exago-own-space-done = En Exago no se puede esperar.
learn-exago-cut-off = Si al levantar una ficha las demás quedan en grupos separados, solo se queda el más grande; el resto vuelve a las reservas. Mueve una ficha que separe a otras.
learn-exago-cut-off-done = Quien ha recibido fichas tiene que colocarlas, una por turno, antes de volver a mover. Eso puede costar mucho tiempo.
learn-exago-choose = Si varios grupos son igual de grandes, eliges cuál se queda. Levanta la ficha que deja dos grupos del mismo tamaño y bájala junto al grupo que quieres conservar. Si allí toca los dos, elige una ficha del que se queda.
learn-exago-choose-done = El otro grupo ha vuelto a las reservas. Elige el que más te ayude.
learn-exago-move-to-win = En esta partida pequeña ganan cuatro fichas en línea. Eres Azul y no tienes nada en la reserva: gana moviendo una ficha.
learn-exago-move-to-win-done = Busca líneas con un hueco, y una ficha que no haga falta donde está.
learn-exago-must-block = Aquí juegan tres personas, y ganan cuatro fichas en línea. Rojo podría ganar en d5 en su próximo turno. Eres Azul: intenta jugar en e5 de todos modos.
learn-exago-must-block-done = Con tres o más personas debes parar una amenaza si no puedes ganar y alguna de tus jugadas la detiene.
learn-exago-block = Ahora cumple con tu deber.
learn-exago-block-done = Si hay varias amenazas, te ocupas de la de quien juega antes.
learn-exago-win-first = La obligación de bloquear tiene una excepción: si puedes ganar tú, adelante. Eres Rojo.
learn-exago-win-first-done = Ganar va antes que bloquear.
learn-exago-ahead = Otra vez dos personas, cinco en línea. Eres Rojo. Crea una amenaza a la que Azul no pueda responder: ganas con tu próxima ficha.
learn-exago-ahead-done = Una línea abierta se puede completar por dos lados, y Azul solo puede cerrar uno. Ahora juega una partida.
