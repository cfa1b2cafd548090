## Quantik

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

## Qomet

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

## Exago

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
learn-exago-ahead-done = A nyitott vonal a két végén egészíthető ki, és Kék csak az egyiket zárhatja le. Most játssz egy játszmát!
