## Games and options

error-game-unknown = Hra „{ $name }“ tu není; hry jsou: { $names }.
error-option-unknown = { $keys ->
        [none] Volba „{ $key }“ tu není; volby jsou: –.
       *[other] Volba „{ $key }“ tu není; volby jsou: { $keys }.
    }
error-option-choice = Volba { $key } nemůže být „{ $value }“; možné hodnoty: { $values }.
error-option-number = Volba { $key } nemůže být „{ $value }“; je to celé číslo od { $low } do { $high }.
error-option-type = Volba { $key } musí být slovo nebo celé číslo.
error-option-pair = „{ $pair }“ není volba; pište klíč=hodnota.
error-option-twice = Volba { $key } je zadaná dvakrát.

## Positions

error-field-count = Počet částí pozice oddělených jednou mezerou tu má být { $expected }, ne { $found }.
error-row-count = Počet řad hrací desky oddělených „/“ má být { $expected }, ne { $found }.
error-row-length = Počet polí v řadě { $row } má být { $expected }, ne { $found }.
error-letter-unknown = V řadě { $row } je „{ $letter }“; smí tam být { $letters }.
error-mover-unknown = „{ $letter }“ nemůže být na tahu; možnosti: { $letters }.
error-over-before-last-move = Partie skončila ještě před posledním tahem ({ seat-name }): výhra už na hrací desce byla.

## Moves

error-game-over = Partie skončila: „{ $move }“ už zahrát nejde.
error-move-unreadable = „{ $move }“ není tah; tahy vypadají takto: { $example }.
error-picks-no-turn = To není tah. Vyberte figurku, která má kam jít, a pak pole pro ni.
error-picks-group = Největších skupin je několik: ukažte na tu, která zůstane.
error-picks-over = Partie skončila.
error-space-unknown = Pole { $space } na této hrací desce není.
error-space-taken = Pole { $space } je obsazené.
error-hand-empty = { seat-name } už nemá v zásobě nic k umístění.

## Matches

error-player-count = Počet míst je { $seats }, ne { $found }.
error-player-name = „{ $name }“ nemůže být jméno: 1 až { $limit } tisknutelných znaků, bez mezer na krajích.
error-settled-away-from-board = Tuto partii ukončili hráči, ne hra na desce; nic už vrátit nejde.
error-nothing-to-take-back =
    { $played ->
        [0] Zatím nepadl žádný tah, takže není co vrátit.
        [one] Zatím padl jen { $played } tah; vrátit jich { $count } nejde.
        [few] Zatím padly jen { $played } tahy; vrátit jich { $count } nejde.
       *[other] Zatím padlo jen { $played } tahů; vrátit jich { $count } nejde.
    }
error-seat-cannot-resign = Hráč na místě { $seat } se vzdát nemůže: takové místo tu není, nebo se už vzdal.
error-match-goes-on = Partie ještě neskončila.
error-match-over = Partie skončila.

## Records

error-record-start = Záznam nemůže začít: { $reason }
error-record-move = Řádek { $line }: { $reason }
error-record-tag-unreadable = Řádek { $line }: „{ $text }“ není značka; značky vypadají takto: [Game "quantik"].
error-record-tag-twice = Řádek { $line }: značka { $tag } je tu podruhé.
error-record-tag-unknown = Řádek { $line }: značka { $tag } v takovém záznamu není.
error-record-tag-missing = V záznamu chybí značka { $tag }.
error-record-rules = Řádek { $line }: záznam se řídí pravidly verze { $found }; tento program zná verzi { $expected }.
error-record-date = Řádek { $line }: „{ $text }“ není datum; pište 2026-11-15, nebo ?, když není známé.
error-record-number = Řádek { $line }: čeká se tu „{ $expected }“, ne „{ $found }“.
error-record-number-alone = Řádek { $line }: za posledním číslem chybí tah.
error-record-resigned = Řádek { $line }: „{ $text }“ se k tahům nehodí; vzdání vypadají takto: „seat 2 after 14“, popořadě.
error-record-result = Řádek { $line }: výsledek říká „{ $said }“, ale tahy říkají „{ $found }“.
