## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet i Exago
web-description = Quantik, Qomet i Exago: graj z ludźmi albo z komputerem.
web-skip = Przejdź do treści
web-home = Fourfold, wszystkie gry
web-nav = Strony
web-nav-learn = Nauka
web-nav-lobby = Poczekalnia
web-nav-mine = Partie
web-close = Zamknij
web-loading = Wczytywanie…
web-try-again = Spróbuj jeszcze raz
web-to-games = Wszystkie gry
web-number = { $number }
web-no = Nie, wróć
web-cancel = Anuluj

## Settings

web-preferences = Ustawienia
web-preferences-note = Zapisane tylko w tej przeglądarce. Bez konta i śledzenia.
web-language = Język
web-theme = Motyw
web-theme-auto = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-board = Plansza
web-board-wood = Drewno
web-board-felt = Filc
web-board-distinct = Dla każdego widzenia barw
web-board-contrast = Wysoki kontrast
web-size = Wielkość planszy
web-size-usual = Dopasowana
web-size-small = Mała
web-size-large = Duża
web-fingers = Małe pola
web-fingers-zoom = Pierwsze dotknięcie przybliża
web-fingers-confirm = Pytaj przed ruchem
web-fingers-plain = Graj od razu
web-motion = Animacje
web-motion-auto = Jak urządzenie
web-motion-on = Figury płyną
web-motion-off = Bez animacji
web-sound = Dźwięk
web-your-name = Twoje imię
web-name-optional = dowolne albo żadne

## First screen

web-home-title = W co gramy?
web-home-about = Wybierz planszę, a potem, z kim grasz.
web-home-running = Graj dalej
web-home-lobby = Spotkaj innych w poczekalni
web-home-open = Otwórz zapisaną partię
web-home-beyond = Zadania i analiza
web-home-daily = Zadanie dnia
web-home-daily-about = Dla wszystkich to samo, o północy nowe.
web-home-streak = { $days ->
        [one] Seria: { $days } dzień.
        [few] Seria: { $days } dni z rzędu.
        [many] Seria: { $days } dni z rzędu.
       *[other] Seria: { $days } dnia z rzędu.
    }
web-home-solved = rozwiązane
web-home-analyse = Analiza
web-home-analyse-about = Dowolna pozycja i wartość każdego ruchu.

## Before a match

