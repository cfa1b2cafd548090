## Learning

study-learn = Lær
study-learn-about = Vælg et spil. Du prøver alt selv, og intet kan gå galt.
study-learn-game = Lær { $game }
study-other-games = Andre spil
study-rules = Regler
study-analyse = Analyser
study-play = Spil
study-review = Gennemgå et parti
study-overview = Oversigt
study-title-puzzles = { $game }: opgaver
study-title-analyse = { $game }: analyse
study-lesson = Reglerne, trin for trin
study-lesson-about = { $count ->
        [one] Én lille øvelse på brættet
       *[other] { $count } små øvelser på brættet
    }
study-lesson-progress = Klarede trin: { $done } af { $count }
study-first-game = Spil dit første parti
study-first-game-about = Mod { $name }, det blideste niveau, med hints, når du vil

study-steps = Trin
study-step = Trin { $number } af { $count }
study-next = Næste
study-again = Prøv igen
study-lesson-else = Det må du gerne spille, men det var ikke det, du blev bedt om. Se en gang til, og prøv igen.
study-lesson-allowed = Det er et tilladt træk. Prøv det, du bliver bedt om, så ser du, hvorfor det ikke er tilladt.
study-lesson-skip = Spring trinnet over
study-lesson-hint = Felterne for et rigtigt træk er markeret.
study-lesson-hint-piece = Tag denne brik: { $piece }. Det er markeret, hvor den skal hen.
study-to-puzzles = Videre til opgaverne

## Puzzles

study-puzzles = Opgaver
study-puzzles-about = { $count ->
        [one] Én stilling med præcis ét rigtigt træk
       *[other] { $count } stillinger, hver med præcis ét rigtigt træk
    }
