## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet und Exago
web-description = Quantik, Qomet und Exago: spiele mit anderen oder gegen den Computer.
web-skip = Zum Inhalt springen
web-home = Fourfold, alle Spiele
web-nav = Seiten
web-nav-learn = Lernen
web-nav-lobby = Lobby
web-nav-mine = Partien
web-close = Schließen
web-loading = Lädt …
web-try-again = Erneut versuchen
web-to-games = Alle Spiele
web-number = { $number }
web-no = Nein, zurück
web-cancel = Abbrechen

## Settings

web-preferences = Einstellungen
web-preferences-note = Nur in diesem Browser gespeichert. Kein Konto, kein Tracking.
web-language = Sprache
web-theme = Design
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-board = Spielbrett
web-board-wood = Holz
web-board-felt = Filz
web-board-distinct = Für jedes Farbsehen
web-board-contrast = Hoher Kontrast
web-size = Größe des Spielbretts
web-size-usual = Wie es passt
web-size-small = Klein
web-size-large = Groß
web-fingers = Kleine Felder
web-fingers-zoom = Erstes Tippen holt heran
web-fingers-confirm = Vor dem Zug fragen
web-fingers-plain = Sofort spielen
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-on = Spielsteine gleiten
web-motion-off = Nichts bewegt sich
web-sound = Ton
web-your-name = Dein Name
web-name-optional = wie du magst, oder leer

## First screen

web-home-title = Welches Spiel soll es sein?
web-home-about = Wähle ein Spielbrett, dann, mit wem du spielst.
web-home-running = Weiterspielen
web-home-lobby = Andere in der Lobby treffen
web-home-open = Gespeicherte Partie öffnen
web-home-beyond = Aufgaben und Analyse
web-home-daily = Aufgabe des Tages
web-home-daily-about = Für alle dieselbe, um Mitternacht eine neue.
web-home-streak = { $days ->
        [one] An einem Tag gelöst.
       *[other] { $days } Tage in Folge gelöst.
    }
web-home-solved = gelöst
web-home-analyse = Analyse
web-home-analyse-about = Jede Stellung und was jeder Zug darin wert ist.

## Before a match

