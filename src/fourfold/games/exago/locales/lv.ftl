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

## The board

board-piece-tile = { $colour ->
        [red] sarkana flīze
        [blue] zila flīze
        [yellow] dzeltena flīze
        [green] zaļa flīze
        [purple] violeta flīze
       *[orange] oranža flīze
    }
board-place-tile = { seat-name } novieto flīzi uz { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Jūsu flīzes veido taisnu, nepārtrauktu līniju.
        [loser] Uzvarētāja flīzes veido taisnu, nepārtrauktu līniju.
       *[none] Flīzes veido taisnu, nepārtrauktu līniju.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Laukums veidots no sešstūriem. Spēles pirmo flīzi liek centrā. Nolieciet to tur.
learn-exago-centre-done = Turpmāk katrai flīzei jāsaskaras ar kādu flīzi laukumā.
learn-exago-touch = Jūs esat Zilie. Mēģiniet nolikt flīzi uz b2, kur tā būtu viena.
learn-exago-touch-done = Visas flīzes vienmēr ir savienotas.
learn-exago-place = Nolieciet flīzi uz lauciņa, kas saskaras ar sarkano. Kaimiņa krāsa nav svarīga.
learn-exago-place-done = Kamēr krājumā ir flīzes, jūsu gājiens ir novietot vienu.
learn-exago-line = Divatā uzvar piecas jūsu krāsas flīzes taisnā līnijā. Jums ir četras: pievienojiet piekto.
learn-exago-line-done = Līnijas iet trīs virzienos. Tām jābūt taisnām un bez pārrāvuma. Ja spēlē trīs vai vairāk, pietiek ar četrām.
learn-exago-place-first = Vēlāk flīzes var pārvietot, bet vēl ne tagad. Mēģiniet pārvietot savu flīzi no e4 uz d5.
learn-exago-place-first-done = Vispirms visām jūsu flīzēm jābūt laukumā.
learn-exago-relocate = Tagad krājumā flīžu vairs nav. Tad gājiens ir pacelt vienu savu flīzi un nolikt to uz cita lauciņa, kur tā saskaras ar kādu flīzi. Pārvietojiet vienu.
learn-exago-relocate-done = No šī brīža katra flīze var ceļot jebkur.
learn-exago-own-space = Paceltai flīzei jānonāk citur. Mēģiniet nolikt flīzi no d2 atpakaļ turpat.
learn-exago-own-space-done = Exago spēlē gaidīt nevar.
learn-exago-cut-off = Ja pēc flīzes pacelšanas pārējās paliek atsevišķās grupās, paliek tikai lielākā grupa; viss pārējais atgriežas īpašnieku krājumos. Pārvietojiet flīzi tā, lai dažas citas tiktu atdalītas.
learn-exago-cut-off-done = Kas atguvis flīzes, tam tās jānovieto, pa vienai katrā gājienā, un tikai tad drīkst atkal pārvietot. Tas var maksāt daudz laika.
learn-exago-choose = Ja vairākas grupas ir vienlīdz lielas, jūs izvēlaties, kura paliek. Paceliet flīzi tā, lai paliktu divas vienlīdz lielas grupas, un nolieciet to blakus grupai, kuru vēlaties paturēt. Ja tā saskaras ar abām, norādiet kādu šīs grupas flīzi.
learn-exago-choose-done = Otra grupa atgriezās krājumos. Izvēlieties to, kas jums palīdz vairāk.
learn-exago-move-to-win = Šajā mazajā spēlē uzvarai pietiek ar četrām flīzēm rindā. Jūs esat Zilie, un krājumā flīžu nav: uzvariet, pārvietojot kādu flīzi.
learn-exago-move-to-win-done = Meklējiet līnijas ar pārrāvumu un flīzi, kas tur, kur tā ir, nav vajadzīga.
learn-exago-must-block = Šeit spēlē trīs, un uzvarai pietiek ar četrām flīzēm rindā. Sarkanie nākamajā gājienā varētu uzvarēt uz d5. Jūs esat Zilie: mēģiniet tā vietā spēlēt uz e5.
learn-exago-must-block-done = Ja spēlē trīs vai vairāk, draudi jāaptur, ja nevarat uzvarēt un kāds jūsu gājiens tos aptur.
learn-exago-block = Tagad izpildiet savu pienākumu.
learn-exago-block-done = Ja draud vairāki, jāaptur tas, kura kārta pienāks pirmā.
learn-exago-win-first = Pienākumam bloķēt ir viens izņēmums: ja varat uzvarēt, drīkstat to darīt. Jūs esat Sarkanie.
learn-exago-win-first-done = Uzvara ir svarīgāka par bloķēšanu.
learn-exago-ahead = Atkal divi spēlētāji, piecas rindā. Jūs esat Sarkanie. Radiet draudus, uz kuriem Zilie nevar atbildēt: jūs uzvarat ar nākamo flīzi.
learn-exago-ahead-done = Atvērtu līniju var pabeigt no divām pusēm, bet Zilie var aizvērt tikai vienu.
learn-exago-cross = Tagad nevienam krājumā vairs nav flīžu. Jūs esat Sarkanie. Paceliet flīzi, kas jums tur, kur tā ir, nav vajadzīga, un nolieciet to tur, kur krustojas divas jūsu līnijas: Zilie nevar apturēt abas.
learn-exago-cross-done = Flīze vietā, kur krustojas divas līnijas, der abām. Spēcīgi spēlētāji šādas vietas sagatavo krietni agrāk, nekā tās izmanto. Tagad izspēlējiet partiju.

## Themes of puzzles

study-theme-relocate = Flīzes pārvietošana
study-theme-win-by-cutting = Uzvara atdalot
study-theme-hold-by-cutting = Aizsardzība atdalot

## The rule page: what the examples show

study-rules-exago-touch = Katrai jaunai flīzei jāsaskaras ar kādu flīzi laukumā.
study-rules-exago-line = Taisna, nepārtraukta līnija uzvar: piecas flīzes divatā, četras, ja spēlētāju ir vairāk.
study-rules-exago-relocate = Kad krājums ir tukšs, paceliet vienu savu flīzi un nolieciet to, kur tā saskaras ar kādu flīzi.
study-rules-exago-cut-off = Paceļot šo flīzi, tiek atdalītas divas citas. Tās atgriežas pie īpašniekiem, kam tās atkal jānovieto, pirms drīkst pārvietot.
study-rules-exago-choose = Paliek divas vienlīdz lielas grupas: tas, kurš iet, izvēlas, kura no tām paliek.
study-rules-exago-must-block = Ja spēlē trīs vai vairāk, draudi jāaptur. Sarkanie draud uzvarēt uz d5, tāpēc Zilie nedrīkst spēlēt citur.
study-rules-exago-block = Šis gājiens aptur draudus, tāpēc ir atļauts.

## The rule page: what the printed rules leave open

study-decision-exago-groups = No vairākām grupām paliek tikai viena lielākā, arī tad, ja to ir vairāk nekā divas.
study-decision-exago-own = Ja atgriežas jūsu pašu flīzes, pacelto tomēr noliekat uzreiz; pārējās seko vēlākos gājienos.
study-decision-exago-duty = Ja spēlē trīs vai vairāk, bloķēt ir pienākums vienmēr, kad tas iespējams, arī tad, ja draud tikai viens pretinieks.
study-decision-exago-first = Ja draud vairāki pretinieki, jāaptur tas, kura kārta pienāks pirmā.
study-decision-exago-relocated = Draudi uzvarēt, pārvietojot flīzi, skaitās tāpat kā jebkuri citi.
study-decision-exago-stuck = Kas neko nevar darīt, izlaiž gājienu. Ja neviens nevar iet, ir neizšķirts.
