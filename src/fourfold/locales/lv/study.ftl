## Learning

study-learn = Mācīties
study-learn-about = Izvēlieties spēli. Visu var izmēģināt, un nekas slikts nevar notikt.
study-learn-game = Mācīties { $game }
study-other-games = Citas spēles
study-rules = Noteikumi
study-analyse = Analizēt
study-play = Spēlēt
study-review = Pārskatīt partiju
study-overview = Viss par spēli
study-title-puzzles = { $game }: uzdevumi
study-title-analyse = { $game }: analīze
study-lesson = Noteikumi soli pa solim
study-lesson-about = { $count ->
        [zero] { $count } mazu uzdevumu laukumā
        [one] { $count } mazs uzdevums laukumā
       *[other] { $count } mazi uzdevumi laukumā
    }
study-lesson-progress = Paveiktie soļi: { $done } no { $count }
study-first-game = Izspēlējiet pirmo partiju
study-first-game-about = Pretinieks: { $name }, maigākais datora spēlētājs; mājieni, kad vien vēlaties

study-steps = Soļi
study-step = Solis { $number } no { $count }
study-next = Tālāk
study-again = Vēlreiz
study-lesson-else = Tā spēlēt drīkst, bet uzdevums bija cits. Paskatieties vēlreiz un mēģiniet no jauna.
study-lesson-allowed = Tas ir atļauts gājiens. Izmēģiniet to, kas prasīts uzdevumā, lai redzētu, kāpēc tas nav atļauts.
study-lesson-skip = Izlaist šo soli
study-lesson-hint = Pareiza gājiena vietas ir iezīmētas.
study-lesson-hint-piece = Paņemiet šo figūru: { $piece }. Kur to likt, ir iezīmēts.
study-to-puzzles = Uz uzdevumiem

## Puzzles

study-puzzles = Uzdevumi
study-puzzles-about = { $count ->
        [zero] { $count } pozīciju, katrā tieši viens pareizs gājiens
        [one] { $count } pozīcija ar tieši vienu pareizu gājienu
       *[other] { $count } pozīcijas, katrā tieši viens pareizs gājiens
    }
