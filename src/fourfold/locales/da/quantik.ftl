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
