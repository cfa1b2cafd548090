## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet ed Exago
web-description = Quantik, Qomet ed Exago: gioca con altre persone o contro il computer.
web-skip = Vai al contenuto
web-home = Fourfold, tutti i giochi
web-nav = Pagine
web-nav-learn = Impara
web-nav-lobby = Sala
web-nav-mine = Partite
web-close = Chiudi
web-loading = Caricamento…
web-try-again = Riprova
web-to-games = Tutti i giochi
web-number = { $number }
web-no = No, indietro
web-cancel = Annulla

## Settings

web-preferences = Impostazioni
web-preferences-note = Restano solo in questo browser. Nessun account, nessun tracciamento.
web-language = Lingua
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-board = Piano di gioco
web-board-wood = Legno
web-board-felt = Feltro
web-board-distinct = Colori ben distinguibili
web-board-contrast = Contrasto elevato
web-size = Grandezza del piano di gioco
web-size-usual = Secondo lo spazio
web-size-small = Piccolo
web-size-large = Grande
web-fingers = Spazi piccoli
web-fingers-zoom = Il primo tocco avvicina
web-fingers-confirm = Chiedi prima di giocare
web-fingers-plain = Gioca subito
web-motion = Movimento
web-motion-auto = Come il dispositivo
web-motion-on = I pezzi scivolano
web-motion-off = Niente si muove
web-sound = Suono
web-your-name = Il tuo nome
web-name-optional = come vuoi, o niente

## First screen

web-home-title = A che cosa giochiamo?
web-home-about = Scegli un piano di gioco, poi con chi giocare.
web-home-running = Continua a giocare
web-home-lobby = Incontra altri in sala d’attesa
web-home-open = Apri una partita salvata
web-home-beyond = Problemi e analisi
web-home-daily = Problema del giorno
web-home-daily-about = Lo stesso per tutti, uno nuovo a mezzanotte.
web-home-streak = { $days ->
        [one] Risolto un giorno.
        [many] Risolto { $days } giorni di fila.
       *[other] Risolto { $days } giorni di fila.
    }
web-home-solved = risolto
web-home-analyse = Analisi
web-home-analyse-about = Qualsiasi posizione, e quanto vale ogni sua mossa.

## Before a match

