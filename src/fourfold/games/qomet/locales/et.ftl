qomet-name = Qomet
qomet-tagline = Aseta, liiguta ja lükka tähti, kuni neli sinu tähte moodustavad ruudu.
qomet-rules =
    Kaks mängijat, Hele ja Tume, kummalgi varus seitse tähte. Mängulaual on 25 välja: kolm ruutu ümber keskpunkti, joontega ühendatud.

    Oma käigukorral teed ühe kolmest asjast. Aseta varust täht mis tahes tühjale väljale. Või liiguta üht oma tähte ühe sammu mööda joont; kui seal on juba täht, ükskõik kumba värvi, lükkad selle mööda sama joont sammu võrra edasi, ja seal peab selle jaoks ruumi olema. Või võta üks oma täht välimiselt ruudult tagasi varusse. Välimise ruudu täht, mis lükatakse üle oma joone otsa, läheb tagasi omaniku varusse. Korraga saab lükata ainult üht tähte ja mitte kunagi ümber nurga.

    Kui vastane on sinu tähte lükanud, ei tohi sa seda oma järgmise käiguga kohe tagasi lükata.

    Neli sama värvi tähte ruudu nurkades võidavad. Selle ruudu küljed peavad kulgema mööda laua jooni: selliseid ruute on viisteist, kolme suure ruudu nurgad ja kaksteist ruutu, mille üks nurk on keskpunktis. Kui sinu käik annab vastasele ruudu, võidab vastane, isegi kui saad ka ise ruudu.

    Kirjuta tähe asetamiseks d4, liigutamiseks või lükkamiseks d4-d5, tagasivõtmiseks a1-x.
qomet-reason-square = neli tähte ruudu nurkades
qomet-reason-gave-square = vastase viimane käik tegi ruudu valmis

qomet-option-corner_exit = Kas välimises nurgas olevat tähte saab laualt välja lükata ka mööda välimist külge, mitte ainult mööda diagonaali.
qomet-option-corner_exit-name = Nurgast välja
qomet-option-repetition = Sama seis on viik, kui see on esinenud nii mitu korda.
qomet-option-repetition-name = Kordumine

qomet-brief-corner_exit = { $value ->
        [on] avatud nurgad
       *[off] suletud nurgad
    }
qomet-brief-repetition = { $value ->
        [off] kordumisest viiki ei tule
       *[other] kordumisest tuleb viik
    }

error-too-many-stars = { seat-name }: laual on tähti { $found }, aga neid on ainult { $limit }.
error-forbidden-move-is-none = „{ $move }” ei saa olla keelatud käik: ühtki käigul oleva mängija tähte ei saanud äsja nii lükata.
error-not-your-star = Väljal { $space } ei ole sinu tähte.
error-not-on-outer-square = Tagasi saab võtta ainult välimise ruudu tähti; { $space } on seespool.
error-no-line-between = Väljalt { $start } ei vii ükski joon ühe sammuga väljale { $end }.
error-undoes-last-turn = Lüke { $start }-{ $end } pööraks vastase eelmise käigu tagasi; see on ühe käigukorra keelatud.
error-push-has-no-way = Väljal { $space } olevat tähte ei saa sinnapoole lükata: selle joon lõpeb seal.
error-push-blocked = Väljal { $space } olevat tähte ei saa lükata: selle taga olev { $behind } ei ole vaba.

## The board

board-piece-star = { $colour ->
        [light] hele täht
       *[dark] tume täht
    }
board-place-star = { seat-name } asetab tähe väljale { $space }
board-back-star = { seat-name } võtab tähe väljalt { $space } tagasi
board-to-star = { $colour ->
        [light] hele täht läheb väljale { $space }
       *[dark] tume täht läheb väljale { $space }
    }
