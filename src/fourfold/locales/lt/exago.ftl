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
