## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet ir Exago
web-description = Quantik, Qomet ir Exago: žaiskite su žmonėmis ir įvairių lygių kompiuteriu.
web-skip = Prie turinio
web-home = Fourfold, visi žaidimai
web-nav = Puslapiai
web-nav-learn = Mokytis
web-nav-lobby = Laukiamasis
web-nav-mine = Mano partijos
web-close = Užverti
web-loading = Įkeliama…
web-try-again = Bandyti dar kartą
web-to-games = Visi žaidimai
web-number = { $number }
web-no = Ne, grįžti
web-cancel = Atsisakyti

## Settings

web-preferences = Nustatymai
web-preferences-note = Laikoma tik šioje naršyklėje. Jokios paskyros, jokio sekimo.
web-language = Kalba
web-theme = Spalvos
web-theme-auto = Kaip įrenginyje
web-theme-light = Šviesios
web-theme-dark = Tamsios
web-board = Lenta
web-board-wood = Medis
web-board-felt = Veltinys
web-board-distinct = Bet kokiam spalvų matymui
web-board-contrast = Didelis kontrastas
web-size = Lentos dydis
web-size-usual = Pagal vietą
web-size-small = Maža
web-size-large = Didelė
web-fingers = Maži laukeliai
web-fingers-zoom = Pirmas palietimas priartina
web-fingers-confirm = Paklausti prieš einant
web-fingers-plain = Eiti iš karto
web-motion = Judėjimas
web-motion-auto = Kaip įrenginyje
web-motion-on = Figūros slysta
web-motion-off = Niekas nejuda
web-sound = Garsas
web-your-name = Jūsų vardas
web-name-optional = kaip norite arba nieko

## First screen

web-home-title = Kurį žaidimą žaisime?
web-home-about = Pasirinkite lentą, paskui – su kuo žaisti.
web-home-running = Tęsti žaidimą
web-home-lobby = Susitikti su kitais laukiamajame
web-home-open = Atverti išsaugotą partiją
web-home-beyond = Uždaviniai ir analizė
web-home-daily = Dienos uždavinys
web-home-daily-about = Visiems tas pats, vidurnaktį – naujas.
web-home-streak = { $days ->
        [1] Išspręsta vieną dieną.
        [one] Išspręsta { $days } dieną iš eilės.
        [few] Išspręsta { $days } dienas iš eilės.
       *[other] Išspręsta { $days } dienų iš eilės.
    }
web-home-solved = išspręsta
web-home-analyse = Analizė
web-home-analyse-about = Bet kuri padėtis ir kiekvieno jos ėjimo vertė.

## Before a match

