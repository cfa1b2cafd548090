## Learning

study-learn = Impara
study-learn-about = Scegli un gioco. Provi tutto da te, e niente può andare storto.
study-learn-game = Impara { $game }
study-other-games = Altri giochi
study-rules = Regole
study-analyse = Analizza
study-play = Gioca
study-review = Rivedi una partita
study-overview = Panoramica
study-title-puzzles = { $game }: problemi
study-title-analyse = { $game }: analisi
study-lesson = Le regole del gioco, passo per passo
study-lesson-about = { $count ->
        [one] Un piccolo compito sul piano di gioco
        [many] { $count } piccoli compiti sul piano di gioco
       *[other] { $count } piccoli compiti sul piano di gioco
    }
study-lesson-progress = Passi fatti: { $done } di { $count }
study-first-game = Gioca la tua prima partita
study-first-game-about = Contro { $name }, il livello più gentile, con suggerimenti quando vuoi

study-steps = Passi
study-step = Passo { $number } di { $count }
study-next = Avanti
study-again = Riprova
study-lesson-else = Puoi giocarla, ma non è quello che si chiedeva. Guarda meglio e riprova.
study-lesson-allowed = È una mossa permessa. Prova quella richiesta, per vedere perché è vietata.
study-lesson-skip = Salta questo passo
study-lesson-hint = Una mossa giusta è evidenziata sul piano di gioco.
study-lesson-hint-piece = Prendi questo: { $piece }. Il suo posto è evidenziato.
study-to-puzzles = Vai ai problemi

## Puzzles

study-puzzles = Problemi
study-puzzles-about = { $count ->
        [one] Una posizione con una sola mossa giusta
        [many] { $count } posizioni, ognuna con una sola mossa giusta
       *[other] { $count } posizioni, ognuna con una sola mossa giusta
    }
study-puzzles-solved = Risolti: { $done } di { $count }
study-puzzle-rated = Problema, punteggio { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Problema del giorno
study-puzzle-task = { $turns ->
        [1] { seat-name } gioca e vince subito
       *[other] { seat-name } gioca e vince in { $turns } turni
    }
study-puzzle-block = Tocca a { seat-name }: trova l’unica mossa che non perde subito
study-puzzle-hold = Tocca a { seat-name }: trova l’unica mossa che non perde
study-puzzle-yes = Giusto!
study-puzzle-right = Giusto! { seat-name } fa quel che può. Di nuovo il tuo turno.
study-puzzle-solved-theme = Risolto! Il tema era: { $theme }.
study-puzzle-done-all = Tutti questi sono risolti. Complimenti!
study-puzzle-answered = { $distance ->
        [0] Così { seat-name } può giocare { $move } e vincere.
        [1] Così { seat-name } può giocare { $move } e vincere subito.
       *[other] Così { seat-name } può giocare { $move } e vincere in { $distance } mosse.
    }
study-puzzle-not-enough = Non forza la vittoria: { seat-name } risponde { $move }, e non si vince più in tempo.
study-puzzle-wrong = La mossa non è questa.
study-puzzle-not-at-once = Così non si vince subito. Con un’altra mossa sì.
study-puzzle-solution = Mostra la mossa
study-puzzle-shown = La mossa è { $move }, evidenziata sul piano di gioco. Giocala e guarda come continua.
study-puzzle-next = Prossimo problema
study-puzzle-rating = Il tuo punteggio
study-puzzle-streak = Giorni di fila
study-puzzle-solved = Risolti
study-puzzle-share = { $done } di { $count }
study-puzzle-due = { $count ->
        [one] Oggi torna un errore di qualche giorno fa.
        [many] Oggi tornano { $count } errori di qualche giorno fa.
       *[other] Oggi tornano { $count } errori di qualche giorno fa.
    }
study-puzzle-midnight = A mezzanotte c’è un nuovo problema del giorno. Tutto questo resta in questo browser.
study-theme-any = Su misura per te
study-theme-win-in-one = Vincere in un turno
study-theme-win-in-two = Vincere in due turni
study-theme-win-in-three = Vincere in tre turni
study-theme-long-way = La strada lunga
study-theme-two-threats = Due minacce insieme
study-theme-block = Bloccare
study-theme-only-move = L’unica mossa
study-theme-send-home = Rimandare in riserva

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = S{ $distance }
study-short-draw = P
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } vince, { $loss } perde, { $draw } è patta. Il numero conta le mosse di entrambe le parti fino alla fine. Un bordo tratteggiato è una stima: { study-short-good } buona, { study-short-even } equilibrata, { study-short-bad } cattiva.
study-value-win = { $distance ->
        [0] vince
        [1] vince subito
       *[other] vince in { $distance } mosse
    }
study-value-loss = { $distance ->
        [0] perde
        [1] perde subito
       *[other] perde in { $distance } mosse
    }
study-value-draw = fa patta
study-looks-good = sembra buona
study-looks-even = sembra equilibrata
study-looks-bad = sembra cattiva
study-verdict-win = { $distance ->
        [0] Tocca a { seat-name }, che vince
        [1] Tocca a { seat-name }, che vince subito
       *[other] Tocca a { seat-name }, che vince in { $distance } mosse
    }
