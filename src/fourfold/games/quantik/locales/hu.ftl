quantik-name = Quantik
quantik-tagline = Négy különböző forma egy vonalban, bárki tette is oda őket.
quantik-rules =
    Két játékos, Világos és Sötét játszik, mindkettőnek nyolc eleme van: két gömb (A), két henger (B), két kocka (C) és két kúp (D). A táblán 16 mező van; a négy sor, a négy oszlop és a négy 2×2-es terület: ezek a vonalak.

    Ha te jössz, tedd le egy elemedet egy üres mezőre. Nem tehetsz elemet olyan sorba, oszlopba vagy területre, ahol az ellenfelednek már van ugyanilyen formájú eleme. A saját elemeid soha nem akadályoznak.

    Azonnal nyersz, ha az elemeddel egy vonalban összegyűlik mind a négy forma, akárki elemei is azok. Akkor is nyersz, ha az ellenfeled következik, de nem tud lépni. Döntetlen nincs.

    A lépést formával és mezővel írjuk le: Bc2 hengert tesz a c2 mezőre.
quantik-reason-line = egy vonalban megvan mind a négy forma
quantik-reason-no-move = az ellenfélnek nem maradt szabályos lépése

quantik-the-shape =
    { $shape ->
        [sphere] gömb
        [cylinder] henger
        [cube] kocka
       *[cone] kúp
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Az ellenfél gömbje
        [cylinder] Az ellenfél hengere
        [cube] Az ellenfél kockája
       *[cone] Az ellenfél kúpja
    }

error-too-many-pieces = { seat-name } több mint { $limit } egyforma elemet tett a táblára: { quantik-the-shape }.
error-turns-do-not-alternate = Világosnak { $first }, Sötétnek { $second } eleme van a táblán; Világosnak ugyanannyi vagy eggyel több kell.
error-shapes-clash = { $line ->
        [row] Itt mindkét játékosnak ugyanolyan formájú eleme van egy sorban ({ quantik-the-shape }): { $space } és { $other }; a másodikat nem lehetett volna letenni.
        [column] Itt mindkét játékosnak ugyanolyan formájú eleme van egy oszlopban ({ quantik-the-shape }): { $space } és { $other }; a másodikat nem lehetett volna letenni.
       *[region] Itt mindkét játékosnak ugyanolyan formájú eleme van egy területen ({ quantik-the-shape }): { $space } és { $other }; a másodikat nem lehetett volna letenni.
    }
error-shape-used-up = { $shape ->
        [sphere] Már mindkét gömböd a táblán van.
        [cylinder] Már mindkét hengered a táblán van.
        [cube] Már mindkét kockád a táblán van.
       *[cone] Már mindkét kúpod a táblán van.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } már ott áll ebben a sorban ({ $space }).
        [column] { quantik-opposing-shape } már ott áll ebben az oszlopban ({ $space }).
       *[region] { quantik-opposing-shape } már ott áll ezen a területen ({ $space }).
    }

## The board

board-piece-sphere = { $colour ->
        [light] világos gömb
       *[dark] sötét gömb
    }
board-piece-cylinder = { $colour ->
        [light] világos henger
       *[dark] sötét henger
    }
board-piece-cube = { $colour ->
        [light] világos kocka
       *[dark] sötét kocka
    }
board-piece-cone = { $colour ->
        [light] világos kúp
       *[dark] sötét kúp
    }

board-place-sphere = { seat-name } gömböt tesz ide: { $space }
board-place-cylinder = { seat-name } hengert tesz ide: { $space }
board-place-cube = { seat-name } kockát tesz ide: { $space }
board-place-cone = { seat-name } kúpot tesz ide: { $space }

## How a match ended

