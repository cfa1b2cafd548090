## Games and options

error-game-unknown = Nie ma gry o nazwie „{ $name }”; gry to { $names }.
error-option-unknown = { $keys ->
        [none] Nie ma tu opcji „{ $key }”; opcje to: –.
       *[other] Nie ma tu opcji „{ $key }”; opcje to: { $keys }.
    }
error-option-choice = Opcja { $key } nie może mieć wartości „{ $value }”; dozwolone są: { $values }.
error-option-number = Opcja { $key } nie może mieć wartości „{ $value }”; to liczba całkowita od { $low } do { $high }.
error-option-type = Opcja { $key } musi być słowem albo liczbą całkowitą.
error-option-pair = „{ $pair }” to nie opcja; napisz key=value.
error-option-twice = Opcja { $key } jest podana dwa razy.

## Positions

error-field-count = Liczba części pozycji oddzielonych spacją powinna tu wynosić { $expected }, a nie { $found }.
error-row-count = Liczba rzędów planszy oddzielonych „/” powinna wynosić { $expected }, a nie { $found }.
error-row-length = Liczba pól w rzędzie { $row } powinna wynosić { $expected }, a nie { $found }.
error-letter-unknown = W rzędzie { $row } jest „{ $letter }”; dozwolone są: { $letters }.
error-mover-unknown = „{ $letter }” nie może mieć ruchu; dozwolone są: { $letters }.
error-over-before-last-move = Gra skończyła się przed ostatnim ruchem { form-seat-genitive }: wygrana była już na planszy.

## Moves

error-game-over = Gra jest skończona: „{ $move }” nie można już zagrać.
error-move-unreadable = „{ $move }” to nie ruch; ruchy wyglądają tak: { $example }.
error-picks-no-turn = To nie jest ruch. Wybierz figurę, która ma dokąd pójść, a potem pole dla niej.
error-picks-group = Największych grup jest kilka: wskaż tę, która zostaje.
error-picks-over = Gra jest skończona.
error-space-unknown = Na tej planszy nie ma pola { $space }.
error-space-taken = Pole { $space } jest zajęte.
error-hand-empty = { seat-name } nie ma już w zapasie nic do umieszczenia.

## Matches

error-player-count = Liczba miejsc to { $seats }, a nie { $found }.
error-player-name = „{ $name }” nie może być imieniem: od 1 do { $limit } widocznych znaków, bez spacji na brzegach.
error-settled-away-from-board = Tę partię zakończyli gracze, a nie sytuacja na planszy; niczego nie można cofnąć.
error-nothing-to-take-back =
    { $played ->
        [0] Nie było jeszcze ruchu, więc nie ma czego cofnąć.
        [one] Był dopiero { $played } ruch; nie można cofnąć { $count }.
        [few] Były dopiero { $played } ruchy; nie można cofnąć { $count }.
        [many] Było dopiero { $played } ruchów; nie można cofnąć { $count }.
       *[other] Było dopiero { $played } ruchu; nie można cofnąć { $count }.
    }
error-seat-cannot-resign = Miejsce { $seat } nie może się poddać: nie istnieje albo już się poddało.
error-match-goes-on = Partia jeszcze się nie skończyła.
error-match-over = Partia jest skończona.

## Records

error-record-start = Zapis partii nie może się zacząć: { $reason }
error-record-move = Wiersz { $line }: { $reason }
error-record-tag-unreadable = Wiersz { $line }: „{ $text }” to nie znacznik; znaczniki wyglądają tak: [Game "quantik"].
error-record-tag-twice = Wiersz { $line }: znacznik { $tag } jest tu po raz drugi.
error-record-tag-unknown = Wiersz { $line }: w takim zapisie nie ma znacznika { $tag }.
error-record-tag-missing = W zapisie brakuje znacznika { $tag }.
error-record-rules = Wiersz { $line }: zapis trzyma się wersji { $found } zasad; ten program zna wersję { $expected }.
error-record-date = Wiersz { $line }: „{ $text }” to nie data; pisz jak 2026-11-15 albo ?, gdy nie jest znana.
error-record-number = Wiersz { $line }: tu powinno być „{ $expected }”, a nie „{ $found }”.
error-record-number-alone = Wiersz { $line }: po ostatnim numerze nie ma ruchu.
error-record-resigned = Wiersz { $line }: „{ $text }” nie pasuje do ruchów; poddania wyglądają tak: „seat 2 after 14”, po kolei.
error-record-result = Wiersz { $line }: wynik mówi „{ $said }”, a ruchy „{ $found }”.
