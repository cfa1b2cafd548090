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

## The board

board-piece-tile = { $colour ->
        [red] červený dielik
        [blue] modrý dielik
        [yellow] žltý dielik
        [green] zelený dielik
        [purple] fialový dielik
       *[orange] oranžový dielik
    }
board-place-tile = { seat-name } umiestňuje dielik na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vaše dieliky tvoria rovnú líniu bez medzier.
        [loser] Dieliky víťaza tvoria rovnú líniu bez medzier.
       *[none] Dieliky tvoria rovnú líniu bez medzier.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Hracia doska je zo šesťuholníkov. Prvý dielik partie patrí do stredu. Dajte ho tam.
learn-exago-centre-done = Od tejto chvíle sa každý dielik musí dotýkať dielika na hracej doske.
learn-exago-touch = Vy ste Modrý. Skúste dať dielik na b2, kde by stál sám.
learn-exago-touch-done = Všetky dieliky vždy držia pokope.
learn-exago-place = Dajte svoj dielik na políčko, ktoré sa dotýka červeného. Na farbe suseda nezáleží.
learn-exago-place-done = Kým máte dieliky v zásobe, vaším ťahom je umiestniť jeden z nich.
learn-exago-line = Keď hrajú dvaja, vyhráva päť dielikov vašej farby v rovnej línii. Štyri máte: pridajte piaty.
learn-exago-line-done = Línie vedú tromi smermi. Musia byť rovné a bez medzier. Pri troch a viacerých hráčoch stačia štyri dieliky.
learn-exago-place-first = Dieliky sa dajú presúvať, ale až neskôr. Skúste presunúť svoj dielik z e4 na d5.
learn-exago-place-first-done = Najprv musia byť všetky vaše dieliky na hracej doske.
learn-exago-relocate = Teraz už v zásobe žiadny dielik nemáte. Ťah teraz znamená zdvihnúť jeden zo svojich dielikov a dať ho na iné políčko, kde sa dotýka dielika. Jeden presuňte.
learn-exago-relocate-done = Odteraz môže každý dielik putovať kamkoľvek.
learn-exago-own-space = Zdvihnutý dielik musí inam. Skúste dielik z d2 vrátiť tam, odkiaľ prišiel.
learn-exago-own-space-done = V hre Exago sa nečaká.
learn-exago-cut-off = Ak sa zdvihnutím dielika ostatné rozpadnú na oddelené skupiny, zostane len najväčšia; zvyšok sa vráti do zásob majiteľov. Presuňte dielik tak, aby sa niektoré iné odrezali.
learn-exago-cut-off-done = Komu sa dieliky vrátili, musí ich umiestniť, jeden za ťah, skôr než začne znova presúvať. To môže stáť veľa času.
learn-exago-choose = Ak je niekoľko skupín rovnako veľkých, vyberiete, ktorá zostane. Zdvihnite dielik, po ktorom vzniknú dve rovnako veľké skupiny, a položte ho vedľa skupiny, ktorú si chcete nechať. Ak sa dotýka oboch, vyberte dielik tej skupiny.
learn-exago-choose-done = Druhá skupina sa vrátila do zásob. Vyberajte tú, ktorá vám pomôže viac.
learn-exago-move-to-win = V tejto malej hre stačia na výhru štyri v rade. Vy ste Modrý a v zásobe nič nemáte: vyhrajte presunom.
learn-exago-move-to-win-done = Hľadajte línie s medzerou a dielik, ktorý nie je potrebný tam, kde je.
learn-exago-must-block = Tu hrajú traja a na výhru stačia štyri v rade. Červený by mohol ďalším ťahom vyhrať na d5. Vy ste Modrý: skúste namiesto toho hrať na e5.
learn-exago-must-block-done = Pri troch a viacerých hráčoch musíte hrozbu zastaviť, ak sami vyhrať nemôžete a niektorý váš ťah ju zastaví.
learn-exago-block = Teraz splňte svoju povinnosť.
learn-exago-block-done = Ak hrozia viacerí, zastavujete toho, kto je na ťahu skôr.
learn-exago-win-first = Povinnosť blokovať má jednu výnimku: ak môžete vyhrať, smiete. Vy ste Červený.
learn-exago-win-first-done = Výhra má prednosť pred blokovaním.
learn-exago-ahead = Opäť hrajú dvaja, päť v rade. Vy ste Červený. Vytvorte hrozbu, na ktorú Modrý nemá odpoveď: vyhráte ďalším dielikom.
learn-exago-ahead-done = Otvorená línia sa dá doplniť na dvoch stranách a Modrý môže zavrieť len jednu.
learn-exago-cross = Teraz už nikto nemá v zásobe žiadny dielik. Vy ste Červený. Zdvihnite dielik, ktorý tam, kde je, nepotrebujete, a dajte ho na políčko, kde sa krížia dve vaše línie: Modrý nemôže zastaviť obe.
learn-exago-cross-done = Dielik na políčku, kde sa krížia dve línie, sa počíta do oboch. Silní hráči si také políčka pripravujú dlho predtým, než ich využijú. A teraz si zahrajte partiu.

## Themes of puzzles

study-theme-relocate = Presun dielika
study-theme-win-by-cutting = Výhra odrezaním
study-theme-hold-by-cutting = Obrana odrezaním

## The rule page: what the examples show

study-rules-exago-touch = Každý nový dielik sa musí dotýkať dielika na hracej doske.
study-rules-exago-line = Vyhráva rovná línia bez medzier: pri dvoch hráčoch päť dielikov, pri viacerých štyri.
study-rules-exago-relocate = Keď je vaša zásoba prázdna, zdvihnite jeden zo svojich dielikov a položte ho tam, kde sa dotýka dielika.
study-rules-exago-cut-off = Zdvihnutie tohto dielika odreže dva iné. Vrátia sa majiteľom, ktorí ich musia znova umiestniť, skôr než smú presúvať.
study-rules-exago-choose = Zostali dve rovnako veľké skupiny: kto je na ťahu, vyberie, ktorá zostane.
study-rules-exago-must-block = Pri troch a viacerých hráčoch sa hrozba musí zastaviť. Červený hrozí výhrou na d5, takže Modrý nesmie hrať inam.
study-rules-exago-block = Tento ťah hrozbu zastaví, takže je dovolený.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Z niekoľkých skupín zostane len jedna najväčšia, aj keď ich je viac než dve.
study-decision-exago-own = Ak sa vám vrátia vlastné dieliky, zdvihnutý dielik aj tak položíte hneď; ostatné prídu na rad v ďalších ťahoch.
study-decision-exago-duty = Pri troch a viacerých hráčoch je blokovanie povinné vždy, keď je možné, aj keď hrozí len jeden súper.
study-decision-exago-first = Ak hrozia viacerí súperi, zastavujete toho, kto je na ťahu skôr.
study-decision-exago-relocated = Hrozba výhry presunom dielika platí ako každá iná.
study-decision-exago-stuck = Kto nemôže nič urobiť, vynechá ťah. Keď nemôže ťahať nikto, je to remíza.