web-how-to-play = Come si gioca
web-how-many = In quanti si gioca?
web-with-people = Con altre persone
web-with-computer = Contro il computer
web-with-engines = Contro altri programmi
web-beside = Qualcuno accanto a me
web-beside-about = Vi alternate su questo schermo.
web-link = Qualcuno, con un link
web-link-about = Manda un link o mostra un codice da scansionare.
web-anyone = Chi passa di qui
web-anyone-about = Aspetta qualcuno in sala d’attesa.
web-level = Livello { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Chi gioca
web-player = Giocatore { $number }
web-you = Tu
web-show-in-lobby = Mostra questa partita in sala d’attesa, così chiunque può unirsi
web-start = Comincia
web-invite = Invita
web-more-options = Opzioni e orologio
web-value-on = sì
web-value-off = no
web-begins = Chi comincia.
web-begins-drawn = A sorte
web-begins-me = Io
web-begins-others = Gli altri
web-takebacks = Le mosse si possono ritirare, se gli altri accettano.
web-help-wanted = Suggerimenti e valori sono permessi a tutti quelli che giocano con un link.
web-help-on = In questa partita suggerimenti e valori sono permessi a tutti.
web-help-off = In questa partita nessuno riceve suggerimenti.
web-clock = Quanto tempo c’è per pensare.
web-clock-none = Senza orologio
web-clock-increment = Minuti per tutta la partita
web-clock-days = Giorni per ogni mossa
web-clock-base = Minuti con cui comincia ciascuno.
web-clock-more = Secondi aggiunti dopo ogni mossa.
web-clock-each = Giorni che ha ciascuno per una mossa.
web-clock-days-text = { $days ->
        [one] Un giorno a mossa
        [many] { $days } giorni a mossa
       *[other] { $days } giorni a mossa
    }
web-clock-minutes-text = { $minutes ->
        [one] Un minuto
        [many] { $minutes } minuti
       *[other] { $minutes } minuti
    }
web-clock-increment-text = { $minutes ->
        [one] Un minuto
        [many] { $minutes } minuti
       *[other] { $minutes } minuti
    } + { $seconds ->
        [one] un secondo a mossa
        [many] { $seconds } secondi a mossa
       *[other] { $seconds } secondi a mossa
    }
web-clock-left = restano { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Invita qualcuno
        [many] Invita { $count } persone
       *[other] Invita { $count } persone
    }
web-invite-about = Manda il link, o fai scansionare il codice. La partita comincia appena ci siete tutti.
web-invite-lobby = La partita è in sala d’attesa. Puoi anche mandare il link o mostrare il codice.
web-invite-link = Link a questa partita
web-waiting = In attesa…
web-qr = Il link come codice da scansionare
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-rules = Regole
web-rules-of = Le regole di { $game }
web-rules-examples = Con esempi, su una pagina a parte
web-join-title = { $named ->
        [yes] { $name } ti invita a { $game }
       *[no] Ti invitano a { $game }
    }
web-join = Unisciti
web-open-seat = Posto libero
web-numbered = { $name } { $number }
web-somebody = Qualcuno
web-beside-you = Qualcuno accanto a te

## The match

web-turn = { $who ->
        [you] Il tuo turno
       *[other] Tocca a { $name }
    }
web-thinking = { $name } sta pensando…
web-over = La partita è finita
web-seat-you = tu
web-seat-away = assente
web-left-resigned = ha abbandonato
web-left-time = tempo finito
web-left-failed = non può continuare
web-seat-engine = programma
web-winner = Vittoria
web-moves = Mosse
web-no-moves = Non è stata ancora giocata nessuna mossa.
web-move-played = Mossa { $number }: { $name } ha giocato { $move }
web-meanwhile = { $name } ha giocato { $move }.
web-back-to-match = Torna alla partita
web-replay-first = All’inizio
web-replay-previous = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-latest = All’ultima mossa
web-in-words = Posizione e mosse in parole
web-type-move = Scrivi una mossa
web-play-move = Gioca
web-watching = { $count ->
        [one] Una persona sta guardando.
        [many] { $count } persone stanno guardando.
       *[other] { $count } persone stanno guardando.
    }
web-away = { $name } in questo momento non c’è.
web-offline = La connessione è caduta. Nuovo tentativo…
web-offline-unsent = La connessione è caduta. La tua mossa è conservata e partirà appena torna.

## What can be done in a match

web-actions = Azioni
web-takeback = Ritira mossa
web-takeback-asked = Hai chiesto di ritirare una mossa.
web-takeback-wish = { $name } chiede di ritirare una mossa.
web-allow = Consenti
web-decline = Rifiuta
web-agree = Accetta
web-draw = Patta
web-draw-sure = Proporre la patta?
web-draw-about = Se tutti accettano, nessuno vince e nessuno perde.
web-draw-yes = Proponi la patta
web-draw-asked = Hai proposto la patta.
web-draw-wish = { $name } propone la patta.
web-resign = Abbandona
web-resign-sure = Abbandonare?
web-resign-about = Chi abbandona perde la partita. In tre o più, il computer continua a giocare per quel posto.
web-resign-yes = Abbandona
web-abort = Annulla
web-abort-sure = Annullare la partita?
web-abort-about = Non è successo ancora quasi nulla; la partita non conterà per nessuno.
web-abort-yes = Annulla la partita
web-flip = Gira il piano
web-again = Gioca ancora
web-rematch-asked = In attesa degli altri…
web-rematch-wish = { $name } vuole giocare ancora.
web-to-rematch = Alla prossima partita
web-other-match = Un’altra partita
web-share-watch = Chi ha questo link può guardare
web-device = Continua su un altro dispositivo
web-device-link = Solo per te: chi apre questo link gioca al tuo posto
web-device-revoke = Revoca i link personali
web-device-revoked = Revocati: nessun altro gioca più al tuo posto.
web-record-save = Salva la partita
web-record-copy = Copia la partita

## What happened, read out

web-event-joined = Ora gioca anche { $name }.
web-event-started = La partita comincia.
web-event-resigned = { $who ->
        [you] Hai abbandonato.
       *[other] { $name } ha abbandonato.
    }
web-event-time = { $who ->
        [you] Il tuo tempo è finito.
       *[other] Il tempo di { $name } è finito.
    }
web-event-failed = { $name } non può continuare: { $reason ->
        [engine-illegal] ha giocato { $note }, che non è permesso
        [engine-late] non ha risposto in tempo
        [engine-died] il suo programma è terminato
        [engine-unknown] qui non è più noto
       *[other] il suo programma non funziona come dovrebbe
    }.
web-event-draw-offered = { $who ->
        [you] Hai proposto la patta.
       *[other] { $name } propone la patta.
    }
web-event-draw-accepted = { $who ->
        [you] Accetti la patta.
       *[other] { $name } accetta la patta.
    }
web-event-draw-declined = { $who ->
        [you] Hai rifiutato la patta.
       *[other] { $name } rifiuta la patta.
    }
web-event-takeback-asked = { $who ->
        [you] Hai chiesto di ritirare una mossa.
       *[other] { $name } chiede di ritirare una mossa.
    }
web-event-takeback-declined = { $who ->
        [you] Hai rifiutato il ritiro della mossa.
       *[other] { $name } rifiuta il ritiro della mossa.
    }
web-event-taken-back = Sono state ritirate delle mosse.
web-event-rematch-wanted = { $who ->
        [you] Vuoi giocare ancora.
       *[other] { $name } vuole giocare ancora.
    }
web-event-aborted = La partita è stata annullata.

## The end

web-ending = Risultato
web-won = { $who ->
        [you] Hai vinto!
       *[other] Vince { $name }
    }
web-drawn = Patta
web-why = Com’è finita: { $reason }.
web-why-failed = Com’è finita: il programma non ha potuto continuare.
web-why-where = Si vede qui: { $spaces }.
web-aborted = Annullata
web-aborted-why = Questa partita è stata annullata prima di cominciare davvero.

## Finding matches

web-lobby = Sala d’attesa
web-lobby-waiting = Cercano compagnia
web-lobby-nobody = Ora non aspetta nessuno. Comincia una partita e scegli «{ web-anyone }».
web-lobby-begin = Comincia una partita
web-lobby-running = In corso
web-lobby-quiet = Ora non si gioca nessuna partita pubblica.
web-mine = Le mie partite
web-mine-none = In questo browser non hai ancora giocato.
web-mine-lacks = Il server non è raggiungibile. Qui mancano le partite che conserva.
web-mine-filter = Quali partite mostrare
web-mine-all = Tutte
web-mine-running = In corso
web-mine-ended = Finite
web-mine-more = Mostra le più vecchie
web-mine-kept-about = Le partite finite spariscono dopo molto tempo. Quelle con la stella restano.
web-mine-keep = Conserva questa partita
web-mine-delete = Elimina questa partita
web-delete-sure = Eliminare questa partita?
web-delete-about = Non si potrà recuperare. Una partita con altri sparisce solo dal tuo elenco.
web-delete-yes = Elimina
web-list-waiting = in attesa di giocatori
web-list-your-turn = è il tuo turno
web-list-playing = { $ply ->
        [0] sta per cominciare
        [one] una mossa giocata
        [many] { $ply } mosse giocate
       *[other] { $ply } mosse giocate
    }

## Saved games

web-open = Apri una partita salvata
web-open-about = Una partita finita si mostra dalla prima mossa; una non finita continua.
web-open-file = Scegli un file
web-open-text = o incolla la partita come testo, o il suo indirizzo
web-open-with = Continua a giocare con
web-open-look = Guardala
web-open-go-on = Continua a giocare
web-open-too-long = È troppo lungo per essere una partita salvata.

## What can go wrong, and what to do next

web-problem-unexpected = Qualcosa è andato storto
web-problem-unexpected-next = La risposta del server non aveva senso. Riprova.
web-problem-server = Il server ha un problema
web-problem-server-next = Riprova fra un momento. Nulla di ciò che hai giocato è perso.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nessuna connessione
web-problem-offline-next = Il server non è raggiungibile. Controlla la connessione e riprova.
web-problem-slow = Il server è lento
web-problem-slow-next = La risposta non è arrivata in tempo. Riprova.
web-problem-page = Qui non c’è nulla
web-problem-page-next = Questo indirizzo non porta da nessuna parte. Forse nel link manca una lettera.
web-problem-unloaded = Questa pagina non si è potuta caricare
web-problem-unloaded-next = Forse la connessione è caduta, o c’è una versione più recente. Ricarica la pagina.
web-problem-game = Questo gioco non esiste
web-problem-game-next = Forse nel link manca una lettera. Scegli uno dei giochi.
web-problem-match = Questa partita non esiste
web-problem-match-next = Forse nel link manca una lettera, o la partita è troppo vecchia ed è stata rimossa. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Questa partita non è in questo browser
web-problem-match-elsewhere-next = Una partita attorno a un tavolo o contro il computer resta nel browser dove si gioca. Scegli lì «{ web-share }»: il link che contiene tutta la partita si apre ovunque.
web-problem-match-damaged = Non è stato possibile leggere questa partita
web-problem-match-damaged-next = È stata messa da parte, con il suo testo così com’è. La trovi in «{ web-mine }».
web-problem-aborted = Questa partita è stata annullata
web-problem-aborted-next = È finita prima di cominciare. Puoi cominciarne un’altra.
web-problem-match-full-next = Tutti i posti sono già occupati. Puoi guardare la partita o cominciarne una tua.
web-problem-stale-next = Nel frattempo la posizione è cambiata, quindi la tua mossa non è stata giocata.
web-problem-key-unknown = Questo link non è valido
web-problem-key-unknown-next = Il link personale è già stato usato o è sbagliato. Creane uno nuovo sul dispositivo dove giochi, con «{ web-share }».

## Without a server, without a connection

web-unplugged = Senza connessione
web-unplugged-about = Scarica una volta tutto Fourfold, e funziona senza connessione: partite attorno a un tavolo e contro il computer, lezioni, problemi, regole, analisi e partite da rivedere. Per incontrare altre persone la connessione serve sempre.
web-unplugged-make = Usa senza connessione
web-unplugged-size = { $megabytes } MB da scaricare.
web-unplugged-fetching = Scaricamento: { $percent }%
web-unplugged-ready = C’è tutto. Fourfold funziona senza connessione, e il computer pensa in questo browser.
web-unplugged-failed = Non è stato possibile scaricare tutto. Controlla la connessione e riprova.
web-unplugged-full = In questo browser non c’è più spazio. Non è stato possibile scaricare tutto.
web-starting = Prepariamo il tavolo…
web-problem-python = Questo browser non può giocare da solo
web-problem-python-next = Qui Fourfold ha bisogno di qualcosa che a questo browser manca o che è disattivato: i worker, WebAssembly o la decompressione dei file. Prova un browser più recente.
web-problem-unfetched = Non ancora scaricato
web-problem-unfetched-next = Ciò che serve qui non è ancora stato scaricato, e non c’è connessione. Collegati una volta: «{ web-unplugged-make }» nelle impostazioni scarica tutto.
web-storage-full = In questo browser non c’è più spazio. Le partite si conservano solo finché questa pagina è aperta; salva quelle che vuoi tenere.
web-storage-forbidden = Questo browser non conserva nulla. Le partite si conservano solo finché questa pagina è aperta; salva quelle che vuoi tenere.
web-damaged = { $count ->
        [one] Non è stato possibile leggere una partita salvata. È stata messa da parte, con il suo testo così com’è.
        [many] Non è stato possibile leggere { $count } partite salvate. Sono state messe da parte, con i loro testi così come sono.
       *[other] Non è stato possibile leggere { $count } partite salvate. Sono state messe da parte, con i loro testi così come sono.
    }
web-damaged-save = Salva il testo
web-damaged-copy = Copia il testo
web-damaged-remove = Butta via
web-damaged-sure = Buttare via questa partita?
web-damaged-about = Il suo testo non si potrà recuperare. Nel dubbio, prima salvalo o copialo.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link che contiene tutta la partita
web-share-here = Questa partita è conservata solo in questo browser. Chi riceve il link o la partita salvata può guardarla e continuarla.
web-alone = Qui Fourfold funziona senza server, perciò non si può incontrare nessun altro.
web-alone-elsewhere = Ci si incontra su { $server }.
