exago-name = Exago
exago-tagline = Plaats je stenen, verplaats ze dan, tot ze een lijn vormen.
exago-rules =
    Twee tot zes spelers op een bord van zeshoeken. Met zijn tweeën krijgt ieder 12 stenen en zijn er vijf op een rij nodig; met drie tot zes spelers krijgt ieder er 6 en zijn er vier nodig.

    De eerste steen komt in het midden. Daarna, zolang je stenen in voorraad hebt, plaats je er een op een leeg vakje dat een steen op het bord raakt. Heb je er geen meer, til dan een van je stenen op en leg hem op een ander vakje waar hij een steen raakt.

    Vallen de andere stenen door het optillen in losse groepen uiteen, dan blijft alleen de grootste groep; alle andere stenen gaan terug naar de voorraad van hun kleur voordat je de jouwe neerlegt. Zijn meerdere groepen het grootst, dan kies jij welke blijft. Stenen die terugkwamen moeten geplaatst worden, één per beurt, voordat je weer stenen mag verplaatsen.

    Met drie of meer spelers moet je blokkeren: kun je nu niet winnen en zou iemand in de volgende beurt kunnen winnen, kijk dan naar de eerste van die spelers na jou; kan een van je zetten die tegenhouden, dan moet je zo’n zet doen.

    Een rechte lijn zonder gaten van genoeg stenen in jouw kleur, in een van de drie richtingen, wint aan het eind van je beurt.

    Schrijf f6 om te plaatsen, f6-g7 om te verplaatsen, f6-g7=a3 om te verplaatsen en de groep met a3 te houden, pass als er niets anders is.
exago-reason-line = een rechte lijn van stenen
exago-reason-no-move = niemand kan iets doen

exago-option-players = Hoeveel mensen spelen, twee tot zes.
exago-option-players-name = Spelers
exago-option-size = Hoeveel vakjes elke zijde van het bord heeft.
exago-option-size-name = Grootte van het bord
exago-option-tiles = Met hoeveel stenen iedereen begint, of één getal per plaats als voorgift.
exago-option-tiles-name = Stenen
exago-option-line = Hoeveel stenen in een lijn winnen.
exago-option-line-name = Winnende lijn
exago-option-early = Of stenen verplaatst mogen worden zolang er nog in voorraad zijn.
exago-option-early-name = Vroeg verplaatsen
exago-option-reconnect = Of een opgetilde steen wordt neergelegd voordat losgeraakte groepen teruggaan, zodat hij ze weer kan verbinden.
exago-option-reconnect-name = Weer verbinden
exago-option-block = Of een dreiging geblokkeerd moet worden met drie of meer spelers.
exago-option-block-name = Plicht te blokkeren
exago-option-repetition = Als dezelfde stelling zo vaak voorkomt, is het gelijkspel.
exago-option-repetition-name = Herhaling

exago-brief-players = { $value ->
        [one] één speler
       *[other] { $value } spelers
    }
exago-brief-size = zijden van { $value }
exago-brief-tiles = stenen: { $value }
exago-brief-line = { $value } in een lijn
exago-brief-early = { $value ->
        [on] stenen vroeg verplaatsbaar
       *[off] stenen laat verplaatsbaar
    }
exago-brief-reconnect = { $value ->
        [on] losse groepen kunnen verbonden worden
       *[off] losse groepen gaan terug
    }
exago-brief-block = { $value ->
        [on] dreigingen moeten geblokkeerd worden
       *[off] geen plicht om te blokkeren
    }
exago-brief-repetition = { $value ->
        [off] geen remise door herhaling
       *[other] remise door herhaling
    }

error-tiles-for-seats = De optie tiles noemt { $found } getallen voor { $seats } plaatsen; geef er één, of één voor elke plaats.
error-empty-run = Rij { $row } telt nul lege vakjes of begint een getal met 0.
error-hands-unreadable = “{ $hands }” zijn geen voorraden; in dit spel zien ze er zo uit: { $example }.
error-hands-do-not-add-up = { seat-name } heeft { $board } stenen op het bord en { $hand } in voorraad; samen moeten het er { $total } zijn.
error-tiles-do-not-touch = Alle stenen moeten aan elkaar liggen, maar { $space } en { $other } doen dat niet.
error-pass-not-needed = Je kunt alleen passen als je niets anders kunt doen.
error-centre-first = De eerste steen komt in het midden, op { $space }.
error-touches-nothing = Een steen op { $space } zou geen andere steen raken.
error-not-your-tile = Op { $space } ligt geen steen van jou.
error-place-first =
    { $count ->
        [one] Je hebt nog één steen in voorraad; die moet geplaatst worden voordat je stenen mag verplaatsen.
       *[other] Je hebt nog { $count } stenen in voorraad; die moeten geplaatst worden voordat je stenen mag verplaatsen.
    }
error-back-to-own-space = Een opgetilde steen gaat naar een ander vakje, niet terug naar { $space }.
error-no-choice-of-groups = Hier valt er niet tussen groepen te kiezen; schrijf { $move }.
error-choose-group = Meerdere groepen zijn het grootst; zeg welke blijft met = en een van deze: { $spaces }.
error-must-block = { seat-name } dreigt te winnen, en jij kunt dat verhinderen; alleen zulke zetten zijn toegestaan.
