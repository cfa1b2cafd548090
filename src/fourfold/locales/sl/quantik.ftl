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
