## Learning

study-learn = Výuka
study-learn-about = Vyberte si hru. Všechno si vyzkoušíte a nic se nemůže pokazit.
study-learn-game = Naučte se { $game }
study-other-games = Jiné hry
study-rules = Pravidla
study-analyse = Analyzovat
study-play = Hrát
study-review = Rozebrat partii
study-overview = Přehled
study-title-puzzles = { $game }: úlohy
study-title-analyse = { $game }: analýza
study-lesson = Pravidla krok za krokem
study-lesson-about = { $count ->
        [one] { $count } malý úkol na hrací desce
        [few] { $count } malé úkoly na hrací desce
       *[other] { $count } malých úkolů na hrací desce
    }
study-lesson-progress = Hotové kroky: { $done } z { $count }
study-first-game = Zahrajte si první partii
study-first-game-about = Soupeř: { $name }, nejmírnější úroveň počítače, s nápovědou, kdykoli chcete

study-steps = Kroky
study-step = Krok { $number } z { $count }
study-next = Dál
study-again = Znovu
study-lesson-else = To hrát smíte, ale úkol byl jiný. Podívejte se ještě jednou a zkuste to znovu.
study-lesson-allowed = To je dovolený tah. Zkuste ten ze zadání, ať vidíte, proč dovolený není.
study-lesson-skip = Přeskočit krok
study-lesson-hint = Pole správného tahu jsou vyznačená.
study-lesson-hint-piece = Vezměte tuto figurku: { $piece }. Kam patří, je vyznačeno.
study-to-puzzles = K úlohám

## Puzzles

study-puzzles = Úlohy
study-puzzles-about = { $count ->
        [one] { $count } pozice s právě jedním správným tahem
        [few] { $count } pozice, každá s právě jedním správným tahem
       *[other] { $count } pozic, každá s právě jedním správným tahem
    }
