quantik-name = Quantik
quantik-tagline = Quattro forme diverse in una linea, di chiunque siano.
quantik-rules =
    Si gioca in due, Chiaro e Scuro, con otto pezzi ciascuno: due sfere (A), due cilindri (B), due cubi (C) e due coni (D). Il piano di gioco ha 16 spazi; le sue quattro righe, quattro colonne e quattro zone di 2×2 sono le linee.

    Al tuo turno, posiziona uno dei tuoi pezzi in uno spazio vuoto. Non puoi mettere una forma in una riga, colonna o zona dove il tuo avversario ha già quella forma. I tuoi pezzi non ti ostacolano mai.

    Vinci subito quando il tuo pezzo completa una linea con tutte e quattro le forme, di chiunque siano. Vinci anche quando il tuo avversario deve giocare e non può. Non esiste la patta.

    Una mossa si scrive con forma e spazio: Bc2 posiziona un cilindro in c2.
quantik-reason-line = una linea contiene tutte e quattro le forme
quantik-reason-no-move = l’altra parte non aveva mosse permesse

quantik-the-shape =
    { $shape ->
        [sphere] sfera
        [cylinder] cilindro
        [cube] cubo
       *[cone] cono
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] La sfera dell’avversario
        [cylinder] Il cilindro dell’avversario
        [cube] Il cubo dell’avversario
       *[cone] Il cono dell’avversario
    }

error-too-many-pieces = { seat-name } ha più di { $limit } pezzi di una stessa forma sul piano di gioco: { quantik-the-shape }.
error-turns-do-not-alternate = Chiaro ha { $first } pezzi sul piano di gioco e Scuro { $second }; Chiaro deve averne altrettanti o uno in più.
error-shapes-clash = { $line ->
        [row] In { $space } e { $other } le due parti hanno la stessa forma ({ quantik-the-shape }) in una riga; la seconda non poteva essere posizionata.
        [column] In { $space } e { $other } le due parti hanno la stessa forma ({ quantik-the-shape }) in una colonna; la seconda non poteva essere posizionata.
       *[region] In { $space } e { $other } le due parti hanno la stessa forma ({ quantik-the-shape }) in una zona; la seconda non poteva essere posizionata.
    }
error-shape-used-up = { $shape ->
        [sphere] Le tue due sfere sono già sul piano di gioco.
        [cylinder] I tuoi due cilindri sono già sul piano di gioco.
        [cube] I tuoi due cubi sono già sul piano di gioco.
       *[cone] I tuoi due coni sono già sul piano di gioco.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } in { $space } è già in questa riga.
        [column] { quantik-opposing-shape } in { $space } è già in questa colonna.
       *[region] { quantik-opposing-shape } in { $space } è già in questa zona.
    }

## The board

board-piece-sphere = { $colour ->
        [light] sfera chiara
       *[dark] sfera scura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro chiaro
       *[dark] cilindro scuro
    }
board-piece-cube = { $colour ->
        [light] cubo chiaro
       *[dark] cubo scuro
    }
board-piece-cone = { $colour ->
        [light] cono chiaro
       *[dark] cono scuro
    }

board-place-sphere = { seat-name } posiziona una sfera in { $space }
board-place-cylinder = { seat-name } posiziona un cilindro in { $space }
board-place-cube = { seat-name } posiziona un cubo in { $space }
board-place-cone = { seat-name } posiziona un cono in { $space }

## How a match ended

web-why-quantik-line = Una riga, una colonna o una zona contiene ora tutte e quattro le forme, e decide l’ultima.
web-why-quantik-no-move = { $reader ->
        [winner] Il tuo avversario non può più mettere nessun pezzo.
        [loser] Non puoi più mettere nessun pezzo.
       *[none] L’altra parte non può più mettere nessun pezzo.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = Il cono completa una riga con tutte e quattro le forme. Vince chi mette l’ultimo pezzo, anche se uno degli altri è dell’avversario.
study-rules-quantik-column = Le colonne contano allo stesso modo. Qui Scuro vince con tre pezzi di Chiaro.
study-rules-quantik-region = E così le quattro zone di due per due.
study-rules-quantik-forbidden = La sfera di Chiaro nella riga in alto tiene le sfere di Scuro fuori da quella riga, dalla sua colonna e dalla sua zona.
study-rules-quantik-own = Il tuo pezzo non ti ostacola mai: una seconda sfera nella stessa colonna va bene.
study-rules-quantik-no-move = Dopo questo cubo, Chiaro non può più mettere nessun pezzo in nessuno spazio. Chi non può giocare perde.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Se l’ultimo pezzo completa una linea e lascia anche l’altra parte senza mosse, conta come linea.
study-decision-quantik-start = Si tira a sorte chi comincia; nella partita dopo ci si scambia.
