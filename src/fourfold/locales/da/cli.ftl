## Help

cli-help-usage = Brug:
cli-help-command-piece = KOMMANDO
cli-help-options-piece = [VALG]
cli-help-language-piece = SPROG
cli-help-commands = Kommandoer
cli-help-arguments = Argumenter
cli-help-options = Valg

cli-help-fourfold = Brætspil med nøjagtige regler: Spil { $games } i terminalen, eller lad et program bruge reglerne.
cli-help-play = Spil i terminalen, med mennesker ved dette tastatur eller mod computeren.
cli-help-games = Vis spillene, eller valgene for ét spil.
cli-help-rules = Svar på hver linje JSON på standardinput med en linje JSON: stilling, tilladte træk, resultat.
cli-help-perft = Tæl trækfølgerne af en given længde med kun tilladte træk.
cli-help-analyze = Sig, hvad en stilling er værd, og hvert træk i den: bevist, hvor det er muligt.
cli-help-match = Lad computerspillere spille mod hinanden, og mål deres styrke.
cli-help-solve = Find værdien af hver stilling i et spil. Kan stoppes, og går videre næste gang.
cli-help-verify = Kontroller, hvad en værditabel siger, med et program, der ikke har lavet den.
cli-help-tables = Sig, hvilke værditabeller der er her; hent, byg, kontroller, pak eller fjern dem.
cli-help-serve = Kør webappen og dens API. Uden kommando i en terminal gør fourfold også dette og viser appen i en browser.
cli-help-backup = Gem alle partier på en server, også mens den kører.
cli-help-engine = Spil som motor for andre programmer, der siger, hvad der skal gøres, med Universal Game Interface.
cli-help-pipe = Analyser de stillinger, som linjer med JSON på standardinput beskriver, flere ad gangen, hver med et id.
cli-help-puzzles = Find opgaver: stillinger, hvor præcis ét træk er rigtigt. Hver opgave er bevist og har en rating. Skriver JSON.
cli-help-bench = Mål, hvor hurtigt alt er, sammenlignet med de enkle regler og andre biblioteker.

cli-help-version = Skriv versionen.
cli-help-lang = Tal et af sprogene { $languages }.
cli-help-help = Skriv denne hjælp.
cli-help-game = Et af { $games }, med valg, hvis du vil: exago?players=3&size=5
cli-help-option = Et valg for spillet, for eksempel size=5. Kan angives flere gange.
cli-help-position = Begynd fra denne stilling i stedet for den sædvanlige.
cli-help-players = Hvem der spiller, med komma imellem. level1 til level10 er computerspillere, og det er random, greedy og montecarlo også; ? er et menneske uden navn.
cli-help-in-order = Sæt spillerne i den angivne rækkefølge i stedet for at trække lod.
cli-help-load = Fortsæt med et gemt parti.
cli-help-seed = Lad alt tilfældigt blive ens hver gang.
cli-help-ascii = Tegn kun med enkle tegn.
cli-help-no-color = Tegn uden farver.
cli-help-level = Spil mod computeren på dette niveau, fra 1 (svag) til 10 (så stærk den kan).
cli-help-time-move = Hvor længe en computerspiller må tænke over et træk. Normalt 2.
cli-help-time = Hvor længe der tænkes. Normalt 2; med 0 kun det, der vides straks.
cli-help-json = Svar med én linje JSON.

## Games and their options

cli-games-more = fourfold games GAME viser valgene for et spil, fourfold play GAME spiller det.
cli-seats-exactly = { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }
cli-seats-range = { $low } til { $high } spillere
cli-options-none = Dette spil har ingen valg.
cli-options-in-force = Valg i dette parti:
cli-values-choice = Et af { $values }.
cli-values-number = Fra { $low } til { $high }.
cli-values-numbers = Fra { $low } til { $high }, for alle eller for hver plads med komma imellem.
cli-default = Normalt { $value }.
cli-default-depends = Normalt { $value } her; det afhænger af valgene ovenfor.

## Questions before the first move