study-puzzles-solved = Vyřešeno: { $done } z { $count }
study-puzzle-rated = Úloha s hodnocením { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Úloha dne
study-puzzle-task = { $turns ->
        [1] { seat-name } je na tahu a hned vyhraje
        [one] { seat-name } je na tahu a vyhraje za { $turns } tah
        [few] { seat-name } je na tahu a vyhraje za { $turns } tahy
       *[other] { seat-name } je na tahu a vyhraje za { $turns } tahů
    }
study-puzzle-block = { seat-name } je na tahu: najděte jediný tah, který hned neprohrává
study-puzzle-hold = { seat-name } je na tahu: najděte jediný tah, který neprohrává
study-puzzle-yes = Správně!
study-puzzle-right = Správně! { seat-name } dělá, co může. Jste zase na tahu.
study-puzzle-solved-theme = Vyřešeno! Téma: { $theme }.
study-puzzle-done-all = Všechny tyto úlohy jsou vyřešené. Výborně!
study-puzzle-answered = { $distance ->
        [0] Pak může { seat-name } zahrát { $move } a vyhrát.
        [1] Pak může { seat-name } zahrát { $move } a hned vyhrát.
        [one] Pak může { seat-name } zahrát { $move } a vyhrát za { $distance } tah.
        [few] Pak může { seat-name } zahrát { $move } a vyhrát za { $distance } tahy.
       *[other] Pak může { seat-name } zahrát { $move } a vyhrát za { $distance } tahů.
    }
study-puzzle-not-enough = To výhru nevynutí: { seat-name } odpoví tahem { $move } a včas už vyhrát nejde.
study-puzzle-wrong = To není správný tah.
study-puzzle-not-at-once = Tím hned nevyhrajete. Jiným tahem ano.
study-puzzle-solution = Ukázat tah
study-puzzle-shown = Správný tah je { $move }: jeho pole jsou vyznačená. Zahrajte ho a uvidíte, jak to půjde dál.
study-puzzle-next = Další úloha
study-puzzle-rating = Vaše hodnocení
study-puzzle-streak = Dny za sebou
study-puzzle-solved = Vyřešeno
study-puzzle-share = { $done } z { $count }
study-puzzle-due = { $count ->
        [one] Dnes se vrací { $count } chyba z minulých dnů.
        [few] Dnes se vracejí { $count } chyby z minulých dnů.
       *[other] Dnes se vrací { $count } chyb z minulých dnů.
    }
study-puzzle-midnight = O půlnoci přijde nová úloha dne. Všechno zůstává v tomto prohlížeči.
study-theme-any = Vám na míru
study-theme-win-in-one = Výhra jedním tahem
study-theme-win-in-two = Výhra dvěma tahy
study-theme-win-in-three = Výhra třemi tahy
study-theme-long-way = Dlouhá cesta
study-theme-two-threats = Dvě hrozby najednou
study-theme-block = Blokování
study-theme-only-move = Jediný tah
study-theme-send-home = Zpět do zásoby

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = P{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vyhrává, { $loss } prohrává, { $draw } je remíza. Číslo udává počet tahů obou stran do konce. Čárkovaný okraj znamená odhad: { study-short-good } dobré, { study-short-even } vyrovnané, { study-short-bad } špatné.
study-value-win = { $distance ->
        [0] vyhrává
        [1] vyhrává hned
        [one] vyhrává za { $distance } tah
        [few] vyhrává za { $distance } tahy
       *[other] vyhrává za { $distance } tahů
    }
study-value-loss = { $distance ->
        [0] prohrává
        [1] prohrává hned
        [one] prohrává za { $distance } tah
        [few] prohrává za { $distance } tahy
       *[other] prohrává za { $distance } tahů
    }
study-value-draw = remizuje
study-looks-good = vypadá dobře
study-looks-even = vypadá vyrovnaně
study-looks-bad = vypadá špatně
study-verdict-win = { $distance ->
        [0] { seat-name } je na tahu a vyhrává
        [1] { seat-name } je na tahu a hned vyhrává
        [one] { seat-name } je na tahu a vyhrává za { $distance } tah
        [few] { seat-name } je na tahu a vyhrává za { $distance } tahy
       *[other] { seat-name } je na tahu a vyhrává za { $distance } tahů
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } je na tahu a prohrává
        [1] { seat-name } je na tahu a hned prohrává
        [one] { seat-name } je na tahu a prohrává za { $distance } tah
        [few] { seat-name } je na tahu a prohrává za { $distance } tahy
       *[other] { seat-name } je na tahu a prohrává za { $distance } tahů
    }
study-verdict-draw = Nikdo si nemůže vynutit výhru
study-verdict-won = { seat-name } vyhrává partii
study-verdict-drawn = Partie končí remízou
study-verdict-looks-good = { seat-name } je na tahu a vypadá to pro něj dobře
study-verdict-looks-even = Vypadá to vyrovnaně; { seat-name } je na tahu
study-verdict-looks-bad = { seat-name } je na tahu a vypadá to pro něj špatně
study-proved = Dokázáno. Počítají se tahy obou stran.
study-best-open = Zatím není dokázáno, který tah je nejlepší.
study-deepening = Zatím jen odhad; přemýšlení pokračuje…
study-estimate = Jen odhad: nic není dokázáno.
study-estimate-share = Jen odhad: v silné hře získal v takových pozicích hráč na tahu { $percent } bodů. Při remíze si bod všichni rozdělí rovným dílem.
study-thinking = Přemýšlení…

## Analysis

study-moves = Tahy a jejich hodnota
study-more = { $count ->
        [one] Ještě { $count } tah
        [few] Ještě { $count } tahy
       *[other] Ještě { $count } tahů
    }
study-fewer = Jen nejlepší
study-values = Hodnoty
study-best-line = Hrát nejlepší tahy
study-stop = Zastavit
study-set-up = Sestavit pozici
study-set-up-about = Vyberte figurku a dejte ji, kam patří
study-set-up-done = Analyzovat toto
study-tools = Co položit
study-take-away = Odebrat
study-mover = Na tahu:
study-clear = Vyprázdnit desku
study-possible = Tuto pozici lze hrát.
study-paste = Vložit partii
study-paste-about = Uložená partie, seznam tahů, pozice jako text nebo adresa partie či analýzy
study-paste-read = Načíst
study-paste-unknown = Toto není uložená partie, seznam tahů, pozice ani adresa zdejší partie.
study-paste-elsewhere = Tato adresa patří jinému webu: { $site }.
study-prune = Smazat tah
study-draw-about = Pravým tlačítkem myši můžete kreslit šipky a kroužky.
study-share = Předat dál
study-link = Odkaz na tuto pozici
study-position = Pozice jako text
study-from-start = Od začátku

## Review

study-review-about = Vložte uloženou partii, seznam tahů nebo adresu partie: každý tah si znovu projdeme a uvidíte, kde se vyhrála a kde prohrála.
study-review-start = Rozebrat
study-review-title = { $game }: rozbor partie
study-review-running = Tato partie se ještě hraje. Rozebrat ji půjde, až skončí.
study-review-end = Tak partie skončila.
study-review-better = Lepší bylo { $move }: { $worth }.
study-review-win-loss = Chyba: z výhry se stala prohra.
study-review-win-draw = Chyba: výhra je pryč.
study-review-draw-loss = Chyba: prohrává tam, kde šlo udržet remízu.
study-review-doubtful = Pravděpodobně chyba (odhad).
study-review-fine = Vypadá to dobře (odhad).
study-review-kept = Stejně dobrý jako kterýkoli jiný: { $worth }.
study-review-no-choice = Nezáleželo na tom: všechny tahy měly stejnou hodnotu.
study-review-decisive = Tady se partie rozhodla.
study-accuracy-exact = Správná rozhodnutí mezi těmi, na kterých záleželo: { $right } z { $choices }. Přesnost: { $percent }. Toto je přesný údaj.
study-accuracy-estimate = Přesnost asi { $percent }. Toto je odhad: ne každý tah šlo dokázat.
study-accuracy-none = Na žádném rozhodnutí nezáleželo: všechny tahy měly vždy stejnou hodnotu.
study-mistakes = Chyby
study-mistakes-none = Žádná se nenašla.
study-mistakes-looking = Procházení tahů…
study-analyse-here = Analyzovat tuto pozici
study-to-match = K partii
study-graph-wins = { seat-name } vyhrává
study-graph-move = Tah
study-graph-exact = dokázáno
study-graph-estimate = odhad

## Rule pages: what the examples show

study-rules-of = Pravidla hry { $game }
study-rules-short = Ve zkratce
study-rules-examples = Příklady
study-rules-show = Ukázat
study-rules-again = Znovu
study-rules-why = Proč ne?
study-rules-not-allowed = Není dovoleno
study-rules-print = Vytisknout na jeden list
study-rules-options = Volby
study-rules-usual = Obvykle: { $value }
study-rules-decisions = Jak rozhodujeme tam, kde pravidla z krabice mlčí

## Help while playing

study-help = Pomoc
study-review-this = Rozebrat partii
study-hint = Nápověda
study-hint-more = Ukázat tah
study-hint-place = Umístěte novou figurku.
study-hint-piece = Podívejte se na tuto figurku: { $piece }.
study-hint-move = Zkuste { $move }: { $worth }.
study-threats = Co mi hrozí?
study-threats-none = Teď nic.
study-threats-some = Pozor: { seat-name } chce zahrát { $move } a hned vyhrát.
study-threats-later = { $distance ->
        [one] Hned příštím tahem nikdo nevyhraje. { seat-name } ale chce zahrát { $move } a tím vyhraje za { $distance } tah, ať uděláte cokoli.
        [few] Hned příštím tahem nikdo nevyhraje. { seat-name } ale chce zahrát { $move } a tím vyhraje za { $distance } tahy, ať uděláte cokoli.
       *[other] Hned příštím tahem nikdo nevyhraje. { seat-name } ale chce zahrát { $move } a tím vyhraje za { $distance } tahů, ať uděláte cokoli.
    }
study-show-values = Ukázat hodnoty
