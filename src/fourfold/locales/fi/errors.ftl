## Games and options

error-game-unknown = Peliä nimeltä ”{ $name }” ei ole; pelit ovat { $names }.
error-option-unknown = { $keys ->
        [none] Valintaa ”{ $key }” ei tässä ole; valinnat ovat: –.
       *[other] Valintaa ”{ $key }” ei tässä ole; valinnat ovat: { $keys }.
    }
error-option-choice = Valinta { $key } ei voi olla ”{ $value }”; vaihtoehdot ovat: { $values }.
error-option-number = Valinta { $key } ei voi olla ”{ $value }”; se on kokonaisluku väliltä { $low }–{ $high }.
error-option-type = Valinnan { $key } on oltava sana tai kokonaisluku.
error-option-pair = ”{ $pair }” ei ole valinta; kirjoita key=value.
error-option-twice = Valinta { $key } on annettu kahdesti.

## Positions

error-field-count = Asemassa on tässä oltava osia { $expected }, yksi välilyönti niiden välissä; nyt niitä on { $found }.
error-row-count = Laudalla on oltava rivejä { $expected }, ”/” niiden välissä; nyt niitä on { $found }.
error-row-length = Rivillä { $row } on oltava paikkoja { $expected }; nyt niitä on { $found }.
error-letter-unknown = Rivillä { $row } on ”{ $letter }”; siinä voi olla { $letters }.
error-mover-unknown = ”{ $letter }” ei voi olla vuorossa; vaihtoehdot ovat: { $letters }.
error-over-before-last-move = Peli oli päättynyt jo ennen viimeistä siirtoa ({ seat-name }): laudalla oli valmis voitto.

## Moves

error-game-over = Peli on päättynyt: ”{ $move }” ei enää käy.
error-move-unreadable = ”{ $move }” ei ole siirto; siirrot näyttävät tältä: { $example }.
error-picks-no-turn = Se ei ole siirto. Valitse nappula, joka pääsee jonnekin, ja sitten paikka sille.
error-picks-group = Suurimpia ryhmiä on useita: osoita se, joka jää.
error-picks-over = Peli on päättynyt.
error-space-unknown = Tällä laudalla ei ole paikkaa { $space }.
error-space-taken = Paikka { $space } on varattu.
error-hand-empty = { seat-name }: varastossa ei ole enää mitään asetettavaa.

## Matches

error-player-count = Pelipaikkoja on { $seats }, ei { $found }.
error-player-name = ”{ $name }” ei kelpaa nimeksi: pituus 1–{ $limit } näkyvää merkkiä, ei välilyöntejä ympärillä.
error-settled-away-from-board = Tämän pelin päättivät pelaajat, ei lauta; mitään ei voi perua.
error-nothing-to-take-back =
    { $played ->
        [0] Yhtään siirtoa ei ole vielä tehty, joten mitään ei voi perua.
        [one] Vain yksi siirto on tehty; niin monta ({ $count }) ei voi perua.
       *[other] Vain { $played } siirtoa on tehty; niin monta ({ $count }) ei voi perua.
    }
error-seat-cannot-resign = Pelipaikka { $seat } ei voi luovuttaa: sellaista ei ole, tai se on jo luovuttanut.
error-match-goes-on = Peli ei ole vielä päättynyt.
error-match-over = Peli on päättynyt.

## Records

error-record-start = Tallennettu peli ei voi alkaa: { $reason }
error-record-move = Rivi { $line }: { $reason }
error-record-tag-unreadable = Rivi { $line }: ”{ $text }” ei ole tunniste; tunnisteet näyttävät tältä: [Game "quantik"].
error-record-tag-twice = Rivi { $line }: tunniste { $tag } on tässä toisen kerran.
error-record-tag-unknown = Rivi { $line }: tällaisessa tallenteessa ei ole tunnistetta { $tag }.
error-record-tag-missing = Tallennetusta pelistä puuttuu tunniste { $tag }.
error-record-rules = Rivi { $line }: peli noudattaa sääntöjen versiota { $found }; tämä ohjelma osaa version { $expected }.
error-record-date = Rivi { $line }: ”{ $text }” ei ole päivämäärä; kirjoita se muodossa 2026-11-15, tai ? jos sitä ei tiedetä.
error-record-number = Rivi { $line }: tässä pitäisi olla ”{ $expected }” eikä ”{ $found }”.
error-record-number-alone = Rivi { $line }: viimeisen numeron perässä ei ole siirtoa.
error-record-resigned = Rivi { $line }: ”{ $text }” ei sovi siirtoihin; luovutukset kirjoitetaan ”seat 2 after 14”, järjestyksessä.
error-record-result = Rivi { $line }: tulos sanoo ”{ $said }”, mutta siirrot sanovat ”{ $found }”.
