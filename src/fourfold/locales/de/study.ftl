## Learning

study-learn = Lernen
study-learn-about = Wähle ein Spiel. Du probierst alles selbst aus, und nichts kann schiefgehen.
study-learn-game = { $game } lernen
study-other-games = Andere Spiele
study-rules = Regeln
study-analyse = Analysieren
study-play = Spielen
study-review = Partie durchgehen
study-overview = Übersicht
study-title-puzzles = { $game }: Aufgaben
study-title-analyse = { $game }: Analyse
study-lesson = Die Spielregeln, Schritt für Schritt
study-lesson-about = { $count ->
        [one] Eine kleine Aufgabe auf dem Spielbrett
       *[other] { $count } kleine Aufgaben auf dem Spielbrett
    }
study-lesson-progress = Erledigte Schritte: { $done } von { $count }
study-first-game = Spiel deine erste Partie
study-first-game-about = Gegen { $name }, die sanfteste Stufe, mit Tipps, wann immer du magst

study-steps = Schritte
study-step = Schritt { $number } von { $count }
study-next = Weiter
study-again = Noch einmal
study-lesson-else = Das darfst du spielen, aber es war nicht gefragt. Sieh noch einmal hin und versuche es wieder.
study-lesson-allowed = Das ist ein erlaubter Zug. Versuche den, nach dem gefragt ist, um zu sehen, warum er verboten ist.
study-lesson-skip = Schritt überspringen
study-lesson-hint = Die Felder eines richtigen Zugs sind markiert.
study-lesson-hint-piece = Nimm diesen Spielstein: { $piece }. Wohin er gehört, ist markiert.
study-to-puzzles = Weiter zu den Aufgaben

## Puzzles

study-puzzles = Aufgaben
study-puzzles-about = { $count ->
        [one] Eine Stellung mit genau einem richtigen Zug
       *[other] { $count } Stellungen, jede mit genau einem richtigen Zug
    }
