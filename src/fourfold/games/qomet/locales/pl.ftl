qomet-name = Qomet
qomet-tagline = Umieszczaj, przesuwaj i przepychaj gwiazdki, aż cztery twoje utworzą kwadrat.
qomet-rules =
    Grają dwie osoby, Jasny i Ciemny, każda ma w zapasie siedem gwiazdek. Plansza ma 25 punktów na trzech kwadratach wokół środka, połączonych liniami.

    W swojej turze robisz jedną z trzech rzeczy. Umieść gwiazdkę z zapasu na dowolnym pustym punkcie. Albo przesuń jedną ze swoich gwiazdek o krok wzdłuż linii; jeśli stoi tam gwiazdka dowolnego koloru, zostaje przepchnięta o krok dalej wzdłuż tej samej linii, gdzie musi być na nią miejsce. Albo zabierz z powrotem do zapasu jedną ze swoich gwiazdek z zewnętrznego kwadratu. Gwiazdka z zewnętrznego kwadratu przepchnięta poza koniec swojej linii wraca do zapasu właściciela. Naraz można przepchnąć tylko jedną gwiazdkę i nigdy za róg.

    Gdy przeciwnik przepchnął twoją gwiazdkę, w następnej turze nie wolno ci od razu przepchnąć z powrotem.

    Cztery gwiazdki jednego koloru na rogach kwadratu wygrywają. Boki tego kwadratu muszą biec po liniach planszy. Takich kwadratów jest piętnaście: trzy duże i dwanaście z jednym rogiem na środku planszy. Jeśli twój ruch da kwadrat przeciwnikowi, wygrywa przeciwnik, nawet gdy ty też utworzysz kwadrat.

    Pisz d4, aby umieścić gwiazdkę, d4-d5, aby przesunąć lub przepchnąć, a1-x, aby zabrać z powrotem.
qomet-reason-square = cztery gwiazdki na rogach kwadratu
qomet-reason-gave-square = ostatni ruch drugiej strony dopełnił kwadrat

qomet-option-corner_exit = Czy gwiazdkę z zewnętrznego rogu można wypchnąć także wzdłuż zewnętrznego boku, a nie tylko po przekątnej.
qomet-option-corner_exit-name = Wyjście przez róg
qomet-option-repetition = Ile razy musi wystąpić ta sama pozycja, żeby był remis.
qomet-option-repetition-name = Powtórzenie pozycji

qomet-brief-corner_exit = { $value ->
        [on] rogi otwarte
       *[off] rogi zamknięte
    }
qomet-brief-repetition = { $value ->
        [off] bez remisu przez powtórzenie
       *[other] remis przez powtórzenie
    }

error-too-many-stars = { seat-name } ma na planszy za dużo gwiazdek: { $found }; jest ich tylko { $limit }.
error-forbidden-move-is-none = „{ $move }” nie może być niedozwolonym ruchem: żadna gwiazdka gracza, który ma ruch, nie mogła zostać właśnie tak przepchnięta.
error-not-your-star = Na { $space } nie ma twojej gwiazdki.
error-not-on-outer-square = Z powrotem można zabrać tylko gwiazdki z zewnętrznego kwadratu; { $space } leży bliżej środka.
error-no-line-between = Żadna linia nie prowadzi w jednym kroku z { $start } na { $end }.
error-undoes-last-turn = Przepchnięcie { $start }-{ $end } cofnęłoby ostatni ruch przeciwnika; przez jedną turę jest to niedozwolone.
error-push-has-no-way = Gwiazdki z { $space } nie można przepchnąć w tę stronę: jej linia się tam kończy.
error-push-blocked = Gwiazdki z { $space } nie można przepchnąć: { $behind } za nią jest zajęte.

## The board

board-piece-star = { $colour ->
        [light] jasna gwiazdka
       *[dark] ciemna gwiazdka
    }
board-place-star = { seat-name } umieszcza gwiazdkę na { $space }
board-back-star = { seat-name } zabiera z powrotem gwiazdkę z { $space }
board-to-star = { $colour ->
        [light] jasna gwiazdka trafia na { $space }
       *[dark] ciemna gwiazdka trafia na { $space }
    }
board-off-star = { $colour ->
        [light] jasna gwiazdka opuszcza planszę
       *[dark] ciemna gwiazdka opuszcza planszę
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Cztery twoje gwiazdki stoją na rogach kwadratu.
        [loser] Przeciwnik ma cztery gwiazdki na rogach kwadratu.
       *[none] Cztery gwiazdki jednego koloru stoją na rogach kwadratu.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Przeciwnik własnym ruchem dopełnił twój kwadrat.
        [loser] Twój własny ruch dopełnił kwadrat przeciwnika, a podarowany kwadrat się liczy.
       *[none] Druga strona własnym ruchem dopełniła kwadrat, a podarowany kwadrat się liczy.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Z powrotem nie wolno

## The rule page: what the examples show

study-rules-qomet-square = Cztery gwiazdki jednego koloru na rogach kwadratu wygrywają. To wewnętrzny z trzech dużych kwadratów.
study-rules-qomet-centre = Kolejne dwanaście kwadratów ma róg na środku; gwiazdki pomiędzy nie mają znaczenia.
study-rules-qomet-diamond = To nie kwadrat: jego boki nie biegną po liniach planszy.
study-rules-qomet-step = Gwiazdka przesuwa się o krok wzdłuż linii na pusty punkt.
study-rules-qomet-push = Gwiazdka na drodze zostaje przepchnięta o krok dalej wzdłuż tej samej linii, nieważne czyja.
study-rules-qomet-blocked = Dwóch gwiazdek stojących jedna za drugą nie można przepchnąć: za pierwszą musi być miejsce.
study-rules-qomet-corner = Nigdy nie przepycha się za róg, a planszę mogą opuścić tylko gwiazdki z zewnętrznego kwadratu.
study-rules-qomet-push-off = Gwiazdka przepchnięta na zewnętrznym kwadracie poza koniec swojej linii wraca do zapasu właściciela.
study-rules-qomet-withdraw = Wolno zabrać z powrotem do zapasu swoją gwiazdkę z zewnętrznego kwadratu.
study-rules-qomet-undo = Ciemny właśnie przepchnął tę gwiazdkę. Przez jedną turę nie wolno przepchnąć z powrotem.
study-rules-qomet-gift = Jasny własnym ruchem dopełnia kwadrat Ciemnego: wygrywa Ciemny.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Gwiazdkę z zewnętrznego rogu można wypchnąć także wzdłuż zewnętrznego boku. Opcja „corner_exit” może tego zabronić.
study-decision-qomet-diamond = Środki czterech boków kwadratu nie tworzą kwadratu.
study-decision-qomet-repetition = Gdy ta sama pozycja wystąpi po raz trzeci, a ruch ma ta sama strona i ten sam ruch jest niedozwolony, partia kończy się remisem. Wartości w analizie tego nie uwzględniają: gdzie nikt nie może wymusić wygranej, pokazują remis.
study-decision-qomet-both = Jeśli ruch daje kwadrat obu stronom, wygrywa ta, która tego ruchu nie wykonała.
