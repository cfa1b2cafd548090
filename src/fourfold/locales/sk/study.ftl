## Learning

study-learn = Výučba
study-learn-about = Vyberte si hru. Všetko si sami vyskúšate a nič sa nemôže pokaziť.
study-learn-game = Naučte sa { $game }
study-other-games = Iné hry
study-rules = Pravidlá
study-analyse = Analyzovať
study-play = Hrať
study-review = Rozobrať partiu
study-overview = Prehľad
study-title-puzzles = { $game }: úlohy
study-title-analyse = { $game }: analýza
study-lesson = Pravidlá krok za krokom
study-lesson-about = { $count ->
        [one] { $count } malé cvičenie na hracej doske
        [few] { $count } malé cvičenia na hracej doske
       *[other] { $count } malých cvičení na hracej doske
    }
study-lesson-progress = Hotové kroky: { $done } z { $count }
study-first-game = Zahrajte si prvú partiu
study-first-game-about = Súper: { $name }, najmiernejšia úroveň počítača, s nápovedou, kedykoľvek chcete

study-steps = Kroky
study-step = Krok { $number } z { $count }
study-next = Ďalej
study-again = Znova
study-lesson-else = To hrať smiete, ale zadanie bolo iné. Pozrite sa ešte raz a skúste to znova.
study-lesson-allowed = To je dovolený ťah. Skúste ten zo zadania, aby ste videli, prečo dovolený nie je.
study-lesson-skip = Preskočiť krok
study-lesson-hint = Políčka správneho ťahu sú vyznačené.
study-lesson-hint-piece = Vezmite túto figúrku: { $piece }. Kam patrí, je vyznačené.
study-to-puzzles = K úlohám

## Puzzles

study-puzzles = Úlohy
study-puzzles-about = { $count ->
        [one] { $count } pozícia s práve jedným správnym ťahom
        [few] { $count } pozície, každá s práve jedným správnym ťahom
       *[other] { $count } pozícií, každá s práve jedným správnym ťahom
    }
