## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet és Exago
web-description = Quantik, Qomet és Exago: játssz emberekkel vagy a gép ellen, többféle szinten.
web-skip = Ugrás a tartalomhoz
web-home = Fourfold, minden játék
web-nav = Oldalak
web-nav-learn = Tanulás
web-nav-lobby = Váróterem
web-nav-mine = Játszmák
web-close = Bezárás
web-loading = Betöltés…
web-try-again = Újra
web-to-games = Minden játék
web-number = { $number }
web-no = Nem, vissza
web-cancel = Mégse

## Settings

web-preferences = Beállítások
web-preferences-note = Csak ebben a böngészőben tároljuk. Nincs fiók, nincs nyomkövetés.
web-language = Nyelv
web-theme = Színek
web-theme-auto = Mint az eszközön
web-theme-light = Világos
web-theme-dark = Sötét
web-board = Tábla
web-board-wood = Fa
web-board-felt = Posztó
web-board-distinct = Színtévesztőknek is
web-board-contrast = Nagy kontraszt
web-size = A tábla mérete
web-size-usual = Ahogy elfér
web-size-small = Kicsi
web-size-large = Nagy
web-fingers = Kis mezők
web-fingers-zoom = Első érintésre közelít
web-fingers-confirm = Lépés előtt kérdez
web-fingers-plain = Azonnal lép
web-motion = Mozgás
web-motion-auto = Mint az eszközön
web-motion-on = Az elemek siklanak
web-motion-off = Semmi sem mozog
web-sound = Hang
web-your-name = A neved
web-name-optional = ahogy tetszik, vagy semmi

## First screen

web-home-title = Melyik játék legyen?
web-home-about = Válassz táblát, aztán valakit, akivel játszol.
web-home-running = Folytatás
web-home-lobby = Találkozz másokkal a váróteremben
web-home-open = Mentett játszma megnyitása
web-home-beyond = Feladványok és elemzés
web-home-daily = A nap feladványa
web-home-daily-about = Mindenkinek ugyanaz, éjfélkor új.
web-home-streak = { $days ->
        [one] { $days } napos megoldási sorozat.
       *[other] { $days } napos megoldási sorozat.
    }
web-home-solved = megoldva
web-home-analyse = Elemzés
web-home-analyse-about = Bármelyik állás, és hogy benne melyik lépés mennyit ér.

## Before a match

web-how-to-play = Hogyan kell játszani
web-how-many = Hányan játszanak?
web-with-people = Emberekkel
web-with-computer = A gép ellen
web-with-engines = Más programok ellen
web-beside = Valaki mellettem
web-beside-about = Felváltva léptek ezen a képernyőn.
web-link = Egy barát, linkkel
web-link-about = Küldj linket, vagy mutass beolvasható kódot.
web-anyone = Bárki, aki erre jár
web-anyone-about = Várj ellenfélre a váróteremben.
web-level = { $level }. szint
web-level-choice = { $level } · { $name }
web-who-plays = Ki játszik
web-player = { $number }. játékos
web-you = Te
web-show-in-lobby = Látszódjon a váróteremben, hogy bárki beszállhasson
web-start = Kezdés
web-invite = Meghívás
web-more-options = Opciók és óra
web-value-on = igen
web-value-off = nem
web-begins = Ki lép először.
web-begins-drawn = Sorsolás
web-begins-me = Én
web-begins-others = A többiek
web-takebacks = A lépések visszavonhatók, ha a többiek beleegyeznek.
web-help-wanted = Mindenki kérhet tippeket és értékeket, aki linkkel játszik.
web-help-on = Ebben a játszmában mindenki kérhet tippeket és értékeket.
web-help-off = Ebben a játszmában senki sem kap tippet.
web-clock = Mennyi ideje van mindenkinek gondolkodni.
web-clock-none = Óra nélkül
web-clock-increment = Percek az egész játszmára
web-clock-days = Napok lépésenként
web-clock-base = Hány perccel kezd mindenki.
web-clock-more = Hány másodperc jár minden lépés után.
web-clock-each = Hány napja van mindenkinek egy lépésre.
web-clock-days-text = { $days ->
        [one] { $days } nap lépésenként
       *[other] { $days } nap lépésenként
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    } + { $seconds ->
        [one] { $seconds } másodperc lépésenként
       *[other] { $seconds } másodperc lépésenként
    }
