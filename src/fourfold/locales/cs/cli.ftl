## Help

cli-help-usage = Použití:
cli-help-command-piece = PŘÍKAZ
cli-help-options-piece = [VOLBY]
cli-help-language-piece = JAZYK
cli-help-commands = Příkazy
cli-help-arguments = Argumenty
cli-help-options = Volby

cli-help-fourfold = Deskové hry s přesnými pravidly: hrajte { $games } v terminálu, nebo se na pravidla ptejte z programu.
cli-help-play = Hrát v terminálu, s lidmi u této klávesnice nebo proti počítači.
cli-help-games = Vypsat hry, nebo volby jedné hry.
cli-help-rules = Na každý řádek JSON ze standardního vstupu odpovědět řádkem JSON: pozice, dovolené tahy, výsledek.
cli-help-perft = Spočítat posloupnosti dovolených tahů dané délky.
cli-help-analyze = Říci, jakou hodnotu má pozice a každý tah v ní: dokázáno, kde to jde.
cli-help-match = Nechat počítačové hráče hrát proti sobě a ohodnotit je.
cli-help-solve = Najít hodnotu každé pozice hry. Lze přerušit, po novém spuštění pokračuje.
cli-help-verify = Ověřit, co říká tabulka hodnot, programem, který ji nevytvořil.
cli-help-tables = Říci, které tabulky hodnot tu jsou; stáhnout je, vytvořit, ověřit, zabalit nebo odstranit.
cli-help-serve = Spustit webovou aplikaci a její API. Totéž udělá fourfold v terminálu bez příkazu a ukáže ji v prohlížeči.
cli-help-backup = Uložit všechny partie serveru, i za běhu.
cli-help-engine = Hrát jako program pro jiné programy, které ho řídí přes Universal Game Interface.
cli-help-pipe = Analyzovat pozice popsané řádky JSON na standardním vstupu, několik najednou, každou s id.
cli-help-puzzles = Najít úlohy: pozice, ve kterých je správný právě jeden tah. Každá je dokázaná a ohodnocená. Vypíše JSON.
cli-help-bench = Změřit, jak rychlé je všechno v porovnání s prostými pravidly a jinými knihovnami.

cli-help-version = Vypsat verzi.
cli-help-lang = Mluvit jedním z jazyků { $languages }.
cli-help-help = Vypsat tuto nápovědu.
cli-help-game = Jedna z her { $games }, případně s volbami: exago?players=3&size=5
cli-help-option = Volba hry, například size=5. Lze zadat vícekrát.
cli-help-position = Začít z této pozice místo obvyklé.
cli-help-players = Kdo hraje, oddělené čárkami. level1 až level10 jsou počítačoví hráči, stejně tak random, greedy a montecarlo; ? je člověk beze jména.
cli-help-in-order = Posadit hráče v zadaném pořadí místo losování.
cli-help-load = Pokračovat v uložené partii.
cli-help-seed = Ať vše náhodné dopadne pokaždé stejně.
cli-help-ascii = Kreslit jen prostými znaky.
cli-help-no-color = Kreslit bez barev.
cli-help-level = Hrát proti počítači této úrovně, od 1 (slabá) do 10 (nejsilnější, jak to jde).
cli-help-time-move = Jak dlouho smí počítačový hráč přemýšlet o tahu. Obvykle 2.
cli-help-time = Jak dlouho přemýšlet. Obvykle 2; s 0 jen to, co je známo hned.
cli-help-json = Odpovědět jedním řádkem JSON.

## Games and their options

cli-games-more = fourfold games GAME vypíše volby hry, fourfold play GAME ji spustí.
cli-seats-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
cli-seats-range = { $high ->
        [one] { $low } až { $high } hráč
        [few] { $low } až { $high } hráči
       *[other] { $low } až { $high } hráčů
    }
