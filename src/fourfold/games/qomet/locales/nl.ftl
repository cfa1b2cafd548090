qomet-name = Qomet
qomet-tagline = Plaats, verplaats en duw sterren tot er vier van jou een vierkant vormen.
qomet-rules =
    Twee spelers, Licht en Donker, met elk zeven sterren in voorraad. Het bord heeft 25 punten op drie vierkanten rond een midden, verbonden door lijnen.

    In je beurt doe je één van drie dingen. Plaats een ster uit je voorraad op een leeg punt naar keuze. Of verplaats een van je sterren één stap langs een lijn; staat daar een ster, van welke kleur ook, dan duw je die één stap verder langs dezelfde lijn, waar er plaats voor moet zijn. Of neem een van je sterren van het buitenste vierkant terug in je voorraad. Een ster van het buitenste vierkant die over het einde van zijn lijn wordt geduwd, gaat terug naar de voorraad van zijn eigen kleur. Je kunt maar één ster tegelijk duwen, en nooit de hoek om.

    Heeft je tegenstander jouw ster geduwd, dan mag je in je volgende beurt niet meteen terugduwen.

    Vier sterren van één kleur op de hoeken van een vierkant winnen. De zijden van dat vierkant moeten langs lijnen van het bord lopen: er zijn vijftien van zulke vierkanten, de drie grote en twaalf met een hoek in het midden. Geeft jouw zet je tegenstander een vierkant, dan wint je tegenstander, ook als jij er zelf een vormt.

    Schrijf d4 om een ster te plaatsen, d4-d5 om te verplaatsen of te duwen, a1-x om terug te nemen.
qomet-reason-square = vier sterren op de hoeken van een vierkant
qomet-reason-gave-square = de laatste zet van de tegenstander maakte het vierkant af

qomet-option-corner_exit = Of een ster op een buitenste hoek ook langs de buitenste zijde van het bord geduwd kan worden, en niet alleen langs de diagonaal.
qomet-option-corner_exit-name = Weg via de hoek
qomet-option-repetition = Als dezelfde stelling zo vaak voorkomt, is het gelijkspel.
qomet-option-repetition-name = Herhaling

qomet-brief-corner_exit = { $value ->
        [on] hoeken open
       *[off] hoeken dicht
    }
qomet-brief-repetition = { $value ->
        [off] geen remise door herhaling
       *[other] remise door herhaling
    }

error-too-many-stars = { seat-name } heeft { $found } sterren op het bord; er zijn er maar { $limit }.
error-forbidden-move-is-none = “{ $move }” kan niet de verboden zet zijn: geen ster van wie aan de beurt is kan net zo geduwd zijn.
error-not-your-star = Op { $space } staat geen ster van jou.
error-not-on-outer-square = Alleen sterren op het buitenste vierkant kun je terugnemen; { $space } ligt verder naar binnen.
error-no-line-between = Geen lijn leidt in één stap van { $start } naar { $end }.
error-undoes-last-turn = { $start }-{ $end } duwen zou de laatste zet van je tegenstander ongedaan maken; dat is één beurt lang verboten.
error-push-has-no-way = De ster op { $space } kan niet die kant op geduwd worden: zijn lijn eindigt daar.
error-push-blocked = De ster op { $space } kan niet geduwd worden: { $behind } erachter is bezet.

## The board

board-piece-star = { $colour ->
        [light] lichte ster
       *[dark] donkere ster
    }
board-place-star = { seat-name } plaatst een ster op { $space }
board-back-star = { seat-name } neemt een ster terug van { $space }
board-to-star = { $colour ->
        [light] een lichte ster gaat naar { $space }
       *[dark] een donkere ster gaat naar { $space }
    }
