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

## The board

board-piece-star = { $colour ->
        [light] šviesi žvaigždė
       *[dark] tamsi žvaigždė
    }
board-place-star = { seat-name } padeda žvaigždę ant { $space }
board-back-star = { seat-name } atsiima žvaigždę iš { $space }
board-to-star = { $colour ->
        [light] šviesi žvaigždė nukeliauja į { $space }
       *[dark] tamsi žvaigždė nukeliauja į { $space }
    }
board-off-star = { $colour ->
        [light] šviesi žvaigždė palieka lentą
       *[dark] tamsi žvaigždė palieka lentą
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Keturios jūsų žvaigždės stovi kvadrato kampuose.
        [loser] Keturios jūsų priešininko žvaigždės stovi kvadrato kampuose.
       *[none] Keturios vienos spalvos žvaigždės stovi kvadrato kampuose.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Jūsų kvadratą užbaigė paties priešininko ėjimas.
        [loser] Jūsų pačių ėjimas užbaigė priešininko kvadratą, o padovanotas kvadratas galioja.
       *[none] Kvadratą užbaigė paties kito žaidėjo ėjimas, o padovanotas kvadratas galioja.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Tai žaidimo lenta: 25 sankirtos taškai ant trijų kvadratų aplink centrą, sujungti linijomis. Centras pažymėtas. Žvaigždės juda tik linijomis.
learn-qomet-place = Atsargose turite septynias žvaigždes. Vienas iš galimų ėjimų – padėti žvaigždę ant bet kurio tuščio taško. Padarykite tai.
learn-qomet-place-done = Taip žvaigždė padedama. Yra dar dviejų rūšių ėjimai: pajudinti ir atsiimti.
learn-qomet-square = Keturios jūsų žvaigždės kvadrato kampuose laimi. Trys vidinio kvadrato kampai jau jūsų: užbaikite jį.
learn-qomet-square-done = Vidinio, vidurinio ir išorinio kvadrato kampai sudaro tris iš penkiolikos kvadratų.
learn-qomet-centre = Kitų dvylikos kvadratų vienas kampas yra lentos centre. Raskite trūkstamą šio kvadrato kampą.
learn-qomet-centre-done = Mažas, vidutinis ar didelis, kiekviename lentos ketvirtyje: dvylikos kvadratų vienas kampas yra lentos centre. Žvaigždės tarp kampų nesvarbios.
learn-qomet-diamond = Šios keturios žvaigždės stovi kraštinių viduriuose. Panašu į kvadratą, bet jo kraštinės neina lentos linijomis, tad tai ne kvadratas.
learn-qomet-step = Taip pat galite pajudinti vieną savo žvaigždę linija per vieną žingsnį, ant tuščio taško. Padarykite tai su bet kuria žvaigžde.
learn-qomet-step-done = Prieš eidami pažiūrėkite į linijas: ne visi kaimyniniai taškai sujungti.
learn-qomet-push = Jei kelyje stovi bet kurios spalvos žvaigždė, nustumiate ją per vieną žingsnį toliau ta pačia linija. Nustumkite Tamsiųjų žvaigždę.
learn-qomet-push-done = Užėmėte jos vietą, o ji nustumta toliau. Lygiai taip galima stumti ir savo žvaigždes.
learn-qomet-blocked = Stumti galima tik vieną žvaigždę, ir už jos turi būti vietos. Pabandykite nustumti Tamsiųjų žvaigždę, stovinčią ant d5.
learn-qomet-blocked-done = Dviejų žvaigždžių iš eilės nustumti negalima.
learn-qomet-corner = Stumiama žvaigždė niekada nesuka už kampo. Pabandykite nustumti žvaigždę, stovinčią ant f6, išilgai vidurinio kvadrato kraštinės.
learn-qomet-corner-done = Linija ten baigiasi, o vidinio ar vidurinio kvadrato žvaigždė negali palikti lentos.
learn-qomet-push-off = Išoriniame kvadrate kitaip: žvaigždė, nustumta už savo linijos galo, grįžta į savininko atsargas. Išstumkite Tamsiųjų žvaigždę iš lentos.
learn-qomet-push-off-done = Tamsieji gali ją vėl padėti, bet tam reikia ėjimo.
learn-qomet-withdraw = Trečios rūšies ėjimas: atsiimkite vieną savo žvaigždę nuo išorinio kvadrato į atsargas.
learn-qomet-withdraw-done = Kitu ėjimu galite ją padėti ten, kur jos reikia.
learn-qomet-undo = Tamsieji ką tik nustūmė jūsų žvaigždę iš d4 į d5. Pabandykite stumti tiesiai atgal.
learn-qomet-undo-done = Iš karto stumti atgal negalima. Kitą kartą eidami jau galėsite.
learn-qomet-gift = Tamsiesiems pažymėtam kvadratui trūksta tik d4. Pažiūrėkite, kas bus, jei nustumsite Tamsiųjų žvaigždę iš d5 į d4.
learn-qomet-gift-done = Sudarėte Tamsiųjų kvadratą, todėl laimi Tamsieji. Kvadratas priklauso savo spalvai, kad ir kas jį užbaigtų.
learn-qomet-save = Ta pati padėtis, dabar geriau: raskite vienintelį ėjimą, po kurio Tamsieji negali sudaryti kvadrato.
learn-qomet-save-done = Išstumti iš lentos vieną kvadrato žvaigždę – gera gynyba.
learn-qomet-ahead = Čia negalite laimėti iš karto, bet vienas ėjimas veda į tikrą pergalę: po dviejų ėjimų turėsite kvadratą, kad ir ką darytų Tamsieji.
learn-qomet-ahead-done = Jei Tamsieji užima paskutinį kampą, nustumiate tą žvaigždę ir užimate jos vietą. Dabar sužaiskite partiją.

## Themes of puzzles

study-theme-no-undo = Kelio atgal nėra

## The rule page: what the examples show

study-rules-qomet-square = Keturios vienos spalvos žvaigždės kvadrato kampuose laimi. Tai vidinis iš trijų didžiųjų kvadratų.
study-rules-qomet-centre = Dar dvylikos kvadratų vienas kampas yra centre; žvaigždės tarp kampų nesvarbios.
study-rules-qomet-diamond = Ne kvadratas: jo kraštinės neina lentos linijomis.
study-rules-qomet-step = Žvaigždė pajuda linija per vieną žingsnį ant tuščio taško.
study-rules-qomet-push = Kelyje stovinti žvaigždė nustumiama per vieną žingsnį toliau ta pačia linija, kad ir kieno ji būtų.
study-rules-qomet-blocked = Dviejų žvaigždžių iš eilės nustumti negalima: už pirmosios turi būti vietos.
study-rules-qomet-corner = Stumiama žvaigždė niekada nesuka už kampo, ir palikti lentą gali tik išorinio kvadrato žvaigždės.
study-rules-qomet-push-off = Išoriniame kvadrate už linijos galo nustumta žvaigždė grįžta į savininko atsargas.
study-rules-qomet-withdraw = Savo žvaigždę nuo išorinio kvadrato galite atsiimti į atsargas.
study-rules-qomet-undo = Tamsieji ką tik nustūmė šią žvaigždę. Kitu ėjimu stumti tiesiai atgal draudžiama.
study-rules-qomet-gift = Šviesieji patys stumdami užbaigia Tamsiųjų kvadratą: laimi Tamsieji.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Išorinio kampo žvaigždę galima išstumti ir išilgai išorinės kraštinės. Parinktis „corner_exit“ gali tai uždrausti.
study-decision-qomet-diamond = Keturi kvadrato kraštinių viduriai nėra kvadratas.
study-decision-qomet-repetition = Kai ta pati padėtis su tuo pačiu einančiu žaidėju ir tuo pačiu draudžiamu ėjimu susidaro trečią kartą, partija baigiasi lygiosiomis. Analizės vertės į tai neatsižvelgia: kur niekas negali užsitikrinti pergalės, jos rodo lygiąsias.
study-decision-qomet-both = Jei ėjimas abiem žaidėjams duoda po kvadratą, laimi tas, kuris nėjo.
