## Help

cli-help-usage = Użycie:
cli-help-command-piece = POLECENIE
cli-help-options-piece = [OPCJE]
cli-help-language-piece = JĘZYK
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje

cli-help-fourfold = Gry planszowe z dokładnymi zasadami: graj w { $games } w terminalu albo pytaj o zasady z programu.
cli-help-play = Gra w terminalu, z ludźmi przy tej klawiaturze albo z komputerem.
cli-help-games = Lista gier albo opcji jednej gry.
cli-help-rules = Na każdy wiersz JSON ze standardowego wejścia odpowiada wierszem JSON: pozycja, dozwolone ruchy, wynik.
cli-help-perft = Liczy ciągi dozwolonych ruchów o danej długości.
cli-help-analyze = Mówi, ile jest warta pozycja i każdy ruch w niej: z dowodem, gdzie to możliwe.
cli-help-match = Każe graczom komputerowym grać ze sobą i mierzy ich siłę.
cli-help-solve = Znajduje wartość każdej pozycji gry. Można przerwać; następne wywołanie kontynuuje.
cli-help-verify = Sprawdza, co mówi tabela wartości, programem, który jej nie tworzył.
cli-help-tables = Mówi, jakie tabele wartości tu są; pobiera je, tworzy, sprawdza, pakuje lub usuwa.
cli-help-serve = Udostępnia aplikację internetową i jej API. Bez polecenia w terminalu fourfold robi to samo i pokazuje ją w przeglądarce.
cli-help-backup = Zapisuje wszystkie partie serwera, także gdy działa.
cli-help-engine = Gra jako silnik dla innych programów, które mówią, co robić, przez Universal Game Interface.
cli-help-pipe = Analizuje pozycje opisane wierszami JSON na standardowym wejściu, kilka naraz, każda z identyfikatorem.
cli-help-puzzles = Szuka zadań: pozycji, w których dobry jest dokładnie jeden ruch. Każde jest udowodnione i ocenione. Wypisuje JSON.
cli-help-bench = Mierzy, jak szybkie jest wszystko, obok zwykłych zasad i innych bibliotek.

cli-help-version = Wypisuje wersję.
cli-help-lang = Mówi w jednym z języków: { $languages }.
cli-help-help = Wypisuje tę pomoc.
cli-help-game = Jedna z gier: { $games }; w razie potrzeby z opcjami: exago?players=3&size=5
cli-help-option = Opcja gry, na przykład size=5. Można podać kilka razy.
cli-help-position = Zaczyna od tej pozycji zamiast od zwykłej.
cli-help-players = Kto gra, z przecinkami. level1 do level10 to gracze komputerowi, tak jak random, greedy i montecarlo; ? to człowiek bez imienia.
cli-help-in-order = Sadza graczy w podanej kolejności zamiast losować.
cli-help-load = Kontynuuje zapisaną partię.
cli-help-seed = Sprawia, że wszystko losowe wypada za każdym razem tak samo.
cli-help-ascii = Rysuje tylko prostymi znakami.
cli-help-no-color = Rysuje bez kolorów.
cli-help-level = Gra z komputerem na tym poziomie, od 1 (słaby) do 10 (najmocniejszy).
cli-help-time-move = Jak długo gracz komputerowy może myśleć nad ruchem. Zwykle 2.
cli-help-time = Jak długo myśleć. Zwykle 2; przy 0 tylko to, co wiadomo od razu.
cli-help-json = Odpowiada jednym wierszem JSON.

## Games and their options