study-puzzles-solved = Atrisināti: { $done } no { $count }
study-puzzle-rated = Uzdevums, reitings { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Dienas uzdevums
study-puzzle-task = { $turns ->
        [1] { seat-name } iet un uzvar uzreiz
        [zero] { seat-name } iet un uzvar { $turns } gājienos
        [one] { seat-name } iet un uzvar { $turns } gājienā
       *[other] { seat-name } iet un uzvar { $turns } gājienos
    }
study-puzzle-block = Iet { seat-name }: atrodiet vienīgo gājienu, kas nezaudē uzreiz
study-puzzle-hold = Iet { seat-name }: atrodiet vienīgo gājienu, kas nezaudē
study-puzzle-yes = Pareizi!
study-puzzle-right = Pareizi! { seat-name } dara, ko var. Atkal jūsu gājiens.
study-puzzle-solved-theme = Atrisināts! Tēma: { $theme }.
study-puzzle-done-all = Visi šie uzdevumi ir atrisināti. Lieliski!
study-puzzle-answered = { $distance ->
        [0] Tad { seat-name } spēlē { $move } un uzvar.
        [1] Tad { seat-name } spēlē { $move } un uzvar uzreiz.
        [zero] Tad { seat-name } spēlē { $move } un uzvar { $distance } gājienos.
        [one] Tad { seat-name } spēlē { $move } un uzvar { $distance } gājienā.
       *[other] Tad { seat-name } spēlē { $move } un uzvar { $distance } gājienos.
    }
study-puzzle-not-enough = Tas uzvaru nenodrošina: { seat-name } atbild ar { $move }, un laikus uzvarēt vairs nevar.
study-puzzle-wrong = Tas nav īstais gājiens.
study-puzzle-not-at-once = Šis gājiens neuzvar uzreiz, bet kāds cits gan.
study-puzzle-solution = Rādīt gājienu
study-puzzle-shown = Gājiens ir { $move }: tā vietas ir iezīmētas. Izdariet to un skatieties, kas notiek tālāk.
study-puzzle-next = Nākamais uzdevums
study-puzzle-rating = Jūsu reitings
study-puzzle-streak = Dienas pēc kārtas
study-puzzle-solved = Atrisināti
study-puzzle-share = { $done } no { $count }
study-puzzle-due = { $count ->
        [zero] Šodien atgriežas { $count } kļūdu, kas pieļautas pirms dažām dienām.
        [one] Šodien atgriežas { $count } kļūda, kas pieļauta pirms dažām dienām.
       *[other] Šodien atgriežas { $count } kļūdas, kas pieļautas pirms dažām dienām.
    }
study-puzzle-midnight = Pusnaktī būs jauns dienas uzdevums. Tas viss paliek šajā pārlūkā.
study-theme-any = Jums piemērotie
study-theme-win-in-one = Uzvara vienā gājienā
study-theme-win-in-two = Uzvara divos gājienos
study-theme-win-in-three = Uzvara trijos gājienos
study-theme-long-way = Garais ceļš
study-theme-two-threats = Divkārši draudi
study-theme-block = Bloķēšana
study-theme-only-move = Vienīgais gājiens
study-theme-send-home = Atpakaļ krājumā

## What a position is worth

study-short-win = U{ $distance }
study-short-loss = Z{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } uzvar, { $loss } zaudē, { $draw } ir neizšķirts. Skaitlis rāda, cik abu pušu gājienu ir līdz beigām. Svītrlīnija apkārt nozīmē tikai vērtējumu: { study-short-good } labi, { study-short-even } līdzvērtīgi, { study-short-bad } slikti.
study-value-win = { $distance ->
        [0] uzvar
        [1] uzvar uzreiz
        [zero] uzvar { $distance } gājienos
        [one] uzvar { $distance } gājienā
       *[other] uzvar { $distance } gājienos
    }
study-value-loss = { $distance ->
        [0] zaudē
        [1] zaudē uzreiz
        [zero] zaudē { $distance } gājienos
        [one] zaudē { $distance } gājienā
       *[other] zaudē { $distance } gājienos
    }
study-value-draw = neizšķirts
study-looks-good = izskatās labi
study-looks-even = izskatās līdzvērtīgi
study-looks-bad = izskatās slikti
study-verdict-win = { $distance ->
        [0] { seat-name } iet un uzvar
        [1] { seat-name } iet un uzvar uzreiz
        [zero] { seat-name } iet un uzvar { $distance } gājienos
        [one] { seat-name } iet un uzvar { $distance } gājienā
       *[other] { seat-name } iet un uzvar { $distance } gājienos
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } iet un zaudē
        [1] { seat-name } iet un zaudē uzreiz
        [zero] { seat-name } iet un zaudē { $distance } gājienos
        [one] { seat-name } iet un zaudē { $distance } gājienā
       *[other] { seat-name } iet un zaudē { $distance } gājienos
    }
study-verdict-draw = Neviens nevar nodrošināt uzvaru
study-verdict-won = { seat-name } uzvarēja
study-verdict-drawn = Partija ir neizšķirta
study-verdict-looks-good = Iet { seat-name }, un viņu izredzes izskatās labas
study-verdict-looks-even = Izskatās līdzvērtīgi; iet { seat-name }
study-verdict-looks-bad = Iet { seat-name }, un viņu izredzes izskatās sliktas
study-proved = Pierādīts. Tiek skaitīti abu pušu gājieni.
study-best-open = Vēl nav pierādīts, kurš gājiens ir labākais.
study-deepening = Pagaidām tikai vērtējums; vēl domā…
study-estimate = Tikai vērtējums: nekas nav pierādīts.
study-estimate-share = Tikai vērtējums: spēcīgā spēlē tas, kuram šādās pozīcijās bija gājiens, ieguva { $percent } punktu. Ja ir neizšķirts, visi sadala punktu vienādās daļās.
study-thinking = Domā…

## Analysis

study-moves = Gājieni un to vērtība
study-more = { $count ->
        [zero] Vēl { $count } gājienu
        [one] Vēl { $count } gājiens
       *[other] Vēl { $count } gājieni
    }
