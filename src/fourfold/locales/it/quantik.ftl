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