cli-games-more = fourfold games GAME pokazuje opcje gry, fourfold play GAME uruchamia ją.
cli-seats-exactly = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
cli-seats-range = { $low }–{ $high } graczy
cli-options-none = Ta gra nie ma opcji.
cli-options-in-force = Opcje w tej partii:
cli-values-choice = Do wyboru: { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, dla wszystkich albo dla każdego miejsca, z przecinkami.
cli-default = Zwykle { $value }.
cli-default-depends = Tutaj zwykle { $value }; zależy od opcji powyżej.

## Questions before the first move

cli-ask-game = Która gra?
cli-ask-players = Ile osób gra, od { $low } do { $high }? [{ $low }]
cli-ask-opponents = Kto gra?
cli-ask-level = Jak mocny?
cli-against-people = Ludzie, wszyscy przy tej klawiaturze
cli-against-level = Ty z komputerem, tak mocnym, jak chcesz
cli-against-random = Ty z komputerem, który gra losowo
cli-ask-number = Numer [{ $default }]:
cli-ask-again = Wpisz liczbę od { $low } do { $high }.

## Players

cli-player-random = Los
cli-player-level1 = { level-name-1 }, poziom 1
cli-player-level2 = { level-name-2 }, poziom 2
cli-player-level3 = { level-name-3 }, poziom 3
cli-player-level4 = { level-name-4 }, poziom 4
cli-player-level5 = { level-name-5 }, poziom 5
cli-player-level6 = { level-name-6 }, poziom 6
cli-player-level7 = { level-name-7 }, poziom 7
cli-player-level8 = { level-name-8 }, poziom 8
cli-player-level9 = { level-name-9 }, poziom 9
cli-player-level10 = { level-name-10 }, poziom 10
cli-player-greedy = Łakomczuch
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = ty
cli-somebody = człowiek
cli-seat = { $colour }: { $name }
cli-seats-drawn = Losowanie gotowe. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, ruch { $number }
cli-title-end = { $count ->
        [0] { $game } bez żadnego ruchu
        [one] { $game } po { $count } ruchu
        [few] { $game } po { $count } ruchach
        [many] { $game } po { $count } ruchach
       *[other] { $game } po { $count } ruchu
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, twoja kolej
cli-hint = Wpisz ruch taki jak { $example }, „{ $moves }”, aby zobaczyć wszystkie, albo „{ $help }”.
cli-hint-help = Wpisz „{ $help }”, aby zobaczyć, co można zrobić.
cli-computer-plays = { $name } gra { $move }.
cli-thinking = { $name } myśli…
cli-won = { $name } wygrywa: { $reason }.
cli-drawn = Remis: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoc, ?
cli-word-moves = ruchy
cli-word-hint = podpowiedź, podpowiedz
cli-word-analyze = analizuj, analiza
cli-word-undo = cofnij
cli-word-save = zapisz
cli-word-load = wczytaj
cli-word-resign = poddaj
cli-word-draw = remis
cli-word-rules = zasady
cli-word-record = partia
cli-word-rematch = rewanż, rewanz
cli-word-quit = koniec, wyjdź, wyjdz

cli-argument-moves = [POCZĄTEK]
cli-argument-save = PLIK
cli-argument-load = PLIK

cli-about-help = pokaż tę listę
cli-about-moves = pokaż dozwolone ruchy albo te, które tak się zaczynają
cli-about-hint = niech komputer poda dobry ruch
cli-about-analyze = powiedz, ile warta jest pozycja i każdy ruch
cli-about-undo = cofnij ostatni ruch człowieka
cli-about-save = zapisz partię do pliku
cli-about-load = graj dalej w partię z pliku
cli-about-resign = poddaj się
cli-about-draw = zaproponuj remis
cli-about-rules = pokaż zasady tej gry
cli-about-record = pokaż dotychczasową partię jako tekst
cli-about-rematch = zagraj jeszcze raz, gdy partia się skończy
cli-about-quit = wyjdź

cli-help-move = Aby zagrać, wpisz ruch albo jego numer z listy. Sam Enter pokazuje planszę jeszcze raz.
cli-moves-count = { $count ->
        [one] { $count } dozwolony ruch.
        [few] { $count } dozwolone ruchy.
        [many] { $count } dozwolonych ruchów.
       *[other] { $count } dozwolonego ruchu.
    }
cli-moves-none = Żaden dozwolony ruch nie zaczyna się od „{ $start }”.
cli-taken-back = { $count ->
        [one] Cofnięto { $count } ruch.
        [few] Cofnięto { $count } ruchy.
        [many] Cofnięto { $count } ruchów.
       *[other] Cofnięto { $count } ruchu.
    }
cli-saved = Zapisano jako „{ $file }”.
cli-not-saved = Nie zapisano.
cli-replace = Plik „{ $file }” już istnieje. Zastąpić go?
cli-load-anyway = Ta partia nie jest zapisana. Mimo to ją opuścić?
cli-quit-save = Ta partia nie jest zapisana. Wpisz nazwę pliku, aby ją zapisać, albo Enter, aby wyjść:
cli-resign-sure = { $name }, chcesz się poddać?
cli-resigned = { $name } poddaje się; od teraz na tym miejscu gra komputer.
cli-draw-sure = { $name }, zgoda na remis?
cli-draw-refused = { $name } gra dalej.
cli-unsaved = Ta partia nie jest skończona. Aby grać dalej później, zapisz te wiersze w pliku i wpisz: fourfold play --load FILE
cli-yes-or-no = [t/N]
cli-yes = t, tak, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] Ruch ma { $name } i wygrywa.
        [1] Ruch ma { $name } i od razu wygrywa.
       *[other] Ruch ma { $name } i wygrywa w { $plies } ruchach, licząc obie strony.
    }
