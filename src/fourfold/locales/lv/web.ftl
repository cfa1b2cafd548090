## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet un Exago
web-description = Quantik, Qomet un Exago: spēlējiet ar cilvēkiem un dažādu līmeņu datoru.
web-skip = Uz saturu
web-home = Fourfold, visas spēles
web-nav = Lapas
web-nav-learn = Mācīties
web-nav-lobby = Vestibils
web-nav-mine = Manas partijas
web-close = Aizvērt
web-loading = Ielādē…
web-try-again = Mēģināt vēlreiz
web-to-games = Visas spēles
web-number = { $number }
web-no = Nē, atpakaļ
web-cancel = Atcelt

## Settings

web-preferences = Iestatījumi
web-preferences-note = Glabājas tikai šajā pārlūkā. Bez konta, bez izsekošanas.
web-language = Valoda
web-theme = Krāsas
web-theme-auto = Kā ierīcē
web-theme-light = Gaišas
web-theme-dark = Tumšas
web-board = Spēles laukums
web-board-wood = Koks
web-board-felt = Filcs
web-board-distinct = Jebkurai krāsu redzei
web-board-contrast = Augsts kontrasts
web-size = Laukuma izmērs
web-size-usual = Pēc ekrāna
web-size-small = Mazs
web-size-large = Liels
web-fingers = Mazi lauciņi
web-fingers-zoom = Pirmais pieskāriens tuvina
web-fingers-confirm = Jautāt pirms gājiena
web-fingers-plain = Izdarīt gājienu uzreiz
web-motion = Kustība
web-motion-auto = Kā ierīcē
web-motion-on = Figūras slīd
web-motion-off = Nekas nekustas
web-sound = Skaņa
web-your-name = Jūsu vārds
web-name-optional = kā vēlaties, vai nekas

## First screen

web-home-title = Kuru spēli spēlēsim?
web-home-about = Izvēlieties laukumu, tad – ar ko spēlēt.
web-home-running = Turpināt spēli
web-home-lobby = Satikt citus vestibilā
web-home-open = Atvērt saglabātu partiju
web-home-beyond = Uzdevumi un analīze
web-home-daily = Dienas uzdevums
web-home-daily-about = Visiem viens un tas pats, pusnaktī jauns.
web-home-streak = { $days ->
        [zero] Atrisināts { $days } dienu pēc kārtas.
        [one] Atrisināts { $days } dienu pēc kārtas.
       *[other] Atrisināts { $days } dienas pēc kārtas.
    }
web-home-solved = atrisināts
web-home-analyse = Analīze
web-home-analyse-about = Jebkura pozīcija un katra gājiena vērtība tajā.

## Before a match

web-how-to-play = Kā spēlēt
web-how-many = Cik spēlē?
web-with-people = Ar cilvēkiem
web-with-computer = Pret datoru
web-with-engines = Pret citām programmām
web-beside = Kāds man blakus
web-beside-about = Jūs spēlējat pārmaiņus pie šī ekrāna.
web-link = Draugs, ar saiti
web-link-about = Nosūtiet saiti vai parādiet kodu noskenēšanai.
web-anyone = Jebkurš, kas ienāk
web-anyone-about = Gaidiet pretinieku vestibilā.
web-level = { $level }. līmenis
web-level-choice = { $level } · { $name }
web-who-plays = Kas spēlē
web-player = { $number }. spēlētājs
web-you = Jūs
web-show-in-lobby = Rādīt šo partiju vestibilā, lai var pievienoties jebkurš
web-start = Sākt
web-invite = Uzaicināt
web-more-options = Opcijas un pulkstenis
web-value-on = jā
web-value-off = nē
web-begins = Kurš iet pirmais.
web-begins-drawn = Izlozē
web-begins-me = Es
web-begins-others = Citi
web-takebacks = Gājienus drīkst atsaukt, ja pārējie piekrīt.
web-help-wanted = Mājieni un vērtības ir atļauti visiem, kas spēlē ar saiti.
web-help-on = Šajā partijā mājieni un vērtības ir atļauti visiem.
web-help-off = Šajā partijā mājienus nesaņem neviens.
web-clock = Cik laika katram ir domāšanai.
web-clock-none = Bez pulksteņa
web-clock-increment = Minūtes visai partijai
web-clock-days = Dienas katram gājienam
web-clock-base = Ar cik minūtēm katrs spēlētājs sāk.
web-clock-more = Cik sekunžu pieskaita pēc katra gājiena.
web-clock-each = Cik dienu katram spēlētājam ir gājienam.
web-clock-days-text = { $days ->
        [zero] { $days } dienu gājienam
        [one] { $days } diena gājienam
       *[other] { $days } dienas gājienam
    }
