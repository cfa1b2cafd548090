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
