## Help

cli-help-usage = Použitie:
cli-help-command-piece = PRÍKAZ
cli-help-options-piece = [VOĽBY]
cli-help-language-piece = JAZYK
cli-help-commands = Príkazy
cli-help-arguments = Argumenty
cli-help-options = Voľby

cli-help-fourfold = Doskové hry s presnými pravidlami: hrajte { $games } v termináli alebo sa na pravidlá pýtajte z programu.
cli-help-play = Hrať v termináli, s ľuďmi pri tejto klávesnici alebo proti počítaču.
cli-help-games = Vypísať hry alebo voľby jednej hry.
cli-help-rules = Na každý riadok JSON zo štandardného vstupu odpovedať riadkom JSON: pozícia, dovolené ťahy, výsledok.
cli-help-perft = Spočítať postupnosti dovolených ťahov danej dĺžky.
cli-help-analyze = Povedať, akú hodnotu má pozícia a každý ťah v nej: dokázané, kde sa to dá.
cli-help-match = Nechať počítačových hráčov hrať proti sebe a ohodnotiť ich.
cli-help-solve = Nájsť hodnotu každej pozície hry. Dá sa prerušiť, po novom spustení pokračuje.
cli-help-verify = Overiť, čo hovorí tabuľka hodnôt, programom, ktorý ju nevytvoril.
cli-help-tables = Povedať, ktoré tabuľky hodnôt tu sú; stiahnuť ich, vytvoriť, overiť, zabaliť alebo odstrániť.
cli-help-serve = Spustiť webovú aplikáciu a jej API. To isté urobí fourfold v termináli bez príkazu a ukáže ju v prehliadači.
cli-help-backup = Uložiť všetky partie servera, aj za behu.
cli-help-engine = Hrať ako program pre iné programy, ktoré ho riadia cez Universal Game Interface.
cli-help-pipe = Analyzovať pozície opísané riadkami JSON na štandardnom vstupe, niekoľko naraz, každú s id.
cli-help-puzzles = Nájsť úlohy: pozície, v ktorých je správny práve jeden ťah. Každá je dokázaná a ohodnotená. Vypíše JSON.
cli-help-bench = Zmerať, aké rýchle je všetko v porovnaní s jednoduchými pravidlami a inými knižnicami.

cli-help-version = Vypísať verziu.
cli-help-lang = Hovoriť jedným z jazykov { $languages }.
cli-help-help = Vypísať túto nápovedu.
cli-help-game = Jedna z hier { $games }, prípadne s voľbami: exago?players=3&size=5
cli-help-option = Voľba hry, napríklad size=5. Možno zadať viackrát.
cli-help-position = Začať z tejto pozície namiesto zvyčajnej.
cli-help-players = Kto hrá, oddelené čiarkami. level1 až level10 sú počítačoví hráči, rovnako aj random, greedy a montecarlo; ? je človek bez mena.
cli-help-in-order = Posadiť hráčov v zadanom poradí namiesto žrebovania.
cli-help-load = Pokračovať v uloženej partii.
cli-help-seed = Nech všetko náhodné dopadne zakaždým rovnako.
cli-help-ascii = Kresliť len jednoduchými znakmi.
cli-help-no-color = Kresliť bez farieb.
cli-help-level = Hrať proti počítaču tejto úrovne, od 1 (slabá) do 10 (najsilnejšia, ako sa dá).
cli-help-time-move = Ako dlho smie počítačový hráč premýšľať o ťahu. Zvyčajne 2.
cli-help-time = Ako dlho premýšľať. Zvyčajne 2; s 0 len to, čo je známe hneď.
cli-help-json = Odpovedať jedným riadkom JSON.

## Games and their options

cli-games-more = fourfold games GAME vypíše voľby hry, fourfold play GAME ju spustí.
cli-seats-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
cli-seats-range = { $high ->
        [one] { $low } až { $high } hráč
        [few] { $low } až { $high } hráči
       *[other] { $low } až { $high } hráčov
    }
