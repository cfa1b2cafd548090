qomet-name = Qomet
qomet-tagline = Posiziona, muovi e spingi stelle finché quattro delle tue formano un quadrato.
qomet-rules =
    Si gioca in due, Chiaro e Scuro, con sette stelle ciascuno nella riserva. Il piano di gioco ha 25 punti su tre quadrati attorno a un centro, uniti da linee.

    Al tuo turno fai una di tre cose. Posiziona una stella della tua riserva su un punto vuoto qualsiasi. Oppure muovi una delle tue stelle di un passo lungo una linea; se lì c’è una stella, di qualunque colore, la spingi di un passo lungo la stessa linea, dove deve esserci posto. Oppure riprendi nella tua riserva una delle tue stelle dal quadrato esterno. Una stella del quadrato esterno spinta oltre la fine della sua linea torna nella riserva del suo colore. Si può spingere una sola stella per volta, e mai girando un angolo.

    Se il tuo avversario ha spinto una tua stella, al tuo turno successivo non puoi restituire subito la spinta.

    Quattro stelle dello stesso colore sugli angoli di un quadrato vincono. I lati del quadrato devono seguire linee del piano di gioco: di questi quadrati ce ne sono quindici, i tre grandi e dodici con un angolo nel centro. Se la tua mossa dà un quadrato al tuo avversario, vince l’avversario, anche quando ne formi uno pure tu.

    Scrivi d4 per posizionare una stella, d4-d5 per muovere o spingere, a1-x per riprendere.
qomet-reason-square = quattro stelle sugli angoli di un quadrato
qomet-reason-gave-square = l’ultima mossa dell’altra parte ha completato il quadrato

qomet-option-corner_exit = Se una stella su un angolo esterno può uscire anche spinta lungo il lato esterno, e non solo lungo la diagonale.
qomet-option-corner_exit-name = Uscita dall’angolo
qomet-option-repetition = La partita è patta quando la stessa posizione si presenta questo numero di volte.
qomet-option-repetition-name = Ripetizione

qomet-brief-corner_exit = { $value ->
        [on] angoli aperti
       *[off] angoli chiusi
    }
qomet-brief-repetition = { $value ->
        [off] niente patta per ripetizione
       *[other] patta per ripetizione
    }

error-too-many-stars = { seat-name } ha { $found } stelle sul piano di gioco; ce ne sono solo { $limit }.
error-forbidden-move-is-none = «{ $move }» non può essere la mossa vietata: nessuna stella di chi deve giocare può essere stata spinta così.
error-not-your-star = In { $space } non c’è una tua stella.
error-not-on-outer-square = Si possono riprendere solo le stelle del quadrato esterno; { $space } è più all’interno.
error-no-line-between = Nessuna linea porta in un passo da { $start } a { $end }.
error-undoes-last-turn = Spingere { $start }-{ $end } annullerebbe l’ultima mossa del tuo avversario; è vietato per un turno.
error-push-has-no-way = La stella in { $space } non si può spingere da quella parte: la sua linea finisce lì.
error-push-blocked = La stella in { $space } non si può spingere: dietro, { $behind } è occupato.

## The board

board-piece-star = { $colour ->
        [light] stella chiara
       *[dark] stella scura
    }
board-place-star = { seat-name } posiziona una stella in { $space }
board-back-star = { seat-name } riprende una stella da { $space }
board-to-star = { $colour ->
        [light] una stella chiara va in { $space }
       *[dark] una stella scura va in { $space }
    }
