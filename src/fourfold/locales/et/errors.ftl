## Games and options

error-game-unknown = Mängu nimega „{ $name }” ei ole; mängud on { $names }.
error-option-unknown = { $keys ->
        [none] Valikut „{ $key }” siin ei ole; valikud on: –.
       *[other] Valikut „{ $key }” siin ei ole; valikud on: { $keys }.
    }
error-option-choice = Valik { $key } ei saa olla „{ $value }”; see on üks neist: { $values }.
error-option-number = Valik { $key } ei saa olla „{ $value }”; see on täisarv vahemikus { $low }–{ $high }.
error-option-type = Valik { $key } peab olema sõna või täisarv.
error-option-pair = „{ $pair }” ei ole valik; kirjuta key=value.
error-option-twice = Valik { $key } on antud kaks korda.

## Positions

error-field-count = Seisul peab siin olema osi { $expected }, nende vahel üks tühik; praegu on neid { $found }.
error-row-count = Laual peab olema ridu { $expected }, nende vahel „/”; praegu on neid { $found }.
error-row-length = Reas { $row } peab olema välju { $expected }; praegu on neid { $found }.
error-letter-unknown = Reas { $row } on „{ $letter }”; seal võib olla { $letters }.
error-mover-unknown = „{ $letter }” ei saa käigul olla; see on üks neist: { $letters }.
error-over-before-last-move = Mäng oli läbi juba enne viimast käiku ({ seat-name }): laual oli võit olemas.

## Moves

error-game-over = Mäng on läbi: „{ $move }” ei saa enam mängida.
error-move-unreadable = „{ $move }” ei ole käik; käigud näevad välja nii: { $example }.
error-picks-no-turn = See ei ole käik. Vali nupp, millel on kuhugi minna, ja siis väli selle jaoks.
error-picks-group = Suurimaid rühmi on mitu: osuta sellele, mis jääb.
error-picks-over = Mäng on läbi.
error-space-unknown = Sellel laual ei ole välja { $space }.
error-space-taken = Väli { $space } ei ole vaba.
error-hand-empty = { seat-name }: varus ei ole enam midagi asetada.

## Matches

error-player-count = Kohti on { $seats }, mitte { $found }.
error-player-name = „{ $name }” ei sobi nimeks: 1 kuni { $limit } nähtavat märki, ilma tühikuteta ümber.
error-settled-away-from-board = Selle partii lõpetasid mängijad, mitte laud; midagi ei saa tagasi võtta.
error-nothing-to-take-back =
    { $played ->
        [0] Ühtki käiku ei ole veel tehtud, seega pole midagi tagasi võtta.
        [one] Tehtud on ainult üks käik; { $count } tagasi võtta ei saa.
       *[other] Tehtud on ainult { $played } käiku; { $count } tagasi võtta ei saa.
    }
error-seat-cannot-resign = Koht { $seat } ei saa alistuda: sellist kohta ei ole või on see juba alistunud.
error-match-goes-on = Partii ei ole veel läbi.
error-match-over = Partii on läbi.

## Records

error-record-start = Salvestatud partii ei saa alata: { $reason }
error-record-move = Rida { $line }: { $reason }
error-record-tag-unreadable = Rida { $line }: „{ $text }” ei ole silt; sildid näevad välja nagu [Game "quantik"].
error-record-tag-twice = Rida { $line }: silt { $tag } on siin teist korda.
error-record-tag-unknown = Rida { $line }: sellises salvestises ei ole silti { $tag }.
error-record-tag-missing = Salvestatud partiil puudub silt { $tag }.
error-record-rules = Rida { $line }: partii järgib reeglite versiooni { $found }; see programm tunneb versiooni { $expected }.
error-record-date = Rida { $line }: „{ $text }” ei ole kuupäev; kirjuta see kujul 2026-11-15, või ? kui see pole teada.
error-record-number = Rida { $line }: siin peaks olema „{ $expected }”, mitte „{ $found }”.
error-record-number-alone = Rida { $line }: viimase numbri järel ei ole käiku.
error-record-resigned = Rida { $line }: „{ $text }” ei sobi käikudega; alistumised kirjutatakse „seat 2 after 14”, järjekorras.
error-record-result = Rida { $line }: tulemus ütleb „{ $said }”, aga käigud ütlevad „{ $found }”.
