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

## The board

board-piece-tile = { $colour ->
        [red] punainen laatta
        [blue] sininen laatta
        [yellow] keltainen laatta
        [green] vihreä laatta
        [purple] violetti laatta
       *[orange] oranssi laatta
    }
board-place-tile = { seat-name } asettaa laatan paikkaan { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Laattasi muodostavat aukottoman suoran.
        [loser] Voittajan laatat muodostavat aukottoman suoran.
       *[none] Laatat muodostavat aukottoman suoran.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Lauta on tehty kuusikulmioista. Pelin ensimmäinen laatta asetetaan keskelle. Aseta se sinne.
learn-exago-centre-done = Tästä lähtien jokaisen laatan on kosketettava laudalla olevaa laattaa.
learn-exago-touch = Olet Sininen. Yritä asettaa laatta paikkaan b2, jossa se olisi yksin.
learn-exago-touch-done = Kaikki laatat ovat aina yhteydessä toisiinsa.
learn-exago-place = Aseta laattasi paikkaan, joka koskettaa punaista laattaa. Naapurin värillä ei ole väliä.
learn-exago-place-done = Niin kauan kuin varastossasi on laattoja, asetat vuorollasi niistä yhden.
learn-exago-line = Kahden pelaajan pelissä voittaa viiden oman laatan suora. Sinulla on neljä: lisää viides.
learn-exago-line-done = Suoria kulkee kolmeen suuntaan. Niissä ei saa olla mutkaa eikä aukkoa. Kun pelaajia on kolme tai enemmän, neljä riittää.
learn-exago-place-first = Laattoja voi siirtää myöhemmin, mutta ei vielä. Yritä siirtää laattasi paikasta e4 paikkaan d5.
learn-exago-place-first-done = Ensin kaikkien laattojesi on oltava laudalla.
learn-exago-relocate = Nyt varastosi on tyhjä. Tästä lähtien nostat vuorollasi yhden laatoistasi ja lasket sen toiseen paikkaan, jossa se koskettaa jotakin laattaa. Siirrä yksi.
learn-exago-relocate-done = Jokaisen laattasi saa siirtää minne tahansa, kunhan se koskettaa jotakin laattaa.
learn-exago-own-space = Nostetun laatan on mentävä muualle. Yritä laskea paikan d2 laatta takaisin sinne, mistä se tuli.
learn-exago-own-space-done = Exagossa ei voi jäädä odottamaan.
learn-exago-cut-off = Jos laatan nostaminen jakaa muut erillisiin ryhmiin, vain suurin ryhmä jää; loput palaavat omistajiensa varastoihin. Siirrä laatta, joka irrottaa joitakin muita.
learn-exago-cut-off-done = Joka sai laattoja takaisin, joutuu asettamaan ne, yhden vuoroa kohden, ennen kuin saa taas siirtää. Se voi viedä paljon aikaa.
learn-exago-choose = Jos useat ryhmät ovat yhtä suuria, sinä valitset, mikä jää. Nosta laatta, joka jakaa muut kahdeksi samankokoiseksi ryhmäksi, ja laske se sen ryhmän viereen, jonka haluat pitää. Jos se koskettaa siinä molempia, valitse laatta siitä ryhmästä.
learn-exago-choose-done = Toinen ryhmä palasi varastoihin. Valitse se, josta on sinulle enemmän hyötyä.
learn-exago-move-to-win = Tässä pienessä pelissä neljän suora voittaa. Olet Sininen ja varastosi on tyhjä: voita siirtämällä yhtä laattaa.
learn-exago-move-to-win-done = Etsi suoria, joissa on aukko, ja laattaa, jota ei tarvita siinä, missä se on.
learn-exago-must-block = Tässä pelaa kolme, ja neljän suora voittaa. Punainen voisi voittaa seuraavalla vuorolla paikassa d5. Olet Sininen: yritä pelata sen sijaan paikkaan e5.
learn-exago-must-block-done = Kun pelaajia on kolme tai enemmän, uhka on estettävä, jos et voi voittaa itse ja jokin siirtosi estää sen.
learn-exago-block = Tee nyt velvollisuutesi.
learn-exago-block-done = Jos useampi uhkaa, huolehdit siitä, jonka vuoro tulee ensin.
learn-exago-win-first = Velvollisuudessa estää on yksi poikkeus: jos voit itse voittaa, saat voittaa. Olet Punainen.
learn-exago-win-first-done = Voittaminen menee estämisen edelle.
learn-exago-ahead = Taas kaksi pelaajaa ja viiden suora. Olet Punainen. Tee uhka, johon Sininen ei voi vastata: voitat seuraavalla laatallasi.
learn-exago-ahead-done = Avoimen suoran voi täydentää kummastakin päästä, ja Sininen voi sulkea vain toisen.
learn-exago-cross = Nyt kenelläkään ei ole enää laattoja varastossa. Olet Punainen. Nosta laatta, jota et tarvitse siinä, missä se on, ja laske se paikkaan, jossa kaksi suoraasi risteää: Sininen ei voi estää molempia.
learn-exago-cross-done = Laatta, jonka kohdalla kaksi suoraa risteää, kuuluu molempiin. Vahvat pelaajat valmistelevat tällaisia paikkoja jo kauan etukäteen. Nyt voit pelata oikean pelin.

## Themes of puzzles

study-theme-relocate = Laatan siirtäminen
study-theme-win-by-cutting = Voitto irrottamalla
study-theme-hold-by-cutting = Puolustus irrottamalla

## The rule page: what the examples show

study-rules-exago-touch = Jokaisen uuden laatan on kosketettava laudalla olevaa laattaa.
study-rules-exago-line = Aukoton suora voittaa: viisi laattaa kahden pelissä, neljä, kun pelaajia on enemmän.
study-rules-exago-relocate = Kun varastosi on tyhjä, nosta yksi laatoistasi ja laske se paikkaan, jossa se koskettaa jotakin laattaa.
study-rules-exago-cut-off = Tämän laatan nostaminen irrottaa kaksi muuta. Ne palaavat omistajilleen, joiden on asetettava ne uudelleen ennen kuin saavat siirtää.
study-rules-exago-choose = Jäljelle jää kaksi samankokoista ryhmää: vuorossa oleva valitsee, kumpi jää.
study-rules-exago-must-block = Kun pelaajia on kolme tai enemmän, uhka on estettävä. Punainen uhkaa voittaa paikassa d5, joten Sininen ei saa pelata muualle.
study-rules-exago-block = Tämä siirto estää uhan, joten se on sallittu.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Useista ryhmistä jää vain yksi suurimmista, myös kun niitä on enemmän kuin kaksi.
study-decision-exago-own = Jos omia laattojasi palaa sinulle, lasket nostetun laatan silti heti; muut seuraavat myöhemmillä vuoroilla.
study-decision-exago-duty = Kun pelaajia on kolme tai enemmän, estäminen on velvollisuus aina, kun se on mahdollista, myös kun vain yksi vastustaja uhkaa.
study-decision-exago-first = Jos useampi vastustaja uhkaa, huolehdit siitä, jonka vuoro tulee ensin.
study-decision-exago-relocated = Uhka voittaa laattaa siirtämällä on uhka siinä missä muutkin.
study-decision-exago-stuck = Joka ei voi tehdä mitään, ohittaa vuoronsa. Jos kukaan ei voi tehdä siirtoa, tulee tasapeli.