cli-ask-game = Hvilket spil?
cli-ask-players = Hvor mange spillere, { $low } til { $high }? [{ $low }]
cli-ask-opponents = Hvem spiller?
cli-ask-level = Hvor stærk?
cli-against-people = Mennesker, alle ved dette tastatur
cli-against-level = Dig mod computeren, så stærk du vil
cli-against-random = Dig mod computeren, der trækker tilfældigt
cli-ask-number = Nummer [{ $default }]:
cli-ask-again = Skriv et tal fra { $low } til { $high }.

## Players

cli-player-random = Tilfældig
cli-player-level1 = { level-name-1 }, niveau 1
cli-player-level2 = { level-name-2 }, niveau 2
cli-player-level3 = { level-name-3 }, niveau 3
cli-player-level4 = { level-name-4 }, niveau 4
cli-player-level5 = { level-name-5 }, niveau 5
cli-player-level6 = { level-name-6 }, niveau 6
cli-player-level7 = { level-name-7 }, niveau 7
cli-player-level8 = { level-name-8 }, niveau 8
cli-player-level9 = { level-name-9 }, niveau 9
cli-player-level10 = { level-name-10 }, niveau 10
cli-player-greedy = Grådig
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = dig
cli-somebody = et menneske
cli-seat = { $colour }: { $name }
cli-seats-drawn = Der er trukket lod. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, træk { $number }
cli-title-end = { $count ->
        [0] { $game } uden noget træk
        [one] { $game } efter ét træk
       *[other] { $game } efter { $count } træk
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, din tur
cli-hint = Skriv et træk som { $example }, »{ $moves }« for at se dem alle, eller »{ $help }«.
cli-hint-help = Skriv »{ $help }« for at se, hvad du kan gøre.
cli-computer-plays = { $name } spiller { $move }.
cli-thinking = { $name } tænker …
cli-won = { $name } vinder: { $reason }.
cli-drawn = Uafgjort: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = hjælp, hjaelp, ?
cli-word-moves = træk, traek
cli-word-hint = hint, tip
cli-word-analyze = analyser, analyse
cli-word-undo = fortryd
cli-word-save = gem
cli-word-load = åbn, aabn, abn
cli-word-resign = giv-op, givop
cli-word-draw = remis
cli-word-rules = regler
cli-word-record = parti
cli-word-rematch = revanche
cli-word-quit = afslut

cli-argument-moves = [BEGYNDELSE]
cli-argument-save = FIL
cli-argument-load = FIL

cli-about-help = vis denne liste
cli-about-moves = vis de tilladte træk, eller dem, der begynder sådan
cli-about-hint = lad computeren foreslå et godt træk
cli-about-analyze = sig, hvad stillingen og hvert træk er værd
cli-about-undo = fortryd det sidste træk, et menneske gjorde
cli-about-save = skriv partiet til en fil
cli-about-load = fortsæt med et parti fra en fil
cli-about-resign = giv op
cli-about-draw = tilbyd remis
cli-about-rules = vis reglerne for dette spil
cli-about-record = vis partiet indtil nu som tekst
cli-about-rematch = spil igen, når partiet er slut
cli-about-quit = afslut

cli-help-move = For at spille skriver du et træk eller dets nummer på listen. Enter alene viser brættet igen.
cli-moves-count = { $count ->
        [one] Ét tilladt træk.
       *[other] { $count } tilladte træk.
    }
cli-moves-none = Intet tilladt træk begynder med »{ $start }«.
cli-taken-back = { $count ->
        [one] Ét træk er fortrudt.
       *[other] { $count } træk er fortrudt.
    }
cli-saved = Gemt som »{ $file }«.
cli-not-saved = Ikke gemt.
cli-replace = Der er allerede en fil »{ $file }«. Erstatte den?
cli-load-anyway = Dette parti er ikke gemt. Forlade det alligevel?
cli-quit-save = Dette parti er ikke gemt. Skriv et filnavn for at gemme det, eller Enter for at gå:
cli-resign-sure = { $name }, vil du give op?
cli-resigned = { $name } har givet op; fra nu af spiller computeren på den plads.
cli-draw-sure = { $name }, siger du ja til remis?
cli-draw-refused = { $name } spiller videre.
cli-unsaved = Dette parti er ikke færdigt. For at fortsætte senere, læg disse linjer i en fil, og skriv: fourfold play --load FILE
cli-yes-or-no = [j/N]
cli-yes = j, ja, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } er i trækket og vinder.
        [1] { $name } er i trækket og vinder straks.
       *[other] { $name } er i trækket og vinder efter { $plies } træk, begge sider medregnet.
    }
