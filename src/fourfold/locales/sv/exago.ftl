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
