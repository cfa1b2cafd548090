## Starting and stopping

server-ready = Fourfold está en { $address } (se detiene con Ctrl-C)
error-address-taken = El servidor no puede escuchar en { $address }: { $why }.

## When nothing can be done

error-not-found = No hay nada en esta dirección.
error-internal = Algo ha fallado en el servidor. Ha quedado anotado; no se ha cambiado nada.
error-storage-unavailable = Ahora mismo no se puede llegar a las partidas. No se ha cambiado nada; inténtalo de nuevo.
error-server-leaving = El servidor está a punto de reiniciarse. No se ha cambiado nada; inténtalo de nuevo.

## Who is calling

error-token-missing = Aquí aún no te conocemos. Crea una partida o únete a una, o envía un token.
error-token-unknown = Este token no se conoce.
error-origin-foreign = Lo ha pedido una página de otro sitio, así que se rechaza.
error-key-unknown = Esta llave no corresponde a ningún puesto de esta partida.
error-too-many-commands = Han sido demasiados mensajes en poco tiempo.

## Making and joining matches

error-match-unknown = Esa partida no existe.
error-match-full = Todos los puestos de esta partida están ocupados.
error-match-busy = En esta partida pasan demasiadas cosas a la vez; inténtalo de nuevo.
error-position-over = En esta posición el juego ya ha terminado; una partida empieza donde el juego sigue.
error-seat-taken = Este puesto está ocupado.
error-engine-unknown = Aquí no hay ningún programa llamado «{ $name }».
error-engine-game = El programa «{ $name }» no juega a este juego.

## Commands in a match

error-stale = Antes ha pasado otra cosa; mira la partida como está ahora.
error-not-your-seat = Este puesto no es tuyo.
error-not-your-turn = No es tu turno.
error-seat-left = En este puesto se han rendido, o se ha acabado el tiempo.
error-match-waiting = La partida aún no ha empezado: queda un puesto libre.
error-match-aborted = Esta partida se ha anulado.
error-draw-offered-already = Ya has ofrecido tablas.
error-draw-not-offered = Nadie ofrece tablas.
error-takebacks-off = En esta partida no se deshace nada; así se decidió al crearla.
error-takeback-asked-already = Alguien ya ha pedido deshacer una jugada.
error-takeback-not-asked = Nadie pide deshacer una jugada.
error-takeback-not-yours = No eres tú quien tiene que aceptar.
error-nothing-of-yours-to-take-back = Aún no has jugado, así que no hay nada que deshacer.
error-rematch-wanted-already = Ya has pedido la revancha; los demás aún no han respondido.
error-rematch-made-already = La revancha ya está creada.
error-too-late-to-abort = Una partida solo se puede anular antes de la segunda jugada.
error-too-many-events = En esta partida ya han pasado { $limit } cosas; desde ahora solo se aceptan jugadas.

## What the server refuses to protect itself

error-busy = Ahora mismo se están pensando demasiadas posiciones; inténtalo de nuevo en un momento.
error-thinking-failed = El ordenador no ha podido pensarlo; inténtalo de nuevo.
error-too-many-requests = { $seconds ->
        [one] Han sido demasiadas peticiones en poco tiempo; inténtalo de nuevo dentro de un segundo.
        [many] Han sido demasiadas peticiones en poco tiempo; inténtalo de nuevo dentro de { $seconds } segundos.
       *[other] Han sido demasiadas peticiones en poco tiempo; inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-too-many-sockets = Hay demasiadas conexiones abiertas desde tu dirección.