study-puzzles-solved = Vyriešené: { $done } z { $count }
study-puzzle-rated = Úloha s hodnotením { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Úloha dňa
study-puzzle-task = { $turns ->
        [1] { seat-name } je na ťahu a hneď vyhrá
        [one] { seat-name } je na ťahu a vyhrá za { $turns } ťah
        [few] { seat-name } je na ťahu a vyhrá za { $turns } ťahy
       *[other] { seat-name } je na ťahu a vyhrá za { $turns } ťahov
    }
study-puzzle-block = { seat-name } je na ťahu: nájdite jediný ťah, ktorý hneď neprehráva
study-puzzle-hold = { seat-name } je na ťahu: nájdite jediný ťah, ktorý neprehráva
study-puzzle-yes = Správne!
study-puzzle-right = Správne! { seat-name } robí, čo môže. Ste opäť na ťahu.
study-puzzle-solved-theme = Vyriešené! Téma: { $theme }.
study-puzzle-done-all = Všetky tieto úlohy sú vyriešené. Výborne!
study-puzzle-answered = { $distance ->
        [0] Potom môže { seat-name } zahrať { $move } a vyhrať.
        [1] Potom môže { seat-name } zahrať { $move } a hneď vyhrať.
        [one] Potom môže { seat-name } zahrať { $move } a vyhrať za { $distance } ťah.
        [few] Potom môže { seat-name } zahrať { $move } a vyhrať za { $distance } ťahy.
       *[other] Potom môže { seat-name } zahrať { $move } a vyhrať za { $distance } ťahov.
    }
study-puzzle-not-enough = To výhru nevynúti: { seat-name } odpovie ťahom { $move } a včas sa už vyhrať nedá.
study-puzzle-wrong = To nie je správny ťah.
study-puzzle-not-at-once = Tým hneď nevyhráte. Iným ťahom áno.
study-puzzle-solution = Ukázať ťah
study-puzzle-shown = Správny ťah je { $move }: jeho políčka sú vyznačené. Zahrajte ho a uvidíte, ako to pôjde ďalej.
study-puzzle-next = Ďalšia úloha
study-puzzle-rating = Vaše hodnotenie
study-puzzle-streak = Dni za sebou
study-puzzle-solved = Vyriešené
study-puzzle-share = { $done } z { $count }
study-puzzle-due = { $count ->
        [one] Dnes sa vracia { $count } chyba z minulých dní.
        [few] Dnes sa vracajú { $count } chyby z minulých dní.
       *[other] Dnes sa vracia { $count } chýb z minulých dní.
    }
study-puzzle-midnight = O polnoci príde nová úloha dňa. Všetko zostáva v tomto prehliadači.
study-theme-any = Vám na mieru
study-theme-win-in-one = Výhra jedným ťahom
study-theme-win-in-two = Výhra dvoma ťahmi
study-theme-win-in-three = Výhra tromi ťahmi
study-theme-long-way = Dlhá cesta
study-theme-two-threats = Dve hrozby naraz
study-theme-block = Blokovanie
study-theme-only-move = Jediný ťah
study-theme-send-home = Späť do zásoby

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = P{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vyhráva, { $loss } prehráva, { $draw } je remíza. Číslo udáva počet ťahov oboch strán do konca. Čiarkovaný okraj znamená odhad: { study-short-good } dobré, { study-short-even } vyrovnané, { study-short-bad } zlé.
study-value-win = { $distance ->
        [0] vyhráva
        [1] vyhráva hneď
        [one] vyhráva za { $distance } ťah
        [few] vyhráva za { $distance } ťahy
       *[other] vyhráva za { $distance } ťahov
    }
study-value-loss = { $distance ->
        [0] prehráva
        [1] prehráva hneď
        [one] prehráva za { $distance } ťah
        [few] prehráva za { $distance } ťahy
       *[other] prehráva za { $distance } ťahov
    }
study-value-draw = remizuje
study-looks-good = vyzerá dobre
study-looks-even = vyzerá vyrovnane
study-looks-bad = vyzerá zle
study-verdict-win = { $distance ->
        [0] { seat-name } je na ťahu a vyhráva
        [1] { seat-name } je na ťahu a hneď vyhráva
        [one] { seat-name } je na ťahu a vyhráva za { $distance } ťah
        [few] { seat-name } je na ťahu a vyhráva za { $distance } ťahy
       *[other] { seat-name } je na ťahu a vyhráva za { $distance } ťahov
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } je na ťahu a prehráva
        [1] { seat-name } je na ťahu a hneď prehráva
        [one] { seat-name } je na ťahu a prehráva za { $distance } ťah
        [few] { seat-name } je na ťahu a prehráva za { $distance } ťahy
       *[other] { seat-name } je na ťahu a prehráva za { $distance } ťahov
    }
study-verdict-draw = Nikto si nemôže vynútiť výhru
study-verdict-won = { seat-name } vyhráva partiu
study-verdict-drawn = Partia sa končí remízou
study-verdict-looks-good = { seat-name } je na ťahu a vyzerá to preňho dobre
study-verdict-looks-even = Vyzerá to vyrovnane; { seat-name } je na ťahu
study-verdict-looks-bad = { seat-name } je na ťahu a vyzerá to preňho zle
study-proved = Dokázané. Počítajú sa ťahy oboch strán.
study-best-open = Zatiaľ nie je dokázané, ktorý ťah je najlepší.
study-deepening = Zatiaľ len odhad; premýšľanie pokračuje…
study-estimate = Len odhad: nič nie je dokázané.
study-estimate-share = Len odhad: v silnej hre získal v takých pozíciách hráč na ťahu { $percent } bodov. Pri remíze sa všetci o bod podelia rovnakým dielom.
study-thinking = Premýšľanie…

## Analysis

study-moves = Ťahy a ich hodnota
study-more = { $count ->
        [one] Ešte { $count } ťah
        [few] Ešte { $count } ťahy
       *[other] Ešte { $count } ťahov
    }
study-fewer = Len najlepšie
study-values = Hodnoty
study-best-line = Hrať najlepšie ťahy
study-stop = Zastaviť
study-set-up = Zostaviť pozíciu
study-set-up-about = Vyberte figúrku a dajte ju, kam patrí
study-set-up-done = Analyzovať toto
study-tools = Čo položiť
study-take-away = Odobrať
study-mover = Na ťahu:
study-clear = Vyprázdniť dosku
study-possible = Táto pozícia sa dá hrať.
study-paste = Vložiť partiu
study-paste-about = Uložená partia, zoznam ťahov, pozícia ako text alebo adresa partie či analýzy
study-paste-read = Načítať
study-paste-unknown = Toto nie je uložená partia, zoznam ťahov, pozícia ani adresa tunajšej partie.
study-paste-elsewhere = Táto adresa patrí inému webu: { $site }.
study-prune = Vymazať ťah
study-draw-about = Pravým tlačidlom myši môžete kresliť šípky a krúžky.
study-share = Poslať ďalej
study-link = Odkaz na túto pozíciu
study-position = Pozícia ako text
study-from-start = Od začiatku

## Review

study-review-about = Vložte uloženú partiu, zoznam ťahov alebo adresu partie: každý ťah si znova prejdeme a uvidíte, kde sa vyhrala a kde prehrala.
study-review-start = Rozobrať
study-review-title = { $game }: rozbor partie
study-review-running = Táto partia sa ešte hrá. Rozobrať sa bude dať, keď sa skončí.
study-review-end = Tak sa partia skončila.
study-review-better = Lepšie bolo { $move }: { $worth }.
study-review-win-loss = Chyba: z výhry sa stala prehra.
study-review-win-draw = Chyba: výhra je preč.
study-review-draw-loss = Chyba: prehráva tam, kde sa dala udržať remíza.
study-review-doubtful = Pravdepodobne chyba (odhad).
study-review-fine = Vyzerá to dobre (odhad).
study-review-kept = Rovnako dobrý ako ktorýkoľvek iný: { $worth }.
study-review-no-choice = Nezáležalo na tom: všetky ťahy mali rovnakú hodnotu.
study-review-decisive = Tu sa partia rozhodla.
study-accuracy-exact = Správne rozhodnutia medzi tými, na ktorých záležalo: { $right } z { $choices }. Presnosť: { $percent }. Toto je presný údaj.
study-accuracy-estimate = Presnosť asi { $percent }. Toto je odhad: nie každý ťah sa dal dokázať.
study-accuracy-none = Na žiadnom rozhodnutí nezáležalo: všetky ťahy mali vždy rovnakú hodnotu.
study-mistakes = Chyby
study-mistakes-none = Žiadna sa nenašla.
study-mistakes-looking = Prezeranie ťahov…
study-analyse-here = Analyzovať túto pozíciu
study-to-match = K partii
study-graph-wins = { seat-name } vyhráva
study-graph-move = Ťah
study-graph-exact = dokázané
study-graph-estimate = odhad

## Rule pages: what the examples show

study-rules-of = Pravidlá hry { $game }
study-rules-short = V skratke
study-rules-examples = Príklady
study-rules-show = Ukázať
study-rules-again = Znova
study-rules-why = Prečo nie?
study-rules-not-allowed = Nie je dovolené
study-rules-print = Vytlačiť na jeden list
study-rules-options = Voľby
study-rules-usual = Zvyčajne: { $value }
study-rules-decisions = Ako rozhodujeme tam, kde pravidlá zo škatule mlčia

## Help while playing

study-help = Pomoc
study-review-this = Rozobrať partiu
study-hint = Nápoveda
study-hint-more = Ukázať ťah
study-hint-place = Umiestnite novú figúrku.
study-hint-piece = Pozrite sa na túto figúrku: { $piece }.
study-hint-move = Skúste { $move }: { $worth }.
study-threats = Čo mi hrozí?
study-threats-none = Teraz nič.
study-threats-some = Pozor: { seat-name } chce zahrať { $move } a hneď vyhrať.
study-threats-later = { $distance ->
        [one] Hneď ďalším ťahom nikto nevyhrá. { seat-name } však chce zahrať { $move } a tým vyhrá za { $distance } ťah, nech urobíte čokoľvek.
        [few] Hneď ďalším ťahom nikto nevyhrá. { seat-name } však chce zahrať { $move } a tým vyhrá za { $distance } ťahy, nech urobíte čokoľvek.
       *[other] Hneď ďalším ťahom nikto nevyhrá. { seat-name } však chce zahrať { $move } a tým vyhrá za { $distance } ťahov, nech urobíte čokoľvek.
    }
study-show-values = Ukázať hodnoty
