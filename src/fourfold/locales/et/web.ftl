## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet ja Exago
web-description = Quantik, Qomet ja Exago: mängi teistega või arvuti vastu.
web-skip = Liigu sisu juurde
web-home = Fourfold, kõik mängud
web-nav = Lehed
web-nav-learn = Õpi
web-nav-lobby = Ootesaal
web-nav-mine = Partiid
web-close = Sulge
web-loading = Laadin …
web-try-again = Proovi uuesti
web-to-games = Kõik mängud
web-number = { $number }
web-no = Ei, tagasi
web-cancel = Loobu

## Settings

web-preferences = Seaded
web-preferences-note = Hoitakse ainult selles brauseris. Ei kontot ega jälgimist.
web-language = Keel
web-theme = Värvid
web-theme-auto = Nagu seadmes
web-theme-light = Hele
web-theme-dark = Tume
web-board = Laud
web-board-wood = Puit
web-board-felt = Vilt
web-board-distinct = Igale värvinägemisele
web-board-contrast = Suur kontrast
web-size = Laua suurus
web-size-usual = Ruumi järgi
web-size-small = Väike
web-size-large = Suur
web-fingers = Väikesed väljad
web-fingers-zoom = Esimene puudutus suurendab
web-fingers-confirm = Küsi enne käiku
web-fingers-plain = Mängi kohe
web-motion = Liikumine
web-motion-auto = Nagu seadmes
web-motion-on = Nupud libisevad
web-motion-off = Miski ei liigu
web-sound = Heli
web-your-name = Sinu nimi
web-name-optional = mis tahes või mitte midagi

## First screen

web-home-title = Mida mängime?
web-home-about = Vali laud ja siis keegi, kellega mängida.
web-home-running = Mängi edasi
web-home-lobby = Kohtu teistega ootesaalis
web-home-open = Ava salvestatud partii
web-home-beyond = Ülesanded ja analüüs
web-home-daily = Päeva ülesanne
web-home-daily-about = Kõigile sama, keskööl uus.
web-home-streak = { $days ->
        [one] Lahendatud ühel päeval.
       *[other] Lahendatud { $days } päeva järjest.
    }
web-home-solved = lahendatud
web-home-analyse = Analüüs
web-home-analyse-about = Mis tahes seis ja iga käigu väärtus selles.

## Before a match

