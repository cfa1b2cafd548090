## Quantik

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

## Qomet

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

## Exago

learn-exago-centre = Das Spielbrett besteht aus Sechsecken. Der erste Spielstein der Partie kommt in die Mitte. Setze ihn dorthin.
learn-exago-centre-done = Von jetzt an muss jeder Spielstein einen anderen auf dem Spielbrett berühren.
learn-exago-touch = Du bist Blau. Versuche, einen Spielstein auf b2 zu setzen, wo er allein stünde.
learn-exago-touch-done = Alle Spielsteine hängen zusammen, immer.
learn-exago-place = Setze deinen Spielstein auf ein Feld, das den roten berührt. Die Farbe des Nachbarn ist egal.
learn-exago-place-done = Solange du Spielsteine im Vorrat hast, besteht dein Zug darin, einen zu setzen.
learn-exago-line = Zu zweit gewinnen fünf Spielsteine deiner Farbe in gerader Linie. Du hast vier: Füge den fünften hinzu.
learn-exago-line-done = Linien verlaufen in drei Richtungen. Sie müssen gerade und ohne Lücke sein. Ab drei Personen genügen vier Spielsteine.
learn-exago-place-first = Spielsteine lassen sich später bewegen, aber noch nicht. Versuche, deinen Spielstein von e4 nach d5 zu bewegen.
learn-exago-place-first-done = Erst müssen alle deine Spielsteine auf dem Spielbrett sein.
learn-exago-relocate = Nun hast du keinen Spielstein mehr im Vorrat. Ein Zug heißt dann: einen deiner Spielsteine aufheben und auf ein anderes Feld setzen, wo er einen Spielstein berührt. Bewege einen.
learn-exago-relocate-done = Von hier an darf jeder Spielstein überallhin wandern.
learn-exago-own-space = Ein aufgehobener Spielstein muss woandershin. Versuche, den Spielstein auf d2 dorthin zurückzusetzen, wo er war.
learn-exago-own-space-done = Abwarten gibt es in Exago nicht.
learn-exago-cut-off = Zerfallen beim Aufheben die übrigen Spielsteine in getrennte Gruppen, bleibt nur die größte; der Rest kehrt in die Vorräte zurück. Bewege einen Spielstein, der andere abtrennt.
learn-exago-cut-off-done = Wer Spielsteine zurückbekommt, muss sie erst setzen, einen pro Zug, und darf dann wieder bewegen. Das kann viel Zeit kosten.
learn-exago-choose = Sind die größten Gruppen gleich groß, wählst du, welche bleibt. Hebe den Spielstein auf, der zwei gleich große Gruppen zurücklässt, und setze ihn neben die Gruppe, die du behalten willst. Berührt er beide, wähle einen Spielstein dieser Gruppe.
learn-exago-choose-done = Die andere Gruppe ist in die Vorräte zurückgekehrt. Wähle die, die dir mehr hilft.
learn-exago-move-to-win = In diesem kleinen Spiel gewinnen vier Spielsteine in einer Linie. Du bist Blau und hast nichts im Vorrat: Gewinne, indem du einen Spielstein bewegst.
learn-exago-move-to-win-done = Suche nach Linien mit einer Lücke und nach einem Spielstein, der dort, wo er ist, nicht gebraucht wird.
learn-exago-must-block = Hier wird zu dritt gespielt, und vier Spielsteine in einer Linie gewinnen. Rot könnte im nächsten Zug auf d5 gewinnen. Du bist Blau: Versuche, stattdessen auf e5 zu spielen.
learn-exago-must-block-done = Ab drei Personen musst du eine Drohung abwehren, wenn du nicht selbst gewinnen kannst und einer deiner Züge sie abwehrt.
learn-exago-block = Nun tu deine Pflicht.
learn-exago-block-done = Drohen mehrere andere, kümmerst du dich um die Farbe, die zuerst am Zug ist.
learn-exago-win-first = Die Pflicht zu blockieren hat eine Ausnahme: Wenn du selbst gewinnen kannst, darfst du. Du bist Rot.
learn-exago-win-first-done = Gewinnen geht vor Blockieren.
learn-exago-ahead = Wieder zu zweit, mit fünf in einer Linie. Du bist Rot. Stelle eine Drohung auf, auf die Blau keine Antwort hat: Du gewinnst mit deinem nächsten Spielstein.
learn-exago-ahead-done = Eine offene Linie lässt sich auf zwei Seiten vollenden, und Blau kann nur eine schließen. Jetzt spiel eine Partie.
