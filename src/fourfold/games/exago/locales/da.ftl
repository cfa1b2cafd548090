exago-name = Exago
exago-tagline = Læg dine brikker, og flyt dem så, til de danner en linje.
exago-rules =
    To til seks spillere på et bræt af sekskanter. To spillere har 12 brikker hver og skal have fem på række; tre til seks spillere har 6 hver og skal have fire.

    Den første brik placeres i midten. Så længe du derefter har brikker i dit forråd, placerer du en på et tomt felt, der rører en brik på brættet. Når du ikke har flere, løfter du en af dine brikker og lægger den på et andet felt, hvor den rører en brik.

    Falder de andre brikker fra hinanden i adskilte grupper, når en brik løftes, bliver kun den største gruppe liggende; alle andre brikker går tilbage til ejernes forråd, før du lægger din egen brik. Er flere af de største grupper lige store, vælger du, hvilken der bliver. Brikker, der kom tilbage, skal placeres, én pr. tur, før du må flytte brikker igen.

    Med tre eller flere spillere skal du blokere: Hvis du ikke kan vinde nu, og nogen kunne vinde i deres næste tur, gælder det den første af dem efter dig; kan et af dine træk stoppe den spiller, skal du gøre et sådant træk.

    En lige linje uden huller, med nok brikker af din farve og i en af de tre retninger, vinder ved slutningen af din tur.

    Skriv f6 for at placere, f6-g7 for at flytte, f6-g7=a3 for at flytte og beholde gruppen med a3, pass når der ikke er andet at gøre.
exago-reason-line = en lige linje af brikker
exago-reason-no-move = ingen kan trække

exago-option-players = Hvor mange der spiller, to til seks.
exago-option-players-name = Spillere
exago-option-size = Hvor mange felter hver side af brættet har.
exago-option-size-name = Brættets størrelse
exago-option-tiles = Hvor mange brikker alle begynder med, eller ét tal pr. plads som handicap.
exago-option-tiles-name = Brikker
exago-option-line = Hvor mange brikker på række der vinder.
exago-option-line-name = Vindende linje
exago-option-early = Om brikker må flyttes, mens der stadig er nogle i forrådet.
exago-option-early-name = Tidlig flytning
exago-option-reconnect = Om en løftet brik lægges, før afskårne grupper går tilbage, så den kan forbinde dem igen.
exago-option-reconnect-name = Forbinde igen
exago-option-block = Om en trussel skal blokeres med tre eller flere spillere.
exago-option-block-name = Pligt til at blokere
exago-option-repetition = Den samme stilling giver uafgjort, når den opstår så mange gange.
exago-option-repetition-name = Gentagelse

exago-brief-players = { $value ->
        [one] én spiller
       *[other] { $value } spillere
    }
exago-brief-size = { $value } felter pr. side
exago-brief-tiles = brikker: { $value }
exago-brief-line = { $value } på række
exago-brief-early = { $value ->
        [on] brikker må flyttes tidligt
       *[off] brikker flyttes sent
    }
exago-brief-reconnect = { $value ->
        [on] afskårne grupper kan forbindes
       *[off] afskårne grupper går tilbage
    }
exago-brief-block = { $value ->
        [on] trusler skal blokeres
       *[off] ingen pligt til at blokere
    }
exago-brief-repetition = { $value ->
        [off] ingen remis ved gentagelse
       *[other] remis ved gentagelse
    }

error-tiles-for-seats = Valget tiles angiver { $found } tal for { $seats } pladser; angiv ét, eller ét for hver plads.
error-empty-run = Række { $row } tæller nul tomme felter eller begynder et tal med 0.
error-hands-unreadable = »{ $hands }« er ikke forråd; i dette spil ser de sådan ud: { $example }.
error-hands-do-not-add-up = { seat-name } har { $board } brikker på brættet og { $hand } i forrådet; tilsammen skal det være { $total }.
error-tiles-do-not-touch = Alle brikker skal hænge sammen, men { $space } og { $other } gør det ikke.
error-pass-not-needed = Du kan kun melde pas, når du ikke kan gøre andet.
error-centre-first = Den første brik placeres i midten, på { $space }.
error-touches-nothing = En brik på { $space } ville ikke røre nogen anden.
error-not-your-tile = Du har ingen brik på { $space }.
error-place-first =
    { $count ->
        [one] Du har stadig én brik i forrådet; den skal placeres, før du må flytte brikker.
       *[other] Du har stadig { $count } brikker i forrådet; de skal placeres, før du må flytte brikker.
    }
error-back-to-own-space = En løftet brik skal til et andet felt, ikke tilbage til { $space }.
error-no-choice-of-groups = Her er ingen grupper at vælge imellem; skriv { $move }.
error-choose-group = Flere grupper er størst; sig, hvilken der bliver, med = og et af disse felter: { $spaces }.
error-must-block = { seat-name } truer med at vinde, og du kan forhindre det; kun træk, der gør det, er tilladt.

## The board

board-piece-tile = { $colour ->
        [red] rød brik
        [blue] blå brik
        [yellow] gul brik
        [green] grøn brik
        [purple] lilla brik
       *[orange] orange brik
    }
