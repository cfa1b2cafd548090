## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet i Exago
web-description = Quantik, Qomet i Exago: igrajte s ljudima i s računalom.
web-skip = Prijeđi na sadržaj
web-home = Fourfold, sve igre
web-nav = Stranice
web-nav-learn = Učenje
web-nav-lobby = Predvorje
web-nav-mine = Partije
web-close = Zatvori
web-loading = Učitavanje…
web-try-again = Pokušaj opet
web-to-games = Sve igre
web-number = { $number }
web-no = Ne, natrag
web-cancel = Odustani

## Settings

web-preferences = Postavke
web-preferences-note = Spremljeno samo u ovom pregledniku. Bez računa, bez praćenja.
web-language = Jezik
web-theme = Tema
web-theme-auto = Kao uređaj
web-theme-light = Svijetla
web-theme-dark = Tamna
web-board = Ploča
web-board-wood = Drvo
web-board-felt = Filc
web-board-distinct = Za svačiji vid boja
web-board-contrast = Visoki kontrast
web-size = Veličina ploče
web-size-usual = Prema prostoru
web-size-small = Mala
web-size-large = Velika
web-fingers = Mala polja
web-fingers-zoom = Prvi dodir približava
web-fingers-confirm = Pitaj prije poteza
web-fingers-plain = Odigraj odmah
web-motion = Kretanje
web-motion-auto = Kao uređaj
web-motion-on = Figure klize
web-motion-off = Ništa se ne miče
web-sound = Zvuk
web-your-name = Vaše ime
web-name-optional = kako želite, ili ništa

## First screen

web-home-title = Što ćemo igrati?
web-home-about = Odaberite ploču, a zatim s kim ćete igrati.
web-home-running = Nastavi igrati
web-home-lobby = Drugi igrači u predvorju
web-home-open = Otvori spremljenu partiju
web-home-beyond = Zadaci i analiza
web-home-daily = Zadatak dana
web-home-daily-about = Svima isti, u ponoć novi.
web-home-streak = { $days ->
        [one] Riješeno { $days } dan zaredom.
        [few] Riješeno { $days } dana zaredom.
       *[other] Riješeno { $days } dana zaredom.
    }
web-home-solved = riješeno
web-home-analyse = Analiza
web-home-analyse-about = Bilo koji položaj i vrijednost svakog poteza u njemu.

## Before a match

