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