board-place-tile = { seat-name } placerer en brik på { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Dine brikker danner en lige linje uden huller.
        [loser] Vinderens brikker danner en lige linje uden huller.
       *[none] Brikkerne danner en lige linje uden huller.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Brættet er lavet af sekskanter. Partiets første brik placeres i midten. Placer den der.
learn-exago-centre-done = Fra nu af skal hver brik røre en brik på brættet.
learn-exago-touch = Du er Blå. Prøv at placere en brik på b2, hvor den ville ligge alene.
learn-exago-touch-done = Alle brikker hænger sammen, altid.
learn-exago-place = Placer din brik på et felt, der rører den røde. Naboens farve er ligegyldig.
learn-exago-place-done = Så længe du har brikker i dit forråd, placerer du én, når det er din tur.
learn-exago-line = Med to spillere vinder fem brikker af din farve på en lige linje. Du har fire: Læg den femte.
learn-exago-line-done = Linjer går i tre retninger. De skal være lige og uden huller. Tre eller flere spillere skal kun have fire.
learn-exago-place-first = Brikker kan flyttes senere, men ikke endnu. Prøv at flytte din brik fra e4 til d5.
learn-exago-place-first-done = Først skal alle dine brikker være på brættet.
learn-exago-relocate = Nu er dit forråd tomt. Fra nu af løfter du en af dine brikker, når det er din tur, og lægger den på et andet felt, hvor den rører en brik. Flyt en.
learn-exago-relocate-done = Herfra må enhver brik flyttes hvor som helst hen.
learn-exago-own-space = En løftet brik skal et andet sted hen. Prøv at lægge brikken på d2 tilbage, hvor den lå.
learn-exago-own-space-done = I Exago kan man ikke vente.
learn-exago-cut-off = Falder de andre fra hinanden i adskilte grupper, når en brik løftes, bliver kun den største liggende; resten går tilbage til ejernes forråd. Flyt en brik, der skærer nogle andre af.
learn-exago-cut-off-done = Den, der fik brikker tilbage, skal placere dem, én pr. tur, før der må flyttes igen. Det kan koste meget tid.
learn-exago-choose = Er flere grupper lige store, vælger du, hvilken der bliver. Løft den brik, der giver to lige store grupper, og læg den ved siden af den gruppe, du vil beholde. Rører den begge dér, vælger du en brik i den gruppe.
learn-exago-choose-done = Den anden gruppe gik tilbage til forrådene. Vælg den, der hjælper dig mest.
learn-exago-move-to-win = I dette lille parti vinder fire brikker på række. Du er Blå, og dit forråd er tomt: Vind ved at flytte en brik.
learn-exago-move-to-win-done = Se efter linjer med et hul, og efter en brik, som der ikke er brug for, hvor den ligger.
learn-exago-must-block = Her spiller tre, og fire brikker på række vinder. Rød kan vinde på d5 i næste tur. Du er Blå: Prøv at spille på e5 i stedet.
learn-exago-must-block-done = Med tre eller flere spillere skal du stoppe en trussel, hvis du ikke selv kan vinde, og et af dine træk stopper den.
learn-exago-block = Gør nu din pligt.
learn-exago-block-done = Truer flere, stopper du den, der står først for tur.
learn-exago-win-first = Pligten til at blokere har én undtagelse: Kan du selv vinde, må du det. Du er Rød.
learn-exago-win-first-done = At vinde går forud for at blokere.
learn-exago-ahead = To spillere igen, fem på række. Du er Rød. Lav en trussel, som Blå ikke kan svare på: Du vinder med din næste brik.
learn-exago-ahead-done = En åben linje kan gøres færdig i begge ender, og Blå kan kun lukke den ene.
learn-exago-cross = Nu er begges forråd tomme. Du er Rød. Løft en brik, som du ikke har brug for, hvor den ligger, og læg den dér, hvor to af dine linjer krydser hinanden: Blå kan ikke stoppe dem begge.
learn-exago-cross-done = En brik dér, hvor to linjer krydser hinanden, tæller med i dem begge. Stærke spillere forbereder sådanne steder, længe før de bruger dem. Spil nu et parti.

## Themes of puzzles

study-theme-relocate = Flyt en brik
study-theme-win-by-cutting = Vind ved afskæring
study-theme-hold-by-cutting = Forsvar ved afskæring

## The rule page: what the examples show

study-rules-exago-touch = Hver ny brik skal røre en brik på brættet.
study-rules-exago-line = En lige linje uden huller vinder: fem brikker med to spillere, fire med flere.
study-rules-exago-relocate = Når dit forråd er tomt, løfter du en af dine brikker og lægger den, hvor den rører en brik.
study-rules-exago-cut-off = Når denne brik løftes, skæres to andre af. De går tilbage til ejerne, som skal placere dem igen, før de må flytte.
study-rules-exago-choose = To lige store grupper er tilbage: Den, der er i trækket, vælger, hvilken der bliver.
study-rules-exago-must-block = Med tre eller flere spillere skal en trussel stoppes. Rød truer med at vinde på d5, så Blå må ikke spille et andet sted.
study-rules-exago-block = Dette træk stopper truslen, så det er tilladt.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Af flere grupper bliver kun én af de største liggende, også når der er flere end to.
study-decision-exago-own = Hvis du får egne brikker tilbage, lægger du alligevel den løftede med det samme; de andre følger i senere ture.
study-decision-exago-duty = Med tre eller flere spillere er det en pligt at blokere, når det er muligt, også når kun én truer.
study-decision-exago-first = Truer flere, stopper du den, der står først for tur.
study-decision-exago-relocated = En trussel om at vinde ved at flytte en brik tæller som enhver anden.
study-decision-exago-stuck = Den, der ikke kan gøre noget, melder pas. Kan ingen trække, er det uafgjort.
