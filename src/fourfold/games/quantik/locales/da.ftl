quantik-name = Quantik
quantik-tagline = Fire forskellige former på en linje, uanset hvem de tilhører.
quantik-rules =
    To spillere, Lys og Mørk, med otte spillebrikker hver: to kugler (A), to cylindre (B), to terninger (C) og to kegler (D). Brættet har 16 felter; de fire rækker, fire kolonner og fire områder på 2×2 er linjerne.

    Din tur: Placer en af dine spillebrikker på et tomt felt. Du må ikke placere en brik i en række, en kolonne eller et område, hvor din modstander allerede har en brik med samme form. Dine egne brikker står aldrig i vejen.

    Du vinder straks, når din brik gør, at en linje får alle fire former, uanset hvem de tilhører. Du vinder også, når din modstander skal trække og ikke kan. Det kan ikke ende uafgjort.

    Skriv et træk som form og felt: Bc2 placerer en cylinder på c2.
quantik-reason-line = en linje har alle fire former
quantik-reason-no-move = modstanderen havde ingen tilladte træk

quantik-the-shape =
    { $shape ->
        [sphere] kugle
        [cylinder] cylinder
        [cube] terning
       *[cone] kegle
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Modstanderens kugle
        [cylinder] Modstanderens cylinder
        [cube] Modstanderens terning
       *[cone] Modstanderens kegle
    }

error-too-many-pieces = { seat-name } har flere end { $limit } spillebrikker af én form på brættet: { quantik-the-shape }.
error-turns-do-not-alternate = Lys har { $first } spillebrikker på brættet og Mørk { $second }; Lys skal have lige så mange eller én mere.
error-shapes-clash = { $line ->
        [row] På { $space } og { $other } har begge spillere den samme form ({ quantik-the-shape }) i samme række; den anden kunne ikke være blevet placeret.
        [column] På { $space } og { $other } har begge spillere den samme form ({ quantik-the-shape }) i samme kolonne; den anden kunne ikke være blevet placeret.
       *[region] På { $space } og { $other } har begge spillere den samme form ({ quantik-the-shape }) i samme område; den anden kunne ikke være blevet placeret.
    }
error-shape-used-up = { $shape ->
        [sphere] Begge dine kugler er på brættet.
        [cylinder] Begge dine cylindre er på brættet.
        [cube] Begge dine terninger er på brættet.
       *[cone] Begge dine kegler er på brættet.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } på { $space } står allerede i denne række.
        [column] { quantik-opposing-shape } på { $space } står allerede i denne kolonne.
       *[region] { quantik-opposing-shape } på { $space } står allerede i dette område.
    }

## The board

board-piece-sphere = { $colour ->
        [light] lys kugle
       *[dark] mørk kugle
    }
board-piece-cylinder = { $colour ->
        [light] lys cylinder
       *[dark] mørk cylinder
    }
board-piece-cube = { $colour ->
        [light] lys terning
       *[dark] mørk terning
    }
board-piece-cone = { $colour ->
        [light] lys kegle
       *[dark] mørk kegle
    }

board-place-sphere = { seat-name } placerer en kugle på { $space }
board-place-cylinder = { seat-name } placerer en cylinder på { $space }
board-place-cube = { seat-name } placerer en terning på { $space }
board-place-cone = { seat-name } placerer en kegle på { $space }

## How a match ended

