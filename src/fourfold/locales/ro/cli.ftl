## Help

cli-help-usage = Utilizare:
cli-help-command-piece = COMANDĂ
cli-help-options-piece = [OPȚIUNI]
cli-help-language-piece = LIMBĂ
cli-help-commands = Comenzi
cli-help-arguments = Argumente
cli-help-options = Opțiuni

cli-help-fourfold = Jocuri de tablă cu reguli exacte: jucați { $games } în terminal sau întrebați regulile dintr-un program.
cli-help-play = Joacă în terminal, cu oameni la această tastatură sau împotriva calculatorului.
cli-help-games = Listează jocurile sau opțiunile unui joc.
cli-help-rules = Răspunde la fiecare linie de JSON de la intrarea standard cu o linie de JSON: poziție, mutări permise, rezultat.
cli-help-perft = Numără șirurile de mutări permise de o lungime dată.
cli-help-analyze = Spune cât valorează o poziție și fiecare mutare din ea: dovedit, unde se poate.
cli-help-match = Pune jucătorii calculatorului să joace între ei și îi clasifică.
cli-help-solve = Află valoarea fiecărei poziții a unui joc. Se poate opri și continuă la următoarea pornire.
cli-help-verify = Verifică ce spune un tabel de valori, cu un program care nu l-a făcut.
cli-help-tables = Spune ce tabele de valori sunt aici; le descarcă, le construiește, le verifică, le comprimă sau le șterge.
cli-help-serve = Oferă aplicația web și API-ul ei. Pornit fără comandă într-un terminal, fourfold face și el asta și o arată într-un browser.
cli-help-backup = Salvează toate partidele unui server, chiar și în timp ce rulează.
cli-help-engine = Joacă drept motor pentru alte programe, care spun ce e de făcut prin Universal Game Interface.
cli-help-pipe = Analizează pozițiile descrise de linii de JSON la intrarea standard, mai multe deodată, fiecare cu un id.
cli-help-puzzles = Găsește probleme: poziții în care exact o mutare este corectă. Fiecare e dovedită și are un rating. Scrie JSON.
cli-help-bench = Măsoară cât de rapid este totul, față de regulile simple și de alte biblioteci.

cli-help-version = Scrie versiunea.
cli-help-lang = Vorbește una dintre limbile { $languages }.
cli-help-help = Scrie acest ajutor.
cli-help-game = Unul dintre { $games }, cu opțiuni dacă doriți: exago?players=3&size=5
cli-help-option = O opțiune a jocului, de exemplu size=5. Se poate da de mai multe ori.
cli-help-position = Începe din această poziție în locul celei obișnuite.
cli-help-players = Cine joacă, cu virgule între nume. level1 până la level10 sunt jucători ai calculatorului, la fel random, greedy și montecarlo; ? este o persoană fără nume.
cli-help-in-order = Așază jucătorii în ordinea dată, fără tragere la sorți.
cli-help-load = Continuă o partidă salvată.
cli-help-seed = Face ca tot ce e la întâmplare să iasă la fel de fiecare dată.
cli-help-ascii = Desenează numai cu caractere simple.
cli-help-no-color = Desenează fără culori.
cli-help-level = Joacă împotriva calculatorului de acest nivel, de la 1 (slab) la 10 (cât de tare poate).
cli-help-time-move = Cât timp poate gândi la o mutare un jucător al calculatorului. De obicei 2.
cli-help-time = Cât timp să gândească. De obicei 2; cu 0, numai ce se știe imediat.
cli-help-json = Răspunde cu o singură linie de JSON.

## Games and their options