web-clock-left = még { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Hívj meg valakit
       *[other] Hívj meg { $count } embert
    }
web-invite-about = Küldd el a linket, vagy olvastasd be a kódot. A játszma azonnal kezdődik, ha mindenki itt van.
web-invite-lobby = A játszma látszik a váróteremben. A linket is elküldheted, vagy megmutathatod a kódot.
web-invite-link = Link ehhez a játszmához
web-waiting = Várakozás…
web-qr = A link beolvasható kódként
web-copy = Másolás
web-copied = Másolva
web-share = Megosztás
web-rules = Szabályok
web-rules-of = { $game }: a játék szabályai
web-rules-examples = Példákkal, külön oldalon
web-join-title = { $named ->
        [yes] { $name } játszani hív: { $game }
       *[no] Játszani hívnak: { $game }
    }
web-join = Beszállok
web-open-seat = Szabad hely
web-numbered = { $name } { $number }
web-somebody = Valaki
web-beside-you = Valaki melletted

## The match

web-turn = { $who ->
        [you] Te jössz
       *[other] { $name } lép
    }
web-thinking = { $name } gondolkodik…
web-over = A játszma véget ért
web-seat-you = te
web-seat-away = távol
web-left-resigned = feladta
web-left-time = lejárt az ideje
web-left-failed = nem tudta folytatni
web-seat-engine = program
web-winner = Győztes
web-moves = Lépések
web-no-moves = Még nem volt lépés.
web-move-played = { $number }. lépés: { $name }, { $move }
web-meanwhile = { $name } ezt lépte: { $move }.
web-back-to-match = Vissza a játszmához
web-replay-first = Az elejére
web-replay-previous = Egy lépéssel vissza
web-replay-next = Egy lépéssel tovább
web-replay-latest = Az utolsó lépéshez
web-in-words = Az állás és a lépések szavakban
web-type-move = Írj be egy lépést
web-play-move = Lépek
web-watching = { $count ->
        [one] { $count } ember nézi.
       *[other] { $count } ember nézi.
    }
web-away = { $name } most nincs itt.
web-offline = Megszakadt a kapcsolat. Újra próbáljuk…
web-offline-unsent = Megszakadt a kapcsolat. A lépésedet megőrizzük, és elküldjük, amint helyreáll.

## What can be done in a match

web-actions = Műveletek
web-takeback = Visszavonás
web-takeback-asked = Kérted egy lépés visszavonását.
web-takeback-wish = { $name } vissza szeretne vonni egy lépést.
web-allow = Engedem
web-decline = Elutasítom
web-agree = Elfogadom
web-draw = Döntetlen
web-draw-sure = Döntetlent ajánlasz?
web-draw-about = Ha mindenki egyetért, senki sem nyer, és senki sem veszít.
web-draw-yes = Döntetlent ajánlok
web-draw-asked = Döntetlent ajánlottál.
web-draw-wish = { $name } döntetlent ajánl.
web-resign = Feladom
web-resign-sure = Feladod?
web-resign-about = Aki feladja, elveszíti a játszmát. Három vagy több játékosnál a gép játszik tovább a helyén.
web-resign-yes = Feladom
web-abort = Lefújás
web-abort-sure = Lefújod a játszmát?
web-abort-about = Még alig történt valami; a játszma senkinek sem számít.
web-abort-yes = Lefújom
web-flip = Tábla fordítása
web-again = Még egyet
web-rematch-asked = Várunk a többiekre…
web-rematch-wish = { $name } újra játszana.
web-to-rematch = A következő játszmához
web-other-match = Másik játszma
web-share-watch = Akinek megvan ez a link, nézheti a játszmát
web-device = Folytatás másik eszközön
web-device-link = Csak neked: aki megnyitja ezt a linket, helyetted játszik
web-device-revoke = Személyes linkek törlése
web-device-revoked = Törölve: senki más nem játszik már helyetted.
web-record-save = Játszma mentése
web-record-copy = Játszma másolása

## What happened, read out

web-event-joined = { $name } beszállt.
web-event-started = A játszma elkezdődik.
web-event-resigned = { $who ->
        [you] Feladtad.
       *[other] { $name } feladta.
    }
web-event-time = { $who ->
        [you] Lejárt az időd.
       *[other] { $name }: lejárt az idő.
    }
