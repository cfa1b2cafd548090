## Games and options

error-game-unknown = Det finns inget spel som heter ”{ $name }”; spelen är { $names }.
error-option-unknown = { $keys ->
        [none] Det finns inget alternativ ”{ $key }” här; alternativen är: –.
       *[other] Det finns inget alternativ ”{ $key }” här; alternativen är: { $keys }.
    }
error-option-choice = Alternativet { $key } kan inte vara ”{ $value }”; det är ett av { $values }.
error-option-number = Alternativet { $key } kan inte vara ”{ $value }”; det är ett heltal från { $low } till { $high }.
error-option-type = Alternativet { $key } måste vara ett ord eller ett heltal.
error-option-pair = ”{ $pair }” är inget alternativ; skriv key=value.
error-option-twice = Alternativet { $key } anges två gånger.

## Positions

error-field-count = En ställning har här { $expected } delar med ett mellanslag mellan, inte { $found }.
error-row-count = Spelplanen har { $expected } rader med ”/” mellan, inte { $found }.
error-row-length = Rad { $row } har { $expected } rutor, inte { $found }.
error-letter-unknown = På rad { $row } står ”{ $letter }”; det får stå { $letters }.
error-mover-unknown = ”{ $letter }” kan inte vara vid draget; det är en av { $letters }.
error-over-before-last-move = Partiet var slut innan { seat-name } gjorde sitt senaste drag: det fanns redan en vinst på spelplanen.

## Moves

error-game-over = Partiet är slut: ”{ $move }” kan inte spelas längre.
error-move-unreadable = ”{ $move }” är inget drag; drag ser ut som { $example }.
error-picks-no-turn = Det är inget drag. Välj en pjäs som kan gå någonstans och sedan en ruta åt den.
error-picks-group = Flera grupper är störst: peka på den som stannar.
error-picks-over = Partiet är slut.
error-space-unknown = Det finns ingen ruta { $space } på den här spelplanen.
error-space-taken = Ruta { $space } är upptagen.
error-hand-empty = { seat-name } har inget kvar i förrådet att placera.

## Matches

error-player-count = Det finns { $seats } platser, inte { $found }.
error-player-name = ”{ $name }” kan inte vara ett namn: 1 till { $limit } synliga tecken, utan mellanslag runt om.
error-settled-away-from-board = Det här partiet avslutades av spelarna, inte på spelplanen; inget kan ångras.
error-nothing-to-take-back =
    { $played ->
        [0] Inget drag har gjorts än, så inget kan ångras.
        [one] Bara ett drag har gjorts; { $count } kan inte ångras.
       *[other] Bara { $played } drag har gjorts; { $count } kan inte ångras.
    }
error-seat-cannot-resign = Plats { $seat } kan inte ge upp: den finns inte, eller har redan gett upp.
error-match-goes-on = Partiet är inte slut än.
error-match-over = Partiet är slut.

## Records

error-record-start = Det sparade partiet kan inte börja: { $reason }
error-record-move = Rad { $line }: { $reason }
error-record-tag-unreadable = Rad { $line }: ”{ $text }” är ingen tagg; taggar ser ut som [Game "quantik"].
error-record-tag-twice = Rad { $line }: taggen { $tag } står här en andra gång.
error-record-tag-unknown = Rad { $line }: taggen { $tag } finns inte i ett sådant sparat parti.
error-record-tag-missing = Det sparade partiet saknar taggen { $tag }.
error-record-rules = Rad { $line }: partiet följer version { $found } av reglerna; det här programmet kan version { $expected }.
error-record-date = Rad { $line }: ”{ $text }” är inget datum; skriv det som 2026-11-15, eller ? när det inte är känt.
error-record-number = Rad { $line }: här väntas ”{ $expected }”, inte ”{ $found }”.
error-record-number-alone = Rad { $line }: efter det sista numret finns inget drag.
error-record-resigned = Rad { $line }: ”{ $text }” stämmer inte med dragen; den som ger upp skrivs som ”seat 2 after 14”, i ordning.
error-record-result = Rad { $line }: resultatet säger ”{ $said }”, men dragen säger ”{ $found }”.
