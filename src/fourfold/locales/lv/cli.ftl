## Help

cli-help-usage = Lietošana:
cli-help-command-piece = KOMANDA
cli-help-options-piece = [OPCIJAS]
cli-help-language-piece = VALODA
cli-help-commands = Komandas
cli-help-arguments = Argumenti
cli-help-options = Opcijas

cli-help-fourfold = Galda spēles ar precīziem noteikumiem: spēlējiet { $games } terminālī vai vaicājiet noteikumus no citas programmas.
cli-help-play = Spēlēt terminālī ar cilvēkiem pie šīs tastatūras vai pret datoru.
cli-help-games = Uzskaitīt spēles vai vienas spēles opcijas.
cli-help-rules = Uz katru JSON rindiņu standarta ievadē atbildēt ar JSON rindiņu: pozīcija, atļautie gājieni, iznākums.
cli-help-perft = Saskaitīt noteikta garuma atļauto gājienu virknes.
cli-help-analyze = Pateikt, cik vērta ir pozīcija un katrs gājiens tajā: pierādīts, kur iespējams.
cli-help-match = Ļaut datora spēlētājiem spēlēt vienam pret otru un tos novērtēt.
cli-help-solve = Atrast katras spēles pozīcijas vērtību. Var apturēt; izsaucot vēlreiz, turpinās.
cli-help-verify = Pārbaudīt, ko saka vērtību tabula, ar programmu, kas to nav veidojusi.
cli-help-tables = Pateikt, kādas vērtību tabulas šeit ir; tās lejupielādēt, izveidot, pārbaudīt, saspiest vai noņemt.
cli-help-serve = Nodrošināt tīmekļa lietotni un tās API. Terminālī izsaukta bez komandas, fourfold dara to pašu un parāda to pārlūkā.
cli-help-backup = Saglabāt visas servera partijas, arī tam strādājot.
cli-help-engine = Spēlēt citu programmu uzdevumā; tās saka, ko darīt, ar Universal Game Interface.
cli-help-pipe = Analizēt pozīcijas, ko apraksta JSON rindiņas standarta ievadē, vairākas vienlaikus, katru ar id.
cli-help-puzzles = Atrast uzdevumus: pozīcijas, kurās pareizs ir tieši viens gājiens. Katrs ir pierādīts un novērtēts. Izvada JSON.
cli-help-bench = Izmērīt, cik ātri viss darbojas, blakus vienkāršajiem noteikumiem un citām bibliotēkām.

cli-help-version = Parādīt versiju.
cli-help-lang = Runāt vienā no valodām: { $languages }.
cli-help-help = Parādīt šo palīdzību.
cli-help-game = Viena no { $games }, ja vēlaties, ar opcijām: exago?players=3&size=5
cli-help-option = Spēles opcija, piemēram, size=5. Var norādīt vairākas reizes.
cli-help-position = Sākt no šīs pozīcijas, nevis no parastās.
cli-help-players = Kas spēlē, ar komatiem starp tiem. No level1 līdz level10 ir datora spēlētāji, tāpat random, greedy un montecarlo; ? ir cilvēks bez vārda.
cli-help-in-order = Nosēdināt spēlētājus norādītajā secībā, nevis izlozēt.
cli-help-load = Turpināt saglabātu partiju.
cli-help-seed = Lai viss nejaušais katru reizi iznāktu vienādi.
cli-help-ascii = Zīmēt tikai ar vienkāršām zīmēm.
cli-help-no-color = Zīmēt bez krāsām.
cli-help-level = Spēlēt pret šī līmeņa datoru, no 1 (vājš) līdz 10 (cik stiprs vien var).
cli-help-time-move = Cik ilgi datora spēlētājs drīkst domāt par gājienu. Parasti 2.
cli-help-time = Cik ilgi domāt. Parasti 2; ar 0 tikai tas, kas zināms uzreiz.
cli-help-json = Atbildēt ar vienu JSON rindiņu.

## Games and their options

