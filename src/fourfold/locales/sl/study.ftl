## Learning

study-learn = Učenje
study-learn-about = Izberite igro. Vse preizkusite sami in nič ne more iti narobe.
study-learn-game = Spoznajte { $game }
study-other-games = Druge igre
study-rules = Pravila
study-analyse = Analiziraj
study-play = Igraj
study-review = Preglej partijo
study-overview = Vse o igri
study-title-puzzles = { $game }: uganke
study-title-analyse = { $game }: analiza
study-lesson = Pravila igre, korak za korakom
study-lesson-about = { $count ->
        [one] { $count } majhna naloga na plošči
        [two] { $count } majhni nalogi na plošči
        [few] { $count } majhne naloge na plošči
       *[other] { $count } majhnih nalog na plošči
    }
study-lesson-progress = Opravljeni koraki: { $done } od { $count }
study-first-game = Odigrajte prvo partijo
study-first-game-about = Nasprotnik: { $name }, najprijaznejša stopnja računalnika, z namigi, kadar koli želite

study-steps = Koraki
study-step = Korak { $number } od { $count }
study-next = Naprej
study-again = Poskusi znova
study-lesson-else = To smete igrati, a naloga je bila druga. Poglejte še enkrat in poskusite znova.
study-lesson-allowed = To je dovoljena poteza. Poskusite tisto iz naloge, da vidite, zakaj ni dovoljena.
study-lesson-skip = Preskoči korak
study-lesson-hint = Polja prave poteze so označena.
study-lesson-hint-piece = Vzemite to figurico: { $piece }. Označeno je, kam gre.
study-to-puzzles = K ugankam

## Puzzles

study-puzzles = Uganke
study-puzzles-about = { $count ->
        [one] { $count } položaj z natanko eno pravo potezo
        [two] { $count } položaja, vsak z natanko eno pravo potezo
        [few] { $count } položaji, vsak z natanko eno pravo potezo
       *[other] { $count } položajev, vsak z natanko eno pravo potezo
    }