board-off-star = { $colour ->
        [light] una stella chiara esce dal piano di gioco
       *[dark] una stella scura esce dal piano di gioco
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Quattro tue stelle sono sugli angoli di un quadrato.
        [loser] Il tuo avversario ha quattro stelle sugli angoli di un quadrato.
       *[none] Quattro stelle dello stesso colore sono sugli angoli di un quadrato.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Il tuo avversario ha completato il tuo quadrato con la propria mossa.
        [loser] La tua mossa ha completato il quadrato dell’avversario, e un quadrato regalato conta.
       *[none] L’altra parte ha completato il quadrato con la propria mossa, e un quadrato regalato conta.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Questo è il piano di gioco: 25 punti su tre quadrati attorno a un centro, uniti da linee. Il centro è evidenziato. Le stelle viaggiano solo lungo le linee.
learn-qomet-place = Hai sette stelle nella riserva. Un modo di usare il turno è posizionare una stella su un punto vuoto qualsiasi. Fallo.
learn-qomet-place-done = Questo è posizionare. Ci sono altri due tipi di mossa: muovere e riprendere.
learn-qomet-square = Quattro tue stelle sugli angoli di un quadrato vincono. Tre angoli del quadrato interno sono tuoi: completalo.
learn-qomet-square-done = L’interno, il medio e l’esterno sono tre dei quindici quadrati.
learn-qomet-centre = Gli altri dodici quadrati hanno un angolo nel centro del piano di gioco. Trova l’angolo che manca a questo.
learn-qomet-centre-done = Piccolo, medio o grande, in ognuno dei quattro quarti: dodici quadrati hanno un angolo nel centro. Le stelle fra gli angoli non conterebbero.
learn-qomet-diamond = Queste quattro stelle stanno a metà dei lati. Sembra un quadrato, ma i suoi lati non seguono linee del piano di gioco, quindi non lo è.
learn-qomet-step = Puoi anche muovere una delle tue stelle di un passo lungo una linea, su un punto vuoto. Fallo con una delle due.
learn-qomet-step-done = Guarda le linee prima di muovere: non tutti i punti vicini sono collegati.
learn-qomet-push = Se una stella di qualunque colore è in mezzo, la spingi di un passo lungo la stessa linea. Spingi la stella di Scuro.
learn-qomet-push-done = Hai preso il suo posto, e lei è andata avanti. Anche le tue stelle si possono spingere così.
learn-qomet-blocked = Si può spingere una sola stella, e dietro deve esserci posto. Prova a spingere la stella di Scuro che sta in d5.
learn-qomet-blocked-done = Due stelle di seguito non si possono spingere.
learn-qomet-corner = Una spinta non gira mai un angolo. Sul quadrato medio, prova a spingere la stella che sta in f6 lungo il lato.
learn-qomet-corner-done = La linea finisce lì, e una stella del quadrato interno o medio non può uscire dal piano di gioco.
learn-qomet-push-off = Sul quadrato esterno è diverso: una stella spinta oltre la fine della sua linea torna nella riserva del suo colore. Spingi la stella di Scuro fuori dal piano di gioco.
learn-qomet-push-off-done = Scuro può posizionarla di nuovo, ma gli costa un turno.
learn-qomet-withdraw = Il terzo tipo di mossa: riprendi nella tua riserva una delle tue stelle dal quadrato esterno.
learn-qomet-withdraw-done = Al prossimo turno puoi posizionarla dove serve.
learn-qomet-undo = Scuro ha appena spinto la tua stella da d4 a d5. Prova a restituire subito la spinta.
learn-qomet-undo-done = Non puoi annullare subito una spinta. Un turno più tardi sì.
learn-qomet-gift = A Scuro manca solo d4 per il quadrato evidenziato. Guarda che cosa succede se spingi la stella di Scuro da d5 a d4.
learn-qomet-gift-done = Hai formato il quadrato di Scuro, quindi vince Scuro. Un quadrato è del suo colore, chiunque lo completi.
learn-qomet-save = La stessa posizione, ma gioca meglio: trova l’unica mossa dopo la quale Scuro non può formare il quadrato.
learn-qomet-save-done = Spingere fuori dal piano di gioco la stella di un suo angolo è una buona difesa.
learn-qomet-ahead = Qui non puoi vincere subito, ma una mossa forza la vittoria: due turni dopo hai un quadrato, qualunque cosa faccia Scuro.
learn-qomet-ahead-done = Se Scuro riempie l’ultimo angolo, spingi via quella stella e prendi il suo posto. Ora gioca una partita.

## Themes of puzzles

study-theme-no-undo = Il trucco «non si annulla»

## The rule page: what the examples show

study-rules-qomet-square = Quattro stelle dello stesso colore sugli angoli di un quadrato vincono. Questo è il più interno dei tre quadrati grandi.
study-rules-qomet-centre = Altri dodici quadrati hanno un angolo nel centro; le stelle in mezzo non contano.
study-rules-qomet-diamond = Non è un quadrato: i suoi lati non seguono linee del piano di gioco.
study-rules-qomet-step = Una stella si muove di un passo lungo una linea, su un punto vuoto.
study-rules-qomet-push = Una stella in mezzo viene spinta di un passo lungo la stessa linea, di chiunque sia.
study-rules-qomet-blocked = Due stelle di seguito non si possono spingere: dietro la prima deve esserci posto.
study-rules-qomet-corner = Una spinta non gira mai un angolo, e solo le stelle del quadrato esterno possono uscire dal piano di gioco.
study-rules-qomet-push-off = Una stella spinta oltre la fine della sua linea sul quadrato esterno torna nella riserva del suo colore.
study-rules-qomet-withdraw = Puoi riprendere nella tua riserva una tua stella dal quadrato esterno.
study-rules-qomet-undo = Scuro ha appena spinto questa stella. Restituire subito la spinta è vietato per un turno.
study-rules-qomet-gift = La spinta di Chiaro completa il quadrato di Scuro: vince Scuro.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Una stella su un angolo esterno può uscire anche spinta lungo il lato esterno. L’opzione «corner_exit» può vietarlo.
study-decision-qomet-diamond = I quattro punti a metà dei lati di un quadrato non sono un quadrato.
study-decision-qomet-repetition = La terza volta che si presenta la stessa posizione, con lo stesso turno e la stessa mossa vietata, la partita è patta. I valori dell’analisi non ne tengono conto: dove nessuno può forzare la vittoria, dicono patta.
study-decision-qomet-both = Se una mossa dà un quadrato a entrambe le parti, vince chi non ha giocato.