cli-games-more = fourfold games GAME uzskaita spēles opcijas, fourfold play GAME to spēlē.
cli-seats-exactly = { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
cli-seats-range = no { $low } līdz { $high } spēlētājiem
cli-options-none = Šai spēlei nav opciju.
cli-options-in-force = Šīs spēles opcijas:
cli-values-choice = Viena no { $values }.
cli-values-number = No { $low } līdz { $high }.
cli-values-numbers = No { $low } līdz { $high }, visiem vai katrai vietai ar komatiem starp tiem.
cli-default = Parasti { $value }.
cli-default-depends = Šeit parasti { $value }; tas atkarīgs no iepriekšējām opcijām.

## Questions before the first move

cli-ask-game = Kuru spēli?
cli-ask-players = Cik spēlētāju, no { $low } līdz { $high }? [{ $low }]
cli-ask-opponents = Kas spēlē?
cli-ask-level = Cik stiprs?
cli-against-people = Cilvēki, visi pie šīs tastatūras
cli-against-level = Jūs pret datoru, tik stipru, cik vēlaties
cli-against-random = Jūs pret datoru, kas iet nejauši
cli-ask-number = Numurs [{ $default }]:
cli-ask-again = Lūdzu, ierakstiet skaitli no { $low } līdz { $high }.

## Players

cli-player-random = Nejaušais
cli-player-level1 = { level-name-1 }, 1. līmenis
cli-player-level2 = { level-name-2 }, 2. līmenis
cli-player-level3 = { level-name-3 }, 3. līmenis
cli-player-level4 = { level-name-4 }, 4. līmenis
cli-player-level5 = { level-name-5 }, 5. līmenis
cli-player-level6 = { level-name-6 }, 6. līmenis
cli-player-level7 = { level-name-7 }, 7. līmenis
cli-player-level8 = { level-name-8 }, 8. līmenis
cli-player-level9 = { level-name-9 }, 9. līmenis
cli-player-level10 = { level-name-10 }, 10. līmenis
cli-player-greedy = Alkatīgais
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = jūs
cli-somebody = cilvēks
cli-seat = { $colour }: { $name }
cli-seats-drawn = Loze izvilkta. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, gājiens { $number }
cli-title-end = { $count ->
        [0] { $game } bez neviena gājiena
        [zero] { $game } pēc { $count } gājieniem
        [one] { $game } pēc { $count } gājiena
       *[other] { $game } pēc { $count } gājieniem
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, jūsu gājiens
cli-hint = Ierakstiet gājienu, piemēram, { $example }, „{ $moves }”, lai redzētu visus, vai „{ $help }”.
cli-hint-help = Ierakstiet „{ $help }”, lai redzētu, ko varat darīt.
cli-computer-plays = { $name } spēlē { $move }.
cli-thinking = { $name } domā…
cli-won = { $name } uzvar: { $reason }.
cli-drawn = Neizšķirts: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = palīdzība, palidziba, ?
cli-word-moves = gājieni, gajieni
cli-word-hint = mājiens, majiens
cli-word-analyze = analizēt, analizet, analīze, analize
cli-word-undo = atsaukt, atpakaļ, atpakal
cli-word-save = saglabāt, saglabat
cli-word-load = atvērt, atvert
cli-word-resign = padoties
cli-word-draw = neizšķirts, neizskirts
cli-word-rules = noteikumi
cli-word-record = ieraksts
cli-word-rematch = revanšs, revanss
cli-word-quit = iziet

cli-argument-moves = [SĀKUMS]
cli-argument-save = FAILS
cli-argument-load = FAILS

cli-about-help = parādīt šo sarakstu
cli-about-moves = uzskaitīt atļautos gājienus vai tos, kas tā sākas
cli-about-hint = ļaut datoram ieteikt labu gājienu
cli-about-analyze = pateikt, cik vērta ir pozīcija un katrs gājiens
cli-about-undo = atsaukt pēdējo cilvēka gājienu
cli-about-save = ierakstīt partiju failā
cli-about-load = turpināt partiju no faila
cli-about-resign = atzīt zaudējumu
cli-about-draw = piedāvāt neizšķirtu
cli-about-rules = parādīt šīs spēles noteikumus
cli-about-record = parādīt līdzšinējo partiju kā tekstu
cli-about-rematch = spēlēt vēlreiz, kad partija beigusies
cli-about-quit = beigt un aizvērt

cli-help-move = Lai spēlētu, ierakstiet gājienu vai tā numuru gājienu sarakstā. Enter vien parāda laukumu vēlreiz.
cli-moves-count = { $count ->
        [zero] { $count } atļautu gājienu.
        [one] { $count } atļauts gājiens.
       *[other] { $count } atļauti gājieni.
    }
cli-moves-none = Neviens atļauts gājiens nesākas ar „{ $start }”.
cli-taken-back = { $count ->
        [zero] Atsaukti { $count } gājieni.
        [one] Atsaukts { $count } gājiens.
       *[other] Atsaukti { $count } gājieni.
    }
cli-saved = Saglabāts kā „{ $file }”.
cli-not-saved = Nav saglabāts.
cli-replace = Fails „{ $file }” jau ir. Aizstāt to?
cli-load-anyway = Šī partija nav saglabāta. Vai tomēr to pamest?
cli-quit-save = Šī partija nav saglabāta. Ierakstiet faila nosaukumu, lai to saglabātu, vai Enter, lai izietu:
cli-resign-sure = { $name }, vai vēlaties padoties?
cli-resigned = { $name } padevās; turpmāk šajā vietā spēlē dators.
cli-draw-sure = { $name }, vai piekrītat neizšķirtam?
cli-draw-refused = { $name } spēlē tālāk.
cli-unsaved = Šī partija nav pabeigta. Lai to vēlāk turpinātu, ielieciet šīs rindiņas failā un ierakstiet: fourfold play --load FAILS
cli-yes-or-no = [j/N]
cli-yes = j, jā, ja

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } iet un uzvar.
        [1] { $name } iet un uzvar uzreiz.
        [zero] { $name } iet un uzvar pēc { $plies } gājieniem, skaitot abas puses.
        [one] { $name } iet un uzvar pēc { $plies } gājiena, skaitot abas puses.
       *[other] { $name } iet un uzvar pēc { $plies } gājieniem, skaitot abas puses.
    }
