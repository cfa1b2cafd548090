## Learning

study-learn = Učenje
study-learn-about = Izaberite igru. Sve isprobavate sami i ništa ne može da pođe po zlu.
study-learn-game = Naučite { $game }
study-other-games = Druge igre
study-rules = Pravila
study-analyse = Analiza
study-play = Igraj
study-review = Pregled partije
study-overview = Sve o igri
study-title-puzzles = { $game }: zadaci
study-title-analyse = { $game }: analiza
study-lesson = Pravila korak po korak
study-lesson-about = { $count ->
        [one] { $count } mala vežba na tabli
        [few] { $count } male vežbe na tabli
       *[other] { $count } malih vežbi na tabli
    }
study-lesson-progress = Urađeni koraci: { $done } od { $count }
study-first-game = Odigrajte prvu partiju
study-first-game-about = Protivnik je { $name }, najblaži računarski igrač; nagoveštaji kad god poželite

study-steps = Koraci
study-step = Korak { $number } od { $count }
study-next = Dalje
study-again = Ponovo
study-lesson-else = To smete da odigrate, ali nije ono što se traži. Pogledajte još jednom i pokušajte ponovo.
study-lesson-allowed = To je dozvoljen potez. Probajte onaj koji se traži, da vidite zašto nije dozvoljen.
study-lesson-skip = Preskoči korak
study-lesson-hint = Mesta za ispravan potez su označena.
study-lesson-hint-piece = Uzmite ovu figuru: { $piece }. Njeno mesto je označeno.
study-to-puzzles = Na zadatke

## Puzzles

study-puzzles = Zadaci
study-puzzles-about = { $count ->
        [one] { $count } pozicija s tačno jednim ispravnim potezom
        [few] { $count } pozicije, svaka s tačno jednim ispravnim potezom
       *[other] { $count } pozicija, svaka s tačno jednim ispravnim potezom
    }
