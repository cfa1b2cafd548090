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
study-theme-no-undo = Zurückschubsen verboten
study-theme-relocate = Einen Spielstein bewegen
study-theme-win-by-cutting = Gewinn durch Abtrennen
study-theme-hold-by-cutting = Rettung durch Abtrennen

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

study-rules-quantik-row = Der Kegel vollendet eine Zeile mit allen vier Formen. Wer den letzten Spielstein setzt, gewinnt, auch wenn einer der anderen der Gegenseite gehört.
study-rules-quantik-column = Spalten zählen genauso. Hier gewinnt Dunkel mit drei Spielsteinen von Hell.
study-rules-quantik-region = Ebenso die vier Regionen aus zwei mal zwei Feldern.
study-rules-quantik-forbidden = Die Kugel von Hell in der obersten Zeile hält die Kugeln von Dunkel aus dieser Zeile, ihrer Spalte und ihrer Region fern.
study-rules-quantik-own = Dein eigener Spielstein steht dir nie im Weg: Eine zweite Kugel in derselben Spalte ist in Ordnung.
study-rules-quantik-no-move = Nach diesem Würfel darf Hell auf kein Feld mehr einen Spielstein setzen. Wer nicht ziehen kann, verliert.

study-rules-qomet-square = Vier Sterne einer Farbe auf den Ecken eines Quadrats gewinnen. Dies ist das innere der drei großen Quadrate.
study-rules-qomet-centre = Zwölf weitere Quadrate haben eine Ecke in der Mitte; Sterne dazwischen sind egal.
study-rules-qomet-diamond = Kein Quadrat: Seine Seiten folgen nicht den Linien des Spielbretts.
study-rules-qomet-step = Ein Stern bewegt sich einen Schritt entlang einer Linie auf einen leeren Punkt.
study-rules-qomet-push = Ein Stern im Weg wird auf derselben Linie einen Schritt weiter geschubst, egal, wem er gehört.
study-rules-qomet-blocked = Zwei Sterne hintereinander lassen sich nicht schubsen: Hinter dem ersten muss Platz sein.
study-rules-qomet-corner = Geschubst wird nie um eine Ecke, und nur Sterne des äußeren Quadrats können das Spielbrett verlassen.
study-rules-qomet-push-off = Ein Stern, der auf dem äußeren Quadrat über das Ende seiner Linie geschubst wird, kehrt in den Vorrat seiner Farbe zurück.
study-rules-qomet-withdraw = Du darfst einen deiner Sterne vom äußeren Quadrat in deinen Vorrat zurücknehmen.
study-rules-qomet-undo = Dunkel hat diesen Stern gerade geschubst. Gleich zurückzuschubsen ist einen Zug lang verboten.
study-rules-qomet-gift = Hell vollendet durch den eigenen Schubs das Quadrat von Dunkel: Dunkel gewinnt.

study-rules-exago-touch = Jeder neue Spielstein muss einen auf dem Spielbrett berühren.
study-rules-exago-line = Eine gerade, lückenlose Linie gewinnt: fünf Spielsteine zu zweit, vier zu mehreren.
study-rules-exago-relocate = Ist dein Vorrat leer, hebe einen deiner Spielsteine auf und setze ihn ab, wo er einen anderen berührt.
study-rules-exago-cut-off = Diesen Spielstein aufzuheben trennt zwei andere ab. Sie kehren in die Vorräte zurück und müssen wieder gesetzt werden, bevor bewegt werden darf.
study-rules-exago-choose = Zwei gleich große Gruppen bleiben: Wer am Zug ist, wählt, welche bleibt.
study-rules-exago-must-block = Ab drei Personen muss eine Drohung abgewehrt werden. Rot droht, auf d5 zu gewinnen, also darf Blau nicht anderswo spielen.
study-rules-exago-block = Dieser Zug wehrt die Drohung ab, also ist er erlaubt.

## Decisions

study-decision-quantik-both = Vollendet der letzte Spielstein eine Linie und nimmt der Gegenseite zugleich den letzten Zug, so gilt es als Linie.
study-decision-quantik-start = Wer beginnt, wird ausgelost; in der nächsten Partie wird getauscht.
study-decision-qomet-corner = Ein Stern auf einer äußeren Ecke darf auch entlang der äußeren Seite vom Spielbrett geschubst werden. Die Option „corner_exit“ kann es verbieten.
study-decision-qomet-diamond = Die vier Seitenmitten eines Quadrats sind kein Quadrat.
study-decision-qomet-repetition = Kommt dieselbe Stellung zum dritten Mal vor, mit derselben Seite am Zug und demselben verbotenen Zug, ist die Partie unentschieden. Die Werte in der Analyse berücksichtigen das nicht: Wo niemand einen Gewinn erzwingen kann, sagen sie Remis.
study-decision-qomet-both = Verschafft ein Zug beiden Seiten ein Quadrat, gewinnt, wer nicht gezogen hat.
study-decision-exago-groups = Von mehreren Gruppen bleibt nur eine der größten, auch wenn es mehr als zwei sind.
study-decision-exago-own = Kehren eigene Spielsteine zu dir zurück, setzt du den aufgehobenen trotzdem sofort ab; die anderen folgen in späteren Zügen.
study-decision-exago-duty = Ab drei Personen ist Blockieren Pflicht, wann immer es möglich ist, auch wenn nur eine Farbe droht.
study-decision-exago-first = Drohen mehrere, kümmerst du dich um die Farbe, die zuerst am Zug ist.
study-decision-exago-relocated = Eine Drohung, durch Bewegen eines Spielsteins zu gewinnen, zählt wie jede andere.
study-decision-exago-stuck = Wer nichts tun kann, passt. Kann niemand ziehen, ist es unentschieden.

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
