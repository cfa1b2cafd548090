## Games and options

error-game-unknown = Nincs „{ $name }” nevű játék; a játékok: { $names }.
error-option-unknown = { $keys ->
        [none] Itt nincs „{ $key }” opció; az opciók: –.
       *[other] Itt nincs „{ $key }” opció; az opciók: { $keys }.
    }
error-option-choice = { $key } nem lehet „{ $value }”; lehetséges értékei: { $values }.
error-option-number = { $key } nem lehet „{ $value }”; egész szám, legalább { $low }, legfeljebb { $high }.
error-option-type = { $key } csak szó vagy egész szám lehet.
error-option-pair = „{ $pair }” nem opció; írd így: kulcs=érték.
error-option-twice = Ez az opció kétszer szerepel: { $key }.

## Positions

error-field-count = Egy állásnak itt { $expected } része van, köztük egy-egy szóközzel, nem { $found }.
error-row-count = A táblának { $expected } sora van, köztük „/” jellel, nem { $found }.
error-row-length = { $row }. sor: { $expected } mező kell, nem { $found }.
error-letter-unknown = { $row }. sor: „{ $letter }” nem állhat itt; lehetséges: { $letters }.
error-mover-unknown = „{ $letter }” nem lehet soron; lehetséges: { $letters }.
error-over-before-last-move = A játék már véget ért, mielőtt { seat-name } utoljára lépett: a győzelem már a táblán volt.

## Moves

error-game-over = A játék véget ért: „{ $move }” már nem léphető.
error-move-unreadable = „{ $move }” nem lépés; a lépések így néznek ki: { $example }.
error-picks-no-turn = Ez nem lépés. Válassz egy elemet, amelynek van hová mennie, aztán neki egy mezőt.
error-picks-group = Több legnagyobb csoport van: mutasd meg, melyik maradjon.
error-picks-over = A játszma véget ért.
error-space-unknown = Ezen a táblán nincs ilyen mező: { $space }.
error-space-taken = Ez a mező foglalt: { $space }.
error-hand-empty = { seat-name } készlete üres, nincs mit letenni.

## Matches

error-player-count = { $seats } hely van, nem { $found }.
error-player-name = „{ $name }” nem lehet név: 1 és { $limit } közötti számú látható karakter kell, szóköz nélkül a két végén.
error-settled-away-from-board = Ezt a játszmát a játékosok fejezték be, nem a táblán dőlt el; semmi sem vonható vissza.
error-nothing-to-take-back =
    { $played ->
        [0] Még nem volt lépés, így nincs mit visszavonni.
        [one] Csak { $played } lépés történt; { $count } nem vonható vissza.
       *[other] Csak { $played } lépés történt; { $count } nem vonható vissza.
    }
error-seat-cannot-resign = Ezen a helyen nem lehet feladni: { $seat }. Nincs ilyen hely, vagy itt már feladták.
error-match-goes-on = A játszma még nem ért véget.
error-match-over = A játszma véget ért.

## Records

error-record-start = A feljegyzés nem kezdhető el: { $reason }
error-record-move = { $line }. sor: { $reason }
error-record-tag-unreadable = { $line }. sor: „{ $text }” nem címke; a címkék így néznek ki: [Game "quantik"].
error-record-tag-twice = { $line }. sor: ez a címke itt másodszor szerepel: { $tag }.
error-record-tag-unknown = { $line }. sor: az ilyen feljegyzésben nincs ilyen címke: { $tag }.
error-record-tag-missing = A feljegyzésből hiányzik ez a címke: { $tag }.
error-record-rules = { $line }. sor: a feljegyzés a szabályok { $found }. változatát követi; ez a program ezt ismeri: { $expected }.
error-record-date = { $line }. sor: „{ $text }” nem dátum; írd így: 2026-11-15, vagy ?, ha nem ismert.
error-record-number = { $line }. sor: itt „{ $expected }” kellene, nem „{ $found }”.
error-record-number-alone = { $line }. sor: az utolsó szám után nincs lépés.
error-record-resigned = { $line }. sor: „{ $text }” nem illik a lépésekhez; a feladás így néz ki: „seat 2 after 14”, sorrendben.
error-record-result = { $line }. sor: az eredmény szerint „{ $said }”, a lépések szerint viszont „{ $found }”.
