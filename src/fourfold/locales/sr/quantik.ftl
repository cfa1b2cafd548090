quantik-name = Quantik
quantik-tagline = Četiri različita oblika na jednoj liniji, ma ko da ih je postavio.
quantik-rules =
    Dva igrača, Svetli i Tamni, imaju po osam figura: dve kugle (A), dva cilindra (B), dve kocke (C) i dve kupe (D). Tabla ima 16 polja; njena četiri reda, četiri kolone i četiri regiona 2×2 su linije.

    Kad ste na redu, postavite jednu svoju figuru na prazno polje. Ne smete da postavite figuru u red, kolonu ili region u kojem protivnik već ima figuru istog oblika. Vaše sopstvene figure vam nikad ne smetaju.

    Pobeđujete odmah kad se vašom figurom na jednoj liniji nađu sva četiri oblika, ma čije bile figure. Pobeđujete i kad je protivnik na redu, a ne može da igra. Nerešenog ishoda nema.

    Potez se piše kao oblik i polje: Bc2 postavlja cilindar na c2.
quantik-reason-line = na jednoj liniji su sva četiri oblika
quantik-reason-no-move = protivnik nije imao dozvoljen potez

quantik-the-shape =
    { $shape ->
        [sphere] kugla
        [cylinder] cilindar
        [cube] kocka
       *[cone] kupa
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Protivnikova kugla
        [cylinder] Protivnikov cilindar
        [cube] Protivnikova kocka
       *[cone] Protivnikova kupa
    }

error-too-many-pieces = { seat-name } ima na tabli previše figura istog oblika ({ quantik-the-shape }); najviše ih je { $limit }.
error-turns-do-not-alternate = Figure na tabli: Svetli { $first }, Tamni { $second }; Svetli mora imati isto toliko ili jednu više.
error-shapes-clash = { $line ->
        [row] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u jednom redu; drugi od njih nije mogao biti postavljen.
        [column] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u jednoj koloni; drugi od njih nije mogao biti postavljen.
       *[region] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u jednom regionu; drugi od njih nije mogao biti postavljen.
    }
error-shape-used-up = { $shape ->
        [sphere] Obe vaše kugle su na tabli.
        [cylinder] Oba vaša cilindra su na tabli.
        [cube] Obe vaše kocke su na tabli.
       *[cone] Obe vaše kupe su na tabli.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } već stoji u ovom redu.
        [column] { quantik-opposing-shape } na { $space } već stoji u ovoj koloni.
       *[region] { quantik-opposing-shape } na { $space } već stoji u ovom regionu.
    }
