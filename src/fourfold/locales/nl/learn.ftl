## Quantik

learn-quantik-board = Dit is het bord: zestien vakjes. De vier rijen, de vier kolommen en de vier regio’s van twee bij twee zijn de lijnen van dit spel. Eén regio is gemarkeerd.
learn-quantik-place = Je hebt acht speelstukken: twee bollen, twee cilinders, twee kubussen en twee kegels. In een beurt plaats je één speelstuk op een leeg vakje. Pak een speelstuk en plaats het waar je wilt.
learn-quantik-place-done = Daar blijft het. In Quantik wordt geen speelstuk verplaatst of van het bord gehaald.
learn-quantik-row = Wie een lijn met alle vier de vormen afmaakt, wint. In de bovenste rij ontbreekt één vorm: plaats die daar.
learn-quantik-row-done = Bol, cilinder, kubus en kegel in één rij: je wint.
learn-quantik-region = Regio’s tellen net als rijen en kolommen. Maak de regio rechtsboven af.
learn-quantik-region-done = Vier vormen in één regio: je wint.
learn-quantik-anyones = Het maakt niet uit van wie de speelstukken zijn. Je speelt hier met Donker. In één kolom staan drie speelstukken van Licht: gebruik ze.
learn-quantik-anyones-done = Alleen het laatste speelstuk moest van jou zijn. Let dus op wat je voor je tegenstander overlaat.
learn-quantik-forbidden-row = Nu het enige wat verboten is. Licht heeft een bol in de bovenste rij. Jij bent Donker: probeer een bol in dezelfde rij te plaatsen, op a4.
learn-quantik-forbidden-row-done = Je mag een vorm niet in een rij, kolom of regio plaatsen waar je tegenstander die vorm al heeft.
learn-quantik-forbidden-region = Dat geldt ook voor regio’s. De cilinder van Donker staat op d3. Jij bent Licht: probeer een cilinder op c4 te plaatsen.
learn-quantik-forbidden-region-done = Elk speelstuk dat je plaatst, sluit een rij, een kolom en een regio af voor dezelfde vorm van je tegenstander.
learn-quantik-own = Je eigen speelstukken verbieden je nooit iets. Plaats je tweede bol in een lijn met de eerste.
learn-quantik-own-done = Twee eigen bollen in één lijn mogen. Alleen je tegenstander blijft erbuiten.
learn-quantik-two-each = Je hebt van elke vorm twee stuks en niet meer. Je twee bollen staan op het bord: probeer een derde op d2 te plaatsen.
learn-quantik-two-each-done = Zijn ze allebei weg, dan is die vorm op. In je voorraad zie je altijd wat je nog hebt.
learn-quantik-careful = Bijna elke zet laat Licht hier meteen winnen. Jij bent Donker: vind de enige zet waarna Licht geen lijn kan afmaken.
learn-quantik-careful-done = Goed gezien. Een lijn met drie verschillende vormen is een cadeau, tenzij de vierde daar niet mag komen.
learn-quantik-no-move = Er is een tweede manier om te winnen: wie aan de beurt is en niets kan, verliest. Jij bent Donker: neem Licht de laatste zet af.
learn-quantik-no-move-done = Licht heeft nog speelstukken, maar op geen vakje mag er een komen.
learn-quantik-ahead = Niemand kan hier meteen winnen, maar jij, Donker, kunt het afdwingen: wat Licht na jouw zet ook doet, je maakt een lijn af.
learn-quantik-ahead-done = Zo win je Quantik: laat je tegenstander alleen zetten die jou helpen. Speel nu een partij.

## Qomet

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

## Exago

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
learn-exago-ahead-done = Een open lijn kan aan twee kanten afgemaakt worden, en Blauw kan er maar één sluiten. Speel nu een partij.
