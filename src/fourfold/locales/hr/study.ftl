## Learning

study-learn = Učenje
study-learn-about = Odaberite igru. Sve isprobavate sami i ništa ne može poći po zlu.
study-learn-game = Naučite { $game }
study-other-games = Druge igre
study-rules = Pravila
study-analyse = Analiziraj
study-play = Igraj
study-review = Pregledaj partiju
study-overview = Sve o igri
study-title-puzzles = { $game }: zadaci
study-title-analyse = { $game }: analiza
study-lesson = Pravila igre, korak po korak
study-lesson-about = { $count ->
        [one] { $count } mala vježba na ploči
        [few] { $count } male vježbe na ploči
       *[other] { $count } malih vježbi na ploči
    }
study-lesson-progress = Riješeni koraci: { $done } od { $count }
study-first-game = Odigrajte prvu partiju
study-first-game-about = Protivnik: { $name }, najblaža razina računala, sa savjetima kad god želite

study-steps = Koraci
study-step = Korak { $number } od { $count }
study-next = Dalje
study-again = Pokušaj opet
study-lesson-else = To smijete odigrati, ali vježba traži nešto drugo. Pogledajte još jednom i pokušajte opet.
study-lesson-allowed = To je dozvoljen potez. Pokušajte onaj iz vježbe da vidite zašto nije dozvoljen.
study-lesson-skip = Preskoči korak
study-lesson-hint = Polja pravog poteza su označena.
study-lesson-hint-piece = Uzmite ovu figuru: { $piece }. Označeno je kamo ide.
study-to-puzzles = Na zadatke

## Puzzles

study-puzzles = Zadaci
study-puzzles-about = { $count ->
        [one] { $count } položaj s točno jednim pravim potezom
        [few] { $count } položaja, svaki s točno jednim pravim potezom
       *[other] { $count } položaja, svaki s točno jednim pravim potezom
    }
