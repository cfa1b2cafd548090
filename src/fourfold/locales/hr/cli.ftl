## Help

cli-help-usage = Uporaba:
cli-help-command-piece = NAREDBA
cli-help-options-piece = [OPCIJE]
cli-help-language-piece = JEZIK
cli-help-commands = Naredbe
cli-help-arguments = Argumenti
cli-help-options = Opcije

cli-help-fourfold = Društvene igre s točnim pravilima: igrajte { $games } u terminalu ili ispitujte pravila iz programa.
cli-help-play = Igraj u terminalu, s ljudima za ovom tipkovnicom ili protiv računala.
cli-help-games = Nabroji igre ili opcije jedne igre.
cli-help-rules = Na svaki redak JSON sa standardnog ulaza odgovori retkom JSON: položaj, dozvoljeni potezi, ishod.
cli-help-perft = Prebroji nizove dozvoljenih poteza zadane duljine.
cli-help-analyze = Reci koliko vrijedi položaj i svaki potez u njemu: dokazano gdje je to moguće.
cli-help-match = Neka računalni igrači igraju jedni protiv drugih; ocijeni ih.
cli-help-solve = Nađi vrijednost svakog položaja igre. Može se prekinuti i nastavlja se kad se opet pozove.
cli-help-verify = Provjeri što kaže tablica vrijednosti, programom koji je nije napravio.
cli-help-tables = Reci koje su tablice vrijednosti ovdje; preuzmi ih, izradi, provjeri, sažmi ili ukloni.
cli-help-serve = Pokreni web-aplikaciju i njezin API. Pozvan u terminalu bez naredbe, fourfold čini isto i prikazuje je u pregledniku.
cli-help-backup = Spremi sve partije poslužitelja, i dok radi.
cli-help-engine = Igraj kao program za druge programe, koji govore što činiti preko Universal Game Interface.
cli-help-pipe = Analiziraj položaje koje opisuju retci JSON na standardnom ulazu, nekoliko odjednom, svaki s id.
cli-help-puzzles = Nađi zadatke: položaje u kojima je točno jedan potez pravi. Svaki je dokazan i ocijenjen. Ispisuje JSON.
cli-help-bench = Izmjeri koliko je sve brzo u usporedbi s običnim pravilima i drugim bibliotekama.

cli-help-version = Ispiši inačicu.
cli-help-lang = Govori jedan od jezika { $languages }.
cli-help-help = Ispiši ovu pomoć.
cli-help-game = Jedna od igara { $games }, po želji s opcijama: exago?players=3&size=5
cli-help-option = Opcija igre, na primjer size=5. Može se navesti više puta.
cli-help-position = Počni iz ovog položaja umjesto iz uobičajenog.
cli-help-players = Tko igra, odvojeno zarezima. level1 do level10 su računalni igrači, kao i random, greedy i montecarlo; ? je osoba bez imena.
cli-help-in-order = Posjedni igrače zadanim redom umjesto ždrijebom.
cli-help-load = Nastavi spremljenu partiju.
cli-help-seed = Neka sve slučajno svaki put ispadne isto.
cli-help-ascii = Crtaj samo običnim znakovima.
cli-help-no-color = Crtaj bez boja.
cli-help-level = Igraj protiv računala ove razine, od 1 (slaba) do 10 (najjača moguća).
cli-help-time-move = Koliko dugo računalni igrač smije razmišljati o potezu. Obično 2.
cli-help-time = Koliko dugo razmišljati. Obično 2; s 0 samo ono što se zna odmah.
cli-help-json = Odgovori jednim retkom JSON.

## Games and their options

