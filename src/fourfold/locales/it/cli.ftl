## Help

cli-help-usage = Uso:
cli-help-command-piece = COMANDO
cli-help-options-piece = [OPZIONI]
cli-help-language-piece = LINGUA
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni

cli-help-fourfold = Giochi da tavolo con regole esatte: gioca a { $games } nel terminale, o interroga le regole da un programma.
cli-help-play = Giocare nel terminale, con persone a questa tastiera o contro il computer.
cli-help-games = Elencare i giochi, o le opzioni di un gioco.
cli-help-rules = Rispondere a ogni riga JSON dello standard input con una riga JSON: posizione, mosse permesse, esito.
cli-help-perft = Contare le sequenze di mosse permesse di una data lunghezza.
cli-help-analyze = Dire quanto vale una posizione, e ogni mossa in essa: dimostrato dove si può.
cli-help-match = Far giocare fra loro i giocatori del computer e misurarne la forza.
cli-help-solve = Trovare il valore di ogni posizione di un gioco. Si può fermare, e riprende quando lo si richiama.
cli-help-verify = Controllare che cosa dice una tabella di valori, con un programma che non l’ha fatta.
cli-help-tables = Dire quali tabelle di valori ci sono qui; scaricarle, costruirle, controllarle, comprimerle o rimuoverle.
cli-help-serve = Servire l’app web e la sua API. Senza comando in un terminale, fourfold fa anche questo e la mostra in un browser.
cli-help-backup = Salvare tutte le partite di un server, anche mentre è in funzione.
cli-help-engine = Giocare come motore per altri programmi, che dicono che cosa fare con la Universal Game Interface.
cli-help-pipe = Analizzare le posizioni descritte da righe JSON sullo standard input, più d’una per volta, ognuna con un identificativo.
cli-help-puzzles = Cercare problemi: posizioni in cui una sola mossa è giusta. Ognuno è dimostrato e ha un punteggio. Stampa JSON.
cli-help-bench = Misurare quanto è veloce tutto, accanto alle regole semplici e ad altre librerie.

cli-help-version = Stampare la versione.
cli-help-lang = Parlare una delle lingue { $languages }.
cli-help-help = Stampare questo aiuto.
cli-help-game = Uno di { $games }, con opzioni se vuoi: exago?players=3&size=5
cli-help-option = Un’opzione del gioco, per esempio size=5. Si può dare più volte.
cli-help-position = Cominciare da questa posizione invece che da quella solita.
cli-help-players = Chi gioca, con virgole in mezzo. Da level1 a level10 sono giocatori del computer, come random, greedy e montecarlo; ? è una persona senza nome.
cli-help-in-order = Far sedere i giocatori nell’ordine dato invece di tirare a sorte.
cli-help-load = Continuare una partita salvata.
cli-help-seed = Far uscire uguale ogni volta tutto ciò che è casuale.
cli-help-ascii = Disegnare solo con caratteri semplici.
cli-help-no-color = Disegnare senza colori.
cli-help-level = Giocare contro il computer di questo livello, da 1 (debole) a 10 (il più forte possibile).
cli-help-time-move = Quanto può pensare a una mossa un giocatore del computer. Di solito 2.
cli-help-time = Quanto pensare. Di solito 2; con 0 solo ciò che si sa subito.
cli-help-json = Rispondere con una riga JSON.

## Games and their options

cli-games-more = fourfold games GAME elenca le opzioni di un gioco, fourfold play GAME lo gioca.
cli-seats-exactly = { $count ->
        [one] un giocatore
        [many] { $count } giocatori
       *[other] { $count } giocatori
    }
cli-seats-range = da { $low } a { $high } giocatori
cli-options-none = Questo gioco non ha opzioni.
cli-options-in-force = Opzioni di questa partita:
cli-values-choice = Una di { $values }.
cli-values-number = Da { $low } a { $high }.
cli-values-numbers = Da { $low } a { $high }, per tutti o per ogni posto con virgole in mezzo.
cli-default = Di solito { $value }.
cli-default-depends = Qui di solito { $value }; dipende dalle opzioni sopra.

## Questions before the first move

