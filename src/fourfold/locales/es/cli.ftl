## Help

cli-help-usage = Uso:
cli-help-command-piece = ORDEN
cli-help-options-piece = [OPCIONES]
cli-help-language-piece = IDIOMA
cli-help-commands = Órdenes
cli-help-arguments = Argumentos
cli-help-options = Opciones

cli-help-fourfold = Juegos de tablero con reglas exactas: juega a { $games } en el terminal, o consulta las reglas desde un programa.
cli-help-play = Jugar en el terminal, con personas ante este teclado o contra el ordenador.
cli-help-games = Listar los juegos, o las opciones de uno.
cli-help-rules = Responder a cada línea de JSON de la entrada estándar con una línea de JSON: posición, jugadas permitidas, resultado.
cli-help-perft = Contar las secuencias de jugadas permitidas de una longitud dada.
cli-help-analyze = Decir cuánto vale una posición y cada jugada en ella: demostrado donde se puede.
cli-help-match = Hacer jugar a jugadores del ordenador entre sí y medir su fuerza.
cli-help-solve = Hallar el valor de cada posición de un juego. Se puede parar, y sigue al llamarlo otra vez.
cli-help-verify = Comprobar lo que dice una tabla de valores, con un programa que no la hizo.
cli-help-tables = Decir qué tablas de valores hay aquí; descargarlas, construirlas, comprobarlas, comprimirlas o eliminarlas.
cli-help-serve = Servir la aplicación web y su API. Sin orden en un terminal, fourfold también hace esto y la muestra en un navegador.
cli-help-backup = Guardar todas las partidas de un servidor, también mientras funciona.
cli-help-engine = Jugar como motor para otros programas, que dicen qué hacer con la Universal Game Interface.
cli-help-pipe = Analizar las posiciones que describen líneas de JSON en la entrada estándar, varias a la vez, cada una con un identificador.
cli-help-puzzles = Buscar problemas: posiciones en las que una sola jugada es correcta. Cada uno está demostrado y puntuado. Imprime JSON.
cli-help-bench = Medir lo rápido que es todo, junto a las reglas sencillas y otras bibliotecas.

cli-help-version = Imprimir la versión.
cli-help-lang = Hablar uno de los idiomas { $languages }.
cli-help-help = Imprimir esta ayuda.
cli-help-game = Uno de { $games }, con opciones si quieres: exago?players=3&size=5
cli-help-option = Una opción del juego, por ejemplo size=5. Se puede dar varias veces.
cli-help-position = Empezar desde esta posición en lugar de la normal.
cli-help-players = Quién juega, con comas en medio. level1 a level10 son jugadores del ordenador, también random, greedy y montecarlo; ? es una persona sin nombre.
cli-help-in-order = Sentar a los jugadores en el orden dado en lugar de sortear.
cli-help-load = Seguir con una partida guardada.
cli-help-seed = Hacer que todo lo aleatorio salga igual cada vez.
cli-help-ascii = Dibujar solo con caracteres sencillos.
cli-help-no-color = Dibujar sin colores.
cli-help-level = Jugar contra el ordenador de este nivel, de 1 (débil) a 10 (lo más fuerte posible).
cli-help-time-move = Cuánto puede pensar una jugada un jugador del ordenador. Lo normal es 2.
cli-help-time = Cuánto pensar. Lo normal es 2; con 0, solo lo que se sabe al instante.
cli-help-json = Responder con una línea de JSON.

## Games and their options

cli-games-more = fourfold games GAME lista las opciones de un juego, fourfold play GAME lo juega.
cli-seats-exactly = { $count ->
        [one] un jugador
        [many] { $count } jugadores
       *[other] { $count } jugadores
    }
cli-seats-range = de { $low } a { $high } jugadores
cli-options-none = Este juego no tiene opciones.
cli-options-in-force = Opciones de esta partida:
cli-values-choice = Una de { $values }.
cli-values-number = De { $low } a { $high }.
cli-values-numbers = De { $low } a { $high }, para todos o para cada puesto con comas en medio.
cli-default = Lo normal: { $value }.
cli-default-depends = Aquí lo normal es { $value }; depende de las opciones de arriba.

## Questions before the first move