study-verdict-loss = { $distance ->
        [0] Tocca a { seat-name }, che perde
        [1] Tocca a { seat-name }, che perde subito
       *[other] Tocca a { seat-name }, che perde in { $distance } mosse
    }
study-verdict-draw = Nessuno può forzare la vittoria
study-verdict-won = { seat-name } ha vinto
study-verdict-drawn = La partita è patta
study-verdict-looks-good = Tocca a { seat-name }; la posizione sembra buona
study-verdict-looks-even = Sembra pari; tocca a { seat-name }
study-verdict-looks-bad = Tocca a { seat-name }; la posizione sembra cattiva
study-proved = Dimostrato. Si contano le mosse di entrambe le parti.
study-best-open = Non è ancora dimostrato quale mossa sia la migliore.
study-deepening = Per ora è solo una stima; sto ancora pensando…
study-estimate = È solo una stima: nulla è dimostrato.
study-estimate-share = È solo una stima: nel gioco forte, chi era di turno in posizioni simili ha ottenuto il { $percent } dei punti. In caso di patta, tutti si dividono il punto in parti uguali.
study-thinking = Sto pensando…

## Analysis

study-moves = Mosse e quanto valgono
study-more = { $count ->
        [one] Un’altra mossa
        [many] Altre { $count } mosse
       *[other] Altre { $count } mosse
    }
study-fewer = Solo le migliori
study-values = Valori
study-best-line = Gioca le migliori
study-stop = Ferma
study-set-up = Disponi
study-set-up-about = Scegli un pezzo, poi mettilo al suo posto
study-set-up-done = Analizza questa
study-tools = Che cosa mettere
study-take-away = Togli
study-mover = Tocca a:
study-clear = Svuota il piano
study-possible = Questa posizione si può giocare.
study-paste = Incolla una partita
study-paste-about = Una partita salvata, un elenco di mosse, una posizione come testo, o l’indirizzo di una partita o di un’analisi
study-paste-read = Leggi
study-paste-unknown = Questo testo non è né una partita salvata, né un elenco di mosse, né una posizione, né l’indirizzo di una partita giocata qui.
study-paste-elsewhere = Questo indirizzo è di un altro sito: { $site }.
study-prune = Dimentica questa mossa
study-draw-about = Con il tasto destro del mouse puoi disegnare frecce e cerchi.
study-share = Condividi
study-link = Link a questa posizione
study-position = La posizione come testo
study-from-start = Dall’inizio

## Review

study-review-about = Incolla una partita salvata, un elenco di mosse o l’indirizzo di una partita: si riguarda ogni mossa, e vedi dove è stata vinta e persa.
study-review-start = Rivedila
study-review-title = { $game }: la partita rivista
study-review-running = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
study-review-end = Così è finita la partita.
study-review-better = Meglio era { $move }: { $worth }.
study-review-win-loss = Un errore: da vittoria a sconfitta.
study-review-win-draw = Un errore: la vittoria è sfuggita.
study-review-draw-loss = Un errore: perde dove si poteva tenere la patta.
study-review-doubtful = Probabilmente un errore (è una stima).
study-review-fine = Sembra buona (è una stima).
study-review-kept = Buona come le altre: { $worth }.
study-review-no-choice = Non faceva differenza: tutte le mosse valevano lo stesso.
study-review-decisive = Questo ha deciso la partita.
study-accuracy-exact = Decisioni giuste fra quelle che contavano: { $right } di { $choices }. Precisione: { $percent }. È esatto.
study-accuracy-estimate = Precisione di circa { $percent }. È una stima: non tutte le mosse si sono potute dimostrare.
study-accuracy-none = Nessuna decisione contava: tutte le mosse valevano sempre lo stesso.
study-mistakes = Errori
study-mistakes-none = Non ne è stato trovato nessuno.
study-mistakes-looking = Sto guardando ogni mossa…
study-analyse-here = Analizza questa posizione
study-to-match = Vai alla partita
study-graph-wins = Vince { seat-name }
study-graph-move = Mossa
study-graph-exact = dimostrato
study-graph-estimate = stimato

## Rule pages: what the examples show

study-rules-of = Le regole di { $game }
study-rules-short = In breve
study-rules-examples = Esempi
study-rules-show = Mostra
study-rules-again = Ancora
study-rules-why = Perché no?
study-rules-not-allowed = Non permesso
study-rules-print = Stampa su un foglio
study-rules-options = Opzioni
study-rules-usual = Di solito: { $value }
study-rules-decisions = Come decidiamo ciò che il regolamento non dice

## Help while playing

study-help = Aiuto
study-review-this = Rivedi la partita
study-hint = Suggeri­mento
study-hint-more = Mostra la mossa
study-hint-place = Posiziona qualcosa di nuovo.
study-hint-piece = Guarda qui: { $piece }.
study-hint-move = Prova { $move }: { $worth }.
study-threats = Che cosa mi minaccia?
study-threats-none = Per ora nulla.
study-threats-some = Attenzione: { seat-name } vuole giocare { $move } e vincere subito.
study-threats-later = Nessuno vince con la mossa successiva. Ma { seat-name } vuole giocare { $move } e così vincerebbe in { $distance } mosse, qualunque cosa tu faccia.
study-show-values = Mostra i valori
