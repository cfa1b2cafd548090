exago-name = Exago
exago-tagline = Setze deine Spielsteine und bewege sie dann, bis sie eine Linie bilden.
exago-rules =
    Zwei bis sechs Personen spielen auf einem Spielbrett aus Sechsecken. Zu zweit hat jede Seite 12 Spielsteine und braucht fünf in einer Reihe; zu dritt bis zu sechst hat jede Seite 6 und braucht vier.

    Der erste Spielstein kommt in die Mitte. Danach setzt du, solange du Spielsteine im Vorrat hast, einen auf ein leeres Feld, das einen Spielstein auf dem Spielbrett berührt. Hast du keinen mehr, hebst du einen deiner Spielsteine auf und setzt ihn auf ein anderes Feld, wo er einen Spielstein berührt.

    Zerfallen beim Aufheben die übrigen Spielsteine in getrennte Gruppen, bleibt nur die größte Gruppe; alle anderen Spielsteine kehren in die Vorräte ihrer Farben zurück, bevor du deinen absetzt. Gibt es mehrere größte Gruppen, wählst du, welche bleibt. Zurückgekehrte Spielsteine müssen gesetzt werden, einer pro Zug, bevor du wieder Spielsteine bewegen darfst.

    Ab drei Personen musst du blockieren: Kannst du jetzt nicht gewinnen, könnten es aber andere in ihrem nächsten Zug, dann kommt es auf die Person an, die von ihnen nach dir zuerst am Zug ist; kann einer deiner Züge sie aufhalten, musst du einen solchen Zug spielen.

    Eine gerade, lückenlose Linie aus genügend Spielsteinen deiner Farbe, in einer der drei Richtungen, gewinnt am Ende deines Zuges.

    Schreibe f6, um zu setzen, f6-g7, um zu bewegen, f6-g7=a3, um zu bewegen und die Gruppe zu behalten, zu der a3 gehört, pass, wenn nichts anderes geht.
exago-reason-line = eine gerade Linie aus Spielsteinen
exago-reason-no-move = niemand kann ziehen

exago-option-players = Wie viele mitspielen, zwei bis sechs.
exago-option-players-name = Mitspielende
exago-option-size = Wie viele Felder jede Seite des Spielbretts hat.
exago-option-size-name = Größe des Spielbretts
exago-option-tiles = Mit wie vielen Spielsteinen alle beginnen, oder eine Zahl pro Platz als Vorgabe.
exago-option-tiles-name = Spielsteine
exago-option-line = Wie viele Spielsteine in einer Linie gewinnen.
exago-option-line-name = Gewinnlinie
exago-option-early = Ob Spielsteine bewegt werden dürfen, solange noch welche im Vorrat sind.
exago-option-early-name = Frühes Bewegen
exago-option-reconnect = Ob ein aufgehobener Spielstein abgesetzt wird, bevor abgetrennte Gruppen zurückkehren, sodass er sie wieder verbinden kann.
exago-option-reconnect-name = Wieder verbinden
exago-option-block = Ob ab drei Personen eine Drohung blockiert werden muss.
exago-option-block-name = Blockierpflicht
exago-option-repetition = Kommt dieselbe Stellung so oft vor, endet das Spiel unentschieden.
exago-option-repetition-name = Wiederholung

exago-brief-players = { $value ->
        [one] eine Person
       *[other] { $value } Personen
    }
exago-brief-size = Seitenlänge { $value }
exago-brief-tiles = Spielsteine: { $value }
exago-brief-line = { $value } in einer Linie
exago-brief-early = { $value ->
        [on] Spielsteine früh beweglich
       *[off] Spielsteine spät beweglich
    }
exago-brief-reconnect = { $value ->
        [on] abgetrennte Gruppen lassen sich verbinden
       *[off] abgetrennte Gruppen kehren zurück
    }
exago-brief-block = { $value ->
        [on] Drohungen müssen blockiert werden
       *[off] keine Pflicht zu blockieren
    }
exago-brief-repetition = { $value ->
        [off] kein Remis durch Wiederholung
       *[other] Remis durch Wiederholung
    }

