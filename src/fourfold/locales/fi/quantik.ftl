quantik-name = Quantik
quantik-tagline = Neljä eri muotoa samalla linjalla, olivatpa ne kenen tahansa.
quantik-rules =
    Kaksi pelaajaa, Vaalea ja Tumma, ja kummallakin kahdeksan palikkaa: kaksi palloa (A), kaksi sylinteriä (B), kaksi kuutiota (C) ja kaksi kartiota (D). Pelilaudalla on 16 paikkaa; sen neljä riviä, neljä saraketta ja neljä 2×2-aluetta ovat linjoja.

    Sinun vuorosi: aseta yksi palikoistasi tyhjään paikkaan. Et saa asettaa palikkaa riville, sarakkeeseen tai alueelle, jossa vastustajallasi on jo samanmuotoinen palikka. Omat palikkasi eivät koskaan estä sinua.

    Voitat heti, kun palikkasi täydentää linjan, jolla on kaikki neljä muotoa, olivatpa ne kenen tahansa. Voitat myös, kun on vastustajasi vuoro eikä hän voi tehdä siirtoa. Tasapeliä ei ole.

    Kirjoita siirto muotona ja paikkana: Bc2 asettaa sylinterin paikkaan c2.
quantik-reason-line = linjalla on kaikki neljä muotoa
quantik-reason-no-move = vastustajalla ei ollut sallittua siirtoa

quantik-the-shape =
    { $shape ->
        [sphere] pallo
        [cylinder] sylinteri
        [cube] kuutio
       *[cone] kartio
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Vastustajan pallo
        [cylinder] Vastustajan sylinteri
        [cube] Vastustajan kuutio
       *[cone] Vastustajan kartio
    }

error-too-many-pieces = { seat-name }: laudalla on enemmän kuin { $limit } samanmuotoista palikkaa ({ quantik-the-shape }).
error-turns-do-not-alternate = Palikoita laudalla: Vaalea { $first }, Tumma { $second }; Vaalealla niitä on oltava yhtä monta tai yksi enemmän.
error-shapes-clash = { $line ->
        [row] Paikoissa { $space } ja { $other } kummallakin on sama muoto ({ quantik-the-shape }) samalla rivillä; jälkimmäistä ei olisi voitu asettaa.
        [column] Paikoissa { $space } ja { $other } kummallakin on sama muoto ({ quantik-the-shape }) samassa sarakkeessa; jälkimmäistä ei olisi voitu asettaa.
       *[region] Paikoissa { $space } ja { $other } kummallakin on sama muoto ({ quantik-the-shape }) samalla alueella; jälkimmäistä ei olisi voitu asettaa.
    }
error-shape-used-up = { $shape ->
        [sphere] Molemmat pallosi ovat laudalla.
        [cylinder] Molemmat sylinterisi ovat laudalla.
        [cube] Molemmat kuutiosi ovat laudalla.
       *[cone] Molemmat kartiosi ovat laudalla.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } paikassa { $space } on jo tällä rivillä.
        [column] { quantik-opposing-shape } paikassa { $space } on jo tässä sarakkeessa.
       *[region] { quantik-opposing-shape } paikassa { $space } on jo tällä alueella.
    }
