## Games and options

error-game-unknown = Det finnes ikke noe spill som heter «{ $name }»; spillene er { $names }.
error-option-unknown = { $keys ->
        [none] Det finnes ikke noe valg «{ $key }» her; valgene er: –.
       *[other] Det finnes ikke noe valg «{ $key }» her; valgene er: { $keys }.
    }
error-option-choice = Valget { $key } kan ikke være «{ $value }»; det er ett av { $values }.
error-option-number = Valget { $key } kan ikke være «{ $value }»; det er et heltall fra { $low } til { $high }.
error-option-type = Valget { $key } må være et ord eller et heltall.
error-option-pair = «{ $pair }» er ikke noe valg; skriv key=value.
error-option-twice = Valget { $key } er oppgitt to ganger.

## Positions

error-field-count = En stilling har her { $expected } deler med ett mellomrom mellom, ikke { $found }.
error-row-count = Brettet har { $expected } rader med «/» mellom, ikke { $found }.
error-row-length = Rad { $row } har { $expected } felter, ikke { $found }.
error-letter-unknown = På rad { $row } står «{ $letter }»; det kan stå { $letters }.
error-mover-unknown = «{ $letter }» kan ikke være i trekket; det er en av { $letters }.
error-over-before-last-move = Partiet var slutt før { seat-name } trakk sist: det var allerede vunnet på brettet.

## Moves

error-game-over = Partiet er slutt: «{ $move }» kan ikke spilles lenger.
error-move-unreadable = «{ $move }» er ikke noe trekk; trekk ser ut som { $example }.
error-picks-no-turn = Det er ikke noe trekk. Velg en brikke som kan komme et sted, og så et felt til den.
error-picks-group = Flere grupper er størst: pek på den som blir liggende.
error-picks-over = Partiet er slutt.
error-space-unknown = Det finnes ikke noe felt { $space } på dette brettet.
error-space-taken = Feltet { $space } er opptatt.
error-hand-empty = { seat-name } har ingenting igjen i forrådet å plassere.

## Matches

error-player-count = Det er { $seats } plasser, ikke { $found }.
error-player-name = «{ $name }» kan ikke være et navn: 1 til { $limit } synlige tegn, uten mellomrom rundt.
error-settled-away-from-board = Dette partiet ble avsluttet av spillerne, ikke på brettet; ingenting kan angres.
error-nothing-to-take-back =
    { $played ->
        [0] Ingen trekk er gjort ennå, så ingen kan angres.
        [one] Bare ett trekk er gjort; { $count } kan ikke angres.
       *[other] Bare { $played } trekk er gjort; { $count } kan ikke angres.
    }
error-seat-cannot-resign = Plass { $seat } kan ikke gi opp: den finnes ikke, eller har allerede gitt opp.
error-match-goes-on = Partiet er ikke slutt ennå.
error-match-over = Partiet er slutt.

## Records

error-record-start = Det lagrede partiet kan ikke begynne: { $reason }
error-record-move = Linje { $line }: { $reason }
error-record-tag-unreadable = Linje { $line }: «{ $text }» er ingen merkelapp; merkelapper ser ut som [Game "quantik"].
error-record-tag-twice = Linje { $line }: merkelappen { $tag } står her for andre gang.
error-record-tag-unknown = Linje { $line }: merkelappen { $tag } finnes ikke i slike lagrede partier.
error-record-tag-missing = Det lagrede partiet mangler merkelappen { $tag }.
error-record-rules = Linje { $line }: partiet følger versjon { $found } av reglene; dette programmet kan versjon { $expected }.
error-record-date = Linje { $line }: «{ $text }» er ingen dato; skriv den som 2026-11-15, eller ? når den ikke er kjent.
error-record-number = Linje { $line }: her ventes «{ $expected }», ikke «{ $found }».
error-record-number-alone = Linje { $line }: etter det siste nummeret kommer det ikke noe trekk.
error-record-resigned = Linje { $line }: «{ $text }» passer ikke til trekkene; den som gir opp, skrives som «seat 2 after 14», i rekkefølge.
error-record-result = Linje { $line }: resultatet sier «{ $said }», men trekkene sier «{ $found }».