study-puzzles-solved = Gelöst: { $done } von { $count }
study-puzzle-rated = Aufgabe mit Wertung { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Aufgabe des Tages
study-puzzle-task = { $turns ->
        [1] { seat-name } ist am Zug und gewinnt sofort
       *[other] { seat-name } ist am Zug und gewinnt in { $turns } eigenen Zügen
    }
study-puzzle-block = { seat-name } ist am Zug: Finde den einzigen Zug, der nicht sofort verliert
study-puzzle-hold = { seat-name } ist am Zug: Finde den einzigen Zug, der nicht verliert
study-puzzle-yes = Richtig!
study-puzzle-right = Richtig! { seat-name } tut, was noch möglich ist. Du bist wieder am Zug.
study-puzzle-solved-theme = Gelöst! Das Thema war: { $theme }.
study-puzzle-done-all = Diese Aufgaben sind alle gelöst. Sehr gut!
study-puzzle-answered = { $distance ->
        [0] Damit kann { seat-name } { $move } spielen und gewinnen.
        [1] Damit kann { seat-name } { $move } spielen und sofort gewinnen.
       *[other] Damit kann { seat-name } { $move } spielen und in { $distance } Zügen gewinnen.
    }
study-puzzle-not-enough = Das erzwingt den Gewinn nicht: { seat-name } antwortet { $move }, und rechtzeitig lässt sich nicht mehr gewinnen.
study-puzzle-wrong = Das ist nicht der richtige Zug.
study-puzzle-not-at-once = Das gewinnt nicht sofort. Ein anderer Zug schon.
study-puzzle-solution = Zug zeigen
study-puzzle-shown = Der Zug ist { $move }: Seine Felder sind markiert. Spiele ihn und sieh, wie es weitergeht.
study-puzzle-next = Nächste Aufgabe
study-puzzle-rating = Deine Wertung
study-puzzle-streak = Tage in Folge
study-puzzle-solved = Gelöst
study-puzzle-share = { $done } von { $count }
study-puzzle-due = { $count ->
        [one] Ein Fehler von vor ein paar Tagen kommt heute wieder.
       *[other] { $count } Fehler von vor ein paar Tagen kommen heute wieder.
    }
study-puzzle-midnight = Um Mitternacht gibt es eine neue Aufgabe des Tages. All das bleibt in diesem Browser.
study-theme-any = Was zu dir passt
study-theme-win-in-one = Gewinn in einem Zug
study-theme-win-in-two = Gewinn in zwei Zügen
study-theme-win-in-three = Gewinn in drei Zügen
study-theme-long-way = Der lange Weg
study-theme-two-threats = Zwei Drohungen auf einmal
study-theme-block = Blockieren
study-theme-only-move = Der einzige Zug
study-theme-send-home = Zurück in den Vorrat

## What a position is worth

study-short-win = G{ $distance }
study-short-loss = V{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } gewinnt, { $loss } verliert, { $draw } ist Remis. Die Zahl zählt die Züge beider Seiten bis zum Ende. Ein gestrichelter Rand ist eine Schätzung: { study-short-good } gut, { study-short-even } ausgeglichen, { study-short-bad } schlecht.
study-value-win = { $distance ->
        [0] gewinnt
        [1] gewinnt sofort
       *[other] gewinnt in { $distance } Zügen
    }
study-value-loss = { $distance ->
        [0] verliert
        [1] verliert sofort
       *[other] verliert in { $distance } Zügen
    }
study-value-draw = hält Remis
study-looks-good = sieht gut aus
study-looks-even = sieht ausgeglichen aus
study-looks-bad = sieht schlecht aus
study-verdict-win = { $distance ->
        [0] { seat-name } ist am Zug und gewinnt
        [1] { seat-name } ist am Zug und gewinnt sofort
       *[other] { seat-name } ist am Zug und gewinnt in { $distance } Zügen
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } ist am Zug und verliert
        [1] { seat-name } ist am Zug und verliert sofort
       *[other] { seat-name } ist am Zug und verliert in { $distance } Zügen
    }
study-verdict-draw = Niemand kann einen Gewinn erzwingen
study-verdict-won = { seat-name } hat gewonnen
study-verdict-drawn = Die Partie ist unentschieden
study-verdict-looks-good = { seat-name } ist am Zug, und es sieht gut aus
study-verdict-looks-even = Es sieht ausgeglichen aus; { seat-name } ist am Zug
study-verdict-looks-bad = { seat-name } ist am Zug, und es sieht schlecht aus
study-proved = Bewiesen. Gezählt werden die Züge beider Seiten.
study-best-open = Noch ist nicht bewiesen, welcher Zug der beste ist.
study-deepening = Bisher nur eine Schätzung; es wird weiter nachgedacht …
study-estimate = Nur eine Schätzung: Nichts ist bewiesen.
study-estimate-share = Nur eine Schätzung: In starkem Spiel holte, wer in solchen Stellungen am Zug war, { $percent } der Punkte. Bei einem Unentschieden teilen sich alle den Punkt gleichmäßig.
study-thinking = Denkt nach …

## Analysis

study-moves = Züge und was sie wert sind
study-more = { $count ->
        [one] Noch ein Zug
       *[other] Noch { $count } Züge
    }
