exago-name = Exago
exago-tagline = Slažite pločice, pa ih pomerajte, dok ne naprave liniju.
exago-rules =
    Dva do šest igrača na tabli od šestouglova. Kad igra dvoje, svako ima 12 pločica i treba mu pet u nizu; kad igra troje do šestoro, svako ima 6 i trebaju mu četiri.

    Prva pločica ide u centar. Posle toga, dok imate pločica u zalihi, postavite jednu na prazno polje koje dodiruje pločicu na tabli. Kad ih više nemate, podignite jednu svoju pločicu i stavite je na drugo polje na kojem dodiruje pločicu.

    Ako se podizanjem pločice ostale razdvoje u grupe, ostaje samo najveća grupa; sve druge pločice vraćaju se u zalihe svojih vlasnika pre nego što spustite svoju. Kad je najvećih grupa više, birate koja ostaje. Vraćene pločice moraju se postaviti, po jedna u potezu, pre nego što smete ponovo da pomerate.

    Sa tri ili više igrača morate da blokirate: ako sada ne možete da pobedite, a neko bi mogao u svom sledećem potezu, nađite prvog takvog igrača posle sebe; ako ga neki vaš potez zaustavlja, morate odigrati takav potez.

    Prava neprekinuta linija od dovoljno pločica vaše boje, u bilo kojem od tri pravca, pobeđuje na kraju vašeg poteza.

    Pišite f6 da postavite, f6-g7 da pomerite, f6-g7=a3 da pomerite i zadržite grupu u kojoj je a3, pass kad ničeg drugog nema.
exago-reason-line = prava linija od pločica
exago-reason-no-move = niko ne može da igra

exago-option-players = Koliko ljudi igra, od dvoje do šestoro.
exago-option-players-name = Igrači
exago-option-size = Koliko polja ima svaka stranica table.
exago-option-size-name = Veličina table
exago-option-tiles = Sa koliko pločica svako počinje, ili po jedan broj za svako mesto kao hendikep.
exago-option-tiles-name = Pločice
exago-option-line = Koliko pločica u nizu pobeđuje.
exago-option-line-name = Pobednička linija
exago-option-early = Smeju li se pločice pomerati dok ih još ima u zalihi.
exago-option-early-name = Rano pomeranje
exago-option-reconnect = Spušta li se podignuta pločica pre nego što se odsečene grupe vrate, tako da može ponovo da ih spoji.
exago-option-reconnect-name = Ponovno spajanje
exago-option-block = Mora li se pretnja blokirati kad igra troje ili više.
exago-option-block-name = Dužnost blokiranja
exago-option-repetition = Ista pozicija donosi nerešen ishod kad se pojavi ovoliko puta.
exago-option-repetition-name = Ponavljanje

exago-brief-players = { $value ->
        [one] { $value } igrač
        [few] { $value } igrača
       *[other] { $value } igrača
    }
exago-brief-size = polja na stranici: { $value }
exago-brief-tiles = pločice: { $value }
exago-brief-line = { $value } u nizu
exago-brief-early = { $value ->
        [on] pločice se pomeraju i ranije
       *[off] pločice se pomeraju kasnije
    }
exago-brief-reconnect = { $value ->
        [on] odsečene grupe se mogu spojiti
       *[off] odsečene grupe se vraćaju
    }
exago-brief-block = { $value ->
        [on] pretnje se moraju blokirati
       *[off] blokiranje nije obavezno
    }
exago-brief-repetition = { $value ->
        [off] ponavljanje nije nerešeno
       *[other] nerešeno ponavljanjem
    }

error-tiles-for-seats = Opcija tiles ima brojeva: { $found }, a mesta: { $seats }; dajte jedan broj ili po jedan za svako mesto.
error-empty-run = Red { $row } broji nula praznih polja ili neki broj počinje sa 0.
error-hands-unreadable = „{ $hands }“ nisu zalihe; u ovoj igri izgledaju ovako: { $example }.
error-hands-do-not-add-up = { seat-name }: pločica na tabli { $board }, u zalihi { $hand }; zajedno ih mora biti { $total }.
error-tiles-do-not-touch = Sve pločice moraju biti povezane, a { $space } i { $other } nisu.
error-pass-not-needed = Potez možete preskočiti samo kad ništa drugo ne možete.
error-centre-first = Prva pločica ide u centar, na { $space }.
error-touches-nothing = Pločica na { $space } ne bi dodirivala nijednu drugu.
error-not-your-tile = Na { $space } nema vaše pločice.
error-place-first =
    { $count ->
        [one] U zalihi imate još { $count } pločicu; morate je postaviti pre nego što smete da pomerate.
        [few] U zalihi imate još { $count } pločice; morate ih postaviti pre nego što smete da pomerate.
       *[other] U zalihi imate još { $count } pločica; morate ih postaviti pre nego što smete da pomerate.
    }
error-back-to-own-space = Podignuta pločica ide na drugo polje, ne nazad na { $space }.
error-no-choice-of-groups = Ovde nema izbora između grupa; napišite { $move }.
error-choose-group = Najvećih grupa je više; recite koja ostaje: dodajte = i jedno od ovih polja: { $spaces }.
error-must-block = { seat-name } preti pobedom, a vi to možete sprečiti; dozvoljeni su samo takvi potezi.
