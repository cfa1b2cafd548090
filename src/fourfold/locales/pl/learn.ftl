## Quantik

learn-quantik-board = Oto plansza: szesnaście pól. Jej cztery rzędy, cztery kolumny i cztery regiony dwa na dwa to linie tej gry. Jeden region jest zaznaczony.
learn-quantik-place = Masz osiem figur: dwie kule, dwa walce, dwa sześciany i dwa stożki. W turze stawiasz jedną figurę na pustym polu. Weź dowolną figurę i umieść ją, gdzie chcesz.
learn-quantik-place-done = Zostanie tam. W Quantiku żadna figura się nie porusza ani nie schodzi z planszy.
learn-quantik-row = Linia ze wszystkimi czterema kształtami daje wygraną temu, kto ją dopełni. W górnym rzędzie brakuje jednego kształtu: umieść go tam.
learn-quantik-row-done = Kula, walec, sześcian i stożek w jednym rzędzie: wygrywasz.
learn-quantik-region = Regiony liczą się tak samo jak rzędy i kolumny. Dopełnij region w prawym górnym rogu.
learn-quantik-region-done = Cztery kształty w jednym regionie: wygrywasz.
learn-quantik-anyones = Nie jest ważne, czyje są figury. Tutaj grasz jako Ciemny. W jednej kolumnie stoją trzy figury Jasnego: wykorzystaj je.
learn-quantik-anyones-done = Tylko ostatnia figura musiała być twoja. Uważaj więc, co zostawiasz przeciwnikowi.
learn-quantik-forbidden-row = Teraz jedyna rzecz, której nie wolno. Jasny ma kulę w górnym rzędzie. Grasz jako Ciemny: spróbuj umieścić kulę w tym samym rzędzie, na a4.
learn-quantik-forbidden-row-done = Nie wolno umieścić kształtu w rzędzie, kolumnie ani regionie, w którym przeciwnik ma już ten kształt.
learn-quantik-forbidden-region = To samo dotyczy regionów. Walec Ciemnego stoi na d3. Grasz jako Jasny: spróbuj umieścić walec na c4.
learn-quantik-forbidden-region-done = Każda twoja figura zamyka rząd, kolumnę i region przed takim samym kształtem przeciwnika.
learn-quantik-own = Własne figury niczego ci nie zabraniają. Umieść swoją drugą kulę w jednej linii z pierwszą.
learn-quantik-own-done = Dwie własne kule w jednej linii są dozwolone. Ta linia jest zamknięta tylko dla kul przeciwnika.
learn-quantik-two-each = Masz po dwie figury każdego kształtu i ani jednej więcej. Obie twoje kule są na planszy: spróbuj umieścić trzecią na d2.
learn-quantik-two-each-done = Gdy obie są wykorzystane, tego kształtu już nie ma. W zapasie zawsze widzisz, co ci zostało.
learn-quantik-careful = Tu prawie każdy ruch pozwala Jasnemu od razu wygrać. Grasz jako Ciemny: znajdź jedyny ruch, po którym Jasny nie ma linii do dopełnienia.
learn-quantik-careful-done = Dobre oko. Linia z trzema różnymi kształtami to prezent, chyba że czwartego nie wolno tam umieścić.
learn-quantik-no-move = Jest też drugi sposób na wygraną: kto musi wykonać ruch, a nie może, przegrywa. Grasz jako Ciemny: odbierz Jasnemu ostatni ruch.
learn-quantik-no-move-done = Jasny ma jeszcze figury, ale żadnej nie wolno mu nigdzie umieścić.
learn-quantik-ahead = Nikt nie może tu od razu wygrać, ale ty jako Ciemny możesz wymusić wygraną: cokolwiek Jasny zrobi po twoim ruchu, dopełnisz linię.
learn-quantik-ahead-done = Tak się wygrywa w Quantiku: zostaw przeciwnikowi tylko ruchy, które ci pomagają. Teraz zagraj partię.

## Qomet

