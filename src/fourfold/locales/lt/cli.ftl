## Help

cli-help-usage = Naudojimas:
cli-help-command-piece = KOMANDA
cli-help-options-piece = [PARINKTYS]
cli-help-language-piece = KALBA
cli-help-commands = Komandos
cli-help-arguments = Argumentai
cli-help-options = Parinktys

cli-help-fourfold = Stalo žaidimai su tiksliomis taisyklėmis: žaiskite { $games } terminale arba leiskite programai naudotis taisyklėmis.
cli-help-play = Žaisti terminale su žmonėmis prie šios klaviatūros arba prieš kompiuterį.
cli-help-games = Išvardyti žaidimus arba vieno žaidimo parinktis.
cli-help-rules = Į kiekvieną JSON eilutę standartinėje įvestyje atsakyti JSON eilute: padėtis, leidžiami ėjimai, baigtis.
cli-help-perft = Suskaičiuoti nurodyto ilgio leidžiamų ėjimų sekas.
cli-help-analyze = Pasakyti, ko verta padėtis ir kiekvienas ėjimas joje: įrodyta, kur įmanoma.
cli-help-match = Leisti kompiuterio žaidėjams žaisti tarpusavyje ir juos įvertinti.
cli-help-solve = Rasti kiekvienos žaidimo padėties vertę. Galima sustabdyti; iškvietus vėl, tęsiama.
cli-help-verify = Patikrinti, ką sako verčių lentelė, programa, kuri jos nekūrė.
cli-help-tables = Pasakyti, kokios verčių lentelės čia yra; jas atsisiųsti, sukurti, patikrinti, suglaudinti ar pašalinti.
cli-help-serve = Teikti žiniatinklio programą ir jos API. Terminale iškviesta be komandos, fourfold daro tą patį ir parodo naršyklėje.
cli-help-backup = Išsaugoti visas serverio partijas, net jam veikiant.
cli-help-engine = Žaisti kaip variklis kitoms programoms, kurios nurodo, ką daryti, per Universal Game Interface.
cli-help-pipe = Analizuoti padėtis, aprašytas JSON eilutėmis standartinėje įvestyje, po kelias vienu metu, kiekvieną su id.
cli-help-puzzles = Rasti uždavinių: padėčių, kuriose lygiai vienas ėjimas teisingas. Kiekvienas įrodytas ir turi reitingą. Išveda JSON.
cli-help-bench = Išmatuoti, kaip greitai viskas veikia, greta paprastų taisyklių ir kitų bibliotekų.

cli-help-version = Parodyti versiją.
cli-help-lang = Kalbėti viena iš kalbų: { $languages }.
cli-help-help = Parodyti šią pagalbą.
cli-help-game = Vienas iš { $games }, jei norite, su parinktimis: exago?players=3&size=5
cli-help-option = Žaidimo parinktis, pavyzdžiui, size=5. Galima nurodyti kelis kartus.
cli-help-position = Pradėti nuo šios padėties, o ne nuo įprastos.
cli-help-players = Kas žaidžia, atskirta kableliais. Nuo level1 iki level10 yra kompiuterio žaidėjai, taip pat random, greedy ir montecarlo; ? yra žmogus be vardo.
cli-help-in-order = Susodinti žaidėjus nurodyta tvarka, o ne burtų keliu.
cli-help-load = Tęsti išsaugotą partiją.
cli-help-seed = Kad viskas, kas atsitiktina, kiekvieną kartą būtų vienoda.
cli-help-ascii = Piešti tik paprastais ženklais.
cli-help-no-color = Piešti be spalvų.
cli-help-level = Žaisti prieš šio lygio kompiuterį, nuo 1 (silpnas) iki 10 (stipriausias, koks gali būti).
cli-help-time-move = Kiek laiko kompiuterio žaidėjas gali galvoti apie ėjimą. Paprastai 2.
cli-help-time = Kiek laiko galvoti. Paprastai 2; su 0 – tik tai, kas žinoma iš karto.
cli-help-json = Atsakyti viena JSON eilute.

## Games and their options

cli-games-more = fourfold games GAME išvardija žaidimo parinktis, fourfold play GAME jį paleidžia.
cli-seats-exactly = { $count ->
        [one] { $count } žaidėjas
        [few] { $count } žaidėjai
       *[other] { $count } žaidėjų
    }
cli-seats-range = nuo { $low } iki { $high } žaidėjų
cli-options-none = Šis žaidimas parinkčių neturi.
cli-options-in-force = Šio žaidimo parinktys:
cli-values-choice = Viena iš { $values }.
cli-values-number = Nuo { $low } iki { $high }.
cli-values-numbers = Nuo { $low } iki { $high }, visiems arba kiekvienai vietai, atskirta kableliais.
cli-default = Paprastai { $value }.
cli-default-depends = Čia paprastai { $value }; priklauso nuo aukščiau esančių parinkčių.

## Questions before the first move