web-how-to-play = Jak grać
web-how-many = Ile osób gra?
web-with-people = Z ludźmi
web-with-computer = Z komputerem
web-with-engines = Z innymi programami
web-beside = Ktoś obok mnie
web-beside-about = Gracie na zmianę na tym ekranie.
web-link = Znajomi, przez link
web-link-about = Wyślij link albo pokaż kod do zeskanowania.
web-anyone = Ktokolwiek zajrzy
web-anyone-about = Poczekaj na przeciwnika w poczekalni.
web-level = Poziom { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kto gra
web-player = Gracz { $number }
web-you = Ty
web-show-in-lobby = Pokaż tę partię w poczekalni, aby każdy mógł dołączyć
web-start = Zacznij
web-invite = Zaproś
web-more-options = Opcje i zegar
web-value-on = tak
web-value-off = nie
web-begins = Kto zaczyna.
web-begins-drawn = Decyduje los
web-begins-me = Ja
web-begins-others = Inni
web-takebacks = Ruchy można cofać, jeśli inni się zgodzą.
web-help-wanted = Podpowiedzi i wartości są dozwolone dla wszystkich, którzy grają przez link.
web-help-on = W tej partii podpowiedzi i wartości są dozwolone dla wszystkich.
web-help-off = W tej partii nikt nie dostaje podpowiedzi.
web-clock = Ile czasu każdy ma na myślenie.
web-clock-none = Bez zegara
web-clock-increment = Minuty na całą partię
web-clock-days = Dni na każdy ruch
web-clock-base = Minuty, z którymi każdy zaczyna.
web-clock-more = Sekundy dodawane po każdym ruchu.
web-clock-each = Dni, które każdy ma na ruch.
web-clock-days-text = { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    } + { $seconds ->
        [one] { $seconds } sekunda na ruch
        [few] { $seconds } sekundy na ruch
        [many] { $seconds } sekund na ruch
       *[other] { $seconds } sekundy na ruch
    }
web-clock-left = zostało { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Zaproś kogoś
        [one] Zaproś { $count } osobę
        [few] Zaproś { $count } osoby
        [many] Zaproś { $count } osób
       *[other] Zaproś { $count } osoby
    }
web-invite-about = Wyślij link albo daj zeskanować kod. Partia zacznie się, gdy wszyscy tu będą.
web-invite-lobby = Partia jest w poczekalni. Możesz też wysłać link albo pokazać kod.
web-invite-link = Link do tej partii
web-waiting = Czekanie…
web-qr = Link jako kod do zeskanowania
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-rules = Zasady
web-rules-of = Zasady gry { $game }
web-rules-examples = Z przykładami, na osobnej stronie
web-join-title = { $named ->
        [yes] { $name } zaprasza cię do gry { $game }
       *[no] Masz zaproszenie do gry { $game }
    }
web-join = Dołącz
web-open-seat = Wolne miejsce
web-numbered = { $name } { $number }
web-somebody = Ktoś
web-beside-you = Ktoś obok ciebie

## The match

web-turn = { $who ->
        [you] Twoja kolej
       *[other] Teraz gra { $name }
    }
web-thinking = { $name } myśli…
web-over = Partia skończona
web-seat-you = ty
web-seat-away = chwilowo nie ma
web-left-resigned = poddanie
web-left-time = koniec czasu
web-left-failed = nie może grać dalej
web-seat-engine = program
web-winner = Wygrana
web-moves = Ruchy
web-no-moves = Nie było jeszcze żadnego ruchu.
web-move-played = Ruch { $number }: { $name } gra { $move }
web-meanwhile = { $name } gra { $move }.
web-back-to-match = Wróć do partii
web-replay-first = Na początek
web-replay-previous = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-latest = Do ostatniego ruchu
web-in-words = Pozycja i ruchy słowami
web-type-move = Wpisz ruch
web-play-move = Zagraj
web-watching = { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
web-away = { $name }: chwilowa nieobecność.
web-offline = Połączenie zerwane. Kolejna próba…
web-offline-unsent = Połączenie zerwane. Twój ruch jest zachowany i zostanie wysłany, gdy tylko połączenie wróci.

## What can be done in a match

web-actions = Działania
web-takeback = Cofnij
web-takeback-asked = Prosisz o cofnięcie ruchu.
web-takeback-wish = { $name } prosi o cofnięcie ruchu.
web-allow = Pozwól
web-decline = Odmów
web-agree = Zgoda
web-draw = Remis
web-draw-sure = Zaproponować remis?
web-draw-about = Jeśli wszyscy się zgodzą, nikt nie wygrywa i nikt nie przegrywa.
web-draw-yes = Zaproponuj remis
web-draw-asked = Proponujesz remis.
web-draw-wish = { $name } proponuje remis.
web-resign = Poddaj się
web-resign-sure = Poddajesz się?
web-resign-about = Kto się poddaje, przegrywa partię. Przy trzech lub więcej graczach na tym miejscu gra dalej komputer.
web-resign-yes = Poddaj się
web-abort = Odwołaj
web-abort-sure = Odwołać partię?
web-abort-about = Prawie nic się jeszcze nie wydarzyło; partia nikomu się nie liczy.
web-abort-yes = Odwołaj
web-flip = Obróć planszę
web-again = Zagraj jeszcze raz
web-rematch-asked = Czekanie na innych…
web-rematch-wish = { $name } chce zagrać jeszcze raz.
web-to-rematch = Do następnej partii
web-other-match = Inna partia
web-share-watch = Kto ma ten link, może oglądać
web-device = Graj dalej na innym urządzeniu
web-device-link = Tylko dla ciebie: kto otworzy ten link, gra na twoim miejscu
web-device-revoke = Unieważnij osobiste linki
web-device-revoked = Unieważnione: nikt inny nie gra już na twoim miejscu.
web-record-save = Zapisz partię
web-record-copy = Kopiuj partię

## What happened, read out

web-event-joined = { $name } dołącza do gry.
web-event-started = Partia się zaczyna.
web-event-resigned = { $who ->
        [you] Poddajesz się.
       *[other] { $name } poddaje się.
    }
web-event-time = { $who ->
        [you] Twój czas się skończył.
       *[other] { $name }: czas się skończył.
    }
web-event-failed = { $name } nie może grać dalej: { $reason ->
        [engine-illegal] ruch { $note } jest niedozwolony
        [engine-late] odpowiedź nie przyszła na czas
        [engine-died] program się zakończył
        [engine-unknown] tego programu już tu nie ma
       *[other] program nie działa, jak powinien
    }.
web-event-draw-offered = { $who ->
        [you] Proponujesz remis.
       *[other] { $name } proponuje remis.
    }
web-event-draw-accepted = { $who ->
        [you] Zgadzasz się na remis.
       *[other] { $name } zgadza się na remis.
    }
web-event-draw-declined = { $who ->
        [you] Odrzucasz remis.
       *[other] { $name } odrzuca remis.
    }
web-event-takeback-asked = { $who ->
        [you] Prosisz o cofnięcie ruchu.
       *[other] { $name } prosi o cofnięcie ruchu.
    }
web-event-takeback-declined = { $who ->
        [you] Nie zgadzasz się na cofnięcie.
       *[other] { $name } nie zgadza się na cofnięcie.
    }
web-event-taken-back = Ruchy zostały cofnięte.
web-event-rematch-wanted = { $who ->
        [you] Chcesz zagrać jeszcze raz.
       *[other] { $name } chce zagrać jeszcze raz.
    }
web-event-aborted = Partia została odwołana.

## The end

web-ending = Wynik
web-won = { $who ->
        [you] Wygrywasz!
       *[other] { $name } wygrywa
    }
web-drawn = Remis
web-why = Jak się skończyło: { $reason }.
web-why-failed = Jak się skończyło: program nie mógł grać dalej.
web-why-where = Widać to tutaj: { $spaces }.
web-aborted = Odwołana
web-aborted-why = Ta partia została odwołana, zanim na dobre się zaczęła.

## Finding matches

web-lobby = Poczekalnia
web-lobby-waiting = Szukają towarzystwa
web-lobby-nobody = Nikt teraz nie czeka. Zacznij partię i wybierz „{ web-anyone }”.
web-lobby-begin = Zacznij partię
web-lobby-running = W trakcie
web-lobby-quiet = Nie trwa teraz żadna publiczna partia.
web-mine = Moje partie
web-mine-none = W tej przeglądarce nie było jeszcze partii.
web-mine-lacks = Serwer jest nieosiągalny. Brakuje tu partii, które on przechowuje.
web-mine-filter = Które partie pokazać
web-mine-all = Wszystkie
web-mine-running = W toku
web-mine-ended = Skończone
web-mine-more = Pokaż starsze
web-mine-kept-about = Skończone partie znikają po długim czasie. Te z gwiazdką zostają.
web-mine-keep = Zachowaj tę partię
web-mine-delete = Usuń tę partię
web-delete-sure = Usunąć tę partię?
web-delete-about = Nie da się jej odzyskać. Partia z innymi zniknie tylko z twojej listy.
web-delete-yes = Usuń
web-list-waiting = czeka na graczy
web-list-your-turn = twoja kolej
web-list-playing = { $ply ->
        [0] zaraz się zacznie
        [one] { $ply } ruch
        [few] { $ply } ruchy
        [many] { $ply } ruchów
       *[other] { $ply } ruchu
    }

## Saved games

web-open = Otwórz zapisaną partię
web-open-about = Skończona partia jest pokazywana od pierwszego ruchu; nieskończona toczy się dalej.
web-open-file = Wybierz plik
web-open-text = albo wklej partię jako tekst lub jej adres
web-open-with = Z kim grasz dalej
web-open-look = Obejrzyj
web-open-go-on = Graj dalej
web-open-too-long = To za długie na zapisaną partię.

## What can go wrong, and what to do next

web-problem-unexpected = Coś poszło nie tak
web-problem-unexpected-next = Odpowiedź serwera nie miała sensu. Spróbuj jeszcze raz.
web-problem-server = Serwer ma problem
web-problem-server-next = Spróbuj za chwilę. Nic z twoich partii nie przepadło.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Brak połączenia
web-problem-offline-next = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj jeszcze raz.
web-problem-slow = Serwer działa powoli
web-problem-slow-next = Odpowiedź nie przyszła na czas. Spróbuj jeszcze raz.
web-problem-page = Tu nic nie ma
web-problem-page-next = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.
web-problem-unloaded = Nie udało się wczytać tej strony
web-problem-unloaded-next = Może nie ma połączenia albo jest nowsza wersja. Wczytaj stronę ponownie.
web-problem-game = Nie ma takiej gry
web-problem-game-next = Może w linku brakuje litery. Wybierz jedną z gier.
web-problem-match = Nie ma takiej partii
web-problem-match-next = Może w linku brakuje litery albo partia jest za stara i została usunięta. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Tej partii nie ma w tej przeglądarce
web-problem-match-elsewhere-next = Partia przy jednym stole albo z komputerem zostaje w przeglądarce, w której się ją gra. Wybierz tam „{ web-share }”: link z całą partią w środku otworzysz wszędzie.
web-problem-match-damaged = Nie udało się odczytać tej partii
web-problem-match-damaged-next = Została odłożona na bok, a jej tekst jest bez zmian. Znajdziesz ją w „{ web-mine }”.
web-problem-aborted = Ta partia została odwołana
web-problem-aborted-next = Skończyła się, zanim się zaczęła. Możesz zacząć inną.
web-problem-match-full-next = Wszystkie miejsca są już zajęte. Możesz oglądać partię albo zacząć własną.
web-problem-stale-next = Pozycja tymczasem się zmieniła, więc twój ruch nie został zagrany.
web-problem-key-unknown = Ten link jest nieważny
web-problem-key-unknown-next = Osobisty link został już użyty albo jest błędny. Utwórz nowy na urządzeniu, na którym grasz, przez „{ web-share }”.

## Without a server, without a connection

web-unplugged = Bez połączenia
web-unplugged-about = Pobierz raz cały Fourfold, a będzie działać bez połączenia: partie przy jednym stole i z komputerem, lekcje, zadania, zasady gry, analiza i przeglądanie partii. Żeby spotkać innych, połączenie nadal jest potrzebne.
web-unplugged-make = Pobierz do użytku offline
web-unplugged-size = Do pobrania: { $megabytes } MB.
web-unplugged-fetching = Pobieranie: { $percent }%
web-unplugged-ready = Wszystko już jest. Fourfold działa bez połączenia, a komputer myśli w tej przeglądarce.
web-unplugged-failed = Nie wszystko udało się pobrać. Sprawdź połączenie i spróbuj jeszcze raz.
web-unplugged-full = W tej przeglądarce nie ma już miejsca. Nie wszystko udało się pobrać.
web-starting = Przygotowywanie stołu…
web-problem-python = Ta przeglądarka nie umie grać sama
web-problem-python-next = Fourfold potrzebuje tu czegoś, czego ta przeglądarka nie ma albo co jest w niej wyłączone: procesów roboczych (workers), WebAssembly lub rozpakowywania plików. Spróbuj w nowszej przeglądarce.
web-problem-unfetched = Jeszcze nie pobrano
web-problem-unfetched-next = To, co jest tu potrzebne, nie zostało jeszcze pobrane, a nie ma połączenia. Połącz się raz: „{ web-unplugged-make }” w ustawieniach pobiera wszystko.
web-storage-full = W tej przeglądarce nie ma już miejsca. Partie zostają tylko, dopóki ta strona jest otwarta; zapisz te, które chcesz zachować.
web-storage-forbidden = Ta przeglądarka niczego nie przechowuje. Partie zostają tylko, dopóki ta strona jest otwarta; zapisz te, które chcesz zachować.
web-damaged = { $count ->
        [one] Nie udało się odczytać zapisanej partii. Została odłożona na bok, a jej tekst jest bez zmian.
        [few] Nie udało się odczytać { $count } zapisanych partii. Zostały odłożone na bok, a ich teksty są bez zmian.
        [many] Nie udało się odczytać { $count } zapisanych partii. Zostały odłożone na bok, a ich teksty są bez zmian.
       *[other] Nie udało się odczytać { $count } zapisanych partii. Zostały odłożone na bok, a ich teksty są bez zmian.
    }
web-damaged-save = Zapisz tekst
web-damaged-copy = Kopiuj tekst
web-damaged-remove = Wyrzuć
web-damaged-sure = Wyrzucić tę partię?
web-damaged-about = Jej tekstu nie da się odzyskać. W razie wątpliwości najpierw go zapisz albo skopiuj.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link z całą partią w środku
web-share-here = Ta partia jest zapisana tylko w tej przeglądarce. Kto dostanie link albo zapis, może ją obejrzeć i grać dalej.
web-alone = Fourfold działa tu bez serwera, więc nikogo tu nie spotkasz.
web-alone-elsewhere = Innych spotkasz na { $server }.
