## Quantik

learn-quantik-board = Tai žaidimo lenta: šešiolika laukelių. Keturios eilės, keturi stulpeliai ir keturios 2×2 zonos yra šio žaidimo linijos. Viena zona pažymėta.
learn-quantik-place = Turite aštuonias figūras: du rutulius, du cilindrus, du kubus ir du kūgius. Ėjimas – viena figūra ant vieno tuščio laukelio. Paimkite bet kurią figūrą ir padėkite, kur norite.
learn-quantik-place-done = Ji ten lieka. Quantik žaidime nė viena figūra nejuda ir nepalieka lentos.
learn-quantik-row = Laimi tas, kas užbaigia liniją su visomis keturiomis formomis. Viršutinėje eilėje trūksta vienos formos: padėkite ją ten.
learn-quantik-row-done = Rutulys, cilindras, kubas ir kūgis vienoje eilėje: laimėjote.
learn-quantik-region = Zonos tinka taip pat kaip eilės ir stulpeliai. Užbaikite zoną viršuje dešinėje.
learn-quantik-region-done = Keturios formos vienoje zonoje: laimėjote.
learn-quantik-anyones = Nesvarbu, kieno tos figūros. Čia jūs – Tamsieji. Trys Šviesiųjų figūros stovi viename stulpelyje: pasinaudokite jomis.
learn-quantik-anyones-done = Tik paskutinė figūra turėjo būti jūsų. Todėl žiūrėkite, ką paliekate priešininkui.
learn-quantik-forbidden-row = O dabar – vienintelis dalykas, kuris draudžiamas. Šviesieji turi rutulį viršutinėje eilėje. Jūs – Tamsieji: pabandykite padėti rutulį į tą pačią eilę, ant a4.
learn-quantik-forbidden-row-done = Negalima dėti figūros į eilę, stulpelį ar zoną, kur priešininkas jau turi tokios pat formos figūrą.
learn-quantik-forbidden-region = Tai galioja ir zonoms. Tamsiųjų cilindras stovi ant d3. Jūs – Šviesieji: pabandykite padėti cilindrą ant c4.
learn-quantik-forbidden-region-done = Kiekviena jūsų padėta figūra uždaro eilę, stulpelį ir zoną tos pačios formos priešininko figūroms.
learn-quantik-own = Jūsų pačių figūros jums niekada netrukdo. Padėkite antrą rutulį į vieną liniją su pirmuoju.
learn-quantik-own-done = Du jūsų rutuliai vienoje linijoje leidžiami. Ten nebegali dėti tik priešininkas.
learn-quantik-two-each = Kiekvienos formos turite po dvi figūras, ne daugiau. Abu jūsų rutuliai jau lentoje: pabandykite padėti trečią ant d2.
learn-quantik-two-each-done = Kai padėtos abi, tos formos nebėra. Atsargose visada matote, kas jums liko.
learn-quantik-careful = Čia beveik po kiekvieno ėjimo Šviesieji gali laimėti iš karto. Jūs – Tamsieji: raskite vienintelį ėjimą, po kurio Šviesieji neturi linijos, kurią galėtų užbaigti.
learn-quantik-careful-done = Puikiai pastebėta. Linija su trimis skirtingomis formomis yra dovana, nebent ketvirtosios ten dėti negalima.
learn-quantik-no-move = Yra ir kitas būdas laimėti: kas turi eiti, bet negali, pralaimi. Jūs – Tamsieji: atimkite iš Šviesiųjų paskutinį ėjimą.
learn-quantik-no-move-done = Šviesieji dar turi figūrų, bet nėra laukelio, kur galėtų jas padėti.
learn-quantik-ahead = Čia niekas negali laimėti iš karto, bet jūs, Tamsieji, galite užsitikrinti pergalę: po jūsų ėjimo, kad ir ką darytų Šviesieji, užbaigsite liniją.
learn-quantik-ahead-done = Taip laimima žaidžiant Quantik: palikite priešininkui tik ėjimus, kurie padeda jums. Dabar sužaiskite partiją.

## Qomet

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

## Exago