board-off-star = { $colour ->
        [light] een lichte ster verlaat het bord
       *[dark] een donkere ster verlaat het bord
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Vier van je sterren staan op de hoeken van een vierkant.
        [loser] Je tegenstander heeft vier sterren op de hoeken van een vierkant.
       *[none] Vier sterren van één kleur staan op de hoeken van een vierkant.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Je tegenstander maakte met de eigen zet jouw vierkant af.
        [loser] Je eigen zet maakte het vierkant van je tegenstander af, en ook een weggegeven vierkant telt.
       *[none] De andere speler maakte met de eigen zet het vierkant af, en ook een weggegeven vierkant telt.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Dit is het bord: 25 punten op drie vierkanten rond een midden, verbonden door lijnen. Het midden is gemarkeerd. Sterren gaan alleen langs lijnen.
learn-qomet-place = Je hebt zeven sterren in voorraad. In je beurt kun je een ster op een leeg punt plaatsen. Doe het maar.
learn-qomet-place-done = Dat is plaatsen. Er zijn nog twee soorten zetten: verplaatsen en terugnemen.
learn-qomet-square = Vier van je sterren op de hoeken van een vierkant winnen. Drie hoeken van het binnenste vierkant zijn van jou: maak het af.
learn-qomet-square-done = Het binnenste, het middelste en het buitenste vierkant zijn drie van de vijftien vierkanten.
learn-qomet-centre = De andere twaalf vierkanten hebben één hoek in het midden van het bord. Vind de hoek die aan dit vierkant ontbreekt.
learn-qomet-centre-done = Klein, middelgroot of groot, in elk van de vier kwarten: twaalf vierkanten hebben een hoek in het midden. Sterren tussen de hoeken maken niet uit.
learn-qomet-diamond = Deze vier sterren staan op het midden van de zijden. Het lijkt een vierkant, maar de zijden lopen niet langs lijnen van het bord, dus het is er geen.
learn-qomet-step = Je mag ook een van je sterren één stap langs een lijn naar een leeg punt verplaatsen. Doe dat met een van de twee.
learn-qomet-step-done = Kijk eerst naar de lijnen: niet alle buurpunten zijn verbonden.
learn-qomet-push = Staat er een ster in de weg, van welke kleur ook, dan duw je die één stap verder langs dezelfde lijn. Duw de ster van Donker.
learn-qomet-push-done = Jij staat nu op zijn plaats, en hij is doorgeschoven. Je eigen sterren kun je net zo duwen.
learn-qomet-blocked = Je kunt maar één ster duwen, en erachter moet plaats zijn. Probeer de ster van Donker te duwen die op d5 staat.
learn-qomet-blocked-done = Twee sterren achter elkaar kun je niet duwen.
learn-qomet-corner = Duwen gaat nooit de hoek om. Probeer op het middelste vierkant de ster die op f6 staat langs de zijde te duwen.
learn-qomet-corner-done = De lijn eindigt daar, en een ster op het binnenste of middelste vierkant kan het bord niet verlaten.
learn-qomet-push-off = Op het buitenste vierkant is het anders: een ster die over het einde van zijn lijn wordt geduwd, gaat terug naar de voorraad van zijn kleur. Duw de ster van Donker van het bord.
learn-qomet-push-off-done = Donker mag hem weer plaatsen, maar dat kost een beurt.
learn-qomet-withdraw = De derde soort zet: neem een van je eigen sterren van het buitenste vierkant terug in je voorraad.
learn-qomet-withdraw-done = In je volgende beurt mag je hem plaatsen waar hij nodig is.
learn-qomet-undo = Donker heeft je ster net van d4 naar d5 geduwd. Probeer meteen terug te duwen.
learn-qomet-undo-done = Je mag een duw niet meteen ongedaan maken. Een beurt later wel.
learn-qomet-gift = Donker heeft alleen d4 nog nodig voor het gemarkeerde vierkant. Kijk wat er gebeurt als je de ster van Donker van d5 naar d4 duwt.
learn-qomet-gift-done = Je hebt het vierkant van Donker gevormd, dus wint Donker. Een vierkant hoort bij zijn kleur, wie het ook afmaakt.
learn-qomet-save = Dezelfde stelling, maar beter: vind de enige zet waarna Donker het vierkant niet kan vormen.
learn-qomet-save-done = Een ster op een van zijn hoeken van het bord af duwen is een goede verdediging.
learn-qomet-ahead = Je kunt hier niet meteen winnen, maar één zet dwingt het af: twee beurten later heb je een vierkant, wat Donker ook doet.
learn-qomet-ahead-done = Vult Donker de laatste hoek, dan duw je die ster weg en neem je zijn plaats in. Speel nu een partij.

## Themes of puzzles

study-theme-no-undo = Geen weg terug

## The rule page: what the examples show

study-rules-qomet-square = Vier sterren van één kleur op de hoeken van een vierkant winnen. Dit is het binnenste van de drie grote vierkanten.
study-rules-qomet-centre = Nog twaalf vierkanten hebben een hoek in het midden; sterren ertussen maken niet uit.
study-rules-qomet-diamond = Geen vierkant: de zijden volgen geen lijnen van het bord.
study-rules-qomet-step = Een ster gaat één stap langs een lijn naar een leeg punt.
study-rules-qomet-push = Een ster in de weg wordt één stap verder langs dezelfde lijn geduwd, van wie hij ook is.
study-rules-qomet-blocked = Twee sterren achter elkaar kun je niet duwen: achter de eerste moet plaats zijn.
study-rules-qomet-corner = Duwen gaat nooit de hoek om, en alleen sterren van het buitenste vierkant kunnen het bord verlaten.
study-rules-qomet-push-off = Een ster die op het buitenste vierkant over het einde van zijn lijn wordt geduwd, gaat terug naar de voorraad van zijn kleur.
study-rules-qomet-withdraw = Je mag een ster van jou van het buitenste vierkant terugnemen in je voorraad.
study-rules-qomet-undo = Donker heeft deze ster net geduwd. Meteen terugduwen is één beurt lang verboten.
study-rules-qomet-gift = De eigen duw van Licht maakt het vierkant van Donker af: Donker wint.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Een ster op een buitenste hoek mag ook langs de buitenste zijde van het bord geduwd worden. De optie “corner_exit” kan dat verbieden.
study-decision-qomet-diamond = De vier middens van de zijden van een vierkant zijn geen vierkant.
study-decision-qomet-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan de beurt en dezelfde verboden zet, dan is de partij gelijkspel. De waarden in de analyse laten dat buiten beschouwing: waar niemand de winst kan afdwingen, zeggen ze remise.
study-decision-qomet-both = Geeft een zet beide spelers een vierkant, dan wint wie de zet niet deed.