cli-ask-game = Quale gioco?
cli-ask-players = In quanti si gioca, da { $low } a { $high }? [{ $low }]
cli-ask-opponents = Chi gioca?
cli-ask-level = Quanto forte?
cli-against-people = Persone, tutte a questa tastiera
cli-against-level = Tu contro il computer, forte quanto vuoi
cli-against-random = Tu contro il computer, che gioca a caso
cli-ask-number = Numero [{ $default }]:
cli-ask-again = Scrivi un numero da { $low } a { $high }.

## Players

cli-player-random = Caso
cli-player-level1 = { level-name-1 }, livello 1
cli-player-level2 = { level-name-2 }, livello 2
cli-player-level3 = { level-name-3 }, livello 3
cli-player-level4 = { level-name-4 }, livello 4
cli-player-level5 = { level-name-5 }, livello 5
cli-player-level6 = { level-name-6 }, livello 6
cli-player-level7 = { level-name-7 }, livello 7
cli-player-level8 = { level-name-8 }, livello 8
cli-player-level9 = { level-name-9 }, livello 9
cli-player-level10 = { level-name-10 }, livello 10
cli-player-greedy = Avidità
cli-player-montecarlo = Montecarlo
cli-name = { $name } ({ $colour })
cli-you = tu
cli-somebody = una persona
cli-seat = { $colour }: { $name }
cli-seats-drawn = Si è tirato a sorte. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, mossa { $number }
cli-title-end = { $count ->
        [0] { $game } senza nessuna mossa
        [one] { $game } dopo una mossa
        [many] { $game } dopo { $count } mosse
       *[other] { $game } dopo { $count } mosse
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, è il tuo turno
cli-hint = Scrivi una mossa come { $example }, «{ $moves }» per vederle tutte, o «{ $help }».
cli-hint-help = Scrivi «{ $help }» per vedere che cosa puoi fare.
cli-computer-plays = { $name } gioca { $move }.
cli-thinking = { $name } sta pensando…
cli-won = Vince { $name }: { $reason }.
cli-drawn = Patta: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = aiuto, ?
cli-word-moves = mosse
cli-word-hint = suggerimento, consiglio
cli-word-analyze = analizza, analisi
cli-word-undo = ritira
cli-word-save = salva
cli-word-load = carica
cli-word-resign = abbandona
cli-word-draw = patta
cli-word-rules = regole
cli-word-record = partita
cli-word-rematch = rivincita
cli-word-quit = esci

cli-argument-moves = [INIZIO]
cli-argument-save = FILE
cli-argument-load = FILE

cli-about-help = mostra questo elenco
cli-about-moves = elenca le mosse permesse, o quelle che cominciano così
cli-about-hint = fa indicare al computer una buona mossa
cli-about-analyze = dice quanto valgono la posizione e ogni mossa
cli-about-undo = ritira l’ultima mossa fatta da una persona
cli-about-save = scrive la partita in un file
cli-about-load = continua con una partita da un file
cli-about-resign = abbandona la partita
cli-about-draw = propone la patta
cli-about-rules = mostra le regole di questo gioco
cli-about-record = mostra la partita fin qui come testo
cli-about-rematch = gioca ancora quando la partita è finita
cli-about-quit = esce dal programma

cli-help-move = Per giocare scrivi una mossa o il suo numero nell’elenco. Invio da solo mostra di nuovo il piano di gioco.
cli-moves-count = { $count ->
        [one] Una mossa permessa.
        [many] { $count } mosse permesse.
       *[other] { $count } mosse permesse.
    }
cli-moves-none = Nessuna mossa permessa comincia con «{ $start }».
cli-taken-back = { $count ->
        [one] È stata ritirata una mossa.
        [many] Sono state ritirate { $count } mosse.
       *[other] Sono state ritirate { $count } mosse.
    }
cli-saved = Salvata come «{ $file }».
cli-not-saved = Non salvata.
cli-replace = C’è già un file «{ $file }». Sostituirlo?
cli-load-anyway = Questa partita non è salvata. Lasciarla lo stesso?
cli-quit-save = Questa partita non è salvata. Scrivi un nome di file per salvarla, o premi Invio per uscire:
cli-resign-sure = { $name }, vuoi abbandonare?
cli-resigned = { $name } ha abbandonato; d’ora in poi il computer gioca per quel posto.
cli-draw-sure = { $name }, accetti la patta?
cli-draw-refused = { $name } continua a giocare.
cli-unsaved = Questa partita non è finita. Per continuare più tardi, metti queste righe in un file e scrivi: fourfold play --load FILE
cli-yes-or-no = [s/N]
cli-yes = s, sì, si, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] Tocca a { $name }, che vince.
        [1] Tocca a { $name }, che vince subito.
       *[other] Tocca a { $name }, che vince dopo { $plies } mosse, contando quelle di entrambe le parti.
    }