web-why-quantik-line = Egy sorban, oszlopban vagy területen most mind a négy forma megvan, és az utolsó dönt.
web-why-quantik-no-move = { $reader ->
        [winner] Az ellenfeled már sehová sem tehet elemet.
        [loser] Már sehová sem tehetsz elemet.
       *[none] A másik játékos már sehová sem tehet elemet.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Ez a tábla: tizenhat mező. Négy sora, négy oszlopa és négy darab kétszer kettes területe: ezek a játék vonalai. Az egyik terület meg van jelölve.
learn-quantik-place = Nyolc elemed van: két gömb, két henger, két kocka és két kúp. Egy lépés: egy elem egy üres mezőre. Vedd bármelyiket, és tedd le akárhová.
learn-quantik-place-done = Ott is marad. A Quantikban egyetlen elem sem mozog, és nem is kerül le a tábláról.
learn-quantik-row = Aki kiegészít egy vonalat úgy, hogy abban mind a négy forma megvan, az nyer. A felső sorból egy forma hiányzik: tedd oda.
learn-quantik-row-done = Gömb, henger, kocka és kúp egy sorban: nyertél.
learn-quantik-region = A területek ugyanúgy számítanak, mint a sorok és az oszlopok. Egészítsd ki a jobb felső területet.
learn-quantik-region-done = Négy forma egy területen: nyertél.
learn-quantik-anyones = Mindegy, kié az elem. Itt te vagy Sötét. Világos három eleme áll egy oszlopban: használd fel őket.
learn-quantik-anyones-done = Csak az utolsó elemnek kellett a tiédnek lennie. Figyelj hát, mit hagysz az ellenfelednek!
learn-quantik-forbidden-row = Most jön az egyetlen dolog, ami tilos. Világosnak gömbje van a felső sorban. Te Sötét vagy: próbálj gömböt tenni ugyanabba a sorba, az a4 mezőre.
learn-quantik-forbidden-row-done = Nem tehetsz elemet olyan sorba, oszlopba vagy területre, ahol az ellenfelednek már van ugyanilyen formájú eleme.
learn-quantik-forbidden-region = Ez a területekre is igaz. Sötét hengere a d3 mezőn áll. Te Világos vagy: próbálj hengert tenni a c4 mezőre.
learn-quantik-forbidden-region-done = Minden elem, amit leteszel, lezár egy sort, egy oszlopot és egy területet az ellenfeled ugyanilyen formájú elemei elől.
learn-quantik-own = A saját elemeid soha nem tiltanak meg neked semmit. Tedd a második gömbödet egy vonalba az elsővel.
learn-quantik-own-done = Két saját gömböd lehet egy vonalban. Csak az ellenfeled nem tehet oda gömböt.
learn-quantik-two-each = Minden formából kettőd van, több nincs. Mindkét gömböd a táblán van: próbálj egy harmadikat tenni a d2 mezőre.
learn-quantik-two-each-done = Ha mindkettő elfogyott, nincs több abból a formából. A készletedben mindig látod, mi maradt.
learn-quantik-careful = Itt szinte minden lépés után Világos azonnal nyer. Te Sötét vagy: keresd meg azt az egy lépést, amely után Világos nem tud vonalat kiegészíteni.
learn-quantik-careful-done = Jól láttad. Egy vonal három különböző formával ajándék, hacsak a negyediket nem tilos odatenni.
learn-quantik-no-move = Másképp is lehet nyerni: akinek lépnie kell, de nem tud, az veszít. Te Sötét vagy: vedd el Világos utolsó lépését.
learn-quantik-no-move-done = Világosnak van még eleme, de egyik mezőre sem teheti le.
learn-quantik-ahead = Itt senki sem nyerhet azonnal, de te, Sötét, kikényszerítheted: a lépésed után bármit tesz Világos, te kiegészítesz egy vonalat.
learn-quantik-ahead-done = Így lehet nyerni a Quantikban: csak olyan lépést hagyj az ellenfelednek, amely neked segít. Most játssz egy játszmát!

## The rule page: what the examples show

study-rules-quantik-row = A kúp kiegészíti a sort, így mind a négy forma megvan benne. Aki az utolsó elemet teszi le, az nyer, még ha a többi közül az egyik az ellenfélé is.
study-rules-quantik-column = Az oszlopok ugyanúgy számítanak. Itt Sötét nyer Világos három elemével.
study-rules-quantik-region = A négy kétszer kettes terület is.
study-rules-quantik-forbidden = Világos gömbje a felső sorban távol tartja Sötét gömbjeit ettől a sortól, az oszlopától és a területétől.
study-rules-quantik-own = A saját elemed soha nincs az utadban: egy második gömb ugyanabban az oszlopban rendben van.
study-rules-quantik-no-move = E kocka után Világosnak nem maradt mezője, ahová bármelyik elemét letehetné. Aki nem tud lépni, az veszít.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Ha az utolsó elem kiegészít egy vonalat, és lépés nélkül is hagyja az ellenfelet, az vonalnak számít.
study-decision-quantik-start = Sorsolás dönti el, ki kezd; a következő játszmában a játékosok helyet cserélnek.