cli-ask-game = ¿Qué juego?
cli-ask-players = ¿Cuántos juegan, de { $low } a { $high }? [{ $low }]
cli-ask-opponents = ¿Quién juega?
cli-ask-level = ¿Con cuánta fuerza?
cli-against-people = Personas, todas ante este teclado
cli-against-level = Tú contra el ordenador, tan fuerte como quieras
cli-against-random = Tú contra el ordenador, que juega al azar
cli-ask-number = Número [{ $default }]:
cli-ask-again = Escribe un número de { $low } a { $high }.

## Players

cli-player-random = Al azar
cli-player-level1 = { level-name-1 }, nivel 1
cli-player-level2 = { level-name-2 }, nivel 2
cli-player-level3 = { level-name-3 }, nivel 3
cli-player-level4 = { level-name-4 }, nivel 4
cli-player-level5 = { level-name-5 }, nivel 5
cli-player-level6 = { level-name-6 }, nivel 6
cli-player-level7 = { level-name-7 }, nivel 7
cli-player-level8 = { level-name-8 }, nivel 8
cli-player-level9 = { level-name-9 }, nivel 9
cli-player-level10 = { level-name-10 }, nivel 10
cli-player-greedy = Codicia
cli-player-montecarlo = Montecarlo
cli-name = { $name } ({ $colour })
cli-you = tú
cli-somebody = una persona
cli-seat = { $colour }: { $name }
cli-seats-drawn = Se ha sorteado. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, jugada { $number }
cli-title-end = { $count ->
        [0] { $game } sin ninguna jugada
        [one] { $game } tras una jugada
        [many] { $game } tras { $count } jugadas
       *[other] { $game } tras { $count } jugadas
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, es tu turno
cli-hint = Escribe una jugada como { $example }, «{ $moves }» para verlas todas, o «{ $help }».
cli-hint-help = Escribe «{ $help }» para ver qué puedes hacer.
cli-computer-plays = { $name } juega { $move }.
cli-thinking = { $name } está pensando…
cli-won = Gana { $name }: { $reason }.
cli-drawn = Empate: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = ayuda, ?
cli-word-moves = jugadas
cli-word-hint = pista
cli-word-analyze = analizar, análisis, analisis
cli-word-undo = deshacer
cli-word-save = guardar
cli-word-load = cargar
cli-word-resign = rendirse
cli-word-draw = tablas
cli-word-rules = reglas
cli-word-record = partida
cli-word-rematch = revancha
cli-word-quit = salir

cli-argument-moves = [COMIENZO]
cli-argument-save = ARCHIVO
cli-argument-load = ARCHIVO

cli-about-help = mostrar esta lista
cli-about-moves = listar las jugadas permitidas, o las que empiezan así
cli-about-hint = dejar que el ordenador indique una buena jugada
cli-about-analyze = decir cuánto valen la posición y cada jugada
cli-about-undo = deshacer la última jugada de una persona
cli-about-save = escribir la partida en un archivo
cli-about-load = seguir con una partida de un archivo
cli-about-resign = rendirse
cli-about-draw = ofrecer tablas
cli-about-rules = mostrar las reglas de este juego
cli-about-record = mostrar la partida hasta ahora como texto
cli-about-rematch = jugar otra vez cuando termine la partida
cli-about-quit = marcharse

cli-help-move = Para jugar, escribe una jugada o su número en la lista de jugadas. Intro a solas muestra el tablero otra vez.
cli-moves-count = { $count ->
        [one] Una jugada permitida.
        [many] { $count } jugadas permitidas.
       *[other] { $count } jugadas permitidas.
    }
cli-moves-none = Ninguna jugada permitida empieza por «{ $start }».
cli-taken-back = { $count ->
        [one] Se ha deshecho una jugada.
        [many] Se han deshecho { $count } jugadas.
       *[other] Se han deshecho { $count } jugadas.
    }
cli-saved = Guardada como «{ $file }».
cli-not-saved = No se ha guardado.
cli-replace = Ya hay un archivo «{ $file }». ¿Sustituirlo?
cli-load-anyway = Esta partida no está guardada. ¿Dejarla de todos modos?
cli-quit-save = Esta partida no está guardada. Escribe un nombre de archivo para guardarla, o pulsa Intro para salir:
cli-resign-sure = { $name }, ¿quieres rendirte?
cli-resigned = { $name } se ha rendido; desde ahora el ordenador juega en ese puesto.
cli-draw-sure = { $name }, ¿aceptas tablas?
cli-draw-refused = { $name } sigue jugando.
cli-unsaved = Esta partida no ha terminado. Para seguir más tarde, pon estas líneas en un archivo y escribe: fourfold play --load FILE
cli-yes-or-no = [s/N]
cli-yes = s, sí, si, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] Juega { $name } y gana.
        [1] Juega { $name } y gana al instante.
       *[other] Juega { $name } y gana tras { $plies } jugadas, contando los dos bandos.
    }
