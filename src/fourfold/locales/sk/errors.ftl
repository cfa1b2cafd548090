## Games and options

error-game-unknown = Hra „{ $name }“ tu nie je; hry sú: { $names }.
error-option-unknown = { $keys ->
        [none] Voľba „{ $key }“ tu nie je; voľby sú: –.
       *[other] Voľba „{ $key }“ tu nie je; voľby sú: { $keys }.
    }
error-option-choice = Voľba { $key } nemôže byť „{ $value }“; možné hodnoty: { $values }.
error-option-number = Voľba { $key } nemôže byť „{ $value }“; je to celé číslo od { $low } do { $high }.
error-option-type = Voľba { $key } musí byť slovo alebo celé číslo.
error-option-pair = „{ $pair }“ nie je voľba; píšte kľúč=hodnota.
error-option-twice = Voľba { $key } je zadaná dvakrát.

## Positions

error-field-count = Počet častí pozície oddelených jednou medzerou tu má byť { $expected }, nie { $found }.
error-row-count = Počet radov hracej dosky oddelených „/“ má byť { $expected }, nie { $found }.
error-row-length = Počet políčok v rade { $row } má byť { $expected }, nie { $found }.
error-letter-unknown = V rade { $row } je „{ $letter }“; smie tam byť { $letters }.
error-mover-unknown = „{ $letter }“ nemôže byť na ťahu; možnosti: { $letters }.
error-over-before-last-move = Partia sa skončila ešte pred posledným ťahom ({ seat-name }): výhra už na hracej doske bola.

## Moves

error-game-over = Partia sa skončila: „{ $move }“ sa už zahrať nedá.
error-move-unreadable = „{ $move }“ nie je ťah; ťahy vyzerajú takto: { $example }.
error-picks-no-turn = To nie je ťah. Vyberte figúrku, ktorá má kam ísť, a potom políčko pre ňu.
error-picks-group = Najväčších skupín je niekoľko: ukážte na tú, ktorá zostane.
error-picks-over = Partia sa skončila.
error-space-unknown = Políčko { $space } na tejto hracej doske nie je.
error-space-taken = Políčko { $space } je obsadené.
error-hand-empty = { seat-name } už nemá v zásobe nič na umiestnenie.

## Matches

error-player-count = Počet miest je { $seats }, nie { $found }.
error-player-name = „{ $name }“ nemôže byť meno: 1 až { $limit } tlačiteľných znakov, bez medzier na krajoch.
error-settled-away-from-board = Túto partiu ukončili hráči, nie hra na doske; nič sa už vrátiť nedá.
error-nothing-to-take-back =
    { $played ->
        [0] Zatiaľ nepadol žiadny ťah, takže nie je čo vrátiť.
        [one] Zatiaľ padol len { $played } ťah; vrátiť ich { $count } sa nedá.
        [few] Zatiaľ padli len { $played } ťahy; vrátiť ich { $count } sa nedá.
       *[other] Zatiaľ padlo len { $played } ťahov; vrátiť ich { $count } sa nedá.
    }
error-seat-cannot-resign = Hráč na mieste { $seat } sa vzdať nemôže: také miesto tu nie je alebo sa už vzdal.
error-match-goes-on = Partia sa ešte neskončila.
error-match-over = Partia sa skončila.

## Records

error-record-start = Záznam sa nemôže začať: { $reason }
error-record-move = Riadok { $line }: { $reason }
error-record-tag-unreadable = Riadok { $line }: „{ $text }“ nie je značka; značky vyzerajú takto: [Game "quantik"].
error-record-tag-twice = Riadok { $line }: značka { $tag } je tu druhýkrát.
error-record-tag-unknown = Riadok { $line }: značka { $tag } v takom zázname nie je.
error-record-tag-missing = V zázname chýba značka { $tag }.
error-record-rules = Riadok { $line }: záznam sa riadi pravidlami verzie { $found }; tento program pozná verziu { $expected }.
error-record-date = Riadok { $line }: „{ $text }“ nie je dátum; píšte 2026-11-15, alebo ?, keď nie je známy.
error-record-number = Riadok { $line }: čaká sa tu „{ $expected }“, nie „{ $found }“.
error-record-number-alone = Riadok { $line }: za posledným číslom chýba ťah.
error-record-resigned = Riadok { $line }: „{ $text }“ sa k ťahom nehodí; vzdania vyzerajú takto: „seat 2 after 14“, v poradí.
error-record-result = Riadok { $line }: výsledok hovorí „{ $said }“, ale ťahy hovoria „{ $found }“.
