quantik-name = Quantik
quantik-tagline = Štiri različne oblike v eni liniji, ne glede na to, čigave so.
quantik-rules =
    Igrata dva igralca, Svetli in Temni. Vsak ima osem figuric: dve krogli (A), dva valja (B), dve kocki (C) in dva stožca (D). Igralna plošča ima 16 polj; njene štiri vrste, štirje stolpci in štirje kvadranti 2×2 so linije.

    Vaša poteza: eno svojo figurico položite na prazno polje. Ne smete je položiti v vrsto, stolpec ali kvadrant, kjer ima nasprotnik že figurico enake oblike. Lastne figurice vas nikoli ne ovirajo.

    Zmagate takoj, ko vaša figurica dopolni linijo, tako da so v njej vse štiri oblike, ne glede na to, čigave so. Zmagate tudi, če je na potezi nasprotnik in ne more odigrati nobene poteze. Neodločenega izida ni.

    Poteza se zapiše kot oblika in polje: Bc2 položi valj na c2.
quantik-reason-line = v liniji so vse štiri oblike
quantik-reason-no-move = nasprotnik ni imel nobene dovoljene poteze

quantik-the-shape =
    { $shape ->
        [sphere] krogla
        [cylinder] valj
        [cube] kocka
       *[cone] stožec
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Nasprotnikova krogla
        [cylinder] Nasprotnikov valj
        [cube] Nasprotnikova kocka
       *[cone] Nasprotnikov stožec
    }

