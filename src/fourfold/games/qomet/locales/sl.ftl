qomet-name = Qomet
qomet-tagline = Polagajte, premikajte in potiskajte zvezde, dokler štiri vaše ne tvorijo kvadrata.
qomet-rules =
    Igrata dva igralca, Svetli in Temni, vsak ima v zalogi sedem zvezd. Igralna plošča ima 25 presečišč na treh kvadratih okrog središča, povezanih s črtami.

    V svoji potezi naredite eno od treh stvari. Položite zvezdo iz zaloge na katero koli prazno presečišče. Ali pa premaknite eno svojo zvezdo za en korak po črti; če tam stoji zvezda katere koli barve, jo potisnete za korak naprej po isti črti, kjer mora biti zanjo prostor. Ali pa eno svojo zvezdo z zunanjega kvadrata vrnite v zalogo. Zvezda na zunanjem kvadratu, potisnjena čez konec svoje črte, se vrne v zalogo svojega lastnika. Hkrati lahko potisnete le eno zvezdo in nikoli okoli vogala.

    Ko je nasprotnik potisnil vašo zvezdo, v naslednji potezi njegove zvezde ne smete takoj potisniti nazaj.

    Štiri zvezde ene barve v kotih kvadrata zmagajo. Stranice tega kvadrata morajo potekati po črtah plošče: takih kvadratov je petnajst, trije veliki in dvanajst takih z enim kotom v središču. Če vaša poteza nasprotniku ustvari kvadrat, zmaga nasprotnik, tudi če hkrati nastane tudi vaš.

    Pišite d4 za polaganje zvezde, d4-d5 za premik ali potisk, a1-x za vrnitev v zalogo.
qomet-reason-square = štiri zvezde v kotih kvadrata
qomet-reason-gave-square = kvadrat je dopolnila zadnja poteza nasprotnika

qomet-option-corner_exit = Ali je zvezdo z zunanjega kota mogoče potisniti s plošče tudi po zunanji stranici in ne le po diagonali.
qomet-option-corner_exit-name = Izhod v kotu
qomet-option-repetition = Isti položaj pomeni neodločeno, ko nastane tolikokrat.
qomet-option-repetition-name = Ponavljanje

qomet-brief-corner_exit = { $value ->
        [on] koti odprti
       *[off] koti zaprti
    }
qomet-brief-repetition = { $value ->
        [off] brez remija s ponavljanjem
       *[other] remi s ponavljanjem
    }

error-too-many-stars = { seat-name } ima na plošči preveč zvezd: { $found }; vseh skupaj je le { $limit }.
error-forbidden-move-is-none = »{ $move }« ne more biti prepovedana poteza: nobena zvezda igralca na potezi ni mogla biti pravkar tako potisnjena.
error-not-your-star = Na { $space } ni nobene vaše zvezde.
error-not-on-outer-square = V zalogo se lahko vrnejo le zvezde z zunanjega kvadrata; { $space } je bliže središču.
error-no-line-between = Nobena črta ne vodi v enem koraku s polja { $start } na { $end }.
error-undoes-last-turn = Potisk { $start }-{ $end } bi izničil zadnjo potezo nasprotnika; v tej potezi to ni dovoljeno.
error-push-has-no-way = Zvezde, ki stoji na { $space }, ni mogoče potisniti v to smer: njena črta se tam konča.
error-push-blocked = Zvezde, ki stoji na { $space }, ni mogoče potisniti: polje { $behind } za njo je zasedeno.

## The board

board-piece-star = { $colour ->
        [light] svetla zvezda
       *[dark] temna zvezda
    }
board-place-star = { seat-name } položi zvezdo na { $space }
board-back-star = { seat-name } vrne zvezdo s polja { $space } v zalogo
board-to-star = { $colour ->
        [light] svetla zvezda gre na { $space }
       *[dark] temna zvezda gre na { $space }
    }
