## Help

cli-help-usage = Gebruik:
cli-help-command-piece = OPDRACHT
cli-help-options-piece = [OPTIES]
cli-help-language-piece = TAAL
cli-help-commands = Opdrachten
cli-help-arguments = Argumenten
cli-help-options = Opties

cli-help-fourfold = Bordspellen met exacte regels: speel { $games } in de terminal, of bevraag de regels vanuit een programma.
cli-help-play = Speel in de terminal, met mensen aan dit toetsenbord of tegen de computer.
cli-help-games = Toon de spellen, of de opties van een spel.
cli-help-rules = Beantwoord elke regel JSON op de standaardinvoer met een regel JSON: stelling, toegestane zetten, uitslag.
cli-help-perft = Tel de reeksen toegestane zetten van een gegeven lengte.
cli-help-analyze = Zeg wat een stelling waard is, en elke zet erin: bewezen waar dat kan.
cli-help-match = Laat computerspelers tegen elkaar spelen en meet hun kracht.
cli-help-solve = Vind de waarde van elke stelling van een spel. Kan gestopt worden, en gaat bij de volgende aanroep verder.
cli-help-verify = Controleer wat een tabel met waarden zegt, met een programma dat haar niet gemaakt heeft.
cli-help-tables = Zeg welke tabellen met waarden er hier zijn; haal ze op, bouw, controleer, comprimeer of verwijder ze.
cli-help-serve = Bied de webapp en haar API aan. Zonder opdracht in een terminal doet fourfold dit ook en toont het in een browser.
cli-help-backup = Bewaar alle partijen van een server, ook terwijl die draait.
cli-help-engine = Speel als motor voor andere programma’s, die via de Universal Game Interface zeggen wat er moet gebeuren.
cli-help-pipe = Analyseer de stellingen die regels JSON op de standaardinvoer beschrijven, meerdere tegelijk, elk met een kenmerk.
cli-help-puzzles = Zoek puzzels: stellingen waarin precies één zet goed is. Elke puzzel is bewezen en heeft een rating. Geeft JSON.
cli-help-bench = Meet hoe snel alles is, naast de eenvoudige regels en andere bibliotheken.

cli-help-version = Toon de versie.
cli-help-lang = Spreek een van de talen { $languages }.
cli-help-help = Toon deze hulp.
cli-help-game = Een van { $games }, desgewenst met opties: exago?players=3&size=5
cli-help-option = Een optie van het spel, bijvoorbeeld size=5. Kan meer dan eens gegeven worden.
cli-help-position = Begin met deze stelling in plaats van de gewone.
cli-help-players = Wie speelt, met komma’s ertussen. level1 tot en met level10 zijn computerspelers, net als random, greedy en montecarlo; ? is een mens zonder naam.
cli-help-in-order = Zet de spelers in de gegeven volgorde neer in plaats van te loten.
cli-help-load = Ga verder met een opgeslagen partij.
cli-help-seed = Laat alles wat toeval is elke keer hetzelfde uitvallen.
cli-help-ascii = Teken alleen met eenvoudige tekens.
cli-help-no-color = Teken zonder kleuren.
cli-help-level = Speel tegen de computer van dit niveau, van 1 (zwak) tot en met 10 (zo sterk mogelijk).
cli-help-time-move = Hoe lang een computerspeler over een zet mag nadenken. Gewoonlijk 2.
cli-help-time = Hoe lang er wordt nagedacht. Gewoonlijk 2; met 0 alleen wat meteen bekend is.
cli-help-json = Antwoord met één regel JSON.

## Games and their options

