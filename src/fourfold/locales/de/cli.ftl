## Help

cli-help-usage = Aufruf:
cli-help-command-piece = BEFEHL
cli-help-options-piece = [OPTIONEN]
cli-help-language-piece = SPRACHE
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen

cli-help-fourfold = Brettspiele mit genauen Regeln: { $games } im Terminal spielen oder die Regeln aus einem Programm befragen.
cli-help-play = Im Terminal spielen, mit anderen an dieser Tastatur oder gegen den Computer.
cli-help-games = Die Spiele auflisten oder die Optionen eines Spiels.
cli-help-rules = Jede Zeile JSON auf der Standardeingabe mit einer Zeile JSON beantworten: Stellung, erlaubte Züge, Ergebnis.
cli-help-perft = Die Folgen erlaubter Züge einer bestimmten Länge zählen.
cli-help-analyze = Sagen, was eine Stellung wert ist und jeder Zug darin: bewiesen, wo das möglich ist.
cli-help-match = Computerspieler gegeneinander antreten lassen und ihre Stärke messen.
cli-help-solve = Den Wert jeder Stellung eines Spiels finden. Lässt sich anhalten und macht beim nächsten Aufruf weiter.
cli-help-verify = Prüfen, was eine Wertetabelle sagt, mit einem Programm, das sie nicht gemacht hat.
cli-help-tables = Sagen, welche Wertetabellen es hier gibt; sie holen, bauen, prüfen, packen oder entfernen.
cli-help-serve = Die Web-App und ihre API anbieten. Ohne Befehl in einem Terminal tut fourfold das auch und zeigt sie im Browser.
cli-help-backup = Alle Partien eines Servers sichern, auch während er läuft.
cli-help-engine = Als Programm für andere Programme spielen, die per Universal Game Interface sagen, was zu tun ist.
cli-help-pipe = Die Stellungen analysieren, die Zeilen JSON auf der Standardeingabe beschreiben, mehrere zugleich, jede mit einer Kennung.
cli-help-puzzles = Aufgaben finden: Stellungen, in denen genau ein Zug richtig ist. Jede ist bewiesen und bewertet. Gibt JSON aus.
cli-help-bench = Messen, wie schnell alles ist, neben den einfachen Regeln und anderen Bibliotheken.

cli-help-version = Die Version ausgeben.
cli-help-lang = Eine der Sprachen { $languages } sprechen.
cli-help-help = Diese Hilfe ausgeben.
cli-help-game = Eines von { $games }, auf Wunsch mit Optionen: exago?players=3&size=5
cli-help-option = Eine Option des Spiels, zum Beispiel size=5. Kann mehrmals angegeben werden.
cli-help-position = Mit dieser Stellung beginnen statt mit der üblichen.
cli-help-players = Wer spielt, mit Kommas dazwischen. level1 bis level10 sind Computerspieler, ebenso random, greedy und montecarlo; ? ist eine Person ohne Namen.
cli-help-in-order = Die Plätze in der angegebenen Reihenfolge verteilen statt auszulosen.
cli-help-load = Eine gespeicherte Partie fortsetzen.
cli-help-seed = Alles Zufällige jedes Mal gleich ausfallen lassen.
cli-help-ascii = Nur mit einfachen Zeichen zeichnen.
cli-help-no-color = Ohne Farben zeichnen.
cli-help-level = Gegen den Computer dieser Stufe spielen, von 1 (schwach) bis 10 (so stark es geht).
cli-help-time-move = Wie lange ein Computerspieler über einen Zug nachdenken darf. Üblich: 2.
cli-help-time = Wie lange nachgedacht wird. Üblich: 2; mit 0 nur, was sofort bekannt ist.
cli-help-json = Mit einer Zeile JSON antworten.

## Games and their options

cli-games-more = fourfold games GAME nennt die Optionen eines Spiels, fourfold play GAME spielt es.
cli-seats-exactly = { $count ->
        [one] eine Person
       *[other] { $count } Spieler
    }
cli-seats-range = { $low } bis { $high } Spieler
cli-options-none = Dieses Spiel hat keine Optionen.
cli-options-in-force = Optionen in dieser Partie:
cli-values-choice = Eines von { $values }.
cli-values-number = Von { $low } bis { $high }.
cli-values-numbers = Von { $low } bis { $high }, für alle oder für jeden Platz mit Kommas dazwischen.
cli-default = Üblich: { $value }.
cli-default-depends = Üblich ist hier { $value }; es hängt von den Optionen darüber ab.

## Questions before the first move

