## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet i Exago
web-description = Quantik, Qomet i Exago: igrajte s ljudima i protiv računara raznih nivoa.
web-skip = Na sadržaj
web-home = Fourfold, sve igre
web-nav = Stranice
web-nav-learn = Učenje
web-nav-lobby = Čekaonica
web-nav-mine = Partije
web-close = Zatvori
web-loading = Učitavanje…
web-try-again = Ponovo
web-to-games = Sve igre
web-number = { $number }
web-no = Ne, nazad
web-cancel = Odustani

## Settings

web-preferences = Podešavanja
web-preferences-note = Čuvaju se samo u ovom pregledaču. Bez naloga, bez praćenja.
web-language = Jezik
web-theme = Boje
web-theme-auto = Kao uređaj
web-theme-light = Svetle
web-theme-dark = Tamne
web-board = Tabla
web-board-wood = Drvo
web-board-felt = Čoja
web-board-distinct = Boje koje svi razlikuju
web-board-contrast = Visok kontrast
web-size = Veličina table
web-size-usual = Koliko stane
web-size-small = Mala
web-size-large = Velika
web-fingers = Sitna polja
web-fingers-zoom = Prvi dodir približava
web-fingers-confirm = Pitaj pre poteza
web-fingers-plain = Odigraj odmah
web-motion = Kretanje
web-motion-auto = Kao uređaj
web-motion-on = Figure klize
web-motion-off = Ništa se ne kreće
web-sound = Zvuk
web-your-name = Vaše ime
web-name-optional = po želji, ili ništa

## First screen

web-home-title = Šta ćemo igrati?
web-home-about = Izaberite tablu, pa s kim ćete igrati.
web-home-running = Partije u toku
web-home-lobby = Drugi igrači u čekaonici
web-home-open = Otvori sačuvanu partiju
web-home-beyond = Zadaci i analiza
web-home-daily = Zadatak dana
web-home-daily-about = Isti za sve, u ponoć novi.
web-home-streak = { $days ->
        [one] Rešeno { $days } dan zaredom.
        [few] Rešeno { $days } dana zaredom.
       *[other] Rešeno { $days } dana zaredom.
    }
web-home-solved = rešeno
web-home-analyse = Analiza
web-home-analyse-about = Bilo koja pozicija i koliko u njoj vredi svaki potez.

## Before a match