study-puzzles-solved = Rešeno: { $done } od { $count }
study-puzzle-rated = Uganka, rejting { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Uganka dneva
study-puzzle-task = { $turns ->
        [1] { seat-name } je na potezi in takoj zmaga
        [one] { seat-name } je na potezi in zmaga v { $turns } potezi
        [two] { seat-name } je na potezi in zmaga v { $turns } potezah
        [few] { seat-name } je na potezi in zmaga v { $turns } potezah
       *[other] { seat-name } je na potezi in zmaga v { $turns } potezah
    }
study-puzzle-block = { seat-name } je na potezi: najdite edino potezo, ki ne izgubi takoj
study-puzzle-hold = { seat-name } je na potezi: najdite edino potezo, ki ne izgubi
study-puzzle-yes = Tako je!
study-puzzle-right = Tako je! { seat-name } stori, kar se da. Spet ste na potezi.
study-puzzle-solved-theme = Rešeno! Tema: { $theme }.
study-puzzle-done-all = Vse te uganke so rešene. Odlično!
study-puzzle-answered = { $distance ->
        [0] Potem lahko { seat-name } odigra { $move } in zmaga.
        [1] Potem lahko { seat-name } odigra { $move } in takoj zmaga.
        [one] Potem lahko { seat-name } odigra { $move } in zmaga v { $distance } potezi.
        [two] Potem lahko { seat-name } odigra { $move } in zmaga v { $distance } potezah.
        [few] Potem lahko { seat-name } odigra { $move } in zmaga v { $distance } potezah.
       *[other] Potem lahko { seat-name } odigra { $move } in zmaga v { $distance } potezah.
    }
study-puzzle-not-enough = To ne izsili zmage: { seat-name } odgovori s potezo { $move } in pravočasne zmage ni več.
study-puzzle-wrong = To ni prava poteza.
study-puzzle-not-at-once = S tem ne zmagate takoj. Z drugo potezo pa.
study-puzzle-solution = Pokaži potezo
study-puzzle-shown = Prava poteza je { $move }: njena polja so označena. Odigrajte jo in poglejte, kako gre naprej.
study-puzzle-next = Naslednja uganka
study-puzzle-rating = Vaš rejting
study-puzzle-streak = Dnevi zapored
study-puzzle-solved = Rešeno
study-puzzle-share = { $done } od { $count }
study-puzzle-due = { $count ->
        [one] Danes se vrača { $count } napaka izpred nekaj dni.
        [two] Danes se vračata { $count } napaki izpred nekaj dni.
        [few] Danes se vračajo { $count } napake izpred nekaj dni.
       *[other] Danes se vrača { $count } napak izpred nekaj dni.
    }
study-puzzle-midnight = Ob polnoči pride nova uganka dneva. Vse to ostane v tem brskalniku.
study-theme-any = Primerno za vas
study-theme-win-in-one = Zmaga v eni potezi
study-theme-win-in-two = Zmaga v dveh potezah
study-theme-win-in-three = Zmaga v treh potezah
study-theme-long-way = Dolga pot
study-theme-two-threats = Dve grožnji hkrati
study-theme-block = Blokiranje
study-theme-only-move = Edina poteza
study-theme-send-home = Nazaj v zalogo

## What a position is worth

study-short-win = Z{ $distance }
study-short-loss = I{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } zmaga, { $loss } izgubi, { $draw } je neodločeno. Število šteje poteze obeh strani do konca. Črtkan rob pomeni oceno: { study-short-good } dobro, { study-short-even } izenačeno, { study-short-bad } slabo.
study-value-win = { $distance ->
        [0] zmaga
        [1] takoj zmaga
        [one] zmaga v { $distance } potezi
        [two] zmaga v { $distance } potezah
        [few] zmaga v { $distance } potezah
       *[other] zmaga v { $distance } potezah
    }
study-value-loss = { $distance ->
        [0] izgubi
        [1] takoj izgubi
        [one] izgubi v { $distance } potezi
        [two] izgubi v { $distance } potezah
        [few] izgubi v { $distance } potezah
       *[other] izgubi v { $distance } potezah
    }
study-value-draw = neodločeno
study-looks-good = videti je dobro
study-looks-even = videti je izenačeno
study-looks-bad = videti je slabo
study-verdict-win = { $distance ->
        [0] { seat-name } je na potezi in zmaga
        [1] { seat-name } je na potezi in takoj zmaga
        [one] { seat-name } je na potezi in zmaga v { $distance } potezi
        [two] { seat-name } je na potezi in zmaga v { $distance } potezah
        [few] { seat-name } je na potezi in zmaga v { $distance } potezah
       *[other] { seat-name } je na potezi in zmaga v { $distance } potezah
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } je na potezi in izgubi
        [1] { seat-name } je na potezi in takoj izgubi
        [one] { seat-name } je na potezi in izgubi v { $distance } potezi
        [two] { seat-name } je na potezi in izgubi v { $distance } potezah
        [few] { seat-name } je na potezi in izgubi v { $distance } potezah
       *[other] { seat-name } je na potezi in izgubi v { $distance } potezah
    }
study-verdict-draw = Nihče ne more izsiliti zmage
study-verdict-won = { seat-name } je zmagovalec
study-verdict-drawn = Partija je neodločena
study-verdict-looks-good = { seat-name } je na potezi in zanj je videti dobro
study-verdict-looks-even = Videti je izenačeno; { seat-name } je na potezi
study-verdict-looks-bad = { seat-name } je na potezi in zanj je videti slabo
study-proved = Dokazano. Štejejo se poteze obeh strani.
study-best-open = Še ni dokazano, katera poteza je najboljša.
study-deepening = Zaenkrat le ocena; razmišljanje se nadaljuje …
study-estimate = Le ocena: nič ni dokazano.
study-estimate-share = Le ocena: v močni igri je igralec, ki je bil v takih položajih na potezi, dobil { $percent } točk. Pri neodločenem izidu si vsi točko razdelijo na enake dele.
study-thinking = Razmišljanje …

## Analysis

study-moves = Poteze in njihova vrednost
study-more = { $count ->
        [one] Še { $count } poteza
        [two] Še { $count } potezi
        [few] Še { $count } poteze
       *[other] Še { $count } potez
    }
