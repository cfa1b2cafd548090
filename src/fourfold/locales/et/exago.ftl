exago-name = Exago
exago-tagline = Aseta oma plaadid ja liiguta neid, kuni need moodustavad joone.
exago-rules =
    Kaks kuni kuus mängijat kuusnurkadest koosneval laual. Kahe mängijaga on kummalgi 12 plaati ja võiduks on vaja viit reas; kolme kuni kuue mängijaga on igaühel 6 plaati ja vaja on nelja.

    Esimene plaat asetatakse laua keskele. Seejärel, kuni sul on varus plaate, aseta neist üks tühjale väljale, mis puudutab mõnda plaati laual. Kui varu on tühi, tõsta üks oma plaat üles ja pane see teisele väljale, kus see puudutab mõnda plaati.

    Kui teised plaadid jagunevad tõstmisel eraldi rühmadeks, jääb alles ainult suurim rühm; kõik muud plaadid lähevad tagasi omanike varudesse, enne kui paned oma plaadi maha. Kui suurimaid rühmi on mitu, valid sina, milline jääb. Tagasi tulnud plaadid tuleb asetada, üks igal käigukorral, enne kui tohid jälle plaate liigutada.

    Kolme või enama mängijaga pead blokeerima: kui sa ei saa praegu võita ja keegi võiks võita oma järgmise käiguga, leia esimene selline mängija pärast sind; kui mõni sinu käik teda takistab, pead sellise käigu tegema.

    Sirge katkematu joon, milles on piisavalt sinu värvi plaate, ükskõik millises kolmest suunast, võidab sinu käigukorra lõpus.

    Kirjuta f6, kui asetad, f6-g7, kui liigutad, f6-g7=a3, kui liigutad ja jätad alles rühma, kuhu kuulub a3, ja pass, kui midagi muud teha ei saa.
exago-reason-line = plaadid moodustavad sirge joone
exago-reason-no-move = keegi ei saa käia

exago-option-players = Mitu inimest mängib, kaks kuni kuus.
exago-option-players-name = Mängijad
exago-option-size = Mitu välja on laua igal küljel.
exago-option-size-name = Laua suurus
exago-option-tiles = Mitme plaadiga igaüks alustab, või edumaaks igale kohale oma arv.
exago-option-tiles-name = Plaadid
exago-option-line = Mitu plaati reas võidab.
exago-option-line-name = Võidujoon
exago-option-early = Kas plaate tohib liigutada, kui mõni on veel varus.
exago-option-early-name = Varane liigutamine
exago-option-reconnect = Kas tõstetud plaat pannakse maha enne, kui eraldunud rühmad tagasi lähevad, nii et see saab need uuesti ühendada.
exago-option-reconnect-name = Taasühendamine
exago-option-block = Kas ohtu tuleb blokeerida, kui mängijaid on kolm või rohkem.
exago-option-block-name = Kohustus blokeerida
exago-option-repetition = Sama seis on viik, kui see on esinenud nii mitu korda.
exago-option-repetition-name = Kordumine

exago-brief-players = { $value ->
        [one] üks mängija
       *[other] { $value } mängijat
    }
exago-brief-size = külje pikkus { $value }
exago-brief-tiles = plaate: { $value }
exago-brief-line = { $value } reas
exago-brief-early = { $value ->
        [on] plaate tohib varakult liigutada
       *[off] plaate liigutatakse hiljem
    }
exago-brief-reconnect = { $value ->
        [on] eraldunud rühmi saab ühendada
       *[off] eraldunud rühmad lähevad tagasi
    }
exago-brief-block = { $value ->
        [on] ohte tuleb blokeerida
       *[off] blokeerima ei pea
    }
exago-brief-repetition = { $value ->
        [off] kordumisest viiki ei tule
       *[other] kordumisest tuleb viik
    }

error-tiles-for-seats = Valikus tiles on arve { $found }, aga kohti { $seats }; anna üks arv või igale kohale oma.
error-empty-run = Rida { $row } loeb null tühja välja või algab seal mõni arv 0-ga.
error-hands-unreadable = „{ $hands }” ei ole varud; selles mängus näevad need välja nii: { $example }.
error-hands-do-not-add-up = { seat-name }: plaate on laual { $board } ja varus { $hand }; kokku peab neid olema { $total }.
error-tiles-do-not-touch = Kõik plaadid peavad olema omavahel ühenduses, aga { $space } ja { $other } ei ole.
error-pass-not-needed = Käigu saab vahele jätta ainult siis, kui midagi muud teha ei saa.
error-centre-first = Esimene plaat asetatakse keskele, väljale { $space }.
error-touches-nothing = Plaat väljal { $space } ei puudutaks ühtki teist plaati.
error-not-your-tile = Väljal { $space } ei ole sinu plaati.
error-place-first =
    { $count ->
        [one] Sul on varus veel üks plaat; see tuleb asetada, enne kui tohid plaate liigutada.
       *[other] Sul on varus veel { $count } plaati; need tuleb asetada, enne kui tohid plaate liigutada.
    }
error-back-to-own-space = Tõstetud plaat läheb teisele väljale, mitte tagasi väljale { $space }.
error-no-choice-of-groups = Siin ei ole rühmade vahel midagi valida; kirjuta { $move }.
error-choose-group = Suurimaid rühmi on mitu; ütle, milline jääb, lisades = ja ühe neist: { $spaces }.
error-must-block = { seat-name } ähvardab võita ja sina saad seda takistada; lubatud on ainult sellised käigud.
