qomet-name = Qomet
qomet-tagline = Setze, bewege und schubse Sterne, bis vier von dir ein Quadrat bilden.
qomet-rules =
    Zwei Personen, Hell und Dunkel, haben je sieben Sterne im Vorrat. Das Spielbrett hat 25 Punkte auf drei Quadraten um eine Mitte, verbunden durch Linien.

    In deinem Zug tust du eines von drei Dingen. Setze einen Stern aus deinem Vorrat auf einen beliebigen leeren Punkt. Oder bewege einen deiner Sterne einen Schritt entlang einer Linie; steht dort ein Stern, egal welcher Farbe, wird er auf derselben Linie einen Schritt weiter geschubst, wo Platz für ihn sein muss. Oder nimm einen deiner Sterne vom äußeren Quadrat in deinen Vorrat zurück. Ein Stern des äußeren Quadrats, der über das Ende seiner Linie geschubst wird, kehrt in den Vorrat seiner Farbe zurück. Es lässt sich immer nur ein Stern schubsen, und nie um eine Ecke.

    Hat dein Gegenüber deinen Stern geschubst, darfst du in deinem nächsten Zug nicht gleich zurückschubsen.

    Vier Sterne einer Farbe auf den Ecken eines Quadrats gewinnen. Die Seiten dieses Quadrats müssen auf Linien des Spielbretts verlaufen: Es gibt fünfzehn solche Quadrate, die drei großen und zwölf mit einer Ecke in der Mitte. Verschafft dein Zug deinem Gegenüber ein Quadrat, so gewinnt dein Gegenüber, selbst wenn du auch eines bildest.

    Schreibe d4, um einen Stern zu setzen, d4-d5, um zu bewegen oder zu schubsen, a1-x, um zurückzunehmen.
qomet-reason-square = vier Sterne auf den Ecken eines Quadrats
qomet-reason-gave-square = der letzte Zug der Gegenseite vollendete das Quadrat

qomet-option-corner_exit = Ob ein Stern auf einer äußeren Ecke auch entlang der äußeren Seite vom Spielbrett geschubst werden kann und nicht nur entlang der Diagonale.
qomet-option-corner_exit-name = Ausgang an der Ecke
qomet-option-repetition = Kommt dieselbe Stellung so oft vor, endet das Spiel unentschieden.
qomet-option-repetition-name = Wiederholung

qomet-brief-corner_exit = { $value ->
        [on] Ecken offen
       *[off] Ecken geschlossen
    }
qomet-brief-repetition = { $value ->
        [off] kein Remis durch Wiederholung
       *[other] Remis durch Wiederholung
    }

error-too-many-stars = { seat-name } hat { $found } Sterne auf dem Spielbrett; es gibt nur { $limit }.
error-forbidden-move-is-none = „{ $move }“ kann nicht der verbotene Zug sein: Kein Stern der Seite am Zug kann eben so geschubst worden sein.
error-not-your-star = Auf { $space } steht kein Stern von dir.
error-not-on-outer-square = Nur Sterne auf dem äußeren Quadrat lassen sich zurücknehmen; { $space } liegt weiter innen.
error-no-line-between = Keine Linie führt in einem Schritt von { $start } nach { $end }.
error-undoes-last-turn = { $start }-{ $end } würde den letzten Zug deines Gegenübers rückgängig machen; das ist einen Zug lang verboten.
error-push-has-no-way = Der Stern auf { $space } lässt sich nicht dorthin schubsen: Seine Linie endet da.
error-push-blocked = Der Stern auf { $space } lässt sich nicht schubsen: { $behind } dahinter ist besetzt.

## The board

board-piece-star = { $colour ->
        [light] heller Stern
       *[dark] dunkler Stern
    }
board-place-star = { seat-name } setzt einen Stern auf { $space }
board-back-star = { seat-name } nimmt einen Stern von { $space } zurück
board-to-star = { $colour ->
        [light] ein heller Stern kommt nach { $space }
       *[dark] ein dunkler Stern kommt nach { $space }
    }
