## Help

cli-help-usage = Käyttö:
cli-help-command-piece = KOMENTO
cli-help-options-piece = [VALITSIMET]
cli-help-language-piece = KIELI
cli-help-commands = Komennot
cli-help-arguments = Argumentit
cli-help-options = Valitsimet

cli-help-fourfold = Lautapelejä täsmällisin säännöin: pelaa { $games } päätteessä tai anna ohjelman käyttää sääntöjä.
cli-help-play = Pelaa päätteessä, ihmisten kanssa tällä näppäimistöllä tai tietokonetta vastaan.
cli-help-games = Luettele pelit tai yhden pelin valinnat.
cli-help-rules = Vastaa jokaiseen vakiosyötteen JSON-riviin JSON-rivillä: asema, sallitut siirrot, tulos.
cli-help-perft = Laske annetun pituiset sallittujen siirtojen sarjat.
cli-help-analyze = Kerro, minkä arvoinen asema on ja sen jokainen siirto: todistettuna, missä se on mahdollista.
cli-help-match = Pane tietokonepelaajat pelaamaan toisiaan vastaan ja mittaa niiden vahvuus.
cli-help-solve = Selvitä pelin jokaisen aseman arvo. Voi keskeyttää, ja jatkuu seuraavalla kerralla.
cli-help-verify = Tarkista, mitä arvotaulukko sanoo, ohjelmalla, joka ei ole tehnyt sitä.
cli-help-tables = Kerro, mitä arvotaulukoita täällä on; hae, rakenna, tarkista, pakkaa tai poista niitä.
cli-help-serve = Tarjoa verkkosovellus ja sen API. Ilman komentoa päätteessä fourfold tekee samoin ja näyttää sen selaimessa.
cli-help-backup = Tallenna palvelimen kaikki pelit, myös sen ollessa käynnissä.
cli-help-engine = Pelaa pelimoottorina muille ohjelmille, jotka ohjaavat sitä: Universal Game Interface.
cli-help-pipe = Analysoi asemat, jotka vakiosyötteen JSON-rivit kuvaavat, useita kerralla, kukin oman tunnuksensa kanssa.
cli-help-puzzles = Etsi tehtäviä: asemia, joissa tasan yksi siirto on oikea. Jokainen on todistettu ja saa vahvuusluvun. Tulostaa JSON-muodossa.
cli-help-bench = Mittaa, kuinka nopeaa kaikki on, pelkkien sääntöjen ja muiden kirjastojen rinnalla.

cli-help-version = Tulosta versio.
cli-help-lang = Puhu jotakin näistä kielistä: { $languages }.
cli-help-help = Tulosta tämä ohje.
cli-help-game = Jokin näistä: { $games }; halutessasi valintoineen: exago?players=3&size=5
cli-help-option = Pelin valinta, esimerkiksi size=5. Voi antaa monta kertaa.
cli-help-position = Aloita tästä asemasta tavallisen sijaan.
cli-help-players = Ketkä pelaavat, pilkuin erotettuna. level1–level10 ovat tietokonepelaajia, samoin random, greedy ja montecarlo; ? on ihminen ilman nimeä.
cli-help-in-order = Aseta pelaajat annettuun järjestykseen arpomatta.
cli-help-load = Jatka tallennettua peliä.
cli-help-seed = Tee kaikesta satunnaisesta joka kerta samanlaista.
cli-help-ascii = Piirrä vain tavallisilla merkeillä.
cli-help-no-color = Piirrä ilman värejä.
cli-help-level = Pelaa tämän tason tietokonetta vastaan, 1 (heikko) – 10 (niin vahva kuin osaa).
cli-help-time-move = Kuinka kauan tietokonepelaaja saa miettiä siirtoa. Yleensä 2.
cli-help-time = Kuinka kauan mietitään. Yleensä 2; arvolla 0 vain se, mikä tiedetään heti.
cli-help-json = Vastaa yhdellä JSON-rivillä.

## Games and their options

cli-games-more = fourfold games GAME luettelee pelin valinnat, fourfold play GAME pelaa sitä.
cli-seats-exactly = { $count ->
        [one] yksi pelaaja
       *[other] { $count } pelaajaa
    }
cli-seats-range = { $low }–{ $high } pelaajaa
cli-options-none = Tässä pelissä ei ole valintoja.
cli-options-in-force = Tämän pelin valinnat:
cli-values-choice = Jokin näistä: { $values }.
cli-values-number = Väliltä { $low }–{ $high }.
cli-values-numbers = Väliltä { $low }–{ $high }, kaikille yhteisesti tai jokaiselle pelipaikalle pilkuin erotettuna.
cli-default = Yleensä { $value }.
cli-default-depends = Tässä yleensä { $value }; riippuu yllä olevista valinnoista.

## Questions before the first move

