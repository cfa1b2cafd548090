## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet in Exago
web-description = Quantik, Qomet in Exago: igrajte z ljudmi in z računalnikom.
web-skip = Preskoči na vsebino
web-home = Fourfold, vse igre
web-nav = Strani
web-nav-learn = Učenje
web-nav-lobby = Čakalnica
web-nav-mine = Partije
web-close = Zapri
web-loading = Nalaganje …
web-try-again = Poskusi znova
web-to-games = Vse igre
web-number = { $number }
web-no = Ne, nazaj
web-cancel = Prekliči

## Settings

web-preferences = Nastavitve
web-preferences-note = Shranjeno le v tem brskalniku. Brez računa, brez sledenja.
web-language = Jezik
web-theme = Tema
web-theme-auto = Kot naprava
web-theme-light = Svetla
web-theme-dark = Temna
web-board = Igralna plošča
web-board-wood = Les
web-board-felt = Filc
web-board-distinct = Za vsak barvni vid
web-board-contrast = Visok kontrast
web-size = Velikost plošče
web-size-usual = Glede na prostor
web-size-small = Majhna
web-size-large = Velika
web-fingers = Majhna polja
web-fingers-zoom = Prvi dotik približa
web-fingers-confirm = Vprašaj pred potezo
web-fingers-plain = Odigraj takoj
web-motion = Gibanje
web-motion-auto = Kot naprava
web-motion-on = Figurice drsijo
web-motion-off = Nič se ne giblje
web-sound = Zvok
web-your-name = Vaše ime
web-name-optional = kakor želite, ali nič

## First screen

web-home-title = Kaj bomo igrali?
web-home-about = Izberite ploščo in potem, s kom boste igrali.
web-home-running = Igraj naprej
web-home-lobby = Drugi igralci v čakalnici
web-home-open = Odpri shranjeno partijo
web-home-beyond = Uganke in analiza
web-home-daily = Uganka dneva
web-home-daily-about = Za vse ista, ob polnoči nova.
web-home-streak = { $days ->
        [one] Rešeno { $days } dan zapored.
        [two] Rešeno { $days } dneva zapored.
        [few] Rešeno { $days } dni zapored.
       *[other] Rešeno { $days } dni zapored.
    }
web-home-solved = rešeno
web-home-analyse = Analiza
web-home-analyse-about = Kateri koli položaj in vrednost vsake poteze v njem.

## Before a match

