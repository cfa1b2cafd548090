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

## The board

board-piece-sphere = { $colour ->
        [light] helle Kugel
       *[dark] dunkle Kugel
    }
board-piece-cylinder = { $colour ->
        [light] heller Zylinder
       *[dark] dunkler Zylinder
    }
board-piece-cube = { $colour ->
        [light] heller Würfel
       *[dark] dunkler Würfel
    }
board-piece-cone = { $colour ->
        [light] heller Kegel
       *[dark] dunkler Kegel
    }

board-place-sphere = { seat-name } setzt eine Kugel auf { $space }
board-place-cylinder = { seat-name } setzt einen Zylinder auf { $space }
board-place-cube = { seat-name } setzt einen Würfel auf { $space }
board-place-cone = { seat-name } setzt einen Kegel auf { $space }

## How a match ended

web-why-quantik-line = Eine Zeile, Spalte oder Region enthält nun alle vier Formen, und die letzte davon entscheidet.
web-why-quantik-no-move = { $reader ->
        [winner] Dein Gegenüber kann keinen Spielstein mehr setzen.
        [loser] Du kannst keinen Spielstein mehr setzen.
       *[none] Die andere Seite kann keinen Spielstein mehr setzen.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Das ist das Spielbrett: sechzehn Felder. Seine vier Zeilen, seine vier Spalten und seine vier Regionen aus zwei mal zwei Feldern sind die Linien dieses Spiels. Eine Region ist markiert.
learn-quantik-place = Du hast acht Spielsteine: zwei Kugeln, zwei Zylinder, zwei Würfel und zwei Kegel. In einem Zug setzt du einen Spielstein auf ein leeres Feld. Nimm irgendeinen und setze ihn irgendwohin.
learn-quantik-place-done = Dort bleibt er. In Quantik bewegt sich kein Spielstein, und keiner verlässt das Spielbrett.
learn-quantik-row = Wer eine Linie mit allen vier Formen vollendet, gewinnt. In der obersten Zeile fehlt eine Form: Setze sie dorthin.
learn-quantik-row-done = Kugel, Zylinder, Würfel und Kegel in einer Zeile: Du gewinnst.
learn-quantik-region = Regionen zählen genau wie Zeilen und Spalten. Vollende die Region oben rechts.
learn-quantik-region-done = Vier Formen in einer Region: Du gewinnst.
learn-quantik-anyones = Wem die Spielsteine gehören, ist egal. Du bist hier Dunkel. In einer Spalte stehen drei Spielsteine von Hell: Nutze sie.
learn-quantik-anyones-done = Nur der letzte Spielstein musste deiner sein. Achte also darauf, was du deinem Gegenüber übrig lässt.
learn-quantik-forbidden-row = Nun das Einzige, was verboten ist. Hell hat eine Kugel in der obersten Zeile. Du bist Dunkel: Versuche, eine Kugel in dieselbe Zeile zu setzen, auf a4.
learn-quantik-forbidden-row-done = Du darfst eine Form nicht in eine Zeile, Spalte oder Region setzen, in der dein Gegenüber diese Form schon hat.
learn-quantik-forbidden-region = Das gilt auch für Regionen. Der Zylinder von Dunkel steht auf d3. Du bist Hell: Versuche, einen Zylinder auf c4 zu setzen.
learn-quantik-forbidden-region-done = Jeder Spielstein, den du setzt, sperrt eine Zeile, eine Spalte und eine Region für dieselbe Form deines Gegenübers.
learn-quantik-own = Deine eigenen Spielsteine verbieten dir nie etwas. Setze deine zweite Kugel in eine Linie mit der ersten.
learn-quantik-own-done = Zwei eigene Kugeln in einer Linie sind erlaubt. Nur dein Gegenüber darf dort keine setzen.
learn-quantik-two-each = Du hast von jeder Form zwei und nicht mehr. Deine beiden Kugeln sind auf dem Spielbrett: Versuche, eine dritte auf d2 zu setzen.
learn-quantik-two-each-done = Sind beide gesetzt, hast du diese Form nicht mehr. Was dir bleibt, siehst du immer in deinem Vorrat.
learn-quantik-careful = Fast jeder Zug lässt hier Hell sofort gewinnen. Du bist Dunkel: Finde den einen Zug, nach dem Hell keine Linie vollenden kann.
learn-quantik-careful-done = Gut gesehen. Eine Linie mit drei unterschiedlichen Formen ist ein Geschenk, außer die vierte darf dort nicht hin.
learn-quantik-no-move = Es gibt einen zweiten Weg zum Sieg: Wer ziehen muss und nicht kann, verliert. Du bist Dunkel: Nimm Hell den letzten möglichen Zug.
learn-quantik-no-move-done = Hell hat noch Spielsteine, aber auf keinem Feld ist einer davon erlaubt.
learn-quantik-ahead = Hier kann niemand sofort gewinnen, aber du, Dunkel, kannst es erzwingen: Was Hell nach deinem Zug auch tut, du vollendest eine Linie.
learn-quantik-ahead-done = So gewinnt man Quantik: Lass deinem Gegenüber nur Züge, die dir helfen. Jetzt spiel eine Partie.

## The rule page: what the examples show

study-rules-quantik-row = Der Kegel vollendet eine Zeile mit allen vier Formen. Wer den letzten Spielstein setzt, gewinnt, auch wenn einer der anderen der Gegenseite gehört.
study-rules-quantik-column = Spalten zählen genauso. Hier gewinnt Dunkel mit drei Spielsteinen von Hell.
study-rules-quantik-region = Ebenso die vier Regionen aus zwei mal zwei Feldern.
study-rules-quantik-forbidden = Die Kugel von Hell in der obersten Zeile hält die Kugeln von Dunkel aus dieser Zeile, ihrer Spalte und ihrer Region fern.
study-rules-quantik-own = Dein eigener Spielstein steht dir nie im Weg: Eine zweite Kugel in derselben Spalte ist in Ordnung.
study-rules-quantik-no-move = Nach diesem Würfel darf Hell auf kein Feld mehr einen Spielstein setzen. Wer nicht ziehen kann, verliert.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Vollendet der letzte Spielstein eine Linie und nimmt der Gegenseite zugleich den letzten Zug, so gilt es als Linie.
study-decision-quantik-start = Wer beginnt, wird ausgelost; in der nächsten Partie wird getauscht.
