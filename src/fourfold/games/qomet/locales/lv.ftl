qomet-name = Qomet
qomet-tagline = Novietojiet, pārvietojiet un stumiet zvaigznes, līdz četras jūsējās veido kvadrātu.
qomet-rules =
    Diviem spēlētājiem, Gaišajiem un Tumšajiem, krājumā ir pa septiņām zvaigznēm. Spēles laukumā ir 25 krustpunkti uz trim kvadrātiem ap centru; tos savieno līnijas.

    Savā gājienā izvēlieties vienu no trim darbībām. Novietojiet zvaigzni no krājuma uz jebkura tukša krustpunkta. Vai pārvietojiet vienu savu zvaigzni par vienu soli pa līniju; ja tur stāv jebkuras krāsas zvaigzne, tā tiek pastumta par vienu soli tālāk pa to pašu līniju, kur jābūt brīvai vietai. Vai paņemiet vienu savu zvaigzni no ārējā kvadrāta atpakaļ krājumā. Ārējā kvadrāta zvaigzne, kas pastumta pāri savas līnijas galam, atgriežas īpašnieka krājumā. Vienlaikus var pastumt tikai vienu zvaigzni, un ap stūri stumt nevar.

    Ja pretinieks ir pastūmis jūsu zvaigzni, nākamajā gājienā nedrīkst pastumt viņa zvaigzni tieši atpakaļ.

    Četras vienas krāsas zvaigznes kvadrāta stūros uzvar. Kvadrāta malām jāiet pa laukuma līnijām: tādu kvadrātu ir piecpadsmit – trīs lielie un divpadsmit, kuriem viens stūris ir centrā. Ja jūsu gājiens dod kvadrātu pretiniekam, uzvar pretinieks, pat ja kvadrātu izveidojat arī jūs.

    Rakstiet d4, lai novietotu zvaigzni, d4-d5, lai pārvietotu vai pastumtu, a1-x, lai paņemtu atpakaļ.
qomet-reason-square = četras zvaigznes kvadrāta stūros
qomet-reason-gave-square = pretinieka pēdējais gājiens pabeidza kvadrātu

qomet-option-corner_exit = Vai zvaigzni ārējā stūrī var izstumt arī gar ārējo malu, ne tikai pa diagonāli.
qomet-option-corner_exit-name = Izeja stūrī
qomet-option-repetition = Cik reižu jāatkārtojas tai pašai pozīcijai, lai būtu neizšķirts.
qomet-option-repetition-name = Atkārtošanās

qomet-brief-corner_exit = { $value ->
        [on] stūri atvērti
       *[off] stūri slēgti
    }
qomet-brief-repetition = { $value ->
        [off] bez neizšķirta atkārtojoties
       *[other] neizšķirts atkārtojoties
    }

error-too-many-stars = { form-seat-genitive } zvaigznes laukumā: { $found }; to ir tikai { $limit }.
error-forbidden-move-is-none = „{ $move }” nevar būt aizliegtais gājiens: neviena tā spēlētāja zvaigzne, kuram jāiet, nevarēja būt tikko tā pastumta.
error-not-your-star = Uz { $space } nav jūsu zvaigznes.
error-not-on-outer-square = Atpakaļ var paņemt tikai ārējā kvadrāta zvaigznes; { $space } ir tuvāk centram.
error-no-line-between = No { $start } uz { $end } vienā solī neved neviena līnija.
error-undoes-last-turn = Stūmiens { $start }-{ $end } atceltu pretinieka pēdējo gājienu; vienu gājienu tas ir aizliegts.
error-push-has-no-way = Zvaigzni, kas stāv uz { $space }, tajā virzienā nevar pastumt: tās līnija tur beidzas.
error-push-blocked = Zvaigzni, kas stāv uz { $space }, nevar pastumt: { $behind } aiz tās ir aizņemts.

## The board

board-piece-star = { $colour ->
        [light] gaiša zvaigzne
       *[dark] tumša zvaigzne
    }
board-place-star = { seat-name } novieto zvaigzni uz { $space }
board-back-star = { seat-name } paņem atpakaļ zvaigzni no { $space }
board-to-star = { $colour ->
        [light] gaiša zvaigzne pārvietojas uz { $space }
       *[dark] tumša zvaigzne pārvietojas uz { $space }
    }
board-off-star = { $colour ->
        [light] gaiša zvaigzne pamet laukumu
       *[dark] tumša zvaigzne pamet laukumu
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Četras jūsu zvaigznes stāv kvadrāta stūros.
        [loser] Četras jūsu pretinieka zvaigznes stāv kvadrāta stūros.
       *[none] Četras vienas krāsas zvaigznes stāv kvadrāta stūros.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Jūsu kvadrātu pabeidza paša pretinieka gājiens.
        [loser] Jūsu pašu gājiens pabeidza pretinieka kvadrātu, un uzdāvināts kvadrāts skaitās.
       *[none] Kvadrātu pabeidza paša otra spēlētāja gājiens, un uzdāvināts kvadrāts skaitās.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Atpakaļ stumt nedrīkst

## The rule page: what the examples show

study-rules-qomet-square = Četras vienas krāsas zvaigznes kvadrāta stūros uzvar. Šis ir iekšējais no trim lielajiem kvadrātiem.
study-rules-qomet-centre = Vēl divpadsmit kvadrātiem viens stūris ir centrā; zvaigznes pa vidu nav svarīgas.
study-rules-qomet-diamond = Nav kvadrāts: tā malas neiet pa laukuma līnijām.
study-rules-qomet-step = Zvaigzne pārvietojas par vienu soli pa līniju uz tukšu krustpunktu.
study-rules-qomet-push = Zvaigzne, kas stāv ceļā, tiek pastumta par vienu soli tālāk pa to pašu līniju, lai kam tā piederētu.
study-rules-qomet-blocked = Divas zvaigznes, kas stāv viena aiz otras, pastumt nevar: aiz pirmās jābūt vietai.
study-rules-qomet-corner = Ap stūri stumt nevar, un laukumu var pamest tikai ārējā kvadrāta zvaigznes.
study-rules-qomet-push-off = Zvaigzne, kas ārējā kvadrātā pastumta pāri savas līnijas galam, atgriežas īpašnieka krājumā.
study-rules-qomet-withdraw = Savu zvaigzni no ārējā kvadrāta drīkst paņemt atpakaļ krājumā.
study-rules-qomet-undo = Tumšie tikko pastūma šo zvaigzni. Nākamajā gājienā nav atļauts pastumt viņu zvaigzni tieši atpakaļ.
study-rules-qomet-gift = Gaišie paši ar savu stūmienu pabeidz Tumšo kvadrātu: uzvar Tumšie.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Zvaigzni ārējā stūrī drīkst izstumt arī gar ārējo malu. Opcija „corner_exit” to var aizliegt.
study-decision-qomet-diamond = Četri kvadrāta malu viduspunkti nav kvadrāts.
study-decision-qomet-repetition = Kad tā pati pozīcija ar to pašu spēlētāju pie gājiena un to pašu aizliegto gājienu atkārtojas trešo reizi, partija ir neizšķirta. Analīzes vērtības to neņem vērā: kur neviens nevar nodrošināt uzvaru, tās rāda neizšķirtu.
study-decision-qomet-both = Ja pēc gājiena kvadrāts ir abiem spēlētājiem, uzvar tas, kurš gājienu neizdarīja.
