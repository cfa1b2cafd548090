exago-name = Exago
exago-tagline = Aseta laattasi ja siirrä niitä, kunnes ne muodostavat suoran.
exago-rules =
    Kahdesta kuuteen pelaajaa kuusikulmioista tehdyllä laudalla. Kun pelaajia on kaksi, kummallakin on 12 laattaa ja tavoitteena viiden suora; kun heitä on kolmesta kuuteen, kullakin on 6 laattaa ja tavoitteena neljän suora.

    Ensimmäinen laatta asetetaan keskelle. Sen jälkeen, niin kauan kuin sinulla on laattoja varastossa, aseta niistä yksi tyhjään paikkaan, joka koskettaa laudalla olevaa laattaa. Kun varastosi on tyhjä, nosta yksi laatoistasi ja laske se toiseen paikkaan, jossa se koskettaa jotakin laattaa.

    Jos laatan nostaminen jakaa muut laatat erillisiin ryhmiin, vain suurin ryhmä jää; kaikki muut laatat palaavat omistajiensa varastoihin, ennen kuin lasket omasi. Jos suurimpia ryhmiä on useita, sinä valitset, mikä jää. Palanneet laatat on asetettava, yksi vuoroa kohden, ennen kuin saat taas siirtää laattoja.

    Kun pelaajia on kolme tai enemmän, sinun on estettävä muita: jos et voi voittaa nyt ja joku voisi voittaa seuraavalla vuorollaan, etsi ensimmäinen sellainen pelaaja sinun jälkeesi; jos jokin siirtosi estää hänen voittonsa, sinun on tehtävä sellainen siirto.

    Aukoton suora, jossa on tarpeeksi omia laattojasi, voittaa vuorosi lopussa, kulkipa se mihin tahansa kolmesta suunnasta.

    Kirjoita f6, kun asetat, f6-g7, kun siirrät, f6-g7=a3, kun siirrät ja pidät ryhmän, johon a3 kuuluu, ja pass, kun muuta ei voi tehdä.
exago-reason-line = laatoista syntyi suora
exago-reason-no-move = kukaan ei voi tehdä siirtoa

exago-option-players = Kuinka moni pelaa, kahdesta kuuteen.
exago-option-players-name = Pelaajat
exago-option-size = Kuinka monta paikkaa laudan kullakin sivulla on.
exago-option-size-name = Laudan koko
exago-option-tiles = Montako laattaa kullakin on alussa, tai oma luku joka pelaajalle tasoitukseksi.
exago-option-tiles-name = Laatat
exago-option-line = Kuinka monen laatan suora voittaa.
exago-option-line-name = Voittava suora
exago-option-early = Saako laattoja siirtää, kun niitä on vielä varastossa.
exago-option-early-name = Varhaiset siirrot
exago-option-reconnect = Lasketaanko nostettu laatta ennen kuin irronneet ryhmät palaavat, niin että se voi yhdistää ne takaisin.
exago-option-reconnect-name = Yhdistäminen
exago-option-block = Onko uhka pakko estää, kun pelaajia on kolme tai enemmän.
exago-option-block-name = Pakko estää
exago-option-repetition = Sama asema on tasapeli, kun se on esiintynyt näin monta kertaa.
exago-option-repetition-name = Toistuminen

exago-brief-players = { $value ->
        [one] yksi pelaaja
       *[other] { $value } pelaajaa
    }
exago-brief-size = sivun pituus { $value }
exago-brief-tiles = laattoja: { $value }
exago-brief-line = suoran pituus { $value }
exago-brief-early = { $value ->
        [on] laattoja saa siirtää varhain
       *[off] laattoja siirretään vasta lopuksi
    }
exago-brief-reconnect = { $value ->
        [on] irronneet ryhmät voi yhdistää
       *[off] irronneet ryhmät palaavat
    }
exago-brief-block = { $value ->
        [on] uhat on estettävä
       *[off] ei pakkoa estää
    }
exago-brief-repetition = { $value ->
        [off] toistosta ei tule tasapeliä
       *[other] toistosta tulee tasapeli
    }

error-tiles-for-seats = Valinnassa tiles on lukuja { $found } ja pelipaikkoja { $seats }; anna yksi luku tai yksi jokaiselle.
error-empty-run = Rivillä { $row } on nolla tyhjää paikkaa tai luku, joka alkaa 0:lla.
error-hands-unreadable = ”{ $hands }” ei kelpaa varastoiksi; tässä pelissä ne näyttävät tältä: { $example }.
error-hands-do-not-add-up = { seat-name }: laudalla on laattoja { $board } ja varastossa { $hand }; yhteensä niitä on oltava { $total }.
error-tiles-do-not-touch = Kaikkien laattojen on oltava yhteydessä toisiinsa, mutta { $space } ja { $other } eivät ole.
error-pass-not-needed = Voit ohittaa vuorosi vain, kun et voi tehdä mitään muuta.
error-centre-first = Ensimmäinen laatta asetetaan keskelle, paikkaan { $space }.
error-touches-nothing = Paikassa { $space } laatta ei koskettaisi mitään muuta laattaa.
error-not-your-tile = Paikassa { $space } ei ole sinun laattaasi.
error-place-first =
    { $count ->
        [one] Sinulla on vielä yksi laatta varastossa; se on asetettava, ennen kuin saat siirtää laattoja.
       *[other] Sinulla on vielä { $count } laattaa varastossa; ne on asetettava, ennen kuin saat siirtää laattoja.
    }
error-back-to-own-space = Nostettu laatta menee toiseen paikkaan, ei takaisin paikkaan { $space }.
error-no-choice-of-groups = Tässä ei ole ryhmiä, joista valita; kirjoita { $move }.
error-choose-group = Suurimpia ryhmiä on useita; kerro, mikä jää, lisäämällä = ja yksi näistä: { $spaces }.
error-must-block = { seat-name } uhkaa voittaa, ja voit estää sen; vain sellaiset siirrot ovat sallittuja.