study-puzzles-solved = Rešeno: { $done } od { $count }
study-puzzle-rated = Zadatak, rejting { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Zadatak dana
study-puzzle-task = { $turns ->
        [1] { seat-name } je na potezu i odmah pobeđuje
        [one] { seat-name } je na potezu i pobeđuje za { $turns } potez
        [few] { seat-name } je na potezu i pobeđuje za { $turns } poteza
       *[other] { seat-name } je na potezu i pobeđuje za { $turns } poteza
    }
study-puzzle-block = { seat-name } je na potezu: nađite jedini potez koji ne gubi odmah
study-puzzle-hold = { seat-name } je na potezu: nađite jedini potez koji ne gubi
study-puzzle-yes = Tačno!
study-puzzle-right = Tačno! { seat-name } čini šta može. Opet ste na redu.
study-puzzle-solved-theme = Rešeno! Tema je bila: { $theme }.
study-puzzle-done-all = Svi ovi su rešeni. Bravo!
study-puzzle-answered = { $distance ->
        [0] Tada { seat-name } igra { $move } i pobeđuje.
        [1] Tada { seat-name } igra { $move } i odmah pobeđuje.
        [one] Tada { seat-name } igra { $move } i pobeđuje za { $distance } potez.
        [few] Tada { seat-name } igra { $move } i pobeđuje za { $distance } poteza.
       *[other] Tada { seat-name } igra { $move } i pobeđuje za { $distance } poteza.
    }
study-puzzle-not-enough = To ne iznuđuje pobedu: { seat-name } odgovara { $move } i pobede na vreme više nema.
study-puzzle-wrong = Nije taj potez.
study-puzzle-not-at-once = To ne pobeđuje odmah. Jedan drugi potez pobeđuje.
study-puzzle-solution = Pokaži potez
study-puzzle-shown = Potez je { $move }: njegova mesta su označena. Odigrajte ga i vidite kako se nastavlja.
study-puzzle-next = Sledeći zadatak
study-puzzle-rating = Vaš rejting
study-puzzle-streak = Dana zaredom
study-puzzle-solved = Rešeno
study-puzzle-share = { $done } od { $count }
study-puzzle-due = { $count ->
        [one] Danas se vraća { $count } greška od pre nekoliko dana.
        [few] Danas se vraćaju { $count } greške od pre nekoliko dana.
       *[other] Danas se vraća { $count } grešaka od pre nekoliko dana.
    }
study-puzzle-midnight = Novi zadatak dana stiže u ponoć. Sve ovo ostaje u ovom pregledaču.
study-theme-any = Po vašoj meri
study-theme-win-in-one = Pobeda u jednom potezu
study-theme-win-in-two = Pobeda u dva poteza
study-theme-win-in-three = Pobeda u tri poteza
study-theme-long-way = Dug put
study-theme-two-threats = Dve pretnje odjednom
study-theme-block = Blokiranje
study-theme-only-move = Jedini potez
study-theme-send-home = Figura nazad u zalihu

## What a position is worth

study-short-win = P{ $distance }
study-short-loss = G{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } pobeđuje, { $loss } gubi, { $draw } je nerešeno. Broj kaže koliko poteza obe strane ima do kraja. Isprekidana ivica znači da je to samo procena: { study-short-good } dobro, { study-short-even } izjednačeno, { study-short-bad } loše.
study-value-win = { $distance ->
        [0] pobeđuje
        [1] odmah pobeđuje
        [one] pobeđuje za { $distance } potez
        [few] pobeđuje za { $distance } poteza
       *[other] pobeđuje za { $distance } poteza
    }
study-value-loss = { $distance ->
        [0] gubi
        [1] odmah gubi
        [one] gubi za { $distance } potez
        [few] gubi za { $distance } poteza
       *[other] gubi za { $distance } poteza
    }
study-value-draw = nerešeno
study-looks-good = izgleda dobro
study-looks-even = izgleda izjednačeno
study-looks-bad = izgleda loše
study-verdict-win = { $distance ->
        [0] { seat-name } je na potezu i pobeđuje
        [1] { seat-name } je na potezu i odmah pobeđuje
        [one] { seat-name } je na potezu i pobeđuje za { $distance } potez
        [few] { seat-name } je na potezu i pobeđuje za { $distance } poteza
       *[other] { seat-name } je na potezu i pobeđuje za { $distance } poteza
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } je na potezu i gubi
        [1] { seat-name } je na potezu i odmah gubi
        [one] { seat-name } je na potezu i gubi za { $distance } potez
        [few] { seat-name } je na potezu i gubi za { $distance } poteza
       *[other] { seat-name } je na potezu i gubi za { $distance } poteza
    }
study-verdict-draw = Niko ne može da iznudi pobedu
study-verdict-won = { seat-name } je pobedio
study-verdict-drawn = Partija je završena nerešeno
study-verdict-looks-good = { seat-name } je na potezu i izgleda da stoji dobro
study-verdict-looks-even = Izgleda izjednačeno; { seat-name } je na potezu
study-verdict-looks-bad = { seat-name } je na potezu i izgleda da stoji loše
study-proved = Dokazano. Broje se potezi obe strane.
study-best-open = Još nije dokazano koji je potez najbolji.
study-deepening = Zasad samo procena; razmišljanje još traje…
study-estimate = Samo procena: ništa nije dokazano.
study-estimate-share = Samo procena: u jakoj igri onaj ko je u takvim pozicijama bio na potezu osvojio je { $percent } poena. Kad je nerešeno, svi podjednako dele poen.
study-thinking = Razmišljanje…

## Analysis

study-moves = Potezi i koliko vrede
study-more = { $count ->
        [one] Još { $count } potez
        [few] Još { $count } poteza
       *[other] Još { $count } poteza
    }
