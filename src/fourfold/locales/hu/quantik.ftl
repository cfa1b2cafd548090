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
