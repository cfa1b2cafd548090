## Quantik

learn-quantik-board = Questo è il piano di gioco: sedici spazi. Le sue quattro righe, quattro colonne e quattro zone di due per due sono le linee di questo gioco. Una zona è evidenziata.
learn-quantik-place = Hai otto pezzi: due sfere, due cilindri, due cubi e due coni. A ogni turno si mette un pezzo in uno spazio vuoto. Prendi un pezzo qualsiasi e mettilo dove vuoi.
learn-quantik-place-done = Lì resta. In Quantik nessun pezzo si muove o lascia il piano di gioco.
learn-quantik-row = Una linea con tutte e quattro le forme fa vincere chi la completa. Nella riga in alto manca una forma: mettila lì.
learn-quantik-row-done = Sfera, cilindro, cubo e cono in una riga: hai vinto.
learn-quantik-region = Le zone contano proprio come righe e colonne. Completa la zona in alto a destra.
learn-quantik-region-done = Quattro forme in una zona: hai vinto.
learn-quantik-anyones = Non importa di chi sono i pezzi. Qui giochi con Scuro. In una colonna ci sono tre pezzi di Chiaro: usali.
learn-quantik-anyones-done = Solo l’ultimo pezzo doveva essere tuo. Quindi attenzione a che cosa lasci al tuo avversario.
learn-quantik-forbidden-row = E ora l’unica cosa vietata. Chiaro ha una sfera nella riga in alto. Tu sei Scuro: prova a mettere una sfera nella stessa riga, in a4.
learn-quantik-forbidden-row-done = Non puoi mettere una forma in una riga, colonna o zona dove il tuo avversario ha già quella forma.
learn-quantik-forbidden-region = Vale anche per le zone. Il cilindro di Scuro è in d3. Tu sei Chiaro: prova a mettere un cilindro in c4.
learn-quantik-forbidden-region-done = Ogni pezzo che posizioni chiude una riga, una colonna e una zona alla stessa forma del tuo avversario.
learn-quantik-own = I tuoi pezzi non ti vietano mai nulla. Metti la tua seconda sfera in una linea con la prima.
learn-quantik-own-done = Due tue sfere in una linea sono permesse. Solo il tuo avversario ne resta fuori.
learn-quantik-two-each = Hai due pezzi di ogni forma e non di più. Le tue due sfere sono sul piano di gioco: prova a metterne una terza in d2.
learn-quantik-two-each-done = Usate entrambe, quella forma è finita. Nella tua riserva vedi sempre che cosa ti resta.
learn-quantik-careful = Qui quasi ogni mossa fa vincere subito Chiaro. Tu sei Scuro: trova l’unica mossa dopo la quale Chiaro non ha linee da completare.
learn-quantik-careful-done = Ben visto. Una linea con tre forme diverse è un regalo, a meno che lì la quarta non sia vietata.
learn-quantik-no-move = C’è un secondo modo di vincere: chi deve giocare e non può, perde. Tu sei Scuro: togli a Chiaro la sua ultima mossa.
learn-quantik-no-move-done = Chiaro ha ancora dei pezzi, ma non può metterli in nessuno spazio.
learn-quantik-ahead = Qui nessuno può vincere subito, ma tu, Scuro, puoi forzare la vittoria: dopo la tua mossa, qualunque cosa faccia Chiaro, completi una linea.
learn-quantik-ahead-done = Così si vince a Quantik: lascia al tuo avversario solo mosse che ti aiutano. Ora gioca una partita.

## Qomet

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

## Exago

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
learn-exago-ahead-done = Una linea aperta si può completare da due parti, e Blu può chiuderne una sola. Ora gioca una partita.