study-fewer = Nur die besten
study-values = Werte
study-best-line = Beste Züge spielen
study-stop = Anhalten
study-set-up = Aufbauen
study-set-up-about = Wähle einen Spielstein, dann setze ihn, wohin er gehört
study-set-up-done = Das analysieren
study-tools = Was gesetzt wird
study-take-away = Wegnehmen
study-mover = Am Zug:
study-clear = Spielbrett leeren
study-possible = Diese Stellung kann gespielt werden.
study-paste = Partie einfügen
study-paste-about = Eine gespeicherte Partie, eine Liste von Zügen, eine Stellung als Text oder die Adresse einer Partie oder Analyse
study-paste-read = Einlesen
study-paste-unknown = Das ist weder eine gespeicherte Partie noch eine Liste von Zügen, eine Stellung oder die Adresse einer Partie von hier.
study-paste-elsewhere = Diese Adresse gehört zu einer anderen Website: { $site }.
study-prune = Zug verwerfen
study-draw-about = Mit der rechten Maustaste kannst du Pfeile und Ringe zeichnen.
study-share = Weitergeben
study-link = Link zu dieser Stellung
study-position = Die Stellung als Text
study-from-start = Von Anfang an

## Review

study-review-about = Füge eine gespeicherte Partie, eine Liste von Zügen oder die Adresse einer Partie ein: Jeder Zug wird noch einmal angesehen, und du siehst, wo sie gewonnen und verloren wurde.
study-review-start = Durchgehen
study-review-title = { $game }, noch einmal angesehen
study-review-running = Diese Partie läuft noch. Durchgehen kannst du sie, wenn sie zu Ende ist.
study-review-end = So ging die Partie aus.
study-review-better = Besser war { $move }: { $worth }.
study-review-win-loss = Ein Fehler: Aus einem Gewinn wurde ein Verlust.
study-review-win-draw = Ein Fehler: Der Gewinn ist vergeben.
study-review-draw-loss = Ein Fehler: Er verliert, obwohl ein Remis möglich war.
study-review-doubtful = Vermutlich ein Fehler (eine Schätzung).
study-review-fine = Sieht gut aus (eine Schätzung).
study-review-kept = So gut wie jeder andere: { $worth }.
study-review-no-choice = Es machte keinen Unterschied: Alle Züge waren gleich viel wert.
study-review-decisive = Das entschied die Partie.
study-accuracy-exact = Richtige Entscheidungen, wo es darauf ankam: { $right } von { $choices }. Genauigkeit: { $percent }. Das ist exakt.
study-accuracy-estimate = Etwa { $percent } Genauigkeit. Das ist eine Schätzung: Nicht jeder Zug ließ sich beweisen.
study-accuracy-none = Auf keine Entscheidung kam es an: Alle Züge waren immer gleich viel wert.
study-mistakes = Fehler
study-mistakes-none = Es wurde keiner gefunden.
study-mistakes-looking = Jeder Zug wird angesehen …
study-analyse-here = Diese Stellung analysieren
study-to-match = Zur Partie
study-graph-wins = { seat-name } gewinnt
study-graph-move = Zug
study-graph-exact = bewiesen
study-graph-estimate = geschätzt

## Rule pages: what the examples show

study-rules-of = Die Spielregeln von { $game }
study-rules-short = Kurz gesagt
study-rules-examples = Beispiele
study-rules-show = Zeigen
study-rules-again = Noch einmal
study-rules-why = Warum nicht?
study-rules-not-allowed = Nicht erlaubt
study-rules-print = Auf ein Blatt drucken
study-rules-options = Optionen
study-rules-usual = Üblich: { $value }
study-rules-decisions = Wie wir entscheiden, was die Anleitung offenlässt

## Help while playing

study-help = Hilfe
study-review-this = Partie durchgehen
study-hint = Tipp
study-hint-more = Zug zeigen
study-hint-place = Setze etwas Neues auf das Spielbrett.
study-hint-piece = Sieh dir das an: { $piece }.
study-hint-move = Versuche { $move }: { $worth }.
study-threats = Was droht mir?
study-threats-none = Gerade nichts.
study-threats-some = Vorsicht: { seat-name } will { $move } spielen und sofort gewinnen.
study-threats-later = Mit dem allernächsten Zug gewinnt niemand. Aber { seat-name } will { $move } spielen und würde damit in { $distance } Zügen gewinnen, was du auch tust.
study-show-values = Werte zeigen