study-puzzles-solved = Riješeno: { $done } od { $count }
study-puzzle-rated = Zadatak, rejting { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Zadatak dana
study-puzzle-task = { $turns ->
        [1] { seat-name } je na potezu i odmah pobjeđuje
        [one] { seat-name } je na potezu i pobjeđuje u { $turns } potez
        [few] { seat-name } je na potezu i pobjeđuje u { $turns } poteza
       *[other] { seat-name } je na potezu i pobjeđuje u { $turns } poteza
    }
study-puzzle-block = { seat-name } je na potezu: pronađite jedini potez koji ne gubi odmah
study-puzzle-hold = { seat-name } je na potezu: pronađite jedini potez koji ne gubi
study-puzzle-yes = Točno!
study-puzzle-right = Točno! { seat-name } čini što može. Opet ste na potezu.
study-puzzle-solved-theme = Riješeno! Tema: { $theme }.
study-puzzle-done-all = Svi su ovi zadaci riješeni. Bravo!
study-puzzle-answered = { $distance ->
        [0] Tada { seat-name } može odigrati { $move } i pobijediti.
        [1] Tada { seat-name } može odigrati { $move } i odmah pobijediti.
        [one] Tada { seat-name } može odigrati { $move } i pobijediti u { $distance } potez.
        [few] Tada { seat-name } može odigrati { $move } i pobijediti u { $distance } poteza.
       *[other] Tada { seat-name } može odigrati { $move } i pobijediti u { $distance } poteza.
    }
study-puzzle-not-enough = To ne iznuđuje pobjedu: { seat-name } odgovara potezom { $move } i na vrijeme se više ne može pobijediti.
study-puzzle-wrong = To nije pravi potez.
study-puzzle-not-at-once = Time ne pobjeđujete odmah. Drugim potezom da.
study-puzzle-solution = Pokaži potez
study-puzzle-shown = Pravi je potez { $move }: njegova su polja označena. Odigrajte ga i vidite kako ide dalje.
study-puzzle-next = Sljedeći zadatak
study-puzzle-rating = Vaš rejting
study-puzzle-streak = Dani zaredom
study-puzzle-solved = Riješeno
study-puzzle-share = { $done } od { $count }
study-puzzle-due = { $count ->
        [one] Danas se vraća { $count } pogreška od prije nekoliko dana.
        [few] Danas se vraćaju { $count } pogreške od prije nekoliko dana.
       *[other] Danas se vraća { $count } pogrešaka od prije nekoliko dana.
    }
study-puzzle-midnight = U ponoć stiže novi zadatak dana. Sve to ostaje u ovom pregledniku.
study-theme-any = Po vašoj mjeri
study-theme-win-in-one = Pobjeda u jednom potezu
study-theme-win-in-two = Pobjeda u dva poteza
study-theme-win-in-three = Pobjeda u tri poteza
study-theme-long-way = Dug put
study-theme-two-threats = Dvije prijetnje odjednom
study-theme-block = Blokiranje
study-theme-only-move = Jedini potez
study-theme-send-home = Natrag u zalihu

## What a position is worth

study-short-win = P{ $distance }
study-short-loss = G{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } pobjeđuje, { $loss } gubi, { $draw } je neriješeno. Broj kaže koliko je poteza obiju strana do kraja. Isprekidani rub znači procjenu: { study-short-good } dobro, { study-short-even } izjednačeno, { study-short-bad } loše.
study-value-win = { $distance ->
        [0] pobjeđuje
        [1] pobjeđuje odmah
        [one] pobjeđuje u { $distance } potez
        [few] pobjeđuje u { $distance } poteza
       *[other] pobjeđuje u { $distance } poteza
    }
study-value-loss = { $distance ->
        [0] gubi
        [1] gubi odmah
        [one] gubi u { $distance } potez
        [few] gubi u { $distance } poteza
       *[other] gubi u { $distance } poteza
    }
study-value-draw = neriješeno
study-looks-good = izgleda dobro
study-looks-even = izgleda izjednačeno
study-looks-bad = izgleda loše
study-verdict-win = { $distance ->
        [0] { seat-name } je na potezu i pobjeđuje
        [1] { seat-name } je na potezu i odmah pobjeđuje
        [one] { seat-name } je na potezu i pobjeđuje u { $distance } potez
        [few] { seat-name } je na potezu i pobjeđuje u { $distance } poteza
       *[other] { seat-name } je na potezu i pobjeđuje u { $distance } poteza
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } je na potezu i gubi
        [1] { seat-name } je na potezu i odmah gubi
        [one] { seat-name } je na potezu i gubi u { $distance } potez
        [few] { seat-name } je na potezu i gubi u { $distance } poteza
       *[other] { seat-name } je na potezu i gubi u { $distance } poteza
    }
study-verdict-draw = Nitko ne može iznuditi pobjedu
study-verdict-won = { seat-name } pobjeđuje u partiji
study-verdict-drawn = Partija je neriješena
study-verdict-looks-good = { seat-name } je na potezu i za njega izgleda dobro
study-verdict-looks-even = Izgleda izjednačeno; { seat-name } je na potezu
study-verdict-looks-bad = { seat-name } je na potezu i za njega izgleda loše
study-proved = Dokazano. Broje se potezi obiju strana.
study-best-open = Još nije dokazano koji je potez najbolji.
study-deepening = Zasad samo procjena; razmišljanje traje…
study-estimate = Samo procjena: ništa nije dokazano.
study-estimate-share = Samo procjena: u jakoj igri onaj tko je u takvim položajima bio na potezu osvojio je { $percent } bodova. Ako je neriješeno, svi dijele bod na jednake dijelove.
study-thinking = Razmišljanje…

## Analysis

study-moves = Potezi i njihova vrijednost
study-more = { $count ->
        [one] Još { $count } potez
        [few] Još { $count } poteza
       *[other] Još { $count } poteza
    }
