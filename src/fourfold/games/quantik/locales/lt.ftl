quantik-name = Quantik
quantik-tagline = Keturios skirtingos formos vienoje linijoje, kad ir kas jas padėjo.
quantik-rules =
    Du žaidėjai, Šviesieji ir Tamsieji, turi po aštuonias figūras: du rutulius (A), du cilindrus (B), du kubus (C) ir du kūgius (D). Žaidimo lentoje yra 16 laukelių; jos keturios eilės, keturi stulpeliai ir keturios 2×2 zonos yra linijos.

    Jūsų ėjimas: padėkite vieną savo figūrą ant tuščio laukelio. Negalima dėti figūros į eilę, stulpelį ar zoną, kur priešininkas jau turi tokios pat formos figūrą. Jūsų pačių figūros jums niekada netrukdo.

    Laimite iš karto, kai dėl jūsų figūros vienoje linijoje atsiduria visos keturios formos, nesvarbu, kieno jos. Laimite ir tada, kai priešininkas turi eiti, bet negali. Lygiųjų nebūna.

    Ėjimas užrašomas forma ir laukeliu: Bc2 padeda cilindrą ant c2.
quantik-reason-line = vienoje linijoje yra visos keturios formos
quantik-reason-no-move = priešininkas neturėjo leidžiamo ėjimo

quantik-the-shape =
    { $shape ->
        [sphere] rutulys
        [cylinder] cilindras
        [cube] kubas
       *[cone] kūgis
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Priešininko rutulys
        [cylinder] Priešininko cilindras
        [cube] Priešininko kubas
       *[cone] Priešininko kūgis
    }

