## Help

cli-help-usage = Uporaba:
cli-help-command-piece = UKAZ
cli-help-options-piece = [MOŽNOSTI]
cli-help-language-piece = JEZIK
cli-help-commands = Ukazi
cli-help-arguments = Argumenti
cli-help-options = Možnosti

cli-help-fourfold = Namizne igre z natančnimi pravili: igrajte { $games } v terminalu ali sprašujte o pravilih iz programa.
cli-help-play = Igraj v terminalu, z ljudmi ob tej tipkovnici ali proti računalniku.
cli-help-games = Naštej igre ali možnosti ene igre.
cli-help-rules = Na vsako vrstico JSON s standardnega vhoda odgovori z vrstico JSON: položaj, dovoljene poteze, izid.
cli-help-perft = Preštej zaporedja dovoljenih potez dane dolžine.
cli-help-analyze = Povej, koliko je vreden položaj in vsaka poteza v njem: dokazano, kjer je to mogoče.
cli-help-match = Naj računalniški igralci igrajo drug proti drugemu; oceni jih.
cli-help-solve = Najdi vrednost vsakega položaja igre. Lahko se prekine in se ob novem klicu nadaljuje.
cli-help-verify = Preveri, kaj pravi tabela vrednosti, s programom, ki je ni naredil.
cli-help-tables = Povej, katere tabele vrednosti so tukaj; prenesi, izdelaj, preveri, stisni ali odstrani jih.
cli-help-serve = Zaženi spletno aplikacijo in njen API. To stori tudi fourfold, poklican v terminalu brez ukaza, in jo pokaže v brskalniku.
cli-help-backup = Shrani vse partije strežnika, tudi med delovanjem.
cli-help-engine = Igraj kot program za druge programe, ki povedo, kaj naj stori, prek Universal Game Interface.
cli-help-pipe = Analiziraj položaje, ki jih opisujejo vrstice JSON na standardnem vhodu, več hkrati, vsakega z id.
cli-help-puzzles = Najdi uganke: položaje, v katerih je prava natanko ena poteza. Vsaka je dokazana in ocenjena. Izpiše JSON.
cli-help-bench = Izmeri, kako hitro je vse v primerjavi s preprostimi pravili in drugimi knjižnicami.

cli-help-version = Izpiši različico.
cli-help-lang = Govori enega od jezikov { $languages }.
cli-help-help = Izpiši to pomoč.
cli-help-game = Ena od iger { $games }, po želji z možnostmi: exago?players=3&size=5
cli-help-option = Možnost igre, na primer size=5. Lahko se navede večkrat.
cli-help-position = Začni v tem položaju namesto v običajnem.
cli-help-players = Kdo igra, ločeno z vejicami. level1 do level10 so računalniški igralci, prav tako random, greedy in montecarlo; ? je človek brez imena.
cli-help-in-order = Igralce posedi v danem vrstnem redu brez žreba.
cli-help-load = Nadaljuj shranjeno partijo.
cli-help-seed = Naj se vse naključno vsakič izide enako.
cli-help-ascii = Riši le s preprostimi znaki.
cli-help-no-color = Riši brez barv.
cli-help-level = Igraj proti računalniku te stopnje, od 1 (šibka) do 10 (kolikor more).
cli-help-time-move = Kako dolgo sme računalniški igralec razmišljati o potezi. Običajno 2.
cli-help-time = Kako dolgo razmišljati. Običajno 2; z 0 le tisto, kar je znano takoj.
cli-help-json = Odgovori z eno vrstico JSON.

## Games and their options

cli-games-more = fourfold games GAME našteje možnosti igre, fourfold play GAME jo zažene.
cli-seats-exactly = { $count ->
        [one] { $count } igralec
        [two] { $count } igralca
        [few] { $count } igralci
       *[other] { $count } igralcev
    }
cli-seats-range = { $high ->
        [one] od { $low } do { $high } igralec
        [two] od { $low } do { $high } igralca
        [few] od { $low } do { $high } igralci
       *[other] od { $low } do { $high } igralcev
    }
cli-options-none = Ta igra nima možnosti.
cli-options-in-force = Možnosti v tej partiji:
cli-values-choice = Ena od vrednosti { $values }.
cli-values-number = Od { $low } do { $high }.
cli-values-numbers = Od { $low } do { $high }, za vse ali za vsako mesto posebej, ločeno z vejicami.
cli-default = Običajno { $value }.
cli-default-depends = Tu običajno { $value }; odvisno je od zgornjih možnosti.

## Questions before the first move

cli-ask-game = Katera igra?
cli-ask-players = Koliko igralcev, od { $low } do { $high }? [{ $low }]
cli-ask-opponents = Kdo igra?
cli-ask-level = Kako močan nasprotnik?
cli-against-people = Ljudje, vsi ob tej tipkovnici
cli-against-level = Vi proti računalniku, kolikor močnemu želite
cli-against-random = Vi proti računalniku, ki igra naključno
cli-ask-number = Številka [{ $default }]:
cli-ask-again = Vpišite številko od { $low } do { $high }.

