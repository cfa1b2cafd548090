## Help

cli-help-usage = Bruk:
cli-help-command-piece = KOMMANDO
cli-help-options-piece = [VALG]
cli-help-language-piece = SPRÅK
cli-help-commands = Kommandoer
cli-help-arguments = Argumenter
cli-help-options = Valg

cli-help-fourfold = Brettspill med nøyaktige regler: spill { $games } i terminalen, eller la et program bruke reglene.
cli-help-play = Spill i terminalen, med mennesker ved dette tastaturet eller mot datamaskinen.
cli-help-games = List opp spillene, eller valgene for ett spill.
cli-help-rules = Svar på hver linje JSON på standard inn med en linje JSON: stilling, tillatte trekk, resultat.
cli-help-perft = Tell trekkfølgene av en gitt lengde med bare tillatte trekk.
cli-help-analyze = Si hva en stilling er verdt, og hvert trekk i den: bevist der det går an.
cli-help-match = La dataspillere spille mot hverandre og mål styrken deres.
cli-help-solve = Finn verdien av hver stilling i et spill. Kan stoppes, og går videre neste gang.
cli-help-verify = Kontroller hva en verditabell sier, med et program som ikke har laget den.
cli-help-tables = Si hvilke verditabeller som finnes her; hent, bygg, kontroller, pakk eller fjern dem.
cli-help-serve = Kjør nettappen og API-et. Uten kommando i en terminal gjør fourfold også dette og viser appen i en nettleser.
cli-help-backup = Lagre alle partiene på en server, også mens den kjører.
cli-help-engine = Spill som motor for andre programmer, som sier hva som skal gjøres med Universal Game Interface.
cli-help-pipe = Analyser stillingene som linjer med JSON på standard inn beskriver, flere om gangen, hver med en id.
cli-help-puzzles = Finn oppgaver: stillinger der nøyaktig ett trekk er riktig. Hver oppgave er bevist og har en rating. Skriver JSON.
cli-help-bench = Mål hvor fort alt går, sammenlignet med de enkle reglene og andre biblioteker.

cli-help-version = Skriv versjonen.
cli-help-lang = Snakk ett av språkene { $languages }.
cli-help-help = Skriv denne hjelpen.
cli-help-game = Ett av { $games }, med valg hvis du vil: exago?players=3&size=5
cli-help-option = Et valg for spillet, for eksempel size=5. Kan oppgis flere ganger.
cli-help-position = Begynn fra denne stillingen i stedet for den vanlige.
cli-help-players = Hvem som spiller, med komma mellom. level1 til level10 er dataspillere, det er random, greedy og montecarlo også; ? er et menneske uten navn.
cli-help-in-order = Sett spillerne i den oppgitte rekkefølgen i stedet for å trekke lodd.
cli-help-load = Fortsett med et lagret parti.
cli-help-seed = La alt tilfeldig bli likt hver gang.
cli-help-ascii = Tegn bare med enkle tegn.
cli-help-no-color = Tegn uten farger.
cli-help-level = Spill mot datamaskinen på dette nivået, fra 1 (svak) til 10 (så sterk den kan).
cli-help-time-move = Hvor lenge en dataspiller kan tenke på et trekk. Vanligvis 2.
cli-help-time = Hvor lenge det tenkes. Vanligvis 2; med 0 bare det som er kjent med en gang.
cli-help-json = Svar med én linje JSON.

## Games and their options

cli-games-more = fourfold games GAME lister opp valgene for et spill, fourfold play GAME spiller det.
cli-seats-exactly = { $count ->
        [one] én spiller
       *[other] { $count } spillere
    }
cli-seats-range = { $low } til { $high } spillere
cli-options-none = Dette spillet har ingen valg.
cli-options-in-force = Valg i dette partiet:
cli-values-choice = Ett av { $values }.
cli-values-number = Fra { $low } til { $high }.
cli-values-numbers = Fra { $low } til { $high }, for alle eller for hver plass med komma mellom.
cli-default = Vanligvis { $value }.
cli-default-depends = Vanligvis { $value } her; det avhenger av valgene over.

## Questions before the first move