study-fewer = Tikai labākie
study-values = Vērtības
study-best-line = Spēlēt labākos gājienus
study-stop = Apturēt
study-set-up = Izlikt pozīciju
study-set-up-about = Izvēlieties figūru, tad nolieciet to, kur tai jābūt
study-set-up-done = Analizēt šo
study-tools = Ko likt
study-take-away = Noņemt
study-mover = Iet:
study-clear = Notīrīt laukumu
study-possible = Šo pozīciju var spēlēt.
study-paste = Ielīmēt partiju
study-paste-about = Saglabāta partija, gājienu saraksts, pozīcija kā teksts vai partijas vai analīzes adrese
study-paste-read = Nolasīt
study-paste-unknown = Tā nav ne saglabāta partija, ne gājienu saraksts, ne pozīcija, ne šejienes partijas adrese.
study-paste-elsewhere = Šī adrese pieder citai vietnei: { $site }.
study-prune = Dzēst gājienu
study-draw-about = Ar peles labo pogu varat zīmēt bultas un gredzenus.
study-share = Nodot tālāk
study-link = Saite uz šo pozīciju
study-position = Pozīcija kā teksts
study-from-start = No sākuma

## Review

study-review-about = Ielīmējiet saglabātu partiju, gājienu sarakstu vai partijas adresi: katrs gājiens tiek pārskatīts, un jūs redzat, kur uzvarēts un kur zaudēts.
study-review-start = Pārskatīt
study-review-title = { $game }: skats atpakaļ
study-review-running = Šī partija vēl tiek spēlēta. To varēs pārskatīt, kad tā beigsies.
study-review-end = Tā partija beidzās.
study-review-better = Labāks bija { $move }: { $worth }.
study-review-win-loss = Kļūda: uzvara kļuva par zaudējumu.
study-review-win-draw = Kļūda: uzvara palaista garām.
study-review-draw-loss = Kļūda: zaudē tur, kur varēja noturēt neizšķirtu.
study-review-doubtful = Visticamāk, kļūda (vērtējums).
study-review-fine = Izskatās labi (vērtējums).
study-review-kept = Ne sliktāks par citiem: { $worth }.
study-review-no-choice = Atšķirības nebija: visiem gājieniem bija vienāda vērtība.
study-review-decisive = Tas izšķīra partiju.
study-accuracy-exact = Pareizi lēmumi no tiem, kas bija svarīgi: { $right } no { $choices }. Precizitāte: { $percent }. Tas ir precīzs rādītājs.
study-accuracy-estimate = Precizitāte ap { $percent }. Tas ir vērtējums: ne katru gājienu izdevās pierādīt.
study-accuracy-none = Neviens lēmums nebija svarīgs: lai ko spēlētu, visiem gājieniem bija vienāda vērtība.
study-mistakes = Kļūdas
study-mistakes-none = Neviena nav atrasta.
study-mistakes-looking = Tiek skatīts katrs gājiens…
study-analyse-here = Analizēt šo pozīciju
study-to-match = Uz partiju
study-graph-wins = { seat-name } uzvar
study-graph-move = Gājiens
study-graph-exact = pierādīts
study-graph-estimate = novērtēts

## Rule pages: what the examples show

study-rules-of = { $game } noteikumi
study-rules-short = Īsumā
study-rules-examples = Piemēri
study-rules-show = Rādīt
study-rules-again = Vēlreiz
study-rules-why = Kāpēc ne?
study-rules-not-allowed = Nav atļauts
study-rules-print = Drukāt uz vienas lapas
study-rules-options = Opcijas
study-rules-usual = Parasti: { $value }
study-rules-decisions = Kā mēs izlemjam to, par ko drukātie noteikumi klusē

## Help while playing

study-help = Palīdzība
study-review-this = Pārskatīt partiju
study-hint = Mājiens
study-hint-more = Rādīt gājienu
study-hint-place = Nolieciet jaunu figūru.
study-hint-piece = Paskatieties uz šo figūru: { $piece }.
study-hint-move = Izmēģiniet { $move }: { $worth }.
study-threats = Kas man draud?
study-threats-none = Pašlaik nekas.
study-threats-some = Uzmanību: { seat-name } grib spēlēt { $move } un uzreiz uzvarēt.
study-threats-later = { $distance ->
        [zero] Neviens neuzvar jau nākamajā gājienā. Bet { seat-name } grib spēlēt { $move } un tā uzvarētu { $distance } gājienos, lai ko jūs darītu.
        [one] Neviens neuzvar jau nākamajā gājienā. Bet { seat-name } grib spēlēt { $move } un tā uzvarētu { $distance } gājienā, lai ko jūs darītu.
       *[other] Neviens neuzvar jau nākamajā gājienā. Bet { seat-name } grib spēlēt { $move } un tā uzvarētu { $distance } gājienos, lai ko jūs darītu.
    }
study-show-values = Rādīt vērtības
