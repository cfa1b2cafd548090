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
