exago-name = Exago
exago-tagline = Dėkite plyteles, paskui jas perkelkite, kol sudarys liniją.
exago-rules =
    Nuo dviejų iki šešių žaidėjų lentoje iš šešiakampių. Žaidžiant dviese, kiekvienas turi 12 plytelių ir laimi penkios iš eilės; žaidžiant trise ar daugiau, iki šešių, kiekvienas turi 6 ir laimi keturios.

    Pirmoji plytelė dedama į centrą. Paskui, kol atsargose turite plytelių, dėkite po vieną ant tuščio laukelio, kuris liečia lentoje esančią plytelę. Kai atsargų nebeturite, pakelkite vieną savo plytelę ir padėkite ją ant kito laukelio, kur ji liečia plytelę.

    Jei pakėlus plytelę kitos suskyla į atskiras grupes, lieka tik didžiausia grupė; visos kitos plytelės grįžta į savininkų atsargas prieš jums padedant savąją. Jei kelios didžiausios grupės vienodo dydžio, jūs renkatės, kuri lieka. Grįžusias plyteles reikia padėti, po vieną kiekvienu ėjimu, ir tik tada vėl galima plyteles perkelti.

    Kai žaidžia trys ar daugiau, privalote blokuoti: jei dabar negalite laimėti, o kas nors galėtų laimėti savo kitu ėjimu, raskite pirmąjį tokį žaidėją po jūsų; jei kuris nors jūsų ėjimas jį sustabdo, turite eiti taip.

    Tiesi nepertraukta linija iš pakankamai jūsų spalvos plytelių bet kuria iš trijų krypčių laimi jūsų ėjimo pabaigoje.

    Rašykite f6, kad padėtumėte, f6-g7, kad perkeltumėte, f6-g7=a3, kad perkeltumėte ir paliktumėte grupę, kurioje yra a3, pass, kai nieko kito negalima.
exago-reason-line = tiesi plytelių linija
exago-reason-no-move = niekas negali eiti

exago-option-players = Kiek žmonių žaidžia, nuo dviejų iki šešių.
exago-option-players-name = Žaidėjai
exago-option-size = Kiek laukelių turi kiekviena lentos kraštinė.
exago-option-size-name = Lentos dydis
exago-option-tiles = Su kiek plytelių kiekvienas pradeda, arba po skaičių kiekvienai vietai, kad jėgos susilygintų.
exago-option-tiles-name = Plytelės
exago-option-line = Kiek plytelių iš eilės laimi.
exago-option-line-name = Laiminti linija
exago-option-early = Ar plyteles galima perkelti, kol dalis jų dar atsargose.
exago-option-early-name = Ankstyvas perkėlimas
exago-option-reconnect = Ar pakelta plytelė padedama prieš grįžtant atskirtoms grupėms, kad galėtų jas vėl sujungti.
exago-option-reconnect-name = Sujungimas iš naujo
exago-option-block = Ar grėsmę reikia blokuoti, kai žaidžia trys ar daugiau.
exago-option-block-name = Pareiga blokuoti
exago-option-repetition = Kiek kartų susidariusi ta pati padėtis reiškia lygiąsias.
exago-option-repetition-name = Pasikartojimas

exago-brief-players = { $value ->
        [one] { $value } žaidėjas
        [few] { $value } žaidėjai
       *[other] { $value } žaidėjų
    }
exago-brief-size = kraštinės po { $value }
exago-brief-tiles = plytelės: { $value }
exago-brief-line = { $value } iš eilės
exago-brief-early = { $value ->
        [on] plyteles galima perkelti anksti
       *[off] plytelės perkeliamos vėliau
    }
exago-brief-reconnect = { $value ->
        [on] atskirtas grupes galima sujungti
       *[off] atskirtos grupės grįžta
    }
exago-brief-block = { $value ->
        [on] grėsmes reikia blokuoti
       *[off] blokuoti neprivaloma
    }
exago-brief-repetition = { $value ->
        [off] be lygiųjų dėl pasikartojimo
       *[other] lygiosios dėl pasikartojimo
    }

