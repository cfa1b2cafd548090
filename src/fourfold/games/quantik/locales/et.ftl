quantik-name = Quantik
quantik-tagline = Neli erinevat kuju ühel joonel, ükskõik kelle omad.
quantik-rules =
    Kaks mängijat, Hele ja Tume, kummalgi kaheksa mängunuppu: kaks kera (A), kaks silindrit (B), kaks kuupi (C) ja kaks koonust (D). Mängulaual on 16 välja; selle neli rida, neli veergu ja neli 2×2 ala on jooned.

    Sinu kord: aseta üks oma nuppudest tühjale väljale. Sa ei tohi asetada nuppu ritta, veergu ega alale, kus vastasel on juba sama kujuga nupp. Sinu enda nupud ei takista sind kunagi.

    Võidad kohe, kui sinu nupp teeb valmis joone, millel on kõik neli kuju, ükskõik kelle omad. Võidad ka siis, kui vastane on käigul, aga ei saa käia. Viiki ei ole.

    Kirjuta käiguks kuju ja väli: Bc2 asetab silindri väljale c2.
quantik-reason-line = joonel on kõik neli kuju
quantik-reason-no-move = vastasel ei olnud ühtki lubatud käiku

quantik-the-shape =
    { $shape ->
        [sphere] kera
        [cylinder] silinder
        [cube] kuup
       *[cone] koonus
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Vastase kera
        [cylinder] Vastase silinder
        [cube] Vastase kuup
       *[cone] Vastase koonus
    }

error-too-many-pieces = { seat-name }: laual on rohkem kui { $limit } ühesuguse kujuga nuppu ({ quantik-the-shape }).
error-turns-do-not-alternate = Nuppe laual: Hele { $first }, Tume { $second }; Heledal peab neid olema sama palju või üks rohkem.
error-shapes-clash = { $line ->
        [row] Väljadel { $space } ja { $other } on mõlemal mängijal samas reas sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
        [column] Väljadel { $space } ja { $other } on mõlemal mängijal samas veerus sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
       *[region] Väljadel { $space } ja { $other } on mõlemal mängijal samal alal sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
    }
error-shape-used-up = { $shape ->
        [sphere] Mõlemad sinu kerad on laual.
        [cylinder] Mõlemad sinu silindrid on laual.
        [cube] Mõlemad sinu kuubid on laual.
       *[cone] Mõlemad sinu koonused on laual.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } väljal { $space } on juba selles reas.
        [column] { quantik-opposing-shape } väljal { $space } on juba selles veerus.
       *[region] { quantik-opposing-shape } väljal { $space } on juba sellel alal.
    }

## The board

board-piece-sphere = { $colour ->
        [light] hele kera
       *[dark] tume kera
    }
board-piece-cylinder = { $colour ->
        [light] hele silinder
       *[dark] tume silinder
    }
board-piece-cube = { $colour ->
        [light] hele kuup
       *[dark] tume kuup
    }
board-piece-cone = { $colour ->
        [light] hele koonus
       *[dark] tume koonus
    }

board-place-sphere = { seat-name } asetab kera väljale { $space }
board-place-cylinder = { seat-name } asetab silindri väljale { $space }
board-place-cube = { seat-name } asetab kuubi väljale { $space }
board-place-cone = { seat-name } asetab koonuse väljale { $space }

## How a match ended

web-why-quantik-line = Reas, veerus või alal on nüüd kõik neli kuju ja viimane neist otsustab.
web-why-quantik-no-move = { $reader ->
        [winner] Sinu vastasel ei ole enam kuhugi nuppu asetada.
        [loser] Sul ei ole enam kuhugi nuppu asetada.
       *[none] Teisel mängijal ei ole enam kuhugi nuppu asetada.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = Koonus teeb valmis rea, milles on kõik neli kuju. Viimase nupu asetaja võidab, kuigi üks teistest kuulub vastasele.
study-rules-quantik-column = Veerud loevad samamoodi. Siin võidab Tume kolme heleda nupuga.
study-rules-quantik-region = Samuti neli kaks korda kaks ala.
study-rules-quantik-forbidden = Hele kera ülemises reas hoiab tumedad kerad eemal sellest reast, oma veerust ja oma alalt.
study-rules-quantik-own = Sinu enda nupp ei ole sul kunagi ees: teine kera samas veerus on lubatud.
study-rules-quantik-no-move = Pärast seda kuupi ei ole Heledal enam välja, kuhu ta tohiks mõne oma nupu asetada. Kes ei saa käia, on kaotanud.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Kui viimane nupp teeb joone valmis ja jätab vastase ka käiguta, loetakse see jooneks.
study-decision-quantik-start = Alustaja loositakse; järgmises partiis vahetavad mängijad pooled.
