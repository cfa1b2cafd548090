## Quantik

learn-quantik-board = Šis ir spēles laukums: sešpadsmit lauciņi. Četras rindas, četras kolonnas un četri kvadranti divi reiz divi ir šīs spēles līnijas. Viens kvadrants ir iezīmēts.
learn-quantik-place = Jums ir astoņas figūras: divas sfēras, divi cilindri, divi kubi un divi konusi. Gājiens ir viena figūra uz viena tukša lauciņa. Paņemiet jebkuru figūru un nolieciet, kur vēlaties.
learn-quantik-place-done = Tur tā paliek. Quantik spēlē neviena figūra nekustas un nepamet laukumu.
learn-quantik-row = Līnija ar visām četrām formām nes uzvaru tam, kurš to pabeidz. Augšējā rindā trūkst vienas formas: nolieciet to tur.
learn-quantik-row-done = Sfēra, cilindrs, kubs un konuss vienā rindā: jūs uzvarat.
learn-quantik-region = Kvadranti skaitās tāpat kā rindas un kolonnas. Pabeidziet kvadrantu augšā pa labi.
learn-quantik-region-done = Četras formas vienā kvadrantā: jūs uzvarat.
learn-quantik-anyones = Nav svarīgi, kam figūras pieder. Šeit jūs esat Tumšie. Trīs Gaišo figūras stāv vienā kolonnā: izmantojiet tās.
learn-quantik-anyones-done = Tikai pēdējai figūrai bija jābūt jūsējai. Tāpēc uzmanieties, ko atstājat pretiniekam.
learn-quantik-forbidden-row = Un tagad vienīgais, kas ir aizliegts. Gaišajiem ir sfēra augšējā rindā. Jūs esat Tumšie: mēģiniet nolikt sfēru tajā pašā rindā, uz a4.
learn-quantik-forbidden-row-done = Figūru nedrīkst likt rindā, kolonnā vai kvadrantā, kur pretiniekam jau ir figūra ar tādu pašu formu.
learn-quantik-forbidden-region = Tas attiecas arī uz kvadrantiem. Tumšo cilindrs stāv uz d3. Jūs esat Gaišie: mēģiniet nolikt cilindru uz c4.
learn-quantik-forbidden-region-done = Katra jūsu novietotā figūra aizver rindu, kolonnu un kvadrantu pretinieka figūrām ar tādu pašu formu.
learn-quantik-own = Jūsu pašu figūras jums neko neaizliedz. Nolieciet otro sfēru vienā līnijā ar pirmo.
learn-quantik-own-done = Divas jūsu sfēras vienā līnijā ir atļautas. Tikai pretinieks tur sfēru likt nedrīkst.
learn-quantik-two-each = Katras formas figūru jums ir divas, ne vairāk. Abas jūsu sfēras ir laukumā: mēģiniet novietot trešo uz d2.
learn-quantik-two-each-done = Kad abas ir izliktas, tās formas vairs nav. Krājumā vienmēr redzat, kas jums atlicis.
learn-quantik-careful = Šeit gandrīz pēc katra gājiena Gaišie var uzreiz uzvarēt. Jūs esat Tumšie: atrodiet vienīgo gājienu, pēc kura Gaišajiem nav līnijas, ko pabeigt.
learn-quantik-careful-done = Labi pamanīts. Līnija ar trim atšķirīgām formām ir dāvana, ja vien ceturto tur nav aizliegts novietot.
learn-quantik-no-move = Ir vēl otrs veids, kā uzvarēt: zaudē tas, kuram jāizdara gājiens, bet neviens nav atļauts. Jūs esat Tumšie: atņemiet Gaišajiem pēdējo gājienu.
learn-quantik-no-move-done = Gaišajiem vēl ir figūras, bet nav lauciņa, uz kura kādu no tām drīkstētu likt.
learn-quantik-ahead = Šeit neviens nevar uzreiz uzvarēt, bet jūs, Tumšie, varat uzvaru nodrošināt: pēc jūsu gājiena, lai ko darītu Gaišie, jūs pabeidzat līniju.
learn-quantik-ahead-done = Tā uzvar Quantik spēlē: atstājiet pretiniekam tikai gājienus, kas palīdz jums. Tagad izspēlējiet partiju.

## Qomet

