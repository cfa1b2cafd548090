quantik-name = Quantik
quantik-tagline = Neli erinevat kuju ühel joonel, ükskõik kelle omad.
quantik-rules =
    Kaks mängijat, Hele ja Tume, kummalgi kaheksa mängunuppu: kaks kera (A), kaks silindrit (B), kaks kuupi (C) ja kaks koonust (D). Mängulaual on 16 välja; selle neli rida, neli veergu ja neli 2×2 ala on jooned.

    Sinu kord: aseta üks oma nuppudest tühjale väljale. Sa ei tohi asetada nuppu ritta, veergu ega alale, kus vastasel on juba sama kujuga nupp. Sinu enda nupud ei takista sind kunagi.

    Võidad kohe, kui sinu nupp teeb valmis joone, millel on kõik neli kuju, ükskõik kelle omad. Võidad ka siis, kui vastane on käigul, aga ei saa käia. Viiki ei ole.

    Kirjuta käiguks kuju ja väli: Bc2 asetab silindri väljale c2.
quantik-reason-line = joonel on kõik neli kuju
quantik-reason-no-move = vastasel ei olnud ühtki lubatud käiku

quantik-the-shape =
    { $shape ->
        [sphere] kera
        [cylinder] silinder
        [cube] kuup
       *[cone] koonus
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Vastase kera
        [cylinder] Vastase silinder
        [cube] Vastase kuup
       *[cone] Vastase koonus
    }

error-too-many-pieces = { seat-name }: laual on rohkem kui { $limit } ühesuguse kujuga nuppu ({ quantik-the-shape }).
error-turns-do-not-alternate = Nuppe laual: Hele { $first }, Tume { $second }; Heledal peab neid olema sama palju või üks rohkem.
error-shapes-clash = { $line ->
        [row] Väljadel { $space } ja { $other } on mõlemal mängijal samas reas sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
        [column] Väljadel { $space } ja { $other } on mõlemal mängijal samas veerus sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
       *[region] Väljadel { $space } ja { $other } on mõlemal mängijal samal alal sama kuju ({ quantik-the-shape }); teist neist poleks saanud asetada.
    }
error-shape-used-up = { $shape ->
        [sphere] Mõlemad sinu kerad on laual.
        [cylinder] Mõlemad sinu silindrid on laual.
        [cube] Mõlemad sinu kuubid on laual.
       *[cone] Mõlemad sinu koonused on laual.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } väljal { $space } on juba selles reas.
        [column] { quantik-opposing-shape } väljal { $space } on juba selles veerus.
       *[region] { quantik-opposing-shape } väljal { $space } on juba sellel alal.
    }
