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

## The board

board-piece-tile = { $colour ->
        [red] tessera rossa
        [blue] tessera blu
        [yellow] tessera gialla
        [green] tessera verde
        [purple] tessera viola
       *[orange] tessera arancione
    }
board-place-tile = { seat-name } posiziona una tessera in { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Le tue tessere formano una linea retta e senza buchi.
        [loser] Le tessere di chi vince formano una linea retta e senza buchi.
       *[none] Le tessere formano una linea retta e senza buchi.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Il piano di gioco è fatto di esagoni. La prima tessera della partita va al centro. Mettila lì.
learn-exago-centre-done = D’ora in poi ogni tessera deve toccare una tessera sul piano di gioco.
learn-exago-touch = Tu sei Blu. Prova a mettere una tessera in b2, dove sarebbe sola.
learn-exago-touch-done = Tutte le tessere restano unite, sempre.
learn-exago-place = Metti la tua tessera in uno spazio che tocca quella rossa. Il colore della vicina non importa.
learn-exago-place-done = Finché hai tessere nella riserva, il tuo turno è posizionarne una.
learn-exago-line = In due, cinque tessere del tuo colore in linea retta vincono. Ne hai quattro: aggiungi la quinta.
learn-exago-line-done = Le linee vanno in tre direzioni. Devono essere rette e senza buchi. In tre o più ne bastano quattro.
learn-exago-place-first = Le tessere si potranno muovere più tardi, ma non ancora. Prova a muovere la tua tessera da e4 a d5.
learn-exago-place-first-done = Prima tutte le tue tessere devono essere sul piano di gioco.
learn-exago-relocate = Ora la tua riserva è vuota. Un turno diventa: sollevare una delle tue tessere e metterla in un altro spazio dove tocca una tessera. Muovine una.
learn-exago-relocate-done = Da qui in poi ogni tessera può andare ovunque.
learn-exago-own-space = Una tessera sollevata deve andare altrove. Prova a rimettere la tessera in d2 dov’era.
learn-exago-own-space-done = In Exago non si può aspettare.
learn-exago-cut-off = Se sollevando una tessera le altre restano in gruppi separati, rimane solo il più grande; le altre tessere tornano nelle riserve. Muovi una tessera che ne stacca altre.
learn-exago-cut-off-done = Chi riceve tessere deve posizionarle, una per turno, prima di muovere di nuovo. Può costare molto tempo.
learn-exago-choose = Se più gruppi sono ugualmente grandi, scegli quale resta. Solleva la tessera che lascia due gruppi della stessa grandezza e posala accanto al gruppo che vuoi tenere. Se lì li tocca entrambi, scegli una tessera di quello che resta.
learn-exago-choose-done = L’altro gruppo è tornato nelle riserve. Scegli quello che ti aiuta di più.
learn-exago-move-to-win = In questa piccola partita vincono quattro tessere in linea. Tu sei Blu e non hai nulla nella riserva: vinci muovendo una tessera.
learn-exago-move-to-win-done = Cerca linee con un buco, e una tessera che non serve dov’è.
learn-exago-must-block = Qui si gioca in tre, e vincono quattro tessere in linea. Rosso potrebbe vincere in d5 al prossimo turno. Tu sei Blu: prova invece a giocare in e5.
learn-exago-must-block-done = In tre o più devi fermare una minaccia se non puoi vincere tu e una delle tue mosse la ferma.
learn-exago-block = Ora fai il tuo dovere.
learn-exago-block-done = Se le minacce sono più d’una, ti occupi di quella di chi gioca prima.
learn-exago-win-first = L’obbligo di bloccare ha un’eccezione: se puoi vincere tu, fallo. Tu sei Rosso.
learn-exago-win-first-done = Vincere viene prima di bloccare.
learn-exago-ahead = Di nuovo in due, cinque in linea. Tu sei Rosso. Crea una minaccia a cui Blu non può rispondere: vinci con la tua prossima tessera.
learn-exago-ahead-done = Una linea aperta si può completare da due parti, e Blu può chiuderne una sola.
learn-exago-cross = Ora nessuno ha tessere nella riserva. Tu sei Rosso. Solleva una tessera che non ti serve dov’è e mettila dove si incrociano due delle tue linee: Blu non può fermarle entrambe.
learn-exago-cross-done = Una tessera dove si incrociano due linee vale per tutte e due. I giocatori forti preparano questi posti molto prima di usarli. Ora gioca una partita.

## Themes of puzzles

study-theme-relocate = Muovere una tessera
study-theme-win-by-cutting = Vincere staccando tessere
study-theme-hold-by-cutting = Difendersi staccando tessere

## The rule page: what the examples show

study-rules-exago-touch = Ogni nuova tessera deve toccare una tessera sul piano di gioco.
study-rules-exago-line = Vince una linea retta e senza buchi: cinque tessere se si gioca in due, quattro se si è di più.
study-rules-exago-relocate = Quando la tua riserva è vuota, solleva una delle tue tessere e mettila dove tocca una tessera.
study-rules-exago-cut-off = Sollevare questa tessera ne stacca altre due. Tornano nelle riserve e vanno posizionate di nuovo prima di muovere.
study-rules-exago-choose = Restano due gruppi della stessa grandezza: chi gioca sceglie quale tenere.
study-rules-exago-must-block = In tre o più una minaccia va fermata. Rosso minaccia di vincere in d5, quindi Blu non può giocare altrove.
study-rules-exago-block = Questa mossa ferma la minaccia, quindi è permessa.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Di più gruppi ne resta uno solo dei più grandi, anche quando sono più di due.
study-decision-exago-own = Se tornano indietro tessere tue, posi comunque subito quella sollevata; le altre seguono nei turni successivi.
study-decision-exago-duty = In tre o più bloccare è un obbligo ogni volta che si può, anche quando minaccia uno solo.
study-decision-exago-first = Se le minacce sono più d’una, ti occupi di quella di chi gioca prima.
study-decision-exago-relocated = La minaccia di vincere muovendo una tessera conta come ogni altra.
study-decision-exago-stuck = Chi non può fare nulla passa. Se nessuno può giocare, è patta.