learn-exago-centre = Lenta sudaryta iš šešiakampių. Pirmoji partijos plytelė dedama į centrą. Padėkite ją ten.
learn-exago-centre-done = Nuo šiol kiekviena plytelė turi liesti lentoje esančią plytelę.
learn-exago-touch = Jūs – Mėlynieji. Pabandykite padėti plytelę ant b2, kur ji gulėtų viena.
learn-exago-touch-done = Visos plytelės visada susijungusios.
learn-exago-place = Padėkite plytelę ant laukelio, kuris liečia raudonąją. Kaimynės spalva nesvarbi.
learn-exago-place-done = Kol atsargose turite plytelių, jūsų ėjimas – padėti vieną.
learn-exago-line = Žaidžiant dviese laimi penkios jūsų spalvos plytelės tiesioje linijoje. Turite keturias: pridėkite penktą.
learn-exago-line-done = Linijos eina trimis kryptimis. Jos turi būti tiesios ir be tarpų. Kai žaidžia trys ar daugiau, pakanka keturių.
learn-exago-place-first = Vėliau plyteles galima perkelti, bet dar ne dabar. Pabandykite perkelti savo plytelę iš e4 į d5.
learn-exago-place-first-done = Pirmiausia visos jūsų plytelės turi būti lentoje.
learn-exago-relocate = Dabar atsargose plytelių nebeturite. Tada ėjimas – pakelti vieną savo plytelę ir padėti ją ant kito laukelio, kur ji liečia plytelę. Perkelkite vieną.
learn-exago-relocate-done = Nuo šiol kiekviena plytelė gali keliauti bet kur.
learn-exago-own-space = Pakelta plytelė turi atsidurti kitur. Pabandykite padėti plytelę iš d2 atgal į tą pačią vietą.
learn-exago-own-space-done = Exago žaidime laukti negalima.
learn-exago-cut-off = Jei pakėlus plytelę kitos suskyla į atskiras grupes, lieka tik didžiausia grupė; visa kita grįžta į savininkų atsargas. Perkelkite plytelę, kuri atskiria kitas.
learn-exago-cut-off-done = Kas atgavo plyteles, turi jas padėti, po vieną kiekvienu ėjimu, ir tik tada vėl perkelti. Tai gali atimti daug laiko.
learn-exago-choose = Jei kelios grupės vienodo dydžio, jūs renkatės, kuri lieka. Pakelkite plytelę, be kurios lieka dvi vienodo dydžio grupės, ir padėkite ją prie grupės, kurią norite palikti. Jei ten ji liečia abi, pasirinkite tos grupės plytelę.
learn-exago-choose-done = Kita grupė grįžo į atsargas. Rinkitės tą, kuri jums naudingesnė.
learn-exago-move-to-win = Šioje mažoje partijoje laimi keturios iš eilės. Jūs – Mėlynieji ir atsargose plytelių neturite: laimėkite vieną perkeldami.
learn-exago-move-to-win-done = Ieškokite linijų su tarpu ir plytelės, kurios ten, kur ji yra, nereikia.
learn-exago-must-block = Čia žaidžia trys ir laimi keturios iš eilės. Raudonieji kitu ėjimu galėtų laimėti ant d5. Jūs – Mėlynieji: pabandykite vietoj to eiti į e5.
learn-exago-must-block-done = Kai žaidžia trys ar daugiau, turite sustabdyti grėsmę, jei patys laimėti negalite, o kuris nors jūsų ėjimas ją sustabdo.
learn-exago-block = Dabar atlikite savo pareigą.
learn-exago-block-done = Jei grasina keli, stabdote tą, kuris eis pirmas.
learn-exago-win-first = Pareiga blokuoti turi vieną išimtį: jei galite laimėti, laimėti leidžiama. Jūs – Raudonieji.
learn-exago-win-first-done = Pergalė svarbiau už blokavimą.
learn-exago-ahead = Vėl du žaidėjai, penkios iš eilės. Jūs – Raudonieji. Sukurkite grėsmę, į kurią Mėlynieji negali atsakyti: laimėsite kita plytele.
learn-exago-ahead-done = Atvirą liniją galima užbaigti iš abiejų galų, o Mėlynieji gali uždaryti tik vieną. Dabar sužaiskite partiją.