error-too-many-pieces = { seat-name } lentoje turi daugiau vienos formos figūrų, nei leidžiama ({ $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Figūrų lentoje: Šviesieji – { $first }, Tamsieji – { $second }; Šviesieji turi turėti tiek pat arba viena daugiau.
error-shapes-clash = { $line ->
        [row] Laukeliuose { $space } ir { $other } abu žaidėjai turi tą pačią formą ({ quantik-the-shape }) vienoje eilėje; antrosios nebuvo galima padėti.
        [column] Laukeliuose { $space } ir { $other } abu žaidėjai turi tą pačią formą ({ quantik-the-shape }) viename stulpelyje; antrosios nebuvo galima padėti.
       *[region] Laukeliuose { $space } ir { $other } abu žaidėjai turi tą pačią formą ({ quantik-the-shape }) vienoje zonoje; antrosios nebuvo galima padėti.
    }
error-shape-used-up = { $shape ->
        [sphere] Abu jūsų rutuliai jau lentoje.
        [cylinder] Abu jūsų cilindrai jau lentoje.
        [cube] Abu jūsų kubai jau lentoje.
       *[cone] Abu jūsų kūgiai jau lentoje.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } ({ $space }) jau stovi šioje eilėje.
        [column] { quantik-opposing-shape } ({ $space }) jau stovi šiame stulpelyje.
       *[region] { quantik-opposing-shape } ({ $space }) jau stovi šioje zonoje.
    }

## The board

board-piece-sphere = { $colour ->
        [light] šviesus rutulys
       *[dark] tamsus rutulys
    }
board-piece-cylinder = { $colour ->
        [light] šviesus cilindras
       *[dark] tamsus cilindras
    }
board-piece-cube = { $colour ->
        [light] šviesus kubas
       *[dark] tamsus kubas
    }
board-piece-cone = { $colour ->
        [light] šviesus kūgis
       *[dark] tamsus kūgis
    }

board-place-sphere = { seat-name } padeda rutulį ant { $space }
board-place-cylinder = { seat-name } padeda cilindrą ant { $space }
board-place-cube = { seat-name } padeda kubą ant { $space }
board-place-cone = { seat-name } padeda kūgį ant { $space }

## How a match ended

web-why-quantik-line = Eilėje, stulpelyje ar zonoje dabar yra visos keturios formos, o lemia paskutinė iš jų.
web-why-quantik-no-move = { $reader ->
        [winner] Jūsų priešininkas nebeturi kur dėti figūros.
        [loser] Nebeturite kur dėti figūros.
       *[none] Kitas žaidėjas nebeturi kur dėti figūros.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Tai žaidimo lenta: šešiolika laukelių. Keturios eilės, keturi stulpeliai ir keturios 2×2 zonos yra šio žaidimo linijos. Viena zona pažymėta.
learn-quantik-place = Turite aštuonias figūras: du rutulius, du cilindrus, du kubus ir du kūgius. Ėjimas – viena figūra ant vieno tuščio laukelio. Paimkite bet kurią figūrą ir padėkite, kur norite.
learn-quantik-place-done = Ji ten lieka. Quantik žaidime nė viena figūra nejuda ir nepalieka lentos.
learn-quantik-row = Laimi tas, kas užbaigia liniją su visomis keturiomis formomis. Viršutinėje eilėje trūksta vienos formos: padėkite ją ten.
learn-quantik-row-done = Rutulys, cilindras, kubas ir kūgis vienoje eilėje: laimėjote.
learn-quantik-region = Zonos tinka taip pat kaip eilės ir stulpeliai. Užbaikite zoną viršuje dešinėje.
learn-quantik-region-done = Keturios formos vienoje zonoje: laimėjote.
learn-quantik-anyones = Nesvarbu, kieno tos figūros. Čia jūs – Tamsieji. Trys Šviesiųjų figūros stovi viename stulpelyje: pasinaudokite jomis.
learn-quantik-anyones-done = Tik paskutinė figūra turėjo būti jūsų. Todėl žiūrėkite, ką paliekate priešininkui.
learn-quantik-forbidden-row = O dabar – vienintelis dalykas, kuris draudžiamas. Šviesieji turi rutulį viršutinėje eilėje. Jūs – Tamsieji: pabandykite padėti rutulį į tą pačią eilę, ant a4.
learn-quantik-forbidden-row-done = Negalima dėti figūros į eilę, stulpelį ar zoną, kur priešininkas jau turi tokios pat formos figūrą.
learn-quantik-forbidden-region = Tai galioja ir zonoms. Tamsiųjų cilindras stovi ant d3. Jūs – Šviesieji: pabandykite padėti cilindrą ant c4.
learn-quantik-forbidden-region-done = Kiekviena jūsų padėta figūra uždaro eilę, stulpelį ir zoną tos pačios formos priešininko figūroms.
learn-quantik-own = Jūsų pačių figūros jums niekada netrukdo. Padėkite antrą rutulį į vieną liniją su pirmuoju.
learn-quantik-own-done = Du jūsų rutuliai vienoje linijoje leidžiami. Ten nebegali dėti tik priešininkas.
learn-quantik-two-each = Kiekvienos formos turite po dvi figūras, ne daugiau. Abu jūsų rutuliai jau lentoje: pabandykite padėti trečią ant d2.
learn-quantik-two-each-done = Kai padėtos abi, tos formos nebėra. Atsargose visada matote, kas jums liko.
learn-quantik-careful = Čia beveik po kiekvieno ėjimo Šviesieji gali laimėti iš karto. Jūs – Tamsieji: raskite vienintelį ėjimą, po kurio Šviesieji neturi linijos, kurią galėtų užbaigti.
learn-quantik-careful-done = Puikiai pastebėta. Linija su trimis skirtingomis formomis yra dovana, nebent ketvirtosios ten dėti negalima.
learn-quantik-no-move = Yra ir kitas būdas laimėti: kas turi eiti, bet negali, pralaimi. Jūs – Tamsieji: atimkite iš Šviesiųjų paskutinį ėjimą.
learn-quantik-no-move-done = Šviesieji dar turi figūrų, bet nėra laukelio, kur galėtų jas padėti.
learn-quantik-ahead = Čia niekas negali laimėti iš karto, bet jūs, Tamsieji, galite užsitikrinti pergalę: po jūsų ėjimo, kad ir ką darytų Šviesieji, užbaigsite liniją.
learn-quantik-ahead-done = Taip laimima žaidžiant Quantik: palikite priešininkui tik ėjimus, kurie padeda jums. Dabar sužaiskite partiją.

## The rule page: what the examples show

study-rules-quantik-row = Kūgis užbaigia eilę su visomis keturiomis formomis. Laimi tas, kas padeda paskutinę figūrą, net jei viena iš kitų yra priešininko.
study-rules-quantik-column = Stulpeliai tinka taip pat. Čia Tamsieji laimi su trimis Šviesiųjų figūromis.
study-rules-quantik-region = Taip pat ir keturios 2×2 zonos.
study-rules-quantik-forbidden = Šviesiųjų rutulys viršutinėje eilėje neleidžia Tamsiųjų rutulių į tą eilę, savo stulpelį ir savo zoną.
study-rules-quantik-own = Jūsų pačių figūra niekada netrukdo: antras rutulys tame pačiame stulpelyje leidžiamas.
study-rules-quantik-no-move = Po šio kubo Šviesieji nebeturi laukelio, kur galėtų dėti figūrą. Kas negali eiti, pralaimi.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Jei paskutinė figūra užbaigia liniją ir kartu palieka priešininką be ėjimo, tai laikoma linija.
study-decision-quantik-start = Kas pradeda, sprendžia burtai; kitoje partijoje žaidėjai pasikeičia vietomis.