cli-ask-game = Kurį žaidimą?
cli-ask-players = Kiek žaidėjų, nuo { $low } iki { $high }? [{ $low }]
cli-ask-opponents = Kas žaidžia?
cli-ask-level = Kokio stiprumo?
cli-against-people = Žmonės, visi prie šios klaviatūros
cli-against-level = Jūs prieš norimo stiprumo kompiuterį
cli-against-random = Jūs prieš kompiuterį, kuris eina atsitiktinai
cli-ask-number = Numeris [{ $default }]:
cli-ask-again = Įrašykite skaičių nuo { $low } iki { $high }.

## Players

cli-player-random = Atsitiktinis
cli-player-level1 = { level-name-1 }, lygis 1
cli-player-level2 = { level-name-2 }, lygis 2
cli-player-level3 = { level-name-3 }, lygis 3
cli-player-level4 = { level-name-4 }, lygis 4
cli-player-level5 = { level-name-5 }, lygis 5
cli-player-level6 = { level-name-6 }, lygis 6
cli-player-level7 = { level-name-7 }, lygis 7
cli-player-level8 = { level-name-8 }, lygis 8
cli-player-level9 = { level-name-9 }, lygis 9
cli-player-level10 = { level-name-10 }, lygis 10
cli-player-greedy = Godusis
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = jūs
cli-somebody = žmogus
cli-seat = { $colour }: { $name }
cli-seats-drawn = Ištraukti burtai. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, ėjimas { $number }
cli-title-end = { $count ->
        [0] { $game }, nepadarius nė vieno ėjimo
        [one] { $game } po { $count } ėjimo
        [few] { $game } po { $count } ėjimų
       *[other] { $game } po { $count } ėjimų
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, jūsų ėjimas
cli-hint = Įrašykite ėjimą, pavyzdžiui, { $example }, „{ $moves }“, kad pamatytumėte visus, arba „{ $help }“.
cli-hint-help = Įrašykite „{ $help }“, kad pamatytumėte, ką galite daryti.
cli-computer-plays = { $name } eina { $move }.
cli-thinking = { $name } galvoja…
cli-won = { $name } laimi: { $reason }.
cli-drawn = Lygiosios: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = pagalba, ?
cli-word-moves = ėjimai, ejimai
cli-word-hint = užuomina, uzuomina
cli-word-analyze = analizuoti, analizė, analize
cli-word-undo = atgal
cli-word-save = išsaugoti, issaugoti
cli-word-load = atverti
cli-word-resign = pasiduoti
cli-word-draw = lygiosios
cli-word-rules = taisyklės, taisykles
cli-word-record = įrašas, irasas
cli-word-rematch = revanšas, revansas
cli-word-quit = baigti

cli-argument-moves = [PRADŽIA]
cli-argument-save = FAILAS
cli-argument-load = FAILAS

cli-about-help = parodyti šį sąrašą
cli-about-moves = išvardyti leidžiamus ėjimus arba tuos, kurie taip prasideda
cli-about-hint = leisti kompiuteriui pasiūlyti gerą ėjimą
cli-about-analyze = pasakyti, ko verta padėtis ir kiekvienas ėjimas
cli-about-undo = atsiimti paskutinį žmogaus ėjimą
cli-about-save = įrašyti partiją į failą
cli-about-load = tęsti partiją iš failo
cli-about-resign = pripažinti pralaimėjimą
cli-about-draw = siūlyti lygiąsias
cli-about-rules = parodyti šio žaidimo taisykles
cli-about-record = parodyti partiją iki šiol tekstu
cli-about-rematch = žaisti dar kartą, kai partija baigta
cli-about-quit = išeiti

cli-help-move = Norėdami eiti, įrašykite ėjimą arba jo numerį ėjimų sąraše. Vien Enter dar kartą parodo lentą.
cli-moves-count = { $count ->
        [one] { $count } leidžiamas ėjimas.
        [few] { $count } leidžiami ėjimai.
       *[other] { $count } leidžiamų ėjimų.
    }
cli-moves-none = Nėra leidžiamo ėjimo, kuris prasideda „{ $start }“.
cli-taken-back = { $count ->
        [one] Atsiimtas { $count } ėjimas.
        [few] Atsiimti { $count } ėjimai.
       *[other] Atsiimta { $count } ėjimų.
    }
cli-saved = Išsaugota kaip „{ $file }“.
cli-not-saved = Neišsaugota.
cli-replace = Failas „{ $file }“ jau yra. Pakeisti jį?
cli-load-anyway = Ši partija neišsaugota. Vis tiek ją palikti?
cli-quit-save = Ši partija neišsaugota. Įrašykite failo vardą, kad ją išsaugotumėte, arba Enter, kad išeitumėte:
cli-resign-sure = { $name }, ar norite pasiduoti?
cli-resigned = { $name } pasidavė; nuo šiol toje vietoje žaidžia kompiuteris.
cli-draw-sure = { $name }, ar sutinkate su lygiosiomis?
cli-draw-refused = { $name } žaidžia toliau.
cli-unsaved = Ši partija nebaigta. Kad galėtumėte ją tęsti vėliau, įdėkite šias eilutes į failą ir įrašykite: fourfold play --load FAILAS
cli-yes-or-no = [t/N]
cli-yes = t, taip, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } eina ir laimi.
        [1] { $name } eina ir laimi iš karto.
        [one] { $name } eina ir laimi po { $plies } ėjimo, skaičiuojant abi puses.
        [few] { $name } eina ir laimi po { $plies } ėjimų, skaičiuojant abi puses.
       *[other] { $name } eina ir laimi po { $plies } ėjimų, skaičiuojant abi puses.
    }
