exago-name = Exago
exago-tagline = Tedd le a lapkáidat, aztán mozgasd őket, míg egy vonalba nem kerülnek.
exago-rules =
    Kettő–hat játékos játssza, hatszögekből álló táblán. Két játékosnál mindenkinek 12 lapkája van, és öt kell egy sorban; három–hat játékosnál mindenkinek 6 van, és négy kell.

    Az első lapka középre kerül. Azután, amíg van lapkád a készletben, tegyél le egyet egy olyan üres mezőre, amely érint egy lapkát a táblán. Ha már nincs, emeld fel egy lapkádat, és tedd egy másik mezőre, ahol lapkát érint.

    Ha egy lapka felemelésével a többi külön csoportokra szakad, csak a legnagyobb csoport marad; minden más lapka visszakerül gazdája készletébe, mielőtt a tiédet leteszed. Ha több legnagyobb csoport van, te választod ki, melyik maradjon. A visszakapott lapkákat le kell tenni, körönként egyet, mielőtt megint mozgathatsz.

    Három vagy több játékosnál kötelező blokkolni: ha most nem tudsz nyerni, de valaki a következő körében tudna, keresd meg az első ilyen játékost magad után; ha valamelyik lépésed megállítja, ilyen lépést kell tenned.

    Ha elég lapkád áll egyenes, hézag nélküli vonalban a három irány bármelyikében, a köröd végén nyersz.

    Írd azt, hogy f6, ha leteszel, f6-g7, ha mozgatsz, f6-g7=a3, ha mozgatsz, és az a3 csoportját tartod meg, pass, ha semmi más nem lehetséges.
exago-reason-line = egyenes vonal lapkákból
exago-reason-no-move = senki sem tud lépni

exago-option-players = Hányan játszanak, kettőtől hatig.
exago-option-players-name = Játékosok
exago-option-size = Hány mező van a tábla egy-egy oldalán.
exago-option-size-name = Táblaméret
exago-option-tiles = Hány lapkával kezd mindenki, vagy helyenként egy szám, előnyadáshoz.
exago-option-tiles-name = Lapkák
exago-option-line = Hány lapka nyer egy vonalban.
exago-option-line-name = Nyerő vonal
exago-option-early = Lehet-e lapkát mozgatni, amíg van még a készletben.
exago-option-early-name = Korai mozgatás
exago-option-reconnect = A felemelt lapkát leteszik-e, mielőtt a levágott csoportok visszakerülnek, hogy újra összeköthesse őket.
exago-option-reconnect-name = Újra összekötés
exago-option-block = Kötelező-e blokkolni a fenyegetést három vagy több játékosnál.
exago-option-block-name = Kötelező blokkolás
exago-option-repetition = Ennyi előfordulás után ugyanaz az állás döntetlen.
exago-option-repetition-name = Ismétlődés

exago-brief-players = { $value ->
        [one] { $value } játékos
       *[other] { $value } játékos
    }
exago-brief-size = oldalhossz: { $value }
exago-brief-tiles = lapkák: { $value }
exago-brief-line = { $value } egy sorban
exago-brief-early = { $value ->
        [on] a lapkák korábban is mozoghatnak
       *[off] a lapkák csak később mozognak
    }
exago-brief-reconnect = { $value ->
        [on] a levágott csoportok összeköthetők
       *[off] a levágott csoportok visszakerülnek
    }
exago-brief-block = { $value ->
        [on] blokkolni kötelező
       *[off] nem kötelező blokkolni
    }
exago-brief-repetition = { $value ->
        [off] ismétléssel nincs döntetlen
       *[other] ismétléssel döntetlen
    }

error-tiles-for-seats = A tiles opció { $found } számot ad { $seats } helyre; adj meg egyet, vagy minden helyre egyet.
error-empty-run = { $row }. sor: nulla üres mezőt számol, vagy egy szám 0-val kezdődik.
error-hands-unreadable = „{ $hands }” nem készletek; ebben a játékban így néznek ki: { $example }.
error-hands-do-not-add-up = { seat-name } lapkáiból { $board } van a táblán és { $hand } a készletben; együtt { $total } darabnak kell lennie.
error-tiles-do-not-touch = Minden lapkának össze kell függenie, de ezek nem függnek össze: { $space } és { $other }.
error-pass-not-needed = Csak akkor passzolhatsz, ha semmi mást nem tehetsz.
error-centre-first = Az első lapka középre kerül: { $space }.
error-touches-nothing = Itt a lapka egyetlen másikat sem érintene: { $space }.
error-not-your-tile = Itt nincs lapkád: { $space }.
error-place-first =
    { $count ->
        [one] Még { $count } lapka van a készletedben; előbb azt kell letenned, csak utána mozgathatsz.
       *[other] Még { $count } lapka van a készletedben; előbb azokat kell letenned, csak utána mozgathatsz.
    }
error-back-to-own-space = A felemelt lapka másik mezőre kerül, nem vissza ide: { $space }.
error-no-choice-of-groups = Itt nem kell csoportot választani; írd ezt: { $move }.
error-choose-group = Több legnagyobb csoport van; mondd meg, melyik maradjon: írd mögé az = jelet és ezek egyikét: { $spaces }.
error-must-block = { seat-name } nyeréssel fenyeget, és te megakadályozhatod; csak az ilyen lépés megengedett.