## Players

cli-player-random = Naključje
cli-player-level1 = { level-name-1 }, stopnja 1
cli-player-level2 = { level-name-2 }, stopnja 2
cli-player-level3 = { level-name-3 }, stopnja 3
cli-player-level4 = { level-name-4 }, stopnja 4
cli-player-level5 = { level-name-5 }, stopnja 5
cli-player-level6 = { level-name-6 }, stopnja 6
cli-player-level7 = { level-name-7 }, stopnja 7
cli-player-level8 = { level-name-8 }, stopnja 8
cli-player-level9 = { level-name-9 }, stopnja 9
cli-player-level10 = { level-name-10 }, stopnja 10
cli-player-greedy = Požeruh
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = vi
cli-somebody = človek
cli-seat = { $colour }: { $name }
cli-seats-drawn = Odločil je žreb. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, poteza { $number }
cli-title-end = { $count ->
        [0] { $game }, brez ene same poteze
        [one] { $game } po { $count } potezi
        [two] { $game } po { $count } potezah
        [few] { $game } po { $count } potezah
       *[other] { $game } po { $count } potezah
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, na potezi ste
cli-hint = Vpišite potezo, na primer { $example }, »{ $moves }« za vse poteze ali »{ $help }«.
cli-hint-help = Vpišite »{ $help }«, da vidite, kaj lahko storite.
cli-computer-plays = { $name } igra { $move }.
cli-thinking = { $name } razmišlja …
cli-won = { $name } zmaga: { $reason }.
cli-drawn = Neodločeno: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pomoč, pomoc, ?
cli-word-moves = poteze
cli-word-hint = namig
cli-word-analyze = analiziraj, analiza
cli-word-undo = razveljavi
cli-word-save = shrani
cli-word-load = naloži, nalozi
cli-word-resign = predaja
cli-word-draw = remi
cli-word-rules = pravila
cli-word-record = zapis
cli-word-rematch = znova
cli-word-quit = konec

cli-argument-moves = [ZAČETEK]
cli-argument-save = DATOTEKA
cli-argument-load = DATOTEKA

cli-about-help = pokaži ta seznam
cli-about-moves = naštej dovoljene poteze ali tiste, ki se začnejo tako
cli-about-hint = naj računalnik predlaga dobro potezo
cli-about-analyze = povej, koliko je vreden položaj in koliko vsaka poteza
cli-about-undo = razveljavi zadnjo potezo, ki jo je odigral človek
cli-about-save = zapiši partijo v datoteko
cli-about-load = nadaljuj partijo iz datoteke
cli-about-resign = predaj partijo
cli-about-draw = ponudi remi
cli-about-rules = pokaži pravila te igre
cli-about-record = pokaži dosedanjo partijo kot besedilo
cli-about-rematch = igraj znova, ko je partija končana
cli-about-quit = zapusti igro

cli-help-move = Za igro vpišite potezo ali njeno številko na seznamu potez. Sam Enter znova pokaže ploščo.
cli-moves-count = { $count ->
        [one] { $count } dovoljena poteza.
        [two] { $count } dovoljeni potezi.
        [few] { $count } dovoljene poteze.
       *[other] { $count } dovoljenih potez.
    }
cli-moves-none = Nobena dovoljena poteza se ne začne z »{ $start }«.
cli-taken-back = { $count ->
        [one] Razveljavljena { $count } poteza.
        [two] Razveljavljeni { $count } potezi.
        [few] Razveljavljene { $count } poteze.
       *[other] Razveljavljenih { $count } potez.
    }
cli-saved = Shranjeno kot »{ $file }«.
cli-not-saved = Ni shranjeno.
cli-replace = Datoteka »{ $file }« že obstaja. Jo zamenjam?
cli-load-anyway = Ta partija ni shranjena. Jo vseeno zapustite?
cli-quit-save = Ta partija ni shranjena. Vpišite ime datoteke, da se shrani, ali Enter za izhod:
cli-resign-sure = { $name }, se želite predati?
cli-resigned = { $name } se preda; odslej na tem mestu igra računalnik.
cli-draw-sure = { $name }, se strinjate z remijem?
cli-draw-refused = { $name } igra naprej.
cli-unsaved = Ta partija ni končana. Če jo želite nadaljevati pozneje, te vrstice shranite v datoteko in vpišite: fourfold play --load DATOTEKA
cli-yes-or-no = [d/N]
cli-yes = d, da

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } je na potezi in zmaga.
        [1] { $name } je na potezi in takoj zmaga.
        [one] { $name } je na potezi in zmaga po { $plies } potezi, če štejemo obe strani.
        [two] { $name } je na potezi in zmaga po { $plies } potezah, če štejemo obe strani.
        [few] { $name } je na potezi in zmaga po { $plies } potezah, če štejemo obe strani.
       *[other] { $name } je na potezi in zmaga po { $plies } potezah, če štejemo obe strani.
    }
