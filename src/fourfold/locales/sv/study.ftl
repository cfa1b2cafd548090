## Learning

study-learn = Lär dig
study-learn-about = Välj ett spel. Du provar allt själv, och inget kan gå fel.
study-learn-game = Lär dig { $game }
study-other-games = Andra spel
study-rules = Regler
study-analyse = Analysera
study-play = Spela
study-review = Gå igenom ett parti
study-overview = Översikt
study-title-puzzles = { $game }: problem
study-title-analyse = { $game }: analys
study-lesson = Reglerna, steg för steg
study-lesson-about = { $count ->
        [one] En liten uppgift på spelplanen
       *[other] { $count } små uppgifter på spelplanen
    }
study-lesson-progress = Klara steg: { $done } av { $count }
study-first-game = Spela ditt första parti
study-first-game-about = Mot { $name }, den snällaste nivån, med ledtrådar när du vill

study-steps = Steg
study-step = Steg { $number } av { $count }
study-next = Nästa
study-again = Försök igen
study-lesson-else = Det får du spela, men det var inte det som efterfrågades. Titta en gång till och försök igen.
study-lesson-allowed = Det är ett tillåtet drag. Prova det som efterfrågas, för att se varför det inte är tillåtet.
study-lesson-skip = Hoppa över steget
study-lesson-hint = Rutorna för ett rätt drag är markerade.
study-lesson-hint-piece = Ta den här: { $piece }. Det är markerat vart den ska.
study-to-puzzles = Vidare till problemen

## Puzzles

study-puzzles = Problem
study-puzzles-about = { $count ->
        [one] En ställning med exakt ett rätt drag
       *[other] { $count } ställningar, var och en med exakt ett rätt drag
    }
