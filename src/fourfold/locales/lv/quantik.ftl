quantik-name = Quantik
quantik-tagline = Četras atšķirīgas formas vienā līnijā, lai kurš tās būtu novietojis.
quantik-rules =
    Diviem spēlētājiem, Gaišajiem un Tumšajiem, ir pa astoņām figūrām: divas sfēras (A), divi cilindri (B), divi kubi (C) un divi konusi (D). Spēles laukumā ir 16 lauciņi; četras rindas, četras kolonnas un četri 2×2 kvadranti ir tā līnijas.

    Jūsu gājiens: novietojiet vienu savu figūru uz tukša lauciņa. To nedrīkst likt rindā, kolonnā vai kvadrantā, kur pretiniekam jau ir figūra ar tādu pašu formu. Jūsu pašu figūras jums nekad netraucē.

    Jūs uzvarat uzreiz, ja jūsu figūra pabeidz līniju tā, ka tajā ir visas četras formas, lai kam tās piederētu. Jūs uzvarat arī tad, ja pretiniekam jāizdara gājiens, bet neviens nav iespējams. Neizšķirta rezultāta nav.

    Gājienu raksta kā formu un lauciņu: Bc2 novieto cilindru uz c2.
quantik-reason-line = vienā līnijā ir visas četras formas
quantik-reason-no-move = pretiniekam nebija atļauta gājiena

quantik-the-shape =
    { $shape ->
        [sphere] sfēra
        [cylinder] cilindrs
        [cube] kubs
       *[cone] konuss
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Pretinieka sfēra
        [cylinder] Pretinieka cilindrs
        [cube] Pretinieka kubs
       *[cone] Pretinieka konuss
    }

error-too-many-pieces = { form-seat-dative } laukumā ir vairāk vienas formas figūru, nekā atļauts ({ $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Figūras laukumā: Gaišajiem { $first }, Tumšajiem { $second }; Gaišajiem jābūt tikpat vai par vienu vairāk.
error-shapes-clash = { $line ->
        [row] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā rindā; otro nevarēja novietot.
        [column] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā kolonnā; otro nevarēja novietot.
       *[region] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā kvadrantā; otro nevarēja novietot.
    }
error-shape-used-up = { $shape ->
        [sphere] Abas jūsu sfēras jau ir laukumā.
        [cylinder] Abi jūsu cilindri jau ir laukumā.
        [cube] Abi jūsu kubi jau ir laukumā.
       *[cone] Abi jūsu konusi jau ir laukumā.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } uz { $space } jau stāv šajā rindā.
        [column] { quantik-opposing-shape } uz { $space } jau stāv šajā kolonnā.
       *[region] { quantik-opposing-shape } uz { $space } jau stāv šajā kvadrantā.
    }