board-off-star = { $colour ->
        [light] svetla zvezda zapusti ploščo
       *[dark] temna zvezda zapusti ploščo
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Štiri vaše zvezde stojijo v kotih kvadrata.
        [loser] Nasprotnik ima štiri zvezde v kotih kvadrata.
       *[none] Štiri zvezde ene barve stojijo v kotih kvadrata.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Nasprotnikova lastna poteza je dopolnila vaš kvadrat.
        [loser] Vaša lastna poteza je dopolnila nasprotnikov kvadrat in podarjeni kvadrat šteje.
       *[none] Poteza drugega igralca je dopolnila kvadrat in podarjeni kvadrat šteje.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = To je igralna plošča: 25 presečišč na treh kvadratih okrog središča, povezanih s črtami. Središče je označeno. Zvezde potujejo le po črtah.
learn-qomet-place = V zalogi imate sedem zvezd. V svoji potezi lahko položite zvezdo na katero koli prazno presečišče. Poskusite.
learn-qomet-place-done = To je polaganje. Obstajata še dve vrsti potez: premik in vrnitev v zalogo.
learn-qomet-square = Štiri vaše zvezde v kotih kvadrata zmagajo. Trije koti notranjega kvadrata so vaši: dopolnite ga.
learn-qomet-square-done = Notranji, srednji in zunanji kvadrat so trije od petnajstih kvadratov.
learn-qomet-centre = Drugih dvanajst kvadratov ima en kot v središču plošče. Najdite manjkajoči kot tega kvadrata.
learn-qomet-centre-done = Majhen, srednji in velik v vsaki od štirih četrtin: dvanajst kvadratov ima skupen kot, središče plošče. Zvezde med koti niso pomembne.
learn-qomet-diamond = Te štiri zvezde stojijo na sredinah stranic. Videti je kot kvadrat, a njegove stranice ne potekajo po črtah plošče, zato to ni kvadrat.
learn-qomet-step = Svojo zvezdo lahko tudi premaknete za en korak po črti na prazno presečišče. Naredite to s katero koli od obeh zvezd.
learn-qomet-step-done = Pred potezo poglejte črte: niso povezani vsi sosedje.
learn-qomet-push = Če je na poti zvezda katere koli barve, jo potisnete za korak naprej po isti črti. Potisnite zvezdo Temnega.
learn-qomet-push-done = Vaša zvezda je zasedla njeno mesto, ona pa se je premaknila naprej. Enako lahko potisnete tudi lastne zvezde.
learn-qomet-blocked = Potisniti je mogoče le eno zvezdo in za njo mora biti prostor. Poskusite potisniti zvezdo Temnega, ki stoji na d5.
learn-qomet-blocked-done = Dveh zvezd, ki stojita druga za drugo, ni mogoče potisniti.
learn-qomet-corner = Potisk nikoli ne zavije okoli vogala. Na srednjem kvadratu poskusite potisniti zvezdo, ki stoji na f6, vzdolž stranice.
learn-qomet-corner-done = Črta se tam konča in zvezda na notranjem ali srednjem kvadratu ne more zapustiti plošče.
learn-qomet-push-off = Na zunanjem kvadratu je drugače: zvezda, potisnjena čez konec svoje črte, se vrne v zalogo lastnika. Potisnite zvezdo Temnega s plošče.
learn-qomet-push-off-done = Temni jo lahko spet položi, a to ga stane eno potezo.
learn-qomet-withdraw = Tretja vrsta poteze: eno svojo zvezdo z zunanjega kvadrata vrnite v zalogo.
learn-qomet-withdraw-done = V naslednji potezi jo lahko položite tja, kjer jo potrebujete.
learn-qomet-undo = Temni je pravkar potisnil vašo zvezdo z d4 na d5. Poskusite njegovo zvezdo takoj potisniti nazaj.
learn-qomet-undo-done = Potiska ne smete takoj izničiti. Eno potezo pozneje pa že.
learn-qomet-gift = Temnemu za označeni kvadrat manjka le d4. Poglejte, kaj se zgodi, če potisnete zvezdo Temnega z d5 na d4.
learn-qomet-gift-done = Vaša poteza je ustvarila kvadrat Temnega, zato zmaga Temni. Kvadrat pripada svoji barvi, kdor koli ga že dopolni.
learn-qomet-save = Isti položaj, tokrat bolje: najdite edino potezo, po kateri Temni ne more narediti kvadrata.
learn-qomet-save-done = Potisniti zvezdo iz kota kvadrata s plošče je dobra obramba.
learn-qomet-ahead = Tu ne morete zmagati takoj, a ena poteza zmago izsili: dve potezi pozneje imate kvadrat, kar koli že stori Temni.
learn-qomet-ahead-done = Če Temni zasede zadnji kot, njegovo zvezdo potisnete stran in zasedete njeno mesto. Zdaj pa odigrajte partijo.

## Themes of puzzles

study-theme-no-undo = Nazaj se ne sme

## The rule page: what the examples show

study-rules-qomet-square = Štiri zvezde ene barve v kotih kvadrata zmagajo. To je notranji od treh velikih kvadratov.
study-rules-qomet-centre = Še dvanajst kvadratov ima kot v središču; zvezde vmes niso pomembne.
study-rules-qomet-diamond = Ni kvadrat: njegove stranice ne sledijo črtam plošče.
study-rules-qomet-step = Zvezda se premakne za en korak po črti na prazno presečišče.
study-rules-qomet-push = Zvezdo na poti potisnete za korak naprej po isti črti, ne glede na to, čigava je.
study-rules-qomet-blocked = Dveh zvezd, ki stojita druga za drugo, ni mogoče potisniti: za prvo mora biti prostor.
study-rules-qomet-corner = Potisk nikoli ne zavije okoli vogala in ploščo lahko zapustijo le zvezde z zunanjega kvadrata.
study-rules-qomet-push-off = Zvezda na zunanjem kvadratu, potisnjena čez konec svoje črte, se vrne v zalogo lastnika.
study-rules-qomet-withdraw = Svojo zvezdo z zunanjega kvadrata smete vrniti v zalogo.
study-rules-qomet-undo = Temni je pravkar potisnil to zvezdo. V naslednji potezi njegove zvezde ni dovoljeno potisniti nazaj.
study-rules-qomet-gift = Svetli s svojim potiskom dopolni kvadrat Temnega: zmaga Temni.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Zvezdo z zunanjega kota je mogoče potisniti s plošče tudi po zunanji stranici. Možnost »corner_exit« lahko to prepove.
study-decision-qomet-diamond = Štiri sredine stranic kvadrata niso kvadrat.
study-decision-qomet-repetition = Ko isti položaj nastane tretjič, z istim igralcem na potezi in isto prepovedano potezo, je partija neodločena. Vrednosti v analizi tega ne upoštevajo: kjer nihče ne more izsiliti zmage, pravijo neodločeno.
study-decision-qomet-both = Če imata po potezi kvadrat oba igralca, zmaga tisti, ki ni bil na potezi.
