## Starting and stopping

server-ready = Fourfold está en { $address } (se detiene con Ctrl-C)
error-address-taken = El servidor no puede escuchar en { $address }: { $why }.

## When nothing can be done

error-not-found = No hay nada en esta dirección.
error-internal = Algo ha fallado en el servidor. Ha quedado anotado; no se ha cambiado nada.
error-storage-unavailable = Ahora mismo no se puede llegar a las partidas. No se ha cambiado nada; inténtalo de nuevo.
error-storage-unsure = Justo cuando esto se guardaba, se ha dejado de poder llegar a las partidas. No se sabe si ha quedado guardado; pide lo mismo otra vez y se hará una sola vez.
error-server-leaving = El servidor está a punto de reiniciarse. No se ha cambiado nada; inténtalo de nuevo.

## Who is calling

error-token-missing = Aquí aún no te conocemos. Crea una partida o únete a una, o envía un token.
error-token-unknown = Este token no se conoce.
error-origin-foreign = Lo ha pedido una página de otro sitio, así que se rechaza.
error-key-unknown = Esta clave no corresponde a ningún puesto de esta partida.
error-too-many-commands = Por una conexión pueden llegar como máximo { $limit } mensajes por minuto.
error-needs-server = Solo se puede invitar a otras personas donde hay un servidor.

## Making and joining matches

error-match-unknown = Esa partida no existe.
error-not-your-match = Esta partida no es tuya.
error-delete-while-playing = Esta partida todavía se está jugando con otras personas; ríndete primero.
error-too-many-kept = Puedes conservar como máximo { $limit } partidas.
error-match-full = Todos los puestos de esta partida están ocupados.
error-too-many-events = En esta partida ya han pasado { $limit } cosas; desde ahora solo se aceptan jugadas.
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
error-no-draws = En este juego no hay empate: siempre gana alguien.
error-draw-not-offered = Nadie ofrece tablas.
error-takebacks-off = En esta partida no se deshace nada; así se decidió al crearla.
error-takeback-asked-already = Alguien ya ha pedido deshacer una jugada.
error-takeback-not-asked = Nadie pide deshacer una jugada.
error-takeback-not-yours = No eres tú quien tiene que aceptar.
error-nothing-of-yours-to-take-back = Aún no has jugado, así que no hay nada que deshacer.
error-rematch-wanted-already = Ya has pedido la revancha; los demás aún no han respondido.
error-rematch-made-already = La revancha ya está creada.
error-too-late-to-abort = Una partida solo se puede anular antes de la segunda jugada.

## What the server refuses to protect itself

error-busy = Ahora mismo se están pensando demasiadas posiciones; inténtalo de nuevo en un momento.
error-thinking-failed = El ordenador no ha podido pensarlo; inténtalo de nuevo.
error-too-many-requests = { $kind ->
        [matches] Desde una misma dirección se pueden crear como máximo { $limit } partidas por minuto; inténtalo de nuevo dentro de { $seconds } s.
        [matches-day] Desde una misma dirección se pueden crear como máximo { $limit } partidas al día; inténtalo de nuevo dentro de { $seconds } s.
        [players-day] Desde una misma dirección pueden llegar como máximo { $limit } jugadores al día; inténtalo de nuevo dentro de { $seconds } s.
        [analyses] Para una misma dirección se analizan como máximo { $limit } posiciones por minuto; inténtalo de nuevo dentro de { $seconds } s.
        [computing] El servidor dedica como máximo { $limit } s de cálculo por minuto a una misma dirección; inténtalo de nuevo dentro de { $seconds } s.
        [commands-day] Desde una misma dirección pueden llegar como máximo { $limit } jugadas y otras órdenes al día; inténtalo de nuevo dentro de { $seconds } s.
        [megabytes-day] Desde una misma dirección pueden llegar como máximo { $limit } megabytes al día; inténtalo de nuevo dentro de { $seconds } s.
       *[requests] Desde una misma dirección pueden llegar como máximo { $limit } peticiones por minuto; inténtalo de nuevo dentro de { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] El ordenador piensa como máximo { $limit } s al día para una misma dirección; inténtalo de nuevo dentro de { $seconds } s.
       *[all] El ordenador piensa como máximo { $limit } s al día en este servidor; inténtalo de nuevo dentro de { $seconds } s.
    }
error-too-many-at-once = Se atienden como máximo { $limit } peticiones a la vez de una misma dirección.
error-too-many-sockets = Desde una misma dirección puede haber como máximo { $limit } conexiones abiertas.
error-too-many-matches-here = Este servidor guarda como máximo { $limit } partidas; se podrán crear otras cuando desaparezcan las antiguas.
error-too-much-kept-here = Este servidor guarda como máximo { $limit } megabytes de partidas; se podrán crear otras cuando desaparezcan las antiguas.
