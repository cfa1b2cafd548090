quantik-name = Quantik
quantik-tagline = Fire ulike former på en linje, uansett hvem de tilhører.
quantik-rules =
    To spillere, Lys og Mørk, med åtte spillebrikker hver: to kuler (A), to sylindere (B), to kuber (C) og to kjegler (D). Brettet har 16 felter; de fire radene, de fire kolonnene og de fire områdene på 2×2 er linjene.

    Din tur: plasser en av spillebrikkene dine på et tomt felt. Du har ikke lov til å plassere en brikke i en rad, en kolonne eller et område der motstanderen allerede har en brikke med samme form. Dine egne spillebrikker hindrer deg aldri.

    Du vinner straks når brikken din gjør at en linje får alle fire formene, uansett hvem de tilhører. Du vinner også når motstanderen skal trekke og ikke kan. Det kan ikke bli uavgjort.

    Et trekk skrives som form og felt: Bc2 plasserer en sylinder på c2.
quantik-reason-line = en linje har alle fire formene
quantik-reason-no-move = motstanderen hadde ingen tillatte trekk

quantik-the-shape =
    { $shape ->
        [sphere] kule
        [cylinder] sylinder
        [cube] kube
       *[cone] kjegle
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Motstanderens kule
        [cylinder] Motstanderens sylinder
        [cube] Motstanderens kube
       *[cone] Motstanderens kjegle
    }

error-too-many-pieces = { seat-name } har flere enn { $limit } spillebrikker av én form på brettet: { quantik-the-shape }.
error-turns-do-not-alternate = Lys har { $first } spillebrikker på brettet og Mørk { $second }; Lys må ha like mange eller én til.
error-shapes-clash = { $line ->
        [row] På { $space } og { $other } har begge spillerne den samme formen ({ quantik-the-shape }) i samme rad; den andre kunne ikke ha blitt plassert.
        [column] På { $space } og { $other } har begge spillerne den samme formen ({ quantik-the-shape }) i samme kolonne; den andre kunne ikke ha blitt plassert.
       *[region] På { $space } og { $other } har begge spillerne den samme formen ({ quantik-the-shape }) i samme område; den andre kunne ikke ha blitt plassert.
    }
error-shape-used-up = { $shape ->
        [sphere] Begge kulene dine er på brettet.
        [cylinder] Begge sylinderne dine er på brettet.
        [cube] Begge kubene dine er på brettet.
       *[cone] Begge kjeglene dine er på brettet.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } på { $space } står allerede i denne raden.
        [column] { quantik-opposing-shape } på { $space } står allerede i denne kolonnen.
       *[region] { quantik-opposing-shape } på { $space } står allerede i dette området.
    }

## The board

board-piece-sphere = { $colour ->
        [light] lys kule
       *[dark] mørk kule
    }
board-piece-cylinder = { $colour ->
        [light] lys sylinder
       *[dark] mørk sylinder
    }
board-piece-cube = { $colour ->
        [light] lys kube
       *[dark] mørk kube
    }
board-piece-cone = { $colour ->
        [light] lys kjegle
       *[dark] mørk kjegle
    }

board-place-sphere = { seat-name } plasserer en kule på { $space }
board-place-cylinder = { seat-name } plasserer en sylinder på { $space }
board-place-cube = { seat-name } plasserer en kube på { $space }
board-place-cone = { seat-name } plasserer en kjegle på { $space }

## How a match ended

