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

## The board

board-piece-star = { $colour ->
        [light] világos csillag
       *[dark] sötét csillag
    }
board-place-star = { seat-name } csillagot tesz ide: { $space }
board-back-star = { seat-name } csillagot vesz vissza innen: { $space }
board-to-star = { $colour ->
        [light] egy világos csillag ide kerül: { $space }
       *[dark] egy sötét csillag ide kerül: { $space }
    }
board-off-star = { $colour ->
        [light] egy világos csillag lekerül a tábláról
       *[dark] egy sötét csillag lekerül a tábláról
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Négy csillagod egy négyzet sarkain áll.
        [loser] Az ellenfelednek négy csillaga van egy négyzet sarkain.
       *[none] Négy egyforma színű csillag egy négyzet sarkain áll.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Az ellenfeled saját lépése egészítette ki a négyzetedet.
        [loser] A saját lépésed egészítette ki az ellenfeled négyzetét, és az elajándékozott négyzet is számít.
       *[none] A másik játékos saját lépése egészítette ki a négyzetet, és az elajándékozott négyzet is számít.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Ez a tábla: 25 pont három négyzeten, a közép körül, vonalakkal összekötve. A közép meg van jelölve. A csillagok csak vonalak mentén járnak.
learn-qomet-place = Hét csillag van a készletedben. Az egyik, amit a körödben tehetsz: leteszel egy csillagot bármelyik üres pontra. Tedd meg!
learn-qomet-place-done = Ez a letevés. Még kétféle lépés van: a mozgatás és a visszavétel.
learn-qomet-square = Ha négy csillagod áll egy négyzet sarkain, nyersz. A belső négyzet három sarka a tiéd: egészítsd ki.
learn-qomet-square-done = A belső, a középső és a külső: ez három a tizenöt négyzetből.
learn-qomet-centre = A másik tizenkét négyzet egyik sarka a tábla közepén van. Keresd meg ennek a hiányzó sarkát.
learn-qomet-centre-done = Kicsi, közepes vagy nagy, mind a négy negyedben: tizenkét négyzetnek közös sarka a közép. A sarkok közötti csillagok nem számítanának.
learn-qomet-diamond = Ez a négy csillag az oldalak közepén áll. Négyzetnek látszik, de az oldalai nem a tábla vonalain futnak, ezért nem az.
learn-qomet-step = Egy csillagodat mozgathatod is: egy lépéssel, egy vonal mentén, egy üres pontra. Tedd meg bármelyik csillaggal.
learn-qomet-step-done = Nézd meg a vonalakat, mielőtt lépsz: nem minden szomszédos pont van összekötve.
learn-qomet-push = Ha bármilyen színű csillag áll az útban, egy lépéssel továbblököd ugyanazon a vonalon. Lökd meg Sötét csillagát.
learn-qomet-push-done = Elfoglaltad a helyét, az pedig továbbkerült. A saját csillagaidat ugyanígy lökheted.
learn-qomet-blocked = Csak egy csillagot lehet lökni, és kell mögötte hely. Próbáld meglökni Sötét csillagát a d5 ponton.
learn-qomet-blocked-done = Két egymás mögötti csillagot nem lehet meglökni.
learn-qomet-corner = A lökés soha nem fordul be a sarkon. A középső négyzeten próbáld az f6 ponton álló csillagot az oldal mentén meglökni.
learn-qomet-corner-done = A vonal ott véget ér, a belső és a középső négyzetről pedig csillag nem kerülhet le a tábláról.
learn-qomet-push-off = A külső négyzeten más a helyzet: amelyik csillagot a vonala végén túlra lökik, az visszakerül gazdája készletébe. Lökd le Sötét csillagát a tábláról.
learn-qomet-push-off-done = Sötét újra leteheti, de ez egy körébe kerül.
learn-qomet-withdraw = A lépés harmadik fajtája: vedd vissza egy saját csillagodat a külső négyzetről a készletedbe.
learn-qomet-withdraw-done = A következő körödben leteheted oda, ahol szükség van rá.
learn-qomet-undo = Sötét az imént a csillagodat a d4 pontról a d5 pontra lökte. Próbáld rögtön visszalökni az övét.
learn-qomet-undo-done = Egy lökést nem lehet azonnal visszavonni. Egy körrel később már igen.
learn-qomet-gift = Sötétnek csak a d4 hiányzik a megjelölt négyzethez. Nézd meg, mi történik, ha Sötét csillagát a d5 pontról a d4 pontra lököd.
learn-qomet-gift-done = Te csináltad meg Sötét négyzetét, így Sötét nyer. A négyzet azé, akinek a színe, bárki egészíti is ki.
learn-qomet-save = Ugyanaz az állás, de most lépj jobbat: keresd meg az egyetlen lépést, amely után Sötét nem tudja kiegészíteni a négyzetet.
learn-qomet-save-done = Jó védekezés lelökni a tábláról az egyik sarkán álló csillagot.
learn-qomet-ahead = Itt nem nyerhetsz azonnal, de egy lépés kikényszeríti a győzelmet: két körrel később megvan a négyzeted, bármit tesz is Sötét.
learn-qomet-ahead-done = Ha Sötét elfoglalja az utolsó sarkot, ellököd azt a csillagot, és a helyére állsz. Most játssz egy játszmát!

## Themes of puzzles

study-theme-no-undo = A „nincs vissza” csel

## The rule page: what the examples show

study-rules-qomet-square = Négy egyforma színű csillag egy négyzet sarkain nyer. Ez a három nagy négyzet közül a belső.
study-rules-qomet-centre = További tizenkét négyzet egyik sarka középen van; a közbülső csillagok nem számítanak.
study-rules-qomet-diamond = Ez nem négyzet: az oldalai nem követik a tábla vonalait.
study-rules-qomet-step = A csillag egy lépést mozog egy vonal mentén, egy üres pontra.
study-rules-qomet-push = Az útban álló csillagot egy lépéssel továbblökik ugyanazon a vonalon, bárkié is.
study-rules-qomet-blocked = Két egymás mögötti csillagot nem lehet meglökni: az első mögött kell hely.
study-rules-qomet-corner = A lökés soha nem fordul be a sarkon, és csak a külső négyzet csillagai kerülhetnek le a tábláról.
study-rules-qomet-push-off = A külső négyzeten a vonala végén túlra lökött csillag visszakerül gazdája készletébe.
study-rules-qomet-withdraw = Egy saját csillagodat visszaveheted a külső négyzetről a készletedbe.
study-rules-qomet-undo = Sötét az imént lökte meg ezt a csillagot. Egy körig nem szabad rögtön visszalökni.
study-rules-qomet-gift = Világos saját lökése egészíti ki Sötét négyzetét: Sötét nyer.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = A külső sarkon álló csillagot a külső oldal mentén is le lehet lökni. A „corner_exit” opció ezt megtilthatja.
study-decision-qomet-diamond = Egy négyzet oldalainak négy közepe nem négyzet.
study-decision-qomet-repetition = Ha ugyanaz az állás harmadszor fordul elő, ugyanazzal a soron lévő játékossal és ugyanazzal a tiltott lépéssel, a játszma döntetlen. Az elemzés értékei ezt nem veszik figyelembe: ahol senki sem tudja kikényszeríteni a győzelmet, döntetlent mondanak.
study-decision-qomet-both = Ha egy lépéssel mindkét játékosnak négyzete lesz, az nyer, aki nem lépett.
