quantik-name = Quantik
quantik-tagline = Fyra olika former i en linje, vems de än är.
quantik-rules =
    Två spelare, Ljus och Mörk, med åtta spelpjäser var: två sfärer (A), två cylindrar (B), två kuber (C) och två koner (D). Spelplanen har 16 rutor; dess fyra rader, fyra kolumner och fyra områden på 2×2 är linjerna.

    Din tur: placera en av dina spelpjäser på en tom ruta. Du får inte placera en form i en rad, en kolumn eller ett område där din motståndare redan har den formen. Dina egna spelpjäser hindrar dig aldrig.

    Du vinner genast när din spelpjäs gör att en linje har alla fyra formerna, vems de än är. Du vinner också när din motståndare ska göra ett drag och inte kan. Det kan inte bli oavgjort.

    Ett drag skrivs som form och ruta: Bc2 placerar en cylinder på c2.
quantik-reason-line = en linje har alla fyra formerna
quantik-reason-no-move = motståndaren hade inget tillåtet drag

quantik-the-shape =
    { $shape ->
        [sphere] sfär
        [cylinder] cylinder
        [cube] kub
       *[cone] kon
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Motståndarens sfär
        [cylinder] Motståndarens cylinder
        [cube] Motståndarens kub
       *[cone] Motståndarens kon
    }

error-too-many-pieces = { seat-name } har mer än { $limit } spelpjäser av en form på spelplanen: { quantik-the-shape }.
error-turns-do-not-alternate = Ljus har { $first } spelpjäser på spelplanen och Mörk { $second }; Ljus ska ha lika många eller en till.
error-shapes-clash = { $line ->
        [row] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i en rad; den andra kunde inte ha placerats.
        [column] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i en kolumn; den andra kunde inte ha placerats.
       *[region] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i ett område; den andra kunde inte ha placerats.
    }
error-shape-used-up = { $shape ->
        [sphere] Dina båda sfärer är på spelplanen.
        [cylinder] Dina båda cylindrar är på spelplanen.
        [cube] Dina båda kuber är på spelplanen.
       *[cone] Dina båda koner är på spelplanen.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } på { $space } står redan i den här raden.
        [column] { quantik-opposing-shape } på { $space } står redan i den här kolumnen.
       *[region] { quantik-opposing-shape } på { $space } står redan i det här området.
    }
