## Games and options

error-game-unknown = Er is geen spel met de naam “{ $name }”; de spellen zijn { $names }.
error-option-unknown = { $keys ->
        [none] Hier is geen optie “{ $key }”; de opties zijn: –.
       *[other] Hier is geen optie “{ $key }”; de opties zijn: { $keys }.
    }
error-option-choice = De optie { $key } kan niet “{ $value }” zijn; het is een van { $values }.
error-option-number = De optie { $key } kan niet “{ $value }” zijn; het is een geheel getal van { $low } tot en met { $high }.
error-option-type = De optie { $key } moet een woord of een geheel getal zijn.
error-option-pair = “{ $pair }” is geen optie; schrijf key=value.
error-option-twice = De optie { $key } is twee keer gegeven.

## Positions

error-field-count = Een stelling heeft hier { $expected } delen met één spatie ertussen, niet { $found }.
error-row-count = Het bord heeft { $expected } rijen met “/” ertussen, niet { $found }.
error-row-length = Rij { $row } heeft { $expected } vakjes, niet { $found }.
error-letter-unknown = In rij { $row } staat “{ $letter }”; er mag { $letters } staan.
error-mover-unknown = “{ $letter }” kan niet aan de beurt zijn; het is een van { $letters }.
error-over-before-last-move = De partij was afgelopen vóór de laatste zet van { seat-name }: er stond al een winst op het bord.

## Moves

error-game-over = De partij is afgelopen: “{ $move }” kan niet meer gespeeld worden.
error-move-unreadable = “{ $move }” is geen zet; zetten zien eruit als { $example }.
error-picks-no-turn = Dat is geen zet. Kies een stuk dat ergens heen kan, en dan een vakje ervoor.
error-picks-group = Meerdere groepen zijn het grootst: wijs aan welke blijft.
error-picks-over = De partij is afgelopen.
error-space-unknown = Op dit bord is geen vakje { $space }.
error-space-taken = Vakje { $space } is bezet.
error-hand-empty = { seat-name } heeft niets meer in voorraad om te plaatsen.

## Matches

error-player-count = Er zijn { $seats } plaatsen, niet { $found }.
error-player-name = “{ $name }” kan geen naam zijn: 1 tot en met { $limit } zichtbare tekens, zonder spaties eromheen.
error-settled-away-from-board = Deze partij is door de spelers beëindigd, niet op het bord; er kan niets teruggenomen worden.
error-nothing-to-take-back =
    { $played ->
        [0] Er is nog geen zet gedaan, dus er kan er geen teruggenomen worden.
        [one] Er is nog maar één zet gedaan; { $count } kunnen niet teruggenomen worden.
       *[other] Er zijn nog maar { $played } zetten gedaan; { $count } kunnen niet teruggenomen worden.
    }
error-seat-cannot-resign = Plaats { $seat } kan niet opgeven: die bestaat niet, of heeft al opgegeven.
error-match-goes-on = De partij is nog niet afgelopen.
error-match-over = De partij is afgelopen.

## Records

error-record-start = De opgeslagen partij kan niet beginnen: { $reason }
error-record-move = Regel { $line }: { $reason }
error-record-tag-unreadable = Regel { $line }: “{ $text }” is geen label; labels zien eruit als [Game "quantik"].
error-record-tag-twice = Regel { $line }: het label { $tag } staat hier voor de tweede keer.
error-record-tag-unknown = Regel { $line }: het label { $tag } bestaat niet in zo’n opgeslagen partij.
error-record-tag-missing = De opgeslagen partij mist het label { $tag }.
error-record-rules = Regel { $line }: de partij volgt versie { $found } van de spelregels; dit programma kent versie { $expected }.
error-record-date = Regel { $line }: “{ $text }” is geen datum; schrijf die als 2026-11-15, of ? als hij niet bekend is.
error-record-number = Regel { $line }: hier wordt “{ $expected }” verwacht, niet “{ $found }”.
error-record-number-alone = Regel { $line }: na het laatste nummer staat geen zet.
error-record-resigned = Regel { $line }: “{ $text }” past niet bij de zetten; opgaven zien eruit als “seat 2 after 14”, op volgorde.
error-record-result = Regel { $line }: de uitslag zegt “{ $said }”, maar de zetten zeggen “{ $found }”.
