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

## The board

board-piece-sphere = { $colour ->
        [light] svetla kugla
       *[dark] tamna kugla
    }
board-piece-cylinder = { $colour ->
        [light] svetli cilindar
       *[dark] tamni cilindar
    }
board-piece-cube = { $colour ->
        [light] svetla kocka
       *[dark] tamna kocka
    }
board-piece-cone = { $colour ->
        [light] svetla kupa
       *[dark] tamna kupa
    }

board-place-sphere = { seat-name } postavlja kuglu na { $space }
board-place-cylinder = { seat-name } postavlja cilindar na { $space }
board-place-cube = { seat-name } postavlja kocku na { $space }
board-place-cone = { seat-name } postavlja kupu na { $space }

## How a match ended

web-why-quantik-line = U redu, koloni ili regionu sada su sva četiri oblika, a poslednji odlučuje.
web-why-quantik-no-move = { $reader ->
        [winner] Protivnik više nema gde da stavi figuru.
        [loser] Više nemate gde da stavite figuru.
       *[none] Drugi igrač više nema gde da stavi figuru.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Ovo je tabla: šesnaest polja. Njena četiri reda, četiri kolone i četiri regiona dva puta dva su linije ove igre. Jedan region je označen.
learn-quantik-place = Imate osam figura: dve kugle, dva cilindra, dve kocke i dve kupe. Potez je jedna figura na jedno prazno polje. Uzmite bilo koju figuru i stavite je bilo gde.
learn-quantik-place-done = Tu i ostaje. U igri Quantik figure se ne pomeraju i ne napuštaju tablu.
learn-quantik-row = Ko dovrši liniju na kojoj su sva četiri oblika, pobeđuje. U gornjem redu nedostaje jedan oblik: stavite ga tamo.
learn-quantik-row-done = Kugla, cilindar, kocka i kupa u jednom redu: pobedili ste.
learn-quantik-region = Regioni se računaju isto kao redovi i kolone. Dovršite region gore desno.
learn-quantik-region-done = Četiri oblika u jednom regionu: pobedili ste.
learn-quantik-anyones = Nije važno čije su figure. Ovde ste Tamni. Tri figure Svetlog stoje u jednoj koloni: iskoristite ih.
learn-quantik-anyones-done = Samo je poslednja figura morala biti vaša. Zato pazite šta ostavljate protivniku.
learn-quantik-forbidden-row = Sada ono jedino što je zabranjeno. Svetli ima kuglu u gornjem redu. Vi ste Tamni: pokušajte da stavite kuglu u isti red, na a4.
learn-quantik-forbidden-row-done = Ne smete da postavite figuru u red, kolonu ili region u kojem protivnik već ima figuru istog oblika.
learn-quantik-forbidden-region = To važi i za regione. Cilindar Tamnog stoji na d3. Vi ste Svetli: pokušajte da stavite cilindar na c4.
learn-quantik-forbidden-region-done = Svaka figura koju postavite zatvara jedan red, jednu kolonu i jedan region za protivnikove figure istog oblika.
learn-quantik-own = Vaše sopstvene figure vam nikad ništa ne zabranjuju. Stavite drugu kuglu na istu liniju s prvom.
learn-quantik-own-done = Dve vaše kugle na jednoj liniji su dozvoljene. Samo protivniku je tamo zabranjeno.
learn-quantik-two-each = Od svakog oblika imate po dve figure i ne više. Obe vaše kugle su na tabli: pokušajte da stavite treću na d2.
learn-quantik-two-each-done = Kad potrošite obe, tog oblika više nema. U zalihi uvek vidite šta vam je ostalo.
learn-quantik-careful = Posle gotovo svakog poteza ovde Svetli odmah pobeđuje. Vi ste Tamni: nađite jedini potez posle kojeg Svetli nema liniju koju bi dovršio.
learn-quantik-careful-done = Dobro uočeno. Linija s tri različita oblika je poklon, osim ako četvrti tamo ne sme da se postavi.
learn-quantik-no-move = Postoji i drugi put do pobede: ko mora da igra, a ne može, izgubio je. Vi ste Tamni: oduzmite Svetlom poslednji potez.
learn-quantik-no-move-done = Svetli još ima figura, ali ih ni na jedno polje ne sme postaviti.
learn-quantik-ahead = Ovde niko ne može odmah da pobedi, ali vi, Tamni, možete to da iznudite: posle vašeg poteza, šta god Svetli uradio, vi dovršavate liniju.
learn-quantik-ahead-done = Tako se pobeđuje u igri Quantik: ostavite protivniku samo poteze koji pomažu vama. A sada odigrajte partiju.

## The rule page: what the examples show

study-rules-quantik-row = Kupa dovršava red sa sva četiri oblika. Ko stavi poslednju figuru, pobeđuje, iako je jedna od ostalih protivnikova.
study-rules-quantik-column = Kolone se računaju isto tako. Ovde Tamni pobeđuje s tri figure Svetlog.
study-rules-quantik-region = Isto tako i četiri regiona dva puta dva.
study-rules-quantik-forbidden = Kugla Svetlog stoji u gornjem redu i ne pušta kugle Tamnog ni u taj red, ni u svoju kolonu, ni u svoj region.
study-rules-quantik-own = Vaša figura vam nikad ne smeta: druga kugla u istoj koloni je u redu.
study-rules-quantik-no-move = Posle ove kocke Svetli nema polje na koje sme da stavi ijednu figuru. Ko ne može da igra, izgubio je.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Ako poslednja figura dovrši liniju i uz to ostavi protivnika bez poteza, računa se linija.
study-decision-quantik-start = Ko počinje, određuje žreb; u sledećoj partiji igrači menjaju mesta.
