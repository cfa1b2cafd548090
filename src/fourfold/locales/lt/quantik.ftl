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
