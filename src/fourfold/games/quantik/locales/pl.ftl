quantik-name = Quantik
quantik-tagline = Cztery różne kształty w jednej linii, nieważne czyje.
quantik-rules =
    Grają dwie osoby, Jasny i Ciemny, każda ma osiem figur: dwie kule (A), dwa walce (B), dwa sześciany (C) i dwa stożki (D). Plansza ma 16 pól; jej cztery rzędy, cztery kolumny i cztery regiony 2×2 nazywamy liniami.

    W swojej turze umieść jedną ze swoich figur na pustym polu. Nie wolno umieścić kształtu w rzędzie, kolumnie ani regionie, w którym przeciwnik ma już ten kształt. Własne figury nigdy ci nie przeszkadzają.

    Wygrywasz od razu, gdy twoja figura sprawi, że w jednej linii są wszystkie cztery kształty, nieważne czyje. Wygrywasz też wtedy, gdy przeciwnik musi wykonać ruch, a nie może. Remisu nie ma.

    Ruch zapisuje się jako kształt i pole: Bc2 umieszcza walec na c2.
quantik-reason-line = w jednej linii są wszystkie cztery kształty
quantik-reason-no-move = druga strona nie miała dozwolonego ruchu

quantik-the-shape =
    { $shape ->
        [sphere] kula
        [cylinder] walec
        [cube] sześcian
       *[cone] stożek
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Kula przeciwnika
        [cylinder] Walec przeciwnika
        [cube] Sześcian przeciwnika
       *[cone] Stożek przeciwnika
    }

error-too-many-pieces = { seat-name } ma na planszy więcej niż { $limit } figury jednego kształtu: { quantik-the-shape }.
error-turns-do-not-alternate = Liczba figur na planszy: Jasny { $first }, Ciemny { $second }; Jasny musi mieć tyle samo albo o jedną więcej.
error-shapes-clash = { $line ->
        [row] Na { $space } i { $other } obie strony mają ten sam kształt ({ quantik-the-shape }) w jednym rzędzie; drugiego nie wolno było umieścić.
        [column] Na { $space } i { $other } obie strony mają ten sam kształt ({ quantik-the-shape }) w jednej kolumnie; drugiego nie wolno było umieścić.
       *[region] Na { $space } i { $other } obie strony mają ten sam kształt ({ quantik-the-shape }) w jednym regionie; drugiego nie wolno było umieścić.
    }
error-shape-used-up = { $shape ->
        [sphere] Obie twoje kule są już na planszy.
        [cylinder] Oba twoje walce są już na planszy.
        [cube] Oba twoje sześciany są już na planszy.
       *[cone] Oba twoje stożki są już na planszy.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } stoi już w tym rzędzie.
        [column] { quantik-opposing-shape } na { $space } stoi już w tej kolumnie.
       *[region] { quantik-opposing-shape } na { $space } stoi już w tym regionie.
    }

## The board

board-piece-sphere = { $colour ->
        [light] jasna kula
       *[dark] ciemna kula
    }
board-piece-cylinder = { $colour ->
        [light] jasny walec
       *[dark] ciemny walec
    }
board-piece-cube = { $colour ->
        [light] jasny sześcian
       *[dark] ciemny sześcian
    }
board-piece-cone = { $colour ->
        [light] jasny stożek
       *[dark] ciemny stożek
    }

board-place-sphere = { seat-name } umieszcza kulę na { $space }
board-place-cylinder = { seat-name } umieszcza walec na { $space }
board-place-cube = { seat-name } umieszcza sześcian na { $space }
board-place-cone = { seat-name } umieszcza stożek na { $space }

## How a match ended

web-why-quantik-line = W rzędzie, kolumnie lub regionie są teraz wszystkie cztery kształty, a rozstrzyga ostatni z nich.
web-why-quantik-no-move = { $reader ->
        [winner] Przeciwnik nie ma już gdzie umieścić figury.
        [loser] Nie masz już gdzie umieścić figury.
       *[none] Druga strona nie ma już gdzie umieścić figury.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = Stożek dopełnia rząd ze wszystkimi czterema kształtami. Wygrywa ten, kto stawia ostatnią figurę, nawet jeśli któraś z pozostałych należy do przeciwnika.
study-rules-quantik-column = Kolumny liczą się tak samo. Tu Ciemny wygrywa trzema figurami Jasnego.
study-rules-quantik-region = Tak samo cztery regiony dwa na dwa.
study-rules-quantik-forbidden = Kula Jasnego w górnym rzędzie nie wpuszcza kul Ciemnego do tego rzędu, do swojej kolumny i do swojego regionu.
study-rules-quantik-own = Własna figura nigdy nie stoi na drodze: druga kula w tej samej kolumnie jest dozwolona.
study-rules-quantik-no-move = Po tym sześcianie Jasny nie ma już pola, na którym wolno mu umieścić figurę. Kto nie może wykonać ruchu, przegrywa.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Jeśli ostatnia figura dopełnia linię, a zarazem zostawia drugą stronę bez ruchu, liczy się to jako linia.
study-decision-quantik-start = Kto zaczyna, rozstrzyga los; w następnej partii gracze zamieniają się stronami.