web-clock-minutes-text = { $minutes ->
        [zero] { $minutes } minūšu
        [one] { $minutes } minūte
       *[other] { $minutes } minūtes
    }
web-clock-increment-text = { $minutes ->
        [zero] { $minutes } minūšu
        [one] { $minutes } minūte
       *[other] { $minutes } minūtes
    } + { $seconds ->
        [zero] { $seconds } sekunžu par gājienu
        [one] { $seconds } sekunde par gājienu
       *[other] { $seconds } sekundes par gājienu
    }
web-clock-left = atlicis { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Uzaiciniet kādu
        [zero] Uzaiciniet { $count } cilvēku
        [one] Uzaiciniet { $count } cilvēku
       *[other] Uzaiciniet { $count } cilvēkus
    }
web-invite-about = Nosūtiet saiti vai ļaujiet noskenēt kodu. Partija sāksies, tiklīdz visi būs šeit.
web-invite-lobby = Partija ir vestibilā. Varat arī nosūtīt saiti vai parādīt kodu.
web-invite-link = Saite uz šo partiju
web-waiting = Gaida…
web-qr = Saite kā kods noskenēšanai
web-copy = Kopēt
web-copied = Nokopēts
web-share = Dalīties
web-rules = Noteikumi
web-rules-of = { $game } noteikumi
web-rules-examples = Ar piemēriem, atsevišķā lapā
web-join-title = { $named ->
        [yes] { $name } aicina jūs spēlēt { $game }
       *[no] Jūs aicina spēlēt { $game }
    }
web-join = Pievienoties
web-open-seat = Brīva vieta
web-numbered = { $name } { $number }
web-somebody = Kāds
web-beside-you = Kāds jums blakus

## The match

web-turn = { $who ->
        [you] Jūsu gājiens
       *[other] Gājiens: { $name }
    }
web-thinking = { $name } domā…
web-over = Partija beigusies
web-seat-you = jūs
web-seat-away = nav klāt
web-left-resigned = padevās
web-left-time = beidzās laiks
web-left-failed = nevarēja turpināt
web-seat-engine = programma
web-winner = Uzvarētājs
web-moves = Gājieni
web-no-moves = Vēl nav izdarīts neviens gājiens.
web-move-played = Gājiens { $number }: { $name } spēlēja { $move }
web-meanwhile = { $name } spēlēja { $move }.
web-back-to-match = Atpakaļ uz partiju
web-replay-first = Uz sākumu
web-replay-previous = Vienu gājienu atpakaļ
web-replay-next = Vienu gājienu uz priekšu
web-replay-latest = Uz jaunāko gājienu
web-in-words = Pozīcija un gājieni vārdos
web-type-move = Ierakstiet gājienu
web-play-move = Spēlēt
web-watching = { $count ->
        [zero] Skatās { $count } cilvēku.
        [one] Skatās { $count } cilvēks.
       *[other] Skatās { $count } cilvēki.
    }
web-away = { $name } pašlaik nav klāt.
web-offline = Savienojums zudis. Mēģina vēlreiz…
web-offline-unsent = Savienojums zudis. Jūsu gājiens ir saglabāts un tiks nosūtīts, tiklīdz savienojums atjaunosies.

## What can be done in a match

