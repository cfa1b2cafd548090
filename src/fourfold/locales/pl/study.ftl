## Learning

study-learn = Nauka
study-learn-about = Wybierz grę. Wszystkiego próbujesz samodzielnie i niczego nie możesz zepsuć.
study-learn-game = Naucz się grać w { $game }
study-other-games = Inne gry
study-rules = Zasady
study-analyse = Analizuj
study-play = Graj
study-review = Przejrzyj partię
study-overview = Przegląd
study-title-puzzles = { $game }: zadania
study-title-analyse = { $game }: analiza
study-lesson = Zasady gry, krok po kroku
study-lesson-about = { $count ->
        [one] { $count } małe zadanie na planszy
        [few] { $count } małe zadania na planszy
        [many] { $count } małych zadań na planszy
       *[other] { $count } małego zadania na planszy
    }
study-lesson-progress = Zrobione kroki: { $done } z { $count }
study-first-game = Zagraj pierwszą partię
study-first-game-about = Przeciwnik: { $name }, najłagodniejszy poziom, z podpowiedziami, kiedy tylko chcesz

study-steps = Kroki
study-step = Krok { $number } z { $count }
study-next = Dalej
study-again = Jeszcze raz
study-lesson-else = Tak wolno zagrać, ale nie o to chodziło. Spójrz jeszcze raz i spróbuj ponownie.
study-lesson-allowed = To dozwolony ruch. Spróbuj tego, o który chodzi, aby zobaczyć, dlaczego nie wolno.
study-lesson-skip = Pomiń krok
study-lesson-hint = Pola dobrego ruchu są zaznaczone.
study-lesson-hint-piece = Weź to: { $piece }. Zaznaczono, gdzie to umieścić.
study-to-puzzles = Do zadań

## Puzzles

study-puzzles = Zadania
study-puzzles-about = { $count ->
        [one] { $count } pozycja z dokładnie jednym dobrym ruchem
        [few] { $count } pozycje, każda z dokładnie jednym dobrym ruchem
        [many] { $count } pozycji, każda z dokładnie jednym dobrym ruchem
       *[other] { $count } pozycji, każda z dokładnie jednym dobrym ruchem
    }
