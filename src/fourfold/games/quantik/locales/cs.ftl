quantik-name = Quantik
quantik-tagline = Čtyři různé tvary v jedné linii, ať patří komukoli.
quantik-rules =
    Hrají dva hráči, Světlý a Tmavý. Každý má osm figurek: dvě koule (A), dva válce (B), dvě krychle (C) a dva kužely (D). Hrací deska má 16 polí; její čtyři řady, čtyři sloupce a čtyři sektory 2×2 jsou linie.

    Váš tah: umístěte jednu svou figurku na prázdné pole. Nesmíte ji dát do řady, sloupce ani sektoru, kde už má soupeř figurku stejného tvaru. Vlastní figurky vám nikdy nepřekážejí.

    Vyhráváte hned, jakmile vaše figurka doplní linii tak, že v ní jsou všechny čtyři tvary, ať patří komukoli. Vyhráváte také tehdy, když je soupeř na tahu a nemůže táhnout. Remíza není možná.

    Tah se zapisuje jako tvar a pole: Bc2 umístí válec na c2.
quantik-reason-line = v linii jsou všechny čtyři tvary
quantik-reason-no-move = soupeři nezbyl žádný dovolený tah

quantik-the-shape =
    { $shape ->
        [sphere] koule
        [cylinder] válec
        [cube] krychle
       *[cone] kužel
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Soupeřova koule
        [cylinder] Soupeřův válec
        [cube] Soupeřova krychle
       *[cone] Soupeřův kužel
    }

