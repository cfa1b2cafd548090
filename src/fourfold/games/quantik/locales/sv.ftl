quantik-name = Quantik
quantik-tagline = Fyra olika former i en linje, vems de än är.
quantik-rules =
    Två spelare, Ljus och Mörk, med åtta spelpjäser var: två sfärer (A), två cylindrar (B), två kuber (C) och två koner (D). Spelplanen har 16 rutor; dess fyra rader, fyra kolumner och fyra områden på 2×2 är linjerna.

    Din tur: placera en av dina spelpjäser på en tom ruta. Du får inte placera en form i en rad, en kolumn eller ett område där din motståndare redan har den formen. Dina egna spelpjäser hindrar dig aldrig.

    Du vinner genast när din spelpjäs gör att en linje har alla fyra formerna, vems de än är. Du vinner också när din motståndare ska göra ett drag och inte kan. Det kan inte bli oavgjort.

    Ett drag skrivs som form och ruta: Bc2 placerar en cylinder på c2.
quantik-reason-line = en linje har alla fyra formerna
quantik-reason-no-move = motståndaren hade inget tillåtet drag

quantik-the-shape =
    { $shape ->
        [sphere] sfär
        [cylinder] cylinder
        [cube] kub
       *[cone] kon
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Motståndarens sfär
        [cylinder] Motståndarens cylinder
        [cube] Motståndarens kub
       *[cone] Motståndarens kon
    }

error-too-many-pieces = { seat-name } har mer än { $limit } spelpjäser av en form på spelplanen: { quantik-the-shape }.
error-turns-do-not-alternate = Ljus har { $first } spelpjäser på spelplanen och Mörk { $second }; Ljus ska ha lika många eller en till.
error-shapes-clash = { $line ->
        [row] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i en rad; den andra kunde inte ha placerats.
        [column] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i en kolumn; den andra kunde inte ha placerats.
       *[region] På { $space } och { $other } har båda spelarna samma form ({ quantik-the-shape }) i ett område; den andra kunde inte ha placerats.
    }
error-shape-used-up = { $shape ->
        [sphere] Dina båda sfärer är på spelplanen.
        [cylinder] Dina båda cylindrar är på spelplanen.
        [cube] Dina båda kuber är på spelplanen.
       *[cone] Dina båda koner är på spelplanen.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } på { $space } står redan i den här raden.
        [column] { quantik-opposing-shape } på { $space } står redan i den här kolumnen.
       *[region] { quantik-opposing-shape } på { $space } står redan i det här området.
    }

## The board

board-piece-sphere = { $colour ->
        [light] ljus sfär
       *[dark] mörk sfär
    }
board-piece-cylinder = { $colour ->
        [light] ljus cylinder
       *[dark] mörk cylinder
    }
board-piece-cube = { $colour ->
        [light] ljus kub
       *[dark] mörk kub
    }
board-piece-cone = { $colour ->
        [light] ljus kon
       *[dark] mörk kon
    }

board-place-sphere = { seat-name } placerar en sfär på { $space }
board-place-cylinder = { seat-name } placerar en cylinder på { $space }
board-place-cube = { seat-name } placerar en kub på { $space }
board-place-cone = { seat-name } placerar en kon på { $space }

## How a match ended

