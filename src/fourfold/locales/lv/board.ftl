board-label = Spēles laukums
board-pass = Izlaist
board-choose-group = Izvēlieties grupu, kas paliek.

board-empty = tukšs
board-selected = izvēlēts
board-group = { $number }. grupa
board-target = var izvēlēties
board-last = pēdējais gājiens
board-winning = nes uzvaru

board-space-holds = { $space } { $piece }
board-space-empty = { $space } tukšs
board-empty-run = no { $first } līdz { $last } tukši

board-hand = { form-seat-genitive } krājums
board-hand-holds = { form-seat-genitive } krājums: { $stock }
board-hand-empty = { form-seat-genitive } krājums ir tukšs
board-stock = { $piece } × { $count }
board-slot = { $piece }, krājumā { $count }

board-chosen = Izvēlēts: { $what }; { $count ->
        [zero] { $count } iespēju
        [one] { $count } iespēja
       *[other] { $count } iespējas
    }
board-put-back = Izvēle atcelta

board-move-step = { seat-name } iet no { $start } uz { $end }
board-move-push = { seat-name } stumj no { $start } uz { $end }
board-move-pass = { seat-name } izlaiž gājienu

board-then = { $before }; { $after }
board-then-home = { $count ->
        [zero] { $count } flīžu atgriežas krājumā
        [one] { $count } flīze atgriežas krājumā
       *[other] { $count } flīzes atgriežas krājumā
    }

## Small spaces

board-confirm = Vai izdarīt šo gājienu?
board-confirm-yes = Izdarīt
board-confirm-no = Atpakaļ
board-whole = Rādīt visu laukumu
