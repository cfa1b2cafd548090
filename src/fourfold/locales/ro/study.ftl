## Learning

study-learn = Învățați
study-learn-about = Alegeți un joc. Încercați totul pe cont propriu și nimic nu poate merge rău.
study-learn-game = Învățați { $game }
study-other-games = Alte jocuri
study-rules = Regulile jocului
study-analyse = Analizați
study-play = Jucați
study-review = Revedeți o partidă
study-overview = Privire generală
study-title-puzzles = { $game }: probleme
study-title-analyse = { $game }: analiză
study-lesson = Regulile, pas cu pas
study-lesson-about = { $count ->
        [one] Un mic exercițiu pe tablă
        [few] { $count } exerciții mici pe tablă
       *[other] { $count } de exerciții mici pe tablă
    }
study-lesson-progress = Pași făcuți: { $done } din { $count }
study-first-game = Jucați prima partidă
study-first-game-about = Cu { $name }, cel mai blând nivel al calculatorului, cu indicii oricând doriți

study-steps = Pași
study-step = Pasul { $number } din { $count }
study-next = Înainte
study-again = Încă o dată
study-lesson-else = Se poate juca așa, dar nu asta se cerea. Mai priviți o dată și încercați din nou.
study-lesson-allowed = Aceasta este o mutare permisă. Încercați-o pe cea cerută, ca să vedeți de ce nu e permisă.
study-lesson-skip = Săriți pasul
study-lesson-hint = Locurile unei mutări corecte sunt marcate.
study-lesson-hint-piece = Luați această piesă: { $piece }. Locul ei este marcat.
study-to-puzzles = La probleme

## Puzzles

study-puzzles = Probleme
study-puzzles-about = { $count ->
        [one] O poziție cu exact o mutare corectă
        [few] { $count } poziții, fiecare cu exact o mutare corectă
       *[other] { $count } de poziții, fiecare cu exact o mutare corectă
    }
study-puzzles-solved = Rezolvate: { $done } din { $count }
study-puzzle-rated = Problemă, rating { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Problema zilei
study-puzzle-task = { $turns ->
        [1] { seat-name } mută și câștigă pe loc
        [few] { seat-name } mută și câștigă în { $turns } mutări
       *[other] { seat-name } mută și câștigă în { $turns } de mutări
    }
study-puzzle-block = { seat-name } mută: găsiți singura mutare care nu pierde pe loc
study-puzzle-hold = { seat-name } mută: găsiți singura mutare care nu pierde
study-puzzle-yes = Corect!
study-puzzle-right = Corect! { seat-name } face ce se poate. Mutați din nou.
study-puzzle-solved-theme = Rezolvat! Tema era: { $theme }.
study-puzzle-done-all = Toate acestea sunt rezolvate. Bravo!
study-puzzle-answered = { $distance ->
        [0] Așa, { seat-name } poate juca { $move } și câștigă.
        [1] Așa, { seat-name } poate juca { $move } și câștigă pe loc.
        [few] Așa, { seat-name } poate juca { $move } și câștigă în { $distance } mutări.
       *[other] Așa, { seat-name } poate juca { $move } și câștigă în { $distance } de mutări.
    }
study-puzzle-not-enough = Asta nu forțează victoria: { seat-name } răspunde { $move } și nu se mai poate câștiga la timp.
study-puzzle-wrong = Nu aceasta este mutarea.
study-puzzle-not-at-once = Asta nu câștigă pe loc. O altă mutare, da.
study-puzzle-solution = Arătați mutarea
study-puzzle-shown = Mutarea este { $move }: locurile ei sunt marcate. Jucați-o și vedeți cum continuă.
study-puzzle-next = Problema următoare
study-puzzle-rating = Rating propriu
study-puzzle-streak = Zile la rând
study-puzzle-solved = Rezolvate
study-puzzle-share = { $done } din { $count }
study-puzzle-due = { $count ->
        [one] Astăzi revine o greșeală de acum câteva zile.
        [few] Astăzi revin { $count } greșeli de acum câteva zile.
       *[other] Astăzi revin { $count } de greșeli de acum câteva zile.
    }
study-puzzle-midnight = La miezul nopții apare o nouă problemă a zilei. Toate acestea rămân în acest browser.
study-theme-any = Pe măsura dumneavoastră
study-theme-win-in-one = Câștig într-o mutare
study-theme-win-in-two = Câștig în două mutări
study-theme-win-in-three = Câștig în trei mutări
study-theme-long-way = Drumul lung
study-theme-two-threats = Două amenințări deodată
study-theme-block = Blocare
study-theme-only-move = Singura mutare
study-theme-send-home = Piesă trimisă în rezervă

## What a position is worth

study-short-win = C{ $distance }
study-short-loss = P{ $distance }
study-short-draw = R
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } câștigă, { $loss } pierde, { $draw } este remiză. Numărul arată câte mutări mai sunt până la sfârșit, ale ambelor părți. O margine întreruptă este o estimare: { study-short-good } bună, { study-short-even } egală, { study-short-bad } rea.
study-value-win = { $distance ->
        [0] câștigă
        [1] câștigă pe loc
        [few] câștigă în { $distance } mutări
       *[other] câștigă în { $distance } de mutări
    }