cli-ask-game = Mikä peli?
cli-ask-players = Montako pelaajaa, { $low }–{ $high }? [{ $low }]
cli-ask-opponents = Ketkä pelaavat?
cli-ask-level = Kuinka vahva?
cli-against-people = Ihmisiä, kaikki tällä näppäimistöllä
cli-against-level = Sinä tietokonetta vastaan, niin vahvaa kuin haluat
cli-against-random = Sinä tietokonetta vastaan, joka siirtää umpimähkään
cli-ask-number = Numero [{ $default }]:
cli-ask-again = Kirjoita luku väliltä { $low }–{ $high }.

## Players

cli-player-random = Sattuma
cli-player-level1 = { level-name-1 }, taso 1
cli-player-level2 = { level-name-2 }, taso 2
cli-player-level3 = { level-name-3 }, taso 3
cli-player-level4 = { level-name-4 }, taso 4
cli-player-level5 = { level-name-5 }, taso 5
cli-player-level6 = { level-name-6 }, taso 6
cli-player-level7 = { level-name-7 }, taso 7
cli-player-level8 = { level-name-8 }, taso 8
cli-player-level9 = { level-name-9 }, taso 9
cli-player-level10 = { level-name-10 }, taso 10
cli-player-greedy = Ahne
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = sinä
cli-somebody = ihminen
cli-seat = { $colour }: { $name }
cli-seats-drawn = Paikat on arvottu. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, siirto { $number }
cli-title-end = { $count ->
        [0] { $game }, ei yhtään siirtoa
        [one] { $game } yhden siirron jälkeen
       *[other] { $game } { $count } siirron jälkeen
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, sinun vuorosi
cli-hint = Kirjoita siirto (esimerkiksi { $example }), ”{ $moves }” nähdäksesi kaikki tai ”{ $help }”.
cli-hint-help = Kirjoita ”{ $help }”, niin näet, mitä voit tehdä.
cli-computer-plays = { $name } pelaa { $move }.
cli-thinking = { $name } miettii …
cli-won = { $name } voittaa: { $reason }.
cli-drawn = Tasapeli: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = apua, ohje, ?
cli-word-moves = siirrot
cli-word-hint = vihje
cli-word-analyze = analysoi, analyysi
cli-word-undo = peru
cli-word-save = tallenna
cli-word-load = avaa
cli-word-resign = luovuta
cli-word-draw = tasapeli
cli-word-rules = säännöt, saannot
cli-word-record = peli
cli-word-rematch = uusinta, uusintapeli
cli-word-quit = lopeta, poistu

cli-argument-moves = [ALKU]
cli-argument-save = TIEDOSTO
cli-argument-load = TIEDOSTO

cli-about-help = näytä tämä luettelo
cli-about-moves = luettele sallitut siirrot tai ne, jotka alkavat näin
cli-about-hint = anna tietokoneen ehdottaa hyvää siirtoa
cli-about-analyze = kerro aseman ja jokaisen siirron arvo
cli-about-undo = peru viimeinen ihmisen tekemä siirto
cli-about-save = kirjoita peli tiedostoon
cli-about-load = jatka peliä tiedostosta
cli-about-resign = luovuta
cli-about-draw = tarjoa tasapeliä
cli-about-rules = näytä tämän pelin säännöt
cli-about-record = näytä peli tähän asti tekstinä
cli-about-rematch = pelaa uudelleen, kun peli on päättynyt
cli-about-quit = poistu

cli-help-move = Pelaa kirjoittamalla siirto tai sen numero luettelossa. Pelkkä Enter näyttää laudan uudelleen.
cli-moves-count = { $count ->
        [one] Yksi sallittu siirto.
       *[other] { $count } sallittua siirtoa.
    }
cli-moves-none = Minkään sallitun siirron alussa ei ole ”{ $start }”.
cli-taken-back = { $count ->
        [one] Yksi siirto peruttiin.
       *[other] { $count } siirtoa peruttiin.
    }
cli-saved = Tallennettu nimellä ”{ $file }”.
cli-not-saved = Ei tallennettu.
cli-replace = Tiedosto ”{ $file }” on jo olemassa. Korvataanko se?
cli-load-anyway = Tätä peliä ei ole tallennettu. Jätetäänkö se silti?
cli-quit-save = Tätä peliä ei ole tallennettu. Tallenna kirjoittamalla tiedoston nimi tai poistu painamalla Enter:
cli-resign-sure = { $name }, haluatko luovuttaa?
cli-resigned = { $name } on luovuttanut; tästä lähtien sillä paikalla pelaa tietokone.
cli-draw-sure = { $name }, suostutko tasapeliin?
cli-draw-refused = { $name } jatkaa peliä.
cli-unsaved = Tämä peli on kesken. Jos haluat jatkaa myöhemmin, pane nämä rivit tiedostoon ja kirjoita: fourfold play --load FILE
cli-yes-or-no = [k/E]
cli-yes = k, kyllä, kylla, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } on vuorossa ja voittaa.
        [1] { $name } on vuorossa ja voittaa heti.
       *[other] { $name } on vuorossa ja voittaa { $plies } siirron jälkeen, molempien siirrot laskettuina.
    }