cli-ask-game = Welches Spiel?
cli-ask-players = Wie viele spielen, { $low } bis { $high }? [{ $low }]
cli-ask-opponents = Wer spielt?
cli-ask-level = Wie stark?
cli-against-people = Lauter Menschen, alle an dieser Tastatur
cli-against-level = Du gegen den Computer, so stark du magst
cli-against-random = Du gegen den Computer, der zufällig zieht
cli-ask-number = Nummer [{ $default }]:
cli-ask-again = Bitte tippe eine Zahl von { $low } bis { $high }.

## Players

cli-player-random = Zufall
cli-player-level1 = { level-name-1 }, Stufe 1
cli-player-level2 = { level-name-2 }, Stufe 2
cli-player-level3 = { level-name-3 }, Stufe 3
cli-player-level4 = { level-name-4 }, Stufe 4
cli-player-level5 = { level-name-5 }, Stufe 5
cli-player-level6 = { level-name-6 }, Stufe 6
cli-player-level7 = { level-name-7 }, Stufe 7
cli-player-level8 = { level-name-8 }, Stufe 8
cli-player-level9 = { level-name-9 }, Stufe 9
cli-player-level10 = { level-name-10 }, Stufe 10
cli-player-greedy = Gierig
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = du
cli-somebody = ein Mensch
cli-seat = { $colour }: { $name }
cli-seats-drawn = Es wurde ausgelost. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, Zug { $number }
cli-title-end = { $count ->
        [0] { $game } nach keinem Zug
        [one] { $game } nach einem Zug
       *[other] { $game } nach { $count } Zügen
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, du bist am Zug
cli-hint = Tippe einen Zug wie { $example }, „{ $moves }“ für alle Züge oder „{ $help }“.
cli-hint-help = Tippe „{ $help }“, um zu sehen, was du tun kannst.
cli-computer-plays = { $name } spielt { $move }.
cli-thinking = { $name } denkt nach …
cli-won = { $name } gewinnt: { $reason }.
cli-drawn = Unentschieden: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = hilfe, ?
cli-word-moves = züge, zuege
cli-word-hint = tipp
cli-word-analyze = analyse, analysieren
cli-word-undo = zurück, zurueck
cli-word-save = speichern
cli-word-load = laden
cli-word-resign = aufgeben
cli-word-draw = remis
cli-word-rules = regeln
cli-word-record = partie
cli-word-rematch = revanche
cli-word-quit = ende, beenden

cli-argument-moves = [ANFANG]
cli-argument-save = DATEI
cli-argument-load = DATEI

cli-about-help = diese Liste zeigen
cli-about-moves = die erlaubten Züge auflisten, oder die, die so anfangen
cli-about-hint = den Computer einen guten Zug nennen lassen
cli-about-analyze = sagen, was die Stellung und jeder Zug wert sind
cli-about-undo = den letzten Zug eines Menschen zurücknehmen
cli-about-save = die Partie in eine Datei schreiben
cli-about-load = mit einer Partie aus einer Datei weiterspielen
cli-about-resign = aufgeben
cli-about-draw = Remis anbieten
cli-about-rules = die Regeln dieses Spiels zeigen
cli-about-record = die bisherige Partie als Text zeigen
cli-about-rematch = noch einmal spielen, wenn die Partie zu Ende ist
cli-about-quit = gehen

cli-help-move = Zum Spielen tippe einen Zug oder seine Nummer in der Liste der Züge. Die Eingabetaste allein zeigt das Spielbrett noch einmal.
cli-moves-count = { $count ->
        [one] Ein erlaubter Zug.
       *[other] { $count } erlaubte Züge.
    }
cli-moves-none = Kein erlaubter Zug beginnt mit „{ $start }“.
cli-taken-back = { $count ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $count } Züge wurden zurückgenommen.
    }
cli-saved = Gespeichert als „{ $file }“.
cli-not-saved = Nicht gespeichert.
cli-replace = Es gibt schon eine Datei „{ $file }“. Ersetzen?
cli-load-anyway = Diese Partie ist nicht gespeichert. Trotzdem verlassen?
cli-quit-save = Diese Partie ist nicht gespeichert. Tippe einen Dateinamen, um sie zu speichern, oder drücke die Eingabetaste, um zu gehen:
cli-resign-sure = { $name }, möchtest du aufgeben?
cli-resigned = { $name } hat aufgegeben; von jetzt an spielt der Computer für diesen Platz.
cli-draw-sure = { $name }, bist du mit einem Remis einverstanden?
cli-draw-refused = { $name } spielt weiter.
cli-unsaved = Diese Partie ist nicht beendet. Um später weiterzuspielen, lege diese Zeilen in eine Datei und tippe: fourfold play --load FILE
cli-yes-or-no = [j/N]
cli-yes = j, ja, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } ist am Zug und gewinnt.
        [1] { $name } ist am Zug und gewinnt sofort.
       *[other] { $name } ist am Zug und gewinnt nach { $plies } Zügen, beide Seiten gezählt.
    }