study-value-loss = { $distance ->
        [0] pierde
        [1] pierde pe loc
        [few] pierde în { $distance } mutări
       *[other] pierde în { $distance } de mutări
    }
study-value-draw = remiză
study-looks-good = pare bună
study-looks-even = pare egală
study-looks-bad = pare rea
study-verdict-win = { $distance ->
        [0] { seat-name } e la mutare și câștigă
        [1] { seat-name } e la mutare și câștigă pe loc
        [few] { seat-name } e la mutare și câștigă în { $distance } mutări
       *[other] { seat-name } e la mutare și câștigă în { $distance } de mutări
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } e la mutare și pierde
        [1] { seat-name } e la mutare și pierde pe loc
        [few] { seat-name } e la mutare și pierde în { $distance } mutări
       *[other] { seat-name } e la mutare și pierde în { $distance } de mutări
    }
study-verdict-draw = Nimeni nu poate forța victoria
study-verdict-won = { seat-name } a câștigat
study-verdict-drawn = Partida este remiză
study-verdict-looks-good = { seat-name } e la mutare și pare să stea bine
study-verdict-looks-even = Pare egal; { seat-name } e la mutare
study-verdict-looks-bad = { seat-name } e la mutare și pare să stea rău
study-proved = Dovedit. Se numără mutările ambelor părți.
study-best-open = Încă nu este dovedit care mutare e cea mai bună.
study-deepening = Deocamdată doar o estimare; calculul continuă…
study-estimate = Doar o estimare: nimic nu este dovedit.
study-estimate-share = Doar o estimare: în jocul puternic, cel aflat la mutare în astfel de poziții a obținut { $percent } din puncte. La remiză, punctul se împarte în mod egal între toți.
study-thinking = Se gândește…

## Analysis

study-moves = Mutările și cât valorează
study-more = { $count ->
        [one] Încă o mutare
        [few] Încă { $count } mutări
       *[other] Încă { $count } de mutări
    }
study-fewer = Doar cele mai bune
study-values = Valori
study-best-line = Jucați cele mai bune mutări
study-stop = Opriți
study-set-up = Aranjați
study-set-up-about = Alegeți o piesă, apoi puneți-o la locul ei
study-set-up-done = Analizați poziția
study-tools = Ce se pune
study-take-away = Scoateți
study-mover = La mutare:
study-clear = Goliți tabla
study-possible = Această poziție se poate juca.
study-paste = Lipiți o partidă
study-paste-about = O partidă salvată, o listă de mutări, o poziție ca text sau adresa unei partide ori a unei analize
study-paste-read = Citiți
study-paste-unknown = Aceasta nu este nici o partidă salvată, nici o listă de mutări, nici o poziție, nici adresa unei partide de aici.
study-paste-elsewhere = Această adresă aparține altui site: { $site }.
study-prune = Ștergeți mutarea
study-draw-about = Cu butonul drept al mouse-ului puteți desena săgeți și cercuri.
study-share = Dați mai departe
study-link = Link către această poziție
study-position = Poziția ca text
study-from-start = De la început

