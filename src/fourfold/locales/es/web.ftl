## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet y Exago
web-description = Quantik, Qomet y Exago: juega con otras personas o contra el ordenador.
web-skip = Ir al contenido
web-home = Fourfold, todos los juegos
web-nav = Páginas
web-nav-learn = Aprender
web-nav-lobby = Sala
web-nav-mine = Partidas
web-close = Cerrar
web-loading = Cargando…
web-try-again = Intentar de nuevo
web-to-games = Todos los juegos
web-number = { $number }
web-no = No, volver
web-cancel = Cancelar

## Settings

web-preferences = Ajustes
web-preferences-note = Se guarda solo en este navegador. Sin cuenta ni seguimiento.
web-language = Idioma
web-theme = Colores
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-board = Tablero
web-board-wood = Madera
web-board-felt = Fieltro
web-board-distinct = Colores fáciles de distinguir
web-board-contrast = Alto contraste
web-size = Tamaño del tablero
web-size-usual = Según el espacio
web-size-small = Pequeño
web-size-large = Grande
web-fingers = Casillas pequeñas
web-fingers-zoom = El primer toque acerca
web-fingers-confirm = Preguntar antes de jugar
web-fingers-plain = Jugar al instante
web-motion = Movimiento
web-motion-auto = Como el dispositivo
web-motion-on = Las piezas se deslizan
web-motion-off = Nada se mueve
web-sound = Sonido
web-your-name = Tu nombre
web-name-optional = el que quieras, o nada

## First screen

web-home-title = ¿A qué jugamos?
web-home-about = Elige un tablero y luego con quién jugar.
web-home-running = Seguir jugando
web-home-lobby = Encontrar gente en la sala
web-home-open = Abrir una partida guardada
web-home-beyond = Problemas y análisis
web-home-daily = Problema del día
web-home-daily-about = El mismo para todo el mundo, uno nuevo a medianoche.
web-home-streak = { $days ->
        [one] Resuelto un día.
        [many] Resuelto { $days } días seguidos.
       *[other] Resuelto { $days } días seguidos.
    }
web-home-solved = resuelto
web-home-analyse = Análisis
web-home-analyse-about = Cualquier posición, y cuánto vale cada jugada en ella.

## Before a match