web-how-to-play = Kako se igra
web-how-many = Koliko vas igra?
web-with-people = S ljudima
web-with-computer = Protiv računala
web-with-engines = Protiv drugih programa
web-beside = Netko pokraj mene
web-beside-about = Na ovom zaslonu igrate naizmjence.
web-link = Prijatelji, poveznicom
web-link-about = Pošaljite poveznicu ili pokažite kod za skeniranje.
web-anyone = Tko god naiđe
web-anyone-about = Pričekajte protivnika u predvorju.
web-level = Razina { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Tko igra
web-player = Igrač { $number }
web-you = Vi
web-show-in-lobby = Pokaži ovu partiju u predvorju, da se svatko može pridružiti
web-start = Počni
web-invite = Pozovi
web-more-options = Opcije i sat
web-value-on = da
web-value-off = ne
web-begins = Tko počinje.
web-begins-drawn = Odlučuje ždrijeb
web-begins-me = Ja
web-begins-others = Drugi
web-takebacks = Potezi se mogu poništiti ako se drugi slože.
web-help-wanted = Savjeti i vrijednosti dozvoljeni su svima koji igraju preko poveznice.
web-help-on = U ovoj su partiji savjeti i vrijednosti dozvoljeni svima.
web-help-off = U ovoj partiji nitko ne dobiva savjete.
web-clock = Koliko vremena svatko ima za razmišljanje.
web-clock-none = Bez sata
web-clock-increment = Minute za cijelu partiju
web-clock-days = Dani za svaki potez
web-clock-base = Minute s kojima svatko počinje.
web-clock-more = Sekunde dodane nakon svakog poteza.
web-clock-each = Dani koje svatko ima za potez.
web-clock-days-text = { $days ->
        [one] { $days } dan po potezu
        [few] { $days } dana po potezu
       *[other] { $days } dana po potezu
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    } + { $seconds ->
        [one] { $seconds } sekunda po potezu
        [few] { $seconds } sekunde po potezu
       *[other] { $seconds } sekundi po potezu
    }
web-clock-left = još { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Pozovite nekoga
        [one] Pozovite { $count } osobu
        [few] Pozovite { $count } osobe
       *[other] Pozovite { $count } osoba
    }
web-invite-about = Pošaljite poveznicu ili pokažite kod za skeniranje. Partija počinje čim su svi ovdje.
web-invite-lobby = Partija je u predvorju. Možete i poslati poveznicu ili pokazati kod.
web-invite-link = Poveznica na ovu partiju
web-waiting = Čekanje…
web-qr = Poveznica kao kod za skeniranje
web-copy = Kopiraj
web-copied = Kopirano
web-share = Podijeli
web-rules = Pravila
web-rules-of = Pravila igre { $game }
web-rules-examples = S primjerima, na zasebnoj stranici
web-join-title = { $named ->
        [yes] { $name } vas poziva na igru { $game }
       *[no] Pozvani ste na igru { $game }
    }
web-join = Pridruži se
web-open-seat = Slobodno mjesto
web-numbered = { $name } { $number }
web-somebody = Netko
web-beside-you = Netko pokraj vas

## The match

web-turn = { $who ->
        [you] Na potezu ste
       *[other] Na potezu: { $name }
    }
web-thinking = { $name } razmišlja…
web-over = Partija je završena
web-seat-you = vi
web-seat-away = nije tu
web-left-resigned = predaja
web-left-time = isteklo vrijeme
web-left-failed = ne može dalje
web-seat-engine = program
web-winner = Pobjeda
web-moves = Potezi
web-no-moves = Još nije odigran nijedan potez.
web-move-played = Potez { $number }: { $name } igra { $move }
web-meanwhile = { $name } u međuvremenu igra { $move }.
web-back-to-match = Natrag na partiju
web-replay-first = Na početak
web-replay-previous = Potez natrag
web-replay-next = Potez naprijed
web-replay-latest = Na posljednji potez
web-in-words = Položaj i potezi riječima
web-type-move = Upišite potez
web-play-move = Odigraj
web-watching = { $count ->
        [one] Gleda { $count } osoba.
        [few] Gledaju { $count } osobe.
       *[other] Gleda { $count } osoba.
    }
web-away = { $name } trenutačno nije tu.
web-offline = Veza je prekinuta. Novi pokušaj…
web-offline-unsent = Veza je prekinuta. Vaš je potez sačuvan i bit će poslan čim se veza vrati.

## What can be done in a match

web-actions = Radnje
web-takeback = Poništi potez
web-takeback-asked = Tražite poništenje poteza.
web-takeback-wish = { $name } traži poništenje poteza.
web-allow = Dopusti
web-decline = Odbij
web-agree = Slažem se
web-draw = Remi
web-draw-sure = Ponuditi remi?
web-draw-about = Ako se svi slože, nitko ne pobjeđuje i nitko ne gubi.
web-draw-yes = Ponudi remi
web-draw-asked = Nudite remi.
web-draw-wish = { $name } nudi remi.
web-resign = Predaj se
web-resign-sure = Predati se?
web-resign-about = Tko se preda, gubi partiju. Kad igra troje ili više, na tom mjestu dalje igra računalo.
web-resign-yes = Predaj se
web-abort = Otkaži
web-abort-sure = Otkazati partiju?
web-abort-about = Još se gotovo ništa nije dogodilo; partija se nikome neće računati.
web-abort-yes = Otkaži
web-flip = Okreni ploču
web-again = Igraj opet
web-rematch-asked = Čekanje na druge…
web-rematch-wish = { $name } želi igrati opet.
web-to-rematch = Na sljedeću partiju
web-other-match = Druga partija
web-share-watch = Tko ima ovu poveznicu, može gledati
web-device = Nastavi igrati na drugom uređaju
web-device-link = Samo za vas: tko otvori ovu poveznicu, igra na vašem mjestu
web-device-revoke = Opozovi osobne poveznice
web-device-revoked = Opozvano: nitko drugi više ne igra na vašem mjestu.
web-record-save = Spremi partiju
web-record-copy = Kopiraj partiju

## What happened, read out

web-event-joined = { $name } se pridružuje.
web-event-started = Partija počinje.
web-event-resigned = { $who ->
        [you] Predali ste se.
       *[other] { $name } se predaje.
    }
web-event-time = { $who ->
        [you] Vaše je vrijeme isteklo.
       *[other] { $name }: vrijeme je isteklo.
    }
web-event-failed = { $name } ne može dalje: { $reason ->
        [engine-illegal] potez { $note } nije dozvoljen
        [engine-late] odgovor nije stigao na vrijeme
        [engine-died] program je završio
        [engine-unknown] program ovdje više nije poznat
       *[other] program ne radi kako treba
    }.
web-event-draw-offered = { $who ->
        [you] Ponudili ste remi.
       *[other] { $name } nudi remi.
    }
web-event-draw-accepted = { $who ->
        [you] Pristali ste na remi.
       *[other] { $name } pristaje na remi.
    }
web-event-draw-declined = { $who ->
        [you] Odbili ste remi.
       *[other] { $name } odbija remi.
    }
web-event-takeback-asked = { $who ->
        [you] Zatražili ste poništenje poteza.
       *[other] { $name } traži poništenje poteza.
    }
web-event-takeback-declined = { $who ->
        [you] Odbili ste poništenje poteza.
       *[other] { $name } odbija poništenje poteza.
    }
web-event-taken-back = Potezi su poništeni.
web-event-rematch-wanted = { $who ->
        [you] Želite igrati opet.
       *[other] { $name } želi igrati opet.
    }
web-event-aborted = Partija je otkazana.

## The end

web-ending = Ishod
web-won = { $who ->
        [you] Pobijedili ste!
       *[other] { $name } pobjeđuje
    }
web-drawn = Neriješeno
web-why = Kako je završilo: { $reason }.
web-why-failed = Kako je završilo: program nije mogao dalje.
web-why-where = To vidite ovdje: { $spaces }.
web-aborted = Otkazano
web-aborted-why = Ova je partija otkazana prije nego što je zaista počela.

## Finding matches

web-lobby = Predvorje
web-lobby-waiting = Traže društvo
web-lobby-nobody = Trenutačno nitko ne čeka. Počnite partiju i odaberite „{ web-anyone }”.
web-lobby-begin = Počni partiju
web-lobby-running = U tijeku
web-lobby-quiet = Trenutačno se ne igra nijedna javna partija.
web-mine = Moje partije
web-mine-none = U ovom pregledniku još niste igrali.
web-mine-lacks = Poslužitelj nije dostupan. Partije koje on čuva ovdje nedostaju.
web-mine-filter = Koje partije pokazati
web-mine-all = Sve
web-mine-running = U tijeku
web-mine-ended = Završene
web-mine-more = Pokaži starije
web-mine-kept-about = Završene partije nestaju nakon dugo vremena. One sa zvjezdicom ostaju.
web-mine-keep = Zadrži ovu partiju
web-mine-delete = Izbriši ovu partiju
web-delete-sure = Izbrisati ovu partiju?
web-delete-about = Više se ne može vratiti. Partija s drugima nestaje samo s vašeg popisa.
web-delete-yes = Izbriši
web-list-waiting = čeka igrače
web-list-your-turn = na potezu ste
web-list-playing = { $ply ->
        [0] uskoro počinje
        [one] odigran { $ply } potez
        [few] odigrana { $ply } poteza
       *[other] odigrano { $ply } poteza
    }

## Saved games

web-open = Otvori spremljenu partiju
web-open-about = Završena partija prikazuje se od prvog poteza; nezavršena se nastavlja.
web-open-file = Odaberi datoteku
web-open-text = ili zalijepite partiju kao tekst ili njezinu adresu
web-open-with = S kim nastaviti
web-open-look = Pogledaj
web-open-go-on = Nastavi igrati
web-open-too-long = Ovo je predugo za spremljenu partiju.

## What can go wrong, and what to do next

web-problem-unexpected = Nešto je pošlo po zlu
web-problem-unexpected-next = Odgovor poslužitelja nije imao smisla. Pokušajte ponovno.
web-problem-server = Poslužitelj ima problem
web-problem-server-next = Pokušajte ponovno za trenutak. Ništa odigrano nije izgubljeno.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nema veze
web-problem-offline-next = Poslužitelj nije dostupan. Provjerite vezu i pokušajte ponovno.
web-problem-slow = Poslužitelj je spor
web-problem-slow-next = Odgovor nije stigao na vrijeme. Pokušajte ponovno.
web-problem-page = Ovdje nema ničega
web-problem-page-next = Ova adresa ne vodi nikamo. Možda u poveznici nedostaje slovo.
web-problem-unloaded = Stranica se nije mogla učitati
web-problem-unloaded-next = Možda je veza prekinuta ili postoji novija inačica. Ponovno učitajte stranicu.
web-problem-game = Takve igre nema
web-problem-game-next = Možda u poveznici nedostaje slovo. Odaberite jednu od igara.
web-problem-match = Takve partije nema
web-problem-match-next = Možda u poveznici nedostaje slovo ili je partija prestara pa je uklonjena. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Ova partija nije u ovom pregledniku
web-problem-match-elsewhere-next = Partija za jednim stolom ili protiv računala ostaje u pregledniku u kojem se igra. Ondje odaberite „{ web-share }”: poveznica koja sadrži cijelu partiju otvara se bilo gdje.
web-problem-match-damaged = Ova se partija nije mogla pročitati
web-problem-match-damaged-next = Stavljena je sa strane, a njezin je tekst nepromijenjen. Naći ćete je pod „{ web-mine }”.
web-problem-aborted = Ova je partija otkazana
web-problem-aborted-next = Završila je prije nego što je počela. Možete početi drugu.
web-problem-match-full-next = Sva su mjesta već zauzeta. Partiju možete gledati ili početi svoju.
web-problem-stale-next = Položaj se u međuvremenu promijenio, pa vaš potez nije odigran.
web-problem-key-unknown = Ova poveznica nije valjana
web-problem-key-unknown-next = Osobna poveznica već je iskorištena ili je pogrešna. Napravite novu na uređaju na kojem igrate, preko „{ web-share }”.

## Without a server, without a connection

web-unplugged = Bez veze
web-unplugged-about = Jednom preuzmite cijeli Fourfold i radit će bez veze: partije za jednim stolom i protiv računala, lekcije, zadaci, pravila igre, analiza i pregled partija. Za susret s drugima veza je i dalje potrebna.
web-unplugged-make = Pripremi za rad bez veze
web-unplugged-size = Za preuzimanje: { $megabytes } MB.
web-unplugged-fetching = Preuzimanje: { $percent } %
web-unplugged-ready = Sve je tu. Fourfold radi bez veze, a računalo razmišlja u ovom pregledniku.
web-unplugged-failed = Nije se sve moglo preuzeti. Provjerite vezu i pokušajte ponovno.
web-unplugged-full = U ovom pregledniku više nema mjesta. Nije se sve moglo preuzeti.
web-starting = Pripremanje stola…
web-problem-python = Ovaj preglednik ne može igrati sam
web-problem-python-next = Fourfoldu ovdje treba nešto što ovom pregledniku nedostaje ili je isključeno: pozadinski procesi (workers), WebAssembly ili raspakiravanje datoteka. Pokušajte s novijim preglednikom.
web-problem-unfetched = Još nije preuzeto
web-problem-unfetched-next = Ono što ovdje treba još nije preuzeto, a nema veze. Spojite se jednom: „{ web-unplugged-make }” u postavkama preuzima sve.
web-storage-full = U ovom pregledniku više nema mjesta. Partije ostaju samo dok je ova stranica otvorena; spremite one koje želite zadržati.
web-storage-forbidden = Ovaj preglednik ništa ne sprema. Partije ostaju samo dok je ova stranica otvorena; spremite one koje želite zadržati.
web-damaged = { $count ->
        [1] Jedna se spremljena partija nije mogla pročitati. Stavljena je sa strane, a njezin je tekst nepromijenjen.
        [one] { $count } spremljena partija nije se mogla pročitati. Sve su stavljene sa strane, a njihovi su tekstovi nepromijenjeni.
        [few] { $count } spremljene partije nisu se mogle pročitati. Stavljene su sa strane, a njihovi su tekstovi nepromijenjeni.
       *[other] { $count } spremljenih partija nije se moglo pročitati. Stavljene su sa strane, a njihovi su tekstovi nepromijenjeni.
    }
web-damaged-save = Spremi tekst
web-damaged-copy = Kopiraj tekst
web-damaged-remove = Baci
web-damaged-sure = Baciti ovu partiju?
web-damaged-about = Njezin se tekst više ne može vratiti. Ako niste sigurni, najprije ga spremite ili kopirajte.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Poveznica koja sadrži cijelu partiju
web-share-here = Ova se partija čuva samo u ovom pregledniku. Tko dobije poveznicu ili zapis, može je pogledati i nastaviti.
web-alone = Fourfold ovdje radi bez poslužitelja, pa tu nikoga ne možete sresti.
web-alone-elsewhere = Druge ćete sresti na { $server }.