analyze-position-loss = { $plies ->
        [0] Tocca a { $name }, che perde.
        [1] Tocca a { $name }, che perde subito.
       *[other] Tocca a { $name }, che perde dopo { $plies } mosse, contando quelle di entrambe le parti.
    }
analyze-position-draw = Tocca a { $name }; nessuno può forzare la vittoria.
analyze-position-unknown = Tocca a { $name }. Non è ancora dimostrato chi vince; più tempo può aiutare.
analyze-best-open = Non è ancora dimostrato quale mossa sia la migliore; più tempo può aiutare.
analyze-move = Mossa
analyze-value = Valore
analyze-plies = Mosse fino alla fine
analyze-proof = Certezza
analyze-value-win = vince
analyze-value-loss = perde
analyze-value-draw = patta
analyze-value-unknown = non si sa
analyze-guess-good = sembra buona
analyze-guess-fair = sembra discreta
analyze-guess-even = sembra equilibrata
analyze-guess-poor = sembra debole
analyze-guess-bad = sembra cattiva
analyze-exact = dimostrato
analyze-estimate = stimato
analyze-more = { $count ->
        [one] E un’altra mossa.
        [many] E altre { $count } mosse.
       *[other] E altre { $count } mosse.
    }

## What can go wrong

cli-output-failed = L’output non si può scrivere: { $why }

error-usage-command = Non c’è il comando «{ $name }»; i comandi sono { $names }.
error-usage-extra = C’è un argomento di troppo: «{ $argument }».
error-usage-missing = Manca l’argomento { $argument }.
error-usage-option = Qui non c’è l’opzione { $option }; --help le elenca.
error-usage-negative = Qui un numero non può essere negativo.
error-usage-value-missing = L’opzione { $option } vuole un valore.
error-usage-no-value = L’opzione { $option } non vuole un valore.
error-usage-other = { $message }
error-extra-missing = Per questo serve il pacchetto { $package }, che un’installazione semplice non comprende. Installalo con: pip install "fourfold[{ $extra }]"
error-language-unknown = Qui non c’è la lingua «{ $name }»; le lingue sono { $names }.
error-number-here = { $name } non può essere «{ $value }»; è un numero intero da { $low } a { $high }.
error-game-missing = Quale gioco? Indicane uno di { $names }.
error-load-alone = Una partita salvata porta con sé gioco, opzioni, posizione e giocatori; non indicarli con --load.
error-level-or-players = O --level o --players, non entrambi; un livello si può nominare fra i giocatori, come in Ann,level3.
error-level-unknown = Non c’è il giocatore «{ $name }»; i livelli vanno da { $low } a { $high }.
error-time-here = Il tempo non può essere «{ $value }»; è un numero di secondi da 0 a { $high }.
error-path-here = «{ $path }» non può essere il nome di un file o di una cartella.

error-move-number = { $count ->
        [one] C’è una sola mossa permessa; quello non è il suo numero.
        [many] Ci sono { $count } mosse permesse; quello non è il numero di nessuna.
       *[other] Ci sono { $count } mosse permesse; quello non è il numero di nessuna.
    }
error-nobody-to-take-back = Non hai ancora giocato, quindi non si può ritirare nulla.
error-draw-with-computer = Il computer non accetta la patta.
error-file-missing = Quale file? Scrivi { $usage }.

error-file-unreadable = «{ $file }» non si può leggere: { $why ->
        [missing] il file non esiste.
        [folder] è una cartella.
        [forbidden] non hai il permesso di leggerlo.
       *[other] { $system }.
    }
error-file-unwritable = «{ $file }» non si può scrivere: { $why ->
        [missing] la cartella non esiste.
        [folder] ha quel nome qualcosa che non è un normale file.
        [forbidden] non hai il permesso di scrivere lì.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» non è una partita salvata: è più lungo di { $limit } byte.
error-file-not-text = «{ $file }» non è una partita salvata: la riga { $line } non è testo UTF-8.
