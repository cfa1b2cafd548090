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