web-why-quantik-line = En rad, en kolonne eller et område har nå alle fire formene, og den siste avgjør.
web-why-quantik-no-move = { $reader ->
        [winner] Motstanderen din har ikke noe sted å plassere en brikke lenger.
        [loser] Du har ikke noe sted å plassere en brikke lenger.
       *[none] Den andre spilleren har ikke noe sted å plassere en brikke lenger.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Dette er brettet: seksten felter. De fire radene, de fire kolonnene og de fire områdene på to ganger to er linjene i spillet. Ett område er merket.
learn-quantik-place = Du har åtte spillebrikker: to kuler, to sylindere, to kuber og to kjegler. En tur er én brikke på ett tomt felt. Ta en brikke og plasser den hvor du vil.
learn-quantik-place-done = Der blir den. I Quantik flyttes ingen brikke, og ingen forlater brettet.
learn-quantik-row = Den som gjør ferdig en linje med alle fire formene, vinner. Én form mangler i øverste rad: plasser den der.
learn-quantik-row-done = Kule, sylinder, kube og kjegle i én rad: du vinner.
learn-quantik-region = Områder teller akkurat som rader og kolonner. Gjør området øverst til høyre ferdig.
learn-quantik-region-done = Fire former i ett område: du vinner.
learn-quantik-anyones = Det spiller ingen rolle hvem brikkene tilhører. Her spiller du Mørk. I én kolonne står tre lyse brikker: bruk dem.
learn-quantik-anyones-done = Bare den siste brikken måtte være din. Pass derfor på hva du etterlater til motstanderen.
learn-quantik-forbidden-row = Nå kommer det eneste som ikke er tillatt. Lys har en kule i øverste rad. Du er Mørk: prøv å plassere en kule i den samme raden, på a4.
learn-quantik-forbidden-row-done = Du har ikke lov til å plassere en brikke i en rad, en kolonne eller et område der motstanderen allerede har en brikke med samme form.
learn-quantik-forbidden-region = Dette gjelder også områder. Det står en mørk sylinder på d3. Du er Lys: prøv å plassere en sylinder på c4.
learn-quantik-forbidden-region-done = Hver brikke du plasserer, stenger en rad, en kolonne og et område for motstanderens brikker med samme form.
learn-quantik-own = Dine egne brikker hindrer deg aldri. Plasser den andre kulen din på samme linje som den første.
learn-quantik-own-done = To egne kuler på én linje er tillatt. Bare motstanderen holdes ute.
learn-quantik-two-each = Du har to av hver form og ikke flere. Begge kulene dine er på brettet: prøv å plassere en tredje på d2.
learn-quantik-two-each-done = Når begge er brukt, er den formen borte. I forrådet ditt ser du alltid hva du har igjen.
learn-quantik-careful = Nesten alle trekk lar Lys vinne straks her. Du er Mørk: finn det ene trekket som gjør at Lys ikke har noen linje å gjøre ferdig.
learn-quantik-careful-done = Godt sett. En linje med tre ulike former er en gave, med mindre den fjerde ikke kan stå der.
learn-quantik-no-move = Det finnes enda en måte å vinne på: den som skal trekke og ikke kan, har tapt. Du er Mørk: ta fra Lys det siste trekket.
learn-quantik-no-move-done = Lys har fortsatt brikker, men ikke noe felt kan ta imot dem.
learn-quantik-ahead = Ingen kan vinne straks her, men du, Mørk, kan tvinge fram seieren: hva Lys enn gjør etter trekket ditt, gjør du en linje ferdig.
learn-quantik-ahead-done = Slik vinner man i Quantik: gi motstanderen bare trekk som hjelper deg. Spill nå et parti.

## The rule page: what the examples show

study-rules-quantik-row = Kjeglen gjør en rad med alle fire formene ferdig. Den som plasserer den siste brikken, vinner, selv om en av de andre er motstanderens.
study-rules-quantik-column = Kolonner teller på samme måte. Her vinner Mørk med tre lyse brikker.
study-rules-quantik-region = Det gjør også de fire områdene på to ganger to.
study-rules-quantik-forbidden = Den lyse kulen i øverste rad holder mørke kuler ute av raden, kolonnen og området den står i.
study-rules-quantik-own = Din egen brikke står aldri i veien: en kule til i den samme kolonnen er greit.
study-rules-quantik-no-move = Etter denne kuben har Lys ikke noe felt igjen som kan ta imot en brikke. Den som ikke kan trekke, har tapt.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Hvis den siste brikken gjør en linje ferdig og også lar motstanderen stå uten trekk, teller det som en linje.
study-decision-quantik-start = Hvem som begynner, avgjøres ved loddtrekning; i neste parti bytter spillerne plass.
