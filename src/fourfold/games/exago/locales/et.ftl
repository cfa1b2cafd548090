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

## The board

board-piece-tile = { $colour ->
        [red] punane plaat
        [blue] sinine plaat
        [yellow] kollane plaat
        [green] roheline plaat
        [purple] lilla plaat
       *[orange] oranž plaat
    }
board-place-tile = { seat-name } asetab plaadi väljale { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Sinu plaadid moodustavad sirge katkematu joone.
        [loser] Võitja plaadid moodustavad sirge katkematu joone.
       *[none] Plaadid moodustavad sirge katkematu joone.
    }

## Lessons: what each step asks for, and what is said when it is done

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
learn-exago-ahead-done = Avatud joone saab valmis teha kahest otsast ja Sinine saab sulgeda ainult ühe.
learn-exago-cross = Nüüd on kõigi varud tühjad. Sina oled Punane. Tõsta üles plaat, mida sul ei ole vaja seal, kus see on, ja pane see sinna, kus ristub kaks sinu joont: Sinine ei saa mõlemat peatada.
learn-exago-cross-done = Plaat, mis on kahe joone ristumiskohas, loeb mõlema jaoks. Tugevad mängijad valmistavad selliseid kohti ette ammu enne, kui nad neid kasutavad. Mängi nüüd üks partii.

## Themes of puzzles

study-theme-relocate = Plaadi liigutamine
study-theme-win-by-cutting = Võit eraldamisega
study-theme-hold-by-cutting = Kaitse eraldamisega

## The rule page: what the examples show

study-rules-exago-touch = Iga uus plaat peab puudutama mõnda plaati laual.
study-rules-exago-line = Sirge katkematu joon võidab: kahe mängijaga viis plaati, enamaga neli.
study-rules-exago-relocate = Kui sinu varu on tühi, tõsta üks oma plaat üles ja pane see sinna, kus see puudutab mõnda plaati.
study-rules-exago-cut-off = Selle plaadi tõstmine lõikab kaks teist ära. Need lähevad tagasi omanikele, kes peavad need enne liigutamist uuesti asetama.
study-rules-exago-choose = Alles jäävad kaks sama suurt rühma: käigul olija valib, kumb jääb.
study-rules-exago-must-block = Kolme või enama mängijaga tuleb oht peatada. Punane ähvardab võita väljal d5, nii et Sinine ei tohi mujale mängida.
study-rules-exago-block = See käik peatab ohu, nii et see on lubatud.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Mitmest rühmast jääb alles ainult üks suurimatest, ka siis, kui neid on rohkem kui kaks.
study-decision-exago-own = Kui sinu enda plaate tuleb tagasi, paned tõstetud plaadi ikkagi kohe maha; teised järgnevad hilisematel käigukordadel.
study-decision-exago-duty = Kolme või enama mängijaga on blokeerimine kohustus alati, kui see on võimalik, ka siis, kui ähvardab ainult üks vastane.
study-decision-exago-first = Kui ähvardab mitu vastast, peatad selle, kelle kord tuleb enne.
study-decision-exago-relocated = Oht võita plaati liigutades loeb nagu iga teine.
study-decision-exago-stuck = Kes ei saa midagi teha, jätab käigu vahele. Kui keegi ei saa käia, on viik.
