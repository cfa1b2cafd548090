## Starting and stopping

server-ready = Fourfold è su { $address } (si ferma con Ctrl-C)
error-address-taken = Il server non può ascoltare su { $address }: { $why }.

## When nothing can be done

error-not-found = A questo indirizzo non c’è nulla.
error-internal = Qualcosa è andato storto nel server. È stato annotato; nulla è cambiato.
error-storage-unavailable = In questo momento le partite non sono raggiungibili. Nulla è cambiato; riprova.
error-storage-unsure = Proprio mentre si salvava, le partite non erano più raggiungibili. Non si sa se il salvataggio sia riuscito; richiedi la stessa cosa e sarà fatta una volta sola.
error-server-leaving = Il server sta per riavviarsi. Nulla è cambiato; riprova.

## Who is calling

error-token-missing = Qui non ti conosciamo ancora. Crea una partita o unisciti a una, oppure invia un token.
error-token-unknown = Questo token non è noto.
error-origin-foreign = Lo ha chiesto una pagina di un altro sito, quindi è rifiutato.
error-key-unknown = Questa chiave non apre nessun posto di questa partita.
error-too-many-commands = Su una connessione possono arrivare al massimo { $limit } messaggi al minuto.
error-needs-server = Altre persone si possono invitare solo dove c’è un server.

## Making and joining matches

error-match-unknown = Questa partita non esiste.
error-not-your-match = Questa partita non è tua.
error-delete-while-playing = Questa partita si sta ancora giocando con altri; prima abbandona.
error-too-many-kept = Puoi conservare al massimo { $limit } partite.
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
error-no-draws = In questo gioco non c’è patta: vince sempre qualcuno.
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
error-too-many-requests = { $kind ->
        [matches] Da uno stesso indirizzo si possono creare al massimo { $limit } partite al minuto; riprova fra { $seconds } s.
        [matches-day] Da uno stesso indirizzo si possono creare al massimo { $limit } partite al giorno; riprova fra { $seconds } s.
        [players-day] Da uno stesso indirizzo possono arrivare al massimo { $limit } giocatori al giorno; riprova fra { $seconds } s.
        [analyses] Per uno stesso indirizzo si pensa al massimo a { $limit } posizioni al minuto; riprova fra { $seconds } s.
        [computing] A uno stesso indirizzo il server dedica al massimo { $limit } s di calcolo al minuto; riprova fra { $seconds } s.
        [commands-day] Da uno stesso indirizzo possono arrivare al massimo { $limit } mosse e altri comandi al giorno; riprova fra { $seconds } s.
        [megabytes-day] Da uno stesso indirizzo possono arrivare al massimo { $limit } megabyte al giorno; riprova fra { $seconds } s.
       *[requests] Da uno stesso indirizzo possono arrivare al massimo { $limit } richieste al minuto; riprova fra { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Per uno stesso indirizzo il computer pensa al massimo { $limit } s al giorno; riprova fra { $seconds } s.
       *[all] Su questo server il computer pensa al massimo { $limit } s al giorno; riprova fra { $seconds } s.
    }
error-too-many-at-once = A uno stesso indirizzo si risponde al massimo a { $limit } richieste alla volta.
error-too-many-sockets = Da uno stesso indirizzo possono essere aperte al massimo { $limit } connessioni.
error-too-many-matches-here = Questo server conserva al massimo { $limit } partite; se ne potranno creare di nuove quando le vecchie saranno sparite.
error-too-much-kept-here = Questo server conserva al massimo { $limit } megabyte di partite; se ne potranno creare di nuove quando le vecchie saranno sparite.
