## Starting and stopping

server-ready = Fourfold on aadressil { $address } (peatamiseks Ctrl-C)
error-address-taken = Server ei saa kuulata aadressi { $address }: { $why }.

## When nothing can be done

error-not-found = Sellel aadressil ei ole midagi.
error-internal = Serveris läks midagi valesti. See on kirja pandud; midagi ei muudetud.
error-storage-unavailable = Partiidele ei pääse praegu ligi. Midagi ei muudetud; palun proovi uuesti.
error-storage-unsure = Partiidele ei pääsenud enam ligi just siis, kui seda salvestati. Kas see salvestus, ei ole teada; palu sama uuesti ja see tehakse üks kord.
error-server-leaving = Server käivitub kohe uuesti. Midagi ei muudetud; palun proovi uuesti.

## Who is calling

error-token-missing = Sind siin veel ei tunta. Loo enne partii, liitu mõnega või saada tunnus.
error-token-unknown = Seda tunnust ei tunta.
error-origin-foreign = Seda palus teise saidi leht, seega keeldutakse.
error-key-unknown = See võti ei sobi ühelegi selle partii kohale.
error-too-many-commands = Ühe ühenduse kaudu saab minutis saata kõige rohkem { $limit } teadet.

## Making and joining matches

error-needs-server = Teisi saab kutsuda ainult seal, kus on server.
error-match-unknown = Sellist partiid ei ole.
error-not-your-match = See partii ei ole sinu oma.
error-delete-while-playing = Seda partiid mängitakse veel teistega; kõigepealt alistu.
error-too-many-kept = Sa saad alles hoida kõige rohkem { $limit } partiid.
error-match-full = Selle partii kõik kohad on võetud.
error-too-many-events = Selles partiis on juba { $limit } sündmust; nüüdsest saab ainult käike teha.
error-match-busy = Selles partiis toimub korraga liiga palju; palun proovi uuesti.
error-position-over = Selles seisus on mäng läbi; partii algab seisust, kust saab edasi mängida.
error-seat-taken = See koht on võetud.
error-engine-unknown = Siin ei ole programmi nimega „{ $name }”.
error-engine-game = Programm „{ $name }” seda mängu ei mängi.

## Commands in a match

error-stale = Vahepeal juhtus midagi muud; vaata, milline partii praegu on.
error-not-your-seat = See koht ei ole sinu oma.
error-not-your-turn = Praegu ei ole sinu kord.
error-seat-left = Sellel kohal on alistutud või selle aeg on otsas.
error-match-waiting = Partii ei ole veel alanud: üks koht on veel vaba.
error-match-aborted = See partii jäeti ära.
error-draw-offered-already = Sa oled juba viiki pakkunud.
error-no-draws = Selles mängus viiki ei ole: keegi võidab alati.
error-draw-not-offered = Keegi ei paku viiki.
error-takebacks-off = Selles partiis käike tagasi ei võeta; nii otsustati selle loomisel.
error-takeback-asked-already = Keegi on juba palunud luba käik tagasi võtta.
error-takeback-not-asked = Keegi ei palu luba käiku tagasi võtta.
error-takeback-not-yours = Sinu nõusolekut ei oodata.
error-nothing-of-yours-to-take-back = Sa ei ole veel käinud, seega pole midagi tagasi võtta.
error-rematch-wanted-already = Sa juba soovid kordusmängu; teised ei ole veel vastanud.
error-rematch-made-already = Kordusmäng on juba loodud.
error-too-late-to-abort = Partii saab ära jätta ainult enne teist käiku.

## What the server refuses to protect itself

error-busy = Praegu mõeldakse liiga paljude seisude üle; palun proovi varsti uuesti.
error-thinking-failed = Arvuti ei saanud selle üle mõelda; palun proovi uuesti.
error-too-many-requests = { $kind ->
        [matches] Ühelt aadressilt saab minutis luua kõige rohkem { $limit } partiid; palun proovi uuesti { $seconds } s pärast.
        [matches-day] Ühelt aadressilt saab päevas luua kõige rohkem { $limit } partiid; palun proovi uuesti { $seconds } s pärast.
        [players-day] Ühelt aadressilt saab päevas tulla kõige rohkem { $limit } mängijat; palun proovi uuesti { $seconds } s pärast.
        [analyses] Ühe aadressi jaoks saab minutis mõelda kõige rohkem { $limit } seisu üle; palun proovi uuesti { $seconds } s pärast.
        [computing] Ühe aadressi jaoks arvutab server minutis kõige rohkem { $limit } s; palun proovi uuesti { $seconds } s pärast.
        [commands-day] Ühelt aadressilt saab päevas tulla kõige rohkem { $limit } käiku ja muud käsku; palun proovi uuesti { $seconds } s pärast.
        [megabytes-day] Ühelt aadressilt saab päevas tulla kõige rohkem { $limit } megabaiti; palun proovi uuesti { $seconds } s pärast.
       *[requests] Ühelt aadressilt saab minutis tulla kõige rohkem { $limit } päringut; palun proovi uuesti { $seconds } s pärast.
    }
error-too-much-thinking = { $kind ->
        [address] Ühe aadressi jaoks mõtleb arvuti päevas kõige rohkem { $limit } s; palun proovi uuesti { $seconds } s pärast.
       *[all] Selles serveris mõtleb arvuti päevas kõige rohkem { $limit } s; palun proovi uuesti { $seconds } s pärast.
    }
error-too-many-at-once = Ühe aadressi päringutest vastatakse korraga kõige rohkem { $limit } päringule.
error-too-many-sockets = Ühelt aadressilt võib korraga avatud olla kõige rohkem { $limit } ühendust.
error-too-many-matches-here = See server hoiab kõige rohkem { $limit } partiid; uusi saab luua, kui vanu on kadunud.
error-too-much-kept-here = See server hoiab partiisid kõige rohkem { $limit } megabaiti; uusi saab luua, kui vanu on kadunud.
