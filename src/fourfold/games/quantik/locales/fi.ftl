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

## The board

board-piece-sphere = { $colour ->
        [light] vaalea pallo
       *[dark] tumma pallo
    }
board-piece-cylinder = { $colour ->
        [light] vaalea sylinteri
       *[dark] tumma sylinteri
    }
board-piece-cube = { $colour ->
        [light] vaalea kuutio
       *[dark] tumma kuutio
    }
board-piece-cone = { $colour ->
        [light] vaalea kartio
       *[dark] tumma kartio
    }

board-place-sphere = { seat-name } asettaa pallon paikkaan { $space }
board-place-cylinder = { seat-name } asettaa sylinterin paikkaan { $space }
board-place-cube = { seat-name } asettaa kuution paikkaan { $space }
board-place-cone = { seat-name } asettaa kartion paikkaan { $space }

## How a match ended

web-why-quantik-line = Rivillä, sarakkeessa tai alueella on nyt kaikki neljä muotoa, ja viimeinen niistä ratkaisee.
web-why-quantik-no-move = { $reader ->
        [winner] Vastustajallasi ei ole enää paikkaa, johon asettaa palikka.
        [loser] Sinulla ei ole enää paikkaa, johon asettaa palikka.
       *[none] Toisella pelaajalla ei ole enää paikkaa, johon asettaa palikka.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Tämä on pelilauta: kuusitoista paikkaa. Sen neljä riviä, neljä saraketta ja neljä kaksi kertaa kaksi -aluetta ovat tämän pelin linjoja. Yksi alue on merkitty.
learn-quantik-place = Sinulla on kahdeksan palikkaa: kaksi palloa, kaksi sylinteriä, kaksi kuutiota ja kaksi kartiota. Vuorollasi asetat yhden palikan tyhjään paikkaan. Ota mikä tahansa palikka ja aseta se minne haluat.
learn-quantik-place-done = Se pysyy siinä. Quantikissa palikat eivät liiku eivätkä poistu laudalta.
learn-quantik-row = Se voittaa, joka täydentää linjan niin, että sillä on kaikki neljä muotoa. Ylimmältä riviltä puuttuu yksi muoto: aseta se sinne.
learn-quantik-row-done = Pallo, sylinteri, kuutio ja kartio samalla rivillä: voitit.
learn-quantik-region = Alueet ovat linjoja siinä missä rivit ja sarakkeetkin. Täydennä oikean yläkulman alue.
learn-quantik-region-done = Neljä muotoa samalla alueella: voitit.
learn-quantik-anyones = Ei ole väliä, kenen palikoita ne ovat. Tässä olet Tumma. Yhdessä sarakkeessa on kolme vaaleaa palikkaa: käytä niitä.
learn-quantik-anyones-done = Vain viimeisen palikan piti olla sinun. Varo siis, mitä jätät vastustajallesi.
learn-quantik-forbidden-row = Nyt tulee ainoa asia, joka on kielletty. Vaalealla on pallo ylimmällä rivillä. Olet Tumma: yritä asettaa pallo samalle riville, paikkaan a4.
learn-quantik-forbidden-row-done = Et saa asettaa palikkaa riville, sarakkeeseen tai alueelle, jossa vastustajallasi on jo samanmuotoinen palikka.
learn-quantik-forbidden-region = Sama koskee alueita. Tumma sylinteri on paikassa d3. Olet Vaalea: yritä asettaa sylinteri paikkaan c4.
learn-quantik-forbidden-region-done = Jokainen asettamasi palikka sulkee rivin, sarakkeen ja alueen vastustajasi samanmuotoisilta palikoilta.
learn-quantik-own = Omat palikkasi eivät koskaan estä sinua. Aseta toinen pallosi samalle linjalle ensimmäisen kanssa.
learn-quantik-own-done = Kaksi omaa palloa samalla linjalla on sallittu. Linja on suljettu vain vastustajasi palloilta.
learn-quantik-two-each = Sinulla on kutakin muotoa kaksi eikä enempää. Molemmat pallosi ovat laudalla: yritä asettaa kolmas paikkaan d2.
learn-quantik-two-each-done = Kun molemmat on käytetty, se muoto on loppu. Varastostasi näet aina, mitä sinulla on jäljellä.
learn-quantik-careful = Melkein jokainen siirto antaa tässä Vaalean voittaa heti. Olet Tumma: etsi se yksi siirto, jonka jälkeen Vaalealla ei ole linjaa täydennettävänä.
learn-quantik-careful-done = Hyvin nähty. Linja, jolla on kolme eri muotoa, on lahja, ellei neljäs ole siinä kielletty.
learn-quantik-no-move = Voittaa voi toisellakin tavalla: se, joka on vuorossa eikä voi tehdä siirtoa, on hävinnyt. Olet Tumma: vie Vaalealta viimeinen siirto.
learn-quantik-no-move-done = Vaalealla on vielä palikoita, mutta mitään niistä ei saa asettaa mihinkään paikkaan.
learn-quantik-ahead = Kukaan ei voi tässä voittaa heti, mutta sinä, Tumma, voit pakottaa voiton: tekipä Vaalea siirtosi jälkeen mitä tahansa, täydennät linjan.
learn-quantik-ahead-done = Näin Quantik voitetaan: jätä vastustajallesi vain siirtoja, jotka auttavat sinua. Nyt voit pelata oikean pelin.

## The rule page: what the examples show

study-rules-quantik-row = Kartio täydentää rivin, jolla on kaikki neljä muotoa. Viimeisen palikan asettaja voittaa, vaikka yksi muista on vastustajan.
study-rules-quantik-column = Sarakkeet lasketaan samoin. Tässä Tumma voittaa kolmen vaalean palikan avulla.
study-rules-quantik-region = Samoin neljä kaksi kertaa kaksi -aluetta.
study-rules-quantik-forbidden = Vaalea pallo ylimmällä rivillä pitää tummat pallot poissa siltä riviltä, sen sarakkeesta ja sen alueelta.
study-rules-quantik-own = Oma palikkasi ei ole koskaan tiellä: toinen pallo samassa sarakkeessa käy hyvin.
study-rules-quantik-no-move = Tämän kuution jälkeen Vaalealla ei ole enää paikkaa, johon saisi asettaa palikan. Joka ei voi tehdä siirtoa, on hävinnyt.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Jos viimeinen palikka täydentää linjan ja jättää myös vastustajan ilman siirtoa, se lasketaan linjaksi.
study-decision-quantik-start = Aloittaja arvotaan; seuraavassa pelissä pelaajat vaihtavat puolia.