analyze-position-loss = { $plies ->
        [0] Juega { $name } y pierde.
        [1] Juega { $name } y pierde al instante.
       *[other] Juega { $name } y pierde tras { $plies } jugadas, contando los dos bandos.
    }
analyze-position-draw = Juega { $name }; nadie puede forzar la victoria.
analyze-position-unknown = Juega { $name }. Aún no está demostrado quién gana; quizá ayude más tiempo.
analyze-best-open = Aún no está demostrado qué jugada es la mejor; quizá ayude más tiempo.
analyze-move = Jugada
analyze-value = Valor
analyze-plies = Jugadas hasta el final
analyze-proof = Certeza
analyze-value-win = gana
analyze-value-loss = pierde
analyze-value-draw = empata
analyze-value-unknown = no se sabe
analyze-guess-good = parece buena
analyze-guess-fair = parece aceptable
analyze-guess-even = parece igualada
analyze-guess-poor = parece floja
analyze-guess-bad = parece mala
analyze-exact = demostrado
analyze-estimate = estimado
analyze-more = { $count ->
        [one] Y una jugada más.
        [many] Y { $count } jugadas más.
       *[other] Y { $count } jugadas más.
    }

## What can go wrong

cli-output-failed = No se puede escribir la salida: { $why }

error-usage-command = No existe la orden «{ $name }»; las órdenes son { $names }.
error-usage-extra = Sobra un argumento: «{ $argument }».
error-usage-missing = Falta el argumento { $argument }.
error-usage-option = Aquí no existe la opción { $option }; --help las lista.
error-usage-negative = Aquí un número no puede ser negativo.
error-usage-value-missing = La opción { $option } necesita un valor.
error-usage-no-value = La opción { $option } no lleva valor.
error-usage-other = { $message }
error-extra-missing = Esto necesita el paquete { $package }, que una instalación sencilla no incluye. Instálalo con: pip install "fourfold[{ $extra }]"
error-language-unknown = Aquí no está el idioma «{ $name }»; los idiomas son { $names }.
error-number-here = { $name } no puede ser «{ $value }»; es un número entero de { $low } a { $high }.
error-game-missing = ¿Qué juego? Nombra uno de { $names }.
error-load-alone = Una partida guardada trae su juego, sus opciones, su posición y sus jugadores; no los des con --load.
error-level-or-players = O --level o --players, no los dos; se puede nombrar un nivel entre los jugadores, como en Ann,level3.
error-level-unknown = No existe el jugador «{ $name }»; los niveles van de { $low } a { $high }.
error-time-here = El tiempo no puede ser «{ $value }»; es un número de segundos de 0 a { $high }.
error-path-here = «{ $path }» no puede ser el nombre de un archivo o de una carpeta.

error-move-number = { $count ->
        [one] Hay una jugada permitida; ese no es su número.
        [many] Hay { $count } jugadas permitidas; ese no es el número de ninguna.
       *[other] Hay { $count } jugadas permitidas; ese no es el número de ninguna.
    }
error-nobody-to-take-back = Aún no has jugado, así que no se puede deshacer nada.
error-draw-with-computer = El ordenador no acepta tablas.
error-file-missing = ¿Qué archivo? Escribe { $usage }.

error-file-unreadable = No se puede leer «{ $file }»: { $why ->
        [missing] no existe ese archivo.
        [folder] es una carpeta.
        [forbidden] no tienes permiso para leerlo.
       *[other] { $system }.
    }
error-file-unwritable = No se puede escribir «{ $file }»: { $why ->
        [missing] no existe esa carpeta.
        [folder] tiene ese nombre algo que no es un archivo normal.
        [forbidden] no tienes permiso para escribir ahí.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» no es una partida guardada: ocupa más de { $limit } bytes.
error-file-not-text = «{ $file }» no es una partida guardada: la línea { $line } no es texto UTF-8.
