## Help

cli-help-usage = Användning:
cli-help-command-piece = KOMMANDO
cli-help-options-piece = [VAL]
cli-help-language-piece = SPRÅK
cli-help-commands = Kommandon
cli-help-arguments = Argument
cli-help-options = Val

cli-help-fourfold = Brädspel med exakta regler: spela { $games } i terminalen, eller fråga reglerna från ett program.
cli-help-play = Spela i terminalen, med människor vid det här tangentbordet eller mot datorn.
cli-help-games = Lista spelen, eller alternativen för ett spel.
cli-help-rules = Svara på varje rad JSON på standard in med en rad JSON: ställning, tillåtna drag, resultat.
cli-help-perft = Räkna följderna av tillåtna drag av en viss längd.
cli-help-analyze = Säg vad en ställning är värd, och varje drag i den: bevisat där det går.
cli-help-match = Låt datorspelare spela mot varandra och mät deras styrka.
cli-help-solve = Hitta värdet av varje ställning i ett spel. Kan stoppas, och fortsätter vid nästa anrop.
cli-help-verify = Kontrollera vad en värdetabell säger, med ett program som inte har gjort den.
cli-help-tables = Säg vilka värdetabeller som finns här; hämta, bygg, kontrollera, packa eller ta bort dem.
cli-help-serve = Servera webbappen och dess API. Utan kommando i en terminal gör fourfold också detta och visar den i en webbläsare.
cli-help-backup = Spara alla partier på en server, också medan den kör.
cli-help-engine = Spela som motor åt andra program, som säger vad som ska göras med Universal Game Interface.
cli-help-pipe = Analysera ställningarna som rader av JSON på standard in beskriver, flera åt gången, var och en med ett id.
cli-help-puzzles = Hitta problem: ställningar där exakt ett drag är rätt. Varje problem är bevisat och har en rating. Skriver JSON.
cli-help-bench = Mät hur snabbt allt är, bredvid de enkla reglerna och andra bibliotek.

cli-help-version = Skriv versionen.
cli-help-lang = Tala ett av språken { $languages }.
cli-help-help = Skriv den här hjälpen.
cli-help-game = Ett av { $games }, med alternativ om du vill: exago?players=3&size=5
cli-help-option = Ett alternativ för spelet, till exempel size=5. Kan anges flera gånger.
cli-help-position = Börja från den här ställningen i stället för den vanliga.
cli-help-players = Vilka som spelar, med komman mellan. level1 till level10 är datorspelare, liksom random, greedy och montecarlo; ? är en människa utan namn.
cli-help-in-order = Sätt spelarna i given ordning i stället för att lotta.
cli-help-load = Fortsätt med ett sparat parti.
cli-help-seed = Låt allt slumpmässigt bli likadant varje gång.
cli-help-ascii = Rita bara med enkla tecken.
cli-help-no-color = Rita utan färger.
cli-help-level = Spela mot datorn på den här nivån, från 1 (svag) till 10 (så stark den kan).
cli-help-time-move = Hur länge en datorspelare får tänka på ett drag. Vanligtvis 2.
cli-help-time = Hur länge det tänks. Vanligtvis 2; med 0 bara det som är känt genast.
cli-help-json = Svara med en rad JSON.

## Games and their options

cli-games-more = fourfold games GAME listar alternativen för ett spel, fourfold play GAME spelar det.
cli-seats-exactly = { $count ->
        [one] en spelare
       *[other] { $count } spelare
    }
cli-seats-range = { $low }–{ $high } spelare
cli-options-none = Det här spelet har inga alternativ.
cli-options-in-force = Alternativ i det här partiet:
cli-values-choice = Ett av { $values }.
cli-values-number = Från { $low } till { $high }.
cli-values-numbers = Från { $low } till { $high }, för alla eller för varje plats med komman mellan.
cli-default = Vanligtvis { $value }.
cli-default-depends = Här vanligtvis { $value }; det beror på alternativen ovan.

## Questions before the first move