error-tiles-for-seats = Parinktis tiles: skaičių – { $found }, vietų – { $seats }; nurodykite vieną skaičių arba po vieną kiekvienai vietai.
error-empty-run = Eilė { $row } skaičiuoja nulį tuščių laukelių arba pradeda skaičių nuo 0.
error-hands-unreadable = „{ $hands }“ nėra atsargos; šiame žaidime jos atrodo taip: { $example }.
error-hands-do-not-add-up = { form-seat-genitive } plytelių lentoje: { $board }, atsargose: { $hand }; iš viso turi būti { $total }.
error-tiles-do-not-touch = Visos plytelės turi būti susijungusios, bet { $space } ir { $other } nesusijungusios.
error-pass-not-needed = Praleisti ėjimą galima tik tada, kai nieko kito negalite padaryti.
error-centre-first = Pirmoji plytelė dedama į centrą, ant { $space }.
error-touches-nothing = Plytelė laukelyje { $space } neliestų jokios kitos plytelės.
error-not-your-tile = Laukelyje { $space } jūsų plytelės nėra.
error-place-first =
    { $count ->
        [one] Atsargose dar turite { $count } plytelę; ją reikia padėti prieš perkeliant plyteles.
        [few] Atsargose dar turite { $count } plyteles; jas reikia padėti prieš perkeliant plyteles.
       *[other] Atsargose dar turite { $count } plytelių; jas reikia padėti prieš perkeliant plyteles.
    }
error-back-to-own-space = Pakelta plytelė dedama ant kito laukelio, ne atgal į { $space }.
error-no-choice-of-groups = Čia nėra iš kokių grupių rinktis; rašykite { $move }.
error-choose-group = Didžiausios yra kelios grupės; pasakykite, kuri lieka, pridėję = ir vieną iš šių: { $spaces }.
error-must-block = { seat-name } grasina laimėti, o jūs galite tai sustabdyti; leidžiami tik tai darantys ėjimai.

## The board

board-piece-tile = { $colour ->
        [red] raudona plytelė
        [blue] mėlyna plytelė
        [yellow] geltona plytelė
        [green] žalia plytelė
        [purple] violetinė plytelė
       *[orange] oranžinė plytelė
    }
board-place-tile = { seat-name } padeda plytelę ant { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Jūsų plytelės sudaro tiesią nepertrauktą liniją.
        [loser] Laimėtojo plytelės sudaro tiesią nepertrauktą liniją.
       *[none] Plytelės sudaro tiesią nepertrauktą liniją.
    }

## Lessons: what each step asks for, and what is said when it is done

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
learn-exago-ahead-done = Atvirą liniją galima užbaigti iš abiejų galų, o Mėlynieji gali uždaryti tik vieną.
learn-exago-cross = Dabar niekas atsargose plytelių nebeturi. Jūs – Raudonieji. Pakelkite plytelę, kurios ten, kur ji yra, jums nereikia, ir padėkite ją ten, kur kertasi dvi jūsų linijos: Mėlynieji negali sustabdyti abiejų.
learn-exago-cross-done = Ten, kur kertasi dvi linijos, plytelė priklauso abiem. Stiprūs žaidėjai tokias vietas paruošia gerokai anksčiau, nei jomis pasinaudoja. Dabar sužaiskite partiją.

## Themes of puzzles

study-theme-relocate = Perkelti plytelę
study-theme-win-by-cutting = Pergalė atskiriant
study-theme-hold-by-cutting = Gynyba atskiriant

## The rule page: what the examples show

study-rules-exago-touch = Kiekviena nauja plytelė turi liesti lentoje esančią plytelę.
study-rules-exago-line = Tiesi nepertraukta linija laimi: penkios plytelės žaidžiant dviese, keturios – kai žaidėjų daugiau.
study-rules-exago-relocate = Kai atsargos tuščios, pakelkite vieną savo plytelę ir padėkite ją ten, kur ji liečia plytelę.
study-rules-exago-cut-off = Pakėlus šią plytelę atskiriamos dvi kitos. Jos grįžta savininkams, kurie turi jas vėl padėti prieš perkeldami.
study-rules-exago-choose = Lieka dvi vienodo dydžio grupės: einantis žaidėjas renkasi, kuri iš jų lieka.
study-rules-exago-must-block = Kai žaidžia trys ar daugiau, grėsmę reikia sustabdyti. Raudonieji grasina laimėti ant d5, todėl Mėlynieji negali eiti kitur.
study-rules-exago-block = Šis ėjimas sustabdo grėsmę, todėl leidžiamas.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Iš kelių grupių lieka tik viena didžiausia, net kai jų daugiau nei dvi.
study-decision-exago-own = Jei grįžta jūsų pačių plytelės, pakeltąją vis tiek padedate iš karto; kitas – vėlesniais ėjimais.
study-decision-exago-duty = Kai žaidžia trys ar daugiau, blokuoti privaloma visada, kai tai įmanoma, net jei grasina tik vienas priešininkas.
study-decision-exago-first = Jei grasina keli priešininkai, stabdote tą, kuris eis pirmas.
study-decision-exago-relocated = Grėsmė laimėti perkeliant plytelę yra tokia pati kaip bet kuri kita.
study-decision-exago-stuck = Kas nieko negali padaryti, praleidžia ėjimą. Jei niekas negali eiti, lygiosios.
