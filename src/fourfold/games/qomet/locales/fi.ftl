qomet-name = Qomet
qomet-tagline = Aseta, siirrä ja työnnä tähtiä, kunnes neljä omaasi muodostaa neliön.
qomet-rules =
    Kaksi pelaajaa, Vaalea ja Tumma, ja kummankin varastossa seitsemän tähteä. Pelilaudalla on 25 paikkaa: kolme neliötä keskipisteen ympärillä, viivoin yhdistettyinä.

    Vuorollasi teet yhden kolmesta asiasta. Aseta varastostasi tähti mihin tahansa tyhjään paikkaan. Tai siirrä yhtä tähdistäsi yksi askel viivaa pitkin; jos siellä on jo kumman tahansa värinen tähti, se työntyy samaa viivaa pitkin askeleen eteenpäin, missä sille on oltava tilaa. Tai ota yksi tähdistäsi uloimmalta neliöltä takaisin varastoosi. Uloimman neliön tähti, joka työnnetään viivansa pään yli, palaa omistajansa varastoon. Kerralla voi työntää vain yhtä tähteä, eikä työntö koskaan käänny kulmassa.

    Kun vastustajasi on työntänyt tähteäsi, et saa heti seuraavalla vuorollasi työntää sitä takaisin.

    Neljä samanväristä tähteä neliön kulmissa voittaa. Neliön sivujen on kuljettava laudan viivoja pitkin: tällaisia neliöitä on viisitoista, kolmen suuren neliön kulmat ja kaksitoista, joiden yksi kulma on keskipisteessä. Jos siirtosi antaa vastustajallesi neliön, vastustajasi voittaa, vaikka saisit itsekin neliön.

    Kirjoita d4, kun asetat tähden, d4-d5, kun siirrät tai työnnät, ja a1-x, kun otat takaisin.
qomet-reason-square = neljä tähteä neliön kulmissa
qomet-reason-gave-square = vastustajan viimeinen siirto täydensi neliön

qomet-option-corner_exit = Voiko ulkokulmassa olevan tähden työntää ulos laudalta myös ulkosivua pitkin eikä vain vinosti.
qomet-option-corner_exit-name = Ulos kulmasta
qomet-option-repetition = Sama asema on tasapeli, kun se on esiintynyt näin monta kertaa.
qomet-option-repetition-name = Toistuminen

qomet-brief-corner_exit = { $value ->
        [on] kulmat auki
       *[off] kulmat kiinni
    }
qomet-brief-repetition = { $value ->
        [off] toistosta ei tule tasapeliä
       *[other] toistosta tulee tasapeli
    }

error-too-many-stars = { seat-name }: laudalla on tähtiä { $found }, vaikka niitä on vain { $limit }.
error-forbidden-move-is-none = ”{ $move }” ei voi olla kielletty siirto: mitään vuorossa olevan pelaajan tähteä ei ole juuri voitu työntää niin.
error-not-your-star = Paikassa { $space } ei ole sinun tähteäsi.
error-not-on-outer-square = Vain uloimman neliön tähden voi ottaa takaisin; { $space } on sisempänä.
error-no-line-between = Paikasta { $start } ei pääse paikkaan { $end } yhdellä askeleella viivaa pitkin.
error-undoes-last-turn = Työntö { $start }-{ $end } peruisi vastustajan edellisen siirron; se on kielletty yhden vuoron ajan.
error-push-has-no-way = Paikan { $space } tähteä ei voi työntää siihen suuntaan: sen viiva päättyy siihen.
error-push-blocked = Paikan { $space } tähteä ei voi työntää: sen takana { $behind } on varattu.

## The board

board-piece-star = { $colour ->
        [light] vaalea tähti
       *[dark] tumma tähti
    }
board-place-star = { seat-name } asettaa tähden paikkaan { $space }
board-back-star = { seat-name } ottaa tähden takaisin paikasta { $space }
board-to-star = { $colour ->
        [light] vaalea tähti siirtyy paikkaan { $space }
       *[dark] tumma tähti siirtyy paikkaan { $space }
    }
board-off-star = { $colour ->
        [light] vaalea tähti poistuu laudalta
       *[dark] tumma tähti poistuu laudalta
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Neljä tähteäsi on neliön kulmissa.
        [loser] Vastustajallasi on neljä tähteä neliön kulmissa.
       *[none] Neljä samanväristä tähteä on neliön kulmissa.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Vastustajasi oma siirto täydensi sinun neliösi.
        [loser] Oma siirtosi täydensi vastustajasi neliön, ja lahjaksikin annettu neliö lasketaan.
       *[none] Toisen pelaajan oma siirto täydensi neliön, ja lahjaksikin annettu neliö lasketaan.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Ei paluuta

## The rule page: what the examples show

study-rules-qomet-square = Neljä samanväristä tähteä neliön kulmissa voittaa. Tämä on sisin kolmesta suuresta neliöstä.
study-rules-qomet-centre = Kahdellatoista muulla neliöllä on kulma keskipisteessä; välissä olevilla tähdillä ei ole väliä.
study-rules-qomet-diamond = Ei ole neliö: sen sivut eivät kulje laudan viivoja pitkin.
study-rules-qomet-step = Tähti siirtyy yhden askeleen viivaa pitkin tyhjään paikkaan.
study-rules-qomet-push = Tiellä olevaa tähteä työnnetään askel eteenpäin samaa viivaa pitkin, olipa se kenen tahansa.
study-rules-qomet-blocked = Kahta peräkkäistä tähteä ei voi työntää: ensimmäisen takana on oltava tilaa.
study-rules-qomet-corner = Työntö ei koskaan käänny kulmassa, ja vain uloimman neliön tähti voi poistua laudalta.
study-rules-qomet-push-off = Uloimman neliön tähti, joka työnnetään viivansa pään yli, palaa omistajansa varastoon.
study-rules-qomet-withdraw = Saat ottaa oman tähtesi uloimmalta neliöltä takaisin varastoosi.
study-rules-qomet-undo = Tumma on juuri työntänyt tätä tähteä. Sitä ei saa heti seuraavalla vuorolla työntää takaisin.
study-rules-qomet-gift = Vaalea täydentää omalla työnnöllään Tumman neliön: Tumma voittaa.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Ulkokulmassa olevan tähden saa työntää ulos myös ulkosivua pitkin. Valinta ”corner_exit” voi kieltää sen.
study-decision-qomet-diamond = Neliön neljän sivun keskikohdat eivät ole neliö.
study-decision-qomet-repetition = Kun sama asema esiintyy kolmannen kerran, sama pelaaja vuorossa ja sama siirto kiellettynä, peli on tasapeli. Analyysin arvot eivät ota tätä huomioon: missä kukaan ei voi pakottaa voittoa, ne sanovat tasapeli.
study-decision-qomet-both = Jos siirto antaa neliön molemmille, se voittaa, joka ei tehnyt siirtoa.