error-too-many-pieces = { seat-name } ima na plošči preveč figuric ene oblike (največ { $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Število figuric na plošči: Svetli { $first }, Temni { $second }; Svetli jih mora imeti enako ali eno več.
error-shapes-clash = { $line ->
        [row] Na { $space } in { $other } imata igralca enako obliko ({ quantik-the-shape }) v isti vrsti; druge od njiju ni bilo dovoljeno položiti.
        [column] Na { $space } in { $other } imata igralca enako obliko ({ quantik-the-shape }) v istem stolpcu; druge od njiju ni bilo dovoljeno položiti.
       *[region] Na { $space } in { $other } imata igralca enako obliko ({ quantik-the-shape }) v istem kvadrantu; druge od njiju ni bilo dovoljeno položiti.
    }
error-shape-used-up = { $shape ->
        [sphere] Obe vaši krogli sta že na plošči.
        [cylinder] Oba vaša valja sta že na plošči.
        [cube] Obe vaši kocki sta že na plošči.
       *[cone] Oba vaša stožca sta že na plošči.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } že stoji v tej vrsti.
        [column] { quantik-opposing-shape } na { $space } že stoji v tem stolpcu.
       *[region] { quantik-opposing-shape } na { $space } že stoji v tem kvadrantu.
    }

## The board

board-piece-sphere = { $colour ->
        [light] svetla krogla
       *[dark] temna krogla
    }
board-piece-cylinder = { $colour ->
        [light] svetel valj
       *[dark] temen valj
    }
board-piece-cube = { $colour ->
        [light] svetla kocka
       *[dark] temna kocka
    }
board-piece-cone = { $colour ->
        [light] svetel stožec
       *[dark] temen stožec
    }

board-place-sphere = { seat-name } položi kroglo na { $space }
board-place-cylinder = { seat-name } položi valj na { $space }
board-place-cube = { seat-name } položi kocko na { $space }
board-place-cone = { seat-name } položi stožec na { $space }

## How a match ended

web-why-quantik-line = V vrsti, stolpcu ali kvadrantu so zdaj vse štiri oblike in zadnja med njimi odloči.
web-why-quantik-no-move = { $reader ->
        [winner] Nasprotnik nima več kam položiti figurice.
        [loser] Nimate več kam položiti figurice.
       *[none] Drugi igralec nima več kam položiti figurice.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = To je igralna plošča: šestnajst polj. Njene štiri vrste, štirje stolpci in štirje kvadranti dva krat dva so linije te igre. En kvadrant je označen.
learn-quantik-place = Imate osem figuric: dve krogli, dva valja, dve kocki in dva stožca. Poteza je ena figurica na eno prazno polje. Vzemite katero koli in jo položite kamor koli.
learn-quantik-place-done = Tam ostane. V igri Quantik se figurice ne premikajo in nobena ne zapusti plošče.
learn-quantik-row = Linija z vsemi štirimi oblikami prinese zmago tistemu, ki jo dopolni. V zgornji vrsti manjka ena oblika: položite jo tja.
learn-quantik-row-done = Krogla, valj, kocka in stožec v eni vrsti: zmagali ste.
learn-quantik-region = Kvadranti štejejo enako kot vrste in stolpci. Dopolnite kvadrant zgoraj desno.
learn-quantik-region-done = Štiri oblike v enem kvadrantu: zmagali ste.
learn-quantik-anyones = Ni pomembno, čigave so figurice. Tu igrate za Temnega. V enem stolpcu stojijo tri figurice Svetlega: izkoristite jih.
learn-quantik-anyones-done = Le zadnja figurica je morala biti vaša. Zato pazite, kaj pustite nasprotniku.
learn-quantik-forbidden-row = Zdaj pa edina stvar, ki ni dovoljena. Svetli ima v zgornji vrsti kroglo. Vi ste Temni: poskusite položiti kroglo v isto vrsto, na a4.
learn-quantik-forbidden-row-done = Figurice ne smete položiti v vrsto, stolpec ali kvadrant, kjer ima nasprotnik že figurico enake oblike.
learn-quantik-forbidden-region = To velja tudi za kvadrante. Valj Temnega stoji na d3. Vi ste Svetli: poskusite položiti valj na c4.
learn-quantik-forbidden-region-done = Vsaka figurica, ki jo položite, zapre vrsto, stolpec in kvadrant nasprotnikovim figuricam enake oblike.
learn-quantik-own = Lastne figurice vam nikoli ničesar ne prepovedujejo. Položite svojo drugo kroglo v isto linijo kot prvo.
learn-quantik-own-done = Dve vaši krogli v eni liniji sta dovoljeni. Le nasprotnik ne sme tja.
learn-quantik-two-each = Vsako obliko imate dvakrat in nič več. Obe vaši krogli sta na plošči: poskusite na d2 položiti tretjo.
learn-quantik-two-each-done = Ko položite obe figurici, te oblike nimate več. V zalogi vedno vidite, kaj vam je ostalo.
learn-quantik-careful = Skoraj vsaka poteza tu dovoli Svetlemu, da takoj zmaga. Vi ste Temni: najdite edino potezo, po kateri Svetli nima linije, ki bi jo dopolnil.
learn-quantik-careful-done = Dobro opaženo. Linija s tremi različnimi oblikami je darilo, razen če četrta tja ne sme.
learn-quantik-no-move = Zmagati je mogoče še drugače: kdor je na potezi in ne more odigrati nobene poteze, izgubi. Vi ste Temni: vzemite Svetlemu zadnjo potezo.
learn-quantik-no-move-done = Svetli ima še figurice, a nobene ne sme nikamor položiti.
learn-quantik-ahead = Tu nihče ne more zmagati takoj, vi, Temni, pa lahko zmago izsilite: po vaši potezi boste dopolnili linijo, kar koli že stori Svetli.
learn-quantik-ahead-done = Tako se zmaga v igri Quantik: nasprotniku pustite le poteze, ki pomagajo vam. Zdaj pa odigrajte partijo.

## The rule page: what the examples show

study-rules-quantik-row = Stožec dopolni vrsto z vsemi štirimi oblikami. Zmaga, kdor položi zadnjo figurico, čeprav ena od drugih pripada nasprotniku.
study-rules-quantik-column = Stolpci štejejo enako. Tu Temni zmaga s pomočjo treh figuric Svetlega.
study-rules-quantik-region = Prav tako štirje kvadranti dva krat dva.
study-rules-quantik-forbidden = Krogla Svetlega v zgornji vrsti ne pusti krogel Temnega v to vrsto, v svoj stolpec in v svoj kvadrant.
study-rules-quantik-own = Lastna figurica vam nikoli ni v napoto: druga krogla v istem stolpcu je v redu.
study-rules-quantik-no-move = Po tej kocki Svetli nobene svoje figurice ne sme več nikamor položiti. Kdor ne more odigrati poteze, izgubi.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Če zadnja figurica dopolni linijo in hkrati nasprotnika pusti brez poteze, velja kot linija.
study-decision-quantik-start = Kdo začne, odloči žreb; v naslednji partiji se igralca zamenjata.
