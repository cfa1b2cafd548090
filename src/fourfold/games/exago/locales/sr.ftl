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

## The board

board-piece-tile = { $colour ->
        [red] crvena pločica
        [blue] plava pločica
        [yellow] žuta pločica
        [green] zelena pločica
        [purple] ljubičasta pločica
       *[orange] narandžasta pločica
    }
board-place-tile = { seat-name } postavlja pločicu na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vaše pločice čine pravu, neprekinutu liniju.
        [loser] Pločice pobednika čine pravu, neprekinutu liniju.
       *[none] Pločice čine pravu, neprekinutu liniju.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Tabla je od šestouglova. Prva pločica u igri ide u centar. Stavite je tamo.
learn-exago-centre-done = Od sada svaka pločica mora da dodiruje pločicu na tabli.
learn-exago-touch = Vi ste Plavi. Pokušajte da stavite pločicu na b2, gde bi stajala sama.
learn-exago-touch-done = Sve pločice su uvek povezane.
learn-exago-place = Stavite pločicu na polje koje dodiruje crvenu. Boja susedne pločice nije važna.
learn-exago-place-done = Dok imate pločica u zalihi, vaš potez je da postavite jednu.
learn-exago-line = Kad igra dvoje, pobeđuje pet pločica vaše boje u pravoj liniji. Imate četiri: dodajte petu.
learn-exago-line-done = Linije idu u tri pravca. Moraju biti prave i bez praznina. Sa tri ili više igrača dovoljne su četiri.
learn-exago-place-first = Kasnije se pločice mogu pomerati, ali još ne. Pokušajte da pomerite svoju pločicu sa e4 na d5.
learn-exago-place-first-done = Prvo sve vaše pločice moraju biti na tabli.
learn-exago-relocate = Sada u zalihi više nemate pločica. Od sada je potez da podignete jednu svoju pločicu i stavite je na drugo polje na kojem dodiruje pločicu. Pomerite jednu.
learn-exago-relocate-done = Svaka pločica sada može da ode bilo kuda.
learn-exago-own-space = Podignuta pločica mora da ode na drugo mesto. Pokušajte da pločicu sa d2 vratite tamo odakle je došla.
learn-exago-own-space-done = U igri Exago nema čekanja.
learn-exago-cut-off = Ako se podizanjem pločice ostale razdvoje u grupe, ostaje samo najveća grupa; sve druge pločice vraćaju se u zalihe svojih vlasnika. Pomerite pločicu koja odseca neke druge.
learn-exago-cut-off-done = Kome su se pločice vratile, mora da ih postavi, po jednu u potezu, pre nego što ponovo pomera. To može da košta mnogo vremena.
learn-exago-choose = Ako je više grupa jednako veliko, birate koja ostaje. Podignite pločicu bez koje ostaju dve jednako velike grupe i spustite je pored one koju želite da zadržite. Ako tamo dodiruje obe, pokažite pločicu iz grupe koja ostaje.
learn-exago-choose-done = Druga grupa se vratila u zalihu. Birajte onu koja vam više pomaže.
learn-exago-move-to-win = U ovoj maloj igri pobeđuju četiri pločice u nizu. Vi ste Plavi i zaliha vam je prazna: pobedite pomeranjem pločice.
learn-exago-move-to-win-done = Tražite linije s prazninom i pločicu koja nije potrebna tamo gde je.
learn-exago-must-block = Ovde igra troje, a za pobedu trebaju četiri pločice u nizu. Crveni bi u sledećem potezu mogao da pobedi na d5. Vi ste Plavi: pokušajte umesto toga da igrate na e5.
learn-exago-must-block-done = Sa tri ili više igrača morate zaustaviti pretnju ako sami ne možete da pobedite, a neki vaš potez je zaustavlja.
learn-exago-block = Sada ispunite svoju dužnost.
learn-exago-block-done = Ako preti više protivnika, zaustavite onog ko je prvi na redu.
learn-exago-win-first = Dužnost blokiranja ima jedan izuzetak: ako sami možete da pobedite, pobedite. Vi ste Crveni.
learn-exago-win-first-done = Pobeda je važnija od blokiranja.
learn-exago-ahead = Opet dva igrača, pet u nizu. Vi ste Crveni. Napravite pretnju na koju Plavi ne može da odgovori: pobeđujete sledećom pločicom.
learn-exago-ahead-done = Otvorena linija može se dovršiti s dve strane, a Plavi može da zatvori samo jednu.
learn-exago-cross = Sada više niko nema pločica u zalihi. Vi ste Crveni. Podignite pločicu koja vam nije potrebna tamo gde je i stavite je na polje na kojem se ukrštaju dve vaše linije: Plavi ne može da zaustavi obe.
learn-exago-cross-done = Pločica na kojoj se ukrštaju dve linije računa se za obe. Jaki igrači pripremaju takva polja mnogo pre nego što ih iskoriste. A sada odigrajte partiju.

## Themes of puzzles

study-theme-relocate = Pomeranje pločice
study-theme-win-by-cutting = Pobeda odsecanjem
study-theme-hold-by-cutting = Odbrana odsecanjem

## The rule page: what the examples show

study-rules-exago-touch = Svaka nova pločica mora da dodiruje pločicu na tabli.
study-rules-exago-line = Prava, neprekinuta linija pobeđuje: pet pločica kad igra dvoje, četiri kad ih je više.
study-rules-exago-relocate = Kad vam je zaliha prazna, podignite jednu svoju pločicu i spustite je gde dodiruje pločicu.
study-rules-exago-cut-off = Podizanje ove pločice odseca dve druge. Vraćaju se vlasnicima, koji moraju ponovo da ih postave pre nego što pomeraju.
study-rules-exago-choose = Ostale su dve jednako velike grupe: ko je na potezu, bira koja od njih ostaje.
study-rules-exago-must-block = Sa tri ili više igrača pretnja se mora zaustaviti. Crveni preti pobedom na d5, pa Plavi ne sme da igra drugde.
study-rules-exago-block = Ovaj potez zaustavlja pretnju, pa je dozvoljen.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Od više grupa ostaje samo jedna najveća, i kad ih je više od dve.
study-decision-exago-own = Ako se vama vrate vaše pločice, podignutu ipak spuštate odmah; ostale slede u kasnijim potezima.
study-decision-exago-duty = Sa tri ili više igrača blokiranje je dužnost kad god je moguće, i kad preti samo jedan protivnik.
study-decision-exago-first = Ako preti više protivnika, zaustavite onog ko je prvi na redu.
study-decision-exago-relocated = Pretnja pobedom pomeranjem pločice računa se kao svaka druga.
study-decision-exago-stuck = Ko ništa ne može, preskače potez. Ako niko ne može da igra, nerešeno je.
