exago-name = Exago
exago-tagline = Ukladajte dieliky, potom ich presúvajte, kým nevytvoria líniu.
exago-rules =
    Dvaja až šiesti hráči na hracej doske zo šesťuholníkov. Dvaja hráči majú po 12 dielikov a potrebujú päť v rade; pri troch až šiestich hráčoch má každý 6 dielikov a potrebuje štyri.

    Prvý dielik patrí do stredu. Potom, kým máte dieliky v zásobe, umiestnite v každom ťahu jeden na prázdne políčko, ktoré sa dotýka dielika na hracej doske. Keď už žiadny nemáte, zdvihnite jeden zo svojich dielikov a dajte ho na iné políčko, kde sa dotýka dielika.

    Ak sa zdvihnutím dielika ostatné rozpadnú na oddelené skupiny, zostane len najväčšia skupina; všetky ostatné dieliky sa vrátia do zásob svojich majiteľov, skôr než svoj dielik položíte. Ak je najväčších skupín viac, vyberiete, ktorá zostane. Vrátené dieliky treba umiestniť, jeden za ťah, skôr než smiete dieliky znova presúvať.

    Pri troch a viacerých hráčoch musíte blokovať: ak teraz vyhrať nemôžete a niekto by mohol vyhrať vo svojom ďalšom ťahu, nájdite prvého takého hráča po sebe; ak ho niektorý váš ťah zastaví, musíte taký ťah zahrať.

    Vyhrávate, keď na konci vášho ťahu tvorí dostatok dielikov vašej farby rovnú líniu bez medzier v ktoromkoľvek z troch smerov.

    Píšte f6 na umiestnenie, f6-g7 na presun, f6-g7=a3 na presun a ponechanie skupiny, v ktorej je a3, pass, keď sa nič iné nedá.
exago-reason-line = rovná línia dielikov
exago-reason-no-move = nikto nemôže ťahať

exago-option-players = Koľko ľudí hrá, dvaja až šiesti.
exago-option-players-name = Hráči
exago-option-size = Koľko políčok má každá strana hracej dosky.
exago-option-size-name = Veľkosť hracej dosky
exago-option-tiles = S koľkými dielikmi každý začína, alebo jedno číslo pre každé miesto ako hendikep.
exago-option-tiles-name = Dieliky
exago-option-line = Koľko dielikov v rade vyhráva.
exago-option-line-name = Výherná línia
exago-option-early = Či sa dieliky smú presúvať, kým sú niektoré ešte v zásobe.
exago-option-early-name = Skoré presuny
exago-option-reconnect = Či sa zdvihnutý dielik položí skôr, než sa odrezané skupiny vrátia, takže ich môže znova pripojiť.
exago-option-reconnect-name = Opätovné pripojenie
exago-option-block = Či sa pri troch a viacerých hráčoch musí hrozba zablokovať.
exago-option-block-name = Povinnosť blokovať
exago-option-repetition = Rovnaká pozícia znamená remízu, keď nastane toľkokrát.
exago-option-repetition-name = Opakovanie

exago-brief-players = { $value ->
        [one] { $value } hráč
        [few] { $value } hráči
       *[other] { $value } hráčov
    }
exago-brief-size = dĺžka strany { $value }
exago-brief-tiles = dieliky: { $value }
exago-brief-line = { $value } v rade
exago-brief-early = { $value ->
        [on] dieliky možno presúvať skôr
       *[off] dieliky sa presúvajú až potom
    }
exago-brief-reconnect = { $value ->
        [on] odrezané skupiny možno pripojiť
       *[off] odrezané skupiny sa vracajú
    }
exago-brief-block = { $value ->
        [on] hrozby sa musia blokovať
       *[off] bez povinnosti blokovať
    }
exago-brief-repetition = { $value ->
        [off] bez remízy opakovaním
       *[other] remíza opakovaním
    }

error-tiles-for-seats = Voľba tiles má počet čísel { $found }, ale počet miest je { $seats }; zadajte jedno, alebo jedno pre každé miesto.
error-empty-run = Rad { $row } uvádza nula prázdnych políčok alebo číslo, ktoré sa začína na 0.
error-hands-unreadable = „{ $hands }“ nie sú zásoby; v tejto hre vyzerajú takto: { $example }.
error-hands-do-not-add-up = { seat-name }: dielikov na hracej doske { $board }, v zásobe { $hand }; spolu ich musí byť { $total }.
error-tiles-do-not-touch = Všetky dieliky musia držať pokope, ale { $space } a { $other } nedržia.
error-pass-not-needed = Ťah možno vynechať, len keď nemôžete urobiť nič iné.
error-centre-first = Prvý dielik patrí do stredu, na { $space }.
error-touches-nothing = Dielik na { $space } by sa nedotýkal žiadneho iného.
error-not-your-tile = Na { $space } nie je žiadny váš dielik.
error-place-first =
    { $count ->
        [one] Ešte máte { $count } dielik v zásobe; umiestnite ho, skôr než začnete dieliky presúvať.
        [few] Ešte máte { $count } dieliky v zásobe; umiestnite ich, skôr než začnete dieliky presúvať.
       *[other] Ešte máte { $count } dielikov v zásobe; umiestnite ich, skôr než začnete dieliky presúvať.
    }
error-back-to-own-space = Zdvihnutý dielik patrí na iné políčko, nie naspäť na { $space }.
error-no-choice-of-groups = Tu sa medzi skupinami nevyberá; napíšte { $move }.
error-choose-group = Najväčších skupín je niekoľko; povedzte, ktorá zostane: pridajte = a jedno z týchto políčok: { $spaces }.
error-must-block = { seat-name } hrozí výhrou a vy tomu môžete zabrániť; dovolené sú len ťahy, ktoré tomu zabránia.