cli-games-more = fourfold games GAME listează opțiunile unui joc, fourfold play GAME îl joacă.
cli-seats-exactly = { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
cli-seats-range = de la { $low } la { $high } jucători
cli-options-none = Acest joc nu are opțiuni.
cli-options-in-force = Opțiuni în acest joc:
cli-values-choice = Una dintre { $values }.
cli-values-number = De la { $low } la { $high }.
cli-values-numbers = De la { $low } la { $high }, pentru toți sau pentru fiecare loc, cu virgule între ele.
cli-default = De obicei { $value }.
cli-default-depends = Aici de obicei { $value }; depinde de opțiunile de mai sus.

## Questions before the first move

cli-ask-game = Ce joc?
cli-ask-players = Câți jucători, de la { $low } la { $high }? [{ $low }]
cli-ask-opponents = Cine joacă?
cli-ask-level = Cât de tare?
cli-against-people = Oameni, toți la această tastatură
cli-against-level = Dumneavoastră împotriva calculatorului, oricât de tare doriți
cli-against-random = Dumneavoastră împotriva calculatorului, care mută la întâmplare
cli-ask-number = Număr [{ $default }]:
cli-ask-again = Vă rugăm să scrieți un număr de la { $low } la { $high }.

## Players

cli-player-random = La întâmplare
cli-player-level1 = { level-name-1 }, nivelul 1
cli-player-level2 = { level-name-2 }, nivelul 2
cli-player-level3 = { level-name-3 }, nivelul 3
cli-player-level4 = { level-name-4 }, nivelul 4
cli-player-level5 = { level-name-5 }, nivelul 5
cli-player-level6 = { level-name-6 }, nivelul 6
cli-player-level7 = { level-name-7 }, nivelul 7
cli-player-level8 = { level-name-8 }, nivelul 8
cli-player-level9 = { level-name-9 }, nivelul 9
cli-player-level10 = { level-name-10 }, nivelul 10
cli-player-greedy = Lacomul
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = dumneavoastră
cli-somebody = o persoană
cli-seat = { $colour }: { $name }
cli-seats-drawn = S-a tras la sorți. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, mutarea { $number }
cli-title-end = { $count ->
        [0] { $game } fără nicio mutare
        [one] { $game } după o mutare
        [few] { $game } după { $count } mutări
       *[other] { $game } după { $count } de mutări
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, mutați
cli-hint = Scrieți o mutare precum { $example }, „{ $moves }” ca să le vedeți pe toate, sau „{ $help }”.
cli-hint-help = Scrieți „{ $help }” ca să vedeți ce puteți face.
cli-computer-plays = { $name } joacă { $move }.
cli-thinking = { $name } se gândește…
cli-won = { $name } câștigă: { $reason }.
cli-drawn = Remiză: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = ajutor, ?
cli-word-moves = mutări, mutari
cli-word-hint = indiciu
cli-word-analyze = analiză, analiza
cli-word-undo = înapoi, inapoi
cli-word-save = salvează, salveaza
cli-word-load = deschide
cli-word-resign = abandon, abandonez
cli-word-draw = remiză, remiza
cli-word-rules = reguli
cli-word-record = partidă, partida
cli-word-rematch = revanșă, revansa
cli-word-quit = ieșire, iesire

cli-argument-moves = [ÎNCEPUT]
cli-argument-save = FIȘIER
cli-argument-load = FIȘIER

cli-about-help = arată această listă
cli-about-moves = listează mutările permise sau pe cele care încep așa
cli-about-hint = lasă calculatorul să numească o mutare bună
cli-about-analyze = spune cât valorează poziția și fiecare mutare
cli-about-undo = ia înapoi ultima mutare făcută de o persoană
cli-about-save = scrie partida într-un fișier
cli-about-load = continuă o partidă dintr-un fișier
cli-about-resign = abandonează partida
cli-about-draw = propune remiză
cli-about-rules = arată regulile acestui joc
cli-about-record = arată ca text partida de până acum
cli-about-rematch = joacă din nou când partida s-a încheiat
cli-about-quit = ieșire din joc

cli-help-move = Ca să jucați, scrieți o mutare sau numărul ei din lista de mutări. Enter singur arată din nou tabla.
cli-moves-count = { $count ->
        [one] O mutare permisă.
        [few] { $count } mutări permise.
       *[other] { $count } de mutări permise.
    }
cli-moves-none = Nicio mutare permisă nu începe cu „{ $start }”.
cli-taken-back = { $count ->
        [one] O mutare a fost luată înapoi.
        [few] { $count } mutări au fost luate înapoi.
       *[other] { $count } de mutări au fost luate înapoi.
    }
cli-saved = Salvat ca „{ $file }”.
cli-not-saved = Nu s-a salvat.
cli-replace = Există deja un fișier „{ $file }”. Îl înlocuiți?
cli-load-anyway = Această partidă nu este salvată. O părăsiți totuși?
cli-quit-save = Această partidă nu este salvată. Scrieți un nume de fișier ca s-o salvați sau Enter ca să ieșiți:
cli-resign-sure = { $name }, vreți să abandonați?
cli-resigned = { $name } a abandonat; de acum calculatorul joacă pe acel loc.
cli-draw-sure = { $name }, sunteți de acord cu remiza?
cli-draw-refused = { $name } joacă mai departe.
cli-unsaved = Această partidă nu este încheiată. Ca s-o continuați mai târziu, puneți aceste linii într-un fișier și scrieți: fourfold play --load FIȘIER
cli-yes-or-no = [d/N]
cli-yes = d, da

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } e la mutare și câștigă.
        [1] { $name } e la mutare și câștigă pe loc.
        [few] { $name } e la mutare și câștigă după { $plies } mutări, numărând ambele părți.
       *[other] { $name } e la mutare și câștigă după { $plies } de mutări, numărând ambele părți.
    }