cli-ask-game = Vilket spel?
cli-ask-players = Hur många spelare, { $low } till { $high }? [{ $low }]
cli-ask-opponents = Vem spelar?
cli-ask-level = Hur stark?
cli-against-people = Människor, alla vid det här tangentbordet
cli-against-level = Du mot datorn, så stark du vill
cli-against-random = Du mot datorn, som spelar på måfå
cli-ask-number = Nummer [{ $default }]:
cli-ask-again = Skriv ett tal från { $low } till { $high }.

## Players

cli-player-random = Slump
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
cli-player-greedy = Girig
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = du
cli-somebody = en människa
cli-seat = { $colour }: { $name }
cli-seats-drawn = Lottningen är gjord. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, drag { $number }
cli-title-end = { $count ->
        [0] { $game } utan något drag
        [one] { $game } efter ett drag
       *[other] { $game } efter { $count } drag
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, din tur
cli-hint = Skriv ett drag som { $example }, ”{ $moves }” för att se alla, eller ”{ $help }”.
cli-hint-help = Skriv ”{ $help }” för att se vad du kan göra.
cli-computer-plays = { $name } spelar { $move }.
cli-thinking = { $name } tänker …
cli-won = { $name } vinner: { $reason }.
cli-drawn = Oavgjort: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = hjälp, hjalp, ?
cli-word-moves = drag
cli-word-hint = ledtråd, ledtrad
cli-word-analyze = analysera, analys
cli-word-undo = ångra, angra
cli-word-save = spara
cli-word-load = öppna, oppna
cli-word-resign = ge-upp, geupp
cli-word-draw = remi
cli-word-rules = regler
cli-word-record = parti
cli-word-rematch = revansch
cli-word-quit = avsluta

cli-argument-moves = [BÖRJAN]
cli-argument-save = FIL
cli-argument-load = FIL

cli-about-help = visa den här listan
cli-about-moves = lista de tillåtna dragen, eller de som börjar så
cli-about-hint = låt datorn föreslå ett bra drag
cli-about-analyze = säg vad ställningen och varje drag är värda
cli-about-undo = ångra det senaste draget som en människa gjorde
cli-about-save = skriv partiet till en fil
cli-about-load = fortsätt med ett parti från en fil
cli-about-resign = ge upp
cli-about-draw = erbjud remi
cli-about-rules = visa spelets regler
cli-about-record = visa partiet hittills som text
cli-about-rematch = spela igen när partiet är slut
cli-about-quit = avsluta

cli-help-move = För att spela, skriv ett drag eller dess nummer i listan. Enter ensamt visar spelplanen igen.
cli-moves-count = { $count ->
        [one] Ett tillåtet drag.
       *[other] { $count } tillåtna drag.
    }
cli-moves-none = Inget tillåtet drag börjar med ”{ $start }”.
cli-taken-back = { $count ->
        [one] Ett drag har ångrats.
       *[other] { $count } drag har ångrats.
    }
cli-saved = Sparat som ”{ $file }”.
cli-not-saved = Inte sparat.
cli-replace = Det finns redan en fil ”{ $file }”. Ersätta den?
cli-load-anyway = Det här partiet är inte sparat. Lämna det ändå?
cli-quit-save = Det här partiet är inte sparat. Skriv ett filnamn för att spara det, eller tryck på Enter för att avsluta:
cli-resign-sure = { $name }, vill du ge upp?
cli-resigned = { $name } har gett upp; från och med nu spelar datorn på den platsen.
cli-draw-sure = { $name }, går du med på remi?
cli-draw-refused = { $name } spelar vidare.
cli-unsaved = Det här partiet är inte slut. För att fortsätta senare, lägg de här raderna i en fil och skriv: fourfold play --load FILE
cli-yes-or-no = [j/N]
cli-yes = j, ja, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } är vid draget och vinner.
        [1] { $name } är vid draget och vinner genast.
       *[other] { $name } är vid draget och vinner efter { $plies } drag, båda spelarnas inräknade.
    }