web-why-quantik-line = En række, en kolonne eller et område har nu alle fire former, og den sidste afgør det.
web-why-quantik-no-move = { $reader ->
        [winner] Din modstander har ikke længere noget sted at placere en brik.
        [loser] Du har ikke længere noget sted at placere en brik.
       *[none] Den anden spiller har ikke længere noget sted at placere en brik.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Dette er brættet: seksten felter. De fire rækker, de fire kolonner og de fire områder på to gange to er spillets linjer. Ét område er markeret.
learn-quantik-place = Du har otte spillebrikker: to kugler, to cylindre, to terninger og to kegler. En tur er én brik på ét tomt felt. Tag en brik, og placer den, hvor du vil.
learn-quantik-place-done = Der bliver den. I Quantik flyttes ingen brik, og ingen forlader brættet.
learn-quantik-row = Den, der gør en linje med alle fire former færdig, vinder. Én form mangler i den øverste række: Placer den der.
learn-quantik-row-done = Kugle, cylinder, terning og kegle i én række: Du vinder.
learn-quantik-region = Områder tæller ligesom rækker og kolonner. Gør området øverst til højre færdigt.
learn-quantik-region-done = Fire former i ét område: Du vinder.
learn-quantik-anyones = Det er lige meget, hvem brikkerne tilhører. Her spiller du Mørk. I én kolonne står tre lyse brikker: Brug dem.
learn-quantik-anyones-done = Kun den sidste brik skulle være din. Så pas på, hvad du efterlader til din modstander.
learn-quantik-forbidden-row = Nu kommer det eneste, der ikke er tilladt. Lys har en kugle i den øverste række. Du er Mørk: Prøv at placere en kugle i den samme række, på a4.
learn-quantik-forbidden-row-done = Du må ikke placere en brik i en række, en kolonne eller et område, hvor din modstander allerede har en brik med samme form.
learn-quantik-forbidden-region = Det gælder også områder. Der står en mørk cylinder på d3. Du er Lys: Prøv at placere en cylinder på c4.
learn-quantik-forbidden-region-done = Hver brik, du placerer, lukker en række, en kolonne og et område for modstanderens brikker med samme form.
learn-quantik-own = Dine egne brikker hindrer dig aldrig. Placer din anden kugle på samme linje som den første.
learn-quantik-own-done = To egne kugler på én linje er tilladt. Kun din modstander holdes ude.
learn-quantik-two-each = Du har to af hver form og ikke flere. Begge dine kugler er på brættet: Prøv at placere en tredje på d2.
learn-quantik-two-each-done = Når begge er brugt, er den form væk. I dit forråd ser du altid, hvad du har tilbage.
learn-quantik-careful = Næsten alle træk lader Lys vinde straks her. Du er Mørk: Find det ene træk, der ikke efterlader Lys en linje at gøre færdig.
learn-quantik-careful-done = Godt set. En linje med tre forskellige former er en gave, medmindre den fjerde ikke må placeres der.
learn-quantik-no-move = Der er en måde mere at vinde på: Den, der skal trække og ikke kan, har tabt. Du er Mørk: Tag det sidste træk fra Lys.
learn-quantik-no-move-done = Lys har stadig brikker, men intet felt kan tage imod dem.
learn-quantik-ahead = Ingen kan vinde straks her, men du, Mørk, kan tvinge sejren igennem: Hvad Lys end gør efter dit træk, gør du en linje færdig.
learn-quantik-ahead-done = Sådan vinder man i Quantik: Lad din modstander kun have træk, der hjælper dig. Spil nu et parti.

## The rule page: what the examples show

study-rules-quantik-row = Keglen gør en række med alle fire former færdig. Den, der placerer den sidste brik, vinder, selv om en af de andre er modstanderens.
study-rules-quantik-column = Kolonner tæller på samme måde. Her vinder Mørk med tre lyse brikker.
study-rules-quantik-region = Det gør de fire områder på to gange to også.
study-rules-quantik-forbidden = Den lyse kugle i den øverste række holder mørke kugler ude af den række, den kolonne og det område, den står i.
study-rules-quantik-own = Din egen brik står aldrig i vejen: En kugle mere i den samme kolonne er i orden.
study-rules-quantik-no-move = Efter denne terning har Lys ikke noget felt tilbage, der kan tage imod en brik. Den, der ikke kan trække, har tabt.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Hvis den sidste brik gør en linje færdig og også efterlader modstanderen uden træk, tæller det som en linje.
study-decision-quantik-start = Hvem der begynder, afgøres ved lodtrækning; i næste parti bytter spillerne plads.