web-event-failed = { $name } nem tudja folytatni: { $reason ->
        [engine-illegal] nem megengedett lépés: { $note }
        [engine-late] nem válaszolt időben
        [engine-died] a programja leállt
        [engine-unknown] itt már nem ismert
       *[other] a programja nem működik rendesen
    }.
web-event-draw-offered = { $who ->
        [you] Döntetlent ajánlottál.
       *[other] { $name } döntetlent ajánl.
    }
web-event-draw-accepted = { $who ->
        [you] Elfogadod a döntetlent.
       *[other] { $name } elfogadja a döntetlent.
    }
web-event-draw-declined = { $who ->
        [you] Elutasítottad a döntetlent.
       *[other] { $name } elutasítja a döntetlent.
    }
web-event-takeback-asked = { $who ->
        [you] Kérted egy lépés visszavonását.
       *[other] { $name } vissza szeretne vonni egy lépést.
    }
web-event-takeback-declined = { $who ->
        [you] Elutasítottad a visszavonást.
       *[other] { $name } elutasítja a visszavonást.
    }
web-event-taken-back = Lépéseket vontak vissza.
web-event-rematch-wanted = { $who ->
        [you] Újra játszanál.
       *[other] { $name } újra játszana.
    }
web-event-aborted = A játszmát lefújták.

## The end

web-ending = Eredmény
web-won = { $who ->
        [you] Nyertél!
       *[other] { $name } nyert
    }
web-drawn = Döntetlen
web-why = Hogyan ért véget: { $reason }.
web-why-failed = Hogyan ért véget: a program nem tudta folytatni.
web-why-where = Itt látod: { $spaces }.
web-aborted = Lefújva
web-aborted-why = Ezt a játszmát lefújták, mielőtt igazán elkezdődött volna.

## Finding matches

web-lobby = Váróterem
web-lobby-waiting = Társat keresnek
web-lobby-nobody = Most senki sem vár. Kezdj egy játszmát, és válaszd ezt: „{ web-anyone }”.
web-lobby-begin = Játszma kezdése
web-lobby-running = Most játsszák
web-lobby-quiet = Most nincs nyilvános játszma.
web-mine = Játszmáim
web-mine-none = Ebben a böngészőben még nem játszottál.
web-mine-lacks = A szerver nem érhető el. Az ott tárolt játszmák innen hiányoznak.
web-mine-filter = Mely játszmák látsszanak
web-mine-all = Mind
web-mine-running = Folyamatban
web-mine-ended = Befejezve
web-mine-more = Régebbiek
web-mine-kept-about = A befejezett játszmák hosszú idő után eltűnnek. A csillagosak megmaradnak.
web-mine-keep = Játszma megtartása
web-mine-delete = Játszma törlése
web-delete-sure = Törlöd ezt a játszmát?
web-delete-about = Nem lehet visszahozni. A másokkal játszott játszma csak a te listádról tűnik el.
web-delete-yes = Törlés
web-list-waiting = játékosokra vár
web-list-your-turn = te jössz
web-list-playing = { $ply ->
        [0] mindjárt kezdődik
        [one] { $ply } lépés történt
       *[other] { $ply } lépés történt
    }

## Saved games

web-open = Mentett játszma megnyitása
web-open-about = A befejezett játszma az első lépéstől látható; a befejezetlen folytatódik.
web-open-file = Fájl választása
web-open-text = vagy illeszd be a játszmát szövegként, vagy a címét
web-open-with = Kivel játszol tovább?
web-open-look = Megnézem
web-open-go-on = Folytatás
web-open-too-long = Ez túl hosszú ahhoz, hogy mentett játszma legyen.

## What can go wrong, and what to do next