study-fewer = Samo najbolji
study-values = Vrednosti
study-best-line = Odigraj najbolje poteze
study-stop = Stani
study-set-up = Postavi poziciju
study-set-up-about = Izaberite figuru, pa je stavite na njeno mesto
study-set-up-done = Analiziraj ovo
study-tools = Šta se postavlja
study-take-away = Ukloni
study-mover = Na potezu:
study-clear = Isprazni tablu
study-possible = Ova pozicija se može igrati.
study-paste = Nalepi partiju
study-paste-about = Sačuvana partija, spisak poteza, pozicija kao tekst ili adresa partije ili analize
study-paste-read = Pročitaj
study-paste-unknown = Ovo nije ni sačuvana partija, ni spisak poteza, ni pozicija, ni adresa ovdašnje partije.
study-paste-elsewhere = Ova adresa pripada drugom sajtu: { $site }.
study-prune = Obriši potez
study-draw-about = Desnim tasterom miša možete crtati strelice i krugove.
study-share = Prosledi
study-link = Link do ove pozicije
study-position = Pozicija kao tekst
study-from-start = Od početka

## Review

study-review-about = Nalepite sačuvanu partiju, spisak poteza ili adresu partije: svaki potez se ponovo gleda, i vidite gde je dobijena i izgubljena.
study-review-start = Pregledaj
study-review-title = { $game }: pregled partije
study-review-running = Ova partija se još igra. Može se pregledati kad se završi.
study-review-end = Ovako je završena partija.
study-review-better = Bolje je bilo { $move }: { $worth }.
study-review-win-loss = Greška: pobeda je pretvorena u poraz.
study-review-win-draw = Greška: pobeda je ispuštena.
study-review-draw-loss = Greška: gubi, a moglo se ostati na nerešenom.
study-review-doubtful = Verovatno greška (procena).
study-review-fine = Izgleda u redu (procena).
study-review-kept = Dobar koliko i svaki drugi: { $worth }.
study-review-no-choice = Nije bilo razlike: svi potezi su vredeli isto.
study-review-decisive = Ovo je odlučilo partiju.
study-accuracy-exact = Ispravne odluke među onima koje su bile važne: { $right } od { $choices }. Tačnost: { $percent }. Ovo je tačan podatak.
study-accuracy-estimate = Tačnost oko { $percent }. Ovo je procena: nije se svaki potez mogao dokazati.
study-accuracy-none = Nijedna odluka nije bila važna: šta god da se igralo, svi potezi su vredeli isto.
study-mistakes = Greške
study-mistakes-none = Nije nađena nijedna.
study-mistakes-looking = Gleda se svaki potez…
study-analyse-here = Analiziraj ovu poziciju
study-to-match = Na partiju
study-graph-wins = { seat-name } pobeđuje
study-graph-move = Potez
study-graph-exact = dokazano
study-graph-estimate = procenjeno

## Rule pages: what the examples show

study-rules-of = Pravila igre { $game }
study-rules-short = Ukratko
study-rules-examples = Primeri
study-rules-show = Pokaži
study-rules-again = Ponovo
study-rules-why = Zašto ne?
study-rules-not-allowed = Nije dozvoljeno
study-rules-print = Odštampaj na jednom listu
study-rules-options = Opcije
study-rules-usual = Obično: { $value }
study-rules-decisions = Kako odlučujemo o onome što kutija prećutkuje

## Help while playing

study-help = Pomoć
study-review-this = Pregledaj partiju
study-hint = Nagoveštaj
study-hint-more = Pokaži potez
study-hint-place = Postavite novu figuru.
study-hint-piece = Pogledajte ovu figuru: { $piece }.
study-hint-move = Probajte { $move }: { $worth }.
study-threats = Šta mi preti?
study-threats-none = Trenutno ništa.
study-threats-some = Pazite: { seat-name } hoće da odigra { $move } i odmah pobedi.
study-threats-later = { $distance ->
        [one] Već sledećim potezom ne pobeđuje niko. Ali { seat-name } hoće da odigra { $move } i tako pobeđuje za { $distance } potez, šta god da uradite.
        [few] Već sledećim potezom ne pobeđuje niko. Ali { seat-name } hoće da odigra { $move } i tako pobeđuje za { $distance } poteza, šta god da uradite.
       *[other] Već sledećim potezom ne pobeđuje niko. Ali { seat-name } hoće da odigra { $move } i tako pobeđuje za { $distance } poteza, šta god da uradite.
    }
study-show-values = Pokaži vrednosti