## Review

study-review-about = Lipiți o partidă salvată, o listă de mutări sau adresa unei partide: fiecare mutare este privită din nou și vedeți unde s-a câștigat și unde s-a pierdut.
study-review-start = Revedeți-o
study-review-title = { $game }: partida revăzută
study-review-running = Această partidă încă se joacă. O puteți revedea când se termină.
study-review-end = Așa s-a terminat partida.
study-review-better = Mai bine era { $move }: { $worth }.
study-review-win-loss = O greșeală: din victorie a făcut înfrângere.
study-review-win-draw = O greșeală: a dat victoria din mână.
study-review-draw-loss = O greșeală: pierde unde se putea ține remiza.
study-review-doubtful = Probabil o greșeală (estimare).
study-review-fine = Pare în regulă (estimare).
study-review-kept = La fel de bună ca oricare alta: { $worth }.
study-review-no-choice = N-a contat: toate mutările valorau la fel.
study-review-decisive = Asta a hotărât partida.
study-accuracy-exact = Decizii corecte dintre cele care au contat: { $right } din { $choices }. Precizie: { $percent }. Este exact.
study-accuracy-estimate = Precizie de aproximativ { $percent }. Este o estimare: nu toate mutările au putut fi dovedite.
study-accuracy-none = Nicio decizie n-a contat: orice s-ar fi jucat, toate mutările valorau la fel.
study-mistakes = Greșeli
study-mistakes-none = Nu s-a găsit niciuna.
study-mistakes-looking = Se verifică fiecare mutare…
study-analyse-here = Analizați această poziție
study-to-match = La partidă
study-graph-wins = { seat-name } câștigă
study-graph-move = Mutare
study-graph-exact = dovedit
study-graph-estimate = estimat

## Rule pages: what the examples show

study-rules-of = Regulile jocului { $game }
study-rules-short = Pe scurt
study-rules-examples = Exemple
study-rules-show = Arătați
study-rules-again = Din nou
study-rules-why = De ce nu?
study-rules-not-allowed = Nepermis
study-rules-print = Tipăriți pe o foaie
study-rules-options = Opțiuni
study-rules-usual = De obicei: { $value }
study-rules-decisions = Cum hotărâm acolo unde cutia tace

## Help while playing

study-help = Ajutor
study-review-this = Revedeți partida
study-hint = Indiciu
study-hint-more = Arătați mutarea
study-hint-place = Puneți o piesă nouă.
study-hint-piece = Priviți această piesă: { $piece }.
study-hint-move = Încercați { $move }: { $worth }.
study-threats = Ce mă amenință?
study-threats-none = Nimic acum.
study-threats-some = Atenție: { seat-name } vrea să joace { $move } și să câștige pe loc.
study-threats-later = { $distance ->
        [one] Nimeni nu câștigă chiar la mutarea următoare. Dar { seat-name } vrea să joace { $move } și astfel ar câștiga într-o mutare, orice ați face.
        [few] Nimeni nu câștigă chiar la mutarea următoare. Dar { seat-name } vrea să joace { $move } și astfel ar câștiga în { $distance } mutări, orice ați face.
       *[other] Nimeni nu câștigă chiar la mutarea următoare. Dar { seat-name } vrea să joace { $move } și astfel ar câștiga în { $distance } de mutări, orice ați face.
    }
study-show-values = Arătați valorile
