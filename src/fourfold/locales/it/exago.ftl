exago-name = Exago
exago-tagline = Posiziona le tue tessere, poi muovile, finché formano una linea.
exago-rules =
    Da due a sei giocatori su un piano di gioco di esagoni. In due si hanno 12 tessere a testa e ne servono cinque in fila; da tre a sei se ne hanno 6 e ne servono quattro.

    La prima tessera va al centro. Poi, finché hai tessere nella riserva, posizionane una in uno spazio vuoto che tocca una tessera sul piano di gioco. Quando non ne hai più, solleva una delle tue tessere e mettila in un altro spazio dove tocca una tessera.

    Se sollevando una tessera le altre restano in gruppi separati, rimane solo il gruppo più grande; tutte le altre tessere tornano nelle riserve prima che tu posi la tua. Se i gruppi più grandi sono più di uno, scegli quale resta. Le tessere tornate vanno posizionate, una per turno, prima di poter muovere di nuovo.

    In tre o più devi bloccare: se ora non puoi vincere e qualcuno potrebbe vincere al suo prossimo turno, guarda il primo di questi giocatori dopo di te; se una delle tue mosse lo ferma, devi giocarne una così.

    Una linea retta e senza buchi con abbastanza tessere del tuo colore, in una delle tre direzioni, vince alla fine del tuo turno.

    Scrivi f6 per posizionare, f6-g7 per muovere, f6-g7=a3 per muovere e tenere il gruppo che contiene a3, pass quando non c’è altro.
exago-reason-line = una linea retta di tessere
exago-reason-no-move = nessuno può giocare

exago-option-players = Quante persone giocano, da due a sei.
exago-option-players-name = Giocatori
exago-option-size = Quanti spazi ha ogni lato del piano di gioco.
exago-option-size-name = Grandezza del piano di gioco
exago-option-tiles = Con quante tessere comincia ciascuno, o un numero per posto come vantaggio.
exago-option-tiles-name = Tessere
exago-option-line = Quante tessere in linea vincono.
exago-option-line-name = Linea vincente
exago-option-early = Se le tessere si possono muovere quando ce ne sono ancora nella riserva.
exago-option-early-name = Mosse anticipate
exago-option-reconnect = Se la tessera sollevata si posa prima che i gruppi staccati tornino indietro, così che possa riunirli.
exago-option-reconnect-name = Riunire i gruppi
exago-option-block = Se in tre o più una minaccia va bloccata.
exago-option-block-name = Obbligo di bloccare
exago-option-repetition = La partita è patta quando la stessa posizione si presenta questo numero di volte.
exago-option-repetition-name = Ripetizione

exago-brief-players = { $value ->
        [one] un giocatore
        [many] { $value } giocatori
       *[other] { $value } giocatori
    }
exago-brief-size = lati di { $value }
exago-brief-tiles = tessere: { $value }
exago-brief-line = { $value } in linea
exago-brief-early = { $value ->
        [on] tessere mobili da subito
       *[off] tessere mobili più tardi
    }
exago-brief-reconnect = { $value ->
        [on] i gruppi staccati si possono riunire
       *[off] i gruppi staccati tornano indietro
    }
exago-brief-block = { $value ->
        [on] le minacce vanno bloccate
       *[off] nessun obbligo di bloccare
    }
exago-brief-repetition = { $value ->
        [off] niente patta per ripetizione
       *[other] patta per ripetizione
    }

error-tiles-for-seats = L’opzione tiles indica { $found } numeri per { $seats } posti; danne uno solo, o uno per posto.
error-empty-run = La riga { $row } conta zero spazi vuoti o comincia un numero con 0.
error-hands-unreadable = «{ $hands }» non sono riserve; in questo gioco si scrivono così: { $example }.
error-hands-do-not-add-up = { seat-name } ha { $board } tessere sul piano di gioco e { $hand } nella riserva; in tutto devono essere { $total }.
error-tiles-do-not-touch = Tutte le tessere devono essere unite, ma { $space } e { $other } non lo sono.
error-pass-not-needed = Puoi passare solo quando non puoi fare altro.
error-centre-first = La prima tessera va al centro, in { $space }.
error-touches-nothing = Una tessera in { $space } non toccherebbe nessun’altra.
error-not-your-tile = In { $space } non c’è una tua tessera.
error-place-first =
    { $count ->
        [one] Hai ancora una tessera nella riserva; va posizionata prima di poter muovere.
        [many] Hai ancora { $count } tessere nella riserva; vanno posizionate prima di poter muovere.
       *[other] Hai ancora { $count } tessere nella riserva; vanno posizionate prima di poter muovere.
    }
error-back-to-own-space = Una tessera sollevata va in un altro spazio, non di nuovo in { $space }.
error-no-choice-of-groups = Qui non ci sono gruppi tra cui scegliere; scrivi { $move }.
error-choose-group = I gruppi più grandi sono più di uno; di’ quale resta aggiungendo = e uno di questi: { $spaces }.
error-must-block = { seat-name } minaccia di vincere e puoi impedirlo; sono permesse solo le mosse che lo fanno.