study-fewer = Samo najbolji
study-values = Vrijednosti
study-best-line = Igraj najbolje
study-stop = Zaustavi
study-set-up = Složi položaj
study-set-up-about = Odaberite figuru i postavite je gdje pripada
study-set-up-done = Analiziraj ovo
study-tools = Što postaviti
study-take-away = Ukloni
study-mover = Na potezu:
study-clear = Isprazni ploču
study-possible = Ovaj se položaj može igrati.
study-paste = Zalijepi partiju
study-paste-about = Spremljena partija, popis poteza, položaj kao tekst ili adresa partije ili analize
study-paste-read = Učitaj
study-paste-unknown = To nije ni spremljena partija, ni popis poteza, ni položaj, ni adresa ovdašnje partije.
study-paste-elsewhere = Ova adresa pripada drugom web-mjestu: { $site }.
study-prune = Obriši potez
study-draw-about = Desnom tipkom miša možete crtati strelice i krugove.
study-share = Pošalji dalje
study-link = Poveznica na ovaj položaj
study-position = Položaj kao tekst
study-from-start = Od početka

## Review

study-review-about = Zalijepite spremljenu partiju, popis poteza ili adresu partije: svaki se potez ponovno gleda i vidite gdje je dobivena, a gdje izgubljena.
study-review-start = Pregledaj
study-review-title = { $game }: pregled partije
study-review-running = Ova se partija još igra. Moći će se pregledati kad završi.
study-review-end = Tako je partija završila.
study-review-better = Bolje je bilo { $move }: { $worth }.
study-review-win-loss = Pogreška: pobjeda se pretvorila u poraz.
study-review-win-draw = Pogreška: pobjeda je propuštena.
study-review-draw-loss = Pogreška: gubi ondje gdje se mogao održati remi.
study-review-doubtful = Vjerojatno pogreška (procjena).
study-review-fine = Izgleda dobro (procjena).
study-review-kept = Jednako dobar kao bilo koji drugi: { $worth }.
study-review-no-choice = Nije bilo važno: svi su potezi vrijedili jednako.
study-review-decisive = To je odlučilo partiju.
study-accuracy-exact = Prave odluke među onima koje su bile važne: { $right } od { $choices }. Točnost: { $percent }. To je točan podatak.
study-accuracy-estimate = Točnost oko { $percent }. To je procjena: nije se svaki potez mogao dokazati.
study-accuracy-none = Nijedna odluka nije bila važna: svi su potezi uvijek vrijedili jednako.
study-mistakes = Pogreške
study-mistakes-none = Nijedna nije pronađena.
study-mistakes-looking = Pregledavanje poteza…
study-analyse-here = Analiziraj ovaj položaj
study-to-match = Na partiju
study-graph-wins = { seat-name } pobjeđuje
study-graph-move = Potez
study-graph-exact = dokazano
study-graph-estimate = procijenjeno

## Rule pages: what the examples show

study-rules-of = Pravila igre { $game }
study-rules-short = Ukratko
study-rules-examples = Primjeri
study-rules-show = Pokaži
study-rules-again = Opet
study-rules-why = Zašto ne?
study-rules-not-allowed = Nije dozvoljeno
study-rules-print = Ispiši na jedan list
study-rules-options = Opcije
study-rules-usual = Obično: { $value }
study-rules-decisions = Kako odlučujemo ondje gdje pravila iz kutije šute

## Help while playing

study-help = Pomoć
study-review-this = Pregledaj partiju
study-hint = Savjet
study-hint-more = Pokaži potez
study-hint-place = Postavite novu figuru.
study-hint-piece = Pogledajte ovu figuru: { $piece }.
study-hint-move = Pokušajte { $move }: { $worth }.
study-threats = Što mi prijeti?
study-threats-none = Sada ništa.
study-threats-some = Oprez: { seat-name } želi odigrati { $move } i odmah pobijediti.
study-threats-later = { $distance ->
        [one] Već sljedećim potezom ne pobjeđuje nitko. No { seat-name } želi odigrati { $move } i tako pobjeđuje u { $distance } potez, što god učinili.
        [few] Već sljedećim potezom ne pobjeđuje nitko. No { seat-name } želi odigrati { $move } i tako pobjeđuje u { $distance } poteza, što god učinili.
       *[other] Već sljedećim potezom ne pobjeđuje nitko. No { seat-name } želi odigrati { $move } i tako pobjeđuje u { $distance } poteza, što god učinili.
    }
study-show-values = Pokaži vrijednosti