analyze-position-loss = { $plies ->
        [0] { $name } e la mutare și pierde.
        [1] { $name } e la mutare și pierde pe loc.
        [few] { $name } e la mutare și pierde după { $plies } mutări, numărând ambele părți.
       *[other] { $name } e la mutare și pierde după { $plies } de mutări, numărând ambele părți.
    }
analyze-position-draw = { $name } e la mutare; nimeni nu poate forța victoria.
analyze-position-unknown = { $name } e la mutare. Încă nu este dovedit cine câștigă; mai mult timp poate ajuta.
analyze-best-open = Încă nu este dovedit care mutare e cea mai bună; mai mult timp poate ajuta.
analyze-move = Mutare
analyze-value = Valoare
analyze-plies = Mutări până la final
analyze-proof = Cât de sigur
analyze-value-win = câștigă
analyze-value-loss = pierde
analyze-value-draw = remiză
analyze-value-unknown = necunoscut
analyze-guess-good = pare bună
analyze-guess-fair = pare destul de bună
analyze-guess-even = pare egală
analyze-guess-poor = pare slabă
analyze-guess-bad = pare rea
analyze-exact = dovedit
analyze-estimate = estimare
analyze-more = { $count ->
        [one] Și încă o mutare.
        [few] Și încă { $count } mutări.
       *[other] Și încă { $count } de mutări.
    }

## What can go wrong

cli-output-failed = Rezultatul nu poate fi scris: { $why }

error-usage-command = Nu există comanda „{ $name }”; comenzile sunt { $names }.
error-usage-extra = Este un argument în plus: „{ $argument }”.
error-usage-missing = Lipsește argumentul { $argument }.
error-usage-option = Aici nu există opțiunea { $option }; --help le listează.
error-usage-negative = Aici un număr nu poate fi negativ.
error-usage-value-missing = Opțiunea { $option } are nevoie de o valoare.
error-usage-no-value = Opțiunea { $option } nu primește o valoare.
error-usage-other = { $message }
error-extra-missing = Pentru asta e nevoie de pachetul { $package }, pe care o instalare simplă nu îl cuprinde. Instalați-l cu: pip install "fourfold[{ $extra }]"
error-language-unknown = Aici nu există limba „{ $name }”; limbile sunt { $names }.
error-number-here = { $name } nu poate fi „{ $value }”; este un număr întreg de la { $low } la { $high }.
error-game-missing = Ce joc? Numiți unul dintre { $names }.
error-load-alone = O partidă salvată își aduce jocul, opțiunile, poziția și jucătorii; nu le mai dați împreună cu --load.
error-level-or-players = Ori --level, ori --players, nu amândouă; un nivel poate fi numit printre jucători, ca în Ann,level3.
error-level-unknown = Nu există jucătorul „{ $name }”; nivelurile sunt de la { $low } la { $high }.
error-time-here = Timpul nu poate fi „{ $value }”; este un număr de secunde de la 0 la { $high }.
error-path-here = „{ $path }” nu poate fi numele unui fișier sau dosar.

error-move-number = { $count ->
        [one] Există o singură mutare permisă; acesta nu este numărul ei.
        [few] Există { $count } mutări permise; acesta nu este numărul vreuneia.
       *[other] Există { $count } de mutări permise; acesta nu este numărul vreuneia.
    }
error-nobody-to-take-back = Încă nu ați mutat, deci nimic nu se poate lua înapoi.
error-draw-with-computer = Calculatorul nu acceptă remiza.
error-file-missing = Ce fișier? Scrieți { $usage }.

error-file-unreadable = „{ $file }” nu poate fi citit: { $why ->
        [missing] nu există un astfel de fișier.
        [folder] este un dosar.
        [forbidden] nu aveți voie să-l citiți.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }” nu poate fi scris: { $why ->
        [missing] nu există un astfel de dosar.
        [folder] ceva ce nu este un fișier obișnuit are acest nume.
        [forbidden] nu aveți voie să scrieți acolo.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” nu este o partidă salvată: depășește limita de octeți ({ $limit }).
error-file-not-text = „{ $file }” nu este o partidă salvată: linia { $line } nu este text UTF-8.