cli-ask-game = Hvilket spill?
cli-ask-players = Hvor mange spillere, { $low } til { $high }? [{ $low }]
cli-ask-opponents = Hvem spiller?
cli-ask-level = Hvor sterk?
cli-against-people = Mennesker, alle ved dette tastaturet
cli-against-level = Du mot datamaskinen, så sterk du vil
cli-against-random = Du mot datamaskinen, som trekker tilfeldig
cli-ask-number = Nummer [{ $default }]:
cli-ask-again = Skriv et tall fra { $low } til { $high }.

## Players

cli-player-random = Tilfeldig
cli-player-level1 = { level-name-1 }, nivå 1
cli-player-level2 = { level-name-2 }, nivå 2
cli-player-level3 = { level-name-3 }, nivå 3
cli-player-level4 = { level-name-4 }, nivå 4
cli-player-level5 = { level-name-5 }, nivå 5
cli-player-level6 = { level-name-6 }, nivå 6
cli-player-level7 = { level-name-7 }, nivå 7
cli-player-level8 = { level-name-8 }, nivå 8
cli-player-level9 = { level-name-9 }, nivå 9
cli-player-level10 = { level-name-10 }, nivå 10
cli-player-greedy = Grådig
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = du
cli-somebody = et menneske
cli-seat = { $colour }: { $name }
cli-seats-drawn = Det er trukket lodd. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, trekk { $number }
cli-title-end = { $count ->
        [0] { $game } uten noe trekk
        [one] { $game } etter ett trekk
       *[other] { $game } etter { $count } trekk
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, din tur
cli-hint = Skriv et trekk som { $example }, «{ $moves }» for å se alle, eller «{ $help }».
cli-hint-help = Skriv «{ $help }» for å se hva du kan gjøre.
cli-computer-plays = { $name } spiller { $move }.
cli-thinking = { $name } tenker …
cli-won = { $name } vinner: { $reason }.
cli-drawn = Uavgjort: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = hjelp, ?
cli-word-moves = trekk
cli-word-hint = hint, tips
cli-word-analyze = analyser, analyse
cli-word-undo = angre
cli-word-save = lagre
cli-word-load = åpne, apne
cli-word-resign = gi-opp, giopp
cli-word-draw = remis
cli-word-rules = regler
cli-word-record = parti
cli-word-rematch = omkamp
cli-word-quit = avslutt

cli-argument-moves = [BEGYNNELSE]
cli-argument-save = FIL
cli-argument-load = FIL

cli-about-help = vis denne listen
cli-about-moves = list opp de tillatte trekkene, eller dem som begynner slik
cli-about-hint = la datamaskinen foreslå et godt trekk
cli-about-analyze = si hva stillingen og hvert trekk er verdt
cli-about-undo = angre det siste trekket et menneske gjorde
cli-about-save = skriv partiet til en fil
cli-about-load = fortsett med et parti fra en fil
cli-about-resign = gi opp
cli-about-draw = tilby remis
cli-about-rules = vis reglene for dette spillet
cli-about-record = vis partiet så langt som tekst
cli-about-rematch = spill igjen når partiet er slutt
cli-about-quit = avslutt

cli-help-move = For å spille skriver du et trekk eller nummeret på det i listen. Enter alene viser brettet igjen.
cli-moves-count = { $count ->
        [one] Ett tillatt trekk.
       *[other] { $count } tillatte trekk.
    }
cli-moves-none = Ingen tillatte trekk begynner med «{ $start }».
cli-taken-back = { $count ->
        [one] Ett trekk er angret.
       *[other] { $count } trekk er angret.
    }
cli-saved = Lagret som «{ $file }».
cli-not-saved = Ikke lagret.
cli-replace = Det finnes allerede en fil «{ $file }». Erstatte den?
cli-load-anyway = Dette partiet er ikke lagret. Forlate det likevel?
cli-quit-save = Dette partiet er ikke lagret. Skriv et filnavn for å lagre det, eller Enter for å gå:
cli-resign-sure = { $name }, vil du gi opp?
cli-resigned = { $name } har gitt opp; fra nå av spiller datamaskinen på den plassen.
cli-draw-sure = { $name }, sier du ja til remis?
cli-draw-refused = { $name } spiller videre.
cli-unsaved = Dette partiet er ikke ferdig. For å fortsette senere, legg disse linjene i en fil og skriv: fourfold play --load FILE
cli-yes-or-no = [j/N]
cli-yes = j, ja, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } er i trekket og vinner.
        [1] { $name } er i trekket og vinner straks.
       *[other] { $name } er i trekket og vinner etter { $plies } trekk, begge sider medregnet.
    }
