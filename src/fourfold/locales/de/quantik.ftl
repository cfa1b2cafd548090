quantik-name = Quantik
quantik-tagline = Vier unterschiedliche Formen in einer Linie, egal von wem.
quantik-rules =
    Zwei Personen, Hell und Dunkel, haben je acht Spielsteine: zwei Kugeln (A), zwei Zylinder (B), zwei Würfel (C) und zwei Kegel (D). Das Spielbrett hat 16 Felder; seine vier Zeilen, vier Spalten und vier Regionen aus 2×2 Feldern sind die Linien.

    Dein Zug: Setze einen deiner Spielsteine auf ein leeres Feld. Du darfst eine Form nicht in eine Zeile, Spalte oder Region setzen, in der dein Gegenüber diese Form schon hat. Deine eigenen Spielsteine stören dich dabei nie.

    Du gewinnst sofort, wenn durch deinen Spielstein alle vier Formen in einer Linie stehen, egal, wem sie gehören. Du gewinnst auch, wenn dein Gegenüber ziehen muss und nicht kann. Ein Unentschieden gibt es nicht.

    Ein Zug wird mit Form und Feld geschrieben: Bc2 setzt einen Zylinder auf c2.
quantik-reason-line = alle vier Formen stehen in einer Linie
quantik-reason-no-move = die Gegenseite hatte keinen erlaubten Zug

quantik-the-shape =
    { $shape ->
        [sphere] Kugel
        [cylinder] Zylinder
        [cube] Würfel
       *[cone] Kegel
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Die gegnerische Kugel
        [cylinder] Der gegnerische Zylinder
        [cube] Der gegnerische Würfel
       *[cone] Der gegnerische Kegel
    }

error-too-many-pieces = { seat-name } hat mehr als { $limit } Spielsteine einer Form auf dem Spielbrett: { quantik-the-shape }.
error-turns-do-not-alternate = Hell hat { $first } Spielsteine auf dem Spielbrett und Dunkel { $second }; Hell muss gleich viele oder einen mehr haben.
error-shapes-clash = { $line ->
        [row] Auf { $space } und { $other } haben beide Seiten dieselbe Form ({ quantik-the-shape }) in einer Zeile; die zweite hätte nicht gesetzt werden dürfen.
        [column] Auf { $space } und { $other } haben beide Seiten dieselbe Form ({ quantik-the-shape }) in einer Spalte; die zweite hätte nicht gesetzt werden dürfen.
       *[region] Auf { $space } und { $other } haben beide Seiten dieselbe Form ({ quantik-the-shape }) in einer Region; die zweite hätte nicht gesetzt werden dürfen.
    }
error-shape-used-up = { $shape ->
        [sphere] Deine beiden Kugeln sind auf dem Spielbrett.
        [cylinder] Deine beiden Zylinder sind auf dem Spielbrett.
        [cube] Deine beiden Würfel sind auf dem Spielbrett.
       *[cone] Deine beiden Kegel sind auf dem Spielbrett.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } auf { $space } steht schon in dieser Zeile.
        [column] { quantik-opposing-shape } auf { $space } steht schon in dieser Spalte.
       *[region] { quantik-opposing-shape } auf { $space } steht schon in dieser Region.
    }
