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

## The board

board-piece-sphere = { $colour ->
        [light] svetlá guľa
       *[dark] tmavá guľa
    }
board-piece-cylinder = { $colour ->
        [light] svetlý valec
       *[dark] tmavý valec
    }
board-piece-cube = { $colour ->
        [light] svetlá kocka
       *[dark] tmavá kocka
    }
board-piece-cone = { $colour ->
        [light] svetlý kužeľ
       *[dark] tmavý kužeľ
    }

board-place-sphere = { seat-name } umiestňuje guľu na { $space }
board-place-cylinder = { seat-name } umiestňuje valec na { $space }
board-place-cube = { seat-name } umiestňuje kocku na { $space }
board-place-cone = { seat-name } umiestňuje kužeľ na { $space }

## How a match ended

web-why-quantik-line = V rade, stĺpci alebo sektore sú teraz všetky štyri tvary a rozhoduje posledný z nich.
web-why-quantik-no-move = { $reader ->
        [winner] Súper už nemá kam umiestniť figúrku.
        [loser] Už nemáte kam umiestniť figúrku.
       *[none] Druhý hráč už nemá kam umiestniť figúrku.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Toto je hracia doska: šestnásť políčok. Jej štyri rady, štyri stĺpce a štyri sektory dva krát dva sú línie tejto hry. Jeden sektor je vyznačený.
learn-quantik-place = Máte osem figúrok: dve gule, dva valce, dve kocky a dva kužele. Ťah je jedna figúrka na jedno prázdne políčko. Vezmite ktorúkoľvek a umiestnite ju, kam chcete.
learn-quantik-place-done = Tam už zostane. V hre Quantik sa figúrky nepresúvajú a žiadna neopustí hraciu dosku.
learn-quantik-row = Línia so všetkými štyrmi tvarmi prináša výhru tomu, kto ju doplní. V hornom rade jeden tvar chýba: dajte ho tam.
learn-quantik-row-done = Guľa, valec, kocka a kužeľ v jednom rade: vyhrávate.
learn-quantik-region = Sektory platia rovnako ako rady a stĺpce. Doplňte sektor vpravo hore.
learn-quantik-region-done = Štyri tvary v jednom sektore: vyhrávate.
learn-quantik-anyones = Nezáleží na tom, čie figúrky to sú. Tu hráte za Tmavého. V jednom stĺpci stoja tri figúrky Svetlého: využite ich.
learn-quantik-anyones-done = Len posledná figúrka musela byť vaša. Dávajte preto pozor, čo nechávate súperovi.
learn-quantik-forbidden-row = A teraz to jediné, čo je zakázané. Svetlý má v hornom rade guľu. Vy ste Tmavý: skúste dať guľu do toho istého radu, na a4.
learn-quantik-forbidden-row-done = Figúrku nesmiete dať do radu, stĺpca ani sektora, kde už má súper figúrku rovnakého tvaru.
learn-quantik-forbidden-region = To platí aj pre sektory. Valec Tmavého stojí na d3. Vy ste Svetlý: skúste dať valec na c4.
learn-quantik-forbidden-region-done = Každá figúrka, ktorú umiestnite, uzavrie rad, stĺpec a sektor súperovým figúrkam rovnakého tvaru.
learn-quantik-own = Vlastné figúrky vám nikdy nič nezakazujú. Dajte svoju druhú guľu do tej istej línie ako prvú.
learn-quantik-own-done = Dve vaše gule v jednej línii sú dovolené. Nesmie tam len súper.
learn-quantik-two-each = Z každého tvaru máte dva kusy a viac nie. Obe vaše gule sú na hracej doske: skúste na d2 umiestniť tretiu.
learn-quantik-two-each-done = Keď umiestnite oba kusy, tento tvar už nemáte. V zásobe vždy vidíte, čo vám zostáva.
learn-quantik-careful = Skoro každý ťah tu dovolí Svetlému hneď vyhrať. Vy ste Tmavý: nájdite jediný ťah, po ktorom Svetlý nemá čo doplniť.
learn-quantik-careful-done = Dobrý postreh. Línia s tromi rôznymi tvarmi je darček, pokiaľ tam štvrtý nie je zakázaný.
learn-quantik-no-move = Vyhrať sa dá aj inak: kto je na ťahu a nemôže ťahať, prehráva. Vy ste Tmavý: vezmite Svetlému posledný ťah.
learn-quantik-no-move-done = Svetlý má ešte figúrky, ale žiadnu z nich nesmie nikam dať.
learn-quantik-ahead = Tu nikto nemôže vyhrať hneď, ale vy, Tmavý, si výhru môžete vynútiť: po vašom ťahu doplníte líniu, nech Svetlý urobí čokoľvek.
learn-quantik-ahead-done = Tak sa vyhráva Quantik: nechajte súperovi len ťahy, ktoré pomáhajú vám. A teraz si zahrajte partiu.

## The rule page: what the examples show

study-rules-quantik-row = Kužeľ dopĺňa rad so všetkými štyrmi tvarmi. Vyhráva ten, kto dá poslednú figúrku, aj keď jedna z ostatných patrí súperovi.
study-rules-quantik-column = Stĺpce platia rovnako. Tu Tmavý vyhráva vďaka trom figúrkam Svetlého.
study-rules-quantik-region = A rovnako aj štyri sektory dva krát dva.
study-rules-quantik-forbidden = Guľa Svetlého v hornom rade nepustí gule Tmavého do tohto radu, do svojho stĺpca ani do svojho sektora.
study-rules-quantik-own = Vlastná figúrka vám nikdy neprekáža: druhá guľa v tom istom stĺpci je v poriadku.
study-rules-quantik-no-move = Po tejto kocke už Svetlý nesmie nikam dať žiadnu zo svojich figúrok. Kto nemôže ťahať, prehráva.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Ak posledná figúrka doplní líniu a zároveň nechá súpera bez ťahu, počíta sa to ako línia.
study-decision-quantik-start = Kto začína, určí žreb; v ďalšej partii sa hráči vystriedajú.
