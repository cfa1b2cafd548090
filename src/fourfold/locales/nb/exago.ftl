exago-name = Exago
exago-tagline = Plasser brikkene dine, og flytt dem siden, til de danner en linje.
exago-rules =
    To til seks spillere på et brett av sekskanter. To spillere har 12 brikker hver og trenger fem på rad; tre til seks spillere har 6 hver og trenger fire.

    Den første brikken plasseres i sentrum. Deretter, så lenge du har brikker i forrådet, plasserer du en på et tomt felt som berører en brikke på brettet. Når du ikke har flere, løfter du en av brikkene dine og legger den på et annet felt der den berører en brikke.

    Faller de andre fra hverandre i adskilte grupper når en brikke løftes, blir bare den største gruppen liggende; alle de andre brikkene går tilbake til eiernes forråd før du legger ned din. Er flere av de største gruppene like store, velger du hvilken som blir. Brikker som kom tilbake, må plasseres, én per tur, før du kan flytte brikker igjen.

    Med tre eller flere spillere må du blokkere: hvis du ikke kan vinne nå og noen kan vinne i sin neste tur, gjelder det den første av dem etter deg; kan et av trekkene dine stoppe den spilleren, må du gjøre et slikt trekk.

    En rett linje uten hull, med nok brikker av din farge og i en av de tre retningene, vinner på slutten av turen din.

    Skriv f6 for å plassere, f6-g7 for å flytte, f6-g7=a3 for å flytte og beholde gruppen med a3, pass når ingenting annet går.
exago-reason-line = en rett linje av brikker
exago-reason-no-move = ingen kan trekke

exago-option-players = Hvor mange som spiller, to til seks.
exago-option-players-name = Spillere
exago-option-size = Hvor mange felter hver side av brettet har.
exago-option-size-name = Brettstørrelse
exago-option-tiles = Hvor mange brikker alle begynner med, eller ett tall per plass som handikap.
exago-option-tiles-name = Brikker
exago-option-line = Hvor mange brikker på rad som vinner.
exago-option-line-name = Vinnende linje
exago-option-early = Om brikker kan flyttes mens det ennå er noen i forrådet.
exago-option-early-name = Tidlig flytting
exago-option-reconnect = Om en løftet brikke legges ned før avskårne grupper går tilbake, slik at den kan forbinde dem igjen.
exago-option-reconnect-name = Forbinde igjen
exago-option-block = Om en trussel må blokkeres med tre eller flere spillere.
exago-option-block-name = Plikt til å blokkere
exago-option-repetition = Den samme stillingen gir uavgjort når den oppstår så mange ganger.
exago-option-repetition-name = Gjentakelse

exago-brief-players = { $value ->
        [one] én spiller
       *[other] { $value } spillere
    }
exago-brief-size = { $value } felter per side
exago-brief-tiles = brikker: { $value }
exago-brief-line = { $value } på rad
exago-brief-early = { $value ->
        [on] brikker kan flyttes tidlig
       *[off] brikker flyttes sent
    }
exago-brief-reconnect = { $value ->
        [on] avskårne grupper kan forbindes
       *[off] avskårne grupper går tilbake
    }
exago-brief-block = { $value ->
        [on] trusler må blokkeres
       *[off] ingen plikt til å blokkere
    }
exago-brief-repetition = { $value ->
        [off] ingen remis ved gjentakelse
       *[other] remis ved gjentakelse
    }

error-tiles-for-seats = Valget tiles oppgir { $found } tall for { $seats } plasser; oppgi ett, eller ett for hver plass.
error-empty-run = Rad { $row } teller null tomme felter eller begynner et tall med 0.
error-hands-unreadable = «{ $hands }» er ikke forråd; i dette spillet ser de slik ut: { $example }.
error-hands-do-not-add-up = { seat-name } har { $board } brikker på brettet og { $hand } i forrådet; til sammen må det være { $total }.
error-tiles-do-not-touch = Alle brikkene må henge sammen, men { $space } og { $other } gjør det ikke.
error-pass-not-needed = Du kan bare passe når du ikke kan gjøre noe annet.
error-centre-first = Den første brikken plasseres i sentrum, på { $space }.
error-touches-nothing = En brikke på { $space } ville ikke berøre noen annen.
error-not-your-tile = Du har ingen brikke på { $space }.
error-place-first =
    { $count ->
        [one] Du har fortsatt én brikke i forrådet; den må plasseres før du kan flytte brikker.
       *[other] Du har fortsatt { $count } brikker i forrådet; de må plasseres før du kan flytte brikker.
    }
error-back-to-own-space = En løftet brikke skal til et annet felt, ikke tilbake til { $space }.
error-no-choice-of-groups = Her er det ingen grupper å velge mellom; skriv { $move }.
error-choose-group = Flere grupper er størst; si hvilken som blir, med = og ett av disse feltene: { $spaces }.
error-must-block = { seat-name } truer med å vinne, og du kan hindre det; bare trekk som gjør det, er tillatt.
