## Learning

study-learn = Lær
study-learn-about = Velg et spill. Du prøver alt selv, og ingenting kan gå galt.
study-learn-game = Lær { $game }
study-other-games = Andre spill
study-rules = Regler
study-analyse = Analyser
study-play = Spill
study-review = Gå gjennom et parti
study-overview = Oversikt
study-title-puzzles = { $game }: oppgaver
study-title-analyse = { $game }: analyse
study-lesson = Reglene, steg for steg
study-lesson-about = { $count ->
        [one] Én liten øvelse på brettet
       *[other] { $count } små øvelser på brettet
    }
study-lesson-progress = Ferdige steg: { $done } av { $count }
study-first-game = Spill ditt første parti
study-first-game-about = Mot { $name }, det snilleste nivået, med hint når du vil

study-steps = Steg
study-step = Steg { $number } av { $count }
study-next = Neste
study-again = Prøv igjen
study-lesson-else = Det kan du spille, men det var ikke det du ble bedt om. Se en gang til og prøv igjen.
study-lesson-allowed = Det er et tillatt trekk. Prøv det du blir bedt om, så ser du hvorfor det ikke er tillatt.
study-lesson-skip = Hopp over steget
study-lesson-hint = Feltene for et riktig trekk er merket.
study-lesson-hint-piece = Ta denne brikken: { $piece }. Det er merket hvor den skal.
study-to-puzzles = Videre til oppgavene

## Puzzles

study-puzzles = Oppgaver
study-puzzles-about = { $count ->
        [one] Én stilling med nøyaktig ett riktig trekk
       *[other] { $count } stillinger, hver med nøyaktig ett riktig trekk
    }