study-puzzles-solved = Rozwiązane: { $done } z { $count }
study-puzzle-rated = Zadanie, ranking { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Zadanie dnia
study-puzzle-task = { $turns ->
        [1] Ruch ma { seat-name } i od razu wygrywa
       *[other] Ruch ma { seat-name } i wygrywa w { $turns } turach
    }
study-puzzle-block = Ruch ma { seat-name }: znajdź jedyny ruch, który nie przegrywa od razu
study-puzzle-hold = Ruch ma { seat-name }: znajdź jedyny ruch, który nie przegrywa
study-puzzle-yes = Dobrze!
study-puzzle-right = Dobrze! { seat-name } robi, co może. Znowu twoja kolej.
study-puzzle-solved-theme = Rozwiązane! Temat: { $theme }.
study-puzzle-done-all = Wszystkie te zadania są rozwiązane. Brawo!
study-puzzle-answered = { $distance ->
        [0] Wtedy { seat-name } może zagrać { $move } i wygrać.
        [1] Wtedy { seat-name } może zagrać { $move } i od razu wygrać.
       *[other] Wtedy { seat-name } może zagrać { $move } i wygrać w { $distance } ruchach.
    }
study-puzzle-not-enough = To nie wymusza wygranej: { seat-name } odpowiada { $move } i już nie zdążysz wygrać.
study-puzzle-wrong = To nie ten ruch.
study-puzzle-not-at-once = To nie wygrywa od razu, a inny ruch tak.
study-puzzle-solution = Pokaż ruch
study-puzzle-shown = Ten ruch to { $move }: jego pola są zaznaczone. Zagraj go i zobacz, co dalej.
study-puzzle-next = Następne zadanie
study-puzzle-rating = Twój ranking
study-puzzle-streak = Dni z rzędu
study-puzzle-solved = Rozwiązane
study-puzzle-share = { $done } z { $count }
study-puzzle-due = { $count ->
        [one] Dziś wraca { $count } błąd sprzed kilku dni.
        [few] Dziś wracają { $count } błędy sprzed kilku dni.
        [many] Dziś wraca { $count } błędów sprzed kilku dni.
       *[other] Dziś wraca { $count } błędu sprzed kilku dni.
    }
study-puzzle-midnight = O północy pojawi się nowe zadanie dnia. Wszystko to zostaje w tej przeglądarce.
study-theme-any = Na twoją miarę
study-theme-win-in-one = Wygrana w jednym ruchu
study-theme-win-in-two = Wygrana w dwóch turach
study-theme-win-in-three = Wygrana w trzech turach
study-theme-long-way = Długa droga
study-theme-two-threats = Dwie groźby naraz
study-theme-block = Blokowanie
study-theme-only-move = Jedyny ruch
study-theme-send-home = Z powrotem do zapasu

## What a position is worth

study-short-win = W{ $distance }
study-short-loss = P{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } wygrywa, { $loss } przegrywa, { $draw } to remis. Liczba mówi, ile ruchów obu stron zostało do końca. Przerywana obwódka to oszacowanie: { study-short-good } dobrze, { study-short-even } równo, { study-short-bad } źle.
study-value-win = { $distance ->
        [0] wygrywa
        [1] wygrywa od razu
       *[other] wygrywa w { $distance } ruchach
    }
study-value-loss = { $distance ->
        [0] przegrywa
        [1] przegrywa od razu
       *[other] przegrywa w { $distance } ruchach
    }
study-value-draw = remisuje
study-looks-good = wygląda dobrze
study-looks-even = wygląda na równą grę
study-looks-bad = wygląda źle
study-verdict-win = { $distance ->
        [0] Ruch ma { seat-name } i wygrywa
        [1] Ruch ma { seat-name } i od razu wygrywa
       *[other] Ruch ma { seat-name } i wygrywa w { $distance } ruchach
    }
study-verdict-loss = { $distance ->
        [0] Ruch ma { seat-name } i przegrywa
        [1] Ruch ma { seat-name } i od razu przegrywa
       *[other] Ruch ma { seat-name } i przegrywa w { $distance } ruchach
    }
study-verdict-draw = Nikt nie może wymusić wygranej
study-verdict-won = { seat-name } wygrywa partię
study-verdict-drawn = Partia kończy się remisem
study-verdict-looks-good = Wygląda to dobrze dla { form-seat-genitive }, który ma ruch
study-verdict-looks-even = Wygląda na równą grę; ruch ma { seat-name }
study-verdict-looks-bad = Wygląda to źle dla { form-seat-genitive }, który ma ruch
study-proved = Udowodnione. Liczone są ruchy obu stron.
study-best-open = Nie udowodniono jeszcze, który ruch jest najlepszy.
study-deepening = Na razie tylko oszacowanie; myślenie trwa…
study-estimate = Tylko oszacowanie: nic nie jest udowodnione.
study-estimate-share = Tylko oszacowanie: w silnej grze gracz, który w takich pozycjach był na ruchu, zdobywał { $percent } punktów. Przy remisie wszyscy dzielą się punktem po równo.
study-thinking = Myślenie…

## Analysis

study-moves = Ruchy i ich wartość
study-more = { $count ->
        [one] Jeszcze { $count } ruch
        [few] Jeszcze { $count } ruchy
        [many] Jeszcze { $count } ruchów
       *[other] Jeszcze { $count } ruchu
    }
study-fewer = Tylko najlepsze
study-values = Wartości
study-best-line = Graj najlepsze
study-stop = Zatrzymaj
study-set-up = Ustaw
study-set-up-about = Wybierz figurę i postaw ją, gdzie trzeba
study-set-up-done = Analizuj to
study-tools = Co postawić
study-take-away = Zabierz
study-mover = Ruch ma:
study-clear = Opróżnij planszę
study-possible = Tę pozycję można rozegrać.
study-paste = Wklej partię
study-paste-about = Zapisana partia, lista ruchów, pozycja jako tekst albo adres partii lub analizy
study-paste-read = Wczytaj
study-paste-unknown = To nie jest ani zapisana partia, ani lista ruchów, ani pozycja, ani adres tutejszej partii.
study-paste-elsewhere = Ten adres należy do innej witryny: { $site }.
study-prune = Usuń ten ruch
study-draw-about = Prawym przyciskiem myszy można rysować strzałki i kółka.
study-share = Udostępnij
study-link = Link do tej pozycji
study-position = Pozycja jako tekst
study-from-start = Od początku

## Review

study-review-about = Wklej zapisaną partię, listę ruchów albo adres partii: każdy ruch zostanie sprawdzony jeszcze raz i zobaczysz, gdzie rozstrzygnęły się wygrana i przegrana.
study-review-start = Przejrzyj
study-review-title = { $game }: przegląd partii
study-review-running = Ta partia jeszcze trwa. Można ją przejrzeć, gdy się skończy.
study-review-end = Tak skończyła się partia.
study-review-better = Lepsze było { $move }: { $worth }.
study-review-win-loss = Błąd: z wygranej zrobiła się przegrana.
study-review-win-draw = Błąd: wygrana przepadła.
study-review-draw-loss = Błąd: przegrywa tam, gdzie można było utrzymać remis.
study-review-doubtful = Prawdopodobnie błąd (oszacowanie).
study-review-fine = Wygląda dobrze (oszacowanie).
study-review-kept = Tak samo dobry jak każdy inny: { $worth }.
study-review-no-choice = To nie miało znaczenia: wszystkie ruchy były tyle samo warte.
study-review-decisive = To rozstrzygnęło partię.
study-accuracy-exact = Dobre decyzje wśród tych, które się liczyły: { $right } z { $choices }. Dokładność: { $percent }. To wynik ścisły.
study-accuracy-estimate = Dokładność około { $percent }. To oszacowanie: nie każdy ruch dało się udowodnić.
study-accuracy-none = Żadna decyzja się nie liczyła: cokolwiek zagrano, wszystkie ruchy były tyle samo warte.
study-mistakes = Błędy
study-mistakes-none = Nie znaleziono żadnego.
study-mistakes-looking = Przeglądanie ruchów…
study-analyse-here = Analizuj tę pozycję
study-to-match = Do partii
study-graph-wins = { seat-name } wygrywa
study-graph-move = Ruch
study-graph-exact = udowodnione
study-graph-estimate = oszacowane

## Rule pages: what the examples show

study-rules-of = Zasady gry { $game }
study-rules-short = W skrócie
study-rules-examples = Przykłady
study-rules-show = Pokaż
study-rules-again = Jeszcze raz
study-rules-why = Dlaczego nie?
study-rules-not-allowed = Niedozwolone
study-rules-print = Wydrukuj na jednej kartce
study-rules-options = Opcje
study-rules-usual = Zwykle: { $value }
study-rules-decisions = Jak rozstrzygamy to, o czym instrukcja milczy

## Help while playing

study-help = Pomoc
study-review-this = Przejrzyj partię
study-hint = Podpowiedź
study-hint-more = Pokaż ruch
study-hint-place = Umieść coś nowego na planszy.
study-hint-piece = Spójrz na to: { $piece }.
study-hint-move = Spróbuj { $move }: { $worth }.
study-threats = Co mi grozi?
study-threats-none = Na razie nic.
study-threats-some = Uwaga: { seat-name } chce zagrać { $move } i od razu wygrać.
study-threats-later = Nikt nie wygra następnym ruchem. Ale { seat-name } chce zagrać { $move } i w ten sposób wygra w { $distance } ruchach, cokolwiek zrobisz.
study-show-values = Pokaż wartości