study-fewer = Le najboljše
study-values = Vrednosti
study-best-line = Igraj najboljše
study-stop = Ustavi
study-set-up = Postavi položaj
study-set-up-about = Izberite figurico in jo položite, kamor spada
study-set-up-done = Analiziraj to
study-tools = Kaj položiti
study-take-away = Odstrani
study-mover = Na potezi:
study-clear = Izprazni ploščo
study-possible = Ta položaj je mogoče igrati.
study-paste = Prilepi partijo
study-paste-about = Shranjena partija, seznam potez, položaj kot besedilo ali naslov partije ali analize
study-paste-read = Preberi
study-paste-unknown = To ni ne shranjena partija ne seznam potez ne položaj ne naslov tukajšnje partije.
study-paste-elsewhere = Ta naslov pripada drugemu spletišču: { $site }.
study-prune = Izbriši potezo
study-draw-about = Z desnim gumbom miške lahko rišete puščice in kroge.
study-share = Pošlji naprej
study-link = Povezava do tega položaja
study-position = Položaj kot besedilo
study-from-start = Od začetka

## Review

study-review-about = Prilepite shranjeno partijo, seznam potez ali naslov partije: vsaka poteza se znova pregleda in vidite, kje je bila dobljena in kje izgubljena.
study-review-start = Preglej
study-review-title = { $game }: pregled partije
study-review-running = Ta partija se še igra. Pregledati jo bo mogoče, ko bo končana.
study-review-end = Tako se je partija končala.
study-review-better = Bolje je bilo { $move }: { $worth }.
study-review-win-loss = Napaka: zmaga se je spremenila v poraz.
study-review-win-draw = Napaka: zmaga je šla iz rok.
study-review-draw-loss = Napaka: izgubi tam, kjer je bilo mogoče obdržati remi.
study-review-doubtful = Verjetno napaka (ocena).
study-review-fine = Videti je v redu (ocena).
study-review-kept = Enako dobra kot katera koli druga: { $worth }.
study-review-no-choice = Ni bilo pomembno: vse poteze so bile enako vredne.
study-review-decisive = To je odločilo partijo.
study-accuracy-exact = Prave odločitve med tistimi, ki so bile pomembne: { $right } od { $choices }. Natančnost: { $percent }. To je točen podatek.
study-accuracy-estimate = Natančnost približno { $percent }. To je ocena: vseh potez ni bilo mogoče dokazati.
study-accuracy-none = Nobena odločitev ni bila pomembna: vse poteze so bile vedno enako vredne.
study-mistakes = Napake
study-mistakes-none = Najdena ni bila nobena.
study-mistakes-looking = Pregledovanje potez …
study-analyse-here = Analiziraj ta položaj
study-to-match = K partiji
study-graph-wins = { seat-name } zmaga
study-graph-move = Poteza
study-graph-exact = dokazano
study-graph-estimate = ocenjeno

## Rule pages: what the examples show

study-rules-of = Pravila igre { $game }
study-rules-short = Na kratko
study-rules-examples = Primeri
study-rules-show = Pokaži
study-rules-again = Znova
study-rules-why = Zakaj ne?
study-rules-not-allowed = Ni dovoljeno
study-rules-print = Natisni na en list
study-rules-options = Možnosti
study-rules-usual = Običajno: { $value }
study-rules-decisions = Kako odločamo tam, kjer pravila iz škatle molčijo

## Help while playing

study-help = Pomoč
study-review-this = Preglej partijo
study-hint = Namig
study-hint-more = Pokaži potezo
study-hint-place = Položite novo figurico.
study-hint-piece = Poglejte to figurico: { $piece }.
study-hint-move = Poskusite { $move }: { $worth }.
study-threats = Kaj mi grozi?
study-threats-none = Zdaj nič.
study-threats-some = Pozor: { seat-name } želi odigrati { $move } in takoj zmagati.
study-threats-later = { $distance ->
        [one] Že z naslednjo potezo ne zmaga nihče. Toda { seat-name } želi odigrati { $move } in tako zmaga v { $distance } potezi, kar koli naredite.
        [two] Že z naslednjo potezo ne zmaga nihče. Toda { seat-name } želi odigrati { $move } in tako zmaga v { $distance } potezah, kar koli naredite.
        [few] Že z naslednjo potezo ne zmaga nihče. Toda { seat-name } želi odigrati { $move } in tako zmaga v { $distance } potezah, kar koli naredite.
       *[other] Že z naslednjo potezo ne zmaga nihče. Toda { seat-name } želi odigrati { $move } in tako zmaga v { $distance } potezah, kar koli naredite.
    }
study-show-values = Pokaži vrednosti