web-how-to-play = Kako se igra
web-how-many = Koliko vas igra?
web-with-people = S ljudima
web-with-computer = Protiv računara
web-with-engines = Protiv drugih programa
web-beside = Neko pored mene
web-beside-about = Igrate naizmenično na ovom ekranu.
web-link = Prijatelj, preko linka
web-link-about = Pošaljite link ili pokažite kod za skeniranje.
web-anyone = Ko god naiđe
web-anyone-about = Sačekajte protivnika u čekaonici.
web-level = Nivo { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Ko igra
web-player = Igrač { $number }
web-you = Vi
web-show-in-lobby = Prikaži partiju u čekaonici, da svako može da se pridruži
web-start = Počni
web-invite = Pozovi
web-more-options = Opcije i sat
web-value-on = da
web-value-off = ne
web-begins = Ko igra prvi.
web-begins-drawn = Žrebom
web-begins-me = Ja
web-begins-others = Drugi
web-takebacks = Potezi se mogu poništiti, ako se ostali slože.
web-help-wanted = Nagoveštaji i vrednosti su dozvoljeni svima koji igraju preko linka.
web-help-on = U ovoj partiji nagoveštaji i vrednosti su dozvoljeni svima.
web-help-off = U ovoj partiji niko ne dobija nagoveštaje.
web-clock = Koliko vremena svako ima za razmišljanje.
web-clock-none = Bez sata
web-clock-increment = Minuti za celu partiju
web-clock-days = Dani za svaki potez
web-clock-base = Sa koliko minuta svaki igrač počinje.
web-clock-more = Koliko sekundi se dodaje posle svakog poteza.
web-clock-each = Koliko dana svaki igrač ima za potez.
web-clock-days-text = { $days ->
        [one] { $days } dan po potezu
        [few] { $days } dana po potezu
       *[other] { $days } dana po potezu
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
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
web-invite-about = Pošaljite link ili pokažite kod za skeniranje. Partija počinje čim svi stignu.
web-invite-lobby = Partija je u čekaonici. Možete i da pošaljete link ili pokažete kod.
web-invite-link = Link do ove partije
web-waiting = Čekanje…
web-qr = Link kao kod za skeniranje
web-copy = Kopiraj
web-copied = Kopirano
web-share = Podeli
web-rules = Pravila
web-rules-of = Pravila igre { $game }
web-rules-examples = S primerima, na posebnoj stranici
web-join-title = { $named ->
        [yes] { $name } vas poziva da igrate { $game }
       *[no] Pozvani ste da igrate { $game }
    }
web-join = Pridruži se
web-open-seat = Slobodno mesto
web-numbered = { $name } { $number }
web-somebody = Neko
web-beside-you = Neko pored vas

## The match

web-turn = { $who ->
        [you] Vi ste na redu
       *[other] Na potezu: { $name }
    }
web-thinking = { $name } razmišlja…
web-over = Partija je završena
web-seat-you = vi
web-seat-away = nije tu
web-left-resigned = predaja
web-left-time = isteklo vreme
web-left-failed = ne može dalje
web-seat-engine = program
web-winner = Pobednik
web-moves = Potezi
web-no-moves = Još nije odigran nijedan potez.
web-move-played = Potez { $number }: { $name } igra { $move }
web-meanwhile = { $name } igra { $move }.
web-back-to-match = Nazad na partiju
web-replay-first = Na početak
web-replay-previous = Potez nazad
web-replay-next = Potez napred
web-replay-latest = Na poslednji potez
web-in-words = Pozicija i potezi rečima
web-type-move = Upišite potez
web-play-move = Odigraj
web-watching = { $count ->
        [one] Gleda { $count } osoba.
        [few] Gledaju { $count } osobe.
       *[other] Gleda { $count } osoba.
    }
web-away = { $name } trenutno nije tu.
web-offline = Veza je prekinuta. Pokušavamo ponovo…
web-offline-unsent = Veza je prekinuta. Vaš potez je sačuvan i biće poslat čim se vrati.

## What can be done in a match

web-actions = Radnje
web-takeback = Poništi potez
web-takeback-asked = Tražili ste da poništite potez.
web-takeback-wish = { $name } želi da poništi potez.
web-allow = Dozvoli
web-decline = Odbij
web-agree = Prihvati
web-draw = Remi
web-draw-sure = Ponuditi remi?
web-draw-about = Ako se svi slože, niko ne pobeđuje i niko ne gubi.
web-draw-yes = Ponudi remi
web-draw-asked = Ponudili ste remi.
web-draw-wish = { $name } nudi remi.
web-resign = Predaj se
web-resign-sure = Predajete se?
web-resign-about = Ko se preda, gubi partiju. Sa tri ili više igrača na tom mestu dalje igra računar.
web-resign-yes = Predaj se
web-abort = Otkaži
web-abort-sure = Otkazati partiju?
web-abort-about = Još se gotovo ništa nije dogodilo; partija se nikome neće računati.
web-abort-yes = Otkaži partiju
web-flip = Okreni tablu
web-again = Igraj ponovo
web-rematch-asked = Čekamo ostale…
web-rematch-wish = { $name } želi da igra ponovo.
web-to-rematch = Na sledeću partiju
web-other-match = Druga partija
web-share-watch = Ko ima ovaj link, može da gleda
web-device = Nastavi na drugom uređaju
web-device-link = Samo za vas: ko otvori ovaj link, igra umesto vas
web-device-revoke = Opozovi sve lične linkove
web-device-revoked = Opozvano: niko drugi više ne igra umesto vas.
web-record-save = Sačuvaj partiju
web-record-copy = Kopiraj partiju

## What happened, read out

web-event-joined = { $name } se pridružuje.
web-event-started = Partija počinje.
web-event-resigned = { $who ->
        [you] Predali ste se.
       *[other] { $name } se predaje.
    }
web-event-time = { $who ->
        [you] Vaše vreme je isteklo.
       *[other] { $name }: vreme je isteklo.
    }
web-event-failed = { $name } ne može dalje: { $reason ->
        [engine-illegal] nedozvoljen potez { $note }
        [engine-late] nije bilo odgovora na vreme
        [engine-died] program se ugasio
        [engine-unknown] tog programa ovde više nema
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
        [you] Tražili ste da poništite potez.
       *[other] { $name } želi da poništi potez.
    }
web-event-takeback-declined = { $who ->
        [you] Odbili ste poništavanje.
       *[other] { $name } odbija poništavanje.
    }
web-event-taken-back = Potezi su poništeni.
web-event-rematch-wanted = { $who ->
        [you] Želite da igrate ponovo.
       *[other] { $name } želi da igra ponovo.
    }
web-event-aborted = Partija je otkazana.

## The end

web-ending = Ishod
web-won = { $who ->
        [you] Pobedili ste!
       *[other] { $name } pobeđuje
    }
web-drawn = Nerešeno
web-why = Kako je završeno: { $reason }.
web-why-failed = Kako je završeno: program nije mogao dalje.
web-why-where = Vidi se ovde: { $spaces }.
web-aborted = Otkazana
web-aborted-why = Ova partija je otkazana pre nego što je zaista počela.

## Finding matches

web-lobby = Čekaonica
web-lobby-waiting = Traže društvo
web-lobby-nobody = Trenutno niko ne čeka. Počnite partiju i izaberite „{ web-anyone }“.
web-lobby-begin = Počni partiju
web-lobby-running = Upravo se igraju
web-lobby-quiet = Trenutno se ne igra nijedna javna partija.
web-mine = Moje partije
web-mine-none = U ovom pregledaču još niste igrali.
web-mine-lacks = Server nije dostupan. Partije koje on čuva ovde nedostaju.
web-mine-filter = Koje partije prikazati
web-mine-all = Sve
web-mine-running = U toku
web-mine-ended = Završene
web-mine-more = Prikaži starije
web-mine-kept-about = Završene partije nestaju posle dugo vremena. One sa zvezdicom ostaju.
web-mine-keep = Zadrži ovu partiju
web-mine-delete = Izbriši ovu partiju
web-delete-sure = Izbrisati ovu partiju?
web-delete-about = Više ne može da se vrati. Partija s drugima nestaje samo s vašeg spiska.
web-delete-yes = Izbriši
web-list-waiting = čeka igrače
web-list-your-turn = vi ste na redu
web-list-playing = { $ply ->
        [0] samo što nije počela
        [one] odigran { $ply } potez
        [few] odigrana { $ply } poteza
       *[other] odigrano { $ply } poteza
    }

## Saved games

web-open = Otvori sačuvanu partiju
web-open-about = Završena partija se prikazuje od prvog poteza; nezavršena se nastavlja.
web-open-file = Izaberi datoteku
web-open-text = ili nalepite partiju kao tekst ili njenu adresu
web-open-with = Nastavi sa
web-open-look = Pogledaj
web-open-go-on = Nastavi igru
web-open-too-long = Ovo je predugačko za sačuvanu partiju.

## What can go wrong, and what to do next

web-problem-unexpected = Nešto je pošlo naopako
web-problem-unexpected-next = Odgovor servera nema smisla. Pokušajte ponovo.
web-problem-server = Server ima problem
web-problem-server-next = Pokušajte ponovo za koji trenutak. Ništa odigrano nije izgubljeno.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Nema veze
web-problem-offline-next = Server nije dostupan. Proverite vezu i pokušajte ponovo.
web-problem-slow = Server je spor
web-problem-slow-next = Odgovor nije stigao na vreme. Pokušajte ponovo.
web-problem-page = Ovde nema ničega
web-problem-page-next = Ova adresa ne vodi nikuda. Možda u linku nedostaje slovo.
web-problem-unloaded = Stranica nije mogla da se učita
web-problem-unloaded-next = Možda je veza prekinuta ili postoji novija verzija. Učitajte stranicu ponovo.
web-problem-game = Takve igre nema
web-problem-game-next = Možda u linku nedostaje slovo. Izaberite jednu od igara.
web-problem-match = Takve partije nema
web-problem-match-next = Možda u linku nedostaje slovo, ili je partija prestara i sklonjena je. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Ova partija nije u ovom pregledaču
web-problem-match-elsewhere-next = Partija za jednim stolom ili protiv računara ostaje u pregledaču u kojem se igra. Tamo izaberite „{ web-share }“: link koji sadrži celu partiju otvara se bilo gde.
web-problem-match-damaged = Ova partija nije mogla da se pročita
web-problem-match-damaged-next = Stavljena je sa strane, a njen tekst je nepromenjen. Naći ćete je pod „{ web-mine }“.
web-problem-aborted = Ova partija je otkazana
web-problem-aborted-next = Završena je pre nego što je počela. Možete početi drugu.
web-problem-match-full-next = Sva mesta su već zauzeta. Možete gledati partiju ili početi svoju.
web-problem-stale-next = Pozicija se u međuvremenu promenila, pa vaš potez nije odigran.
web-problem-key-unknown = Ovaj link ne važi
web-problem-key-unknown-next = Lični link je iskorišćen ili pogrešan. Napravite novi na uređaju na kojem igrate, pomoću „{ web-share }“.

## Without a server, without a connection

web-unplugged = Bez veze
web-unplugged-about = Preuzmite jednom ceo Fourfold i radiće bez veze: partije za jednim stolom i protiv računara, lekcije, zadaci, pravila, analiza i pregled partija. Za susret s drugima veza je i dalje potrebna.
web-unplugged-make = Pripremi za rad bez veze
web-unplugged-size = Za preuzimanje: { $megabytes } MB.
web-unplugged-fetching = Preuzimanje: { $percent }%
web-unplugged-ready = Sve je tu. Fourfold radi bez veze, a računar razmišlja u ovom pregledaču.
web-unplugged-failed = Nije sve moglo da se preuzme. Proverite vezu i pokušajte ponovo.
web-unplugged-full = U ovom pregledaču više nema mesta. Nije sve moglo da se preuzme.
web-starting = Priprema stola…
web-problem-python = Ovaj pregledač ne može da igra sam
web-problem-python-next = Programu Fourfold ovde treba nešto što ovom pregledaču nedostaje ili je isključeno: pozadinski procesi (workers), WebAssembly ili raspakivanje datoteka. Probajte noviji pregledač.
web-problem-unfetched = Još nije preuzeto
web-problem-unfetched-next = Ono što ovde treba još nije preuzeto, a veze nema. Povežite se jednom: „{ web-unplugged-make }“ u podešavanjima preuzima sve.
web-storage-full = U ovom pregledaču više nema mesta. Partije ostaju samo dok je ova stranica otvorena; sačuvajte one koje želite da zadržite.
web-storage-forbidden = Ovaj pregledač ništa ne čuva. Partije ostaju samo dok je ova stranica otvorena; sačuvajte one koje želite da zadržite.
web-damaged = { $count ->
        [1] Jedna sačuvana partija nije mogla da se pročita. Stavljena je sa strane, a njen tekst je nepromenjen.
        [one] { $count } sačuvana partija nije mogla da se pročita. Sve su stavljene sa strane, a njihovi tekstovi su nepromenjeni.
        [few] { $count } sačuvane partije nisu mogle da se pročitaju. Stavljene su sa strane, a njihovi tekstovi su nepromenjeni.
       *[other] { $count } sačuvanih partija nije moglo da se pročita. Stavljene su sa strane, a njihovi tekstovi su nepromenjeni.
    }
web-damaged-save = Sačuvaj tekst
web-damaged-copy = Kopiraj tekst
web-damaged-remove = Baci
web-damaged-sure = Baciti ovu partiju?
web-damaged-about = Njen tekst više ne može da se vrati. Ako niste sigurni, prvo ga sačuvajte ili kopirajte.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link koji sadrži celu partiju
web-share-here = Ova partija se čuva samo u ovom pregledaču. Ko dobije link ili zapis, može da je pogleda i nastavi.
web-alone = Fourfold ovde radi bez servera, pa tu nikoga ne možete da sretnete.
web-alone-elsewhere = Druge ćete sresti na { $server }.