cli-options-none = Tato hra nemá žádné volby.
cli-options-in-force = Volby v této partii:
cli-values-choice = Jedna z hodnot { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, pro všechny, nebo pro každé místo zvlášť, oddělené čárkami.
cli-default = Obvykle { $value }.
cli-default-depends = Tady obvykle { $value }; závisí to na volbách výše.

## Questions before the first move

cli-ask-game = Která hra?
cli-ask-players = Kolik hráčů, { $low } až { $high }? [{ $low }]
cli-ask-opponents = Kdo hraje?
cli-ask-level = Jak silný soupeř?
cli-against-people = Lidé, všichni u této klávesnice
cli-against-level = Vy proti počítači, jak silnému chcete
cli-against-random = Vy proti počítači, který táhne náhodně
cli-ask-number = Číslo [{ $default }]:
cli-ask-again = Napište prosím číslo od { $low } do { $high }.

## Players

cli-player-random = Náhoda
cli-player-level1 = { level-name-1 }, úroveň 1
cli-player-level2 = { level-name-2 }, úroveň 2
cli-player-level3 = { level-name-3 }, úroveň 3
cli-player-level4 = { level-name-4 }, úroveň 4
cli-player-level5 = { level-name-5 }, úroveň 5
cli-player-level6 = { level-name-6 }, úroveň 6
cli-player-level7 = { level-name-7 }, úroveň 7
cli-player-level8 = { level-name-8 }, úroveň 8
cli-player-level9 = { level-name-9 }, úroveň 9
cli-player-level10 = { level-name-10 }, úroveň 10
cli-player-greedy = Nenasyta
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = vy
cli-somebody = člověk
cli-seat = { $colour }: { $name }
cli-seats-drawn = Rozhodl los. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, tah { $number }
cli-title-end = { $count ->
        [0] { $game }, bez jediného tahu
        [one] { $game } po { $count } tahu
        [few] { $game } po { $count } tazích
       *[other] { $game } po { $count } tazích
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, jste na tahu
cli-hint = Napište tah, třeba { $example }, „{ $moves }“ pro výpis všech tahů, nebo „{ $help }“.
cli-hint-help = Napište „{ $help }“ a uvidíte, co můžete dělat.
cli-computer-plays = { $name } hraje { $move }.
cli-thinking = { $name } přemýšlí…
cli-won = { $name } vyhrává: { $reason }.
cli-drawn = Remíza: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoc, ?
cli-word-moves = tahy
cli-word-hint = nápověda, napoveda
cli-word-analyze = analyzovat, analýza, analyza
cli-word-undo = zpět, zpet
cli-word-save = uložit, ulozit
cli-word-load = načíst, nacist
cli-word-resign = vzdát, vzdat
cli-word-draw = remíza, remiza
cli-word-rules = pravidla
cli-word-record = zápis, zapis
cli-word-rematch = odveta
cli-word-quit = konec

cli-argument-moves = [ZAČÁTEK]
cli-argument-save = SOUBOR
cli-argument-load = SOUBOR

cli-about-help = ukáže tento seznam
cli-about-moves = vypíše dovolené tahy, nebo ty, které takto začínají
cli-about-hint = nechá počítač navrhnout dobrý tah
cli-about-analyze = řekne, jakou hodnotu má pozice a každý tah
cli-about-undo = vrátí poslední tah, který zahrál člověk
cli-about-save = zapíše partii do souboru
cli-about-load = pokračuje v partii ze souboru
cli-about-resign = vzdá partii
cli-about-draw = nabídne remízu
cli-about-rules = ukáže pravidla této hry
cli-about-record = ukáže dosavadní partii jako text
cli-about-rematch = hraje znovu, když partie skončí
cli-about-quit = ukončí hru

cli-help-move = Chcete-li hrát, napište tah nebo jeho číslo v seznamu tahů. Samotný Enter znovu ukáže hrací desku.
cli-moves-count = { $count ->
        [one] { $count } dovolený tah.
        [few] { $count } dovolené tahy.
       *[other] { $count } dovolených tahů.
    }
cli-moves-none = Žádný dovolený tah nezačíná na „{ $start }“.
cli-taken-back = { $count ->
        [one] Vrácen { $count } tah.
        [few] Vráceny { $count } tahy.
       *[other] Vráceno { $count } tahů.
    }
cli-saved = Uloženo jako „{ $file }“.
cli-not-saved = Neuloženo.
cli-replace = Soubor „{ $file }“ už existuje. Nahradit ho?
cli-load-anyway = Tato partie není uložená. Přesto ji opustit?
cli-quit-save = Tato partie není uložená. Napište jméno souboru a uloží se, nebo skončete klávesou Enter:
cli-resign-sure = { $name }, chcete se vzdát?
cli-resigned = { $name } se vzdává; odteď na tomto místě hraje počítač.
cli-draw-sure = { $name }, souhlasíte s remízou?
cli-draw-refused = { $name } hraje dál.
cli-unsaved = Tato partie není dohraná. Chcete-li pokračovat později, vložte tyto řádky do souboru a napište: fourfold play --load SOUBOR
cli-yes-or-no = [a/N]
cli-yes = a, ano

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } je na tahu a vyhrává.
        [1] { $name } je na tahu a hned vyhrává.
        [one] { $name } je na tahu a vyhrává po { $plies } tahu, počítáno za obě strany.
        [few] { $name } je na tahu a vyhrává po { $plies } tazích, počítáno za obě strany.
       *[other] { $name } je na tahu a vyhrává po { $plies } tazích, počítáno za obě strany.
    }