web-actions = Darbības
web-takeback = Atsaukt gājienu
web-takeback-asked = Jūs lūdzāt atsaukt gājienu.
web-takeback-wish = { $name } lūdz atsaukt gājienu.
web-allow = Atļaut
web-decline = Noraidīt
web-agree = Piekrist
web-draw = Neizšķirts
web-draw-sure = Piedāvāt neizšķirtu?
web-draw-about = Ja visi piekrīt, neviens neuzvar un neviens nezaudē.
web-draw-yes = Piedāvāt neizšķirtu
web-draw-asked = Jūs piedāvājāt neizšķirtu.
web-draw-wish = { $name } piedāvā neizšķirtu.
web-resign = Padoties
web-resign-sure = Padoties?
web-resign-about = Kas padodas, tas partiju zaudē. Ja spēlē trīs vai vairāk, šajā vietā tālāk spēlē dators.
web-resign-yes = Padoties
web-abort = Atcelt partiju
web-abort-sure = Atcelt partiju?
web-abort-about = Vēl gandrīz nekas nav noticis; partija nevienam neskaitīsies.
web-abort-yes = Atcelt partiju
web-flip = Apgriezt laukumu
web-again = Spēlēt vēlreiz
web-rematch-asked = Gaida pārējos…
web-rematch-wish = { $name } vēlas spēlēt vēlreiz.
web-to-rematch = Uz nākamo partiju
web-other-match = Cita partija
web-share-watch = Ikviens, kam ir šī saite, var skatīties
web-device = Turpināt citā ierīcē
web-device-link = Tikai jums: kas atver šo saiti, spēlē jūsu vietā
web-device-revoke = Anulēt personīgās saites
web-device-revoked = Anulētas: neviens cits vairs nespēlē jūsu vietā.
web-record-save = Saglabāt partiju
web-record-copy = Kopēt partiju

## What happened, read out

web-event-joined = { $name } pievienojās.
web-event-started = Partija sākas.
web-event-resigned = { $who ->
        [you] Jūs padevāties.
       *[other] { $name } padevās.
    }
web-event-time = { $who ->
        [you] Jūsu laiks ir beidzies.
       *[other] { $name }: laiks ir beidzies.
    }
web-event-failed = { $name } nevar turpināt: { $reason ->
        [engine-illegal] gājiens { $note } nav atļauts
        [engine-late] atbilde netika saņemta laikus
        [engine-died] programma ir beigusi darbu
        [engine-unknown] programma šeit vairs nav pazīstama
       *[other] programma nestrādā, kā vajadzētu
    }.
web-event-draw-offered = { $who ->
        [you] Jūs piedāvājāt neizšķirtu.
       *[other] { $name } piedāvā neizšķirtu.
    }
web-event-draw-accepted = { $who ->
        [you] Jūs piekritāt neizšķirtam.
       *[other] { $name } piekrīt neizšķirtam.
    }
web-event-draw-declined = { $who ->
        [you] Jūs noraidījāt neizšķirtu.
       *[other] { $name } noraida neizšķirtu.
    }
web-event-takeback-asked = { $who ->
        [you] Jūs lūdzāt atsaukt gājienu.
       *[other] { $name } lūdz atsaukt gājienu.
    }
web-event-takeback-declined = { $who ->
        [you] Jūs neatļāvāt atsaukt gājienu.
       *[other] { $name } neatļauj atsaukt gājienu.
    }
web-event-taken-back = Gājieni atsaukti.
web-event-rematch-wanted = { $who ->
        [you] Jūs vēlaties spēlēt vēlreiz.
       *[other] { $name } vēlas spēlēt vēlreiz.
    }
web-event-aborted = Partija atcelta.

## The end

web-ending = Rezultāts
web-won = { $who ->
        [you] Jūs uzvarat!
       *[other] { $name } uzvar
    }
