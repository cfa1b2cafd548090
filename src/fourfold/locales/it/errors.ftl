## Games and options

error-game-unknown = Non c’è un gioco di nome «{ $name }»; i giochi sono { $names }.
error-option-unknown = { $keys ->
        [none] Qui non c’è l’opzione «{ $key }»; le opzioni sono: –.
       *[other] Qui non c’è l’opzione «{ $key }»; le opzioni sono: { $keys }.
    }
error-option-choice = L’opzione { $key } non può essere «{ $value }»; è una di { $values }.
error-option-number = L’opzione { $key } non può essere «{ $value }»; è un numero intero da { $low } a { $high }.
error-option-type = L’opzione { $key } deve essere una parola o un numero intero.
error-option-pair = «{ $pair }» non è un’opzione; scrivi key=value.
error-option-twice = L’opzione { $key } è data due volte.

## Positions

error-field-count = Qui una posizione ha { $expected } parti separate da uno spazio, non { $found }.
error-row-count = Il piano di gioco ha { $expected } righe separate da «/», non { $found }.
error-row-length = La riga { $row } ha { $expected } spazi, non { $found }.
error-letter-unknown = La riga { $row } contiene «{ $letter }»; può contenere { $letters }.
error-mover-unknown = Non può toccare a «{ $letter }»; è una di { $letters }.
error-over-before-last-move = La partita era finita prima dell’ultima mossa di { seat-name }: sul piano di gioco c’era già una vittoria.

## Moves

error-game-over = La partita è finita: «{ $move }» non si può più giocare.
error-move-unreadable = «{ $move }» non è una mossa; le mosse si scrivono come { $example }.
error-picks-no-turn = Questa non è una mossa. Scegli un pezzo che possa andare da qualche parte, poi uno spazio dove metterlo.
error-picks-group = I gruppi più grandi sono più di uno: indica quello che resta.
error-picks-over = La partita è finita.
error-space-unknown = Su questo piano di gioco non c’è lo spazio { $space }.
error-space-taken = Lo spazio { $space } è occupato.
error-hand-empty = { seat-name } non ha più nulla da posizionare nella riserva.

## Matches

error-player-count = Ci sono { $seats } posti, non { $found }.
error-player-name = «{ $name }» non può essere un nome: da 1 a { $limit } caratteri visibili, senza spazi attorno.
error-settled-away-from-board = Questa partita è stata chiusa dai giocatori, non sul piano di gioco; non si può ritirare nulla.
error-nothing-to-take-back =
    { $played ->
        [0] Non è stata ancora giocata nessuna mossa, quindi nessuna si può ritirare.
        [one] È stata giocata una sola mossa; non se ne possono ritirare { $count }.
        [many] Sono state giocate solo { $played } mosse; non se ne possono ritirare { $count }.
       *[other] Sono state giocate solo { $played } mosse; non se ne possono ritirare { $count }.
    }
error-seat-cannot-resign = Il posto { $seat } non può abbandonare: non esiste, o ha già abbandonato.
error-match-goes-on = La partita non è ancora finita.
error-match-over = La partita è finita.

## Records

error-record-start = La partita salvata non può cominciare: { $reason }
error-record-move = Riga { $line }: { $reason }
error-record-tag-unreadable = Riga { $line }: «{ $text }» non è un’etichetta; le etichette sono come [Game "quantik"].
error-record-tag-twice = Riga { $line }: l’etichetta { $tag } compare qui per la seconda volta.
error-record-tag-unknown = Riga { $line }: l’etichetta { $tag } non esiste in queste partite salvate.
error-record-tag-missing = Alla partita salvata manca l’etichetta { $tag }.
error-record-rules = Riga { $line }: la partita segue la versione { $found } delle regole; questo programma conosce la versione { $expected }.
error-record-date = Riga { $line }: «{ $text }» non è una data; scrivila come 2026-11-15, o ? se non è nota.
error-record-number = Riga { $line }: qui ci si aspetta «{ $expected }», non «{ $found }».
error-record-number-alone = Riga { $line }: dopo l’ultimo numero non c’è una mossa.
error-record-resigned = Riga { $line }: «{ $text }» non corrisponde alle mosse; gli abbandoni si scrivono «seat 2 after 14», in ordine.
error-record-result = Riga { $line }: il risultato dice «{ $said }», ma le mosse dicono «{ $found }».