board-off-star = { $colour ->
        [light] hele täht lahkub laualt
       *[dark] tume täht lahkub laualt
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Neli sinu tähte on ruudu nurkades.
        [loser] Sinu vastasel on neli tähte ruudu nurkades.
       *[none] Neli sama värvi tähte on ruudu nurkades.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Sinu vastase enda käik tegi sinu ruudu valmis.
        [loser] Sinu enda käik tegi vastase ruudu valmis, ja kingitud ruut loeb.
       *[none] Teise mängija enda käik tegi ruudu valmis, ja kingitud ruut loeb.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = See on mängulaud: 25 välja, kolm ruutu ümber keskpunkti, joontega ühendatud. Keskpunkt on märgitud. Tähed liiguvad ainult mööda jooni.
learn-qomet-place = Sul on varus seitse tähte. Üks viis oma käigukorda kasutada on asetada täht mis tahes tühjale väljale. Tee seda.
learn-qomet-place-done = See oli asetamine. On veel kaht liiki käike: liigutamine ja tagasivõtmine.
learn-qomet-square = Neli sinu tähte ruudu nurkades võidavad. Sisemise ruudu kolm nurka on sinu: tee see valmis.
learn-qomet-square-done = Sisemise, keskmise ja välimise ruudu nurgad on kolm ruutu viieteistkümnest.
learn-qomet-centre = Ülejäänud kaheteistkümnel ruudul on üks nurk laua keskpunktis. Leia selle ruudu puuduv nurk.
learn-qomet-centre-done = Väike, keskmine või suur, laua igas veerandis: kaheteistkümnel ruudul on üks nurk laua keskpunktis. Tähed nurkade vahel ei loe.
learn-qomet-diamond = Need neli tähte on külgede keskel. See näeb välja nagu ruut, aga küljed ei kulge mööda laua jooni, nii et ruut see ei ole.
learn-qomet-step = Sa võid ka liigutada üht oma tähte ühe sammu mööda joont tühjale väljale. Tee seda ükskõik kumma tähega.
learn-qomet-step-done = Vaata jooni, enne kui liigutad: kõik naabrid ei ole ühendatud.
learn-qomet-push = Kui tee peal on ees täht, ükskõik kumba värvi, lükkad selle mööda sama joont sammu võrra edasi. Lükka tumedat tähte.
learn-qomet-push-done = Sina võtsid selle koha ja see nihkus edasi. Sinu enda tähti saab samamoodi lükata.
learn-qomet-blocked = Lükata saab ainult üht tähte ja selle taga peab olema ruumi. Proovi lükata tumedat tähte väljal d5.
learn-qomet-blocked-done = Kaht järjestikust tähte ei saa lükata.
learn-qomet-corner = Lükata ei saa kunagi ümber nurga. Proovi lükata väljal f6 olevat tähte mööda keskmise ruudu külge.
learn-qomet-corner-done = Joon lõpeb seal ja sisemise või keskmise ruudu täht ei saa laualt lahkuda.
learn-qomet-push-off = Välimisel ruudul on teisiti: täht, mis lükatakse üle oma joone otsa, läheb tagasi omaniku varusse. Lükka tume täht laualt välja.
learn-qomet-push-off-done = Tume võib selle uuesti asetada, aga selleks kulub üks käigukord.
learn-qomet-withdraw = Kolmas võimalus: võta üks oma täht välimiselt ruudult tagasi varusse.
learn-qomet-withdraw-done = Oma järgmisel käigukorral võid selle asetada sinna, kus seda vaja on.
learn-qomet-undo = Tume on äsja sinu tähe väljalt d4 väljale d5 lükanud. Proovi see otse tagasi lükata.
learn-qomet-undo-done = Lüket ei tohi kohe tagasi pöörata. Järgmisel korral juba tohid.
learn-qomet-gift = Tumedal on märgitud ruuduks vaja veel ainult välja d4. Vaata, mis juhtub, kui lükkad tumeda tähe väljalt d5 väljale d4.
learn-qomet-gift-done = Sina tegid Tumeda ruudu valmis ja nii võidab Tume. Ruut kuulub oma värvile, ükskõik kes selle valmis teeb.
learn-qomet-save = Sama seis, aga nüüd paremini: leia ainus käik, mille järel Tume ei saa ruutu teha.
learn-qomet-save-done = Ruudu nurgas oleva tähe laualt välja lükkamine on hea kaitse.
learn-qomet-ahead = Kohe sa siin võita ei saa, aga üks käik kindlustab võidu: kahe käigukorra pärast on sul ruut, mida Tume ka ei teeks.
learn-qomet-ahead-done = Kui Tume täidab viimase nurga, lükkad selle tähe eest ära ja võtad selle koha. Mängi nüüd üks partii.

## Themes of puzzles

study-theme-no-undo = Tagasiteed ei ole

## The rule page: what the examples show

study-rules-qomet-square = Neli sama värvi tähte ruudu nurkades võidavad. See on kolmest suurest ruudust sisemine.
study-rules-qomet-centre = Veel kaheteistkümnel ruudul on nurk keskpunktis; vahepeal olevad tähed ei loe.
study-rules-qomet-diamond = Ei ole ruut: küljed ei kulge mööda laua jooni.
study-rules-qomet-step = Täht liigub ühe sammu mööda joont tühjale väljale.
study-rules-qomet-push = Ees olev täht lükatakse mööda sama joont sammu võrra edasi, ükskõik kelle oma see on.
study-rules-qomet-blocked = Kaht järjestikust tähte ei saa lükata: esimese taga peab olema ruumi.
study-rules-qomet-corner = Lükata ei saa kunagi ümber nurga ja laualt saavad lahkuda ainult välimise ruudu tähed.
study-rules-qomet-push-off = Välimise ruudu täht, mis lükatakse üle oma joone otsa, läheb tagasi omaniku varusse.
study-rules-qomet-withdraw = Sa võid oma tähe välimiselt ruudult tagasi varusse võtta.
study-rules-qomet-undo = Tume on äsja seda tähte lükanud. Ühe käigukorra jooksul ei tohi seda otse tagasi lükata.
study-rules-qomet-gift = Hele teeb oma lükkega valmis Tumeda ruudu: Tume võidab.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Välimises nurgas oleva tähe võib välja lükata ka mööda välimist külge. Valik „corner_exit” võib selle keelata.
study-decision-qomet-diamond = Ruudu nelja külje keskkohad ei ole ruut.
study-decision-qomet-repetition = Kui sama seis esineb kolmandat korda, sama mängija on käigul ja keelatud on sama käik, on partii viik. Analüüsi väärtused seda ei arvesta: kus keegi ei saa endale võitu kindlustada, ütlevad need viik.
study-decision-qomet-both = Kui käik annab ruudu mõlemale mängijale, võidab see, kes ei käinud.