error-too-many-pieces = { seat-name } má na hrací desce příliš mnoho figurek jednoho tvaru (nejvýše { $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Počet figurek na hrací desce: Světlý { $first }, Tmavý { $second }; Světlý jich musí mít stejně, nebo o jednu víc.
error-shapes-clash = { $line ->
        [row] Na { $space } a { $other } mají oba hráči stejný tvar ({ quantik-the-shape }) v jedné řadě; druhý z nich tam nešlo umístit.
        [column] Na { $space } a { $other } mají oba hráči stejný tvar ({ quantik-the-shape }) v jednom sloupci; druhý z nich tam nešlo umístit.
       *[region] Na { $space } a { $other } mají oba hráči stejný tvar ({ quantik-the-shape }) v jednom sektoru; druhý z nich tam nešlo umístit.
    }
error-shape-used-up = { $shape ->
        [sphere] Obě vaše koule už jsou na hrací desce.
        [cylinder] Oba vaše válce už jsou na hrací desce.
        [cube] Obě vaše krychle už jsou na hrací desce.
       *[cone] Oba vaše kužely už jsou na hrací desce.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } už stojí v této řadě.
        [column] { quantik-opposing-shape } na { $space } už stojí v tomto sloupci.
       *[region] { quantik-opposing-shape } na { $space } už stojí v tomto sektoru.
    }

## The board

board-piece-sphere = { $colour ->
        [light] světlá koule
       *[dark] tmavá koule
    }
board-piece-cylinder = { $colour ->
        [light] světlý válec
       *[dark] tmavý válec
    }
board-piece-cube = { $colour ->
        [light] světlá krychle
       *[dark] tmavá krychle
    }
board-piece-cone = { $colour ->
        [light] světlý kužel
       *[dark] tmavý kužel
    }

board-place-sphere = { seat-name } umisťuje kouli na { $space }
board-place-cylinder = { seat-name } umisťuje válec na { $space }
board-place-cube = { seat-name } umisťuje krychli na { $space }
board-place-cone = { seat-name } umisťuje kužel na { $space }

## How a match ended

web-why-quantik-line = V řadě, sloupci nebo sektoru jsou teď všechny čtyři tvary a rozhoduje poslední z nich.
web-why-quantik-no-move = { $reader ->
        [winner] Soupeř už nemá kam umístit figurku.
        [loser] Už nemáte kam umístit figurku.
       *[none] Druhý hráč už nemá kam umístit figurku.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Toto je hrací deska: šestnáct polí. Její čtyři řady, čtyři sloupce a čtyři sektory dva krát dva jsou linie této hry. Jeden sektor je vyznačený.
learn-quantik-place = Máte osm figurek: dvě koule, dva válce, dvě krychle a dva kužely. Tah je jedna figurka na jedno prázdné pole. Vezměte kteroukoli a umístěte ji, kam chcete.
learn-quantik-place-done = Tam už zůstane. Ve hře Quantik se figurky nepřesouvají a žádná neopustí hrací desku.
learn-quantik-row = Linie se všemi čtyřmi tvary přináší výhru tomu, kdo ji doplní. V horní řadě jeden tvar chybí: dejte ho tam.
learn-quantik-row-done = Koule, válec, krychle a kužel v jedné řadě: vyhráváte.
learn-quantik-region = Sektory platí stejně jako řady a sloupce. Doplňte sektor vpravo nahoře.
learn-quantik-region-done = Čtyři tvary v jednom sektoru: vyhráváte.
learn-quantik-anyones = Nezáleží na tom, čí figurky to jsou. Tady hrajete za Tmavého. V jednom sloupci stojí tři figurky Světlého: využijte je.
learn-quantik-anyones-done = Jen poslední figurka musela být vaše. Dávejte proto pozor, co necháváte soupeři.
learn-quantik-forbidden-row = A teď to jediné, co je zakázáno. Světlý má v horní řadě kouli. Vy jste Tmavý: zkuste dát kouli do téže řady, na a4.
learn-quantik-forbidden-row-done = Figurku nesmíte dát do řady, sloupce ani sektoru, kde už má soupeř figurku stejného tvaru.
learn-quantik-forbidden-region = To platí i pro sektory. Válec Tmavého stojí na d3. Vy jste Světlý: zkuste dát válec na c4.
learn-quantik-forbidden-region-done = Každá figurka, kterou umístíte, uzavře řadu, sloupec a sektor soupeřovým figurkám stejného tvaru.
learn-quantik-own = Vlastní figurky vám nikdy nic nezakazují. Dejte svou druhou kouli do stejné linie jako první.
learn-quantik-own-done = Dvě vaše koule v jedné linii jsou dovolené. Nesmí tam jen soupeř.
learn-quantik-two-each = Od každého tvaru máte dva kusy a víc ne. Obě vaše koule jsou na hrací desce: zkuste na d2 umístit třetí.
learn-quantik-two-each-done = Když umístíte oba kusy, tento tvar už nemáte. V zásobě vždy vidíte, co vám zbývá.
learn-quantik-careful = Skoro každý tah tady dovolí Světlému hned vyhrát. Vy jste Tmavý: najděte jediný tah, po kterém Světlý nemá co doplnit.
learn-quantik-careful-done = Dobrý postřeh. Linie se třemi různými tvary je dárek, ledaže by tam čtvrtý nesměl.
learn-quantik-no-move = Vyhrát se dá ještě jinak: kdo je na tahu a nemůže táhnout, prohrává. Vy jste Tmavý: vezměte Světlému poslední tah.
learn-quantik-no-move-done = Světlý má ještě figurky, ale žádnou z nich nesmí nikam dát.
learn-quantik-ahead = Tady nikdo nemůže vyhrát hned, ale vy, Tmavý, si výhru můžete vynutit: po vašem tahu doplníte linii, ať Světlý udělá cokoli.
learn-quantik-ahead-done = Tak se vyhrává Quantik: nechte soupeři jen tahy, které pomáhají vám. A teď si zahrajte partii.

## The rule page: what the examples show

study-rules-quantik-row = Kužel doplňuje řadu se všemi čtyřmi tvary. Vyhrává ten, kdo dá poslední figurku, i když jedna z ostatních patří soupeři.
study-rules-quantik-column = Sloupce platí stejně. Tady Tmavý vyhrává díky třem figurkám Světlého.
study-rules-quantik-region = A stejně tak čtyři sektory dva krát dva.
study-rules-quantik-forbidden = Koule Světlého v horní řadě nepustí koule Tmavého do této řady, do svého sloupce ani do svého sektoru.
study-rules-quantik-own = Vlastní figurka vám nikdy nepřekáží: druhá koule ve stejném sloupci je v pořádku.
study-rules-quantik-no-move = Po této krychli už Světlý nesmí nikam dát žádnou ze svých figurek. Kdo nemůže táhnout, prohrává.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Pokud poslední figurka doplní linii a zároveň nechá soupeře bez tahu, počítá se to jako linie.
study-decision-quantik-start = Kdo začíná, určí los; v další partii se hráči vystřídají.