cli-games-more = fourfold games GAME nabraja opcije igre, fourfold play GAME je pokreće.
cli-seats-exactly = { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
cli-seats-range = { $low } do { $high } igrača
cli-options-none = Ova igra nema opcija.
cli-options-in-force = Opcije u ovoj partiji:
cli-values-choice = Jedna od vrijednosti { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, za sve ili za svako mjesto zasebno, odvojeno zarezima.
cli-default = Obično { $value }.
cli-default-depends = Ovdje obično { $value }; ovisi o gornjim opcijama.

## Questions before the first move

cli-ask-game = Koja igra?
cli-ask-players = Koliko igrača, { $low } do { $high }? [{ $low }]
cli-ask-opponents = Tko igra?
cli-ask-level = Koliko jak protivnik?
cli-against-people = Ljudi, svi za ovom tipkovnicom
cli-against-level = Vi protiv računala, koliko jakog želite
cli-against-random = Vi protiv računala koje igra nasumično
cli-ask-number = Broj [{ $default }]:
cli-ask-again = Upišite broj od { $low } do { $high }.

## Players

cli-player-random = Slučaj
cli-player-level1 = { level-name-1 }, razina 1
cli-player-level2 = { level-name-2 }, razina 2
cli-player-level3 = { level-name-3 }, razina 3
cli-player-level4 = { level-name-4 }, razina 4
cli-player-level5 = { level-name-5 }, razina 5
cli-player-level6 = { level-name-6 }, razina 6
cli-player-level7 = { level-name-7 }, razina 7
cli-player-level8 = { level-name-8 }, razina 8
cli-player-level9 = { level-name-9 }, razina 9
cli-player-level10 = { level-name-10 }, razina 10
cli-player-greedy = Pohlepko
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = vi
cli-somebody = osoba
cli-seat = { $colour }: { $name }
cli-seats-drawn = Odlučio je ždrijeb. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, potez { $number }
cli-title-end = { $count ->
        [0] { $game }, bez ijednog poteza
        [one] { $game } nakon { $count } poteza
        [few] { $game } nakon { $count } poteza
       *[other] { $game } nakon { $count } poteza
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, na potezu ste
cli-hint = Upišite potez, na primjer { $example }, „{ $moves }” za sve poteze ili „{ $help }”.
cli-hint-help = Upišite „{ $help }” da vidite što možete.
cli-computer-plays = { $name } igra { $move }.
cli-thinking = { $name } razmišlja…
cli-won = { $name } pobjeđuje: { $reason }.
cli-drawn = Neriješeno: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoć, pomoc, ?
cli-word-moves = potezi
cli-word-hint = savjet
cli-word-analyze = analiziraj, analiza
cli-word-undo = poništi, ponisti
cli-word-save = spremi
cli-word-load = učitaj, ucitaj
cli-word-resign = predaja
cli-word-draw = remi
cli-word-rules = pravila
cli-word-record = zapis
cli-word-rematch = uzvrat
cli-word-quit = kraj

cli-argument-moves = [POČETAK]
cli-argument-save = DATOTEKA
cli-argument-load = DATOTEKA

cli-about-help = pokaži ovaj popis
cli-about-moves = nabroji dozvoljene poteze ili one koji ovako počinju
cli-about-hint = neka računalo predloži dobar potez
cli-about-analyze = reci koliko vrijede položaj i svaki potez
cli-about-undo = poništi posljednji potez koji je odigrala osoba
cli-about-save = zapiši partiju u datoteku
cli-about-load = nastavi partiju iz datoteke
cli-about-resign = predaj partiju
cli-about-draw = ponudi remi
cli-about-rules = pokaži pravila ove igre
cli-about-record = pokaži dosadašnju partiju kao tekst
cli-about-rematch = igraj opet kad partija završi
cli-about-quit = napusti igru

cli-help-move = Za igru upišite potez ili njegov broj na popisu poteza. Samo Enter ponovno pokazuje ploču.
cli-moves-count = { $count ->
        [one] { $count } dozvoljen potez.
        [few] { $count } dozvoljena poteza.
       *[other] { $count } dozvoljenih poteza.
    }
cli-moves-none = Nijedan dozvoljen potez ne počinje s „{ $start }”.
cli-taken-back = { $count ->
        [one] Poništen je { $count } potez.
        [few] Poništena su { $count } poteza.
       *[other] Poništeno je { $count } poteza.
    }
cli-saved = Spremljeno kao „{ $file }”.
cli-not-saved = Nije spremljeno.
cli-replace = Datoteka „{ $file }” već postoji. Zamijeniti je?
cli-load-anyway = Ova partija nije spremljena. Svejedno je napustiti?
cli-quit-save = Ova partija nije spremljena. Upišite ime datoteke da se spremi ili Enter za izlaz:
cli-resign-sure = { $name }, želite li se predati?
cli-resigned = { $name } se predaje; odsad na tom mjestu igra računalo.
cli-draw-sure = { $name }, pristajete li na remi?
cli-draw-refused = { $name } igra dalje.
cli-unsaved = Ova partija nije završena. Da je nastavite poslije, spremite ove retke u datoteku i upišite: fourfold play --load DATOTEKA
cli-yes-or-no = [d/N]
cli-yes = d, da

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } je na potezu i pobjeđuje.
        [1] { $name } je na potezu i odmah pobjeđuje.
        [one] { $name } je na potezu i pobjeđuje nakon { $plies } poteza, računajući obje strane.
        [few] { $name } je na potezu i pobjeđuje nakon { $plies } poteza, računajući obje strane.
       *[other] { $name } je na potezu i pobjeđuje nakon { $plies } poteza, računajući obje strane.
    }
analyze-position-loss = { $plies ->
        [0] { $name } je na potezu i gubi.
        [1] { $name } je na potezu i odmah gubi.
        [one] { $name } je na potezu i gubi nakon { $plies } poteza, računajući obje strane.
        [few] { $name } je na potezu i gubi nakon { $plies } poteza, računajući obje strane.
       *[other] { $name } je na potezu i gubi nakon { $plies } poteza, računajući obje strane.
    }
analyze-position-draw = { $name } je na potezu; nitko ne može iznuditi pobjedu.
analyze-position-unknown = { $name } je na potezu. Još nije dokazano tko pobjeđuje; možda će pomoći više vremena.
analyze-best-open = Još nije dokazano koji je potez najbolji; možda će pomoći više vremena.
analyze-move = Potez
analyze-value = Vrijednost
analyze-plies = Poteza do kraja
analyze-proof = Sigurnost
analyze-value-win = pobjeđuje
analyze-value-loss = gubi
analyze-value-draw = neriješeno
analyze-value-unknown = nije poznato
analyze-guess-good = izgleda dobro
analyze-guess-fair = izgleda pristojno
analyze-guess-even = izgleda izjednačeno
analyze-guess-poor = izgleda slabo
analyze-guess-bad = izgleda loše
analyze-exact = dokazano
analyze-estimate = procjena
analyze-more = { $count ->
        [one] I još { $count } potez.
        [few] I još { $count } poteza.
       *[other] I još { $count } poteza.
    }

## What can go wrong

cli-output-failed = Izlaz se ne može zapisati: { $why }

error-usage-command = Naredbe „{ $name }” nema; naredbe su: { $names }.
error-usage-extra = Jedan je argument suvišan: „{ $argument }”.
error-usage-missing = Nedostaje argument { $argument }.
error-usage-option = Opcije { $option } ovdje nema; nabraja ih --help.
error-usage-negative = Broj ovdje ne može biti negativan.
error-usage-value-missing = Opcija { $option } treba vrijednost.
error-usage-no-value = Opcija { $option } nema vrijednost.
error-usage-other = { $message }
error-extra-missing = Za ovo je potreban paket { $package }, kojeg u osnovnoj instalaciji nema. Instalirajte ga s: pip install "fourfold[{ $extra }]"
error-language-unknown = Jezika „{ $name }” ovdje nema; jezici su: { $names }.
error-number-here = { $name } ne može biti „{ $value }”; to je cijeli broj od { $low } do { $high }.
error-game-missing = Koja igra? Navedite jednu od igara { $names }.
error-load-alone = Spremljena partija donosi svoju igru, opcije, položaj i igrače; uz --load ih izostavite.
error-level-or-players = Ili --level ili --players, ne oboje; razina se može navesti među igračima, na primjer Ann,level3.
error-level-unknown = Igrača „{ $name }” nema; razine su od { $low } do { $high }.
error-time-here = Vrijeme ne može biti „{ $value }”; to je broj sekundi od 0 do { $high }.
error-path-here = „{ $path }” ne može biti ime datoteke ni mape.

error-move-number = { $count ->
        [one] Postoji { $count } dozvoljen potez; to nije njegov broj.
        [few] Postoje { $count } dozvoljena poteza; to nije broj nijednog od njih.
       *[other] Postoji { $count } dozvoljenih poteza; to nije broj nijednog od njih.
    }
error-nobody-to-take-back = Još niste odigrali potez, pa se nema što poništiti.
error-draw-with-computer = Računalo ne pristaje na remi.
error-file-missing = Koja datoteka? Upišite { $usage }.

error-file-unreadable = „{ $file }” se ne može pročitati: { $why ->
        [missing] takve datoteke nema.
        [folder] to je mapa.
        [forbidden] nemate pravo čitanja.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }” se ne može zapisati: { $why ->
        [missing] takve mape nema.
        [folder] to ime ima nešto što nije obična datoteka.
        [forbidden] nemate pravo pisanja.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” nije zapis partije: dulji je od { $limit } bajtova.
error-file-not-text = „{ $file }” nije zapis partije: redak { $line } nije tekst UTF-8.
