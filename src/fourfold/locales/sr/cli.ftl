## Help

cli-help-usage = Upotreba:
cli-help-command-piece = KOMANDA
cli-help-options-piece = [OPCIJE]
cli-help-language-piece = JEZIK
cli-help-commands = Komande
cli-help-arguments = Argumenti
cli-help-options = Opcije

cli-help-fourfold = Igre na tabli s tačnim pravilima: igrajte { $games } u terminalu ili pitajte za pravila iz programa.
cli-help-play = Igrajte u terminalu, s ljudima za ovom tastaturom ili protiv računara.
cli-help-games = Nabraja igre, ili opcije jedne igre.
cli-help-rules = Na svaku liniju JSON sa standardnog ulaza odgovara linijom JSON: pozicija, dozvoljeni potezi, ishod.
cli-help-perft = Broji nizove dozvoljenih poteza zadate dužine.
cli-help-analyze = Kaže koliko vredi pozicija i svaki potez u njoj: dokazano gde je moguće.
cli-help-match = Pušta računarske igrače da igraju jedni protiv drugih i ocenjuje ih.
cli-help-solve = Nalazi vrednost svake pozicije neke igre. Može se zaustaviti, a pri novom pozivu nastavlja.
cli-help-verify = Proverava šta kaže tabela vrednosti, programom koji je nije napravio.
cli-help-tables = Kaže koje su tabele vrednosti ovde; preuzima ih, pravi, proverava, pakuje ili uklanja.
cli-help-serve = Pokreće veb-aplikaciju i njen API. Pozvan u terminalu bez komande, fourfold radi isto to i prikazuje je u pregledaču.
cli-help-backup = Čuva sve partije servera, i dok radi.
cli-help-engine = Igra za druge programe, koji mu preko Universal Game Interface govore šta da radi.
cli-help-pipe = Analizira pozicije opisane linijama JSON sa standardnog ulaza, po nekoliko odjednom, svaku sa svojim id.
cli-help-puzzles = Nalazi zadatke: pozicije u kojima je ispravan tačno jedan potez. Svaki je dokazan i ima rejting. Ispisuje JSON.
cli-help-bench = Meri koliko je sve brzo, u poređenju s običnim pravilima i drugim bibliotekama.

cli-help-version = Ispisuje verziju.
cli-help-lang = Govori jedan od jezika { $languages }.
cli-help-help = Ispisuje ovu pomoć.
cli-help-game = Jedna od { $games }, po želji s opcijama: exago?players=3&size=5
cli-help-option = Opcija igre, na primer size=5. Može se navesti više puta.
cli-help-position = Počinje od ove pozicije umesto od uobičajene.
cli-help-players = Ko igra, sa zarezima između. level1 do level10 su računarski igrači, kao i random, greedy i montecarlo; ? je osoba bez imena.
cli-help-in-order = Igrači sede datim redom, bez žreba.
cli-help-load = Nastavlja sačuvanu partiju.
cli-help-seed = Sve što je slučajno ispada svaki put isto.
cli-help-ascii = Crta samo običnim znakovima.
cli-help-no-color = Crta bez boja.
cli-help-level = Igrajte protiv računara ovog nivoa, od 1 (slab) do 10 (najjači što može).
cli-help-time-move = Koliko sekundi računarski igrač sme da razmišlja o potezu. Obično 2.
cli-help-time = Koliko sekundi razmišljati. Obično 2; sa 0 samo ono što se odmah zna.
cli-help-json = Odgovara jednom linijom JSON.

## Games and their options