analyze-position-loss = { $plies ->
        [0] { $name } je na tahu a prohrává.
        [1] { $name } je na tahu a hned prohrává.
        [one] { $name } je na tahu a prohrává po { $plies } tahu, počítáno za obě strany.
        [few] { $name } je na tahu a prohrává po { $plies } tazích, počítáno za obě strany.
       *[other] { $name } je na tahu a prohrává po { $plies } tazích, počítáno za obě strany.
    }
analyze-position-draw = { $name } je na tahu; nikdo si nemůže vynutit výhru.
analyze-position-unknown = { $name } je na tahu. Zatím není dokázáno, kdo vyhrává; víc času možná pomůže.
analyze-best-open = Zatím není dokázáno, který tah je nejlepší; víc času možná pomůže.
analyze-move = Tah
analyze-value = Hodnota
analyze-plies = Tahů do konce
analyze-proof = Jistota
analyze-value-win = vyhrává
analyze-value-loss = prohrává
analyze-value-draw = remizuje
analyze-value-unknown = není známo
analyze-guess-good = vypadá dobře
analyze-guess-fair = vypadá slušně
analyze-guess-even = vypadá vyrovnaně
analyze-guess-poor = vypadá slabě
analyze-guess-bad = vypadá špatně
analyze-exact = dokázáno
analyze-estimate = odhad
analyze-more = { $count ->
        [one] A ještě { $count } tah.
        [few] A ještě { $count } tahy.
       *[other] A ještě { $count } tahů.
    }

## What can go wrong

cli-output-failed = Výstup nelze zapsat: { $why }

error-usage-command = Příkaz „{ $name }“ tu není; příkazy jsou: { $names }.
error-usage-extra = Jeden argument je navíc: „{ $argument }“.
error-usage-missing = Chybí argument { $argument }.
error-usage-option = Volba { $option } tu není; vypíše je --help.
error-usage-negative = Číslo tu nemůže být záporné.
error-usage-value-missing = Volba { $option } potřebuje hodnotu.
error-usage-no-value = Volba { $option } nemá hodnotu.
error-usage-other = { $message }
error-extra-missing = K tomu je třeba balíček { $package }, který v základní instalaci chybí. Nainstalujte ho takto: pip install "fourfold[{ $extra }]"
error-language-unknown = Jazyk „{ $name }“ tu není; jazyky jsou: { $names }.
error-number-here = { $name } nemůže být „{ $value }“; je to celé číslo od { $low } do { $high }.
error-game-missing = Která hra? Zvolte jednu z her { $names }.
error-load-alone = Uložená partie má vlastní hru, volby, pozici a hráče; s --load je vynechte.
error-level-or-players = Buď --level, nebo --players, ne obojí; úroveň lze uvést mezi hráči, třeba Ann,level3.
error-level-unknown = Hráč „{ $name }“ tu není; úrovně jsou { $low } až { $high }.
error-time-here = Čas nemůže být „{ $value }“; je to počet sekund od 0 do { $high }.
error-path-here = „{ $path }“ nemůže být jméno souboru ani složky.

error-move-number = { $count ->
        [one] Je tu { $count } dovolený tah; toto není jeho číslo.
        [few] Jsou tu { $count } dovolené tahy; toto není číslo žádného z nich.
       *[other] Je tu { $count } dovolených tahů; toto není číslo žádného z nich.
    }
error-nobody-to-take-back = Ještě nemáte za sebou žádný tah, takže není co vrátit.
error-draw-with-computer = Počítač na remízu nepřistoupí.
error-file-missing = Který soubor? Napište { $usage }.

error-file-unreadable = „{ $file }“ nelze přečíst: { $why ->
        [missing] takový soubor neexistuje.
        [folder] je to složka.
        [forbidden] nemáte právo ho číst.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }“ nelze zapsat: { $why ->
        [missing] taková složka neexistuje.
        [folder] toto jméno má něco, co není obyčejný soubor.
        [forbidden] nemáte právo tam zapisovat.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ není záznam partie: je delší než { $limit } bajtů.
error-file-not-text = „{ $file }“ není záznam partie: řádek { $line } není text v UTF-8.
