## Learning

study-learn = Leren
study-learn-about = Kies een spel. Je probeert alles zelf, en er kan niets misgaan.
study-learn-game = { $game } leren
study-other-games = Andere spellen
study-rules = Regels
study-analyse = Analyseren
study-play = Spelen
study-review = Partij terugkijken
study-overview = Overzicht
study-title-puzzles = { $game }: puzzels
study-title-analyse = { $game }: analyse
study-lesson = De spelregels, stap voor stap
study-lesson-about = { $count ->
        [one] Eén kleine opdracht op het bord
       *[other] { $count } kleine opdrachten op het bord
    }
study-lesson-progress = Stappen gedaan: { $done } van { $count }
study-first-game = Speel je eerste partij
study-first-game-about = Tegen { $name }, het vriendelijkste niveau, met hints wanneer je maar wilt

study-steps = Stappen
study-step = Stap { $number } van { $count }
study-next = Verder
study-again = Opnieuw
study-lesson-else = Dat mag je spelen, maar het was niet de vraag. Kijk nog eens en probeer het opnieuw.
study-lesson-allowed = Dat is een toegestane zet. Probeer de gevraagde, om te zien waarom die niet mag.
study-lesson-skip = Stap overslaan
study-lesson-hint = De vakjes van een goede zet zijn gemarkeerd.
study-lesson-hint-piece = Neem dit: { $piece }. Waar het heen moet, is gemarkeerd.
study-to-puzzles = Naar de puzzels

## Puzzles

study-puzzles = Puzzels
study-puzzles-about = { $count ->
        [one] Eén stelling met precies één goede zet
       *[other] { $count } stellingen, elk met precies één goede zet
    }
study-puzzles-solved = Opgelost: { $done } van { $count }
study-puzzle-rated = Puzzel, rating { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Puzzel van de dag
study-puzzle-task = { $turns ->
        [1] { seat-name } is aan de beurt en wint meteen
       *[other] { seat-name } is aan de beurt en wint in { $turns } beurten
    }
study-puzzle-block = { seat-name } is aan de beurt: vind de enige zet die niet meteen verliest
study-puzzle-hold = { seat-name } is aan de beurt: vind de enige zet die niet verliest
study-puzzle-yes = Goed!
study-puzzle-right = Goed! { seat-name } doet wat nog kan. Jij bent weer aan de beurt.
study-puzzle-solved-theme = Opgelost! Het thema was: { $theme }.
study-puzzle-done-all = Deze zijn allemaal opgelost. Knap!
study-puzzle-answered = { $distance ->
        [0] Dan kan { seat-name } { $move } spelen en winnen.
        [1] Dan kan { seat-name } { $move } spelen en meteen winnen.
       *[other] Dan kan { seat-name } { $move } spelen en in { $distance } zetten winnen.
    }
study-puzzle-not-enough = Dat dwingt de winst niet af: { seat-name } antwoordt { $move }, en op tijd winnen kan niet meer.
study-puzzle-wrong = Dat is niet de goede zet.
study-puzzle-not-at-once = Dat wint niet meteen. Een andere zet wel.
study-puzzle-solution = Zet tonen
study-puzzle-shown = De zet is { $move } en staat gemarkeerd op het bord. Speel hem en kijk hoe het verdergaat.
study-puzzle-next = Volgende puzzel
study-puzzle-rating = Jouw rating
study-puzzle-streak = Dagen op rij
study-puzzle-solved = Opgelost
study-puzzle-share = { $done } van { $count }
study-puzzle-due = { $count ->
        [one] Eén fout van een paar dagen geleden komt vandaag terug.
       *[other] { $count } fouten van een paar dagen geleden komen vandaag terug.
    }
study-puzzle-midnight = Om middernacht komt er een nieuwe puzzel van de dag. Dit alles blijft in deze browser.
study-theme-any = Wat bij je past
study-theme-win-in-one = Winnen in één beurt
study-theme-win-in-two = Winnen in twee beurten
study-theme-win-in-three = Winnen in drie beurten
study-theme-long-way = De lange weg
study-theme-two-threats = Twee dreigingen tegelijk
study-theme-block = Blokkeren
study-theme-only-move = De enige zet
study-theme-send-home = Een stuk naar huis sturen

## What a position is worth

study-short-win = W{ $distance }
study-short-loss = V{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } wint, { $loss } verliest, { $draw } is remise. Het getal telt de zetten van beide spelers tot het einde. Een gestippelde rand is een schatting: { study-short-good } goed, { study-short-even } gelijkwaardig, { study-short-bad } slecht.
study-value-win = { $distance ->
        [0] wint
        [1] wint meteen
       *[other] wint in { $distance } zetten
    }
study-value-loss = { $distance ->
        [0] verliest
        [1] verliest meteen
       *[other] verliest in { $distance } zetten
    }
study-value-draw = houdt remise
study-looks-good = ziet er goed uit
study-looks-even = ziet er gelijkwaardig uit
study-looks-bad = ziet er slecht uit
study-verdict-win = { $distance ->
        [0] { seat-name } is aan de beurt en wint
        [1] { seat-name } is aan de beurt en wint meteen
       *[other] { seat-name } is aan de beurt en wint in { $distance } zetten
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } is aan de beurt en verliest
        [1] { seat-name } is aan de beurt en verliest meteen
       *[other] { seat-name } is aan de beurt en verliest in { $distance } zetten
    }
