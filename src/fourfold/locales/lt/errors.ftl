## Games and options

error-game-unknown = Nėra žaidimo „{ $name }“; žaidimai yra { $names }.
error-option-unknown = { $keys ->
        [none] Čia nėra parinkties „{ $key }“; parinktys: –.
       *[other] Čia nėra parinkties „{ $key }“; parinktys: { $keys }.
    }
error-option-choice = Parinktis { $key } negali būti „{ $value }“; galimos reikšmės: { $values }.
error-option-number = Parinktis { $key } negali būti „{ $value }“; tai sveikasis skaičius nuo { $low } iki { $high }.
error-option-type = Parinktis { $key } turi būti žodis arba sveikasis skaičius.
error-option-pair = „{ $pair }“ nėra parinktis; rašykite raktas=reikšmė.
error-option-twice = Parinktis { $key } nurodyta du kartus.

## Positions

error-field-count = Padėties dalių, atskirtų po vieną tarpą, čia turi būti { $expected }, o ne { $found }.
error-row-count = Lentos eilių, atskirtų „/“, turi būti { $expected }, o ne { $found }.
error-row-length = Eilėje { $row } laukelių turi būti { $expected }, o ne { $found }.
error-letter-unknown = Eilėje { $row } yra „{ $letter }“; gali būti { $letters }.
error-mover-unknown = „{ $letter }“ negali eiti; galimos raidės: { $letters }.
error-over-before-last-move = Žaidimas buvo baigtas prieš paskutinį { form-seat-genitive } ėjimą: pergalė jau buvo lentoje.

## Moves

error-game-over = Žaidimas baigtas: „{ $move }“ žaisti nebegalima.
error-move-unreadable = „{ $move }“ nėra ėjimas; ėjimai atrodo taip: { $example }.
error-picks-no-turn = Tai ne ėjimas. Pasirinkite figūrą, kuri turi kur eiti, o tada jai laukelį.
error-picks-group = Didžiausios yra kelios grupės: parodykite tą, kuri lieka.
error-picks-over = Žaidimas baigtas.
error-space-unknown = Šioje lentoje nėra laukelio { $space }.
error-space-taken = Laukelis { $space } užimtas.
error-hand-empty = { seat-name } atsargose nebeturi ko padėti.

## Matches

error-player-count = Vietų yra { $seats }, o ne { $found }.
error-player-name = „{ $name }“ negali būti vardas: nuo 1 iki { $limit } spausdinamų ženklų, be tarpų pradžioje ir gale.
error-settled-away-from-board = Šią partiją baigė žaidėjai, o ne lenta; nieko atsiimti negalima.
error-nothing-to-take-back =
    { $played ->
        [0] Dar nepadarytas nė vienas ėjimas, tad nėra ko atsiimti.
        [one] Padarytas tik { $played } ėjimas; tiek atsiimti negalima: { $count }.
        [few] Padaryti tik { $played } ėjimai; tiek atsiimti negalima: { $count }.
       *[other] Padaryta tik { $played } ėjimų; tiek atsiimti negalima: { $count }.
    }
error-seat-cannot-resign = Vieta { $seat } negali pasiduoti: tokios vietos nėra arba ji jau pasidavė.
error-match-goes-on = Partija dar nebaigta.
error-match-over = Partija baigta.

## Records

error-record-start = Įrašas negali prasidėti: { $reason }
error-record-move = { $line } eilutė: { $reason }
error-record-tag-unreadable = { $line } eilutė: „{ $text }“ nėra žymė; žymės atrodo taip: [Game "quantik"].
error-record-tag-twice = { $line } eilutė: žymė { $tag } čia jau antrą kartą.
error-record-tag-unknown = { $line } eilutė: tokiame įraše nėra žymės { $tag }.
error-record-tag-missing = Įraše nėra žymės { $tag }.
error-record-rules = { $line } eilutė: įrašas laikosi taisyklių versijos { $found }; ši programa žino versiją { $expected }.
error-record-date = { $line } eilutė: „{ $text }“ nėra data; rašykite kaip 2026-11-15 arba ?, kai ji nežinoma.
error-record-number = { $line } eilutė: čia turi būti „{ $expected }“, o ne „{ $found }“.
error-record-number-alone = { $line } eilutė: po paskutinio numerio nėra ėjimo.
error-record-resigned = { $line } eilutė: „{ $text }“ neatitinka ėjimų; pasidavimai atrodo taip: „seat 2 after 14“, iš eilės.
error-record-result = { $line } eilutė: rezultatas sako „{ $said }“, o ėjimai – „{ $found }“.
