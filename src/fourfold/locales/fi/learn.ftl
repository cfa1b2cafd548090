## Quantik

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

## Qomet

learn-qomet-board = Tämä on pelilauta: 25 paikkaa, kolme neliötä keskipisteen ympärillä, viivoin yhdistettyinä. Keskipiste on merkitty. Tähdet kulkevat vain viivoja pitkin.
learn-qomet-place = Varastossasi on seitsemän tähteä. Yksi tapa käyttää vuorosi on asettaa tähti mihin tahansa tyhjään paikkaan. Tee niin.
learn-qomet-place-done = Se oli asettaminen. Muita siirtoja on kahdenlaisia: tähden siirtäminen ja sen ottaminen takaisin.
learn-qomet-square = Neljä omaa tähteä neliön kulmissa voittaa. Kolme sisimmän neliön kulmaa on sinun: täydennä se.
learn-qomet-square-done = Sisimmän, keskimmäisen ja uloimman neliön kulmat ovat kolme viidestätoista neliöstä.
learn-qomet-centre = Muilla kahdellatoista neliöllä on yksi kulma laudan keskipisteessä. Etsi tämän neliön puuttuva kulma.
learn-qomet-centre-done = Pieni, keskikokoinen tai suuri, laudan joka neljänneksessä: kahdellatoista neliöllä on kulma laudan keskipisteessä. Kulmien välissä olevilla tähdillä ei ole väliä.
learn-qomet-diamond = Nämä neljä tähteä ovat sivujen keskellä. Se näyttää neliöltä, mutta sen sivut eivät kulje laudan viivoja pitkin, joten se ei ole neliö.
learn-qomet-step = Voit myös siirtää yhtä tähdistäsi yhden askeleen viivaa pitkin tyhjään paikkaan. Tee niin kummalla tahansa tähdellä.
learn-qomet-step-done = Katso viivoja, ennen kuin siirrät: kaikkia naapureita ei ole yhdistetty.
learn-qomet-push = Jos tiellä on kumman tahansa värinen tähti, työnnät sitä askeleen eteenpäin samaa viivaa pitkin. Työnnä tummaa tähteä.
learn-qomet-push-done = Otit sen paikan, ja se siirtyi eteenpäin. Omia tähtiäsi voi työntää samalla tavalla.
learn-qomet-blocked = Vain yhtä tähteä voi työntää, ja sen takana on oltava tilaa. Yritä työntää tummaa tähteä paikassa d5.
learn-qomet-blocked-done = Kahta peräkkäistä tähteä ei voi työntää.
learn-qomet-corner = Työntö ei koskaan käänny kulmassa. Yritä työntää paikan f6 tähteä keskimmäisen neliön sivua pitkin.
learn-qomet-corner-done = Viiva päättyy siihen, eikä sisimmän tai keskimmäisen neliön tähti voi poistua laudalta.
learn-qomet-push-off = Uloimmalla neliöllä on toisin: tähti, joka työnnetään viivansa pään yli, palaa omistajansa varastoon. Työnnä tumma tähti ulos laudalta.
learn-qomet-push-off-done = Tumma saa asettaa sen uudelleen, mutta siihen kuluu vuoro.
learn-qomet-withdraw = Kolmas mahdollisuus: ota yksi omista tähdistäsi uloimmalta neliöltä takaisin varastoosi.
learn-qomet-withdraw-done = Seuraavalla vuorollasi voit asettaa sen sinne, missä sitä tarvitaan.
learn-qomet-undo = Tumma on juuri työntänyt tähtesi paikasta d4 paikkaan d5. Yritä työntää se suoraan takaisin.
learn-qomet-undo-done = Työntöä ei saa perua heti. Tätä seuraavalla vuorollasi jo saat.
learn-qomet-gift = Tummalta puuttuu merkitystä neliöstä vain d4. Katso, mitä tapahtuu, jos työnnät tumman tähden paikasta d5 paikkaan d4.
learn-qomet-gift-done = Teit Tumman neliön, ja niin Tumma voittaa. Neliö kuuluu värilleen, täydensipä sen kuka tahansa.
learn-qomet-save = Sama asema uudelleen, nyt paremmin: etsi ainoa siirto, jonka jälkeen Tumma ei voi tehdä neliötä.
learn-qomet-save-done = Neliön kulman työntäminen ulos laudalta on hyvä puolustus.
learn-qomet-ahead = Et voi tässä voittaa heti, mutta yksi siirto pakottaa voiton: kahden vuoron päästä sinulla on neliö, tekipä Tumma mitä tahansa.
learn-qomet-ahead-done = Jos Tumma täyttää viimeisen kulman, työnnät sen tähden pois ja otat sen paikan. Nyt voit pelata oikean pelin.

## Exago

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
learn-exago-ahead-done = Avoimen suoran voi täydentää kummastakin päästä, ja Sininen voi sulkea vain toisen. Nyt voit pelata oikean pelin.
