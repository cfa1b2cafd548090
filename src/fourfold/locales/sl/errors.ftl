## Games and options

error-game-unknown = Igre »{ $name }« ni; igre so: { $names }.
error-option-unknown = { $keys ->
        [none] Možnosti »{ $key }« tu ni; možnosti so: –.
       *[other] Možnosti »{ $key }« tu ni; možnosti so: { $keys }.
    }
error-option-choice = Možnost { $key } ne more biti »{ $value }«; dovoljene vrednosti: { $values }.
error-option-number = Možnost { $key } ne more biti »{ $value }«; je celo število od { $low } do { $high }.
error-option-type = Možnost { $key } mora biti beseda ali celo število.
error-option-pair = »{ $pair }« ni možnost; pišite ključ=vrednost.
error-option-twice = Možnost { $key } je navedena dvakrat.

## Positions

error-field-count = Število delov položaja, ločenih z enim presledkom, mora biti tu { $expected }, ne { $found }.
error-row-count = Število vrst plošče, ločenih z »/«, mora biti { $expected }, ne { $found }.
error-row-length = Število polj v vrsti { $row } mora biti { $expected }, ne { $found }.
error-letter-unknown = V vrsti { $row } je »{ $letter }«; tam so lahko { $letters }.
error-mover-unknown = »{ $letter }« ne more biti na potezi; možno je: { $letters }.
error-over-before-last-move = Partija je bila končana že pred zadnjo potezo ({ seat-name }): zmaga je že bila na plošči.

## Moves

error-game-over = Partija je končana: »{ $move }« ni več mogoče odigrati.
error-move-unreadable = »{ $move }« ni poteza; poteze so videti takole: { $example }.
error-picks-no-turn = To ni poteza. Izberite figurico, ki ima kam iti, nato pa polje zanjo.
error-picks-group = Največjih skupin je več: pokažite na tisto, ki ostane.
error-picks-over = Partija je končana.
error-space-unknown = Polja { $space } na tej plošči ni.
error-space-taken = Polje { $space } je zasedeno.
error-hand-empty = { seat-name } v zalogi nima ničesar več, kar bi položil.

## Matches

error-player-count = Mest je { $seats }, ne { $found }.
error-player-name = »{ $name }« ne more biti ime: od 1 do { $limit } vidnih znakov, brez presledkov na robovih.
error-settled-away-from-board = To partijo so končali igralci in ne igra na plošči; ničesar ni mogoče razveljaviti.
error-nothing-to-take-back =
    { $played ->
        [0] Odigrana ni še nobena poteza, zato ni česa razveljaviti.
        [one] Odigrana je le { $played } poteza; razveljaviti jih ni mogoče toliko: { $count }.
        [two] Odigrani sta le { $played } potezi; razveljaviti jih ni mogoče toliko: { $count }.
        [few] Odigrane so le { $played } poteze; razveljaviti jih ni mogoče toliko: { $count }.
       *[other] Odigranih je le { $played } potez; razveljaviti jih ni mogoče toliko: { $count }.
    }
error-seat-cannot-resign = Igralec na mestu { $seat } se ne more predati: takega mesta ni ali pa se je že predal.
error-match-goes-on = Partija še ni končana.
error-match-over = Partija je končana.

## Records

error-record-start = Zapis se ne more začeti: { $reason }
error-record-move = Vrstica { $line }: { $reason }
error-record-tag-unreadable = Vrstica { $line }: »{ $text }« ni oznaka; oznake so videti takole: [Game "quantik"].
error-record-tag-twice = Vrstica { $line }: oznaka { $tag } je tu drugič.
error-record-tag-unknown = Vrstica { $line }: oznake { $tag } v takem zapisu ni.
error-record-tag-missing = V zapisu manjka oznaka { $tag }.
error-record-rules = Vrstica { $line }: zapis sledi pravilom različice { $found }; ta program pozna različico { $expected }.
error-record-date = Vrstica { $line }: »{ $text }« ni datum; pišite 2026-11-15 ali ?, če ni znan.
error-record-number = Vrstica { $line }: tu se pričakuje »{ $expected }«, ne »{ $found }«.
error-record-number-alone = Vrstica { $line }: za zadnjo številko manjka poteza.
error-record-resigned = Vrstica { $line }: »{ $text }« se ne ujema s potezami; predaje so videti takole: »seat 2 after 14«, po vrsti.
error-record-result = Vrstica { $line }: izid pravi »{ $said }«, poteze pa »{ $found }«.
