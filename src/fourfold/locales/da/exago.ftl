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