analyze-position-loss = { $plies ->
        [0] { $name } eina ir pralaimi.
        [1] { $name } eina ir pralaimi iš karto.
        [one] { $name } eina ir pralaimi po { $plies } ėjimo, skaičiuojant abi puses.
        [few] { $name } eina ir pralaimi po { $plies } ėjimų, skaičiuojant abi puses.
       *[other] { $name } eina ir pralaimi po { $plies } ėjimų, skaičiuojant abi puses.
    }
analyze-position-draw = Eina { $name }; niekas negali užsitikrinti pergalės.
analyze-position-unknown = Eina { $name }. Dar neįrodyta, kas laimi; gali padėti daugiau laiko.
analyze-best-open = Dar neįrodyta, kuris ėjimas geriausias; gali padėti daugiau laiko.
analyze-move = Ėjimas
analyze-value = Vertė
analyze-plies = Ėjimai iki galo
analyze-proof = Kiek tikra
analyze-value-win = laimi
analyze-value-loss = pralaimi
analyze-value-draw = lygiosios
analyze-value-unknown = nežinoma
analyze-guess-good = atrodo gerai
analyze-guess-fair = atrodo neblogai
analyze-guess-even = atrodo lygu
analyze-guess-poor = atrodo prastai
analyze-guess-bad = atrodo blogai
analyze-exact = įrodyta
analyze-estimate = įvertis
analyze-more = { $count ->
        [one] Ir dar { $count } ėjimas.
        [few] Ir dar { $count } ėjimai.
       *[other] Ir dar { $count } ėjimų.
    }

## What can go wrong

cli-output-failed = Nepavyko išvesti: { $why }

error-usage-command = Nėra komandos „{ $name }“; komandos yra { $names }.
error-usage-extra = Vienu argumentu per daug: „{ $argument }“.
error-usage-missing = Trūksta argumento { $argument }.
error-usage-option = Čia nėra parinkties { $option }; --help jas išvardija.
error-usage-negative = Čia skaičius negali būti neigiamas.
error-usage-value-missing = Parinkčiai { $option } reikia reikšmės.
error-usage-no-value = Parinktis { $option } reikšmės neturi.
error-usage-other = { $message }
error-extra-missing = Tam reikia paketo { $package }, kurio paprastas įdiegimas neapima. Įdiekite jį: pip install "fourfold[{ $extra }]"
error-language-unknown = Čia nėra kalbos „{ $name }“; kalbos yra { $names }.
error-number-here = { $name } negali būti „{ $value }“; tai sveikasis skaičius nuo { $low } iki { $high }.
error-game-missing = Kurį žaidimą? Nurodykite vieną iš { $names }.
error-load-alone = Išsaugota partija atsineša savo žaidimą, parinktis, padėtį ir žaidėjus; su --load jų nenurodykite.
error-level-or-players = Arba --level, arba --players, ne abu; lygį galima nurodyti tarp žaidėjų: Ann,level3.
error-level-unknown = Nėra žaidėjo „{ $name }“; lygiai yra nuo { $low } iki { $high }.
error-time-here = Laikas negali būti „{ $value }“; tai sekundžių skaičius nuo 0 iki { $high }.
error-path-here = „{ $path }“ negali būti failo ar aplanko vardas.

error-move-number = { $count ->
        [one] Yra { $count } leidžiamas ėjimas; tokio numerio tarp jų nėra.
        [few] Yra { $count } leidžiami ėjimai; tokio numerio tarp jų nėra.
       *[other] Yra { $count } leidžiamų ėjimų; tokio numerio tarp jų nėra.
    }
error-nobody-to-take-back = Dar nėjote, todėl nieko atsiimti negalima.
error-draw-with-computer = Kompiuteris su lygiosiomis nesutinka.
error-file-missing = Kurį failą? Įrašykite { $usage }.

error-file-unreadable = Nepavyko perskaityti „{ $file }“: { $why ->
        [missing] tokio failo nėra.
        [folder] tai aplankas.
        [forbidden] neturite teisės jo skaityti.
       *[other] { $system }.
    }
error-file-unwritable = Nepavyko įrašyti „{ $file }“: { $why ->
        [missing] tokio aplanko nėra.
        [folder] šį vardą turi kai kas, kas nėra paprastas failas.
        [forbidden] neturite teisės ten rašyti.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ nėra partijos įrašas: jo dydis baitais viršija { $limit }.
error-file-not-text = „{ $file }“ nėra partijos įrašas: { $line } eilutė nėra UTF-8 tekstas.
