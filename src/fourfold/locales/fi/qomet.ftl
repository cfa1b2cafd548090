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
