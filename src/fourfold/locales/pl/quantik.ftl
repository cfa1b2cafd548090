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
