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
