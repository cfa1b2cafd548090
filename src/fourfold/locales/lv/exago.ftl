exago-name = Exago
exago-tagline = Lieciet flīzes, pēc tam pārvietojiet tās, līdz tās veido līniju.
exago-rules =
    No diviem līdz sešiem spēlētājiem laukumā no sešstūriem. Divatā katram ir 12 flīzes un vajag piecas rindā; ja spēlē trīs līdz seši, katram ir 6 un vajag četras.

    Pirmo flīzi liek centrā. Pēc tam, kamēr krājumā ir flīzes, lieciet pa vienai uz tukša lauciņa, kas saskaras ar kādu flīzi laukumā. Kad krājums ir tukšs, paceliet vienu savu flīzi un nolieciet to uz cita lauciņa, kur tā saskaras ar kādu flīzi.

    Ja pēc flīzes pacelšanas pārējās paliek atsevišķās grupās, paliek tikai lielākā grupa; visas citas flīzes atgriežas īpašnieku krājumos, pirms noliekat savējo. Ja lielākās ir vairākas grupas, jūs izvēlaties, kura paliek. Atgrieztās flīzes jānovieto, pa vienai katrā gājienā, un tikai tad drīkst atkal pārvietot flīzes.

    Ja spēlē trīs vai vairāk, jums jābloķē: ja pašlaik nevarat uzvarēt, bet kāds varētu uzvarēt savā nākamajā gājienā, atrodiet pirmo tādu spēlētāju pēc sevis; ja kāds jūsu gājiens viņu aptur, jāspēlē tāds gājiens.

    Jūs uzvarat, ja jūsu gājiena beigās pietiekami daudz jūsu krāsas flīžu veido taisnu, nepārtrauktu līniju jebkurā no trim virzieniem.

    Rakstiet f6, lai novietotu, f6-g7, lai pārvietotu, f6-g7=a3, lai pārvietotu un paturētu grupu, kurā ir a3, pass, ja nekas cits nav iespējams.
exago-reason-line = taisna flīžu līnija
exago-reason-no-move = neviens nevar izdarīt gājienu

exago-option-players = Cik cilvēku spēlē, no diviem līdz sešiem.
exago-option-players-name = Spēlētāji
exago-option-size = Cik lauciņu ir katrā laukuma malā.
exago-option-size-name = Laukuma izmērs
exago-option-tiles = Ar cik flīzēm katrs sāk, vai pa skaitlim katrai vietai, lai izlīdzinātu spēkus.
exago-option-tiles-name = Flīzes
exago-option-line = Cik flīžu rindā uzvar.
exago-option-line-name = Uzvaras līnija
exago-option-early = Vai flīzes drīkst pārvietot, kamēr dažas vēl ir krājumā.
exago-option-early-name = Agra pārvietošana
exago-option-reconnect = Vai pacelto flīzi noliek, pirms atdalītās grupas atgriežas, lai tā varētu tās atkal savienot.
exago-option-reconnect-name = Atkalsavienošana
exago-option-block = Vai draudi jābloķē, ja spēlē trīs vai vairāk.
exago-option-block-name = Pienākums bloķēt
exago-option-repetition = Cik reižu jāatkārtojas tai pašai pozīcijai, lai būtu neizšķirts.
exago-option-repetition-name = Atkārtošanās

exago-brief-players = { $value ->
        [zero] { $value } spēlētāju
        [one] { $value } spēlētājs
       *[other] { $value } spēlētāji
    }
exago-brief-size = malas pa { $value }
exago-brief-tiles = flīzes: { $value }
exago-brief-line = { $value } rindā
exago-brief-early = { $value ->
        [on] flīzes var pārvietot agri
       *[off] flīzes pārvieto vēlāk
    }
exago-brief-reconnect = { $value ->
        [on] atdalītās grupas var savienot
       *[off] atdalītās grupas atgriežas
    }
exago-brief-block = { $value ->
        [on] draudi jābloķē
       *[off] bloķēt nav obligāti
    }
exago-brief-repetition = { $value ->
        [off] bez neizšķirta atkārtojoties
       *[other] neizšķirts atkārtojoties
    }

error-tiles-for-seats = Opcija tiles: skaitļi – { $found }, vietas – { $seats }; norādiet vienu skaitli vai pa vienam katrai vietai.
error-empty-run = Rindā { $row } norādīta nulle tukšu lauciņu, vai skaitlis sākas ar 0.
error-hands-unreadable = „{ $hands }” nav krājumi; šajā spēlē tie izskatās šādi: { $example }.
error-hands-do-not-add-up = { form-seat-genitive } flīzes laukumā: { $board }, krājumā: { $hand }; kopā jābūt { $total }.
error-tiles-do-not-touch = Visām flīzēm jābūt savienotām, bet { $space } un { $other } nav.
error-pass-not-needed = Gājienu var izlaist tikai tad, kad neko citu nevar darīt.
error-centre-first = Pirmo flīzi liek centrā, uz { $space }.
error-touches-nothing = Flīze uz { $space } nesaskartos ne ar vienu citu flīzi.
error-not-your-tile = Uz { $space } nav jūsu flīzes.
error-place-first =
    { $count ->
        [zero] Krājumā jums vēl ir { $count } flīžu; tās jānovieto, pirms drīkst pārvietot flīzes.
        [one] Krājumā jums vēl ir { $count } flīze; tā jānovieto, pirms drīkst pārvietot flīzes.
       *[other] Krājumā jums vēl ir { $count } flīzes; tās jānovieto, pirms drīkst pārvietot flīzes.
    }
error-back-to-own-space = Paceltu flīzi liek uz cita lauciņa, nevis atpakaļ uz { $space }.
error-no-choice-of-groups = Šeit nav jāizvēlas starp grupām; rakstiet { $move }.
error-choose-group = Lielākās ir vairākas grupas; pasakiet, kura paliek, pievienojot = un vienu no šiem lauciņiem: { $spaces }.
error-must-block = { seat-name } draud uzvarēt, un jūs to varat novērst; atļauti tikai gājieni, kas to novērš.
