exago-name = Exago
exago-tagline = Umieszczaj płytki, potem je przesuwaj, aż utworzą linię.
exago-rules =
    Od dwóch do sześciu graczy na planszy z sześciokątów. Przy dwóch graczach każdy ma 12 płytek i potrzebuje pięciu w linii; gdy gra od trzech do sześciu osób, każdy ma 6 płytek i potrzebuje czterech.

    Pierwsza płytka trafia na środek. Potem, dopóki masz płytki w zapasie, umieść jedną na pustym polu, które styka się z płytką na planszy. Gdy nie masz żadnej, podnieś jedną ze swoich płytek i połóż ją na innym polu, na którym zetknie się z inną płytką.

    Jeśli po podniesieniu płytki pozostałe rozpadną się na osobne grupy, zostaje tylko największa; wszystkie inne płytki wracają do zapasów właścicieli, zanim położysz swoją. Gdy największych grup jest kilka, wybierasz, która zostaje. Płytki, które wróciły, trzeba umieścić, po jednej w turze, zanim znów będzie można przesuwać.

    Przy trzech lub więcej graczach trzeba blokować: jeśli teraz nie możesz wygrać, a ktoś mógłby wygrać w swojej następnej turze, weź pod uwagę pierwszego takiego gracza po tobie; jeśli masz ruch, który go powstrzyma, musisz taki wykonać.

    Prosta linia bez przerw z wymaganej liczby płytek twojego koloru, w jednym z trzech kierunków, wygrywa na koniec twojej tury.

    Pisz f6, aby umieścić, f6-g7, aby przesunąć, f6-g7=a3, aby przesunąć i zachować grupę z a3, pass, gdy nie można zrobić nic innego.
exago-reason-line = prosta linia z płytek
exago-reason-no-move = nikt nie może wykonać ruchu

exago-option-players = Ile osób gra, od dwóch do sześciu.
exago-option-players-name = Gracze
exago-option-size = Ile pól ma każdy bok planszy.
exago-option-size-name = Wielkość planszy
exago-option-tiles = Z iloma płytkami każdy zaczyna, albo osobna liczba dla każdego miejsca jako wyrównanie szans.
exago-option-tiles-name = Płytki
exago-option-line = Ile płytek w linii wygrywa.
exago-option-line-name = Linia do wygranej
exago-option-early = Czy wolno przesuwać płytki, gdy w zapasie są jeszcze inne.
exago-option-early-name = Wczesne przesuwanie
exago-option-reconnect = Czy podniesioną płytkę kładzie się, zanim odcięte grupy wrócą, tak że może je znów połączyć.
exago-option-reconnect-name = Ponowne łączenie
exago-option-block = Czy przy trzech lub więcej graczach trzeba zablokować groźbę.
exago-option-block-name = Obowiązek blokowania
exago-option-repetition = Ile razy musi wystąpić ta sama pozycja, żeby był remis.
exago-option-repetition-name = Powtórzenie pozycji

exago-brief-players = { $value ->
        [one] { $value } gracz
        [few] { $value } graczy
        [many] { $value } graczy
       *[other] { $value } gracza
    }
exago-brief-size = bok: { $value }
exago-brief-tiles = płytki: { $value }
exago-brief-line = w linii: { $value }
exago-brief-early = { $value ->
        [on] przesuwać można wcześniej
       *[off] przesuwanie po wyłożeniu płytek
    }
exago-brief-reconnect = { $value ->
        [on] odcięte grupy można połączyć
       *[off] odcięte grupy wracają
    }
exago-brief-block = { $value ->
        [on] groźby trzeba blokować
       *[off] bez obowiązku blokowania
    }
exago-brief-repetition = { $value ->
        [off] bez remisu przez powtórzenie
       *[other] remis przez powtórzenie
    }

error-tiles-for-seats = W opcji tiles liczb jest { $found }, a miejsc { $seats }; podaj jedną liczbę albo po jednej dla każdego miejsca.
error-empty-run = Rząd { $row } liczy zero pustych pól albo zaczyna liczbę od 0.
error-hands-unreadable = „{ $hands }” to nie zapasy; w tej grze wyglądają tak: { $example }.
error-hands-do-not-add-up = { seat-name }: płytki na planszy { $board }, w zapasie { $hand }; razem musi ich być { $total }.
error-tiles-do-not-touch = Wszystkie płytki muszą się łączyć, a { $space } i { $other } się nie łączą.
error-pass-not-needed = Pasować można tylko wtedy, gdy nic innego nie można zrobić.
error-centre-first = Pierwsza płytka trafia na środek, na { $space }.
error-touches-nothing = Płytka na { $space } nie stykałaby się z żadną inną.
error-not-your-tile = Na { $space } nie ma twojej płytki.
error-place-first =
    { $count ->
        [one] Masz jeszcze { $count } płytkę w zapasie; trzeba ją umieścić, zanim będzie można przesuwać.
        [few] Masz jeszcze { $count } płytki w zapasie; trzeba je umieścić, zanim będzie można przesuwać.
        [many] Masz jeszcze { $count } płytek w zapasie; trzeba je umieścić, zanim będzie można przesuwać.
       *[other] Masz jeszcze { $count } płytki w zapasie; trzeba je umieścić, zanim będzie można przesuwać.
    }
error-back-to-own-space = Podniesiona płytka idzie na inne pole, nie z powrotem na { $space }.
error-no-choice-of-groups = Tu nie ma wyboru między grupami; napisz { $move }.
error-choose-group = Największych grup jest kilka; wskaż, która zostaje, dopisując = i jedno z tych pól: { $spaces }.
error-must-block = { seat-name } grozi wygraną, a ty możesz temu zapobiec; dozwolone są tylko takie ruchy.