web-how-to-play = So wird gespielt
web-how-many = Wie viele spielen?
web-with-people = Mit anderen
web-with-computer = Gegen den Computer
web-with-engines = Gegen andere Programme
web-beside = Jemand neben mir
web-beside-about = Ihr wechselt euch an diesem Bildschirm ab.
web-link = Jemand per Link
web-link-about = Schick einen Link oder zeig einen Code zum Scannen.
web-anyone = Wer vorbeikommt
web-anyone-about = Warte in der Lobby auf ein Gegenüber.
web-level = Stufe { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Wer spielt
web-player = Spieler { $number }
web-you = Du
web-show-in-lobby = Diese Partie in der Lobby zeigen, damit alle beitreten können
web-start = Beginnen
web-invite = Einladen
web-more-options = Optionen und Uhr
web-value-on = ja
web-value-off = nein
web-begins = Wer beginnt.
web-begins-drawn = Ausgelost
web-begins-me = Ich
web-begins-others = Die anderen
web-takebacks = Züge dürfen zurückgenommen werden, wenn die anderen zustimmen.
web-help-wanted = Tipps und Werte sind für alle erlaubt, die per Link spielen.
web-help-on = In dieser Partie sind Tipps und Werte für alle erlaubt.
web-help-off = In dieser Partie bekommt niemand Tipps.
web-clock = Wie viel Zeit alle zum Nachdenken haben.
web-clock-none = Keine Uhr
web-clock-increment = Minuten für die ganze Partie
web-clock-days = Tage für jeden Zug
web-clock-base = Minuten, mit denen alle beginnen.
web-clock-more = Sekunden, die nach jedem Zug dazukommen.
web-clock-each = Tage, die alle für einen Zug haben.
web-clock-days-text = { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-clock-minutes-text = { $minutes ->
        [one] Eine Minute
       *[other] { $minutes } Minuten
    }
web-clock-increment-text = { $minutes ->
        [one] Eine Minute
       *[other] { $minutes } Minuten
    } + { $seconds ->
        [one] eine Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
web-clock-left = noch { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Lade jemanden ein
       *[other] Lade { $count } Personen ein
    }
web-invite-about = Schick den Link oder lass den Code scannen. Die Partie beginnt, sobald alle da sind.
web-invite-lobby = Die Partie steht in der Lobby. Du kannst auch den Link schicken oder den Code zeigen.
web-invite-link = Link zu dieser Partie
web-waiting = Warten …
web-qr = Der Link als Code zum Scannen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-rules = Regeln
web-rules-of = Die Spielregeln von { $game }
web-rules-examples = Mit Beispielen, auf einer eigenen Seite
web-join-title = { $named ->
        [yes] { $name } lädt dich zu { $game } ein
       *[no] Du bist zu { $game } eingeladen
    }
web-join = Mitspielen
web-open-seat = Freier Platz
web-numbered = { $name } { $number }
web-somebody = Jemand
web-beside-you = Jemand neben dir

## The match

web-turn = { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }
web-thinking = { $name } denkt nach …
web-over = Die Partie ist zu Ende
web-seat-you = du
web-seat-away = nicht da
web-left-resigned = hat aufgegeben
web-left-time = Zeit abgelaufen
web-left-failed = kann nicht weiter
web-seat-engine = Programm
web-winner = Sieg
web-moves = Züge
web-no-moves = Noch wurde kein Zug gespielt.
web-move-played = Zug { $number }: { $name } spielte { $move }
web-meanwhile = { $name } hat { $move } gespielt.
web-back-to-match = Zurück zur Partie
web-replay-first = Zum Anfang
web-replay-previous = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-latest = Zum neuesten Zug
web-in-words = Stellung und Züge in Worten
web-type-move = Zug eintippen
web-play-move = Spielen
web-watching = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-away = { $name } ist gerade nicht da.
web-offline = Die Verbindung ist weg. Neuer Versuch …
web-offline-unsent = Die Verbindung ist weg. Dein Zug ist gespeichert und wird gesendet, sobald sie wieder da ist.

## What can be done in a match

web-actions = Aktionen
web-takeback = Zurücknehmen
web-takeback-asked = Du hast gebeten, einen Zug zurückzunehmen.
web-takeback-wish = { $name } möchte einen Zug zurücknehmen.
web-allow = Erlauben
web-decline = Ablehnen
web-agree = Zustimmen
web-draw = Remis
web-draw-sure = Remis anbieten?
web-draw-about = Wenn alle zustimmen, gewinnt und verliert niemand.
web-draw-yes = Remis anbieten
web-draw-asked = Du hast Remis angeboten.
web-draw-wish = { $name } bietet Remis an.
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-about = Wer aufgibt, hat die Partie verloren. Ab drei Personen spielt der Computer für diesen Platz weiter.
web-resign-yes = Aufgeben
web-abort = Absagen
web-abort-sure = Die Partie absagen?
web-abort-about = Es ist noch kaum etwas geschehen; die Partie zählt für niemanden.
web-abort-yes = Absagen
web-flip = Brett drehen
web-again = Nochmal spielen
web-rematch-asked = Warten auf die anderen …
web-rematch-wish = { $name } möchte noch einmal spielen.
web-to-rematch = Zur nächsten Partie
web-other-match = Eine andere Partie
web-share-watch = Wer diesen Link hat, kann zuschauen
web-device = Auf einem anderen Gerät weiterspielen
web-device-link = Nur für dich: Wer diesen Link öffnet, spielt an deiner Stelle
web-device-revoke = Persönliche Links sperren
web-device-revoked = Gesperrt: Niemand sonst spielt mehr an deiner Stelle.
web-record-save = Partie speichern
web-record-copy = Partie kopieren

## What happened, read out

web-event-joined = { $name } ist dabei.
web-event-started = Die Partie beginnt.
web-event-resigned = { $who ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
web-event-time = { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }
web-event-failed = { $name } kann nicht weiter: { $reason ->
        [engine-illegal] { $note } ist kein erlaubter Zug
        [engine-late] die Antwort kam nicht rechtzeitig
        [engine-died] das Programm ist beendet
        [engine-unknown] hier nicht mehr bekannt
       *[other] das Programm arbeitet nicht, wie es soll
    }.
web-event-draw-offered = { $who ->
        [you] Du hast Remis angeboten.
       *[other] { $name } bietet Remis an.
    }
web-event-draw-accepted = { $who ->
        [you] Du hast das Remis angenommen.
       *[other] { $name } nimmt das Remis an.
    }
web-event-draw-declined = { $who ->
        [you] Du hast das Remis abgelehnt.
       *[other] { $name } lehnt das Remis ab.
    }
web-event-takeback-asked = { $who ->
        [you] Du hast gebeten, einen Zug zurückzunehmen.
       *[other] { $name } möchte einen Zug zurücknehmen.
    }
web-event-takeback-declined = { $who ->
        [you] Du hast die Zurücknahme abgelehnt.
       *[other] { $name } lehnt die Zurücknahme ab.
    }
web-event-taken-back = Züge wurden zurückgenommen.
web-event-rematch-wanted = { $who ->
        [you] Du möchtest noch einmal spielen.
       *[other] { $name } möchte noch einmal spielen.
    }
web-event-aborted = Die Partie wurde abgesagt.

## The end

web-ending = Ergebnis
web-won = { $who ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt
    }
web-drawn = Unentschieden
web-why = Wie es ausging: { $reason }.
web-why-failed = Wie es ausging: Das Programm konnte nicht weiter.
web-why-where = Du siehst es hier: { $spaces }.
web-aborted = Abgesagt
web-aborted-why = Diese Partie wurde abgesagt, bevor sie richtig begann.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Gesellschaft gesucht
web-lobby-nobody = Gerade wartet niemand. Beginne eine Partie und wähle „{ web-anyone }“.
web-lobby-begin = Partie beginnen
web-lobby-running = Wird gespielt
web-lobby-quiet = Gerade läuft keine öffentliche Partie.
web-mine = Meine Partien
web-mine-none = Du hast in diesem Browser noch nicht gespielt.
web-mine-lacks = Der Server ist nicht erreichbar. Partien, die er aufbewahrt, fehlen hier.
web-mine-filter = Welche Partien gezeigt werden
web-mine-all = Alle
web-mine-running = Läuft
web-mine-ended = Zu Ende
web-mine-more = Ältere zeigen
web-mine-kept-about = Beendete Partien verschwinden nach langer Zeit. Die mit einem Stern bleiben.
web-mine-keep = Diese Partie behalten
web-mine-delete = Diese Partie löschen
web-delete-sure = Diese Partie löschen?
web-delete-about = Sie lässt sich nicht zurückholen. Eine Partie mit anderen verschwindet nur aus deiner Liste.
web-delete-yes = Löschen
web-list-waiting = wartet auf Mitspielende
web-list-your-turn = du bist am Zug
web-list-playing = { $ply ->
        [0] beginnt gleich
        [one] ein Zug gespielt
       *[other] { $ply } Züge gespielt
    }

## Saved games

web-open = Gespeicherte Partie öffnen
web-open-about = Eine beendete Partie wird vom ersten Zug an gezeigt; eine noch laufende geht weiter.
web-open-file = Datei wählen
web-open-text = oder die Partie als Text oder ihre Adresse einfügen
web-open-with = Weiterspielen mit
web-open-look = Ansehen
web-open-go-on = Weiterspielen
web-open-too-long = Das ist zu lang für eine gespeicherte Partie.

## What can go wrong, and what to do next

web-problem-unexpected = Etwas ist schiefgegangen
web-problem-unexpected-next = Die Antwort des Servers ergab keinen Sinn. Bitte versuche es noch einmal.
web-problem-server = Der Server hat ein Problem
web-problem-server-next = Bitte versuche es gleich noch einmal. Nichts, was du gespielt hast, ist verloren.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Keine Verbindung
web-problem-offline-next = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-problem-slow = Der Server ist langsam
web-problem-slow-next = Es kam keine rechtzeitige Antwort. Bitte versuche es noch einmal.
web-problem-page = Hier ist nichts
web-problem-page-next = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe im Link.
web-problem-unloaded = Diese Seite konnte nicht geladen werden
web-problem-unloaded-next = Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version. Lade die Seite neu.
web-problem-game = Dieses Spiel gibt es nicht
web-problem-game-next = Vielleicht fehlt ein Buchstabe im Link. Wähle eines der Spiele.
web-problem-match = Diese Partie gibt es nicht
web-problem-match-next = Vielleicht fehlt ein Buchstabe im Link, oder die Partie ist zu alt und wurde entfernt. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Diese Partie ist nicht in diesem Browser
web-problem-match-elsewhere-next = Eine Partie an einem Tisch oder gegen den Computer bleibt in dem Browser, in dem sie gespielt wird. Wähle dort „{ web-share }“: Der Link, in dem die ganze Partie steckt, lässt sich überall öffnen.
web-problem-match-damaged = Diese Partie ließ sich nicht lesen
web-problem-match-damaged-next = Sie wurde beiseitegelegt, ihr Text bleibt, wie er ist. Du findest sie unter „{ web-mine }“.
web-problem-aborted = Diese Partie wurde abgesagt
web-problem-aborted-next = Sie wurde beendet, bevor sie begann. Du kannst eine andere beginnen.
web-problem-match-full-next = Alle Plätze sind schon besetzt. Du kannst zuschauen oder selbst eine Partie beginnen.
web-problem-stale-next = Die Stellung hat sich inzwischen geändert, darum wurde dein Zug nicht gespielt.
web-problem-key-unknown = Dieser Link ist nicht gültig
web-problem-key-unknown-next = Der persönliche Link ist verbraucht oder falsch. Erstelle einen neuen auf dem Gerät, auf dem du spielst, mit „{ web-share }“.

## Without a server, without a connection

web-unplugged = Ohne Verbindung
web-unplugged-about = Lade Fourfold einmal ganz herunter, dann läuft es auch ohne Verbindung: Partien an einem Tisch und gegen den Computer, Lektionen, Aufgaben, Spielregeln, Analyse und Durchgehen von Partien. Nur um andere zu treffen, brauchst du weiterhin eine Verbindung.
web-unplugged-make = Offline verfügbar machen
web-unplugged-size = { $megabytes } MB herunterzuladen.
web-unplugged-fetching = Wird geladen: { $percent } %
web-unplugged-ready = Alles ist da. Fourfold läuft ohne Verbindung, und der Computer denkt in diesem Browser nach.
web-unplugged-failed = Nicht alles ließ sich laden. Prüfe deine Verbindung und versuche es noch einmal.
web-unplugged-full = In diesem Browser ist kein Platz mehr. Nicht alles ließ sich laden.
web-starting = Der Tisch wird vorbereitet …
web-problem-python = Dieser Browser kann nicht allein spielen
web-problem-python-next = Fourfold braucht hier etwas, das diesem Browser fehlt oder in ihm ausgeschaltet ist: Worker, WebAssembly oder das Entpacken von Dateien. Versuche es mit einem neueren Browser.
web-problem-unfetched = Noch nicht geladen
web-problem-unfetched-next = Was hier gebraucht wird, ist noch nicht geladen, und es gibt keine Verbindung. Verbinde dich einmal: „{ web-unplugged-make }“ in den Einstellungen lädt alles.
web-storage-full = In diesem Browser ist kein Platz mehr. Partien bleiben nur, solange diese Seite offen ist; speichere die, die du behalten willst.
web-storage-forbidden = Dieser Browser merkt sich nichts. Partien bleiben nur, solange diese Seite offen ist; speichere die, die du behalten willst.
web-damaged = { $count ->
        [one] Eine gespeicherte Partie ließ sich nicht lesen. Sie wurde beiseitegelegt, ihr Text bleibt, wie er ist.
       *[other] { $count } gespeicherte Partien ließen sich nicht lesen. Sie wurden beiseitegelegt, ihre Texte bleiben, wie sie sind.
    }
web-damaged-save = Text speichern
web-damaged-copy = Text kopieren
web-damaged-remove = Wegwerfen
web-damaged-sure = Diese Partie wegwerfen?
web-damaged-about = Ihr Text lässt sich nicht zurückholen. Wenn du nicht sicher bist, speichere oder kopiere ihn vorher.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link, in dem die ganze Partie steckt
web-share-here = Diese Partie ist nur in diesem Browser gespeichert. Wer den Link oder die Aufzeichnung bekommt, kann sie ansehen und weiterspielen.
web-alone = Fourfold läuft hier ohne Server, deshalb kannst du hier niemanden treffen.
web-alone-elsewhere = Andere triffst du auf { $server }.
