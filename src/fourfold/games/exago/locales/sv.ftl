exago-name = Exago
exago-tagline = Placera dina brickor, flytta dem sedan, tills de bildar en linje.
exago-rules =
    Två till sex spelare på en spelplan av sexhörningar. Två spelare har 12 brickor var och behöver fem i rad; tre till sex spelare har 6 var och behöver fyra.

    Den första brickan placeras i mitten. Sedan, så länge du har brickor i förrådet, placerar du en på en tom ruta som rör vid en bricka på spelplanen. När du inte har någon kvar lyfter du en av dina brickor och lägger den på en annan ruta där den rör vid en bricka.

    Om de andra brickorna hamnar i skilda grupper när en bricka lyfts, stannar bara den största gruppen; alla andra brickor går tillbaka till sina förråd innan du lägger ner din. Är flera grupper störst väljer du vilken som stannar. Brickor som kom tillbaka måste placeras, en per tur, innan du får flytta brickor igen.

    Med tre eller fler spelare måste du blockera: om du inte kan vinna nu och någon skulle kunna vinna i sin nästa tur, gäller det den första sådana spelaren efter dig; kan något av dina drag stoppa den spelaren måste du göra ett sådant drag.

    En rak linje utan luckor med tillräckligt många brickor av din färg, i någon av de tre riktningarna, vinner i slutet av din tur.

    Skriv f6 för att placera, f6-g7 för att flytta, f6-g7=a3 för att flytta och behålla gruppen med a3, pass när inget annat går.
exago-reason-line = en rak linje av brickor
exago-reason-no-move = ingen kan göra något drag

exago-option-players = Hur många som spelar, två till sex.
exago-option-players-name = Spelare
exago-option-size = Hur många rutor varje sida av spelplanen har.
exago-option-size-name = Spelplanens storlek
exago-option-tiles = Hur många brickor alla börjar med, eller ett tal per plats som handikapp.
exago-option-tiles-name = Brickor
exago-option-line = Hur många brickor i en linje som vinner.
exago-option-line-name = Vinnande linje
exago-option-early = Om brickor får flyttas medan det finns några kvar i förrådet.
exago-option-early-name = Tidig flytt
exago-option-reconnect = Om en lyft bricka läggs ner innan avskurna grupper går tillbaka, så att den kan förena dem igen.
exago-option-reconnect-name = Förena igen
exago-option-block = Om ett hot måste blockeras med tre eller fler spelare.
exago-option-block-name = Plikt att blockera
exago-option-repetition = Samma ställning ger oavgjort när den uppstår så här många gånger.
exago-option-repetition-name = Upprepning

exago-brief-players = { $value ->
        [one] en spelare
       *[other] { $value } spelare
    }
exago-brief-size = sidor på { $value }
exago-brief-tiles = brickor: { $value }
exago-brief-line = { $value } i en linje
exago-brief-early = { $value ->
        [on] brickor får flyttas tidigt
       *[off] brickor flyttas sent
    }
exago-brief-reconnect = { $value ->
        [on] avskurna grupper kan förenas
       *[off] avskurna grupper går tillbaka
    }
exago-brief-block = { $value ->
        [on] hot måste blockeras
       *[off] ingen plikt att blockera
    }
exago-brief-repetition = { $value ->
        [off] ingen remi genom upprepning
       *[other] remi genom upprepning
    }

error-tiles-for-seats = Alternativet tiles anger { $found } tal för { $seats } platser; ange ett, eller ett för varje plats.
error-empty-run = Rad { $row } räknar noll tomma rutor eller börjar ett tal med 0.
error-hands-unreadable = ”{ $hands }” är inga förråd; i det här spelet ser de ut så här: { $example }.
error-hands-do-not-add-up = { seat-name } har { $board } brickor på spelplanen och { $hand } i förrådet; tillsammans måste de vara { $total }.
error-tiles-do-not-touch = Alla brickor måste hänga ihop, men { $space } och { $other } gör det inte.
error-pass-not-needed = Du kan bara passa när du inte kan göra något annat.
error-centre-first = Den första brickan placeras i mitten, på { $space }.
error-touches-nothing = En bricka på { $space } skulle inte röra vid någon annan.
error-not-your-tile = Du har ingen bricka på { $space }.
error-place-first =
    { $count ->
        [one] Du har en bricka kvar i förrådet; den måste placeras innan du får flytta brickor.
       *[other] Du har { $count } brickor kvar i förrådet; de måste placeras innan du får flytta brickor.
    }
error-back-to-own-space = En lyft bricka ska till en annan ruta, inte tillbaka till { $space }.
error-no-choice-of-groups = Här finns inga grupper att välja mellan; skriv { $move }.
error-choose-group = Flera grupper är störst; säg vilken som stannar med = och en av dessa: { $spaces }.
error-must-block = { seat-name } hotar att vinna, och du kan hindra det; bara sådana drag är tillåtna.

## The board

board-piece-tile = { $colour ->
        [red] röd bricka
        [blue] blå bricka
        [yellow] gul bricka
        [green] grön bricka
        [purple] lila bricka
       *[orange] orange bricka
    }