analyze-position-loss = { $plies ->
        [0] { $name } je na potezi in izgubi.
        [1] { $name } je na potezi in takoj izgubi.
        [one] { $name } je na potezi in izgubi po { $plies } potezi, če štejemo obe strani.
        [two] { $name } je na potezi in izgubi po { $plies } potezah, če štejemo obe strani.
        [few] { $name } je na potezi in izgubi po { $plies } potezah, če štejemo obe strani.
       *[other] { $name } je na potezi in izgubi po { $plies } potezah, če štejemo obe strani.
    }
analyze-position-draw = { $name } je na potezi; nihče ne more izsiliti zmage.
analyze-position-unknown = { $name } je na potezi. Še ni dokazano, kdo zmaga; morda pomaga več časa.
analyze-best-open = Še ni dokazano, katera poteza je najboljša; morda pomaga več časa.
analyze-move = Poteza
analyze-value = Vrednost
analyze-plies = Potez do konca
analyze-proof = Zanesljivost
analyze-value-win = zmaga
analyze-value-loss = izgubi
analyze-value-draw = neodločeno
analyze-value-unknown = ni znano
analyze-guess-good = videti je dobro
analyze-guess-fair = videti je solidno
analyze-guess-even = videti je izenačeno
analyze-guess-poor = videti je šibko
analyze-guess-bad = videti je slabo
analyze-exact = dokazano
analyze-estimate = ocena
analyze-more = { $count ->
        [one] In še { $count } poteza.
        [two] In še { $count } potezi.
        [few] In še { $count } poteze.
       *[other] In še { $count } potez.
    }

## What can go wrong

cli-output-failed = Izpisa ni mogoče zapisati: { $why }

error-usage-command = Ukaza »{ $name }« ni; ukazi so: { $names }.
error-usage-extra = En argument je odveč: »{ $argument }«.
error-usage-missing = Manjka argument { $argument }.
error-usage-option = Možnosti { $option } tu ni; našteje jih --help.
error-usage-negative = Število tu ne more biti negativno.
error-usage-value-missing = Možnost { $option } potrebuje vrednost.
error-usage-no-value = Možnost { $option } nima vrednosti.
error-usage-other = { $message }
error-extra-missing = Za to je potreben paket { $package }, ki ga osnovna namestitev nima. Namestite ga z: pip install "fourfold[{ $extra }]"
error-language-unknown = Jezika »{ $name }« tu ni; jeziki so: { $names }.
error-number-here = { $name } ne more biti »{ $value }«; je celo število od { $low } do { $high }.
error-game-missing = Katera igra? Navedite eno od iger { $names }.
error-load-alone = Shranjena partija prinese svojo igro, možnosti, položaj in igralce; pri --load jih izpustite.
error-level-or-players = Ali --level ali --players, ne oboje; stopnjo lahko navedete med igralci, na primer Ann,level3.
error-level-unknown = Igralca »{ $name }« ni; stopnje so od { $low } do { $high }.
error-time-here = Čas ne more biti »{ $value }«; je število sekund od 0 do { $high }.
error-path-here = »{ $path }« ne more biti ime datoteke ali mape.

error-move-number = { $count ->
        [one] Na voljo je { $count } dovoljena poteza; to ni njena številka.
        [two] Na voljo sta { $count } dovoljeni potezi; to ni številka nobene od njiju.
        [few] Na voljo so { $count } dovoljene poteze; to ni številka nobene od njih.
       *[other] Na voljo je { $count } dovoljenih potez; to ni številka nobene od njih.
    }
error-nobody-to-take-back = Poteze še niste odigrali, zato ni česa razveljaviti.
error-draw-with-computer = Računalnik ne sprejme remija.
error-file-missing = Katera datoteka? Vpišite { $usage }.

error-file-unreadable = »{ $file }« ni mogoče prebrati: { $why ->
        [missing] take datoteke ni.
        [folder] to je mapa.
        [forbidden] nimate pravice do branja.
       *[other] { $system }.
    }
error-file-unwritable = »{ $file }« ni mogoče zapisati: { $why ->
        [missing] take mape ni.
        [folder] to ime ima nekaj, kar ni navadna datoteka.
        [forbidden] nimate pravice do pisanja.
       *[other] { $system }.
    }
error-file-too-long = »{ $file }« ni zapis partije: daljši je od { $limit } bajtov.
error-file-not-text = »{ $file }« ni zapis partije: vrstica { $line } ni besedilo UTF-8.
