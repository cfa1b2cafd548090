quantik-name = Quantik
quantik-tagline = Četiri različita oblika u jednoj liniji, čiji god bili.
quantik-rules =
    Igraju dva igrača, Svijetli i Tamni. Svaki ima osam figura: dvije kugle (A), dva valjka (B), dvije kocke (C) i dva stošca (D). Ploča ima 16 polja; njezina četiri reda, četiri stupca i četiri područja 2×2 su linije.

    Vaš potez: postavite jednu svoju figuru na prazno polje. Ne smijete je postaviti u red, stupac ili područje u kojem protivnik već ima figuru istog oblika. Vlastite figure nikad vam ne smetaju.

    Pobjeđujete odmah kad vaša figura dopuni liniju tako da su u njoj sva četiri oblika, čiji god bili. Pobjeđujete i kad je protivnik na potezu, a ne može ga odigrati. Neriješenog ishoda nema.

    Potez se piše kao oblik i polje: Bc2 postavlja valjak na c2.
quantik-reason-line = u liniji su sva četiri oblika
quantik-reason-no-move = protivnik nije imao nijedan dozvoljen potez

quantik-the-shape =
    { $shape ->
        [sphere] kugla
        [cylinder] valjak
        [cube] kocka
       *[cone] stožac
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Protivnikova kugla
        [cylinder] Protivnikov valjak
        [cube] Protivnikova kocka
       *[cone] Protivnikov stožac
    }

error-too-many-pieces = { seat-name } ima na ploči previše figura jednog oblika (najviše { $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Broj figura na ploči: Svijetli { $first }, Tamni { $second }; Svijetli ih mora imati jednako ili jednu više.
error-shapes-clash = { $line ->
        [row] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u istom redu; drugi od njih nije se mogao postaviti.
        [column] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u istom stupcu; drugi od njih nije se mogao postaviti.
       *[region] Na { $space } i { $other } oba igrača imaju isti oblik ({ quantik-the-shape }) u istom području; drugi od njih nije se mogao postaviti.
    }
error-shape-used-up = { $shape ->
        [sphere] Obje vaše kugle već su na ploči.
        [cylinder] Oba vaša valjka već su na ploči.
        [cube] Obje vaše kocke već su na ploči.
       *[cone] Oba vaša stošca već su na ploči.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } na { $space } već stoji u ovom redu.
        [column] { quantik-opposing-shape } na { $space } već stoji u ovom stupcu.
       *[region] { quantik-opposing-shape } na { $space } već stoji u ovom području.
    }