cli-options-none = Táto hra nemá žiadne voľby.
cli-options-in-force = Voľby v tejto partii:
cli-values-choice = Jedna z hodnôt { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, pre všetkých, alebo pre každé miesto osobitne, oddelené čiarkami.
cli-default = Zvyčajne { $value }.
cli-default-depends = Tu zvyčajne { $value }; závisí to od volieb vyššie.

## Questions before the first move

cli-ask-game = Ktorá hra?
cli-ask-players = Koľko hráčov, { $low } až { $high }? [{ $low }]
cli-ask-opponents = Kto hrá?
cli-ask-level = Aký silný súper?
cli-against-people = Ľudia, všetci pri tejto klávesnici
cli-against-level = Vy proti počítaču, ľubovoľne silnému
cli-against-random = Vy proti počítaču, ktorý ťahá náhodne
cli-ask-number = Číslo [{ $default }]:
cli-ask-again = Napíšte, prosím, číslo od { $low } do { $high }.

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
cli-player-greedy = Nenásytník
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = vy
cli-somebody = človek
cli-seat = { $colour }: { $name }
cli-seats-drawn = Rozhodol žreb. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, ťah { $number }
cli-title-end = { $count ->
        [0] { $game }, bez jediného ťahu
        [one] { $game } po { $count } ťahu
        [few] { $game } po { $count } ťahoch
       *[other] { $game } po { $count } ťahoch
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, ste na ťahu
cli-hint = Napíšte ťah, napríklad { $example }, „{ $moves }“ na výpis všetkých ťahov alebo „{ $help }“.
cli-hint-help = Napíšte „{ $help }“ a uvidíte, čo môžete robiť.
cli-computer-plays = { $name } hrá { $move }.
cli-thinking = { $name } premýšľa…
cli-won = { $name } vyhráva: { $reason }.
cli-drawn = Remíza: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoc, ?
cli-word-moves = ťahy, tahy
cli-word-hint = nápoveda, napoveda
cli-word-analyze = analyzovať, analyzovat, analýza, analyza
cli-word-undo = späť, spat
cli-word-save = uložiť, ulozit
cli-word-load = načítať, nacitat
cli-word-resign = vzdať, vzdat
cli-word-draw = remíza, remiza
cli-word-rules = pravidlá, pravidla
cli-word-record = zápis, zapis
cli-word-rematch = odveta
cli-word-quit = koniec

cli-argument-moves = [ZAČIATOK]
cli-argument-save = SÚBOR
cli-argument-load = SÚBOR

cli-about-help = ukáže tento zoznam
cli-about-moves = vypíše dovolené ťahy alebo tie, ktoré sa takto začínajú
cli-about-hint = nechá počítač navrhnúť dobrý ťah
cli-about-analyze = povie, akú hodnotu má pozícia a každý ťah
cli-about-undo = vráti posledný ťah, ktorý zahral človek
cli-about-save = zapíše partiu do súboru
cli-about-load = pokračuje v partii zo súboru
cli-about-resign = vzdá partiu
cli-about-draw = ponúkne remízu
cli-about-rules = ukáže pravidlá tejto hry
cli-about-record = ukáže doterajšiu partiu ako text
cli-about-rematch = hrá znova, keď sa partia skončí
cli-about-quit = ukončí hru

cli-help-move = Ak chcete hrať, napíšte ťah alebo jeho číslo v zozname ťahov. Samotný Enter znova ukáže hraciu dosku.
cli-moves-count = { $count ->
        [one] { $count } dovolený ťah.
        [few] { $count } dovolené ťahy.
       *[other] { $count } dovolených ťahov.
    }
cli-moves-none = Žiadny dovolený ťah sa nezačína na „{ $start }“.
cli-taken-back = { $count ->
        [one] Vrátený { $count } ťah.
        [few] Vrátené { $count } ťahy.
       *[other] Vrátených { $count } ťahov.
    }
cli-saved = Uložené ako „{ $file }“.
cli-not-saved = Neuložené.
cli-replace = Súbor „{ $file }“ už existuje. Nahradiť ho?
cli-load-anyway = Táto partia nie je uložená. Napriek tomu ju opustiť?
cli-quit-save = Táto partia nie je uložená. Napíšte meno súboru a uloží sa, alebo skončite klávesom Enter:
cli-resign-sure = { $name }, chcete sa vzdať?
cli-resigned = { $name } sa vzdáva; odteraz na tomto mieste hrá počítač.
cli-draw-sure = { $name }, súhlasíte s remízou?
cli-draw-refused = { $name } hrá ďalej.
cli-unsaved = Táto partia nie je dohraná. Ak chcete pokračovať neskôr, vložte tieto riadky do súboru a napíšte: fourfold play --load SÚBOR
cli-yes-or-no = [a/N]
cli-yes = a, á, áno, ano

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } je na ťahu a vyhráva.
        [1] { $name } je na ťahu a hneď vyhráva.
        [one] { $name } je na ťahu a vyhráva po { $plies } ťahu, rátané za obe strany.
        [few] { $name } je na ťahu a vyhráva po { $plies } ťahoch, rátané za obe strany.
       *[other] { $name } je na ťahu a vyhráva po { $plies } ťahoch, rátané za obe strany.
    }