web-how-to-play = Kaip žaisti
web-how-many = Kiek žaidžia?
web-with-people = Su žmonėmis
web-with-computer = Prieš kompiuterį
web-with-engines = Prieš kitas programas
web-beside = Kas nors šalia manęs
web-beside-about = Einate paeiliui šiame ekrane.
web-link = Draugas, per nuorodą
web-link-about = Nusiųskite nuorodą arba parodykite nuskaitomą kodą.
web-anyone = Bet kas, kas užsuks
web-anyone-about = Laukite priešininko laukiamajame.
web-level = Lygis { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kas žaidžia
web-player = Žaidėjas { $number }
web-you = Jūs
web-show-in-lobby = Rodyti šią partiją laukiamajame, kad galėtų prisijungti bet kas
web-start = Pradėti
web-invite = Pakviesti
web-more-options = Parinktys ir laikrodis
web-value-on = taip
web-value-off = ne
web-begins = Kas eina pirmas.
web-begins-drawn = Burtų keliu
web-begins-me = Aš
web-begins-others = Kiti
web-takebacks = Ėjimus galima atsiimti, jei kiti sutinka.
web-help-wanted = Užuominos ir vertės leidžiamos visiems, kas žaidžia per nuorodą.
web-help-on = Šioje partijoje užuominos ir vertės leidžiamos visiems.
web-help-off = Šioje partijoje užuominų negauna niekas.
web-clock = Kiek laiko galvoti gauna kiekvienas.
web-clock-none = Be laikrodžio
web-clock-increment = Minutės visai partijai
web-clock-days = Dienos kiekvienam ėjimui
web-clock-base = Su kiek minučių kiekvienas žaidėjas pradeda.
web-clock-more = Kiek sekundžių pridedama po kiekvieno ėjimo.
web-clock-each = Kiek dienų kiekvienas žaidėjas turi ėjimui.
web-clock-days-text = { $days ->
        [one] { $days } diena ėjimui
        [few] { $days } dienos ėjimui
       *[other] { $days } dienų ėjimui
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minutė
        [few] { $minutes } minutės
       *[other] { $minutes } minučių
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minutė
        [few] { $minutes } minutės
       *[other] { $minutes } minučių
    } + { $seconds ->
        [one] { $seconds } sekundė už ėjimą
        [few] { $seconds } sekundės už ėjimą
       *[other] { $seconds } sekundžių už ėjimą
    }
web-clock-left = liko { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Pakvieskite ką nors
        [one] Pakvieskite { $count } žmogų
        [few] Pakvieskite { $count } žmones
       *[other] Pakvieskite { $count } žmonių
    }
web-invite-about = Nusiųskite nuorodą arba leiskite nuskaityti kodą. Partija prasidės, kai tik visi bus čia.
web-invite-lobby = Partija yra laukiamajame. Taip pat galite nusiųsti nuorodą arba parodyti kodą.
web-invite-link = Nuoroda į šią partiją
web-waiting = Laukiama…
web-qr = Nuoroda kaip nuskaitomas kodas
web-copy = Kopijuoti
web-copied = Nukopijuota
web-share = Dalytis
web-rules = Taisyklės
web-rules-of = { $game } taisyklės
web-rules-examples = Su pavyzdžiais, atskirame puslapyje
web-join-title = { $named ->
        [yes] { $name } kviečia jus žaisti { $game }
       *[no] Jus kviečia žaisti { $game }
    }
web-join = Prisijungti
web-open-seat = Laisva vieta
web-numbered = { $name } { $number }
web-somebody = Kažkas
web-beside-you = Kas nors šalia jūsų

## The match

web-turn = { $who ->
        [you] Jūsų ėjimas
       *[other] Eina { $name }
    }
web-thinking = { $name } galvoja…
web-over = Partija baigta
web-seat-you = jūs
web-seat-away = nėra čia
web-left-resigned = pasidavė
web-left-time = baigėsi laikas
web-left-failed = negalėjo tęsti
web-seat-engine = programa
web-winner = Laimėtojas
web-moves = Ėjimai
web-no-moves = Dar nepadarytas nė vienas ėjimas.
web-move-played = Ėjimas { $number }: { $name } ėjo { $move }
web-meanwhile = { $name } ėjo { $move }.
web-back-to-match = Grįžti į partiją
web-replay-first = Į pradžią
web-replay-previous = Vienu ėjimu atgal
web-replay-next = Vienu ėjimu pirmyn
web-replay-latest = Prie naujausio ėjimo
web-in-words = Padėtis ir ėjimai žodžiais
web-type-move = Įrašykite ėjimą
web-play-move = Eiti
web-watching = { $count ->
        [one] Stebi { $count } žmogus.
        [few] Stebi { $count } žmonės.
       *[other] Stebi { $count } žmonių.
    }
web-away = { $name } šiuo metu ne prie stalo.
web-offline = Ryšys nutrūko. Bandoma iš naujo…
web-offline-unsent = Ryšys nutrūko. Jūsų ėjimas išsaugotas ir bus išsiųstas, kai tik ryšys atsiras.

## What can be done in a match

web-actions = Veiksmai
web-takeback = Atsiimti
web-takeback-asked = Paprašėte atsiimti ėjimą.
web-takeback-wish = { $name } prašo atsiimti ėjimą.
web-allow = Leisti
web-decline = Atmesti
web-agree = Sutikti
web-draw = Lygiosios
web-draw-sure = Siūlyti lygiąsias?
web-draw-about = Jei visi sutinka, niekas nelaimi ir niekas nepralaimi.
web-draw-yes = Siūlyti lygiąsias
web-draw-asked = Pasiūlėte lygiąsias.
web-draw-wish = { $name } siūlo lygiąsias.
web-resign = Pasiduoti
web-resign-sure = Pasiduoti?
web-resign-about = Kas pasiduoda, pralaimi partiją. Kai žaidžia trys ar daugiau, toje vietoje toliau žaidžia kompiuteris.
web-resign-yes = Pasiduoti
web-abort = Atšaukti
web-abort-sure = Atšaukti partiją?
web-abort-about = Dar beveik nieko neįvyko; partija niekam nebus įskaityta.
web-abort-yes = Atšaukti
web-flip = Apsukti lentą
web-again = Žaisti dar
web-rematch-asked = Laukiama kitų…
web-rematch-wish = { $name } nori žaisti dar kartą.
web-to-rematch = Į kitą partiją
web-other-match = Kita partija
web-share-watch = Kas turi šią nuorodą, gali stebėti
web-device = Tęsti kitame įrenginyje
web-device-link = Tik jums: kas atvers šią nuorodą, žais jūsų vietoje
web-device-revoke = Panaikinti asmenines nuorodas
web-device-revoked = Panaikinta: niekas kitas jūsų vietoje nebežaidžia.
web-record-save = Išsaugoti partiją
web-record-copy = Kopijuoti partiją

## What happened, read out

web-event-joined = { $name } prisijungė.
web-event-started = Partija prasideda.
web-event-resigned = { $who ->
        [you] Pasidavėte.
       *[other] { $name } pasidavė.
    }
web-event-time = { $who ->
        [you] Jūsų laikas baigėsi.
       *[other] { $name }: laikas baigėsi.
    }
web-event-failed = { $name } negali tęsti: { $reason ->
        [engine-illegal] ėjimas { $note } draudžiamas
        [engine-late] laiku neatsakė
        [engine-died] programa baigė darbą
        [engine-unknown] programa čia nebežinoma
       *[other] programa neveikia taip, kaip turėtų
    }.
web-event-draw-offered = { $who ->
        [you] Pasiūlėte lygiąsias.
       *[other] { $name } siūlo lygiąsias.
    }
web-event-draw-accepted = { $who ->
        [you] Sutikote su lygiosiomis.
       *[other] { $name } sutinka su lygiosiomis.
    }
web-event-draw-declined = { $who ->
        [you] Atmetėte lygiąsias.
       *[other] { $name } atmeta lygiąsias.
    }
web-event-takeback-asked = { $who ->
        [you] Paprašėte atsiimti ėjimą.
       *[other] { $name } prašo atsiimti ėjimą.
    }
web-event-takeback-declined = { $who ->
        [you] Neleidote atsiimti ėjimo.
       *[other] { $name } neleidžia atsiimti ėjimo.
    }
web-event-taken-back = Ėjimai atsiimti.
web-event-rematch-wanted = { $who ->
        [you] Norite žaisti dar kartą.
       *[other] { $name } nori žaisti dar kartą.
    }
web-event-aborted = Partija atšaukta.

## The end

web-ending = Rezultatas
web-won = { $who ->
        [you] Laimėjote!
       *[other] { $name } laimi
    }
web-drawn = Lygiosios
web-why = Kaip baigėsi: { $reason }.
web-why-failed = Kaip baigėsi: programa negalėjo tęsti.
web-why-where = Matote čia: { $spaces }.
web-aborted = Atšaukta
web-aborted-why = Ši partija atšaukta jai iš tikrųjų neprasidėjus.

## Finding matches

web-lobby = Laukiamasis
web-lobby-waiting = Ieško, su kuo žaisti
web-lobby-nobody = Šiuo metu niekas nelaukia. Pradėkite partiją ir pasirinkite „{ web-anyone }“.
web-lobby-begin = Pradėti partiją
web-lobby-running = Žaidžiama dabar
web-lobby-quiet = Šiuo metu nežaidžiama nė viena vieša partija.
web-mine = Mano partijos
web-mine-none = Šioje naršyklėje dar nežaidėte.
web-mine-lacks = Serveris nepasiekiamas. Jame saugomų partijų čia nėra.
web-mine-filter = Kurias partijas rodyti
web-mine-all = Visos
web-mine-running = Vyksta
web-mine-ended = Baigtos
web-mine-more = Rodyti senesnes
web-mine-kept-about = Baigtos partijos po ilgo laiko dingsta. Pažymėtos žvaigždute lieka.
web-mine-keep = Pasilikti šią partiją
web-mine-delete = Ištrinti šią partiją
web-delete-sure = Ištrinti šią partiją?
web-delete-about = Jos nebus galima susigrąžinti. Partija su kitais dingsta tik iš jūsų sąrašo.
web-delete-yes = Ištrinti
web-list-waiting = laukiama žaidėjų
web-list-your-turn = jūsų ėjimas
web-list-playing = { $ply ->
        [0] tuoj prasidės
        [one] padarytas { $ply } ėjimas
        [few] padaryti { $ply } ėjimai
       *[other] padaryta { $ply } ėjimų
    }

## Saved games

web-open = Atverti išsaugotą partiją
web-open-about = Baigta partija rodoma nuo pirmo ėjimo; nebaigta tęsiama.
web-open-file = Pasirinkti failą
web-open-text = arba įklijuokite partiją tekstu ar jos adresą
web-open-with = Su kuo tęsti
web-open-look = Pažiūrėti
web-open-go-on = Tęsti žaidimą
web-open-too-long = Tai per ilga, kad būtų išsaugota partija.

## What can go wrong, and what to do next

web-problem-unexpected = Kažkas nepavyko
web-problem-unexpected-next = Serverio atsakymas nesuprantamas. Bandykite dar kartą.
web-problem-server = Serveryje kilo bėda
web-problem-server-next = Po akimirkos bandykite dar kartą. Niekas iš to, ką žaidėte, neprarasta.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nėra ryšio
web-problem-offline-next = Serveris nepasiekiamas. Patikrinkite ryšį ir bandykite dar kartą.
web-problem-slow = Serveris lėtas
web-problem-slow-next = Laiku negauta atsakymo. Bandykite dar kartą.
web-problem-page = Čia nieko nėra
web-problem-page-next = Šis adresas niekur neveda. Galbūt nuorodoje trūksta raidės.
web-problem-unloaded = Nepavyko įkelti šio puslapio
web-problem-unloaded-next = Galbūt nutrūko ryšys arba yra naujesnė versija. Įkelkite puslapį iš naujo.
web-problem-game = Tokio žaidimo nėra
web-problem-game-next = Galbūt nuorodoje trūksta raidės. Pasirinkite vieną iš žaidimų.
web-problem-match = Tokios partijos nėra
web-problem-match-next = Galbūt nuorodoje trūksta raidės arba partija per sena ir pašalinta. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Šios partijos nėra šioje naršyklėje
web-problem-match-elsewhere-next = Partija prie vieno stalo arba prieš kompiuterį lieka naršyklėje, kurioje žaidžiama. Ten pasirinkite „{ web-share }“: nuoroda, kurioje yra visa partija, atveriama bet kur.
web-problem-match-damaged = Šios partijos nepavyko perskaityti
web-problem-match-damaged-next = Ji atidėta į šalį, jos tekstas nepakeistas. Rasite ją skiltyje „{ web-mine }“.
web-problem-aborted = Ši partija atšaukta
web-problem-aborted-next = Ji baigta dar neprasidėjusi. Galite pradėti kitą.
web-problem-match-full-next = Visos vietos jau užimtos. Galite stebėti partiją arba pradėti savo.
web-problem-stale-next = Tuo tarpu padėtis pasikeitė, todėl jūsų ėjimas nepadarytas.
web-problem-key-unknown = Ši nuoroda negalioja
web-problem-key-unknown-next = Asmeninė nuoroda jau panaudota arba klaidinga. Sukurkite naują įrenginyje, kuriame žaidžiate, paspaudę „{ web-share }“.

## Without a server, without a connection

web-unplugged = Be ryšio
web-unplugged-about = Vieną kartą atsisiųskite visą Fourfold, ir jis veiks be ryšio: partijos prie vieno stalo ir prieš kompiuterį, pamokos, uždaviniai, taisyklės, analizė ir partijų peržiūra. Kad susitiktumėte su kitais, ryšio vis tiek reikės.
web-unplugged-make = Parengti veikti be ryšio
web-unplugged-size = Reikia atsisiųsti { $megabytes } MB.
web-unplugged-fetching = Atsisiunčiama: { $percent } %
web-unplugged-ready = Viskas čia. Fourfold veikia be ryšio, o kompiuteris galvoja šioje naršyklėje.
web-unplugged-failed = Pavyko atsisiųsti ne viską. Patikrinkite ryšį ir bandykite dar kartą.
web-unplugged-full = Šioje naršyklėje nebėra vietos. Pavyko atsisiųsti ne viską.
web-starting = Ruošiamas stalas…
web-problem-python = Ši naršyklė pati žaisti negali
web-problem-python-next = Fourfold čia reikia kai ko, ko ši naršyklė neturi arba kas joje išjungta: foninių procesų (workers), WebAssembly arba failų išskleidimo. Išbandykite naujesnę naršyklę.
web-problem-unfetched = Dar neatsisiųsta
web-problem-unfetched-next = Tai, ko čia reikia, dar neatsisiųsta, o ryšio nėra. Prisijunkite vieną kartą: nustatymuose „{ web-unplugged-make }“ atsiunčia viską.
web-storage-full = Šioje naršyklėje nebėra vietos. Partijos lieka tik tol, kol šis puslapis atvertas; išsaugokite tas, kurias norite pasilikti.
web-storage-forbidden = Ši naršyklė nieko neišsaugo. Partijos lieka tik tol, kol šis puslapis atvertas; išsaugokite tas, kurias norite pasilikti.
web-damaged = { $count ->
        [1] Vienos išsaugotos partijos nepavyko perskaityti. Ji atidėta į šalį, jos tekstas nepakeistas.
        [one] { $count } išsaugotos partijos nepavyko perskaityti. Jos atidėtos į šalį, jų tekstai nepakeisti.
        [few] { $count } išsaugotų partijų nepavyko perskaityti. Jos atidėtos į šalį, jų tekstai nepakeisti.
       *[other] { $count } išsaugotų partijų nepavyko perskaityti. Jos atidėtos į šalį, jų tekstai nepakeisti.
    }
web-damaged-save = Išsaugoti tekstą
web-damaged-copy = Kopijuoti tekstą
web-damaged-remove = Išmesti
web-damaged-sure = Išmesti šią partiją?
web-damaged-about = Jos teksto nebus galima susigrąžinti. Jei abejojate, pirmiau jį išsaugokite arba nukopijuokite.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Nuoroda, kurioje yra visa partija
web-share-here = Ši partija saugoma tik šioje naršyklėje. Kas gaus nuorodą arba įrašą, galės ją pažiūrėti ir tęsti.
web-alone = Fourfold čia veikia be serverio, todėl su kitais čia susitikti negalima.
web-alone-elsewhere = Su kitais susitiksite adresu { $server }.