learn-qomet-board = Oto plansza: 25 punktów na trzech kwadratach wokół środka, połączonych liniami. Środek jest zaznaczony. Gwiazdki wędrują tylko po liniach.
learn-qomet-place = Masz w zapasie siedem gwiazdek. W swojej turze możesz umieścić gwiazdkę na dowolnym pustym punkcie. Zrób to.
learn-qomet-place-done = To było umieszczanie. Są jeszcze dwa rodzaje ruchów: przesuwanie i zabieranie z powrotem.
learn-qomet-square = Cztery twoje gwiazdki na rogach kwadratu wygrywają. Trzy rogi wewnętrznego kwadratu są twoje: dopełnij go.
learn-qomet-square-done = Kwadraty wewnętrzny, środkowy i zewnętrzny to trzy z piętnastu kwadratów.
learn-qomet-centre = Pozostałe dwanaście kwadratów ma jeden róg na środku planszy. Znajdź brakujący róg tego kwadratu.
learn-qomet-centre-done = Mały, średni lub duży, w każdej z czterech ćwiartek: dwanaście kwadratów ma wspólny róg, środek planszy. Gwiazdki między rogami nie miałyby znaczenia.
learn-qomet-diamond = Te cztery gwiazdki stoją na środkach boków. Wygląda to jak kwadrat, ale jego boki nie biegną po liniach planszy, więc nim nie jest.
learn-qomet-step = Możesz też przesunąć jedną ze swoich gwiazdek o krok wzdłuż linii, na pusty punkt. Zrób to z dowolną gwiazdką.
learn-qomet-step-done = Najpierw spójrz na linie: nie wszystkie sąsiednie punkty są połączone.
learn-qomet-push = Jeśli na drodze stoi gwiazdka dowolnego koloru, przepychasz ją o krok dalej wzdłuż tej samej linii. Przepchnij gwiazdkę Ciemnego.
learn-qomet-push-done = Twoja gwiazdka zajęła jej miejsce, a ona przesunęła się dalej. Własne gwiazdki można przepychać tak samo.
learn-qomet-blocked = Przepchnąć można tylko jedną gwiazdkę, a za nią musi być miejsce. Spróbuj przepchnąć gwiazdkę Ciemnego, która stoi na d5.
learn-qomet-blocked-done = Dwóch gwiazdek stojących jedna za drugą nie można przepchnąć.
learn-qomet-corner = Nigdy nie przepycha się za róg. Na środkowym kwadracie spróbuj przepchnąć wzdłuż boku gwiazdkę, która stoi na f6.
learn-qomet-corner-done = Linia się tam kończy, a gwiazdka z wewnętrznego lub środkowego kwadratu nie może opuścić planszy.
learn-qomet-push-off = Na zewnętrznym kwadracie jest inaczej: gwiazdka przepchnięta poza koniec swojej linii wraca do zapasu właściciela. Przepchnij gwiazdkę Ciemnego poza planszę.
learn-qomet-push-off-done = Ciemny może ją znowu umieścić, ale kosztuje to turę.
learn-qomet-withdraw = Trzeci rodzaj ruchu: zabierz z powrotem do zapasu jedną ze swoich gwiazdek z zewnętrznego kwadratu.
learn-qomet-withdraw-done = W następnej turze możesz ją umieścić tam, gdzie jest potrzebna.
learn-qomet-undo = Ciemny właśnie przepchnął twoją gwiazdkę z d4 na d5. Spróbuj od razu przepchnąć z powrotem.
learn-qomet-undo-done = Przepchnięcia nie wolno od razu cofnąć. Turę później już wolno.
learn-qomet-gift = Ciemnemu brakuje tylko d4 do zaznaczonego kwadratu. Zobacz, co się stanie, gdy przepchniesz gwiazdkę Ciemnego z d5 na d4.
learn-qomet-gift-done = Powstał kwadrat Ciemnego, więc wygrywa Ciemny. Kwadrat należy do swojego koloru, ktokolwiek go dopełni.
learn-qomet-save = Ta sama pozycja, tym razem lepiej: znajdź jedyny ruch, po którym Ciemny nie utworzy kwadratu.
learn-qomet-save-done = Przepchnięcie poza planszę gwiazdki z jednego z jego rogów to dobra obrona.
learn-qomet-ahead = Nie możesz tu od razu wygrać, ale jeden ruch wymusza wygraną: dwie tury później masz kwadrat, cokolwiek Ciemny zrobi.
learn-qomet-ahead-done = Jeśli Ciemny zajmie ostatni róg, przepychasz tę gwiazdkę i zajmujesz jej miejsce. Teraz zagraj partię.

## Exago

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
learn-exago-ahead-done = Otwartą linię można dopełnić z dwóch stron, a Niebieski może zamknąć tylko jedną. Teraz zagraj partię.