cli-games-more = fourfold games GAME toont de opties van een spel, fourfold play GAME speelt het.
cli-seats-exactly = { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
cli-seats-range = { $low } tot { $high } spelers
cli-options-none = Dit spel heeft geen opties.
cli-options-in-force = Opties in deze partij:
cli-values-choice = Een van { $values }.
cli-values-number = Van { $low } tot en met { $high }.
cli-values-numbers = Van { $low } tot en met { $high }, voor allen of voor elke plaats met komma’s ertussen.
cli-default = Gewoonlijk { $value }.
cli-default-depends = Hier gewoonlijk { $value }; het hangt af van de opties hierboven.

## Questions before the first move

cli-ask-game = Welk spel?
cli-ask-players = Met hoeveel spelen jullie, { $low } tot { $high }? [{ $low }]
cli-ask-opponents = Wie speelt?
cli-ask-level = Hoe sterk?
cli-against-people = Mensen, allemaal aan dit toetsenbord
cli-against-level = Jij tegen de computer, zo sterk als je wilt
cli-against-random = Jij tegen de computer, die willekeurig zet
cli-ask-number = Nummer [{ $default }]:
cli-ask-again = Typ een getal van { $low } tot en met { $high }.

## Players

cli-player-random = Toeval
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
cli-player-greedy = Gretig
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = jij
cli-somebody = een mens
cli-seat = { $colour }: { $name }
cli-seats-drawn = Er is geloot. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, zet { $number }
cli-title-end = { $count ->
        [0] { $game } zonder zetten
        [one] { $game } na één zet
       *[other] { $game } na { $count } zetten
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, jij bent aan de beurt
cli-hint = Typ een zet zoals { $example }, “{ $moves }” om ze allemaal te zien, of “{ $help }”.
cli-hint-help = Typ “{ $help }” om te zien wat je kunt doen.
cli-computer-plays = { $name } speelt { $move }.
cli-thinking = { $name } denkt na…
cli-won = { $name } wint: { $reason }.
cli-drawn = Gelijkspel: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = hulp, ?
cli-word-moves = zetten
cli-word-hint = hint, tip
cli-word-analyze = analyse, analyseren
cli-word-undo = terug
cli-word-save = opslaan
cli-word-load = laden
cli-word-resign = opgeven
cli-word-draw = remise
cli-word-rules = regels
cli-word-record = partij
cli-word-rematch = revanche
cli-word-quit = stoppen, einde

cli-argument-moves = [BEGIN]
cli-argument-save = BESTAND
cli-argument-load = BESTAND

cli-about-help = deze lijst tonen
cli-about-moves = de toegestane zetten tonen, of die zo beginnen
cli-about-hint = de computer een goede zet laten noemen
cli-about-analyze = zeggen wat de stelling en elke zet waard zijn
cli-about-undo = de laatste zet van een mens terugnemen
cli-about-save = de partij in een bestand schrijven
cli-about-load = verdergaan met een partij uit een bestand
cli-about-resign = de partij opgeven
cli-about-draw = remise aanbieden
cli-about-rules = de regels van dit spel tonen
cli-about-record = de partij tot nu toe als tekst tonen
cli-about-rematch = nog een keer spelen als de partij afgelopen is
cli-about-quit = stoppen

cli-help-move = Om te spelen typ je een zet of zijn nummer in de lijst. Enter alleen toont het bord opnieuw.
cli-moves-count = { $count ->
        [one] Eén toegestane zet.
       *[other] { $count } toegestane zetten.
    }
cli-moves-none = Geen toegestane zet begint met “{ $start }”.
cli-taken-back = { $count ->
        [one] Er is één zet teruggenomen.
       *[other] Er zijn { $count } zetten teruggenomen.
    }
cli-saved = Opgeslagen als “{ $file }”.
cli-not-saved = Niet opgeslagen.
cli-replace = Er is al een bestand “{ $file }”. Vervangen?
cli-load-anyway = Deze partij is niet opgeslagen. Toch weggaan?
cli-quit-save = Deze partij is niet opgeslagen. Typ een bestandsnaam om haar op te slaan, of druk op Enter om te stoppen:
cli-resign-sure = { $name }, wil je opgeven?
cli-resigned = { $name } heeft opgegeven; vanaf nu speelt de computer voor die plaats.
cli-draw-sure = { $name }, stem je in met remise?
cli-draw-refused = { $name } speelt verder.
cli-unsaved = Deze partij is niet afgelopen. Om later verder te gaan zet je deze regels in een bestand en typ je: fourfold play --load FILE
cli-yes-or-no = [j/N]
cli-yes = j, ja, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } is aan de beurt en wint.
        [1] { $name } is aan de beurt en wint meteen.
       *[other] { $name } is aan de beurt en wint na { $plies } zetten, van beide spelers samen.
    }
