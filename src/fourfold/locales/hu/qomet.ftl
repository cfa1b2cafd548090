qomet-name = Qomet
qomet-tagline = Tegyél le, mozgass és lökj csillagokat, amíg négy saját csillagod négyzetet nem alkot.
qomet-rules =
    Két játékos, Világos és Sötét játszik, mindkettőnek hét csillag van a készletében. A táblán 25 pont van három négyzeten, a közép körül; vonalak kötik össze őket.

    A körödben három dolog közül egyet teszel. Leteszel egy csillagot a készletedből bármelyik üres pontra. Vagy egy csillagodat egy lépéssel továbbmozgatod egy vonal mentén; ha ott bármilyen színű csillag áll, azt egy lépéssel továbblököd ugyanazon a vonalon, de ott helynek kell lennie. Vagy visszaveszed egy csillagodat a külső négyzetről a készletedbe. A külső négyzetnek az a csillaga, amelyet a vonala végén túlra löktek, visszakerül gazdája készletébe. Egyszerre csak egy csillagot lehet lökni, és a lökés soha nem fordul be a sarkon.

    Ha az ellenfeled meglökte a csillagodat, a következő körödben nem lökheted rögtön vissza az övét.

    Négy egyforma színű csillag egy négyzet sarkain: ez a győzelem. A négyzet oldalainak a tábla vonalain kell futniuk: tizenöt ilyen négyzet van, a három nagy, és tizenkettő, amelynek egyik sarka középen van. Ha a lépéseddel az ellenfelednek lesz négyzete, ő nyer, még ha neked is lett egy.

    Írd azt, hogy d4, ha csillagot teszel le, d4-d5, ha mozgatsz vagy löksz, a1-x, ha visszaveszel.
qomet-reason-square = négy csillag egy négyzet sarkain
qomet-reason-gave-square = az ellenfél utolsó lépése egészítette ki a négyzetet

qomet-option-corner_exit = A külső sarkon álló csillag lelökhető-e a külső oldal mentén is, ne csak átlósan.
qomet-option-corner_exit-name = Kijutás a sarkon
qomet-option-repetition = Ennyi előfordulás után ugyanaz az állás döntetlen.
qomet-option-repetition-name = Ismétlődés

qomet-brief-corner_exit = { $value ->
        [on] nyitott sarkok
       *[off] zárt sarkok
    }
qomet-brief-repetition = { $value ->
        [off] ismétléssel nincs döntetlen
       *[other] ismétléssel döntetlen
    }

error-too-many-stars = { seat-name } csillagaiból { $found } van a táblán, pedig csak { $limit } létezik.
error-forbidden-move-is-none = „{ $move }” nem lehet a tiltott lépés: a soron lévő játékos egyetlen csillagát sem lökhették meg így az imént.
error-not-your-star = Itt nincs csillagod: { $space }.
error-not-on-outer-square = Csak a külső négyzetről lehet csillagot visszavenni; { $space } beljebb van.
error-no-line-between = Nem vezet vonal egy lépésben innen ide: { $start } – { $end }.
error-undoes-last-turn = Ez a lökés visszavonná az ellenfél utolsó lépését: { $start }-{ $end }; egy körig tilos.
error-push-has-no-way = Ez a csillag arrafelé nem lökhető, mert ott véget ér a vonala: { $space }.
error-push-blocked = Ez a csillag nem lökhető: { $space }. Mögötte foglalt a hely: { $behind }.
