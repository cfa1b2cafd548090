## Games and options

error-game-unknown = Nav spēles „{ $name }”; spēles ir { $names }.
error-option-unknown = { $keys ->
        [none] Šeit nav opcijas „{ $key }”; opcijas ir: –.
       *[other] Šeit nav opcijas „{ $key }”; opcijas ir: { $keys }.
    }
error-option-choice = Opcija { $key } nevar būt „{ $value }”; iespējamās vērtības: { $values }.
error-option-number = Opcija { $key } nevar būt „{ $value }”; tas ir vesels skaitlis no { $low } līdz { $high }.
error-option-type = Opcijai { $key } jābūt vārdam vai veselam skaitlim.
error-option-pair = „{ $pair }” nav opcija; rakstiet atslēga=vērtība.
error-option-twice = Opcija { $key } norādīta divreiz.

## Positions

error-field-count = Pozīcijas daļu skaitam, ar vienu atstarpi starp tām, šeit jābūt { $expected }, nevis { $found }.
error-row-count = Laukuma rindu skaitam, ar „/” starp tām, jābūt { $expected }, nevis { $found }.
error-row-length = Lauciņu skaitam rindā { $row } jābūt { $expected }, nevis { $found }.
error-letter-unknown = Rindā { $row } ir „{ $letter }”; tajā var būt { $letters }.
error-mover-unknown = „{ $letter }” nevar būt pie gājiena; tas ir viens no { $letters }.
error-over-before-last-move = Spēle bija beigusies, pirms { seat-name } izdarīja pēdējo gājienu: uzvara laukumā jau bija.

## Moves

error-game-over = Spēle beigusies: „{ $move }” vairs nevar spēlēt.
error-move-unreadable = „{ $move }” nav gājiens; gājieni izskatās šādi: { $example }.
error-picks-no-turn = Tas nav gājiens. Izvēlieties figūru, kurai ir kur iet, un tad lauciņu tai.
error-picks-group = Lielākās ir vairākas grupas: norādiet to, kura paliek.
error-picks-over = Spēle beigusies.
error-space-unknown = Šajā laukumā nav lauciņa { $space }.
error-space-taken = Lauciņš { $space } ir aizņemts.
error-hand-empty = { form-seat-dative } krājumā vairs nav ko novietot.

## Matches

error-player-count = Vietu skaits ir { $seats }, nevis { $found }.
error-player-name = „{ $name }” nevar būt vārds: no 1 līdz { $limit } drukājamām zīmēm, bez atstarpēm sākumā un beigās.
error-settled-away-from-board = Šo partiju beidza spēlētāji, nevis gājiens laukumā; neko nevar atsaukt.
error-nothing-to-take-back =
    { $played ->
        [0] Vēl nav izdarīts neviens gājiens, tāpēc nav ko atsaukt.
        [zero] Izdarīti tikai { $played } gājieni; tik daudz nevar atsaukt: { $count }.
        [one] Izdarīts tikai { $played } gājiens; tik daudz nevar atsaukt: { $count }.
       *[other] Izdarīti tikai { $played } gājieni; tik daudz nevar atsaukt: { $count }.
    }
error-seat-cannot-resign = Spēlētājs vietā { $seat } nevar padoties: tādas vietas nav, vai viņš jau ir padevies.
error-match-goes-on = Partija vēl nav beigusies.
error-match-over = Partija ir beigusies.

## Records

error-record-start = Ieraksts nevar sākties: { $reason }
error-record-move = { $line }. rindiņa: { $reason }
error-record-tag-unreadable = { $line }. rindiņa: „{ $text }” nav birka; birkas izskatās šādi: [Game "quantik"].
error-record-tag-twice = { $line }. rindiņa: birka { $tag } šeit ir otrreiz.
error-record-tag-unknown = { $line }. rindiņa: tādā ierakstā nav birkas { $tag }.
error-record-tag-missing = Ierakstā nav birkas { $tag }.
error-record-rules = { $line }. rindiņa: ieraksts atbilst noteikumu versijai { $found }; šī programma zina versiju { $expected }.
error-record-date = { $line }. rindiņa: „{ $text }” nav datums; rakstiet kā 2026-11-15 vai ?, ja tas nav zināms.
error-record-number = { $line }. rindiņa: šeit jābūt „{ $expected }”, nevis „{ $found }”.
error-record-number-alone = { $line }. rindiņa: pēc pēdējā numura nav gājiena.
error-record-resigned = { $line }. rindiņa: „{ $text }” neatbilst gājieniem; padošanās izskatās šādi: „seat 2 after 14”, pēc kārtas.
error-record-result = { $line }. rindiņa: rezultāts ir „{ $said }”, bet no gājieniem izriet „{ $found }”.
