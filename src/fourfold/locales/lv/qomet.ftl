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
