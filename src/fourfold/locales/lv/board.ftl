board-label = Spēles laukums
board-pass = Izlaist
board-choose-group = Izvēlieties grupu, kas paliek.

board-piece-sphere = { $colour ->
        [light] gaiša sfēra
       *[dark] tumša sfēra
    }
board-piece-cylinder = { $colour ->
        [light] gaišs cilindrs
       *[dark] tumšs cilindrs
    }
board-piece-cube = { $colour ->
        [light] gaišs kubs
       *[dark] tumšs kubs
    }
board-piece-cone = { $colour ->
        [light] gaišs konuss
       *[dark] tumšs konuss
    }
board-piece-star = { $colour ->
        [light] gaiša zvaigzne
       *[dark] tumša zvaigzne
    }
board-piece-tile = { $colour ->
        [red] sarkana flīze
        [blue] zila flīze
        [yellow] dzeltena flīze
        [green] zaļa flīze
        [purple] violeta flīze
       *[orange] oranža flīze
    }

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

board-place-sphere = { seat-name } novieto sfēru uz { $space }
board-place-cylinder = { seat-name } novieto cilindru uz { $space }
board-place-cube = { seat-name } novieto kubu uz { $space }
board-place-cone = { seat-name } novieto konusu uz { $space }
board-place-star = { seat-name } novieto zvaigzni uz { $space }
board-place-tile = { seat-name } novieto flīzi uz { $space }
board-move-step = { seat-name } iet no { $start } uz { $end }
board-move-push = { seat-name } stumj no { $start } uz { $end }
board-back-star = { seat-name } paņem atpakaļ zvaigzni no { $space }
board-move-pass = { seat-name } izlaiž gājienu

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] gaiša zvaigzne pārvietojas uz { $space }
       *[dark] tumša zvaigzne pārvietojas uz { $space }
    }
board-off-star = { $colour ->
        [light] gaiša zvaigzne pamet laukumu
       *[dark] tumša zvaigzne pamet laukumu
    }
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