study-puzzles-solved = Løst: { $done } af { $count }
study-puzzle-rated = Opgave, rating { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Dagens opgave
study-puzzle-task = { $turns ->
        [1] { seat-name } trækker og vinder straks
       *[other] { seat-name } trækker og vinder på { $turns } ture
    }
study-puzzle-block = { seat-name } er i trækket: Find det eneste træk, der ikke taber straks
study-puzzle-hold = { seat-name } er i trækket: Find det eneste træk, der ikke taber
study-puzzle-yes = Rigtigt!
study-puzzle-right = Rigtigt! { seat-name } gør, hvad der kan gøres. Din tur igen.
study-puzzle-solved-theme = Løst! Temaet var: { $theme }.
study-puzzle-done-all = Alle disse er løst. Flot klaret!
study-puzzle-answered = { $distance ->
        [0] Så kan { seat-name } spille { $move } og vinde.
        [1] Så kan { seat-name } spille { $move } og vinde straks.
       *[other] Så kan { seat-name } spille { $move } og vinde på { $distance } træk.
    }
study-puzzle-not-enough = Det tvinger ikke sejren igennem: { seat-name } svarer { $move }, og så kan du ikke længere nå at vinde i tide.
study-puzzle-wrong = Det er ikke det rigtige træk.
study-puzzle-not-at-once = Det vinder ikke straks. Det gør et andet træk.
study-puzzle-solution = Vis trækket
study-puzzle-shown = Trækket er { $move }: Felterne er markeret. Spil det, og se, hvordan det går videre.
study-puzzle-next = Næste opgave
study-puzzle-rating = Din rating
study-puzzle-streak = Dage på stribe
study-puzzle-solved = Løst
study-puzzle-share = { $done } af { $count }
study-puzzle-due = { $count ->
        [one] Én opgave, du ikke klarede for nogle dage siden, kommer igen i dag.
       *[other] { $count } opgaver, du ikke klarede for nogle dage siden, kommer igen i dag.
    }
study-puzzle-midnight = Ved midnat kommer der en ny »{ study-puzzle-of-day }«. Alt dette bliver i denne browser.
study-theme-any = Det, der passer dig
study-theme-win-in-one = Vind på én tur
study-theme-win-in-two = Vind på to ture
study-theme-win-in-three = Vind på tre ture
study-theme-long-way = Den lange vej
study-theme-two-threats = To trusler på én gang
study-theme-block = Bloker
study-theme-only-move = Det eneste træk
study-theme-send-home = Send en brik hjem

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = T{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vinder, { $loss } taber, { $draw } er remis. Tallet tæller begge siders træk indtil slutningen. En stiplet kant er et skøn: { study-short-good } godt, { study-short-even } jævnbyrdigt, { study-short-bad } skidt.
study-value-win = { $distance ->
        [0] vinder
        [1] vinder straks
       *[other] vinder på { $distance } træk
    }
study-value-loss = { $distance ->
        [0] taber
        [1] taber straks
       *[other] taber på { $distance } træk
    }
study-value-draw = giver remis
study-looks-good = ser godt ud
study-looks-even = ser jævnbyrdigt ud
study-looks-bad = ser skidt ud
study-verdict-win = { $distance ->
        [0] { seat-name } er i trækket og vinder
        [1] { seat-name } er i trækket og vinder straks
       *[other] { seat-name } er i trækket og vinder på { $distance } træk
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } er i trækket og taber
        [1] { seat-name } er i trækket og taber straks
       *[other] { seat-name } er i trækket og taber på { $distance } træk
    }
study-verdict-draw = Ingen kan tvinge en sejr igennem
study-verdict-won = { seat-name } har vundet
study-verdict-drawn = Partiet er uafgjort
study-verdict-looks-good = Det ser godt ud for { seat-name }, der er i trækket
study-verdict-looks-even = Det ser jævnbyrdigt ud; { seat-name } er i trækket
study-verdict-looks-bad = Det ser skidt ud for { seat-name }, der er i trækket
study-proved = Bevist. Begge siders træk tælles.
study-best-open = Det er endnu ikke bevist, hvilket træk der er bedst.
study-deepening = Kun et skøn indtil videre; tænker stadig …
study-estimate = Kun et skøn: Intet er bevist.
study-estimate-share = Kun et skøn: I stærkt spil fik den, der var i trækket i sådanne stillinger, { $percent } af pointene. Ved uafgjort deles pointet lige mellem alle.
study-thinking = Tænker …

## Analysis

study-moves = Træk, og hvad de er værd
study-more = { $count ->
        [one] Ét træk mere
       *[other] { $count } træk mere
    }
study-fewer = Kun de bedste
study-values = Værdier
study-best-line = Spil de bedste træk
study-stop = Stop
study-set-up = Stil op
study-set-up-about = Vælg en brik, og sæt den, hvor den hører til
study-set-up-done = Analyser dette
study-tools = Hvad du sætter ud
study-take-away = Fjern
study-mover = I trækket:
study-clear = Tøm brættet
study-possible = Denne stilling kan spilles.
study-paste = Indsæt et parti
study-paste-about = Et gemt parti, en liste med træk, en stilling som tekst eller adressen på et parti eller en analyse
study-paste-read = Læs
study-paste-unknown = Dette er hverken et gemt parti, en liste med træk, en stilling eller adressen på et parti her.
study-paste-elsewhere = Denne adresse hører til et andet websted: { $site }.
study-prune = Glem dette træk
study-draw-about = Med højre museknap kan du tegne pile og ringe.
study-share = Send videre
study-link = Link til denne stilling
study-position = Stillingen som tekst
study-from-start = Fra begyndelsen

## Review

study-review-about = Indsæt et gemt parti, en liste med træk eller adressen på et parti: Hvert træk bliver gennemgået, og du ser, hvor det blev vundet og tabt.
study-review-start = Gennemgå
study-review-title = { $game }, gennemgang
study-review-running = Dette parti spilles stadig. Det kan gennemgås, når det er slut.
study-review-end = Sådan endte partiet.
study-review-better = Bedre var { $move }: { $worth }.
study-review-win-loss = En fejl: fra sejr til nederlag.
study-review-win-draw = En fejl: Sejren blev givet væk.
study-review-draw-loss = En fejl: taber, hvor remis var mulig.
study-review-doubtful = Sandsynligvis en fejl (et skøn).
study-review-fine = Det ser fint ud (et skøn).
study-review-kept = Lige så godt som noget andet: { $worth }.
study-review-no-choice = Det gjorde ingen forskel: Alle træk var lige meget værd.
study-review-decisive = Dette afgjorde partiet.
study-accuracy-exact = Rigtige valg blandt dem, der betød noget: { $right } af { $choices }. Præcision: { $percent }. Det er nøjagtigt.
study-accuracy-estimate = Omkring { $percent } præcision. Det er et skøn: Ikke alle træk kunne bevises.
study-accuracy-none = Ingen valg betød noget: Uanset hvad der blev spillet, var alle træk lige meget værd.
study-mistakes = Fejl
study-mistakes-none = Ingen blev fundet.
study-mistakes-looking = Ser på hvert træk …
study-analyse-here = Analyser denne stilling
study-to-match = Til partiet
study-graph-wins = { seat-name } vinder
study-graph-move = Træk
study-graph-exact = bevist
study-graph-estimate = skønnet

## Rule pages: what the examples show

study-rules-of = Reglerne for { $game }
study-rules-short = Kort sagt
study-rules-examples = Eksempler
study-rules-show = Vis
study-rules-again = Igen
study-rules-why = Hvorfor ikke?
study-rules-not-allowed = Ikke tilladt
study-rules-print = Udskriv på ét ark
study-rules-options = Valg
study-rules-usual = Normalt: { $value }
study-rules-decisions = Sådan afgør vi det, æsken lader stå åbent

## Help while playing

study-help = Hjælp
study-review-this = Gennemgå partiet
study-hint = Hint
study-hint-more = Vis trækket
study-hint-place = Placer en ny brik.
study-hint-piece = Se på denne brik: { $piece }.
study-hint-move = Prøv { $move }: { $worth }.
study-threats = Hvad truer mig?
study-threats-none = Intet lige nu.
study-threats-some = Pas på: { seat-name } vil spille { $move } og vinde straks.
study-threats-later = Ingen vinder med det allernæste træk. Men { seat-name } vil spille { $move } og ville dermed vinde på { $distance } træk, uanset hvad du gør.
study-show-values = Vis værdier