web-why-quantik-line = En rad, en kolumn eller ett område har nu alla fyra formerna, och den sista avgör.
web-why-quantik-no-move = { $reader ->
        [winner] Din motståndare kan inte placera någon spelpjäs längre.
        [loser] Du kan inte placera någon spelpjäs längre.
       *[none] Den andra spelaren kan inte placera någon spelpjäs längre.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Det här är spelplanen: sexton rutor. Dess fyra rader, fyra kolumner och fyra områden på två gånger två är linjerna i spelet. Ett område är markerat.
learn-quantik-place = Du har åtta spelpjäser: två sfärer, två cylindrar, två kuber och två koner. På din tur placerar du en spelpjäs på en tom ruta. Ta vilken du vill och placera den var du vill.
learn-quantik-place-done = Där stannar den. I Quantik flyttas ingen spelpjäs, och ingen lämnar spelplanen.
learn-quantik-row = Den som gör en linje med alla fyra formerna färdig vinner. En form saknas i översta raden: placera den där.
learn-quantik-row-done = Sfär, cylinder, kub och kon i en rad: du vinner.
learn-quantik-region = Områden räknas precis som rader och kolumner. Gör området uppe till höger färdigt.
learn-quantik-region-done = Fyra former i ett område: du vinner.
learn-quantik-anyones = Det spelar ingen roll vems spelpjäserna är. Här spelar du Mörk. I en kolumn står tre ljusa spelpjäser: använd dem.
learn-quantik-anyones-done = Bara den sista spelpjäsen måste vara din. Akta dig alltså för vad du lämnar åt din motståndare.
learn-quantik-forbidden-row = Nu det enda som inte är tillåtet. Ljus har en sfär i översta raden. Du är Mörk: försök placera en sfär i samma rad, på a4.
learn-quantik-forbidden-row-done = Du får inte placera en form i en rad, en kolumn eller ett område där din motståndare redan har den formen.
learn-quantik-forbidden-region = Det gäller också områden. En mörk cylinder står på d3. Du är Ljus: försök placera en cylinder på c4.
learn-quantik-forbidden-region-done = Varje spelpjäs du placerar stänger en rad, en kolumn och ett område för samma form hos motståndaren.
learn-quantik-own = Dina egna spelpjäser förbjuder dig aldrig något. Placera din andra sfär i en linje med den första.
learn-quantik-own-done = Två egna sfärer i en linje är tillåtet. Bara motståndaren stängs ute.
learn-quantik-two-each = Du har två av varje form och inte fler. Dina båda sfärer är på spelplanen: försök placera en tredje på d2.
learn-quantik-two-each-done = När båda är utplacerade är den formen slut. I ditt förråd ser du alltid vad du har kvar.
learn-quantik-careful = Nästan varje drag låter Ljus vinna genast här. Du är Mörk: hitta det enda drag som inte lämnar någon linje för Ljus att göra färdig.
learn-quantik-careful-done = Bra tänkt. En linje med tre olika former är en gåva, om inte den fjärde är förbjuden där.
learn-quantik-no-move = Det finns ett andra sätt att vinna: den som ska göra ett drag men inte kan, förlorar. Du är Mörk: ta ifrån Ljus det sista draget.
learn-quantik-no-move-done = Ljus har spelpjäser kvar, men får inte placera dem på någon ruta.
learn-quantik-ahead = Ingen kan vinna genast här, men du, Mörk, kan tvinga fram det: vad Ljus än gör efter ditt drag gör du en linje färdig.
learn-quantik-ahead-done = Så vinner man Quantik: lämna bara sådana drag åt motståndaren som hjälper dig. Spela nu ett parti.

## The rule page: what the examples show

study-rules-quantik-row = Konen gör en rad med alla fyra formerna färdig. Den som placerar den sista spelpjäsen vinner, även om någon av de andra är motståndarens.
study-rules-quantik-column = Kolumner räknas likadant. Här vinner Mörk med tre ljusa spelpjäser.
study-rules-quantik-region = Det gör också de fyra områdena på två gånger två.
study-rules-quantik-forbidden = Den ljusa sfären i översta raden håller mörka sfärer borta från den raden, dess kolumn och dess område.
study-rules-quantik-own = Din egen spelpjäs står aldrig i vägen: en andra sfär i samma kolumn går bra.
study-rules-quantik-no-move = Efter den här kuben får Ljus inte placera någon spelpjäs på någon ruta. Den som inte kan göra ett drag förlorar.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Om den sista spelpjäsen gör en linje färdig och dessutom lämnar motståndaren utan drag, räknas det som en linje.
study-decision-quantik-start = Vem som börjar lottas; i nästa parti byter spelarna.
