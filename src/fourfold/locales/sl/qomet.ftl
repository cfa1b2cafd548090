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