study-verdict-draw = Niemand kan de winst afdwingen
study-verdict-won = { seat-name } heeft gewonnen
study-verdict-drawn = De partij is gelijkspel
study-verdict-looks-good = { seat-name } is aan de beurt, en het ziet er goed uit
study-verdict-looks-even = Het ziet er gelijkwaardig uit; { seat-name } is aan de beurt
study-verdict-looks-bad = { seat-name } is aan de beurt, en het ziet er slecht uit
study-proved = Bewezen. De zetten van beide spelers tellen mee.
study-best-open = Het is nog niet bewezen welke zet de beste is.
study-deepening = Tot nu toe alleen een schatting; er wordt nog nagedacht…
study-estimate = Alleen een schatting: er is niets bewezen.
study-estimate-share = Alleen een schatting: in sterk spel haalde wie in zulke stellingen aan zet was { $percent } van de punten. Bij gelijkspel krijgt iedereen een even groot deel van het punt.
study-thinking = Denkt na…

## Analysis

study-moves = Zetten en wat ze waard zijn
study-more = { $count ->
        [one] Nog één zet
       *[other] Nog { $count } zetten
    }
study-fewer = Alleen de beste
study-values = Waarden
study-best-line = Beste zetten spelen
study-stop = Stoppen
study-set-up = Opstellen
study-set-up-about = Kies een stuk en zet het waar het hoort
study-set-up-done = Dit analyseren
study-tools = Wat je neerzet
study-take-away = Weghalen
study-mover = Aan de beurt:
study-clear = Bord leegmaken
study-possible = Deze stelling kan gespeeld worden.
study-paste = Partij plakken
study-paste-about = Een opgeslagen partij, een lijst met zetten, een stelling als tekst, of het adres van een partij of analyse
study-paste-read = Lezen
study-paste-unknown = Dit is geen opgeslagen partij, geen lijst met zetten, geen stelling en geen adres van een partij hier.
study-paste-elsewhere = Dit adres hoort bij een andere site: { $site }.
study-prune = Deze zet vergeten
study-draw-about = Met de rechtermuisknop kun je pijlen en ringen tekenen.
study-share = Doorgeven
study-link = Link naar deze stelling
study-position = De stelling als tekst
study-from-start = Vanaf het begin

## Review

study-review-about = Plak een opgeslagen partij, een lijst met zetten of het adres van een partij: elke zet wordt nog eens bekeken, en je ziet waar er gewonnen en verloren werd.
study-review-start = Terugkijken
study-review-title = { $game }: de partij teruggekeken
study-review-running = Deze partij wordt nog gespeeld. Terugkijken kan als ze afgelopen is.
study-review-end = Zo eindigde de partij.
study-review-better = Beter was { $move }: { $worth }.
study-review-win-loss = Een fout: van winst naar verlies.
study-review-win-draw = Een fout: de winst is weggegeven.
study-review-draw-loss = Een fout: verliest waar remise te houden was.
study-review-doubtful = Waarschijnlijk een fout (een schatting).
study-review-fine = Ziet er goed uit (een schatting).
study-review-kept = Even goed als elke andere: { $worth }.
study-review-no-choice = Het maakte niet uit: alle zetten waren evenveel waard.
study-review-decisive = Dit besliste de partij.
study-accuracy-exact = Goede beslissingen waar het erop aankwam: { $right } van { $choices }. Nauwkeurigheid: { $percent }. Dit is exact.
study-accuracy-estimate = Ongeveer { $percent } nauwkeurig. Dit is een schatting: niet elke zet kon bewezen worden.
study-accuracy-none = Geen beslissing deed ertoe: alle zetten waren steeds evenveel waard.
study-mistakes = Fouten
study-mistakes-none = Er is er geen gevonden.
study-mistakes-looking = Elke zet wordt bekeken…
study-analyse-here = Deze stelling analyseren
study-to-match = Naar de partij
study-graph-wins = { seat-name } wint
study-graph-move = Zet
study-graph-exact = bewezen
study-graph-estimate = geschat

## Rule pages: what the examples show

study-rules-of = De spelregels van { $game }
study-rules-short = In het kort
study-rules-examples = Voorbeelden
study-rules-show = Tonen
study-rules-again = Opnieuw
study-rules-why = Waarom niet?
study-rules-not-allowed = Niet toegestaan
study-rules-print = Op één vel afdrukken
study-rules-options = Opties
study-rules-usual = Gewoonlijk: { $value }
study-rules-decisions = Hoe wij beslissen wat de spelregels openlaten

## Help while playing

study-help = Hulp
study-review-this = Partij terugkijken
study-hint = Hint
study-hint-more = Zet tonen
study-hint-place = Plaats iets nieuws op het bord.
study-hint-piece = Kijk hier eens naar: { $piece }.
study-hint-move = Probeer { $move }: { $worth }.
study-threats = Wat bedreigt mij?
study-threats-none = Nu niets.
study-threats-some = Pas op: { seat-name } wil { $move } spelen en meteen winnen.
study-threats-later = Niemand wint met de eerstvolgende zet. Maar { seat-name } wil { $move } spelen en zou daarmee in { $distance } zetten winnen, wat je ook doet.
study-show-values = Waarden tonen