web-how-to-play = Cómo se juega
web-how-many = ¿Cuántos juegan?
web-with-people = Con personas
web-with-computer = Contra el ordenador
web-with-engines = Contra otros programas
web-beside = Alguien a mi lado
web-beside-about = Os turnáis en esta pantalla.
web-link = Alguien, con un enlace
web-link-about = Envía un enlace o muestra un código para escanear.
web-anyone = Quien pase por aquí
web-anyone-about = Espera a alguien en la sala.
web-level = Nivel { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Quién juega
web-player = Jugador { $number }
web-you = Tú
web-show-in-lobby = Mostrar esta partida en la sala, para que cualquiera pueda unirse
web-start = Empezar
web-invite = Invitar
web-more-options = Opciones y reloj
web-value-on = sí
web-value-off = no
web-begins = Quién empieza.
web-begins-drawn = Por sorteo
web-begins-me = Yo
web-begins-others = Los demás
web-takebacks = Se pueden deshacer jugadas, si los demás aceptan.
web-help-wanted = Se permiten pistas y valores a todo el que juegue con un enlace.
web-help-on = En esta partida se permiten pistas y valores a todo el mundo.
web-help-off = En esta partida nadie recibe pistas.
web-clock = Cuánto tiempo hay para pensar.
web-clock-none = Sin reloj
web-clock-increment = Minutos para toda la partida
web-clock-days = Días para cada jugada
web-clock-base = Minutos con los que empieza cada cual.
web-clock-more = Segundos que se suman tras cada jugada.
web-clock-each = Días que tiene cada cual para una jugada.
web-clock-days-text = { $days ->
        [one] Un día por jugada
        [many] { $days } días por jugada
       *[other] { $days } días por jugada
    }
web-clock-minutes-text = { $minutes ->
        [one] Un minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    }
web-clock-increment-text = { $minutes ->
        [one] Un minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    } + { $seconds ->
        [one] un segundo por jugada
        [many] { $seconds } segundos por jugada
       *[other] { $seconds } segundos por jugada
    }
web-clock-left = quedan { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Invita a alguien
        [many] Invita a { $count } personas
       *[other] Invita a { $count } personas
    }
web-invite-about = Envía el enlace o deja que escaneen el código. La partida empieza en cuanto estén todos.
web-invite-lobby = La partida está en la sala. También puedes enviar el enlace o mostrar el código.
web-invite-link = Enlace a esta partida
web-waiting = Esperando…
web-qr = El enlace como código para escanear
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-rules = Reglas
web-rules-of = Las reglas de { $game }
web-rules-examples = Con ejemplos, en una página aparte
web-join-title = { $named ->
        [yes] { $name } te invita a { $game }
       *[no] Te invitan a { $game }
    }
web-join = Unirse
web-open-seat = Puesto libre
web-numbered = { $name } { $number }
web-somebody = Alguien
web-beside-you = Alguien a tu lado

## The match

web-turn = { $who ->
        [you] Es tu turno
       *[other] Turno de { $name }
    }
web-thinking = { $name } está pensando…
web-over = La partida ha terminado
web-seat-you = tú
web-seat-away = ausente
web-left-resigned = se ha rendido
web-left-time = sin tiempo
web-left-failed = no puede seguir
web-seat-engine = programa
web-winner = Gana
web-moves = Jugadas
web-no-moves = Aún no se ha hecho ninguna jugada.
web-move-played = Jugada { $number }: { $name } jugó { $move }
web-meanwhile = { $name } ha jugado { $move }.
web-back-to-match = Volver a la partida
web-replay-first = Al principio
web-replay-previous = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-latest = A la última jugada
web-in-words = Posición y jugadas en palabras
web-type-move = Escribir una jugada
web-play-move = Jugar
web-watching = { $count ->
        [one] Una persona está mirando.
        [many] { $count } personas están mirando.
       *[other] { $count } personas están mirando.
    }
web-away = { $name } no está en este momento.
web-offline = Se ha perdido la conexión. Probando otra vez…
web-offline-unsent = Se ha perdido la conexión. Tu jugada está guardada y se enviará en cuanto vuelva.

## What can be done in a match

web-actions = Acciones
web-takeback = Deshacer
web-takeback-asked = Has pedido deshacer una jugada.
web-takeback-wish = { $name } pide deshacer una jugada.
web-allow = Permitir
web-decline = Rechazar
web-agree = Aceptar
web-draw = Tablas
web-draw-sure = ¿Ofrecer tablas?
web-draw-about = Si todos aceptan, nadie gana y nadie pierde.
web-draw-yes = Ofrecer tablas
web-draw-asked = Has ofrecido tablas.
web-draw-wish = { $name } ofrece tablas.
web-resign = Rendirse
web-resign-sure = ¿Te rindes?
web-resign-about = Quien se rinde pierde la partida. Con tres o más, el ordenador sigue jugando en ese puesto.
web-resign-yes = Rendirse
web-abort = Anular
web-abort-sure = ¿Anular la partida?
web-abort-about = Casi no ha pasado nada aún; la partida no contará para nadie.
web-abort-yes = Anular
web-flip = Girar el tablero
web-again = Jugar otra vez
web-rematch-asked = Esperando a los demás…
web-rematch-wish = { $name } quiere jugar otra vez.
web-to-rematch = A la próxima partida
web-other-match = Otra partida
web-share-watch = Quien tenga este enlace puede mirar
web-device = Seguir jugando en otro dispositivo
web-device-link = Solo para ti: quien abra este enlace juega en tu lugar
web-device-revoke = Anular enlaces personales
web-device-revoked = Anulados: ya nadie más juega en tu lugar.
web-record-save = Guardar la partida
web-record-copy = Copiar la partida

## What happened, read out

web-event-joined = { $name } se ha unido.
web-event-started = Empieza la partida.
web-event-resigned = { $who ->
        [you] Te has rendido.
       *[other] { $name } se ha rendido.
    }
web-event-time = { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $name } se le ha acabado el tiempo.
    }
