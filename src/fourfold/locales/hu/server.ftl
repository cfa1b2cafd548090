## Starting and stopping

server-ready = A Fourfold itt érhető el: { $address } (leállítás: Ctrl-C)
error-address-taken = A szerver nem tud ezen a címen figyelni: { $address } ({ $why }).

## When nothing can be done

error-not-found = Ezen a címen nincs semmi.
error-internal = Valami elromlott a szerveren. Feljegyeztük; semmi sem változott.
error-storage-unavailable = A játszmák most nem érhetők el. Semmi sem változott; próbáld újra.
error-storage-unsure = A játszmák éppen mentés közben váltak elérhetetlenné. Nem tudni, sikerült-e; kérd ugyanazt újra, és egyszer fog megtörténni.
error-server-leaving = A szerver mindjárt újraindul. Semmi sem változott; próbáld újra.

## Who is calling

error-token-missing = Itt még nem ismernek. Előbb hozz létre egy játszmát, vagy szállj be egybe, vagy küldj tokent.
error-token-unknown = Ez a token nem ismert.
error-origin-foreign = Ezt egy másik webhely oldala kérte, ezért elutasítjuk.
error-key-unknown = Ez a kulcs a játszma egyik helyéhez sem illik.
error-too-many-commands = Egy kapcsolaton percenként legfeljebb { $limit } üzenet jöhet.
error-needs-server = Másokat csak ott lehet meghívni, ahol van szerver.

## Making and joining matches

error-match-unknown = Nincs ilyen játszma.
error-not-your-match = Ez nem a te játszmád.
error-delete-while-playing = Ezt a játszmát még játsszák mások is; előbb add fel.
error-too-many-kept = Legfeljebb { $limit } játszmát tarthatsz meg.
error-match-full = Ebben a játszmában minden hely foglalt.
error-too-many-events = Ebben a játszmában már { $limit } esemény történt; mostantól csak lépni lehet.
error-match-busy = Túl sok minden történik egyszerre ebben a játszmában; próbáld újra.
error-position-over = Ebben az állásban a játéknak vége; játszma ott kezdődik, ahol még folytatható.
error-seat-taken = Ez a hely foglalt.
error-engine-unknown = Itt nincs „{ $name }” nevű program.
error-engine-game = „{ $name }” nem játssza ezt a játékot.

## Commands in a match

error-stale = Közben más történt; nézd meg a játszmát, ahogy most áll.
error-not-your-seat = Ez nem a te helyed.
error-not-your-turn = Nem te jössz.
error-seat-left = Ezen a helyen már feladták, vagy lejárt az idő.
error-match-waiting = A játszma még nem kezdődött el: van még szabad hely.
error-match-aborted = Ezt a játszmát lefújták.
error-draw-offered-already = Már ajánlottál döntetlent.
error-no-draws = Ebben a játékban nincs döntetlen: valaki mindig nyer.
error-draw-not-offered = Senki sem ajánl döntetlent.
error-takebacks-off = Ebben a játszmában nincs visszavonás; ez létrehozáskor dőlt el.
error-takeback-asked-already = Valaki már kért visszavonást.
error-takeback-not-asked = Senki sem kér visszavonást.
error-takeback-not-yours = Nem neked kell beleegyezned.
error-nothing-of-yours-to-take-back = Még nem léptél, így nincs mit visszavonni.
error-rematch-wanted-already = Már kértél visszavágót; a többiek még nem válaszoltak.
error-rematch-made-already = A visszavágó már létrejött.
error-too-late-to-abort = Játszmát csak a második lépés előtt lehet lefújni.

## What the server refuses to protect itself

error-busy = Most túl sok állás van elemzés alatt; próbáld újra hamarosan.
error-thinking-failed = A gép ezt nem tudta végiggondolni; próbáld újra.
error-too-many-requests = { $kind ->
        [matches] Egy címről percenként legfeljebb { $limit } játszma hozható létre; próbáld újra { $seconds } mp múlva.
        [matches-day] Egy címről naponta legfeljebb { $limit } játszma hozható létre; próbáld újra { $seconds } mp múlva.
        [players-day] Egy címről naponta legfeljebb { $limit } játékos jöhet; próbáld újra { $seconds } mp múlva.
        [analyses] Egy címről percenként legfeljebb { $limit } állás gondolható végig; próbáld újra { $seconds } mp múlva.
        [computing] Egy címre percenként legfeljebb { $limit } mp-ig számol a szerver; próbáld újra { $seconds } mp múlva.
        [commands-day] Egy címről naponta legfeljebb { $limit } lépés és más parancs jöhet; próbáld újra { $seconds } mp múlva.
        [megabytes-day] Egy címről naponta legfeljebb { $limit } megabájt jöhet; próbáld újra { $seconds } mp múlva.
       *[requests] Egy címről percenként legfeljebb { $limit } kérés jöhet; próbáld újra { $seconds } mp múlva.
    }
error-too-much-thinking = { $kind ->
        [address] Egy címre naponta legfeljebb { $limit } mp-ig gondolkodik a gép; próbáld újra { $seconds } mp múlva.
       *[all] Ezen a szerveren naponta legfeljebb { $limit } mp-ig gondolkodik a gép; próbáld újra { $seconds } mp múlva.
    }
error-too-many-at-once = Egy címről egyszerre legfeljebb { $limit } kérésre válaszolunk.
error-too-many-sockets = Egy címről legfeljebb { $limit } élő kapcsolat lehet nyitva.
error-too-many-matches-here = Ez a szerver legfeljebb { $limit } játszmát tart meg; újat akkor lehet létrehozni, ha régiek megszűntek.
error-too-much-kept-here = Ez a szerver legfeljebb { $limit } megabájtnyi játszmát tart meg; újat akkor lehet létrehozni, ha régiek megszűntek.
