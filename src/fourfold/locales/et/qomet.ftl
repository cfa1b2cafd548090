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
