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

## The board

board-piece-tile = { $colour ->
        [red] rode steen
        [blue] blauwe steen
        [yellow] gele steen
        [green] groene steen
        [purple] paarse steen
       *[orange] oranje steen
    }
board-place-tile = { seat-name } plaatst een steen op { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Je stenen vormen een rechte lijn zonder gaten.
        [loser] De stenen van de winnaar vormen een rechte lijn zonder gaten.
       *[none] De stenen vormen een rechte lijn zonder gaten.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Het bord bestaat uit zeshoeken. De eerste steen van de partij komt in het midden. Plaats hem daar.
learn-exago-centre-done = Vanaf nu moet elke steen een steen op het bord raken.
learn-exago-touch = Jij bent Blauw. Probeer een steen op b2 te plaatsen, waar hij alleen zou liggen.
learn-exago-touch-done = Alle stenen liggen aan elkaar, altijd.
learn-exago-place = Plaats je steen op een vakje dat de rode raakt. De kleur van de buur maakt niet uit.
learn-exago-place-done = Zolang je stenen in voorraad hebt, plaats je er in je beurt een.
learn-exago-line = Met zijn tweeën winnen vijf stenen van jouw kleur in een rechte lijn. Je hebt er vier: leg de vijfde erbij.
learn-exago-line-done = Lijnen lopen in drie richtingen. Ze moeten recht zijn en zonder gaten. Met drie of meer spelers zijn er maar vier nodig.
learn-exago-place-first = Stenen kun je later verplaatsen, maar nu nog niet. Probeer je steen van e4 naar d5 te verplaatsen.
learn-exago-place-first-done = Eerst moeten al je stenen op het bord liggen.
learn-exago-relocate = Nu is je voorraad leeg. Een beurt is dan: een van je stenen optillen en op een ander vakje leggen waar hij een steen raakt. Verplaats er een.
learn-exago-relocate-done = Vanaf hier mag elke steen overal heen.
learn-exago-own-space = Een opgetilde steen moet ergens anders heen. Probeer de steen op d2 terug te leggen waar hij lag.
learn-exago-own-space-done = Afwachten kan niet in Exago.
learn-exago-cut-off = Vallen de andere stenen door het optillen in losse groepen uiteen, dan blijft alleen de grootste; de rest gaat terug naar de voorraden. Verplaats een steen die andere losmaakt.
learn-exago-cut-off-done = Wie stenen terugkreeg, moet ze plaatsen, één per beurt, voordat er weer verplaatst mag worden. Dat kan veel tijd kosten.
learn-exago-choose = Zijn meerdere groepen even groot, dan kies jij welke blijft. Til de steen op die twee even grote groepen maakt, en leg hem neer naast de groep die je wilt houden. Raakt hij daar beide groepen, kies dan een steen van de groep die blijft.
learn-exago-choose-done = De andere groep ging terug naar de voorraden. Kies de groep die jou het meest helpt.
learn-exago-move-to-win = In deze kleine partij winnen vier stenen in een lijn. Jij bent Blauw en hebt niets in voorraad: win door een steen te verplaatsen.
learn-exago-move-to-win-done = Zoek naar lijnen met een gat, en naar een steen die waar hij ligt niet nodig is.
learn-exago-must-block = Hier spelen er drie, en vier stenen in een lijn winnen. Rood kan in de volgende beurt op d5 winnen. Jij bent Blauw: probeer in plaats daarvan op e5 te spelen.
learn-exago-must-block-done = Met drie of meer spelers moet je een dreiging stoppen als je zelf niet kunt winnen en een van je zetten dat doet.
learn-exago-block = Doe nu je plicht.
learn-exago-block-done = Dreigen er meerdere spelers, dan let je op wie het eerst aan de beurt is.
learn-exago-win-first = De plicht om te blokkeren heeft één uitzondering: kun je zelf winnen, dan mag dat. Jij bent Rood.
learn-exago-win-first-done = Winnen gaat voor blokkeren.
learn-exago-ahead = Weer met zijn tweeën, vijf in een lijn. Jij bent Rood. Maak een dreiging waarop Blauw geen antwoord heeft: je wint met je volgende steen.
learn-exago-ahead-done = Een open lijn kan aan twee kanten afgemaakt worden, en Blauw kan er maar één sluiten.
learn-exago-cross = Nu is ieders voorraad leeg. Jij bent Rood. Til een steen op die je niet nodig hebt waar hij ligt, en leg hem waar twee van je lijnen elkaar kruisen: Blauw kan ze niet allebei stoppen.
learn-exago-cross-done = Een steen op een kruising van twee lijnen telt voor allebei. Sterke spelers bereiden zulke plekken al voor, lang voordat ze die gebruiken. Speel nu een partij.

## Themes of puzzles

study-theme-relocate = Een steen verplaatsen
study-theme-win-by-cutting = Winnen door losmaken
study-theme-hold-by-cutting = Verdedigen door losmaken

## The rule page: what the examples show

study-rules-exago-touch = Elke nieuwe steen moet een steen op het bord raken.
study-rules-exago-line = Een rechte lijn zonder gaten wint: vijf stenen met zijn tweeën, vier met meer.
study-rules-exago-relocate = Is je voorraad leeg, til dan een van je stenen op en leg hem neer waar hij een steen raakt.
study-rules-exago-cut-off = Deze steen optillen maakt er twee andere los. Ze gaan terug naar de voorraden en moeten opnieuw geplaatst worden voordat er verplaatst mag worden.
study-rules-exago-choose = Er blijven twee even grote groepen over: wie aan de beurt is, kiest welke blijft.
study-rules-exago-must-block = Met drie of meer spelers moet een dreiging gestopt worden. Rood dreigt op d5 te winnen, dus Blauw mag nergens anders spelen.
study-rules-exago-block = Deze zet stopt de dreiging, dus hij is toegestaan.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Van meerdere groepen blijft er maar één van de grootste, ook als het er meer dan twee zijn.
study-decision-exago-own = Komen je eigen stenen terug, dan leg je de opgetilde toch meteen neer; de andere volgen in latere beurten.
study-decision-exago-duty = Met drie of meer spelers is blokkeren verplicht wanneer het maar kan, ook als er maar één dreigt.
study-decision-exago-first = Dreigen er meerdere spelers, dan let je op wie het eerst aan de beurt is.
study-decision-exago-relocated = Een dreiging om te winnen door een steen te verplaatsen telt als elke andere.
study-decision-exago-stuck = Wie niets kan doen, past. Kan niemand iets doen, dan is het gelijkspel.