analyze-position-loss = { $plies ->
        [0] { $name } is aan de beurt en verliest.
        [1] { $name } is aan de beurt en verliest meteen.
       *[other] { $name } is aan de beurt en verliest na { $plies } zetten, van beide spelers samen.
    }
analyze-position-draw = { $name } is aan de beurt; niemand kan de winst afdwingen.
analyze-position-unknown = { $name } is aan de beurt. Het is nog niet bewezen wie wint; meer tijd helpt misschien.
analyze-best-open = Het is nog niet bewezen welke zet de beste is; meer tijd helpt misschien.
analyze-move = Zet
analyze-value = Waarde
analyze-plies = Zetten tot het eind
analyze-proof = Hoe zeker
analyze-value-win = wint
analyze-value-loss = verliest
analyze-value-draw = remise
analyze-value-unknown = niet bekend
analyze-guess-good = ziet er goed uit
analyze-guess-fair = ziet er redelijk uit
analyze-guess-even = ziet er gelijkwaardig uit
analyze-guess-poor = ziet er matig uit
analyze-guess-bad = ziet er slecht uit
analyze-exact = bewezen
analyze-estimate = geschat
analyze-more = { $count ->
        [one] En nog één zet.
       *[other] En nog { $count } zetten.
    }

## What can go wrong

cli-output-failed = De uitvoer kan niet geschreven worden: { $why }

error-usage-command = Er is geen opdracht “{ $name }”; de opdrachten zijn { $names }.
error-usage-extra = Er is één argument te veel: “{ $argument }”.
error-usage-missing = Het argument { $argument } ontbreekt.
error-usage-option = Hier is geen optie { $option }; --help toont ze.
error-usage-negative = Een getal kan hier niet negatief zijn.
error-usage-value-missing = De optie { $option } heeft een waarde nodig.
error-usage-no-value = De optie { $option } heeft geen waarde.
error-usage-other = { $message }
error-extra-missing = Hiervoor is het pakket { $package } nodig, dat een eenvoudige installatie weglaat. Installeer het met: pip install "fourfold[{ $extra }]"
error-language-unknown = De taal “{ $name }” is er hier niet; de talen zijn { $names }.
error-number-here = { $name } kan niet “{ $value }” zijn; het is een geheel getal van { $low } tot en met { $high }.
error-game-missing = Welk spel? Noem een van { $names }.
error-load-alone = Een opgeslagen partij brengt zelf spel, opties, stelling en spelers mee; laat die weg bij --load.
error-level-or-players = Ofwel --level ofwel --players, niet allebei; een niveau kan onder de spelers genoemd worden, zoals in Ann,level3.
error-level-unknown = Er is geen speler “{ $name }”; de niveaus zijn { $low } tot en met { $high }.
error-time-here = De tijd kan niet “{ $value }” zijn; het is een aantal seconden van 0 tot en met { $high }.
error-path-here = “{ $path }” kan niet de naam van een bestand of map zijn.

error-move-number = { $count ->
        [one] Er is één toegestane zet; dat is niet zijn nummer.
       *[other] Er zijn { $count } toegestane zetten; dat is het nummer van geen ervan.
    }
error-nobody-to-take-back = Je hebt nog geen zet gedaan, dus er kan niets teruggenomen worden.
error-draw-with-computer = De computer stemt niet in met remise.
error-file-missing = Welk bestand? Typ { $usage }.

error-file-unreadable = “{ $file }” kan niet gelezen worden: { $why ->
        [missing] dat bestand bestaat niet.
        [folder] het is een map.
        [forbidden] je mag het niet lezen.
       *[other] { $system }.
    }
error-file-unwritable = “{ $file }” kan niet geschreven worden: { $why ->
        [missing] die map bestaat niet.
        [folder] iets wat geen gewoon bestand is heeft die naam.
        [forbidden] je mag daar niet schrijven.
       *[other] { $system }.
    }
error-file-too-long = “{ $file }” is geen opgeslagen partij: langer dan { $limit } bytes.
error-file-not-text = “{ $file }” is geen opgeslagen partij: regel { $line } is geen UTF-8-tekst.