error-tiles-for-seats = Die Option tiles nennt { $found } Zahlen für { $seats } Plätze; gib eine an oder eine für jeden Platz.
error-empty-run = Zeile { $row } zählt null leere Felder oder beginnt eine Zahl mit 0.
error-hands-unreadable = „{ $hands }“ sind keine Vorräte; in diesem Spiel sehen sie so aus: { $example }.
error-hands-do-not-add-up = { seat-name } hat { $board } Spielsteine auf dem Spielbrett und { $hand } im Vorrat; zusammen müssen es { $total } sein.
error-tiles-do-not-touch = Alle Spielsteine müssen zusammenhängen, aber { $space } und { $other } tun es nicht.
error-pass-not-needed = Du kannst nur passen, wenn du nichts anderes tun kannst.
error-centre-first = Der erste Spielstein kommt in die Mitte, auf { $space }.
error-touches-nothing = Ein Spielstein auf { $space } würde keinen anderen berühren.
error-not-your-tile = Auf { $space } liegt kein Spielstein von dir.
error-place-first =
    { $count ->
        [one] Du hast noch einen Spielstein im Vorrat; er muss gesetzt werden, bevor du Spielsteine bewegen darfst.
       *[other] Du hast noch { $count } Spielsteine im Vorrat; sie müssen gesetzt werden, bevor du Spielsteine bewegen darfst.
    }
error-back-to-own-space = Ein aufgehobener Spielstein kommt auf ein anderes Feld, nicht zurück auf { $space }.
error-no-choice-of-groups = Hier gibt es keine Wahl zwischen Gruppen; schreibe { $move }.
error-choose-group = Es gibt mehrere größte Gruppen; sag, welche bleibt, mit = und einem dieser Felder: { $spaces }.
error-must-block = { seat-name } droht zu gewinnen, und du kannst es verhindern; nur Züge, die das tun, sind erlaubt.

## The board

board-piece-tile = { $colour ->
        [red] roter Spielstein
        [blue] blauer Spielstein
        [yellow] gelber Spielstein
        [green] grüner Spielstein
        [purple] lila Spielstein
       *[orange] orangefarbener Spielstein
    }
board-place-tile = { seat-name } setzt einen Spielstein auf { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Deine Spielsteine bilden eine gerade, lückenlose Linie.
        [loser] Die Spielsteine der Gegenseite bilden eine gerade, lückenlose Linie.
       *[none] Die Spielsteine bilden eine gerade, lückenlose Linie.
    }

## Lessons: what each step asks for, and what is said when it is done

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
learn-exago-ahead-done = Eine offene Linie lässt sich auf zwei Seiten vollenden, und Blau kann nur eine schließen.
learn-exago-cross = Nun hat niemand mehr Spielsteine im Vorrat. Du bist Rot. Hebe einen Spielstein auf, den du dort, wo er ist, nicht brauchst, und setze ihn dorthin, wo sich zwei deiner Linien kreuzen: Blau kann nicht beide aufhalten.
learn-exago-cross-done = Wo sich zwei Linien kreuzen, zählt ein Spielstein für beide. Wer stark spielt, bereitet solche Stellen vor, lange bevor sie gebraucht werden. Jetzt spiel eine Partie.

## Themes of puzzles

study-theme-relocate = Einen Spielstein bewegen
study-theme-win-by-cutting = Gewinn durch Abtrennen
study-theme-hold-by-cutting = Rettung durch Abtrennen

## The rule page: what the examples show

study-rules-exago-touch = Jeder neue Spielstein muss einen auf dem Spielbrett berühren.
study-rules-exago-line = Eine gerade, lückenlose Linie gewinnt: fünf Spielsteine zu zweit, vier zu mehreren.
study-rules-exago-relocate = Ist dein Vorrat leer, hebe einen deiner Spielsteine auf und setze ihn ab, wo er einen anderen berührt.
study-rules-exago-cut-off = Diesen Spielstein aufzuheben trennt zwei andere ab. Sie kehren in die Vorräte zurück und müssen wieder gesetzt werden, bevor bewegt werden darf.
study-rules-exago-choose = Zwei gleich große Gruppen bleiben: Wer am Zug ist, wählt, welche bleibt.
study-rules-exago-must-block = Ab drei Personen muss eine Drohung abgewehrt werden. Rot droht, auf d5 zu gewinnen, also darf Blau nicht anderswo spielen.
study-rules-exago-block = Dieser Zug wehrt die Drohung ab, also ist er erlaubt.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Von mehreren Gruppen bleibt nur eine der größten, auch wenn es mehr als zwei sind.
study-decision-exago-own = Kehren eigene Spielsteine zu dir zurück, setzt du den aufgehobenen trotzdem sofort ab; die anderen folgen in späteren Zügen.
study-decision-exago-duty = Ab drei Personen ist Blockieren Pflicht, wann immer es möglich ist, auch wenn nur eine Farbe droht.
study-decision-exago-first = Drohen mehrere, kümmerst du dich um die Farbe, die zuerst am Zug ist.
study-decision-exago-relocated = Eine Drohung, durch Bewegen eines Spielsteins zu gewinnen, zählt wie jede andere.
study-decision-exago-stuck = Wer nichts tun kann, passt. Kann niemand ziehen, ist es unentschieden.