cli-games-more = fourfold games GAME nabraja opcije igre, fourfold play GAME je igra.
cli-seats-exactly = { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
cli-seats-range = { $low } do { $high } igrača
cli-options-none = Ova igra nema opcija.
cli-options-in-force = Opcije u ovoj igri:
cli-values-choice = Jedno od { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, za sve, ili za svako mesto sa zarezima između.
cli-default = Obično { $value }.
cli-default-depends = Ovde obično { $value }; zavisi od opcija iznad.

## Questions before the first move

cli-ask-game = Koja igra?
cli-ask-players = Koliko igrača, { $low } do { $high }? [{ $low }]
cli-ask-opponents = Ko igra?
cli-ask-level = Koliko jak?
cli-against-people = Ljudi, svi za ovom tastaturom
cli-against-level = Vi protiv računara, jakog koliko želite
cli-against-random = Vi protiv računara koji igra nasumično
cli-ask-number = Broj [{ $default }]:
cli-ask-again = Upišite broj od { $low } do { $high }.

## Players

cli-player-random = Nasumični
cli-player-level1 = { level-name-1 }, nivo 1
cli-player-level2 = { level-name-2 }, nivo 2
cli-player-level3 = { level-name-3 }, nivo 3
cli-player-level4 = { level-name-4 }, nivo 4
cli-player-level5 = { level-name-5 }, nivo 5
cli-player-level6 = { level-name-6 }, nivo 6
cli-player-level7 = { level-name-7 }, nivo 7
cli-player-level8 = { level-name-8 }, nivo 8
cli-player-level9 = { level-name-9 }, nivo 9
cli-player-level10 = { level-name-10 }, nivo 10
cli-player-greedy = Pohlepni
cli-player-montecarlo = Monte Karlo
cli-name = { $name } ({ $colour })
cli-you = vi
cli-somebody = osoba
cli-seat = { $colour }: { $name }
cli-seats-drawn = Žreb je obavljen. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, potez { $number }
cli-title-end = { $count ->
        [0] { $game } bez ijednog poteza
        [one] { $game } posle { $count } poteza
        [few] { $game } posle { $count } poteza
       *[other] { $game } posle { $count } poteza
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, vi ste na redu
cli-hint = Upišite potez, na primer { $example }, „{ $moves }“ da ih sve vidite, ili „{ $help }“.
cli-hint-help = Upišite „{ $help }“ da vidite šta možete.
cli-computer-plays = { $name } igra { $move }.
cli-thinking = { $name } razmišlja…
cli-won = { $name } pobeđuje: { $reason }.
cli-drawn = Nerešeno: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoć, pomoc, ?
cli-word-moves = potezi
cli-word-hint = nagoveštaj, nagovestaj
cli-word-analyze = analiza, analiziraj
cli-word-undo = poništi, ponisti
cli-word-save = sačuvaj, sacuvaj
cli-word-load = učitaj, ucitaj
cli-word-resign = predaja, predajem
cli-word-draw = nerešeno, nereseno, remi
cli-word-rules = pravila
cli-word-record = zapis
cli-word-rematch = revanš, revans
cli-word-quit = izlaz, kraj

cli-argument-moves = [POČETAK]
cli-argument-save = DATOTEKA
cli-argument-load = DATOTEKA

cli-about-help = prikazuje ovaj spisak
cli-about-moves = nabraja dozvoljene poteze, ili one koji ovako počinju
cli-about-hint = pušta računar da predloži dobar potez
cli-about-analyze = kaže koliko vrede pozicija i svaki potez
cli-about-undo = poništava poslednji potez koji je odigrao čovek
cli-about-save = upisuje partiju u datoteku
cli-about-load = nastavlja partiju iz datoteke
cli-about-resign = predajete se
cli-about-draw = nudi remi
cli-about-rules = prikazuje pravila ove igre
cli-about-record = prikazuje dosadašnju partiju kao tekst
cli-about-rematch = nova partija kad se ova završi
cli-about-quit = izlazi

cli-help-move = Da odigrate, upišite potez ili njegov broj sa spiska poteza. Samo Enter ponovo prikazuje tablu.
cli-moves-count = { $count ->
        [one] { $count } dozvoljen potez.
        [few] { $count } dozvoljena poteza.
       *[other] { $count } dozvoljenih poteza.
    }
cli-moves-none = Nijedan dozvoljen potez ne počinje sa „{ $start }“.
cli-taken-back = { $count ->
        [one] Poništen je { $count } potez.
        [few] Poništena su { $count } poteza.
       *[other] Poništeno je { $count } poteza.
    }
cli-saved = Sačuvano kao „{ $file }“.
cli-not-saved = Nije sačuvano.
cli-replace = Datoteka „{ $file }“ već postoji. Zameniti je?
cli-load-anyway = Ova partija nije sačuvana. Ipak je napustiti?
cli-quit-save = Ova partija nije sačuvana. Upišite ime datoteke da je sačuvate, ili Enter da izađete:
cli-resign-sure = { $name }, želite li da se predate?
cli-resigned = { $name } se predaje; od sada na tom mestu igra računar.
cli-draw-sure = { $name }, prihvatate li remi?
cli-draw-refused = { $name } igra dalje.
cli-unsaved = Ova partija nije završena. Da je kasnije nastavite, stavite ove linije u datoteku i upišite: fourfold play --load DATOTEKA
cli-yes-or-no = [d/N]
cli-yes = d, da

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } je na potezu i pobeđuje.
        [1] { $name } je na potezu i odmah pobeđuje.
        [one] { $name } je na potezu i pobeđuje za { $plies } potez, računajući obe strane.
        [few] { $name } je na potezu i pobeđuje za { $plies } poteza, računajući obe strane.
       *[other] { $name } je na potezu i pobeđuje za { $plies } poteza, računajući obe strane.
    }
analyze-position-loss = { $plies ->
        [0] { $name } je na potezu i gubi.
        [1] { $name } je na potezu i odmah gubi.
        [one] { $name } je na potezu i gubi za { $plies } potez, računajući obe strane.
        [few] { $name } je na potezu i gubi za { $plies } poteza, računajući obe strane.
       *[other] { $name } je na potezu i gubi za { $plies } poteza, računajući obe strane.
    }
analyze-position-draw = { $name } je na potezu; niko ne može da iznudi pobedu.
analyze-position-unknown = { $name } je na potezu. Još nije dokazano ko pobeđuje; više vremena može da pomogne.
analyze-best-open = Još nije dokazano koji je potez najbolji; više vremena može da pomogne.
analyze-move = Potez
analyze-value = Vrednost
analyze-plies = Poteza do kraja
analyze-proof = Koliko sigurno
analyze-value-win = pobeđuje
analyze-value-loss = gubi
analyze-value-draw = nerešeno
analyze-value-unknown = nije poznato
analyze-guess-good = izgleda dobro
analyze-guess-fair = izgleda pristojno
analyze-guess-even = izgleda izjednačeno
analyze-guess-poor = izgleda slabo
analyze-guess-bad = izgleda loše
analyze-exact = dokazano
analyze-estimate = procena
analyze-more = { $count ->
        [one] I još { $count } potez.
        [few] I još { $count } poteza.
       *[other] I još { $count } poteza.
    }

## What can go wrong

cli-output-failed = Izlaz se ne može upisati: { $why }

error-usage-command = Nema komande „{ $name }“; komande su { $names }.
error-usage-extra = Jedan argument je suvišan: „{ $argument }“.
error-usage-missing = Nedostaje argument { $argument }.
error-usage-option = Ovde nema opcije { $option }; --help ih nabraja.
error-usage-negative = Broj ovde ne može biti negativan.
error-usage-value-missing = Opciji { $option } treba vrednost.
error-usage-no-value = Opcija { $option } ne prima vrednost.
error-usage-other = { $message }
error-extra-missing = Za ovo je potreban paket { $package }, kojeg u običnoj instalaciji nema. Instalirajte ga sa: pip install "fourfold[{ $extra }]"
error-language-unknown = Ovde nema jezika „{ $name }“; jezici su { $names }.
error-number-here = { $name } ne može biti „{ $value }“; to je ceo broj od { $low } do { $high }.
error-game-missing = Koja igra? Navedite jednu od { $names }.
error-load-alone = Sačuvana partija donosi svoju igru, opcije, poziciju i igrače; izostavite ih uz --load.
error-level-or-players = Ili --level ili --players, ne oboje; nivo se može navesti među igračima, kao u Ann,level3.
error-level-unknown = Nema igrača „{ $name }“; nivoi su od { $low } do { $high }.
error-time-here = Vreme ne može biti „{ $value }“; to je broj sekundi od 0 do { $high }.
error-path-here = „{ $path }“ ne može biti ime datoteke ili fascikle.

error-move-number = { $count ->
        [1] Postoji samo jedan dozvoljen potez; to nije njegov broj.
        [one] Postoji { $count } dozvoljen potez; to nije broj nijednog.
        [few] Postoje { $count } dozvoljena poteza; to nije broj nijednog.
       *[other] Postoji { $count } dozvoljenih poteza; to nije broj nijednog.
    }
error-nobody-to-take-back = Još niste igrali, pa nema šta da se poništi.
error-draw-with-computer = Računar ne pristaje na remi.
error-file-missing = Koja datoteka? Upišite { $usage }.

error-file-unreadable = „{ $file }“ se ne može pročitati: { $why ->
        [missing] takve datoteke nema.
        [folder] to je fascikla.
        [forbidden] nemate pravo da je čitate.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }“ se ne može upisati: { $why ->
        [missing] takve fascikle nema.
        [folder] to ime ima nešto što nije obična datoteka.
        [forbidden] nemate pravo da tamo pišete.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ nije zapis partije: veličina u bajtovima je preko { $limit }.
error-file-not-text = „{ $file }“ nije zapis partije: linija { $line } nije tekst UTF-8.