web-how-to-play = Kuidas mängida
web-how-many = Mitu mängijat?
web-with-people = Inimestega
web-with-computer = Arvuti vastu
web-with-engines = Teiste programmide vastu
web-beside = Keegi minu kõrval
web-beside-about = Käite kordamööda sellel ekraanil.
web-link = Sõber lingi kaudu
web-link-about = Saada link või näita skannitavat koodi.
web-anyone = Ükskõik kes
web-anyone-about = Oota vastast ootesaalis.
web-level = Tase { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kes mängivad
web-player = Mängija { $number }
web-you = Sina
web-show-in-lobby = Näita seda partiid ootesaalis, et igaüks saaks liituda
web-start = Alusta
web-invite = Kutsu
web-more-options = Valikud ja kell
web-value-on = jah
web-value-off = ei
web-begins = Kes alustab.
web-begins-drawn = Loositakse
web-begins-me = Mina
web-begins-others = Teised
web-takebacks = Käike tohib tagasi võtta, kui teised nõustuvad.
web-help-wanted = Vihjed ja väärtused on lubatud kõigile, kes lingi kaudu mängivad.
web-help-on = Vihjed ja väärtused on selles partiis kõigile lubatud.
web-help-off = Selles partiis ei saa keegi vihjeid.
web-clock = Kui palju mõtlemisaega kellelgi on.
web-clock-none = Ilma kellata
web-clock-increment = Minutid kogu partiiks
web-clock-days = Päevad iga käigu jaoks
web-clock-base = Minutid, millega igaüks alustab.
web-clock-more = Sekundid, mis iga käigu järel lisanduvad.
web-clock-each = Päevad, mis igaühel ühe käigu jaoks on.
web-clock-days-text = { $days ->
        [one] Üks päev käigule
       *[other] { $days } päeva käigule
    }
web-clock-minutes-text = { $minutes ->
        [one] Üks minut
       *[other] { $minutes } minutit
    }
web-clock-increment-text = { $minutes ->
        [one] Üks minut
       *[other] { $minutes } minutit
    } + { $seconds ->
        [one] üks sekund käigu eest
       *[other] { $seconds } sekundit käigu eest
    }
web-clock-left = { $time } jäänud

## Waiting for others

web-invite-title = { $count ->
        [one] Kutsu keegi
       *[other] Kutsu { $count } inimest
    }
web-invite-about = Saada link või lase teistel kood skannida. Partii algab kohe, kui kõik on kohal.
web-invite-lobby = Partii on ootesaalis näha. Võid ka lingi saata või koodi näidata.
web-invite-link = Selle partii link
web-waiting = Ootan …
web-qr = Link skannitava koodina
web-copy = Kopeeri
web-copied = Kopeeritud
web-share = Jaga
web-rules = Reeglid
web-rules-of = Mängureeglid: { $game }
web-rules-examples = Koos näidetega, eraldi lehel
web-join-title = { $named ->
        [yes] { $name } kutsub sind mängima: { $game }
       *[no] Sind kutsutakse mängima: { $game }
    }
web-join = Liitu
web-open-seat = Vaba koht
web-numbered = { $name } { $number }
web-somebody = Keegi
web-beside-you = Keegi sinu kõrval

## The match

web-turn = { $who ->
        [you] Sinu kord
       *[other] { $name } on käigul
    }
web-thinking = { $name } mõtleb …
web-over = Partii on läbi
web-seat-you = sina
web-seat-away = eemal
web-left-resigned = alistus
web-left-time = aeg sai otsa
web-left-failed = ei saanud jätkata
web-seat-engine = programm
web-winner = Võitja
web-moves = Käigud
web-no-moves = Ühtki käiku ei ole veel tehtud.
web-move-played = Käik { $number }: { $name } mängis { $move }
web-meanwhile = { $name } on mänginud { $move }.
web-back-to-match = Tagasi partii juurde
web-replay-first = Algusesse
web-replay-previous = Üks käik tagasi
web-replay-next = Üks käik edasi
web-replay-latest = Viimase käigu juurde
web-in-words = Seis ja käigud sõnadega
web-type-move = Kirjuta käik
web-play-move = Mängi
web-watching = { $count ->
        [one] Üks inimene vaatab pealt.
       *[other] { $count } inimest vaatab pealt.
    }
web-away = { $name } on praegu eemal.
web-offline = Ühendus katkes. Proovin uuesti …
web-offline-unsent = Ühendus katkes. Sinu käik on alles ja saadetakse kohe, kui ühendus taastub.

## What can be done in a match

web-actions = Tegevused
web-takeback = Käik tagasi
web-takeback-asked = Sa palusid luba käik tagasi võtta.
web-takeback-wish = { $name } palub luba käik tagasi võtta.
web-allow = Luba
web-decline = Keeldu
web-agree = Nõustu
web-draw = Viik
web-draw-sure = Kas pakkuda viiki?
web-draw-about = Kui kõik nõustuvad, ei võida ega kaota keegi.
web-draw-yes = Paku viiki
web-draw-asked = Sa pakkusid viiki.
web-draw-wish = { $name } pakub viiki.
web-resign = Alistu
web-resign-sure = Kas alistud?
web-resign-about = Kes alistub, kaotab partii. Kolme või enama mängijaga mängib arvuti sellel kohal edasi.
web-resign-yes = Alistu
web-abort = Jäta ära
web-abort-sure = Kas jätta partii ära?
web-abort-about = Peaaegu midagi ei ole veel juhtunud; partii ei lähe kellelegi arvesse.
web-abort-yes = Jäta ära
web-flip = Pööra laud
web-again = Mängi uuesti
web-rematch-asked = Ootan teisi …
web-rematch-wish = { $name } tahab uuesti mängida.
web-to-rematch = Järgmise partii juurde
web-other-match = Teine partii
web-share-watch = Igaüks, kellel on see link, saab pealt vaadata
web-device = Mängi edasi teises seadmes
web-device-link = Ainult sulle: kes selle lingi avab, mängib sinu asemel
web-device-revoke = Tühista isiklikud lingid
web-device-revoked = Tühistatud: keegi teine ei mängi enam sinu asemel.
web-record-save = Salvesta partii
web-record-copy = Kopeeri partii

## What happened, read out

web-event-joined = { $name } liitus.
web-event-started = Partii algab.
web-event-resigned = { $who ->
        [you] Sa alistusid.
       *[other] { $name } alistus.
    }
web-event-time = { $who ->
        [you] Sinu aeg sai otsa.
       *[other] Aeg sai otsa: { $name }.
    }
web-event-failed = { $name } ei saa jätkata: { $reason ->
        [engine-illegal] { $note } ei ole lubatud käik
        [engine-late] vastus ei tulnud õigel ajal
        [engine-died] programm on lõpetanud
        [engine-unknown] seda programmi siin enam ei tunta
       *[other] programm ei tööta nii, nagu peab
    }.
web-event-draw-offered = { $who ->
        [you] Sa pakkusid viiki.
       *[other] { $name } pakub viiki.
    }
web-event-draw-accepted = { $who ->
        [you] Sa nõustusid viigiga.
       *[other] { $name } nõustub viigiga.
    }
web-event-draw-declined = { $who ->
        [you] Sa keeldusid viigist.
       *[other] { $name } keeldub viigist.
    }
web-event-takeback-asked = { $who ->
        [you] Sa palusid luba käik tagasi võtta.
       *[other] { $name } palub luba käik tagasi võtta.
    }
web-event-takeback-declined = { $who ->
        [you] Sa ei lubanud käiku tagasi võtta.
       *[other] { $name } ei luba käiku tagasi võtta.
    }
web-event-taken-back = Käike võeti tagasi.
web-event-rematch-wanted = { $who ->
        [you] Sa tahad uuesti mängida.
       *[other] { $name } tahab uuesti mängida.
    }
web-event-aborted = Partii jäeti ära.

## The end

web-ending = Tulemus
web-won = { $who ->
        [you] Sa võitsid!
       *[other] { $name } võidab
    }
web-drawn = Viik
web-why = Nii see lõppes: { $reason }.
web-why-failed = Nii see lõppes: programm ei saanud jätkata.
web-why-where = Siin on see näha: { $spaces }.
web-aborted = Ära jäetud
web-aborted-why = See partii jäeti ära, enne kui see õieti algas.

## Finding matches

web-lobby = Ootesaal
web-lobby-waiting = Otsivad mängukaaslast
web-lobby-nobody = Praegu keegi ei oota. Alusta partiid ja vali „{ web-anyone }”.
web-lobby-begin = Alusta partiid
web-lobby-running = Praegu käivad
web-lobby-quiet = Praegu ei mängita ühtki avalikku partiid.
web-mine = Minu partiid
web-mine-none = Sa ei ole selles brauseris veel mänginud.
web-mine-lacks = Serverini ei pääse. Seal hoitavad partiid on siit puudu.
web-mine-filter = Milliseid partiisid näidata
web-mine-all = Kõik
web-mine-running = Pooleli
web-mine-ended = Lõppenud
web-mine-more = Näita vanemaid
web-mine-kept-about = Lõppenud partiid kaovad pika aja pärast. Tähekesega märgitud jäävad alles.
web-mine-keep = Hoia see partii alles
web-mine-delete = Kustuta see partii
web-delete-sure = Kas kustutada see partii?
web-delete-about = Seda ei saa tagasi tuua. Teistega mängitud partii kaob ainult sinu loendist.
web-delete-yes = Kustuta
web-list-waiting = ootab mängijaid
web-list-your-turn = sinu kord
web-list-playing = { $ply ->
        [0] kohe algamas
        [one] üks käik tehtud
       *[other] { $ply } käiku tehtud
    }

## Saved games

web-open = Ava salvestatud partii
web-open-about = Lõppenud partiid näidatakse esimesest käigust peale; pooleliolev läheb edasi.
web-open-file = Vali fail
web-open-text = või kleebi partii tekstina või selle aadress
web-open-with = Kellega edasi mängida
web-open-look = Vaata seda
web-open-go-on = Mängi edasi
web-open-too-long = See on salvestatud partii jaoks liiga pikk.

## What can go wrong, and what to do next

web-problem-unexpected = Midagi läks valesti
web-problem-unexpected-next = Serveri vastusest ei saanud aru. Palun proovi uuesti.
web-problem-server = Serveril on probleem
web-problem-server-next = Palun proovi hetke pärast uuesti. Miski, mida oled mänginud, ei ole kadunud.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ühendust ei ole
web-problem-offline-next = Serverini ei pääse. Kontrolli ühendust ja proovi uuesti.
web-problem-slow = Server on aeglane
web-problem-slow-next = Vastus ei tulnud õigel ajal. Palun proovi uuesti.
web-problem-page = Siin ei ole midagi
web-problem-page-next = See aadress ei vii kuhugi. Võib-olla on lingist mõni täht puudu.
web-problem-unloaded = Seda lehte ei saanud laadida
web-problem-unloaded-next = Ühendus võib olla katkenud või on olemas uuem versioon. Laadi leht uuesti.
web-problem-game = Sellist mängu ei ole
web-problem-game-next = Võib-olla on lingist mõni täht puudu. Vali selle asemel üks mängudest.
web-problem-match = Sellist partiid ei ole
web-problem-match-next = Võib-olla on lingist mõni täht puudu või on partii liiga vana ja ära koristatud. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Seda partiid ei ole selles brauseris
web-problem-match-elsewhere-next = Partii ühe laua ääres või arvuti vastu jääb sellesse brauserisse, kus seda mängitakse. Vali seal „{ web-share }”: link, milles on kogu partii, avaneb kõikjal.
web-problem-match-damaged = Seda partiid ei saanud lugeda
web-problem-match-damaged-next = See pandi kõrvale ja selle tekst on muutmata. Leiad selle kohast „{ web-mine }”.
web-problem-aborted = See partii jäeti ära
web-problem-aborted-next = See lõpetati enne algust. Võid alustada uut.
web-problem-match-full-next = Kõik kohad on juba võetud. Võid pealt vaadata või alustada oma partiid.
web-problem-stale-next = Seis on vahepeal muutunud, nii et sinu käiku ei mängitud.
web-problem-key-unknown = See link ei kehti
web-problem-key-unknown-next = Isiklik link on kasutatud või vale. Tee uus selles seadmes, kus mängid: „{ web-share }”.

## Without a server, without a connection

web-unplugged = Ilma ühenduseta
web-unplugged-about = Laadi kogu Fourfold üks kord alla ja see töötab ilma ühenduseta: partiid ühe laua ääres ja arvuti vastu, õppetunnid, ülesanded, reeglid, analüüs ja partiide ülevaatamine. Teistega kohtumiseks on ühendust ikka vaja.
web-unplugged-make = Tee võrguta kasutatavaks
web-unplugged-size = Alla laadida: { $megabytes } MB.
web-unplugged-fetching = Laadin: { $percent }%
web-unplugged-ready = Kõik on kohal. Fourfold töötab ilma ühenduseta ja arvuti mõtleb selles brauseris.
web-unplugged-failed = Kõike ei õnnestunud alla laadida. Kontrolli ühendust ja proovi uuesti.
web-unplugged-full = Selles brauseris ei ole enam ruumi. Kõike ei õnnestunud alla laadida.
web-starting = Sean laua valmis …
web-problem-python = See brauser ei oska ise mängida
web-problem-python-next = Fourfold vajab siin midagi, mis sellel brauseril puudub või on välja lülitatud: workerid, WebAssembly või failide lahtipakkimine. Proovi uuemat brauserit.
web-problem-unfetched = Veel alla laadimata
web-problem-unfetched-next = See, mida siin vaja on, on veel alla laadimata ja ühendust ei ole. Loo ühendus ühe korra: seadetes laadib „{ web-unplugged-make }” kõik alla.
web-storage-full = Selles brauseris ei ole enam ruumi. Partiid on alles ainult seni, kuni see leht on lahti; salvesta need, mida tahad alles hoida.
web-storage-forbidden = See brauser ei jäta midagi meelde. Partiid on alles ainult seni, kuni see leht on lahti; salvesta need, mida tahad alles hoida.
web-damaged = { $count ->
        [one] Üht salvestatud partiid ei saanud lugeda. See pandi kõrvale ja selle tekst on muutmata.
       *[other] { $count } salvestatud partiid ei saanud lugeda. Need pandi kõrvale ja nende tekstid on muutmata.
    }
web-damaged-save = Salvesta tekst
web-damaged-copy = Kopeeri tekst
web-damaged-remove = Viska ära
web-damaged-sure = Kas visata see partii ära?
web-damaged-about = Selle teksti ei saa tagasi tuua. Kui sa ei ole kindel, siis enne salvesta või kopeeri see.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link, milles on kogu partii
web-share-here = Seda partiid hoitakse ainult selles brauseris. Kes saab lingi või salvestatud partii, võib seda vaadata ja edasi mängida.
web-alone = Fourfold töötab siin ilma serverita, nii et teistega siin kohtuda ei saa.
web-alone-elsewhere = Teistega kohtud aadressil { $server }.
