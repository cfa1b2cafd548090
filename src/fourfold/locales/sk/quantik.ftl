quantik-name = Quantik
quantik-tagline = Štyri rôzne tvary v jednej línii, nech patria komukoľvek.
quantik-rules =
    Hrajú dvaja hráči, Svetlý a Tmavý. Každý má osem figúrok: dve gule (A), dva valce (B), dve kocky (C) a dva kužele (D). Hracia doska má 16 políčok; jej štyri rady, štyri stĺpce a štyri sektory 2×2 sú línie.

    Váš ťah: umiestnite jednu svoju figúrku na prázdne políčko. Nesmiete ju dať do radu, stĺpca ani sektora, kde už má súper figúrku rovnakého tvaru. Vlastné figúrky vám nikdy neprekážajú.

    Vyhrávate hneď, keď vaša figúrka doplní líniu tak, že sú v nej všetky štyri tvary, nech patria komukoľvek. Vyhrávate aj vtedy, keď je súper na ťahu a nemôže ťahať. Remíza nie je možná.

    Ťah sa zapisuje ako tvar a políčko: Bc2 umiestni valec na c2.
quantik-reason-line = v línii sú všetky štyri tvary
quantik-reason-no-move = súper nemal žiadny dovolený ťah

quantik-the-shape =
    { $shape ->
        [sphere] guľa
        [cylinder] valec
        [cube] kocka
       *[cone] kužeľ
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Súperova guľa
        [cylinder] Súperov valec
        [cube] Súperova kocka
       *[cone] Súperov kužeľ
    }

error-too-many-pieces = { seat-name } má na hracej doske priveľa figúrok jedného tvaru (najviac { $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Počet figúrok na hracej doske: Svetlý { $first }, Tmavý { $second }; Svetlý ich musí mať rovnako alebo o jednu viac.
error-shapes-clash = { $line ->
        [row] Na { $space } a { $other } majú obaja hráči rovnaký tvar ({ quantik-the-shape }) v jednom rade; druhý z nich sa tam nedal umiestniť.
        [column] Na { $space } a { $other } majú obaja hráči rovnaký tvar ({ quantik-the-shape }) v jednom stĺpci; druhý z nich sa tam nedal umiestniť.
       *[region] Na { $space } a { $other } majú obaja hráči rovnaký tvar ({ quantik-the-shape }) v jednom sektore; druhý z nich sa tam nedal umiestniť.
    }
error-shape-used-up = { $shape ->
        [sphere] Obe vaše gule už sú na hracej doske.
        [cylinder] Oba vaše valce už sú na hracej doske.
        [cube] Obe vaše kocky už sú na hracej doske.
       *[cone] Oba vaše kužele už sú na hracej doske.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } už stojí v tomto rade.
        [column] { quantik-opposing-shape } na { $space } už stojí v tomto stĺpci.
       *[region] { quantik-opposing-shape } na { $space } už stojí v tomto sektore.
    }