analyze-position-loss = { $plies ->
        [0] { $name } er i trækket og taber.
        [1] { $name } er i trækket og taber straks.
       *[other] { $name } er i trækket og taber efter { $plies } træk, begge sider medregnet.
    }
analyze-position-draw = { $name } er i trækket; ingen kan tvinge en sejr igennem.
analyze-position-unknown = { $name } er i trækket. Det er endnu ikke bevist, hvem der vinder; mere tid kan hjælpe.
analyze-best-open = Det er endnu ikke bevist, hvilket træk der er bedst; mere tid kan hjælpe.
analyze-move = Træk
analyze-value = Værdi
analyze-plies = Træk til slutningen
analyze-proof = Hvor sikkert
analyze-value-win = vinder
analyze-value-loss = taber
analyze-value-draw = uafgjort
analyze-value-unknown = ikke kendt
analyze-guess-good = ser godt ud
analyze-guess-fair = ser ret godt ud
analyze-guess-even = ser jævnbyrdigt ud
analyze-guess-poor = ser svagt ud
analyze-guess-bad = ser skidt ud
analyze-exact = bevist
analyze-estimate = skøn
analyze-more = { $count ->
        [one] Og ét træk mere.
       *[other] Og { $count } træk mere.
    }

## What can go wrong

cli-output-failed = Output kan ikke skrives: { $why }

error-usage-command = Der er ingen kommando »{ $name }«; kommandoerne er { $names }.
error-usage-extra = Der er ét argument for meget: »{ $argument }«.
error-usage-missing = Argumentet { $argument } mangler.
error-usage-option = Der er ikke noget valg { $option } her; --help viser dem.
error-usage-negative = Et tal kan ikke være negativt her.
error-usage-value-missing = Valget { $option } skal have en værdi.
error-usage-no-value = Valget { $option } tager ingen værdi.
error-usage-other = { $message }
error-extra-missing = Dette kræver pakken { $package }, som en enkel installation udelader. Installer den med: pip install "fourfold[{ $extra }]"
error-language-unknown = Sproget »{ $name }« findes ikke her; sprogene er { $names }.
error-number-here = { $name } kan ikke være »{ $value }«; det er et helt tal fra { $low } til { $high }.
error-game-missing = Hvilket spil? Nævn et af { $names }.
error-load-alone = Et gemt parti har sit eget spil, sine valg, sin stilling og sine spillere; udelad dem med --load.
error-level-or-players = Enten --level eller --players, ikke begge; et niveau kan nævnes blandt spillerne, som i Ann,level3.
error-level-unknown = Der er ingen spiller »{ $name }«; niveauerne er { $low } til { $high }.
error-time-here = Tiden kan ikke være »{ $value }«; den er et antal sekunder fra 0 til { $high }.
error-path-here = »{ $path }« kan ikke være navnet på en fil eller mappe.

error-move-number = { $count ->
        [one] Der er ét tilladt træk; det er ikke dets nummer.
       *[other] Der er { $count } tilladte træk; det er ikke nummeret på noget af dem.
    }
error-nobody-to-take-back = Du har ikke trukket endnu, så intet kan fortrydes.
error-draw-with-computer = Computeren siger aldrig ja til remis.
error-file-missing = Hvilken fil? Skriv { $usage }.

error-file-unreadable = »{ $file }« kan ikke læses: { $why ->
        [missing] Filen findes ikke.
        [folder] Det er en mappe.
        [forbidden] Du må ikke læse den.
       *[other] { $system }.
    }
error-file-unwritable = »{ $file }« kan ikke skrives: { $why ->
        [missing] Mappen findes ikke.
        [folder] Noget, der ikke er en almindelig fil, hedder sådan.
        [forbidden] Du må ikke skrive der.
       *[other] { $system }.
    }
error-file-too-long = »{ $file }« er ikke et gemt parti: Den er længere end { $limit } byte.
error-file-not-text = »{ $file }« er ikke et gemt parti: Linje { $line } er ikke UTF-8-tekst.