analyze-position-loss = { $plies ->
        [0] { $name } on vuorossa ja häviää.
        [1] { $name } on vuorossa ja häviää heti.
       *[other] { $name } on vuorossa ja häviää { $plies } siirron jälkeen, molempien siirrot laskettuina.
    }
analyze-position-draw = { $name } on vuorossa; kukaan ei voi pakottaa voittoa.
analyze-position-unknown = { $name } on vuorossa. Vielä ei ole todistettu, kuka voittaa; lisäaika voi auttaa.
analyze-best-open = Vielä ei ole todistettu, mikä siirto on paras; lisäaika voi auttaa.
analyze-move = Siirto
analyze-value = Arvo
analyze-plies = Siirtoja loppuun
analyze-proof = Varmuus
analyze-value-win = voittaa
analyze-value-loss = häviää
analyze-value-draw = tasapeli
analyze-value-unknown = ei tiedetä
analyze-guess-good = näyttää hyvältä
analyze-guess-fair = näyttää melko hyvältä
analyze-guess-even = näyttää tasaiselta
analyze-guess-poor = näyttää heikolta
analyze-guess-bad = näyttää huonolta
analyze-exact = todistettu
analyze-estimate = arvio
analyze-more = { $count ->
        [one] Ja vielä yksi siirto.
       *[other] Ja vielä { $count } siirtoa.
    }

## What can go wrong

cli-output-failed = Tulostetta ei voi kirjoittaa: { $why }

error-usage-command = Komentoa ”{ $name }” ei ole; komennot ovat { $names }.
error-usage-extra = Yksi argumentti on liikaa: ”{ $argument }”.
error-usage-missing = Argumentti { $argument } puuttuu.
error-usage-option = Valitsinta { $option } ei tässä ole; --help luettelee ne.
error-usage-negative = Luku ei voi tässä olla negatiivinen.
error-usage-value-missing = Valitsin { $option } tarvitsee arvon.
error-usage-no-value = Valitsin { $option } ei ota arvoa.
error-usage-other = { $message }
error-extra-missing = Tähän tarvitaan paketti { $package }, jota tavallinen asennus ei sisällä. Asenna se näin: pip install "fourfold[{ $extra }]"
error-language-unknown = Kieltä ”{ $name }” ei täällä ole; kielet ovat { $names }.
error-number-here = { $name } ei voi olla ”{ $value }”; se on kokonaisluku väliltä { $low }–{ $high }.
error-game-missing = Mikä peli? Nimeä jokin näistä: { $names }.
error-load-alone = Tallennetulla pelillä on oma pelinsä, valintansa, asemansa ja pelaajansa; jätä ne pois, kun käytät valitsinta --load.
error-level-or-players = Joko --level tai --players, ei molempia; tason voi nimetä pelaajien joukossa, kuten Ann,level3.
error-level-unknown = Pelaajaa ”{ $name }” ei ole; tasot ovat { $low }–{ $high }.
error-time-here = Aika ei voi olla ”{ $value }”; se on sekuntimäärä väliltä 0–{ $high }.
error-path-here = ”{ $path }” ei voi olla tiedoston tai kansion nimi.

error-move-number = { $count ->
        [one] Sallittuja siirtoja on yksi; tuo ei ole sen numero.
       *[other] Sallittuja siirtoja on { $count }; tuo ei ole minkään niistä numero.
    }
error-nobody-to-take-back = Et ole vielä tehnyt siirtoa, joten mitään ei voi perua.
error-draw-with-computer = Tietokone ei suostu tasapeliin.
error-file-missing = Mikä tiedosto? Kirjoita { $usage }.

error-file-unreadable = Tiedostoa ”{ $file }” ei voi lukea: { $why ->
        [missing] sellaista ei ole.
        [folder] se on kansio.
        [forbidden] sinulla ei ole oikeutta lukea sitä.
       *[other] { $system }.
    }
error-file-unwritable = Tiedostoa ”{ $file }” ei voi kirjoittaa: { $why ->
        [missing] sellaista kansiota ei ole.
        [folder] samalla nimellä on jotakin, mikä ei ole tavallinen tiedosto.
        [forbidden] sinulla ei ole oikeutta kirjoittaa sinne.
       *[other] { $system }.
    }
error-file-too-long = ”{ $file }” ei ole tallennettu peli: sen pituus on yli { $limit } tavua.
error-file-not-text = ”{ $file }” ei ole tallennettu peli: rivi { $line } ei ole UTF-8-tekstiä.