analyze-position-loss = { $plies ->
        [0] { $name } er i trekket og taper.
        [1] { $name } er i trekket og taper straks.
       *[other] { $name } er i trekket og taper etter { $plies } trekk, begge sider medregnet.
    }
analyze-position-draw = { $name } er i trekket; ingen kan tvinge fram en seier.
analyze-position-unknown = { $name } er i trekket. Det er ennå ikke bevist hvem som vinner; mer tid kan hjelpe.
analyze-best-open = Det er ennå ikke bevist hvilket trekk som er best; mer tid kan hjelpe.
analyze-move = Trekk
analyze-value = Verdi
analyze-plies = Trekk til slutten
analyze-proof = Hvor sikkert
analyze-value-win = vinner
analyze-value-loss = taper
analyze-value-draw = uavgjort
analyze-value-unknown = ikke kjent
analyze-guess-good = ser bra ut
analyze-guess-fair = ser ganske bra ut
analyze-guess-even = ser jevnt ut
analyze-guess-poor = ser svakt ut
analyze-guess-bad = ser dårlig ut
analyze-exact = bevist
analyze-estimate = anslag
analyze-more = { $count ->
        [one] Og ett trekk til.
       *[other] Og { $count } trekk til.
    }

## What can go wrong

cli-output-failed = Utdata kan ikke skrives: { $why }

error-usage-command = Det finnes ingen kommando «{ $name }»; kommandoene er { $names }.
error-usage-extra = Det er ett argument for mye: «{ $argument }».
error-usage-missing = Argumentet { $argument } mangler.
error-usage-option = Det finnes ikke noe valg { $option } her; --help lister dem opp.
error-usage-negative = Et tall kan ikke være negativt her.
error-usage-value-missing = Valget { $option } trenger en verdi.
error-usage-no-value = Valget { $option } tar ingen verdi.
error-usage-other = { $message }
error-extra-missing = Dette trenger pakken { $package }, som en enkel installasjon utelater. Installer den med: pip install "fourfold[{ $extra }]"
error-language-unknown = Språket «{ $name }» finnes ikke her; språkene er { $names }.
error-number-here = { $name } kan ikke være «{ $value }»; det er et heltall fra { $low } til { $high }.
error-game-missing = Hvilket spill? Nevn ett av { $names }.
error-load-alone = Et lagret parti har med seg spill, valg, stilling og spillere; utelat dem med --load.
error-level-or-players = Enten --level eller --players, ikke begge; et nivå kan nevnes blant spillerne, som i Ann,level3.
error-level-unknown = Det finnes ingen spiller «{ $name }»; nivåene er { $low } til { $high }.
error-time-here = Tiden kan ikke være «{ $value }»; den er et antall sekunder fra 0 til { $high }.
error-path-here = «{ $path }» kan ikke være navnet på en fil eller mappe.

error-move-number = { $count ->
        [one] Det finnes ett tillatt trekk; det er ikke nummeret på det.
       *[other] Det finnes { $count } tillatte trekk; det er ikke nummeret på noe av dem.
    }
error-nobody-to-take-back = Du har ikke trukket ennå, så ingenting kan angres.
error-draw-with-computer = Datamaskinen sier aldri ja til remis.
error-file-missing = Hvilken fil? Skriv { $usage }.

error-file-unreadable = «{ $file }» kan ikke leses: { $why ->
        [missing] filen finnes ikke.
        [folder] det er en mappe.
        [forbidden] du har ikke lov til å lese den.
       *[other] { $system }.
    }
error-file-unwritable = «{ $file }» kan ikke skrives: { $why ->
        [missing] mappen finnes ikke.
        [folder] noe som ikke er en vanlig fil, heter det.
        [forbidden] du har ikke lov til å skrive der.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» er ikke et lagret parti: den er lengre enn { $limit } byte.
error-file-not-text = «{ $file }» er ikke et lagret parti: linje { $line } er ikke UTF-8-tekst.