board-place-tile = { seat-name } placerar en bricka på { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Dina brickor bildar en rak linje utan luckor.
        [loser] Vinnarens brickor bildar en rak linje utan luckor.
       *[none] Brickorna bildar en rak linje utan luckor.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Spelplanen består av sexhörningar. Partiets första bricka placeras i mitten. Placera den där.
learn-exago-centre-done = Från och med nu måste varje bricka röra vid en bricka på spelplanen.
learn-exago-touch = Du är Blå. Försök placera en bricka på b2, där den skulle ligga ensam.
learn-exago-touch-done = Alla brickor hänger ihop, alltid.
learn-exago-place = Placera din bricka på en ruta som rör vid den röda. Grannens färg spelar ingen roll.
learn-exago-place-done = Så länge du har brickor i förrådet går din tur ut på att placera en.
learn-exago-line = Med två spelare vinner fem brickor av din färg i en rak linje. Du har fyra: lägg till den femte.
learn-exago-line-done = Linjer går i tre riktningar. De måste vara raka och utan luckor. Tre eller fler spelare behöver bara fyra.
learn-exago-place-first = Brickor kan flyttas senare, men inte än. Försök flytta din bricka från e4 till d5.
learn-exago-place-first-done = Först måste alla dina brickor vara på spelplanen.
learn-exago-relocate = Nu är ditt förråd tomt. En tur är då att lyfta en av dina brickor och lägga den på en annan ruta där den rör vid en bricka. Flytta en.
learn-exago-relocate-done = Härifrån får varje bricka flyttas vart som helst.
learn-exago-own-space = En lyft bricka måste någon annanstans. Försök lägga tillbaka brickan på d2 där den låg.
learn-exago-own-space-done = I Exago kan man inte vänta.
learn-exago-cut-off = Om de andra brickorna hamnar i skilda grupper när en bricka lyfts, stannar bara den största; resten går tillbaka till förråden. Flytta en bricka som skär av några andra.
learn-exago-cut-off-done = Den som fick tillbaka brickor måste placera dem, en per tur, innan det går att flytta igen. Det kan kosta mycket tid.
learn-exago-choose = Är flera grupper lika stora väljer du vilken som stannar. Lyft brickan som ger två lika stora grupper, och lägg ner den bredvid gruppen du vill behålla. Rör den vid båda där, väljer du en bricka i den gruppen.
learn-exago-choose-done = Den andra gruppen gick tillbaka till förråden. Välj den som hjälper dig mest.
learn-exago-move-to-win = I det här lilla partiet vinner fyra brickor i en linje. Du är Blå och har inget i förrådet: vinn genom att flytta en bricka.
learn-exago-move-to-win-done = Leta efter linjer med en lucka, och efter en bricka som inte behövs där den är.
learn-exago-must-block = Här spelar tre, och fyra brickor i en linje vinner. Röd kan vinna på d5 i nästa tur. Du är Blå: försök spela på e5 i stället.
learn-exago-must-block-done = Med tre eller fler spelare måste du stoppa ett hot om du inte kan vinna själv och något av dina drag stoppar det.
learn-exago-block = Gör nu din plikt.
learn-exago-block-done = Om flera hotar tar du hand om den vars tur kommer först.
learn-exago-win-first = Plikten att blockera har ett undantag: kan du vinna själv så får du det. Du är Röd.
learn-exago-win-first-done = Att vinna går före att blockera.
learn-exago-ahead = Två spelare igen, fem i en linje. Du är Röd. Skapa ett hot som Blå inte kan svara på: du vinner med din nästa bricka.
learn-exago-ahead-done = En öppen linje kan göras färdig på två sidor, och Blå kan bara stänga en.
learn-exago-cross = Nu har ingen några brickor kvar i förrådet. Du är Röd. Lyft en bricka som du inte behöver där den är, och lägg den där två av dina linjer korsas: Blå kan inte stoppa båda.
learn-exago-cross-done = En bricka där två linjer korsas räknas i båda. Starka spelare förbereder sådana rutor långt innan de använder dem. Spela nu ett parti.

## Themes of puzzles

study-theme-relocate = Flytta en bricka
study-theme-win-by-cutting = Vinn genom avskärning
study-theme-hold-by-cutting = Försvar genom avskärning

## The rule page: what the examples show

study-rules-exago-touch = Varje ny bricka måste röra vid en bricka på spelplanen.
study-rules-exago-line = En rak linje utan luckor vinner: fem brickor med två spelare, fyra med fler.
study-rules-exago-relocate = När ditt förråd är tomt lyfter du en av dina brickor och lägger den där den rör vid en bricka.
study-rules-exago-cut-off = Att lyfta den här brickan skär av två andra. De går tillbaka till förråden och måste placeras igen innan det går att flytta.
study-rules-exago-choose = Två lika stora grupper blir kvar: den som är vid draget väljer vilken som stannar.
study-rules-exago-must-block = Med tre eller fler spelare måste ett hot stoppas. Röd hotar att vinna på d5, så Blå får inte spela någon annanstans.
study-rules-exago-block = Det här draget stoppar hotet, så det är tillåtet.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Av flera grupper stannar bara en av de största, också när de är fler än två.
study-decision-exago-own = Om egna brickor kommer tillbaka lägger du ändå ner den lyfta genast; de andra följer i senare turer.
study-decision-exago-duty = Med tre eller fler spelare är det en plikt att blockera när det går, också när bara en hotar.
study-decision-exago-first = Om flera hotar tar du hand om den vars tur kommer först.
study-decision-exago-relocated = Ett hot att vinna genom att flytta en bricka räknas som vilket annat som helst.
study-decision-exago-stuck = Den som inte kan göra något passar. Kan ingen göra något är det oavgjort.
