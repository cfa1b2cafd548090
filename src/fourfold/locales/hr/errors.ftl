## Games and options

error-game-unknown = Igre „{ $name }” nema; igre su: { $names }.
error-option-unknown = { $keys ->
        [none] Opcije „{ $key }” ovdje nema; opcije su: –.
       *[other] Opcije „{ $key }” ovdje nema; opcije su: { $keys }.
    }
error-option-choice = Opcija { $key } ne može biti „{ $value }”; moguće vrijednosti: { $values }.
error-option-number = Opcija { $key } ne može biti „{ $value }”; to je cijeli broj od { $low } do { $high }.
error-option-type = Opcija { $key } mora biti riječ ili cijeli broj.
error-option-pair = „{ $pair }” nije opcija; pišite ključ=vrijednost.
error-option-twice = Opcija { $key } navedena je dvaput.

## Positions

error-field-count = Broj dijelova položaja, odvojenih jednim razmakom, ovdje mora biti { $expected }, ne { $found }.
error-row-count = Broj redova ploče, odvojenih s „/”, mora biti { $expected }, ne { $found }.
error-row-length = Broj polja u redu { $row } mora biti { $expected }, ne { $found }.
error-letter-unknown = U redu { $row } je „{ $letter }”; ondje smije biti { $letters }.
error-mover-unknown = „{ $letter }” ne može biti na potezu; moguće je: { $letters }.
error-over-before-last-move = Partija je završila prije posljednjeg poteza ({ seat-name }): pobjeda je već bila na ploči.

## Moves

error-game-over = Partija je završena: „{ $move }” se više ne može odigrati.
error-move-unreadable = „{ $move }” nije potez; potezi izgledaju ovako: { $example }.
error-picks-no-turn = To nije potez. Odaberite figuru koja ima kamo, a zatim polje za nju.
error-picks-group = Najvećih grupa je više: pokažite na onu koja ostaje.
error-picks-over = Partija je završena.
error-space-unknown = Polja { $space } na ovoj ploči nema.
error-space-taken = Polje { $space } je zauzeto.
error-hand-empty = { seat-name } u zalihi više nema ništa za postavljanje.

## Matches

error-player-count = Mjesta je { $seats }, ne { $found }.
error-player-name = „{ $name }” ne može biti ime: od 1 do { $limit } vidljivih znakova, bez razmaka na krajevima.
error-settled-away-from-board = Ovu su partiju završili igrači, a ne igra na ploči; ništa se ne može poništiti.
error-nothing-to-take-back =
    { $played ->
        [0] Još nije odigran nijedan potez, pa se nema što poništiti.
        [one] Odigran je samo { $played } potez; ne može ih se poništiti { $count }.
        [few] Odigrana su samo { $played } poteza; ne može ih se poništiti { $count }.
       *[other] Odigrano je samo { $played } poteza; ne može ih se poništiti { $count }.
    }
error-seat-cannot-resign = Igrač na mjestu { $seat } ne može se predati: takvog mjesta nema ili se već predao.
error-match-goes-on = Partija još nije završena.
error-match-over = Partija je završena.

## Records

error-record-start = Zapis ne može početi: { $reason }
error-record-move = Redak { $line }: { $reason }
error-record-tag-unreadable = Redak { $line }: „{ $text }” nije oznaka; oznake izgledaju ovako: [Game "quantik"].
error-record-tag-twice = Redak { $line }: oznaka { $tag } ovdje je drugi put.
error-record-tag-unknown = Redak { $line }: oznake { $tag } u takvom zapisu nema.
error-record-tag-missing = U zapisu nedostaje oznaka { $tag }.
error-record-rules = Redak { $line }: zapis slijedi pravila inačice { $found }; ovaj program zna inačicu { $expected }.
error-record-date = Redak { $line }: „{ $text }” nije datum; pišite 2026-11-15 ili ? ako nije poznat.
error-record-number = Redak { $line }: ovdje se očekuje „{ $expected }”, ne „{ $found }”.
error-record-number-alone = Redak { $line }: iza posljednjeg broja nedostaje potez.
error-record-resigned = Redak { $line }: „{ $text }” se ne slaže s potezima; predaje izgledaju ovako: „seat 2 after 14”, po redu.
error-record-result = Redak { $line }: ishod kaže „{ $said }”, a potezi kažu „{ $found }”.