analyze-position-loss = { $plies ->
        [0] { $name } är vid draget och förlorar.
        [1] { $name } är vid draget och förlorar genast.
       *[other] { $name } är vid draget och förlorar efter { $plies } drag, båda spelarnas inräknade.
    }
analyze-position-draw = { $name } är vid draget; ingen kan tvinga fram en vinst.
analyze-position-unknown = { $name } är vid draget. Det är ännu inte bevisat vem som vinner; mer tid kan hjälpa.
analyze-best-open = Det är ännu inte bevisat vilket drag som är bäst; mer tid kan hjälpa.
analyze-move = Drag
analyze-value = Värde
analyze-plies = Drag till slutet
analyze-proof = Hur säkert
analyze-value-win = vinner
analyze-value-loss = förlorar
analyze-value-draw = oavgjort
analyze-value-unknown = inte känt
analyze-guess-good = ser bra ut
analyze-guess-fair = ser hyggligt ut
analyze-guess-even = ser jämnt ut
analyze-guess-poor = ser svagt ut
analyze-guess-bad = ser dåligt ut
analyze-exact = bevisat
analyze-estimate = uppskattat
analyze-more = { $count ->
        [one] Och ett drag till.
       *[other] Och { $count } drag till.
    }

## What can go wrong

cli-output-failed = Utdata kan inte skrivas: { $why }

error-usage-command = Det finns inget kommando ”{ $name }”; kommandona är { $names }.
error-usage-extra = Det är ett argument för mycket: ”{ $argument }”.
error-usage-missing = Argumentet { $argument } saknas.
error-usage-option = Det finns inget val { $option } här; --help listar dem.
error-usage-negative = Ett tal kan inte vara negativt här.
error-usage-value-missing = Valet { $option } behöver ett värde.
error-usage-no-value = Valet { $option } tar inget värde.
error-usage-other = { $message }
error-extra-missing = Det här behöver paketet { $package }, som en enkel installation utelämnar. Installera det med: pip install "fourfold[{ $extra }]"
error-language-unknown = Det finns inget språk ”{ $name }” här; språken är { $names }.
error-number-here = { $name } kan inte vara ”{ $value }”; det är ett heltal från { $low } till { $high }.
error-game-missing = Vilket spel? Nämn ett av { $names }.
error-load-alone = Ett sparat parti har med sig spel, alternativ, ställning och spelare; utelämna dem med --load.
error-level-or-players = Antingen --level eller --players, inte båda; en nivå kan nämnas bland spelarna, som i Ann,level3.
error-level-unknown = Det finns ingen spelare ”{ $name }”; nivåerna är { $low } till { $high }.
error-time-here = Tiden kan inte vara ”{ $value }”; den är ett antal sekunder från 0 till { $high }.
error-path-here = ”{ $path }” kan inte vara namnet på en fil eller mapp.

error-move-number = { $count ->
        [one] Det finns ett tillåtet drag; det är inte dess nummer.
       *[other] Det finns { $count } tillåtna drag; det är inte numret på något av dem.
    }
error-nobody-to-take-back = Du har inte gjort något drag än, så inget kan ångras.
error-draw-with-computer = Datorn går inte med på remi.
error-file-missing = Vilken fil? Skriv { $usage }.

error-file-unreadable = ”{ $file }” kan inte läsas: { $why ->
        [missing] filen finns inte.
        [folder] det är en mapp.
        [forbidden] du får inte läsa den.
       *[other] { $system }.
    }
error-file-unwritable = ”{ $file }” kan inte skrivas: { $why ->
        [missing] mappen finns inte.
        [folder] något som inte är en vanlig fil heter så.
        [forbidden] du får inte skriva där.
       *[other] { $system }.
    }
error-file-too-long = ”{ $file }” är inget sparat parti: den är längre än { $limit } byte.
error-file-not-text = ”{ $file }” är inget sparat parti: rad { $line } är inte UTF-8-text.