analyze-position-loss = { $plies ->
        [0] { $name } je na ťahu a prehráva.
        [1] { $name } je na ťahu a hneď prehráva.
        [one] { $name } je na ťahu a prehráva po { $plies } ťahu, rátané za obe strany.
        [few] { $name } je na ťahu a prehráva po { $plies } ťahoch, rátané za obe strany.
       *[other] { $name } je na ťahu a prehráva po { $plies } ťahoch, rátané za obe strany.
    }
analyze-position-draw = { $name } je na ťahu; nikto si nemôže vynútiť výhru.
analyze-position-unknown = { $name } je na ťahu. Zatiaľ nie je dokázané, kto vyhráva; viac času možno pomôže.
analyze-best-open = Zatiaľ nie je dokázané, ktorý ťah je najlepší; viac času možno pomôže.
analyze-move = Ťah
analyze-value = Hodnota
analyze-plies = Ťahov do konca
analyze-proof = Istota
analyze-value-win = vyhráva
analyze-value-loss = prehráva
analyze-value-draw = remizuje
analyze-value-unknown = nie je známe
analyze-guess-good = vyzerá dobre
analyze-guess-fair = vyzerá slušne
analyze-guess-even = vyzerá vyrovnane
analyze-guess-poor = vyzerá slabo
analyze-guess-bad = vyzerá zle
analyze-exact = dokázané
analyze-estimate = odhad
analyze-more = { $count ->
        [one] A ešte { $count } ťah.
        [few] A ešte { $count } ťahy.
       *[other] A ešte { $count } ťahov.
    }

## What can go wrong

cli-output-failed = Výstup sa nedá zapísať: { $why }

error-usage-command = Príkaz „{ $name }“ tu nie je; príkazy sú: { $names }.
error-usage-extra = Jeden argument je navyše: „{ $argument }“.
error-usage-missing = Chýba argument { $argument }.
error-usage-option = Voľba { $option } tu nie je; vypíše ich --help.
error-usage-negative = Číslo tu nemôže byť záporné.
error-usage-value-missing = Voľba { $option } potrebuje hodnotu.
error-usage-no-value = Voľba { $option } nemá hodnotu.
error-usage-other = { $message }
error-extra-missing = Na to treba balík { $package }, ktorý v základnej inštalácii chýba. Nainštalujte ho takto: pip install "fourfold[{ $extra }]"
error-language-unknown = Jazyk „{ $name }“ tu nie je; jazyky sú: { $names }.
error-number-here = { $name } nemôže byť „{ $value }“; je to celé číslo od { $low } do { $high }.
error-game-missing = Ktorá hra? Zvoľte jednu z hier { $names }.
error-load-alone = Uložená partia má vlastnú hru, voľby, pozíciu a hráčov; s --load ich vynechajte.
error-level-or-players = Buď --level, alebo --players, nie oboje; úroveň možno uviesť medzi hráčmi, napríklad Ann,level3.
error-level-unknown = Hráč „{ $name }“ tu nie je; úrovne sú { $low } až { $high }.
error-time-here = Čas nemôže byť „{ $value }“; je to počet sekúnd od 0 do { $high }.
error-path-here = „{ $path }“ nemôže byť meno súboru ani priečinka.

error-move-number = { $count ->
        [one] Je tu { $count } dovolený ťah; toto nie je jeho číslo.
        [few] Sú tu { $count } dovolené ťahy; toto nie je číslo žiadneho z nich.
       *[other] Je tu { $count } dovolených ťahov; toto nie je číslo žiadneho z nich.
    }
error-nobody-to-take-back = Ešte ste neťahali, takže nie je čo vrátiť.
error-draw-with-computer = Počítač na remízu nepristúpi.
error-file-missing = Ktorý súbor? Napíšte { $usage }.

error-file-unreadable = „{ $file }“ sa nedá prečítať: { $why ->
        [missing] taký súbor neexistuje.
        [folder] je to priečinok.
        [forbidden] nemáte právo ho čítať.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }“ sa nedá zapísať: { $why ->
        [missing] taký priečinok neexistuje.
        [folder] toto meno má niečo, čo nie je obyčajný súbor.
        [forbidden] nemáte právo tam zapisovať.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ nie je záznam partie: je dlhší než { $limit } bajtov.
error-file-not-text = „{ $file }“ nie je záznam partie: riadok { $line } nie je text v UTF-8.