web-problem-unexpected = Valami elromlott
web-problem-unexpected-next = A szerver válasza értelmetlen. Próbáld újra.
web-problem-server = Gond van a szerverrel
web-problem-server-next = Próbáld újra egy kis idő múlva. Semmi sem veszett el abból, amit játszottál.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nincs kapcsolat
web-problem-offline-next = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
web-problem-slow = A szerver lassú
web-problem-slow-next = Nem jött időben válasz. Próbáld újra.
web-problem-page = Itt nincs semmi
web-problem-page-next = Ez a cím sehová sem vezet. Talán hiányzik egy betű a linkből.
web-problem-unloaded = Ezt az oldalt nem sikerült betölteni
web-problem-unloaded-next = Talán megszakadt a kapcsolat, vagy van újabb változat. Töltsd be újra az oldalt.
web-problem-game = Nincs ilyen játék
web-problem-game-next = Talán hiányzik egy betű a linkből. Válassz inkább a játékok közül.
web-problem-match = Nincs ilyen játszma
web-problem-match-next = Talán hiányzik egy betű a linkből, vagy a játszma túl régi, és már elraktuk. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Ez a játszma nincs ebben a böngészőben
web-problem-match-elsewhere-next = Az egy asztal körül vagy a gép ellen játszott játszma abban a böngészőben marad, ahol játsszák. Válaszd ott ezt: „{ web-share }”. A link, amelyben az egész játszma benne van, bárhol megnyitható.
web-problem-match-damaged = Ezt a játszmát nem lehetett beolvasni
web-problem-match-damaged-next = Félretettük, a szövege megmaradt úgy, ahogy van. Itt találod: „{ web-mine }”.
web-problem-aborted = Ezt a játszmát lefújták
web-problem-aborted-next = Véget ért, mielőtt elkezdődött volna. Kezdhetsz egy másikat.
web-problem-match-full-next = Már minden hely foglalt. Nézheted a játszmát, vagy kezdhetsz egy sajátot.
web-problem-stale-next = Az állás közben megváltozott, ezért a lépésed nem érvényesült.
web-problem-key-unknown = Ez a link nem érvényes
web-problem-key-unknown-next = A személyes linket már felhasználták, vagy hibás. Készíts újat azon az eszközön, amelyen játszol: „{ web-share }”.

## Without a server, without a connection

web-unplugged = Kapcsolat nélkül
web-unplugged-about = Töltsd le egyszer az egész Fourfoldot, és kapcsolat nélkül is működik: játszmák egy asztal körül és a gép ellen, leckék, feladványok, szabályok, elemzés és átnézés. Ahhoz, hogy másokkal találkozz, továbbra is kell kapcsolat.
web-unplugged-make = Offline használat
web-unplugged-size = Letöltendő: { $megabytes } MB.
web-unplugged-fetching = Letöltés: { $percent }%
web-unplugged-ready = Minden itt van. A Fourfold kapcsolat nélkül is működik, és a gép ebben a böngészőben gondolkodik.
web-unplugged-failed = Nem sikerült mindent letölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
web-unplugged-full = Ebben a böngészőben nincs több hely. Nem sikerült mindent letölteni.
web-starting = Előkészítjük az asztalt…
web-problem-python = Ez a böngésző nem tud magától játszani
web-problem-python-next = A Fourfoldnak itt olyasmi kell, ami ebből a böngészőből hiányzik, vagy ki van kapcsolva: workerek, WebAssembly vagy a fájlok kicsomagolása. Próbálj újabb böngészőt.
web-problem-unfetched = Még nincs letöltve
web-problem-unfetched-next = Ami itt kell, még nincs letöltve, és nincs kapcsolat. Kapcsolódj egyszer: a beállításokban az „{ web-unplugged-make }” mindent letölt.
web-storage-full = Ebben a böngészőben nincs több hely. A játszmák csak addig maradnak meg, amíg ez az oldal nyitva van; mentsd el, amelyiket meg akarod tartani.
web-storage-forbidden = Ez a böngésző nem tárol semmit. A játszmák csak addig maradnak meg, amíg ez az oldal nyitva van; mentsd el, amelyiket meg akarod tartani.
web-damaged = { $count ->
        [one] Egy mentett játszmát nem lehetett beolvasni. Félretettük, a szövege megmaradt úgy, ahogy van.
       *[other] { $count } mentett játszmát nem lehetett beolvasni. Félretettük őket, a szövegük megmaradt úgy, ahogy van.
    }
web-damaged-save = Szöveg mentése
web-damaged-copy = Szöveg másolása
web-damaged-remove = Eldobás
web-damaged-sure = Eldobod ezt a játszmát?
web-damaged-about = A szövegét nem lehet visszahozni. Ha nem vagy biztos benne, előbb mentsd el vagy másold ki.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link, amelyben az egész játszma benne van
web-share-here = Ezt a játszmát csak ez a böngésző őrzi. Aki megkapja a linket vagy a feljegyzést, megnézheti és folytathatja.
web-alone = A Fourfold itt szerver nélkül fut, ezért nem lehet másokkal találkozni.
web-alone-elsewhere = Másokkal ezen a címen találkozhatsz: { $server }.