web-event-failed = { $name } no puede seguir: { $reason ->
        [engine-illegal] ha jugado { $note }, que no está permitido
        [engine-late] no ha respondido a tiempo
        [engine-died] su programa ha terminado
        [engine-unknown] aquí ya no se conoce
       *[other] su programa no funciona como debe
    }.
web-event-draw-offered = { $who ->
        [you] Has ofrecido tablas.
       *[other] { $name } ofrece tablas.
    }
web-event-draw-accepted = { $who ->
        [you] Aceptas las tablas.
       *[other] { $name } acepta las tablas.
    }
web-event-draw-declined = { $who ->
        [you] Has rechazado las tablas.
       *[other] { $name } rechaza las tablas.
    }
web-event-takeback-asked = { $who ->
        [you] Has pedido deshacer una jugada.
       *[other] { $name } pide deshacer una jugada.
    }
web-event-takeback-declined = { $who ->
        [you] Has rechazado deshacer la jugada.
       *[other] { $name } rechaza deshacer la jugada.
    }
web-event-taken-back = Se han deshecho jugadas.
web-event-rematch-wanted = { $who ->
        [you] Quieres jugar otra vez.
       *[other] { $name } quiere jugar otra vez.
    }
web-event-aborted = La partida se ha anulado.

## The end

web-ending = Resultado
web-won = { $who ->
        [you] ¡Ganas!
       *[other] Gana { $name }
    }
web-drawn = Empate
web-why = Cómo terminó: { $reason }.
web-why-failed = Cómo terminó: el programa no pudo seguir.
web-why-where = Se ve aquí: { $spaces }.
web-aborted = Anulada
web-aborted-why = Esta partida se anuló antes de empezar de verdad.

## Finding matches

web-lobby = Sala de espera
web-lobby-waiting = Buscan compañía
web-lobby-nobody = Ahora no espera nadie. Empieza una partida y elige «{ web-anyone }».
web-lobby-begin = Empezar una partida
web-lobby-running = En juego
web-lobby-quiet = Ahora no se juega ninguna partida pública.
web-mine = Mis partidas
web-mine-none = Aún no has jugado en este navegador.
web-mine-lacks = No se puede llegar al servidor. Aquí faltan las partidas que guarda.
web-mine-filter = Qué partidas mostrar
web-mine-all = Todas
web-mine-running = En curso
web-mine-ended = Terminadas
web-mine-more = Mostrar más antiguas
web-mine-kept-about = Las partidas terminadas desaparecen al cabo de mucho tiempo. Las que tienen estrella se quedan.
web-mine-keep = Conservar esta partida
web-mine-delete = Borrar esta partida
web-delete-sure = ¿Borrar esta partida?
web-delete-about = No se puede recuperar. Una partida con otras personas solo desaparece de tu lista.
web-delete-yes = Borrar
web-list-waiting = esperando a más gente
web-list-your-turn = es tu turno
web-list-playing = { $ply ->
        [0] a punto de empezar
        [one] una jugada hecha
        [many] { $ply } jugadas hechas
       *[other] { $ply } jugadas hechas
    }

## Saved games

web-open = Abrir una partida guardada
web-open-about = Una partida terminada se muestra desde la primera jugada; una sin terminar continúa.
web-open-file = Elegir un archivo
web-open-text = o pegar la partida como texto, o su dirección
web-open-with = Seguir jugando con
web-open-look = Mirarla
web-open-go-on = Seguir jugando
web-open-too-long = Es demasiado largo para ser una partida guardada.

## What can go wrong, and what to do next

