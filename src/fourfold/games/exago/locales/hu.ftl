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

## The board

board-piece-tile = { $colour ->
        [red] piros lapka
        [blue] kék lapka
        [yellow] sárga lapka
        [green] zöld lapka
        [purple] lila lapka
       *[orange] narancssárga lapka
    }
board-place-tile = { seat-name } lapkát tesz ide: { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] A lapkáid egyenes, hézag nélküli vonalat alkotnak.
        [loser] A győztes lapkái egyenes, hézag nélküli vonalat alkotnak.
       *[none] A lapkák egyenes, hézag nélküli vonalat alkotnak.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = A tábla hatszögekből áll. A játék első lapkája középre kerül. Tedd oda.
learn-exago-centre-done = Mostantól minden lapkának érintenie kell egy lapkát a táblán.
learn-exago-touch = Te Kék vagy. Próbálj lapkát tenni a b2 mezőre, ahol egyedül állna.
learn-exago-touch-done = A lapkák mindig mind összefüggenek.
learn-exago-place = Tedd a lapkádat olyan mezőre, amely érinti a pirosat. A szomszéd színe nem számít.
learn-exago-place-done = Amíg van lapkád a készletben, a körödben leteszel egyet.
learn-exago-line = Két játékosnál öt saját lapka nyer egy egyenes vonalban. Neked négy van: tedd hozzá az ötödiket.
learn-exago-line-done = A vonalak három irányban futnak. Egyenesnek és hézag nélkülinek kell lenniük. Három vagy több játékosnál négy is elég.
learn-exago-place-first = A lapkákat később mozgatni is lehet, de most még nem. Próbáld a lapkádat az e4 mezőről a d5 mezőre mozgatni.
learn-exago-place-first-done = Előbb minden lapkádnak a táblán kell lennie.
learn-exago-relocate = Már nincs lapka a készletedben. Ilyenkor felemeled egy lapkádat, és egy másik mezőre teszed, ahol lapkát érint. Mozgass egyet.
learn-exago-relocate-done = Innentől minden lapka bárhová elkerülhet.
learn-exago-own-space = A felemelt lapkának máshová kell kerülnie. Próbáld a d2 mezőn álló lapkát visszatenni oda, ahonnan elvetted.
learn-exago-own-space-done = Az Exago játékban nem lehet várakozni.
learn-exago-cut-off = Ha egy lapka felemelésével a többi külön csoportokra szakad, csak a legnagyobb csoport marad; a többi visszakerül a gazdája készletébe. Mozgass egy lapkát úgy, hogy levágj néhány másikat.
learn-exago-cut-off-done = Aki lapkákat kapott vissza, annak le kell tennie őket, körönként egyet, mielőtt megint mozgathat. Ez sok időbe kerülhet.
learn-exago-choose = Ha több csoport egyforma nagy, te választod ki, melyik maradjon. Emeld fel azt a lapkát, amely nélkül két egyforma nagy csoport marad, és tedd le amellé, amelyiket megtartanád. Ha ott mindkettőt érinti, jelöld meg a megtartandó csoport egyik lapkáját.
learn-exago-choose-done = A másik csoport visszakerült a készletbe. Azt válaszd, amelyik jobban segít neked.
learn-exago-move-to-win = Ebben a kis játékban négy lapka nyer egy sorban. Te Kék vagy, a készleted üres: nyerj egy lapka mozgatásával.
learn-exago-move-to-win-done = Keress hézagos vonalat, és egy lapkát, amelyre ott, ahol van, nincs szükség.
learn-exago-must-block = Itt hárman játszanak, és négy lapka nyer egy sorban. Piros a következő körben nyerhetne a d5 mezőn. Te Kék vagy: próbálj helyette az e5 mezőre tenni.
learn-exago-must-block-done = Három vagy több játékosnál meg kell állítanod a fenyegetést, ha te magad nem nyerhetsz, és valamelyik lépésed megállítja.
learn-exago-block = Most tedd meg, ami a kötelességed.
learn-exago-block-done = Ha többen is fenyegetnek, azt kell megállítanod, aki előbb következik.
learn-exago-win-first = A blokkolás kötelessége alól egy kivétel van: ha te magad nyerni tudsz, megteheted. Te Piros vagy.
learn-exago-win-first-done = A győzelem előbbre való a blokkolásnál.
learn-exago-ahead = Megint két játékos, öt egy sorban. Te Piros vagy. Fenyegess úgy, hogy Kék ne tudjon válaszolni: a következő lapkáddal nyersz.
learn-exago-ahead-done = A nyitott vonal a két végén egészíthető ki, és Kék csak az egyiket zárhatja le.
learn-exago-cross = Most már senkinek sincs lapka a készletében. Te Piros vagy. Emelj fel egy lapkát, amelyre ott, ahol van, nincs szükséged, és tedd oda, ahol két vonalad keresztezi egymást: Kék nem tudja mindkettőt megállítani.
learn-exago-cross-done = Ahol két vonal keresztezi egymást, ott a lapka mindkettőben számít. Az erős játékosok jóval azelőtt előkészítik az ilyen helyeket, hogy kihasználnák őket. Most játssz egy játszmát!

## Themes of puzzles

study-theme-relocate = Lapka mozgatása
study-theme-win-by-cutting = Győzelem levágással
study-theme-hold-by-cutting = Védekezés levágással

## The rule page: what the examples show

study-rules-exago-touch = Minden új lapkának érintenie kell egy lapkát a táblán.
study-rules-exago-line = Az egyenes, hézag nélküli vonal nyer: két játékosnál öt lapka, többnél négy.
study-rules-exago-relocate = Ha a készleted üres, emeld fel egy lapkádat, és tedd le ott, ahol lapkát érint.
study-rules-exago-cut-off = Ennek a lapkának a felemelése levág két másikat. Visszakerülnek a gazdájukhoz, akinek újra le kell tennie őket, mielőtt mozgathat.
study-rules-exago-choose = Két egyforma nagy csoport maradt: aki lép, az választja ki, melyik maradjon.
study-rules-exago-must-block = Három vagy több játékosnál a fenyegetést meg kell állítani. Piros a d5 mezőn nyerne, ezért Kék nem léphet máshová.
study-rules-exago-block = Ez a lépés megállítja a fenyegetést, ezért megengedett.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Több csoport közül csak egy legnagyobb marad, akkor is, ha kettőnél több van.
study-decision-exago-own = Ha a saját lapkáid kerülnek vissza hozzád, a felemeltet akkor is azonnal leteszed; a többi a későbbi körökben következik.
study-decision-exago-duty = Három vagy több játékosnál mindig kötelező blokkolni, ha lehetséges, akkor is, ha csak egy ellenfél fenyeget.
study-decision-exago-first = Ha több ellenfél fenyeget, azt kell megállítanod, aki előbb következik.
study-decision-exago-relocated = Az is fenyegetés, ha valaki egy lapka mozgatásával nyerhet.
study-decision-exago-stuck = Aki semmit sem tehet, passzol. Ha senki sem tud lépni, döntetlen.