study-puzzles-solved = Løst: { $done } av { $count }
study-puzzle-rated = Oppgave, rating { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Dagens oppgave
study-puzzle-task = { $turns ->
        [1] { seat-name } trekker og vinner straks
       *[other] { seat-name } trekker og vinner på { $turns } turer
    }
study-puzzle-block = { seat-name } er i trekket: finn det eneste trekket som ikke taper straks
study-puzzle-hold = { seat-name } er i trekket: finn det eneste trekket som ikke taper
study-puzzle-yes = Riktig!
study-puzzle-right = Riktig! { seat-name } gjør det som er mulig. Din tur igjen.
study-puzzle-solved-theme = Løst! Temaet var: { $theme }.
study-puzzle-done-all = Alle disse er løst. Godt gjort!
study-puzzle-answered = { $distance ->
        [0] Da kan { seat-name } spille { $move } og vinne.
        [1] Da kan { seat-name } spille { $move } og vinne straks.
       *[other] Da kan { seat-name } spille { $move } og vinne på { $distance } trekk.
    }
study-puzzle-not-enough = Det tvinger ikke fram seieren: { seat-name } svarer { $move }, og du rekker ikke å vinne i tide lenger.
study-puzzle-wrong = Det er ikke det riktige trekket.
study-puzzle-not-at-once = Det vinner ikke straks. Et annet trekk gjør det.
study-puzzle-solution = Vis trekket
study-puzzle-shown = Trekket er { $move }: feltene er merket. Spill det og se hvordan det går videre.
study-puzzle-next = Neste oppgave
study-puzzle-rating = Din rating
study-puzzle-streak = Dager på rad
study-puzzle-solved = Løst
study-puzzle-share = { $done } av { $count }
study-puzzle-due = { $count ->
        [one] Én oppgave du bommet på for noen dager siden, kommer tilbake i dag.
       *[other] { $count } oppgaver du bommet på for noen dager siden, kommer tilbake i dag.
    }
study-puzzle-midnight = Ved midnatt blir det en ny «{ study-puzzle-of-day }». Alt dette blir i denne nettleseren.
study-theme-any = Det som passer deg
study-theme-win-in-one = Vinn på én tur
study-theme-win-in-two = Vinn på to turer
study-theme-win-in-three = Vinn på tre turer
study-theme-long-way = Den lange veien
study-theme-two-threats = To trusler samtidig
study-theme-block = Blokker
study-theme-only-move = Det eneste trekket
study-theme-send-home = Send en brikke hjem

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = T{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vinner, { $loss } taper, { $draw } er remis. Tallet teller trekkene til begge sider fram til slutten. En stiplet kant er et anslag: { study-short-good } bra, { study-short-even } jevnt, { study-short-bad } dårlig.
study-value-win = { $distance ->
        [0] vinner
        [1] vinner straks
       *[other] vinner på { $distance } trekk
    }
study-value-loss = { $distance ->
        [0] taper
        [1] taper straks
       *[other] taper på { $distance } trekk
    }
study-value-draw = gir remis
study-looks-good = ser bra ut
study-looks-even = ser jevnt ut
study-looks-bad = ser dårlig ut
study-verdict-win = { $distance ->
        [0] { seat-name } er i trekket og vinner
        [1] { seat-name } er i trekket og vinner straks
       *[other] { seat-name } er i trekket og vinner på { $distance } trekk
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } er i trekket og taper
        [1] { seat-name } er i trekket og taper straks
       *[other] { seat-name } er i trekket og taper på { $distance } trekk
    }
study-verdict-draw = Ingen kan tvinge fram en seier
study-verdict-won = { seat-name } har vunnet
study-verdict-drawn = Partiet er uavgjort
study-verdict-looks-good = Det ser bra ut for { seat-name }, som er i trekket
study-verdict-looks-even = Det ser jevnt ut; { seat-name } er i trekket
study-verdict-looks-bad = Det ser dårlig ut for { seat-name }, som er i trekket
study-proved = Bevist. Trekkene til begge sider telles.
study-best-open = Det er ennå ikke bevist hvilket trekk som er best.
study-deepening = Bare et anslag så langt; tenker fortsatt …
study-estimate = Bare et anslag: ingenting er bevist.
study-estimate-share = Bare et anslag: i sterkt spill fikk den som var i trekket i slike stillinger, { $percent } av poengene. Ved uavgjort deler alle poenget likt.
study-thinking = Tenker …

## Analysis

study-moves = Trekk og hva de er verdt
study-more = { $count ->
        [one] Ett trekk til
       *[other] { $count } trekk til
    }
study-fewer = Bare de beste
study-values = Verdier
study-best-line = Spill de beste trekkene
study-stop = Stopp
study-set-up = Still opp
study-set-up-about = Velg en brikke og sett den der den hører hjemme
study-set-up-done = Analyser dette
study-tools = Hva du setter ut
study-take-away = Ta bort
study-mover = I trekket:
study-clear = Tøm brettet
study-possible = Denne stillingen kan spilles.
study-paste = Lim inn et parti
study-paste-about = Et lagret parti, en liste med trekk, en stilling som tekst, eller adressen til et parti eller en analyse
study-paste-read = Les
study-paste-unknown = Dette er verken et lagret parti, en liste med trekk, en stilling eller adressen til et parti her.
study-paste-elsewhere = Denne adressen hører til et annet nettsted: { $site }.
study-prune = Glem dette trekket
study-draw-about = Med høyre museknapp kan du tegne piler og ringer.
study-share = Send videre
study-link = Lenke til denne stillingen
study-position = Stillingen som tekst
study-from-start = Fra begynnelsen

## Review

study-review-about = Lim inn et lagret parti, en liste med trekk eller adressen til et parti: hvert trekk blir gjennomgått, og du ser hvor det ble vunnet og tapt.
study-review-start = Gå gjennom
study-review-title = { $game }, gjennomgang
study-review-running = Dette partiet spilles fortsatt. Det kan gjennomgås når det er slutt.
study-review-end = Slik endte partiet.
study-review-better = Bedre var { $move }: { $worth }.
study-review-win-loss = En feil: fra seier til tap.
study-review-win-draw = En feil: seieren ble gitt bort.
study-review-draw-loss = En feil: taper der remis var mulig.
study-review-doubtful = Trolig en feil (et anslag).
study-review-fine = Ser bra ut (et anslag).
study-review-kept = Like bra som noe annet: { $worth }.
study-review-no-choice = Det gjorde ingen forskjell: alle trekk var like mye verdt.
study-review-decisive = Dette avgjorde partiet.
study-accuracy-exact = Riktige valg blant dem som betydde noe: { $right } av { $choices }. Treffsikkerhet: { $percent }. Dette er nøyaktig.
study-accuracy-estimate = Omtrent { $percent } treffsikkerhet. Dette er et anslag: ikke alle trekk kunne bevises.
study-accuracy-none = Ingen valg betydde noe: uansett hva som ble spilt, var alle trekk like mye verdt.
study-mistakes = Feil
study-mistakes-none = Ingen ble funnet.
study-mistakes-looking = Ser på hvert trekk …
study-analyse-here = Analyser denne stillingen
study-to-match = Til partiet
study-graph-wins = { seat-name } vinner
study-graph-move = Trekk
study-graph-exact = bevist
study-graph-estimate = anslått

## Rule pages: what the examples show

study-rules-of = Reglene for { $game }
study-rules-short = Kort sagt
study-rules-examples = Eksempler
study-rules-show = Vis
study-rules-again = Igjen
study-rules-why = Hvorfor ikke?
study-rules-not-allowed = Ikke tillatt
study-rules-print = Skriv ut på ett ark
study-rules-options = Valg
study-rules-usual = Vanligvis: { $value }
study-rules-decisions = Slik avgjør vi det esken lar stå åpent

## Help while playing

study-help = Hjelp
study-review-this = Gå gjennom partiet
study-hint = Hint
study-hint-more = Vis trekket
study-hint-place = Plasser en ny brikke.
study-hint-piece = Se på denne brikken: { $piece }.
study-hint-move = Prøv { $move }: { $worth }.
study-threats = Hva truer meg?
study-threats-none = Ingenting akkurat nå.
study-threats-some = Se opp: { seat-name } vil spille { $move } og vinne straks.
study-threats-later = Ingen vinner med det aller neste trekket. Men { seat-name } vil spille { $move } og ville med det vinne på { $distance } trekk, uansett hva du gjør.
study-show-values = Vis verdier