analyze-position-loss = { $plies ->
        [0] { $name } iet un zaudē.
        [1] { $name } iet un zaudē uzreiz.
        [zero] { $name } iet un zaudē pēc { $plies } gājieniem, skaitot abas puses.
        [one] { $name } iet un zaudē pēc { $plies } gājiena, skaitot abas puses.
       *[other] { $name } iet un zaudē pēc { $plies } gājieniem, skaitot abas puses.
    }
analyze-position-draw = Iet { $name }; neviens nevar nodrošināt uzvaru.
analyze-position-unknown = Iet { $name }. Vēl nav pierādīts, kurš uzvar; var palīdzēt vairāk laika.
analyze-best-open = Vēl nav pierādīts, kurš gājiens ir labākais; var palīdzēt vairāk laika.
analyze-move = Gājiens
analyze-value = Vērtība
analyze-plies = Gājieni līdz beigām
analyze-proof = Cik droši
analyze-value-win = uzvar
analyze-value-loss = zaudē
analyze-value-draw = neizšķirts
analyze-value-unknown = nav zināms
analyze-guess-good = izskatās labi
analyze-guess-fair = izskatās ciešami
analyze-guess-even = izskatās līdzvērtīgi
analyze-guess-poor = izskatās vāji
analyze-guess-bad = izskatās slikti
analyze-exact = pierādīts
analyze-estimate = vērtējums
analyze-more = { $count ->
        [zero] Un vēl { $count } gājienu.
        [one] Un vēl { $count } gājiens.
       *[other] Un vēl { $count } gājieni.
    }

## What can go wrong

cli-output-failed = Rezultātu nevar izvadīt: { $why }

error-usage-command = Nav komandas „{ $name }”; komandas ir { $names }.
error-usage-extra = Par vienu argumentu par daudz: „{ $argument }”.
error-usage-missing = Trūkst argumenta { $argument }.
error-usage-option = Šeit nav opcijas { $option }; --help tās uzskaita.
error-usage-negative = Šeit skaitlis nevar būt negatīvs.
error-usage-value-missing = Opcijai { $option } vajag vērtību.
error-usage-no-value = Opcijai { $option } nav vērtības.
error-usage-other = { $message }
error-extra-missing = Tam vajag pakotni { $package }, kas vienkāršā instalācijā nav iekļauta. Instalējiet to ar: pip install "fourfold[{ $extra }]"
error-language-unknown = Šeit nav valodas „{ $name }”; valodas ir { $names }.
error-number-here = { $name } nevar būt „{ $value }”; tas ir vesels skaitlis no { $low } līdz { $high }.
error-game-missing = Kuru spēli? Nosauciet vienu no { $names }.
error-load-alone = Saglabātai partijai ir sava spēle, opcijas, pozīcija un spēlētāji; ar --load tos nenorādiet.
error-level-or-players = Vai nu --level, vai --players, ne abi; līmeni var nosaukt starp spēlētājiem: Ann,level3.
error-level-unknown = Nav spēlētāja „{ $name }”; līmeņi ir no { $low } līdz { $high }.
error-time-here = Laiks nevar būt „{ $value }”; tas ir sekunžu skaits no 0 līdz { $high }.
error-path-here = „{ $path }” nevar būt faila vai mapes nosaukums.

error-move-number = { $count ->
        [zero] Ir { $count } atļautu gājienu; tāda numura starp tiem nav.
        [one] Ir { $count } atļauts gājiens; tāda numura nav.
       *[other] Ir { $count } atļauti gājieni; tāda numura starp tiem nav.
    }
error-nobody-to-take-back = Jums vēl nav bijis gājiena, tāpēc nav ko atsaukt.
error-draw-with-computer = Dators neizšķirtam nepiekrīt.
error-file-missing = Kuru failu? Ierakstiet { $usage }.

error-file-unreadable = „{ $file }” nevar nolasīt: { $why ->
        [missing] tāda faila nav.
        [folder] tā ir mape.
        [forbidden] jums nav tiesību to lasīt.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }” nevar ierakstīt: { $why ->
        [missing] tādas mapes nav.
        [folder] šāds nosaukums ir kaut kam, kas nav parasts fails.
        [forbidden] jums nav tiesību tur rakstīt.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” nav partijas ieraksts: tā garums baitos pārsniedz { $limit }.
error-file-not-text = „{ $file }” nav partijas ieraksts: { $line }. rindiņa nav UTF-8 teksts.