analyze-position-loss = { $plies ->
        [0] Ruch ma { $name } i przegrywa.
        [1] Ruch ma { $name } i od razu przegrywa.
       *[other] Ruch ma { $name } i przegrywa w { $plies } ruchach, licząc obie strony.
    }
analyze-position-draw = Ruch ma { $name }; nikt nie może wymusić wygranej.
analyze-position-unknown = Ruch ma { $name }. Nie udowodniono jeszcze, kto wygrywa; może pomóc więcej czasu.
analyze-best-open = Nie udowodniono jeszcze, który ruch jest najlepszy; może pomóc więcej czasu.
analyze-move = Ruch
analyze-value = Wartość
analyze-plies = Ruchów do końca
analyze-proof = Pewność
analyze-value-win = wygrywa
analyze-value-loss = przegrywa
analyze-value-draw = remis
analyze-value-unknown = nieznana
analyze-guess-good = wygląda dobrze
analyze-guess-fair = wygląda nieźle
analyze-guess-even = wygląda na równą grę
analyze-guess-poor = wygląda słabo
analyze-guess-bad = wygląda źle
analyze-exact = udowodnione
analyze-estimate = oszacowane
analyze-more = { $count ->
        [one] I jeszcze { $count } ruch.
        [few] I jeszcze { $count } ruchy.
        [many] I jeszcze { $count } ruchów.
       *[other] I jeszcze { $count } ruchu.
    }

## What can go wrong

cli-output-failed = Nie można zapisać wyjścia: { $why }

error-usage-command = Nie ma polecenia „{ $name }”; polecenia to { $names }.
error-usage-extra = O jeden argument za dużo: „{ $argument }”.
error-usage-missing = Brakuje argumentu { $argument }.
error-usage-option = Nie ma tu opcji { $option }; --help pokazuje wszystkie.
error-usage-negative = Liczba nie może tu być ujemna.
error-usage-value-missing = Opcja { $option } wymaga wartości.
error-usage-no-value = Opcja { $option } nie przyjmuje wartości.
error-usage-other = { $message }
error-extra-missing = Potrzebny jest pakiet { $package }, którego zwykła instalacja nie zawiera. Zainstaluj go: pip install "fourfold[{ $extra }]"
error-language-unknown = Nie ma tu języka „{ $name }”; języki to { $names }.
error-number-here = { $name } nie może mieć wartości „{ $value }”; to liczba całkowita od { $low } do { $high }.
error-game-missing = Która gra? Podaj jedną z tych: { $names }.
error-load-alone = Zapisana partia przynosi własną grę, opcje, pozycję i graczy; nie podawaj ich przy --load.
error-level-or-players = Albo --level, albo --players, nie oba; poziom można podać wśród graczy, na przykład Ann,level3.
error-level-unknown = Nie ma gracza „{ $name }”; poziomy są od { $low } do { $high }.
error-time-here = Czas nie może być „{ $value }”; to liczba sekund od 0 do { $high }.
error-path-here = „{ $path }” nie może być nazwą pliku ani folderu.

error-move-number = { $count ->
        [one] Jest { $count } dozwolony ruch; to nie jest jego numer.
        [few] Są { $count } dozwolone ruchy; to nie jest numer żadnego z nich.
        [many] Jest { $count } dozwolonych ruchów; to nie jest numer żadnego z nich.
       *[other] Jest { $count } dozwolonego ruchu; to nie jest numer żadnego z nich.
    }
error-nobody-to-take-back = Nie masz jeszcze żadnego ruchu, więc nie ma czego cofnąć.
error-draw-with-computer = Komputer nie zgadza się na remis.
error-file-missing = Który plik? Wpisz { $usage }.

error-file-unreadable = Nie można odczytać „{ $file }”: { $why ->
        [missing] nie ma takiego pliku.
        [folder] to folder.
        [forbidden] brak uprawnień do odczytu.
       *[other] { $system }.
    }
error-file-unwritable = Nie można zapisać „{ $file }”: { $why ->
        [missing] nie ma takiego folderu.
        [folder] tę nazwę nosi coś, co nie jest zwykłym plikiem.
        [forbidden] brak uprawnień do zapisu.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” to nie zapis partii: jest dłuższy niż { $limit } bajtów.
error-file-not-text = „{ $file }” to nie zapis partii: wiersz { $line } nie jest tekstem UTF-8.
