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

## The board

board-piece-sphere = { $colour ->
        [light] svijetla kugla
       *[dark] tamna kugla
    }
board-piece-cylinder = { $colour ->
        [light] svijetli valjak
       *[dark] tamni valjak
    }
board-piece-cube = { $colour ->
        [light] svijetla kocka
       *[dark] tamna kocka
    }
board-piece-cone = { $colour ->
        [light] svijetli stožac
       *[dark] tamni stožac
    }

board-place-sphere = { seat-name } postavlja kuglu na { $space }
board-place-cylinder = { seat-name } postavlja valjak na { $space }
board-place-cube = { seat-name } postavlja kocku na { $space }
board-place-cone = { seat-name } postavlja stožac na { $space }

## How a match ended

web-why-quantik-line = U redu, stupcu ili području sada su sva četiri oblika, a odlučuje posljednji od njih.
web-why-quantik-no-move = { $reader ->
        [winner] Protivnik više nema kamo postaviti figuru.
        [loser] Više nemate kamo postaviti figuru.
       *[none] Drugi igrač više nema kamo postaviti figuru.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Ovo je ploča: šesnaest polja. Njezina četiri reda, četiri stupca i četiri područja dva puta dva čine linije ove igre. Jedno je područje označeno.
learn-quantik-place = Imate osam figura: dvije kugle, dva valjka, dvije kocke i dva stošca. Potez je jedna figura na jedno prazno polje. Uzmite bilo koju i postavite je kamo želite.
learn-quantik-place-done = Ondje ostaje. U igri Quantik figure se ne pomiču i nijedna ne napušta ploču.
learn-quantik-row = Linija sa sva četiri oblika donosi pobjedu onome tko je dopuni. U gornjem redu nedostaje jedan oblik: postavite ga.
learn-quantik-row-done = Kugla, valjak, kocka i stožac u jednom redu: pobijedili ste.
learn-quantik-region = Područja vrijede jednako kao redovi i stupci. Dopunite područje gore desno.
learn-quantik-region-done = Četiri oblika u jednom području: pobijedili ste.
learn-quantik-anyones = Nije važno čije su figure. Ovdje igrate za Tamnog. U jednom stupcu stoje tri figure Svijetlog: iskoristite ih.
learn-quantik-anyones-done = Samo je posljednja figura morala biti vaša. Zato pazite što ostavljate protivniku.
learn-quantik-forbidden-row = A sada jedino što je zabranjeno. Svijetli ima kuglu u gornjem redu. Vi ste Tamni: pokušajte postaviti kuglu u isti red, na a4.
learn-quantik-forbidden-row-done = Figuru ne smijete postaviti u red, stupac ili područje u kojem protivnik već ima figuru istog oblika.
learn-quantik-forbidden-region = To vrijedi i za područja. Valjak Tamnog stoji na d3. Vi ste Svijetli: pokušajte postaviti valjak na c4.
learn-quantik-forbidden-region-done = Svaka figura koju postavite zatvara red, stupac i područje protivnikovim figurama istog oblika.
learn-quantik-own = Vlastite figure nikad vam ništa ne zabranjuju. Postavite svoju drugu kuglu u istu liniju s prvom.
learn-quantik-own-done = Dvije vaše kugle u jednoj liniji su dozvoljene. Samo protivnik ne smije onamo.
learn-quantik-two-each = Svakog oblika imate dva komada i ne više. Obje vaše kugle su na ploči: pokušajte na d2 postaviti treću.
learn-quantik-two-each-done = Kad postavite oba komada, tog oblika više nemate. U zalihi uvijek vidite što vam je ostalo.
learn-quantik-careful = Gotovo svaki potez ovdje dopušta Svijetlom da odmah pobijedi. Vi ste Tamni: pronađite jedini potez nakon kojeg Svijetli nema liniju koju bi dopunio.
learn-quantik-careful-done = Dobro uočeno. Linija s tri različita oblika je poklon, osim ako četvrti onamo ne smije.
learn-quantik-no-move = Može se pobijediti i drukčije: tko je na potezu, a ne može ga odigrati, gubi. Vi ste Tamni: oduzmite Svijetlom posljednji potez.
learn-quantik-no-move-done = Svijetli još ima figura, ali nijednu ne smije nikamo postaviti.
learn-quantik-ahead = Ovdje nitko ne može pobijediti odmah, ali vi, Tamni, pobjedu možete iznuditi: nakon vašeg poteza dopunit ćete liniju, što god Svijetli učinio.
learn-quantik-ahead-done = Tako se pobjeđuje u igri Quantik: ostavite protivniku samo poteze koji pomažu vama. A sada odigrajte partiju.

## The rule page: what the examples show

study-rules-quantik-row = Stožac dopunjuje red sa sva četiri oblika. Pobjeđuje tko postavi posljednju figuru, iako jedna od ostalih pripada protivniku.
study-rules-quantik-column = Stupci vrijede jednako. Ovdje Tamni pobjeđuje uz pomoć triju figura Svijetlog.
study-rules-quantik-region = Isto tako i četiri područja dva puta dva.
study-rules-quantik-forbidden = Kugla Svijetlog u gornjem redu ne pušta kugle Tamnog u taj red, u svoj stupac ni u svoje područje.
study-rules-quantik-own = Vlastita vam figura nikad ne smeta: druga kugla u istom stupcu je u redu.
study-rules-quantik-no-move = Nakon ove kocke Svijetli više nijednu svoju figuru ne smije nikamo postaviti. Tko ne može odigrati potez, gubi.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Ako posljednja figura dopuni liniju i ujedno protivnika ostavi bez poteza, računa se kao linija.
study-decision-quantik-start = Tko počinje, odlučuje ždrijeb; u sljedećoj se partiji igrači zamijene.
