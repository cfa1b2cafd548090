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

## The board

board-piece-sphere = { $colour ->
        [light] lichte bol
       *[dark] donkere bol
    }
board-piece-cylinder = { $colour ->
        [light] lichte cilinder
       *[dark] donkere cilinder
    }
board-piece-cube = { $colour ->
        [light] lichte kubus
       *[dark] donkere kubus
    }
board-piece-cone = { $colour ->
        [light] lichte kegel
       *[dark] donkere kegel
    }

board-place-sphere = { seat-name } plaatst een bol op { $space }
board-place-cylinder = { seat-name } plaatst een cilinder op { $space }
board-place-cube = { seat-name } plaatst een kubus op { $space }
board-place-cone = { seat-name } plaatst een kegel op { $space }

## How a match ended

web-why-quantik-line = In een rij, een kolom of een regio staan nu alle vier de vormen, en de laatste ervan beslist.
web-why-quantik-no-move = { $reader ->
        [winner] Je tegenstander kan geen speelstuk meer plaatsen.
        [loser] Je kunt geen speelstuk meer plaatsen.
       *[none] De andere speler kan geen speelstuk meer plaatsen.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Dit is het bord: zestien vakjes. De vier rijen, de vier kolommen en de vier regio’s van twee bij twee zijn de lijnen van dit spel. Eén regio is gemarkeerd.
learn-quantik-place = Je hebt acht speelstukken: twee bollen, twee cilinders, twee kubussen en twee kegels. In een beurt plaats je één speelstuk op een leeg vakje. Pak een speelstuk en plaats het waar je wilt.
learn-quantik-place-done = Daar blijft het. In Quantik wordt geen speelstuk verplaatst of van het bord gehaald.
learn-quantik-row = Wie een lijn met alle vier de vormen afmaakt, wint. In de bovenste rij ontbreekt één vorm: plaats die daar.
learn-quantik-row-done = Bol, cilinder, kubus en kegel in één rij: je wint.
learn-quantik-region = Regio’s tellen net als rijen en kolommen. Maak de regio rechtsboven af.
learn-quantik-region-done = Vier vormen in één regio: je wint.
learn-quantik-anyones = Het maakt niet uit van wie de speelstukken zijn. Je speelt hier met Donker. In één kolom staan drie speelstukken van Licht: gebruik ze.
learn-quantik-anyones-done = Alleen het laatste speelstuk moest van jou zijn. Let dus op wat je voor je tegenstander overlaat.
learn-quantik-forbidden-row = Nu het enige wat verboten is. Licht heeft een bol in de bovenste rij. Jij bent Donker: probeer een bol in dezelfde rij te plaatsen, op a4.
learn-quantik-forbidden-row-done = Je mag een vorm niet in een rij, kolom of regio plaatsen waar je tegenstander die vorm al heeft.
learn-quantik-forbidden-region = Dat geldt ook voor regio’s. De cilinder van Donker staat op d3. Jij bent Licht: probeer een cilinder op c4 te plaatsen.
learn-quantik-forbidden-region-done = Elk speelstuk dat je plaatst, sluit een rij, een kolom en een regio af voor dezelfde vorm van je tegenstander.
learn-quantik-own = Je eigen speelstukken verbieden je nooit iets. Plaats je tweede bol in een lijn met de eerste.
learn-quantik-own-done = Twee eigen bollen in één lijn mogen. Alleen je tegenstander blijft erbuiten.
learn-quantik-two-each = Je hebt van elke vorm twee stuks en niet meer. Je twee bollen staan op het bord: probeer een derde op d2 te plaatsen.
learn-quantik-two-each-done = Zijn ze allebei weg, dan is die vorm op. In je voorraad zie je altijd wat je nog hebt.
learn-quantik-careful = Bijna elke zet laat Licht hier meteen winnen. Jij bent Donker: vind de enige zet waarna Licht geen lijn kan afmaken.
learn-quantik-careful-done = Goed gezien. Een lijn met drie verschillende vormen is een cadeau, tenzij de vierde daar niet mag komen.
learn-quantik-no-move = Er is een tweede manier om te winnen: wie aan de beurt is en niets kan, verliest. Jij bent Donker: neem Licht de laatste zet af.
learn-quantik-no-move-done = Licht heeft nog speelstukken, maar op geen vakje mag er een komen.
learn-quantik-ahead = Niemand kan hier meteen winnen, maar jij, Donker, kunt het afdwingen: wat Licht na jouw zet ook doet, je maakt een lijn af.
learn-quantik-ahead-done = Zo win je Quantik: laat je tegenstander alleen zetten die jou helpen. Speel nu een partij.

## The rule page: what the examples show

study-rules-quantik-row = De kegel maakt een rij met alle vier de vormen af. Wie het laatste speelstuk plaatst, wint, ook als een van de andere van de tegenstander is.
study-rules-quantik-column = Kolommen tellen net zo. Hier wint Donker met drie speelstukken van Licht.
study-rules-quantik-region = En zo ook de vier regio’s van twee bij twee.
study-rules-quantik-forbidden = De bol van Licht in de bovenste rij houdt de bollen van Donker uit die rij, uit zijn kolom en uit zijn regio.
study-rules-quantik-own = Je eigen speelstuk staat je nooit in de weg: een tweede bol in dezelfde kolom mag.
study-rules-quantik-no-move = Na deze kubus heeft Licht geen vakje meer waar een van zijn speelstukken mag komen. Wie niets kan, verliest.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Maakt het laatste speelstuk een lijn af en laat het de tegenstander ook zonder zet, dan telt het als lijn.
study-decision-quantik-start = Wie begint, wordt geloot; in de volgende partij wordt er gewisseld.
