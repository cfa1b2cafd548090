qomet-name = Qomet
qomet-tagline = Dėkite, judinkite ir stumkite žvaigždes, kol keturios jūsiškės sudarys kvadratą.
qomet-rules =
    Du žaidėjai, Šviesieji ir Tamsieji, atsargose turi po septynias žvaigždes. Žaidimo lentoje yra 25 sankirtos taškai ant trijų kvadratų aplink centrą, sujungti linijomis.

    Jūsų ėjimas – vienas iš trijų dalykų. Padėkite žvaigždę iš atsargų ant bet kurio tuščio taško. Arba pajudinkite vieną savo žvaigždę linija per vieną žingsnį; jei ten stovi bet kurios spalvos žvaigždė, ji nustumiama per vieną žingsnį toliau ta pačia linija, kur jai turi būti vietos. Arba atsiimkite vieną savo žvaigždę nuo išorinio kvadrato į atsargas. Išorinio kvadrato žvaigždė, nustumta už savo linijos galo, grįžta į savininko atsargas. Vienu metu galima stumti tik vieną žvaigždę, ir stumiama žvaigždė niekada nesuka už kampo.

    Jei priešininkas nustūmė jūsų žvaigždę, kitu ėjimu negalima jos stumti tiesiai atgal.

    Keturios vienos spalvos žvaigždės kvadrato kampuose laimi. To kvadrato kraštinės turi eiti lentos linijomis: tokių kvadratų yra penkiolika – trys didieji ir dvylika, kurių vienas kampas yra centre. Jei savo ėjimu padovanojate kvadratą priešininkui, laimi priešininkas, net jei kvadratą sudarote ir jūs.

    Rašykite d4, kad padėtumėte žvaigždę, d4-d5, kad pajudintumėte ar stumtumėte, a1-x, kad atsiimtumėte.
qomet-reason-square = keturios žvaigždės kvadrato kampuose
qomet-reason-gave-square = paskutinis priešininko ėjimas užbaigė kvadratą

qomet-option-corner_exit = Ar išorinio kampo žvaigždę galima išstumti ir išilgai išorinės kraštinės, o ne tik įstrižai.
qomet-option-corner_exit-name = Išėjimas per kampą
qomet-option-repetition = Kiek kartų susidariusi ta pati padėtis reiškia lygiąsias.
qomet-option-repetition-name = Pasikartojimas

qomet-brief-corner_exit = { $value ->
        [on] kampai atviri
       *[off] kampai uždari
    }
qomet-brief-repetition = { $value ->
        [off] be lygiųjų dėl pasikartojimo
       *[other] lygiosios dėl pasikartojimo
    }

error-too-many-stars = { form-seat-genitive } žvaigždžių lentoje: { $found }; jų yra tik { $limit }.
error-forbidden-move-is-none = „{ $move }“ negali būti draudžiamas ėjimas: jokia einančio žaidėjo žvaigždė negalėjo būti ką tik taip nustumta.
error-not-your-star = Taške { $space } jūsų žvaigždės nėra.
error-not-on-outer-square = Atsiimti galima tik išorinio kvadrato žvaigždes; { $space } yra arčiau centro.
error-no-line-between = Jokia linija neveda vienu žingsniu iš { $start } į { $end }.
error-undoes-last-turn = Stūmimas { $start }-{ $end } anuliuotų paskutinį priešininko ėjimą; šiuo ėjimu tai draudžiama.
error-push-has-no-way = Žvaigždės taške { $space } ten nustumti negalima: jos linija ten baigiasi.
error-push-blocked = Žvaigždės taške { $space } nustumti negalima: už jos esantis { $behind } užimtas.
