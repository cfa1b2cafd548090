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