analyze-position-loss = { $plies ->
        [0] { $name } ist am Zug und verliert.
        [1] { $name } ist am Zug und verliert sofort.
       *[other] { $name } ist am Zug und verliert nach { $plies } Zügen, beide Seiten gezählt.
    }
analyze-position-draw = { $name } ist am Zug; niemand kann einen Gewinn erzwingen.
analyze-position-unknown = { $name } ist am Zug. Noch ist nicht bewiesen, wer gewinnt; mehr Zeit hilft vielleicht.
analyze-best-open = Noch ist nicht bewiesen, welcher Zug der beste ist; mehr Zeit hilft vielleicht.
analyze-move = Zug
analyze-value = Wert
analyze-plies = Züge bis zum Ende
analyze-proof = Wie sicher
analyze-value-win = gewinnt
analyze-value-loss = verliert
analyze-value-draw = Remis
analyze-value-unknown = unbekannt
analyze-guess-good = sieht gut aus
analyze-guess-fair = sieht ordentlich aus
analyze-guess-even = sieht ausgeglichen aus
analyze-guess-poor = sieht mäßig aus
analyze-guess-bad = sieht schlecht aus
analyze-exact = bewiesen
analyze-estimate = geschätzt
analyze-more = { $count ->
        [one] Und noch ein Zug.
       *[other] Und noch { $count } Züge.
    }

## What can go wrong

cli-output-failed = Die Ausgabe kann nicht geschrieben werden: { $why }

error-usage-command = Es gibt keinen Befehl „{ $name }“; die Befehle sind { $names }.
error-usage-extra = Ein Argument ist zu viel: „{ $argument }“.
error-usage-missing = Das Argument { $argument } fehlt.
error-usage-option = Hier gibt es keine Option { $option }; --help nennt alle.
error-usage-negative = Eine Zahl kann hier nicht negativ sein.
error-usage-value-missing = Die Option { $option } braucht einen Wert.
error-usage-no-value = Die Option { $option } hat keinen Wert.
error-usage-other = { $message }
error-extra-missing = Dafür wird das Paket { $package } gebraucht, das eine einfache Installation weglässt. Installiere es mit: pip install "fourfold[{ $extra }]"
error-language-unknown = Die Sprache „{ $name }“ gibt es hier nicht; die Sprachen sind { $names }.
error-number-here = { $name } kann nicht „{ $value }“ sein; es ist eine ganze Zahl von { $low } bis { $high }.
error-game-missing = Welches Spiel? Nenne eines von { $names }.
error-load-alone = Eine gespeicherte Partie bringt Spiel, Optionen, Stellung und Mitspielende selbst mit; lass sie bei --load weg.
error-level-or-players = Entweder --level oder --players, nicht beides; eine Stufe kann unter den Mitspielenden genannt werden, wie in Ann,level3.
error-level-unknown = „{ $name }“ gibt es nicht; die Stufen sind { $low } bis { $high }.
error-time-here = Die Zeit kann nicht „{ $value }“ sein; sie ist eine Zahl von Sekunden von 0 bis { $high }.
error-path-here = „{ $path }“ kann kein Name einer Datei oder eines Ordners sein.

error-move-number = { $count ->
        [one] Es gibt einen erlaubten Zug; das ist nicht seine Nummer.
       *[other] Es gibt { $count } erlaubte Züge; das ist keine ihrer Nummern.
    }
error-nobody-to-take-back = Du hast noch nicht gezogen, also kann nichts zurückgenommen werden.
error-draw-with-computer = Der Computer nimmt kein Remis an.
error-file-missing = Welche Datei? Tippe { $usage }.

error-file-unreadable = „{ $file }“ kann nicht gelesen werden: { $why ->
        [missing] Diese Datei gibt es nicht.
        [folder] Das ist ein Ordner.
        [forbidden] Du darfst sie nicht lesen.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }“ kann nicht geschrieben werden: { $why ->
        [missing] Diesen Ordner gibt es nicht.
        [folder] So heißt schon etwas, das keine gewöhnliche Datei ist.
        [forbidden] Du darfst dort nicht schreiben.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ ist keine Aufzeichnung einer Partie: mehr als { $limit } Bytes.
error-file-not-text = „{ $file }“ ist keine Aufzeichnung einer Partie: Zeile { $line } ist kein UTF-8-Text.