study-puzzles-solved = Lösta: { $done } av { $count }
study-puzzle-rated = Problem, rating { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Dagens problem
study-puzzle-task = { $turns ->
        [1] { seat-name } är vid draget och vinner genast
       *[other] { seat-name } är vid draget och vinner på { $turns } turer
    }
study-puzzle-block = { seat-name } är vid draget: hitta det enda drag som inte förlorar genast
study-puzzle-hold = { seat-name } är vid draget: hitta det enda drag som inte förlorar
study-puzzle-yes = Rätt!
study-puzzle-right = Rätt! { seat-name } gör vad som går. Din tur igen.
study-puzzle-solved-theme = Löst! Temat var: { $theme }.
study-puzzle-done-all = Alla de här är lösta. Bra gjort!
study-puzzle-answered = { $distance ->
        [0] Då kan { seat-name } spela { $move } och vinna.
        [1] Då kan { seat-name } spela { $move } och vinna genast.
       *[other] Då kan { seat-name } spela { $move } och vinna på { $distance } drag.
    }
study-puzzle-not-enough = Det tvingar inte fram vinsten: { seat-name } svarar { $move }, och det finns ingen vinst i tid längre.
study-puzzle-wrong = Det är inte rätt drag.
study-puzzle-not-at-once = Det vinner inte genast. Det gör ett annat drag.
study-puzzle-solution = Visa draget
study-puzzle-shown = Draget är { $move } och är markerat på spelplanen. Spela det och se hur det går vidare.
study-puzzle-next = Nästa problem
study-puzzle-rating = Din rating
study-puzzle-streak = Dagar i rad
study-puzzle-solved = Lösta
study-puzzle-share = { $done } av { $count }
study-puzzle-due = { $count ->
        [one] Ett problem som du missade för några dagar sedan kommer tillbaka i dag.
       *[other] { $count } problem som du missade för några dagar sedan kommer tillbaka i dag.
    }
study-puzzle-midnight = Vid midnatt kommer ett nytt ”{ study-puzzle-of-day }”. Allt det här stannar i den här webbläsaren.
study-theme-any = Det som passar dig
study-theme-win-in-one = Vinn på en tur
study-theme-win-in-two = Vinn på två turer
study-theme-win-in-three = Vinn på tre turer
study-theme-long-way = Den långa vägen
study-theme-two-threats = Två hot på en gång
study-theme-block = Blockera
study-theme-only-move = Det enda draget
study-theme-send-home = Skicka hem en pjäs

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = F{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vinner, { $loss } förlorar, { $draw } är remi. Talet räknar båda spelarnas drag fram till slutet. En streckad kant är en uppskattning: { study-short-good } bra, { study-short-even } jämnt, { study-short-bad } dåligt.
study-value-win = { $distance ->
        [0] vinner
        [1] vinner genast
       *[other] vinner på { $distance } drag
    }
study-value-loss = { $distance ->
        [0] förlorar
        [1] förlorar genast
       *[other] förlorar på { $distance } drag
    }
study-value-draw = håller remi
study-looks-good = ser bra ut
study-looks-even = ser jämnt ut
study-looks-bad = ser dåligt ut
study-verdict-win = { $distance ->
        [0] { seat-name } är vid draget och vinner
        [1] { seat-name } är vid draget och vinner genast
       *[other] { seat-name } är vid draget och vinner på { $distance } drag
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } är vid draget och förlorar
        [1] { seat-name } är vid draget och förlorar genast
       *[other] { seat-name } är vid draget och förlorar på { $distance } drag
    }
study-verdict-draw = Ingen kan tvinga fram en vinst
study-verdict-won = { seat-name } har vunnit
study-verdict-drawn = Partiet är oavgjort
study-verdict-looks-good = Det ser bra ut för { seat-name }, som är vid draget
study-verdict-looks-even = Det ser jämnt ut; { seat-name } är vid draget
study-verdict-looks-bad = Det ser dåligt ut för { seat-name }, som är vid draget
study-proved = Bevisat. Båda spelarnas drag räknas.
study-best-open = Det är ännu inte bevisat vilket drag som är bäst.
study-deepening = Bara en uppskattning hittills; tänker fortfarande …
study-estimate = Bara en uppskattning: inget är bevisat.
study-estimate-share = Bara en uppskattning: i starkt spel fick den som var vid draget i sådana ställningar { $percent } av poängen. Vid oavgjort delar alla lika på en poäng.
study-thinking = Tänker …

## Analysis

study-moves = Drag och vad de är värda
study-more = { $count ->
        [one] Ett drag till
       *[other] { $count } drag till
    }
study-fewer = Bara de bästa
study-values = Värden
study-best-line = Spela bästa dragen
study-stop = Stopp
study-set-up = Ställ upp
study-set-up-about = Välj en pjäs och sätt den där den hör hemma
study-set-up-done = Analysera detta
study-tools = Vad du sätter ut
study-take-away = Ta bort
study-mover = Vid draget:
study-clear = Töm spelplanen
study-possible = Den här ställningen kan spelas.
study-paste = Klistra in ett parti
study-paste-about = Ett sparat parti, en lista med drag, en ställning som text eller adressen till ett parti eller en analys
study-paste-read = Läs
study-paste-unknown = Det här är varken ett sparat parti, en lista med drag, en ställning eller adressen till ett parti här.
study-paste-elsewhere = Den här adressen hör till en annan webbplats: { $site }.
study-prune = Glöm det här draget
study-draw-about = Med höger musknapp kan du rita pilar och ringar.
study-share = Skicka vidare
study-link = Länk till den här ställningen
study-position = Ställningen som text
study-from-start = Från början

## Review

study-review-about = Klistra in ett sparat parti, en lista med drag eller adressen till ett parti: varje drag granskas igen, och du ser var det vanns och förlorades.
study-review-start = Gå igenom
study-review-title = { $game }: genomgång av partiet
study-review-running = Det här partiet spelas fortfarande. Det kan gås igenom när det är slut.
study-review-end = Så slutade partiet.
study-review-better = Bättre var { $move }: { $worth }.
study-review-win-loss = Ett misstag: från vinst till förlust.
study-review-win-draw = Ett misstag: vinsten gavs bort.
study-review-draw-loss = Ett misstag: förlorar där en remi gick att hålla.
study-review-doubtful = Troligen ett misstag (en uppskattning).
study-review-fine = Ser bra ut (en uppskattning).
study-review-kept = Lika bra som något annat: { $worth }.
study-review-no-choice = Det gjorde ingen skillnad: alla drag var lika mycket värda.
study-review-decisive = Det här avgjorde partiet.
study-accuracy-exact = Rätta beslut bland dem som spelade roll: { $right } av { $choices }. Träffsäkerhet: { $percent }. Det är exakt.
study-accuracy-estimate = Ungefär { $percent } träffsäkerhet. Det är en uppskattning: alla drag kunde inte bevisas.
study-accuracy-none = Inget beslut spelade någon roll: alla drag var alltid lika mycket värda.
study-mistakes = Misstag
study-mistakes-none = Inget hittades.
study-mistakes-looking = Granskar varje drag …
study-analyse-here = Analysera den här ställningen
study-to-match = Till partiet
study-graph-wins = { seat-name } vinner
study-graph-move = Drag
study-graph-exact = bevisat
study-graph-estimate = uppskattat

## Rule pages: what the examples show

study-rules-of = Reglerna för { $game }
study-rules-short = I korthet
study-rules-examples = Exempel
study-rules-show = Visa
study-rules-again = Igen
study-rules-why = Varför inte?
study-rules-not-allowed = Inte tillåtet
study-rules-print = Skriv ut på ett blad
study-rules-options = Alternativ
study-rules-usual = Vanligtvis: { $value }
study-rules-decisions = Hur vi avgör det som reglerna lämnar öppet

## Help while playing

study-help = Hjälp
study-review-this = Gå igenom partiet
study-hint = Ledtråd
study-hint-more = Visa draget
study-hint-place = Placera något nytt på spelplanen.
study-hint-piece = Titta på det här: { $piece }.
study-hint-move = Prova { $move }: { $worth }.
study-threats = Vad hotar mig?
study-threats-none = Inget just nu.
study-threats-some = Se upp: { seat-name } vill spela { $move } och vinna genast.
study-threats-later = Ingen vinner med nästa drag. Men { seat-name } vill spela { $move } och skulle med det vinna på { $distance } drag, vad du än gör.
study-show-values = Visa värden
