## Quantik

learn-quantik-board = See on mängulaud: kuusteist välja. Selle neli rida, neli veergu ja neli kaks korda kaks ala on selle mängu jooned. Üks ala on märgitud.
learn-quantik-place = Sul on kaheksa nuppu: kaks kera, kaks silindrit, kaks kuupi ja kaks koonust. Oma käigukorral asetad ühe nupu tühjale väljale. Võta mis tahes nupp ja aseta see, kuhu tahad.
learn-quantik-place-done = Sinna see jääb. Quantikus ei liigu nupud kunagi ega lahku laualt.
learn-quantik-row = Võidab see, kes teeb valmis joone, millel on kõik neli kuju. Ülemisest reast puudub üks kuju: aseta see sinna.
learn-quantik-row-done = Kera, silinder, kuup ja koonus ühes reas: sa võidad.
learn-quantik-region = Alad loevad täpselt nagu read ja veerud. Tee valmis parempoolne ülemine ala.
learn-quantik-region-done = Neli kuju ühel alal: sa võidad.
learn-quantik-anyones = Pole tähtis, kelle nupud need on. Siin oled sina Tume. Ühes veerus on kolm heledat nuppu: kasuta neid.
learn-quantik-anyones-done = Ainult viimane nupp pidi sinu oma olema. Ole siis ettevaatlik, mida vastasele jätad.
learn-quantik-forbidden-row = Nüüd tuleb ainus asi, mis on keelatud. Heledal on ülemises reas kera. Sina oled Tume: proovi asetada kera samasse ritta, väljale a4.
learn-quantik-forbidden-row-done = Sa ei tohi asetada nuppu ritta, veergu ega alale, kus vastasel on juba sama kujuga nupp.
learn-quantik-forbidden-region = See kehtib ka alade kohta. Väljal d3 on tume silinder. Sina oled Hele: proovi asetada silinder väljale c4.
learn-quantik-forbidden-region-done = Iga nupp, mille asetad, sulgeb rea, veeru ja ala vastase sama kujuga nuppudele.
learn-quantik-own = Sinu enda nupud ei takista sind kunagi. Aseta oma teine kera esimesega samale joonele.
learn-quantik-own-done = Kaks oma kera ühel joonel on lubatud. Ainult vastane jääb sealt välja.
learn-quantik-two-each = Igat kuju on sul kaks ja mitte rohkem. Mõlemad sinu kerad on laual: proovi asetada kolmas väljale d2.
learn-quantik-two-each-done = Kui mõlemad on kasutatud, on see kuju otsas. Varust näed alati, mis sul alles on.
learn-quantik-careful = Peaaegu iga käik laseb siin Heledal kohe võita. Sina oled Tume: leia see ainus käik, mille järel Heledal ei ole joont, mida valmis teha.
learn-quantik-careful-done = Hästi nähtud. Joon kolme erineva kujuga on kingitus, kui just neljas ei ole seal keelatud.
learn-quantik-no-move = Võita saab ka teisiti: kes on käigul, aga ei saa käia, on kaotanud. Sina oled Tume: võta Heledalt viimane käik.
learn-quantik-no-move-done = Heledal on veel nuppe, aga ühtki neist ei tohi kuhugi asetada.
learn-quantik-ahead = Keegi ei saa siin kohe võita, aga sina, Tume, saad võidu endale kindlustada: mida Hele pärast sinu käiku ka ei teeks, teed sa joone valmis.
learn-quantik-ahead-done = Nii Quantikus võidetaksegi: jäta vastasele ainult käigud, mis aitavad sind. Mängi nüüd üks partii.

## Qomet

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

## Exago

learn-exago-centre = Laud koosneb kuusnurkadest. Partii esimene plaat asetatakse laua keskele. Aseta see sinna.
learn-exago-centre-done = Nüüdsest peab iga plaat puudutama mõnda plaati laual.
learn-exago-touch = Sina oled Sinine. Proovi asetada plaat väljale b2, kus see oleks üksi.
learn-exago-touch-done = Kõik plaadid on alati omavahel ühenduses.
learn-exago-place = Aseta oma plaat väljale, mis puudutab punast plaati. Naabri värv ei ole tähtis.
learn-exago-place-done = Kuni sul on plaate varus, asetad oma käigukorral neist ühe.
learn-exago-line = Kahe mängijaga võidab viis sinu värvi plaati sirgel joonel. Sul on neli: lisa viies.
learn-exago-line-done = Jooned kulgevad kolmes suunas. Need peavad olema sirged ja lünkadeta. Kolmele või enamale mängijale piisab neljast.
learn-exago-place-first = Plaate saab liigutada hiljem, aga veel mitte. Proovi liigutada oma plaati väljalt e4 väljale d5.
learn-exago-place-first-done = Enne peavad kõik sinu plaadid laual olema.
learn-exago-relocate = Nüüd on sinu varu tühi. Nüüdsest tõstad oma käigukorral ühe oma plaadi üles ja paned selle teisele väljale, kus see puudutab mõnda plaati. Liiguta üht.
learn-exago-relocate-done = Siitpeale võib iga plaat minna ükskõik kuhu.
learn-exago-own-space = Tõstetud plaat peab mujale minema. Proovi panna väljal d2 olev plaat tagasi sinna, kust see tuli.
learn-exago-own-space-done = Exagos oodata ei saa.
learn-exago-cut-off = Kui teised plaadid jagunevad tõstmisel eraldi rühmadeks, jääb alles ainult suurim rühm; ülejäänud lähevad tagasi omanike varudesse. Liiguta plaati, mis mõned teised ära lõikab.
learn-exago-cut-off-done = Kes sai plaate tagasi, peab need asetama, ühe igal käigukorral, enne kui tohib jälle liigutada. See võib palju aega võtta.
learn-exago-choose = Kui mitu rühma on võrdselt suured, valid sina, milline jääb. Tõsta plaat, mis jagab teised kaheks sama suureks rühmaks, ja pane see selle rühma kõrvale, mille tahad alles jätta. Kui see puudutab seal mõlemat, vali plaat sellest rühmast.
learn-exago-choose-done = Teine rühm läks tagasi varudesse. Vali see, millest sulle rohkem kasu on.
learn-exago-move-to-win = Selles väikeses partiis võidab neli reas. Sina oled Sinine ja sinu varu on tühi: võida üht plaati liigutades.
learn-exago-move-to-win-done = Otsi lüngaga jooni ja plaati, mida ei ole vaja seal, kus see on.
learn-exago-must-block = Siin mängib kolm mängijat ja võidab neli reas. Punane võiks järgmise käiguga väljal d5 võita. Sina oled Sinine: proovi selle asemel mängida väljale e5.
learn-exago-must-block-done = Kolme või enama mängijaga pead ohu peatama, kui sa ise võita ei saa ja mõni sinu käik selle peatab.
learn-exago-block = Täida nüüd oma kohust.
learn-exago-block-done = Kui ähvardab mitu mängijat, peatad selle, kelle kord tuleb enne.
learn-exago-win-first = Kohustusel blokeerida on üks erand: kui saad ise võita, siis tohid. Sina oled Punane.
learn-exago-win-first-done = Võit on blokeerimisest tähtsam.
learn-exago-ahead = Jälle kaks mängijat, viis reas. Sina oled Punane. Loo oht, millele Sinine vastata ei saa: võidad oma järgmise plaadiga.
learn-exago-ahead-done = Avatud joone saab valmis teha kahest otsast ja Sinine saab sulgeda ainult ühe. Mängi nüüd üks partii.
