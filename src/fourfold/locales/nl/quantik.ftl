quantik-name = Quantik
quantik-tagline = Vier verschillende vormen in een lijn, van wie ze ook zijn.
quantik-rules =
    Twee spelers, Licht en Donker, met elk acht speelstukken: twee bollen (A), twee cilinders (B), twee kubussen (C) en twee kegels (D). Het bord heeft 16 vakjes; de vier rijen, vier kolommen en vier regio’s van 2×2 zijn de lijnen.

    Jouw beurt: plaats een van je speelstukken op een leeg vakje. Je mag een vorm niet in een rij, kolom of regio plaatsen waar je tegenstander die vorm al heeft. Je eigen speelstukken houden je nooit tegen.

    Je wint meteen als door jouw speelstuk alle vier de vormen in een lijn staan, van wie ze ook zijn. Je wint ook als je tegenstander aan de beurt is en niets kan. Gelijkspel bestaat niet.

    Schrijf een zet als vorm en vakje: Bc2 plaatst een cilinder op c2.
quantik-reason-line = in een lijn staan alle vier de vormen
quantik-reason-no-move = de tegenstander had geen toegestane zet

quantik-the-shape =
    { $shape ->
        [sphere] bol
        [cylinder] cilinder
        [cube] kubus
       *[cone] kegel
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] De bol van je tegenstander
        [cylinder] De cilinder van je tegenstander
        [cube] De kubus van je tegenstander
       *[cone] De kegel van je tegenstander
    }

error-too-many-pieces = { seat-name } heeft meer dan { $limit } speelstukken van één vorm op het bord: { quantik-the-shape }.
error-turns-do-not-alternate = Licht heeft { $first } speelstukken op het bord en Donker { $second }; Licht moet er evenveel of één meer hebben.
error-shapes-clash = { $line ->
        [row] Op { $space } en { $other } hebben beide spelers dezelfde vorm ({ quantik-the-shape }) in één rij; de tweede had niet geplaatst mogen worden.
        [column] Op { $space } en { $other } hebben beide spelers dezelfde vorm ({ quantik-the-shape }) in één kolom; de tweede had niet geplaatst mogen worden.
       *[region] Op { $space } en { $other } hebben beide spelers dezelfde vorm ({ quantik-the-shape }) in één regio; de tweede had niet geplaatst mogen worden.
    }
error-shape-used-up = { $shape ->
        [sphere] Je twee bollen staan al op het bord.
        [cylinder] Je twee cilinders staan al op het bord.
        [cube] Je twee kubussen staan al op het bord.
       *[cone] Je twee kegels staan al op het bord.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } op { $space } staat al in deze rij.
        [column] { quantik-opposing-shape } op { $space } staat al in deze kolom.
       *[region] { quantik-opposing-shape } op { $space } staat al in deze regio.
    }