learn-qomet-board = Šis ir spēles laukums: 25 krustpunkti uz trim kvadrātiem ap centru; tos savieno līnijas. Centrs ir iezīmēts. Zvaigznes ceļo tikai pa līnijām.
learn-qomet-place = Krājumā jums ir septiņas zvaigznes. Viens no gājienu veidiem ir novietot zvaigzni uz jebkura tukša krustpunkta. Izdariet to.
learn-qomet-place-done = Tā zvaigzni novieto. Ir vēl divi gājienu veidi: pārvietot un paņemt atpakaļ.
learn-qomet-square = Četras jūsu zvaigznes kvadrāta stūros uzvar. Trīs iekšējā kvadrāta stūri ir jūsu: pabeidziet to.
learn-qomet-square-done = Iekšējais, vidējais un ārējais kvadrāts ir trīs no piecpadsmit kvadrātiem.
learn-qomet-centre = Pārējiem divpadsmit kvadrātiem viens stūris ir laukuma centrā. Atrodiet šā kvadrāta trūkstošo stūri.
learn-qomet-centre-done = Mazs, vidējs un liels katrā no četrām ceturtdaļām: divpadsmit kvadrātiem ir kopīgs stūris – laukuma centrs. Zvaigznes starp stūriem nav svarīgas.
learn-qomet-diamond = Šīs četras zvaigznes stāv malu viduspunktos. Izskatās pēc kvadrāta, bet tā malas neiet pa laukuma līnijām, tāpēc tas nav kvadrāts.
learn-qomet-step = Varat arī pārvietot vienu savu zvaigzni par vienu soli pa līniju uz tukšu krustpunktu. Izdariet to ar jebkuru zvaigzni.
learn-qomet-step-done = Pirms gājiena paskatieties uz līnijām: ne visi kaimiņi ir savienoti.
learn-qomet-push = Ja ceļā stāv jebkuras krāsas zvaigzne, jūs to pastumjat par vienu soli tālāk pa to pašu līniju. Pastumiet Tumšo zvaigzni.
learn-qomet-push-done = Jūs ieņēmāt tās vietu, un tā pavirzījās tālāk. Tāpat var pastumt arī savas zvaigznes.
learn-qomet-blocked = Pastumt var tikai vienu zvaigzni, un aiz tās jābūt vietai. Mēģiniet pastumt Tumšo zvaigzni, kas stāv uz d5.
learn-qomet-blocked-done = Divas zvaigznes, kas stāv viena aiz otras, pastumt nevar.
learn-qomet-corner = Ap stūri stumt nevar. Vidējā kvadrātā mēģiniet pastumt zvaigzni, kas stāv uz f6, gar malu.
learn-qomet-corner-done = Līnija tur beidzas, un zvaigzne no iekšējā vai vidējā kvadrāta nevar pamest laukumu.
learn-qomet-push-off = Ārējā kvadrātā ir citādi: zvaigzne, kas pastumta pāri savas līnijas galam, atgriežas īpašnieka krājumā. Izstumiet Tumšo zvaigzni ārpus laukuma.
learn-qomet-push-off-done = Tumšie to drīkst novietot atkal, bet tas maksā gājienu.
learn-qomet-withdraw = Trešais gājienu veids: paņemiet vienu savu zvaigzni no ārējā kvadrāta atpakaļ krājumā.
learn-qomet-withdraw-done = Nākamajā gājienā varat to novietot tur, kur tā vajadzīga.
learn-qomet-undo = Tumšie tikko pastūma jūsu zvaigzni no d4 uz d5. Mēģiniet uzreiz pastumt viņu zvaigzni atpakaļ.
learn-qomet-undo-done = Uzreiz stumt atpakaļ nedrīkst. Gājienā pēc šī jau drīkst.
learn-qomet-gift = Iezīmētajā kvadrātā Tumšajiem trūkst tikai d4. Paskatieties, kas notiek, ja pastumjat Tumšo zvaigzni no d5 uz d4.
learn-qomet-gift-done = Jūs izveidojāt Tumšo kvadrātu, tāpēc uzvar Tumšie. Kvadrāts pieder savai krāsai, lai kurš to pabeigtu.
learn-qomet-save = Tā pati pozīcija, tagad labāk: atrodiet vienīgo gājienu, pēc kura Tumšie nevar izveidot kvadrātu.
learn-qomet-save-done = Izstumt ārpus laukuma zvaigzni, kas stāv kvadrāta stūrī, ir laba aizsardzība.
learn-qomet-ahead = Šeit nevarat uzreiz uzvarēt, bet viens gājiens uzvaru nodrošina: pēc diviem gājieniem jums ir kvadrāts, lai ko darītu Tumšie.
learn-qomet-ahead-done = Ja Tumšie aizņem pēdējo stūri, jūs pastumjat šo zvaigzni un ieņemat tās vietu. Tagad izspēlējiet partiju.

## Exago

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
learn-exago-ahead-done = Atvērtu līniju var pabeigt no divām pusēm, bet Zilie var aizvērt tikai vienu. Tagad izspēlējiet partiju.