web-drawn = Neizšķirts
web-why = Kā beidzās: { $reason }.
web-why-failed = Kā beidzās: programma nevarēja turpināt.
web-why-where = Tas redzams šeit: { $spaces }.
web-aborted = Atcelta
web-aborted-why = Šī partija tika atcelta, pirms īsti sākās.

## Finding matches

web-lobby = Vestibils
web-lobby-waiting = Meklē kompāniju
web-lobby-nobody = Pašlaik neviens negaida. Sāciet partiju un izvēlieties „{ web-anyone }”.
web-lobby-begin = Sākt partiju
web-lobby-running = Pašlaik spēlē
web-lobby-quiet = Pašlaik netiek spēlēta neviena publiska partija.
web-mine = Manas partijas
web-mine-none = Šajā pārlūkā vēl nav spēlēts.
web-mine-lacks = Serveris nav sasniedzams. Tajā glabāto partiju te nav.
web-mine-filter = Kuras partijas rādīt
web-mine-all = Visas
web-mine-running = Notiek
web-mine-ended = Beigušās
web-mine-more = Rādīt vecākas
web-mine-kept-about = Beigušās partijas pēc ilga laika pazūd. Ar zvaigznīti atzīmētās paliek.
web-mine-keep = Paturēt šo partiju
web-mine-delete = Dzēst šo partiju
web-delete-sure = Vai dzēst šo partiju?
web-delete-about = To nevar atgūt. Partija ar citiem pazūd tikai no jūsu saraksta.
web-delete-yes = Dzēst
web-list-waiting = gaida spēlētājus
web-list-your-turn = jūsu gājiens
web-list-playing = { $ply ->
        [0] tūlīt sāksies
        [zero] izdarīti { $ply } gājieni
        [one] izdarīts { $ply } gājiens
       *[other] izdarīti { $ply } gājieni
    }

## Saved games

web-open = Atvērt saglabātu partiju
web-open-about = Pabeigtu partiju rāda no pirmā gājiena; nepabeigta turpinās.
web-open-file = Izvēlēties failu
web-open-text = vai ielīmējiet partiju kā tekstu vai tās adresi
web-open-with = Ar ko spēlēt tālāk
web-open-look = Apskatīt
web-open-go-on = Turpināt spēli
web-open-too-long = Tas ir pārāk garš, lai būtu saglabāta partija.

## What can go wrong, and what to do next

web-problem-unexpected = Kaut kas nogāja greizi
web-problem-unexpected-next = Servera atbilde nav saprotama. Lūdzu, mēģiniet vēlreiz.
web-problem-server = Serverim ir problēma
web-problem-server-next = Lūdzu, pēc brīža mēģiniet vēlreiz. Nekas no nospēlētā nav zudis.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nav savienojuma
web-problem-offline-next = Serveris nav sasniedzams. Pārbaudiet savienojumu un mēģiniet vēlreiz.
web-problem-slow = Serveris ir lēns
web-problem-slow-next = Laikus netika saņemta atbilde. Lūdzu, mēģiniet vēlreiz.
web-problem-page = Šeit nekā nav
web-problem-page-next = Šī adrese nekur neved. Varbūt saitē trūkst burta.
web-problem-unloaded = Šo lapu neizdevās ielādēt
web-problem-unloaded-next = Varbūt zudis savienojums vai ir jaunāka versija. Ielādējiet lapu vēlreiz.
web-problem-game = Tādas spēles nav
web-problem-game-next = Varbūt saitē trūkst burta. Izvēlieties kādu no spēlēm.
web-problem-match = Tādas partijas nav
web-problem-match-next = Varbūt saitē trūkst burta, vai arī partija ir pārāk veca un ir noņemta. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Šīs partijas šajā pārlūkā nav
web-problem-match-elsewhere-next = Partija pie viena galda vai pret datoru paliek pārlūkā, kurā to spēlē. Tur izvēlieties „{ web-share }”: saiti, kurā ir visa partija, var atvērt jebkur.
web-problem-match-damaged = Šo partiju nevarēja nolasīt
web-problem-match-damaged-next = Tā nolikta malā, un tās teksts nav mainīts. Atradīsiet to sadaļā „{ web-mine }”.
web-problem-aborted = Šī partija ir atcelta
web-problem-aborted-next = Tā tika beigta, pirms sākās. Varat sākt citu.
web-problem-match-full-next = Visas vietas jau ir aizņemtas. Varat skatīties partiju vai sākt savu.
web-problem-stale-next = Pa to laiku pozīcija ir mainījusies, tāpēc jūsu gājiens netika izdarīts.
web-problem-key-unknown = Šī saite nav derīga
web-problem-key-unknown-next = Personīgā saite jau izmantota vai ir nepareiza. Izveidojiet jaunu ierīcē, kurā spēlējat, ar „{ web-share }”.

