## Games and options

error-game-unknown = Nema igre „{ $name }“; igre su: { $names }.
error-option-unknown = { $keys ->
        [none] Ovde nema opcije „{ $key }“; opcije su: –.
       *[other] Ovde nema opcije „{ $key }“; opcije su: { $keys }.
    }
error-option-choice = Opcija { $key } ne može biti „{ $value }“; moguće je: { $values }.
error-option-number = Opcija { $key } ne može biti „{ $value }“; to je ceo broj od { $low } do { $high }.
error-option-type = Opcija { $key } mora biti reč ili ceo broj.
error-option-pair = „{ $pair }“ nije opcija; pišite ključ=vrednost.
error-option-twice = Opcija { $key } je navedena dvaput.

## Positions

error-field-count = Delova pozicije ovde mora biti { $expected }, s po jednim razmakom između njih, a ne { $found }.
error-row-count = Redova na tabli mora biti { $expected }, sa „/“ između njih, a ne { $found }.
error-row-length = Polja u redu { $row } mora biti { $expected }, a ne { $found }.
error-letter-unknown = U redu { $row } stoji „{ $letter }“; moguće je: { $letters }.
error-mover-unknown = „{ $letter }“ ne može biti na potezu; moguće je: { $letters }.
error-over-before-last-move = Igra je bila gotova pre poslednjeg poteza ({ seat-name }): pobeda je već stajala na tabli.

## Moves

error-game-over = Igra je gotova: „{ $move }“ se više ne može odigrati.
error-move-unreadable = „{ $move }“ nije potez; potezi izgledaju ovako: { $example }.
error-picks-no-turn = To nije potez. Izaberite figuru koja ima kuda, a zatim polje za nju.
error-picks-group = Najvećih grupa je više: pokažite na onu koja ostaje.
error-picks-over = Igra je gotova.
error-space-unknown = Na ovoj tabli nema polja { $space }.
error-space-taken = Polje { $space } je zauzeto.
error-hand-empty = { seat-name } nema šta da postavi: zaliha je prazna.

## Matches

error-player-count = Mesta ima { $seats }, a ne { $found }.
error-player-name = „{ $name }“ ne može biti ime: od 1 do { $limit } vidljivih znakova, bez razmaka na krajevima.
error-settled-away-from-board = Ovu partiju su završili igrači, a ne potez na tabli; ništa se ne može poništiti.
error-nothing-to-take-back =
    { $played ->
        [0] Još nije odigran nijedan potez, pa nema šta da se poništi.
        [one] Odigran je samo { $played } potez; ne može se poništiti { $count }.
        [few] Odigrana su samo { $played } poteza; ne može se poništiti { $count }.
       *[other] Odigrano je samo { $played } poteza; ne može se poništiti { $count }.
    }
error-seat-cannot-resign = Igrač na mestu { $seat } ne može da se preda: nema takvog mesta ili se već predao.
error-match-goes-on = Partija još nije završena.
error-match-over = Partija je završena.

## Records

error-record-start = Zapis ne može da počne: { $reason }
error-record-move = Linija { $line }: { $reason }
error-record-tag-unreadable = Linija { $line }: „{ $text }“ nije oznaka; oznake izgledaju ovako: [Game "quantik"].
error-record-tag-twice = Linija { $line }: oznaka { $tag } stoji ovde drugi put.
error-record-tag-unknown = Linija { $line }: u takvom zapisu nema oznake { $tag }.
error-record-tag-missing = U zapisu nedostaje oznaka { $tag }.
error-record-rules = Linija { $line }: zapis prati verziju pravila { $found }; ovaj program zna verziju { $expected }.
error-record-date = Linija { $line }: „{ $text }“ nije datum; pišite ga kao 2026-11-15, ili ? ako nije poznat.
error-record-number = Linija { $line }: ovde se očekuje „{ $expected }“, a ne „{ $found }“.
error-record-number-alone = Linija { $line }: posle poslednjeg broja nema poteza.
error-record-resigned = Linija { $line }: „{ $text }“ se ne slaže s potezima; predaja izgleda ovako: „seat 2 after 14“, po redu.
error-record-result = Linija { $line }: ishod kaže „{ $said }“, a potezi „{ $found }“.
