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

## The board

board-piece-tile = { $colour ->
        [red] czerwona płytka
        [blue] niebieska płytka
        [yellow] żółta płytka
        [green] zielona płytka
        [purple] fioletowa płytka
       *[orange] pomarańczowa płytka
    }
board-place-tile = { seat-name } umieszcza płytkę na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Twoje płytki tworzą prostą linię bez przerw.
        [loser] Płytki zwycięskiej strony tworzą prostą linię bez przerw.
       *[none] Płytki tworzą prostą linię bez przerw.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Plansza składa się z sześciokątów. Pierwsza płytka w partii trafia na środek. Umieść ją tam.
learn-exago-centre-done = Od teraz każda płytka musi się stykać z płytką na planszy.
learn-exago-touch = Grasz jako Niebieski. Spróbuj umieścić płytkę na b2, gdzie byłaby sama.
learn-exago-touch-done = Wszystkie płytki są połączone, zawsze.
learn-exago-place = Umieść płytkę na polu, które styka się z czerwoną. Kolor sąsiedniej płytki nie ma znaczenia.
learn-exago-place-done = Dopóki masz płytki w zapasie, twoja tura to umieszczenie jednej z nich.
learn-exago-line = W grze dwuosobowej wygrywa pięć płytek twojego koloru w prostej linii. Masz cztery: dołóż piątą.
learn-exago-line-done = Linie biegną w trzech kierunkach. Muszą być proste i bez przerw. Przy trzech lub więcej graczach wystarczą cztery.
learn-exago-place-first = Płytki będzie można przesuwać później, ale jeszcze nie teraz. Spróbuj przesunąć swoją płytkę z e4 na d5.
learn-exago-place-first-done = Najpierw wszystkie twoje płytki muszą być na planszy.
learn-exago-relocate = Teraz twój zapas jest pusty. W swojej turze podnosisz więc jedną ze swoich płytek i kładziesz ją na innym polu, na którym zetknie się z inną płytką. Przesuń jedną.
learn-exago-relocate-done = Odtąd każda płytka może wędrować, dokąd zechcesz.
learn-exago-own-space = Podniesiona płytka musi trafić gdzie indziej. Spróbuj odłożyć płytkę z d2 tam, gdzie była.
learn-exago-own-space-done = W Exago nie można przeczekać tury.
learn-exago-cut-off = Jeśli po podniesieniu płytki pozostałe rozpadną się na osobne grupy, zostaje tylko największa; reszta wraca do zapasów. Przesuń płytkę, która odetnie inne.
learn-exago-cut-off-done = Kto dostał płytki z powrotem, musi je umieścić, po jednej w turze, zanim znów będzie można przesuwać. To może kosztować wiele tur.
learn-exago-choose = Jeśli kilka grup jest równie dużych, wybierasz, która zostaje. Podnieś płytkę, po której zostają dwie równe grupy, i połóż ją obok grupy, którą chcesz zachować. Jeśli styka się z obiema, wskaż płytkę tej grupy.
learn-exago-choose-done = Druga grupa wróciła do zapasów. Wybieraj tę, która bardziej ci pomaga.
learn-exago-move-to-win = W tej małej grze wygrywają cztery płytki w linii. Grasz jako Niebieski i nie masz nic w zapasie: wygraj, przesuwając płytkę.
learn-exago-move-to-win-done = Szukaj linii z przerwą i płytki, która tam, gdzie leży, nie jest potrzebna.
learn-exago-must-block = Grają tu trzy osoby, a wygrywają cztery płytki w linii. Czerwony mógłby w następnej turze wygrać na d5. Grasz jako Niebieski: spróbuj zamiast tego zagrać na e5.
learn-exago-must-block-done = Przy trzech lub więcej graczach trzeba odeprzeć groźbę, jeśli nie możesz teraz wygrać, a któryś z twoich ruchów ją odpiera.
learn-exago-block = A teraz spełnij swój obowiązek.
learn-exago-block-done = Jeśli grozi kilku graczy, powstrzymujesz tego, czyja kolej jest pierwsza.
learn-exago-win-first = Obowiązek blokowania ma jeden wyjątek: jeśli możesz wygrać, wolno ci to zrobić. Grasz jako Czerwony.
learn-exago-win-first-done = Wygrana jest ważniejsza od blokowania.
learn-exago-ahead = Znowu gra dwuosobowa, pięć w linii. Grasz jako Czerwony. Stwórz groźbę, na którą Niebieski nie ma odpowiedzi: wygrasz następną płytką.
learn-exago-ahead-done = Otwartą linię można dopełnić z dwóch stron, a Niebieski może zamknąć tylko jedną.
learn-exago-cross = Teraz nikt już nie ma płytek w zapasie. Grasz jako Czerwony. Podnieś płytkę, która tam, gdzie leży, nie jest ci potrzebna, i połóż ją na polu, na którym krzyżują się dwie twoje linie: Niebieski nie zdoła zablokować obu.
learn-exago-cross-done = Płytka na skrzyżowaniu dwóch linii liczy się do obu. Silni gracze przygotowują takie miejsca, a korzystają z nich dopiero dużo później. Teraz zagraj partię.

## Themes of puzzles

study-theme-relocate = Przesunięcie płytki
study-theme-win-by-cutting = Wygrana przez odcięcie
study-theme-hold-by-cutting = Obrona przez odcięcie

## The rule page: what the examples show

study-rules-exago-touch = Każda nowa płytka musi się stykać z płytką na planszy.
study-rules-exago-line = Wygrywa prosta linia bez przerw: pięć płytek we dwoje, cztery w większym gronie.
study-rules-exago-relocate = Gdy twój zapas jest pusty, podnieś jedną ze swoich płytek i połóż ją tam, gdzie zetknie się z płytką.
study-rules-exago-cut-off = Podniesienie tej płytki odcina dwie inne. Wracają do zapasów i trzeba je znowu umieścić, zanim będzie można przesuwać.
study-rules-exago-choose = Zostają dwie równe grupy: kto ma ruch, wybiera, która zostaje.
study-rules-exago-must-block = Przy trzech lub więcej graczach groźbę trzeba odeprzeć. Czerwony grozi wygraną na d5, więc Niebieski nie może grać gdzie indziej.
study-rules-exago-block = Ten ruch odpiera groźbę, więc jest dozwolony.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Z kilku grup zostaje tylko jedna największa, także gdy jest ich więcej niż dwie.
study-decision-exago-own = Jeśli wracają do ciebie własne płytki, podniesioną i tak kładziesz od razu; pozostałe w kolejnych turach.
study-decision-exago-duty = Przy trzech lub więcej graczach blokowanie jest obowiązkiem zawsze, gdy się da, także gdy grozi tylko jedna osoba.
study-decision-exago-first = Jeśli grozi kilku graczy, zajmujesz się tym, czyja kolej jest pierwsza.
study-decision-exago-relocated = Groźba wygranej przez przesunięcie płytki liczy się jak każda inna.
study-decision-exago-stuck = Kto nic nie może zrobić, pasuje. Jeśli nikt nie może wykonać ruchu, jest remis.