## Without a server, without a connection

web-unplugged = Bez savienojuma
web-unplugged-about = Vienreiz lejupielādējiet visu Fourfold, un tas darbojas bez savienojuma: partijas pie viena galda un pret datoru, nodarbības, uzdevumi, noteikumi, analīze un partiju pārskatīšana. Lai satiktu citus, savienojums joprojām ir vajadzīgs.
web-unplugged-make = Padarīt pieejamu bezsaistē
web-unplugged-size = Jālejupielādē { $megabytes } MB.
web-unplugged-fetching = Lejupielādē: { $percent }%
web-unplugged-ready = Viss ir šeit. Fourfold darbojas bez savienojuma, un dators domā šajā pārlūkā.
web-unplugged-failed = Neizdevās lejupielādēt visu. Pārbaudiet savienojumu un mēģiniet vēlreiz.
web-unplugged-full = Šajā pārlūkā vairs nav vietas. Neizdevās lejupielādēt visu.
web-starting = Sagatavo galdu…
web-problem-python = Šis pārlūks pats spēlēt nevar
web-problem-python-next = Fourfold te vajag kaut ko, kā šim pārlūkam trūkst vai kas tajā ir izslēgts: fona procesus (workers), WebAssembly vai failu atspiešanu. Izmēģiniet jaunāku pārlūku.
web-problem-unfetched = Vēl nav lejupielādēts
web-problem-unfetched-next = Tas, kas te vajadzīgs, vēl nav lejupielādēts, un savienojuma nav. Vienreiz izveidojiet savienojumu: iestatījumos „{ web-unplugged-make }” lejupielādē visu.
web-storage-full = Šajā pārlūkā vairs nav vietas. Partijas glabājas tikai tik ilgi, kamēr šī lapa ir atvērta; saglabājiet tās, kuras gribat paturēt.
web-storage-forbidden = Šis pārlūks neko neglabā. Partijas glabājas tikai tik ilgi, kamēr šī lapa ir atvērta; saglabājiet tās, kuras gribat paturēt.
web-damaged = { $count ->
        [1] Vienu saglabātu partiju nevarēja nolasīt. Tā nolikta malā, un tās teksts nav mainīts.
        [zero] { $count } saglabātu partiju nevarēja nolasīt. Tās noliktas malā, un to teksti nav mainīti.
        [one] { $count } saglabātu partiju nevarēja nolasīt. Tās noliktas malā, un to teksti nav mainīti.
       *[other] { $count } saglabātas partijas nevarēja nolasīt. Tās noliktas malā, un to teksti nav mainīti.
    }
web-damaged-save = Saglabāt tekstu
web-damaged-copy = Kopēt tekstu
web-damaged-remove = Izmest
web-damaged-sure = Vai izmest šo partiju?
web-damaged-about = Tās tekstu nevar atgūt. Ja šaubāties, vispirms to saglabājiet vai nokopējiet.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Saite, kurā ir visa partija
web-share-here = Šī partija glabājas tikai šajā pārlūkā. Kas saņem saiti vai ierakstu, var to apskatīt un turpināt.
web-alone = Fourfold šeit darbojas bez servera, tāpēc citus šeit satikt nevar.
web-alone-elsewhere = Citus satiksiet adresē { $server }.
