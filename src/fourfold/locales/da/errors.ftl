## Games and options

error-game-unknown = Der er ikke noget spil, der hedder »{ $name }«; spillene er { $names }.
error-option-unknown = { $keys ->
        [none] Der er ikke noget valg »{ $key }« her; valgene er: –.
       *[other] Der er ikke noget valg »{ $key }« her; valgene er: { $keys }.
    }
error-option-choice = Valget { $key } kan ikke være »{ $value }«; det er et af { $values }.
error-option-number = Valget { $key } kan ikke være »{ $value }«; det er et helt tal fra { $low } til { $high }.
error-option-type = Valget { $key } skal være et ord eller et helt tal.
error-option-pair = »{ $pair }« er ikke noget valg; skriv key=value.
error-option-twice = Valget { $key } er angivet to gange.

## Positions

error-field-count = En stilling har her { $expected } dele med ét mellemrum imellem, ikke { $found }.
error-row-count = Brættet har { $expected } rækker med »/« imellem, ikke { $found }.
error-row-length = Række { $row } har { $expected } felter, ikke { $found }.
error-letter-unknown = I række { $row } står »{ $letter }«; der kan stå { $letters }.
error-mover-unknown = »{ $letter }« kan ikke være i trækket; det er et af { $letters }.
error-over-before-last-move = Partiet var slut, før { seat-name } trak sidst: Der var allerede vundet på brættet.

## Moves

error-game-over = Partiet er slut: »{ $move }« kan ikke spilles længere.
error-move-unreadable = »{ $move }« er ikke noget træk; træk ser ud som { $example }.
error-picks-no-turn = Det er ikke noget træk. Vælg en brik, der kan komme et sted hen, og så et felt til den.
error-picks-group = Flere grupper er størst: Peg på den, der bliver liggende.
error-picks-over = Partiet er slut.
error-space-unknown = Der er ikke noget felt { $space } på dette bræt.
error-space-taken = Feltet { $space } er optaget.
error-hand-empty = { seat-name } har intet tilbage i forrådet at placere.

## Matches

error-player-count = Der er { $seats } pladser, ikke { $found }.
error-player-name = »{ $name }« kan ikke være et navn: 1 til { $limit } synlige tegn, uden mellemrum omkring.
error-settled-away-from-board = Dette parti blev afsluttet af spillerne, ikke på brættet; intet kan fortrydes.
error-nothing-to-take-back =
    { $played ->
        [0] Der er ikke gjort noget træk endnu, så intet kan fortrydes.
        [one] Der er kun gjort ét træk; { $count } kan ikke fortrydes.
       *[other] Der er kun gjort { $played } træk; { $count } kan ikke fortrydes.
    }
error-seat-cannot-resign = Plads { $seat } kan ikke give op: Den findes ikke, eller har allerede givet op.
error-match-goes-on = Partiet er ikke slut endnu.
error-match-over = Partiet er slut.

## Records

error-record-start = Det gemte parti kan ikke begynde: { $reason }
error-record-move = Linje { $line }: { $reason }
error-record-tag-unreadable = Linje { $line }: »{ $text }« er ikke noget mærke; mærker ser ud som [Game "quantik"].
error-record-tag-twice = Linje { $line }: Mærket { $tag } står her for anden gang.
error-record-tag-unknown = Linje { $line }: Mærket { $tag } findes ikke i sådan et gemt parti.
error-record-tag-missing = Det gemte parti mangler mærket { $tag }.
error-record-rules = Linje { $line }: Partiet følger version { $found } af reglerne; dette program kender version { $expected }.
error-record-date = Linje { $line }: »{ $text }« er ikke nogen dato; skriv den som 2026-11-15, eller ? når den ikke kendes.
error-record-number = Linje { $line }: Her ventes »{ $expected }«, ikke »{ $found }«.
error-record-number-alone = Linje { $line }: Efter det sidste nummer kommer der ikke noget træk.
error-record-resigned = Linje { $line }: »{ $text }« passer ikke til trækkene; den, der giver op, skrives som »seat 2 after 14«, i rækkefølge.
error-record-result = Linje { $line }: Resultatet siger »{ $said }«, men trækkene siger »{ $found }«.
