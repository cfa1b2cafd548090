## Games and options

error-game-unknown = Es gibt kein Spiel namens „{ $name }“; die Spiele sind { $names }.
error-option-unknown = { $keys ->
        [none] Hier gibt es keine Option „{ $key }“; die Optionen sind: –.
       *[other] Hier gibt es keine Option „{ $key }“; die Optionen sind: { $keys }.
    }
error-option-choice = Die Option { $key } kann nicht „{ $value }“ sein; sie ist eines von { $values }.
error-option-number = Die Option { $key } kann nicht „{ $value }“ sein; sie ist eine ganze Zahl von { $low } bis { $high }.
error-option-type = Die Option { $key } muss ein Wort oder eine ganze Zahl sein.
error-option-pair = „{ $pair }“ ist keine Option; schreibe key=value.
error-option-twice = Die Option { $key } ist zweimal angegeben.

## Positions

error-field-count = Eine Stellung hat hier { $expected } Teile mit je einem Leerzeichen dazwischen, nicht { $found }.
error-row-count = Das Spielbrett hat { $expected } Zeilen mit „/“ dazwischen, nicht { $found }.
error-row-length = Zeile { $row } hat { $expected } Felder, nicht { $found }.
error-letter-unknown = Zeile { $row } enthält „{ $letter }“; erlaubt sind { $letters }.
error-mover-unknown = „{ $letter }“ kann nicht am Zug sein; möglich ist eines von { $letters }.
error-over-before-last-move = Das Spiel war zu Ende, bevor { seat-name } zuletzt zog: Ein Gewinn stand schon auf dem Spielbrett.

## Moves

error-game-over = Das Spiel ist zu Ende: „{ $move }“ kann nicht mehr gespielt werden.
error-move-unreadable = „{ $move }“ ist kein Zug; Züge sehen aus wie { $example }.
error-picks-no-turn = Das ist kein Zug. Wähle einen Spielstein, der irgendwohin kann, und dann ein Feld für ihn.
error-picks-group = Es gibt mehrere größte Gruppen: Zeig auf die, die bleibt.
error-picks-over = Das Spiel ist zu Ende.
error-space-unknown = Auf diesem Spielbrett gibt es kein Feld { $space }.
error-space-taken = Das Feld { $space } ist besetzt.
error-hand-empty = { seat-name } hat nichts mehr zum Setzen im Vorrat.

## Matches

error-player-count = Es gibt { $seats } Plätze, nicht { $found }.
error-player-name = „{ $name }“ kann kein Name sein: 1 bis { $limit } druckbare Zeichen, ohne Leerzeichen am Rand.
error-settled-away-from-board = Diese Partie wurde von den Spielenden beendet, nicht auf dem Spielbrett; nichts kann zurückgenommen werden.
error-nothing-to-take-back =
    { $played ->
        [0] Noch wurde kein Zug gespielt, also kann keiner zurückgenommen werden.
        [one] Erst ein Zug wurde gespielt; { $count } können nicht zurückgenommen werden.
       *[other] Erst { $played } Züge wurden gespielt; { $count } können nicht zurückgenommen werden.
    }
error-seat-cannot-resign = Platz { $seat } kann nicht aufgeben: Es gibt ihn nicht, oder er hat schon aufgegeben.
error-match-goes-on = Die Partie ist noch nicht zu Ende.
error-match-over = Die Partie ist zu Ende.

## Records

error-record-start = Die Aufzeichnung kann nicht beginnen: { $reason }
error-record-move = Zeile { $line }: { $reason }
error-record-tag-unreadable = Zeile { $line }: „{ $text }“ ist keine Angabe; Angaben sehen aus wie [Game "quantik"].
error-record-tag-twice = Zeile { $line }: Die Angabe { $tag } steht hier ein zweites Mal.
error-record-tag-unknown = Zeile { $line }: Eine Angabe { $tag } gibt es in solchen Aufzeichnungen nicht.
error-record-tag-missing = Der Aufzeichnung fehlt die Angabe { $tag }.
error-record-rules = Zeile { $line }: Die Aufzeichnung folgt Version { $found } der Spielregeln; dieses Programm kennt Version { $expected }.
error-record-date = Zeile { $line }: „{ $text }“ ist kein Datum; schreibe es wie 2026-11-15, oder ?, wenn es nicht bekannt ist.
error-record-number = Zeile { $line }: Hier wird „{ $expected }“ erwartet, nicht „{ $found }“.
error-record-number-alone = Zeile { $line }: Nach der letzten Nummer steht kein Zug.
error-record-resigned = Zeile { $line }: „{ $text }“ passt nicht zu den Zügen; Einträge dazu, wer aufgab, sehen aus wie „seat 2 after 14“, der Reihe nach.
error-record-result = Zeile { $line }: Das Ergebnis sagt „{ $said }“, die Züge sagen aber „{ $found }“.