board-off-star = { $colour ->
        [light] ein heller Stern verlässt das Spielbrett
       *[dark] ein dunkler Stern verlässt das Spielbrett
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Vier deiner Sterne stehen auf den Ecken eines Quadrats.
        [loser] Dein Gegenüber hat vier Sterne auf den Ecken eines Quadrats.
       *[none] Vier Sterne einer Farbe stehen auf den Ecken eines Quadrats.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Dein Gegenüber hat mit dem eigenen Zug dein Quadrat vollendet.
        [loser] Du hast mit deinem Zug das gegnerische Quadrat vollendet, und auch ein verschenktes Quadrat zählt.
       *[none] Die andere Seite hat mit dem eigenen Zug das Quadrat vollendet, und auch ein verschenktes Quadrat zählt.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Das ist das Spielbrett: 25 Punkte auf drei Quadraten um eine Mitte, verbunden durch Linien. Die Mitte ist markiert. Sterne bewegen sich nur entlang von Linien.
learn-qomet-place = Du hast sieben Sterne im Vorrat. In deinem Zug kannst du einen Stern auf einen beliebigen leeren Punkt setzen. Probiere es.
learn-qomet-place-done = So wird gesetzt. Es gibt noch zwei andere Arten von Zügen: Bewegen und Zurücknehmen.
learn-qomet-square = Vier deiner Sterne auf den Ecken eines Quadrats gewinnen. Drei Ecken des inneren Quadrats gehören dir: Vollende es.
learn-qomet-square-done = Das innere, das mittlere und das äußere Quadrat sind drei der fünfzehn Quadrate.
learn-qomet-centre = Die anderen zwölf Quadrate haben eine Ecke in der Mitte des Spielbretts. Finde die fehlende Ecke von diesem.
learn-qomet-centre-done = Klein, mittel oder groß, in jedem der vier Viertel: Zwölf Quadrate haben eine Ecke in der Mitte. Ob zwischen den Ecken Sterne stehen, ist egal.
learn-qomet-diamond = Diese vier Sterne stehen auf den Mitten der Seiten. Es sieht aus wie ein Quadrat, aber seine Seiten verlaufen nicht auf Linien des Spielbretts, also ist es keines.
learn-qomet-step = Du darfst auch einen deiner Sterne einen Schritt entlang einer Linie auf einen leeren Punkt bewegen. Probiere es mit einem der beiden.
learn-qomet-step-done = Sieh dir vorher die Linien an: Nicht alle Nachbarn sind verbunden.
learn-qomet-push = Steht ein Stern im Weg, egal welcher Farbe, schubst du ihn auf derselben Linie einen Schritt weiter. Schubse den Stern von Dunkel.
learn-qomet-push-done = Du stehst jetzt an seiner Stelle, und er ist weitergerückt. Eigene Sterne lassen sich genauso schubsen.
learn-qomet-blocked = Schubsen lässt sich immer nur ein Stern, und dahinter muss Platz sein. Versuche, den Stern von Dunkel zu schubsen, der auf d5 steht.
learn-qomet-blocked-done = Zwei Sterne hintereinander lassen sich nicht schubsen.
learn-qomet-corner = Geschubst wird nie um eine Ecke. Versuche auf dem mittleren Quadrat, den Stern, der auf f6 steht, entlang der Seite zu schubsen.
learn-qomet-corner-done = Die Linie endet dort, und ein Stern auf dem inneren oder mittleren Quadrat kann das Spielbrett nicht verlassen.
learn-qomet-push-off = Auf dem äußeren Quadrat ist es anders: Ein Stern, der über das Ende seiner Linie geschubst wird, kehrt in den Vorrat seiner Farbe zurück. Schubse den Stern von Dunkel vom Spielbrett.
learn-qomet-push-off-done = Dunkel darf ihn wieder setzen, aber das kostet einen Zug.
learn-qomet-withdraw = Die dritte Art von Zug: Nimm einen deiner Sterne vom äußeren Quadrat in deinen Vorrat zurück.
learn-qomet-withdraw-done = In deinem nächsten Zug darfst du ihn setzen, wo er gebraucht wird.
learn-qomet-undo = Dunkel hat deinen Stern gerade von d4 nach d5 geschubst. Versuche, gleich zurückzuschubsen.
learn-qomet-undo-done = Einen Schubs darfst du nicht sofort rückgängig machen. Einen Zug später schon.
learn-qomet-gift = Dunkel fehlt nur d4 zum markierten Quadrat. Sieh, was geschieht, wenn du den Stern von Dunkel von d5 nach d4 schubst.
learn-qomet-gift-done = Du hast das Quadrat für Dunkel gebildet, also gewinnt Dunkel. Ein Quadrat gehört seiner Farbe, egal, wer es vollendet.
learn-qomet-save = Dieselbe Stellung, diesmal besser: Finde den einzigen Zug, nach dem Dunkel das Quadrat nicht bilden kann.
learn-qomet-save-done = Den Stern auf einer seiner Ecken vom Spielbrett zu schubsen ist eine gute Verteidigung.
learn-qomet-ahead = Du kannst hier nicht sofort gewinnen, aber ein Zug erzwingt es: Zwei Züge später hast du ein Quadrat, was Dunkel auch tut.
learn-qomet-ahead-done = Besetzt Dunkel die letzte Ecke, schubst du diesen Stern weg und nimmst seine Stelle ein. Jetzt spiel eine Partie.

## Themes of puzzles

study-theme-no-undo = Zurückschubsen verboten

## The rule page: what the examples show

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

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Ein Stern auf einer äußeren Ecke darf auch entlang der äußeren Seite vom Spielbrett geschubst werden. Die Option „corner_exit“ kann es verbieten.
study-decision-qomet-diamond = Die vier Seitenmitten eines Quadrats sind kein Quadrat.
study-decision-qomet-repetition = Kommt dieselbe Stellung zum dritten Mal vor, mit derselben Seite am Zug und demselben verbotenen Zug, ist die Partie unentschieden. Die Werte in der Analyse berücksichtigen das nicht: Wo niemand einen Gewinn erzwingen kann, sagen sie Remis.
study-decision-qomet-both = Verschafft ein Zug beiden Seiten ein Quadrat, gewinnt, wer nicht gezogen hat.
