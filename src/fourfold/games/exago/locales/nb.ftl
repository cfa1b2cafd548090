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

## The board

board-piece-tile = { $colour ->
        [red] rød brikke
        [blue] blå brikke
        [yellow] gul brikke
        [green] grønn brikke
        [purple] lilla brikke
       *[orange] oransje brikke
    }
board-place-tile = { seat-name } plasserer en brikke på { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Brikkene dine danner en rett linje uten hull.
        [loser] Vinnerens brikker danner en rett linje uten hull.
       *[none] Brikkene danner en rett linje uten hull.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Brettet er laget av sekskanter. Den første brikken i partiet plasseres i sentrum. Plasser den der.
learn-exago-centre-done = Fra nå av må hver brikke berøre en brikke på brettet.
learn-exago-touch = Du er Blå. Prøv å plassere en brikke på b2, der den ville stå alene.
learn-exago-touch-done = Alle brikkene henger sammen, alltid.
learn-exago-place = Plasser brikken din på et felt som berører den røde. Naboens farge spiller ingen rolle.
learn-exago-place-done = Så lenge du har brikker i forrådet, plasserer du én når det er din tur.
learn-exago-line = Med to spillere vinner fem brikker av din farge på en rett linje. Du har fire: legg til den femte.
learn-exago-line-done = Linjer går i tre retninger. De må være rette og uten hull. Tre eller flere spillere trenger bare fire.
learn-exago-place-first = Brikker kan flyttes senere, men ikke ennå. Prøv å flytte brikken din fra e4 til d5.
learn-exago-place-first-done = Først må alle brikkene dine være på brettet.
learn-exago-relocate = Nå er forrådet ditt tomt. Fra nå av løfter du en av brikkene dine når det er din tur, og legger den på et annet felt der den berører en brikke. Flytt en.
learn-exago-relocate-done = Herfra kan hver brikke gå hvor som helst.
learn-exago-own-space = En løftet brikke må et annet sted. Prøv å legge brikken på d2 tilbake der den lå.
learn-exago-own-space-done = I Exago går det ikke an å vente.
learn-exago-cut-off = Faller de andre fra hverandre i adskilte grupper når en brikke løftes, blir bare den største liggende; resten går tilbake til eiernes forråd. Flytt en brikke som skjærer av noen andre.
learn-exago-cut-off-done = Den som fikk brikker tilbake, må plassere dem, én per tur, før det går an å flytte igjen. Det kan koste mye tid.
learn-exago-choose = Er flere grupper like store, velger du hvilken som blir. Løft brikken som gir to like store grupper, og legg den ned ved siden av gruppen du vil beholde. Berører den begge der, velger du en brikke i den gruppen.
learn-exago-choose-done = Den andre gruppen gikk tilbake til forrådene. Velg den som hjelper deg mest.
learn-exago-move-to-win = I dette lille partiet vinner fire på rad. Du er Blå og har ingenting i forrådet: vinn ved å flytte en brikke.
learn-exago-move-to-win-done = Se etter linjer med et hull, og etter en brikke som ikke trengs der den er.
learn-exago-must-block = Her spiller tre, og fire på rad vinner. Rød kan vinne på d5 i neste tur. Du er Blå: prøv å spille på e5 i stedet.
learn-exago-must-block-done = Med tre eller flere spillere må du stoppe en trussel hvis du ikke kan vinne selv og et av trekkene dine stopper den.
learn-exago-block = Gjør nå plikten din.
learn-exago-block-done = Truer flere, stopper du den som står først for tur.
learn-exago-win-first = Plikten til å blokkere har ett unntak: kan du vinne selv, har du lov til det. Du er Rød.
learn-exago-win-first-done = Å vinne går foran å blokkere.
learn-exago-ahead = To spillere igjen, fem på rad. Du er Rød. Lag en trussel som Blå ikke kan svare på: du vinner med din neste brikke.
learn-exago-ahead-done = En åpen linje kan gjøres ferdig i begge ender, og Blå kan bare stenge den ene.
learn-exago-cross = Nå er alle forråd tomme. Du er Rød. Løft en brikke du ikke trenger der den er, og legg den der to av linjene dine krysser hverandre: Blå kan ikke stoppe begge.
learn-exago-cross-done = En brikke der to linjer krysser hverandre, teller for begge. Sterke spillere gjør klar slike steder lenge før de bruker dem. Spill nå et parti.

## Themes of puzzles

study-theme-relocate = Flytt en brikke
study-theme-win-by-cutting = Vinn ved avskjæring
study-theme-hold-by-cutting = Forsvar ved avskjæring

## The rule page: what the examples show

study-rules-exago-touch = Hver ny brikke må berøre en brikke på brettet.
study-rules-exago-line = En rett linje uten hull vinner: fem brikker med to spillere, fire med flere.
study-rules-exago-relocate = Når forrådet ditt er tomt, løfter du en av brikkene dine og legger den der den berører en brikke.
study-rules-exago-cut-off = Når denne brikken løftes, blir to andre skåret av. De går tilbake til eierne, som må plassere dem igjen før de kan flytte.
study-rules-exago-choose = To like store grupper er igjen: den som er i trekket, velger hvilken som blir.
study-rules-exago-must-block = Med tre eller flere spillere må en trussel stoppes. Rød truer med å vinne på d5, så Blå kan ikke spille et annet sted.
study-rules-exago-block = Dette trekket stopper trusselen, så det er tillatt.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Av flere grupper blir bare én av de største liggende, også når det er flere enn to.
study-decision-exago-own = Hvis du får egne brikker tilbake, legger du likevel den løftede ned med en gang; de andre følger i senere turer.
study-decision-exago-duty = Med tre eller flere spillere er det en plikt å blokkere når det går an, også når bare én truer.
study-decision-exago-first = Truer flere, stopper du den som står først for tur.
study-decision-exago-relocated = En trussel om å vinne ved å flytte en brikke teller som alle andre.
study-decision-exago-stuck = Den som ikke kan gjøre noe, passer. Kan ingen trekke, er det uavgjort.