web-problem-unexpected = Algo ha fallado
web-problem-unexpected-next = La respuesta del servidor no tenía sentido. Inténtalo de nuevo.
web-problem-server = El servidor tiene un problema
web-problem-server-next = Inténtalo de nuevo en un momento. No se ha perdido nada de lo que has jugado.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Sin conexión
web-problem-offline-next = No se puede llegar al servidor. Comprueba la conexión e inténtalo de nuevo.
web-problem-slow = El servidor va lento
web-problem-slow-next = No llegó respuesta a tiempo. Inténtalo de nuevo.
web-problem-page = Aquí no hay nada
web-problem-page-next = Esta dirección no lleva a ninguna parte. Quizá falte una letra en el enlace.
web-problem-unloaded = No se ha podido cargar esta página
web-problem-unloaded-next = Puede que se haya perdido la conexión, o que haya una versión más nueva. Vuelve a cargar la página.
web-problem-game = Ese juego no existe
web-problem-game-next = Quizá falte una letra en el enlace. Elige uno de los juegos.
web-problem-match = Esa partida no existe
web-problem-match-next = Quizá falte una letra en el enlace, o la partida era muy antigua y se retiró. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Esta partida no está en este navegador
web-problem-match-elsewhere-next = Una partida alrededor de una mesa o contra el ordenador se queda en el navegador donde se juega. Elige allí «{ web-share }»: el enlace que contiene toda la partida se abre en cualquier sitio.
web-problem-match-damaged = No se ha podido leer esta partida
web-problem-match-damaged-next = Se ha puesto aparte, con su texto tal cual. La encontrarás en «{ web-mine }».
web-problem-aborted = Esta partida se anuló
web-problem-aborted-next = Terminó antes de empezar. Puedes empezar otra.
web-problem-match-full-next = Ya están ocupados todos los puestos. Puedes mirar la partida o empezar una tuya.
web-problem-stale-next = La posición ha cambiado entretanto, así que tu jugada no se ha hecho.
web-problem-key-unknown = Este enlace no es válido
web-problem-key-unknown-next = El enlace personal ya se usó o es incorrecto. Crea uno nuevo en el dispositivo donde juegas, con «{ web-share }».

## Without a server, without a connection

web-unplugged = Sin conexión
web-unplugged-about = Descarga una vez todo Fourfold y funcionará sin conexión: partidas alrededor de una mesa y contra el ordenador, lecciones, problemas, reglas, análisis y repaso. Para encontrarte con otras personas sigue haciendo falta conexión.
web-unplugged-make = Usar sin conexión
web-unplugged-size = { $megabytes } MB por descargar.
web-unplugged-fetching = Descargando: { $percent } %
web-unplugged-ready = Ya está todo aquí. Fourfold funciona sin conexión, y el ordenador piensa en este navegador.
web-unplugged-failed = No se ha podido descargar todo. Comprueba la conexión e inténtalo de nuevo.
web-unplugged-full = En este navegador ya no queda sitio. No se ha podido descargar todo.
web-starting = Preparando la mesa…
web-problem-python = Este navegador no puede jugar por sí solo
web-problem-python-next = Fourfold necesita aquí algo que le falta a este navegador o que está desactivado: los workers, WebAssembly o la descompresión de archivos. Prueba con un navegador más nuevo.
web-problem-unfetched = Aún sin descargar
web-problem-unfetched-next = Lo que hace falta aquí aún no se ha descargado, y no hay conexión. Conéctate una vez: «{ web-unplugged-make }», en los ajustes, lo descarga todo.
web-storage-full = En este navegador ya no queda sitio. Las partidas se conservan solo mientras esta página esté abierta; guarda las que quieras conservar.
web-storage-forbidden = Este navegador no guarda nada. Las partidas se conservan solo mientras esta página esté abierta; guarda las que quieras conservar.
web-damaged = { $count ->
        [one] No se ha podido leer una partida guardada. Se ha puesto aparte, con su texto tal cual.
        [many] No se han podido leer { $count } partidas guardadas. Se han puesto aparte, con sus textos tal cual.
       *[other] No se han podido leer { $count } partidas guardadas. Se han puesto aparte, con sus textos tal cual.
    }
web-damaged-save = Guardar el texto
web-damaged-copy = Copiar el texto
web-damaged-remove = Descartar
web-damaged-sure = ¿Descartar esta partida?
web-damaged-about = Su texto no se puede recuperar. En caso de duda, guárdalo o cópialo antes.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Enlace que contiene toda la partida
web-share-here = Esta partida se guarda solo en este navegador. Quien reciba el enlace o la partida guardada puede verla y continuarla.
web-alone = Fourfold funciona aquí sin servidor, así que no puedes encontrarte con nadie más.
web-alone-elsewhere = Puedes encontrarte con otras personas en { $server }.
