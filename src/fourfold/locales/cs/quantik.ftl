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
