## Starting and stopping

server-ready = Fourfold è su { $address } (si ferma con Ctrl-C)
error-address-taken = Il server non può ascoltare su { $address }: { $why }.

## When nothing can be done

error-not-found = A questo indirizzo non c’è nulla.
error-internal = Qualcosa è andato storto nel server. È stato annotato; nulla è cambiato.
error-storage-unavailable = In questo momento le partite non sono raggiungibili. Nulla è cambiato; riprova.
error-server-leaving = Il server sta per riavviarsi. Nulla è cambiato; riprova.

## Who is calling

error-token-missing = Qui non ti conosciamo ancora. Crea una partita o unisciti a una, oppure invia un token.
error-token-unknown = Questo token non è noto.
error-origin-foreign = Lo ha chiesto una pagina di un altro sito, quindi è rifiutato.
error-key-unknown = Questa chiave non apre nessun posto di questa partita.
error-too-many-commands = Sono stati troppi messaggi in poco tempo.

## Making and joining matches

error-match-unknown = Questa partita non esiste.
error-match-full = Tutti i posti di questa partita sono occupati.
error-too-many-events = In questa partita sono già successe { $limit } cose; d’ora in poi si accettano solo mosse.
error-match-busy = In questa partita succedono troppe cose insieme; riprova.
error-position-over = In questa posizione il gioco è già finito; una partita comincia dove si può continuare.
error-seat-taken = Questo posto è occupato.
error-engine-unknown = Qui non c’è un programma di nome «{ $name }».
error-engine-game = Il programma «{ $name }» non gioca a questo gioco.

## Commands in a match

error-stale = Prima è successo qualcos’altro; guarda la partita com’è adesso.
error-not-your-seat = Questo posto non è tuo.
error-not-your-turn = Non è il tuo turno.
error-seat-left = Questo posto ha abbandonato, o il suo tempo è finito.
error-match-waiting = La partita non è ancora cominciata: c’è un posto libero.
error-match-aborted = Questa partita è stata annullata.
error-draw-offered-already = Hai già proposto la patta.
error-draw-not-offered = Nessuno propone la patta.
error-takebacks-off = In questa partita non si ritira nulla; è stato deciso quando è stata creata.
error-takeback-asked-already = Qualcuno ha già chiesto di ritirare una mossa.
error-takeback-not-asked = Nessuno chiede di ritirare una mossa.
error-takeback-not-yours = Non tocca a te accettare.
error-nothing-of-yours-to-take-back = Non hai ancora giocato, quindi non c’è nulla da ritirare.
error-rematch-wanted-already = Hai già chiesto la rivincita; gli altri non hanno ancora risposto.
error-rematch-made-already = La rivincita è già pronta.
error-too-late-to-abort = Una partita si può annullare solo prima della seconda mossa.

## What the server refuses to protect itself

error-busy = In questo momento si pensa a troppe posizioni; riprova fra poco.
error-thinking-failed = Il computer non è riuscito a pensarci; riprova.
error-too-many-requests = { $seconds ->
        [one] Sono state troppe richieste in poco tempo; riprova fra un secondo.
        [many] Sono state troppe richieste in poco tempo; riprova fra { $seconds } secondi.
       *[other] Sono state troppe richieste in poco tempo; riprova fra { $seconds } secondi.
    }
error-too-many-sockets = Dal tuo indirizzo sono aperte troppe connessioni.