web-how-to-play = Kako se igra
web-how-many = Koliko vas igra?
web-with-people = Z ljudmi
web-with-computer = Proti računalniku
web-with-engines = Proti drugim programom
web-beside = Nekdo ob meni
web-beside-about = Na tem zaslonu igrate izmenično.
web-link = Prijatelji, s povezavo
web-link-about = Pošljite povezavo ali pokažite kodo za skeniranje.
web-anyone = Kdor koli pride
web-anyone-about = V čakalnici počakajte na nasprotnika.
web-level = Stopnja { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kdo igra
web-player = Igralec { $number }
web-you = Vi
web-show-in-lobby = Pokaži to partijo v čakalnici, da se lahko pridruži kdor koli
web-start = Začni
web-invite = Povabi
web-more-options = Možnosti in ura
web-value-on = da
web-value-off = ne
web-begins = Kdo začne.
web-begins-drawn = Odloči žreb
web-begins-me = Jaz
web-begins-others = Drugi
web-takebacks = Poteze se lahko razveljavijo, če se drugi strinjajo.
web-help-wanted = Namigi in vrednosti so dovoljeni vsem, ki igrajo s povezavo.
web-help-on = V tej partiji so namigi in vrednosti dovoljeni vsem.
web-help-off = V tej partiji namigov ne dobi nihče.
web-clock = Koliko časa ima vsak za razmislek.
web-clock-none = Brez ure
web-clock-increment = Minute za celo partijo
web-clock-days = Dnevi za vsako potezo
web-clock-base = Minute, s katerimi vsak začne.
web-clock-more = Sekunde, dodane po vsaki potezi.
web-clock-each = Dnevi, ki jih ima vsak za potezo.
web-clock-days-text = { $days ->
        [one] { $days } dan na potezo
        [two] { $days } dneva na potezo
        [few] { $days } dnevi na potezo
       *[other] { $days } dni na potezo
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minuta
        [two] { $minutes } minuti
        [few] { $minutes } minute
       *[other] { $minutes } minut
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minuta
        [two] { $minutes } minuti
        [few] { $minutes } minute
       *[other] { $minutes } minut
    } + { $seconds ->
        [one] { $seconds } sekunda na potezo
        [two] { $seconds } sekundi na potezo
        [few] { $seconds } sekunde na potezo
       *[other] { $seconds } sekund na potezo
    }
web-clock-left = še { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Povabite nekoga
        [one] Povabite { $count } osebo
        [two] Povabite { $count } osebi
        [few] Povabite { $count } osebe
       *[other] Povabite { $count } oseb
    }
web-invite-about = Pošljite povezavo ali pokažite kodo za skeniranje. Partija se začne, ko so vsi tukaj.
web-invite-lobby = Partija je v čakalnici. Lahko tudi pošljete povezavo ali pokažete kodo.
web-invite-link = Povezava do te partije
web-waiting = Čakanje …
web-qr = Povezava kot koda za skeniranje
web-copy = Kopiraj
web-copied = Kopirano
web-share = Deli
web-rules = Pravila
web-rules-of = Pravila igre { $game }
web-rules-examples = S primeri, na posebni strani
web-join-title = { $named ->
        [yes] { $name } vas vabi na igro { $game }
       *[no] Vabljeni na igro { $game }
    }
web-join = Pridruži se
web-open-seat = Prosto mesto
web-numbered = { $name } { $number }
web-somebody = Nekdo
web-beside-you = Nekdo ob vas

## The match

web-turn = { $who ->
        [you] Na potezi ste
       *[other] Na potezi: { $name }
    }
web-thinking = { $name } razmišlja …
web-over = Partija je končana
web-seat-you = vi
web-seat-away = ni tu
web-left-resigned = predaja
web-left-time = čas je potekel
web-left-failed = ne more naprej
web-seat-engine = program
web-winner = Zmaga
web-moves = Poteze
web-no-moves = Odigrana ni še nobena poteza.
web-move-played = Poteza { $number }: { $name } igra { $move }
web-meanwhile = { $name } medtem igra { $move }.
web-back-to-match = Nazaj k partiji
web-replay-first = Na začetek
web-replay-previous = Poteza nazaj
web-replay-next = Poteza naprej
web-replay-latest = K zadnji potezi
web-in-words = Položaj in poteze z besedami
web-type-move = Vpišite potezo
web-play-move = Odigraj
web-watching = { $count ->
        [one] Gleda { $count } oseba.
        [two] Gledata { $count } osebi.
        [few] Gledajo { $count } osebe.
       *[other] Gleda { $count } oseb.
    }
web-away = { $name }: trenutno ni tu.
web-offline = Zveza je prekinjena. Nov poskus …
web-offline-unsent = Zveza je prekinjena. Vaša poteza je shranjena in bo poslana, ko se zveza vrne.

## What can be done in a match

web-actions = Dejanja
web-takeback = Razveljavi
web-takeback-asked = Prosite za razveljavitev poteze.
web-takeback-wish = { $name } prosi za razveljavitev poteze.
web-allow = Dovoli
web-decline = Zavrni
web-agree = Strinjam se
web-draw = Remi
web-draw-sure = Želite ponuditi remi?
web-draw-about = Če se vsi strinjajo, nihče ne zmaga in nihče ne izgubi.
web-draw-yes = Ponudi remi
web-draw-asked = Ponujate remi.
web-draw-wish = { $name } ponuja remi.
web-resign = Predaj se
web-resign-sure = Se želite predati?
web-resign-about = Kdor se preda, partijo izgubi. Pri treh ali več igralcih na tem mestu naprej igra računalnik.
web-resign-yes = Predaj se
web-abort = Odpovej
web-abort-sure = Želite odpovedati partijo?
web-abort-about = Skoraj nič se še ni zgodilo; partija ne bo štela nikomur.
web-abort-yes = Odpovej
web-flip = Obrni ploščo
web-again = Igraj znova
web-rematch-asked = Čakanje na druge …
web-rematch-wish = { $name } želi igrati znova.
web-to-rematch = K naslednji partiji
web-other-match = Druga partija
web-share-watch = Kdor ima to povezavo, lahko gleda
web-device = Igraj naprej na drugi napravi
web-device-link = Samo za vas: kdor odpre to povezavo, igra na vašem mestu
web-device-revoke = Onemogoči osebne povezave
web-device-revoked = Onemogočeno: nihče drug ne igra več na vašem mestu.
web-record-save = Shrani partijo
web-record-copy = Kopiraj partijo

## What happened, read out

web-event-joined = { $name } se pridruži.
web-event-started = Partija se začne.
web-event-resigned = { $who ->
        [you] Predali ste se.
       *[other] { $name } se preda.
    }
web-event-time = { $who ->
        [you] Vaš čas je potekel.
       *[other] { $name }: čas je potekel.
    }
web-event-failed = { $name } ne more naprej: { $reason ->
        [engine-illegal] poteza { $note } ni dovoljena
        [engine-late] odgovora ni bilo pravočasno
        [engine-died] program se je končal
        [engine-unknown] program tu ni več znan
       *[other] program ne deluje, kot bi moral
    }.
web-event-draw-offered = { $who ->
        [you] Ponudili ste remi.
       *[other] { $name } ponuja remi.
    }
web-event-draw-accepted = { $who ->
        [you] Sprejeli ste remi.
       *[other] { $name } sprejme remi.
    }
web-event-draw-declined = { $who ->
        [you] Zavrnili ste remi.
       *[other] { $name } zavrne remi.
    }
web-event-takeback-asked = { $who ->
        [you] Prosili ste za razveljavitev poteze.
       *[other] { $name } prosi za razveljavitev poteze.
    }
web-event-takeback-declined = { $who ->
        [you] Zavrnili ste razveljavitev poteze.
       *[other] { $name } zavrne razveljavitev poteze.
    }
web-event-taken-back = Poteze so bile razveljavljene.
web-event-rematch-wanted = { $who ->
        [you] Želite igrati znova.
       *[other] { $name } želi igrati znova.
    }
web-event-aborted = Partija je bila odpovedana.

## The end

web-ending = Izid
web-won = { $who ->
        [you] Zmagali ste!
       *[other] { $name } zmaga
    }
web-drawn = Neodločeno
web-why = Kako se je končalo: { $reason }.
web-why-failed = Kako se je končalo: program ni mogel naprej.
web-why-where = To vidite tukaj: { $spaces }.
web-aborted = Odpovedano
web-aborted-why = Ta partija je bila odpovedana, preden se je zares začela.

## Finding matches

web-lobby = Čakalnica
web-lobby-waiting = Iščejo družbo
web-lobby-nobody = Trenutno nihče ne čaka. Začnite partijo in izberite »{ web-anyone }«.
web-lobby-begin = Začni partijo
web-lobby-running = V teku
web-lobby-quiet = Trenutno se ne igra nobena javna partija.
web-mine = Moje partije
web-mine-none = V tem brskalniku še niste igrali.
web-mine-lacks = Strežnik ni dosegljiv. Partije, ki jih hrani, tu manjkajo.
web-mine-filter = Katere partije pokazati
web-mine-all = Vse
web-mine-running = V teku
web-mine-ended = Končane
web-mine-more = Pokaži starejše
web-mine-kept-about = Končane partije po dolgem času izginejo. Tiste z zvezdico ostanejo.
web-mine-keep = Obdrži to partijo
web-mine-delete = Izbriši to partijo
web-delete-sure = Želite izbrisati to partijo?
web-delete-about = Ne bo je mogoče dobiti nazaj. Partija z drugimi izgine samo z vašega seznama.
web-delete-yes = Izbriši
web-list-waiting = čaka na igralce
web-list-your-turn = na potezi ste
web-list-playing = { $ply ->
        [0] tik pred začetkom
        [one] odigrana { $ply } poteza
        [two] odigrani { $ply } potezi
        [few] odigrane { $ply } poteze
       *[other] odigranih { $ply } potez
    }

## Saved games

web-open = Odpri shranjeno partijo
web-open-about = Končana partija se pokaže od prve poteze naprej; nedokončana se nadaljuje.
web-open-file = Izberi datoteko
web-open-text = ali prilepite partijo kot besedilo ali njen naslov
web-open-with = S kom igrati naprej
web-open-look = Oglej si
web-open-go-on = Igraj naprej
web-open-too-long = To je predolgo za shranjeno partijo.

## What can go wrong, and what to do next

web-problem-unexpected = Nekaj je šlo narobe
web-problem-unexpected-next = Odgovor strežnika ni bil smiseln. Poskusite znova.
web-problem-server = Strežnik ima težave
web-problem-server-next = Poskusite čez trenutek. Nič odigranega ni izgubljeno.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ni zveze
web-problem-offline-next = Strežnik ni dosegljiv. Preverite zvezo in poskusite znova.
web-problem-slow = Strežnik je počasen
web-problem-slow-next = Odgovora ni bilo pravočasno. Poskusite znova.
web-problem-page = Tu ni ničesar
web-problem-page-next = Ta naslov ne vodi nikamor. Morda v povezavi manjka črka.
web-problem-unloaded = Strani ni bilo mogoče naložiti
web-problem-unloaded-next = Morda ni zveze ali pa obstaja novejša različica. Znova naložite stran.
web-problem-game = Take igre ni
web-problem-game-next = Morda v povezavi manjka črka. Izberite eno od iger.
web-problem-match = Take partije ni
web-problem-match-next = Morda v povezavi manjka črka ali pa je partija prestara in je bila pospravljena. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Te partije ni v tem brskalniku
web-problem-match-elsewhere-next = Partija za eno mizo ali proti računalniku ostane v brskalniku, v katerem se igra. Tam izberite »{ web-share }«: povezava, v kateri je celotna partija, se odpre kjer koli.
web-problem-match-damaged = Te partije ni bilo mogoče prebrati
web-problem-match-damaged-next = Odložena je na stran, njeno besedilo je ostalo nespremenjeno. Našli jo boste pod »{ web-mine }«.
web-problem-aborted = Ta partija je bila odpovedana
web-problem-aborted-next = Končala se je, preden se je začela. Lahko začnete drugo.
web-problem-match-full-next = Vsa mesta so že zasedena. Partijo lahko gledate ali začnete svojo.
web-problem-stale-next = Položaj se je medtem spremenil, zato vaša poteza ni bila odigrana.
web-problem-key-unknown = Ta povezava ni veljavna
web-problem-key-unknown-next = Osebna povezava je že porabljena ali napačna. Novo naredite na napravi, na kateri igrate, z »{ web-share }«.

## Without a server, without a connection

web-unplugged = Brez zveze
web-unplugged-about = Enkrat prenesite celoten Fourfold in deloval bo brez zveze: partije za eno mizo in proti računalniku, lekcije, uganke, pravila igre, analiza in pregled partij. Za srečanje z drugimi zvezo še vedno potrebujete.
web-unplugged-make = Pripravi za rabo brez zveze
web-unplugged-size = Za prenos: { $megabytes } MB.
web-unplugged-fetching = Prenašanje: { $percent } %
web-unplugged-ready = Vse je tu. Fourfold deluje brez zveze, računalnik pa razmišlja v tem brskalniku.
web-unplugged-failed = Vsega ni bilo mogoče prenesti. Preverite zvezo in poskusite znova.
web-unplugged-full = V tem brskalniku ni več prostora. Vsega ni bilo mogoče prenesti.
web-starting = Pripravljanje mize …
web-problem-python = Ta brskalnik ne more igrati sam
web-problem-python-next = Fourfold tu potrebuje nekaj, česar ta brskalnik nima ali je v njem izklopljeno: procese v ozadju (workers), WebAssembly ali razpakiranje datotek. Poskusite z novejšim brskalnikom.
web-problem-unfetched = Še ni preneseno
web-problem-unfetched-next = Kar je tu potrebno, še ni preneseno, zveze pa ni. Enkrat se povežite: »{ web-unplugged-make }« v nastavitvah prenese vse.
web-storage-full = V tem brskalniku ni več prostora. Partije ostanejo le, dokler je ta stran odprta; shranite tiste, ki jih želite obdržati.
web-storage-forbidden = Ta brskalnik ničesar ne shranjuje. Partije ostanejo le, dokler je ta stran odprta; shranite tiste, ki jih želite obdržati.
web-damaged = { $count ->
        [1] Ene shranjene partije ni bilo mogoče prebrati. Odložena je na stran, njeno besedilo je ostalo nespremenjeno.
        [one] { $count } shranjene partije ni bilo mogoče prebrati. Odložene so na stran, njihova besedila so ostala nespremenjena.
        [two] { $count } shranjenih partij ni bilo mogoče prebrati. Odloženi sta na stran, njuni besedili sta ostali nespremenjeni.
        [few] { $count } shranjenih partij ni bilo mogoče prebrati. Odložene so na stran, njihova besedila so ostala nespremenjena.
       *[other] { $count } shranjenih partij ni bilo mogoče prebrati. Odložene so na stran, njihova besedila so ostala nespremenjena.
    }
web-damaged-save = Shrani besedilo
web-damaged-copy = Kopiraj besedilo
web-damaged-remove = Zavrzi
web-damaged-sure = Želite zavreči to partijo?
web-damaged-about = Njenega besedila ne bo mogoče dobiti nazaj. Če niste prepričani, ga prej shranite ali kopirajte.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Povezava, v kateri je celotna partija
web-share-here = Ta partija je shranjena le v tem brskalniku. Kdor dobi povezavo ali zapis, si jo lahko ogleda in igra naprej.
web-alone = Fourfold tu deluje brez strežnika, zato tu ne morete srečati nikogar.
web-alone-elsewhere = Druge srečate na { $server }.
