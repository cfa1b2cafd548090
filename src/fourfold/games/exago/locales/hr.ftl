exago-name = Exago
exago-tagline = Postavljajte pločice, zatim ih pomičite dok ne tvore liniju.
exago-rules =
    Dva do šest igrača na ploči od šesterokuta. Dva igrača imaju po 12 pločica i trebaju pet u nizu; kad igra troje do šestero, svatko ima 6 pločica i treba četiri.

    Prva pločica ide u središte. Nakon toga, dok imate pločica u zalihi, u svakom potezu postavite jednu na prazno polje koje dodiruje pločicu na ploči. Kad više nemate nijednu, podignite jednu svoju pločicu i postavite je na drugo polje gdje dodiruje pločicu.

    Ako se podizanjem pločice ostale raspadnu na odvojene grupe, ostaje samo najveća grupa; sve druge pločice vraćaju se u zalihe svojih vlasnika prije nego što svoju spustite. Ako je najvećih grupa više, vi birate koja ostaje. Vraćene pločice treba postaviti, jednu po potezu, prije nego što smijete ponovno pomicati.

    Kad igra troje ili više, morate blokirati: ako sada ne možete pobijediti, a netko bi mogao pobijediti u svom sljedećem potezu, pronađite prvog takvog igrača nakon sebe; ako ga neki vaš potez zaustavlja, morate odigrati takav potez.

    Pobjeđujete ako na kraju vašeg poteza dovoljno pločica vaše boje tvori ravnu liniju bez praznina u bilo kojem od tri smjera.

    Pišite f6 za postavljanje, f6-g7 za pomicanje, f6-g7=a3 za pomicanje nakon kojeg ostaje grupa s a3, pass kad ništa drugo ne možete.
exago-reason-line = ravna linija pločica
exago-reason-no-move = nitko ne može odigrati potez

exago-option-players = Koliko ljudi igra, od dvoje do šestero.
exago-option-players-name = Igrači
exago-option-size = Koliko polja ima svaka stranica ploče.
exago-option-size-name = Veličina ploče
exago-option-tiles = S koliko pločica svatko počinje, ili po jedan broj za svako mjesto kao hendikep.
exago-option-tiles-name = Pločice
exago-option-line = Koliko pločica u nizu pobjeđuje.
exago-option-line-name = Linija za pobjedu
exago-option-early = Smiju li se pločice pomicati dok su neke još u zalihi.
exago-option-early-name = Rano pomicanje
exago-option-reconnect = Spušta li se podignuta pločica prije nego što se odrezane grupe vrate, tako da ih može ponovno spojiti.
exago-option-reconnect-name = Ponovno spajanje
exago-option-block = Mora li se prijetnja blokirati kad igra troje ili više.
exago-option-block-name = Dužnost blokiranja
exago-option-repetition = Isti položaj znači neriješeno kad nastane toliko puta.
exago-option-repetition-name = Ponavljanje

exago-brief-players = { $value ->
        [one] { $value } igrač
        [few] { $value } igrača
       *[other] { $value } igrača
    }
exago-brief-size = duljina stranice { $value }
exago-brief-tiles = pločice: { $value }
exago-brief-line = { $value } u nizu
exago-brief-early = { $value ->
        [on] pločice se mogu pomicati ranije
       *[off] pločice se pomiču tek poslije
    }
exago-brief-reconnect = { $value ->
        [on] odrezane grupe mogu se spojiti
       *[off] odrezane grupe vraćaju se
    }
exago-brief-block = { $value ->
        [on] prijetnje se moraju blokirati
       *[off] bez dužnosti blokiranja
    }
exago-brief-repetition = { $value ->
        [off] bez remija ponavljanjem
       *[other] remi ponavljanjem
    }

error-tiles-for-seats = Opcija tiles navodi ovoliko brojeva: { $found }, a mjesta je { $seats }; navedite jedan ili po jedan za svako mjesto.
error-empty-run = Red { $row } broji nula praznih polja ili broj počinje s 0.
error-hands-unreadable = „{ $hands }” nisu zalihe; u ovoj igri izgledaju ovako: { $example }.
error-hands-do-not-add-up = { seat-name }: pločica na ploči { $board }, u zalihi { $hand }; zajedno ih mora biti { $total }.
error-tiles-do-not-touch = Sve se pločice moraju držati zajedno, a { $space } i { $other } se ne drže.
error-pass-not-needed = Potez možete preskočiti samo kad ne možete odigrati ništa drugo.
error-centre-first = Prva pločica ide u središte, na { $space }.
error-touches-nothing = Pločica na { $space } ne bi dodirivala nijednu drugu.
error-not-your-tile = Na { $space } nema vaše pločice.
error-place-first =
    { $count ->
        [one] U zalihi imate još { $count } pločicu; postavite je prije nego što počnete pomicati pločice.
        [few] U zalihi imate još { $count } pločice; postavite ih prije nego što počnete pomicati pločice.
       *[other] U zalihi imate još { $count } pločica; postavite ih prije nego što počnete pomicati pločice.
    }
error-back-to-own-space = Podignuta pločica ide na drugo polje, ne natrag na { $space }.
error-no-choice-of-groups = Ovdje nema izbora među grupama; napišite { $move }.
error-choose-group = Najvećih grupa je više; recite koja ostaje: dodajte = i jedno od ovih polja: { $spaces }.
error-must-block = { seat-name } prijeti pobjedom, a vi to možete spriječiti; dozvoljeni su samo potezi koji to sprječavaju.

## The board

board-piece-tile = { $colour ->
        [red] crvena pločica
        [blue] plava pločica
        [yellow] žuta pločica
        [green] zelena pločica
        [purple] ljubičasta pločica
       *[orange] narančasta pločica
    }
board-place-tile = { seat-name } postavlja pločicu na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vaše pločice tvore ravnu liniju bez praznina.
        [loser] Pločice pobjednika tvore ravnu liniju bez praznina.
       *[none] Pločice tvore ravnu liniju bez praznina.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Ploča je od šesterokuta. Prva pločica partije ide u središte. Postavite je onamo.
learn-exago-centre-done = Odsad svaka pločica mora dodirivati pločicu na ploči.
learn-exago-touch = Vi ste Plavi. Pokušajte postaviti pločicu na b2, gdje bi stajala sama.
learn-exago-touch-done = Sve se pločice uvijek drže zajedno.
learn-exago-place = Postavite svoju pločicu na polje koje dodiruje crvenu. Boja susjeda nije važna.
learn-exago-place-done = Dok imate pločica u zalihi, vaš je potez postavljanje jedne od njih.
learn-exago-line = Kad igra dvoje, pobjeđuje pet pločica vaše boje u ravnoj liniji. Imate četiri: dodajte petu.
learn-exago-line-done = Linije idu u tri smjera. Moraju biti ravne i bez praznina. Kad igra troje ili više, dovoljne su četiri pločice.
learn-exago-place-first = Pločice se mogu pomicati, ali tek poslije. Pokušajte pomaknuti svoju pločicu s e4 na d5.
learn-exago-place-first-done = Najprije sve vaše pločice moraju biti na ploči.
learn-exago-relocate = Sada u zalihi više nemate pločica. Potez tada znači podignuti jednu svoju pločicu i postaviti je na drugo polje gdje dodiruje pločicu. Pomaknite jednu.
learn-exago-relocate-done = Odsad svaka pločica može putovati bilo kamo.
learn-exago-own-space = Podignuta pločica mora drugamo. Pokušajte pločicu s d2 vratiti odakle je došla.
learn-exago-own-space-done = U igri Exago nema čekanja.
learn-exago-cut-off = Ako se podizanjem pločice ostale raspadnu na odvojene grupe, ostaje samo najveća; ostatak se vraća u zalihe vlasnika. Pomaknite pločicu tako da odrežete neke druge.
learn-exago-cut-off-done = Komu se pločice vrate, mora ih postaviti, jednu po potezu, prije nego što ponovno pomiče. To može stajati mnogo vremena.
learn-exago-choose = Ako je nekoliko grupa jednako veliko, vi birate koja ostaje. Podignite pločicu nakon koje nastaju dvije jednako velike grupe i spustite je uz grupu koju želite zadržati. Ako dodiruje obje, odaberite pločicu te grupe.
learn-exago-choose-done = Druga se grupa vratila u zalihe. Birajte onu koja vam više pomaže.
learn-exago-move-to-win = U ovoj maloj igri za pobjedu su dovoljne četiri u nizu. Vi ste Plavi i u zalihi nemate ništa: pobijedite pomicanjem.
learn-exago-move-to-win-done = Tražite linije s prazninom i pločicu koja nije potrebna ondje gdje jest.
learn-exago-must-block = Ovdje igra troje i za pobjedu su dovoljne četiri u nizu. Crveni bi u sljedećem potezu mogao pobijediti na d5. Vi ste Plavi: pokušajte umjesto toga igrati na e5.
learn-exago-must-block-done = Kad igra troje ili više, prijetnju morate zaustaviti ako sami ne možete pobijediti, a neki je vaš potez zaustavlja.
learn-exago-block = Sada obavite svoju dužnost.
learn-exago-block-done = Ako prijeti nekoliko igrača, zaustavljate onoga tko je prije na potezu.
learn-exago-win-first = Dužnost blokiranja ima jednu iznimku: ako sami možete pobijediti, smijete. Vi ste Crveni.
learn-exago-win-first-done = Pobjeda ima prednost pred blokiranjem.
learn-exago-ahead = Opet dva igrača, pet u nizu. Vi ste Crveni. Stvorite prijetnju na koju Plavi nema odgovora: pobjeđujete sljedećom pločicom.
learn-exago-ahead-done = Otvorena linija može se dopuniti na dvije strane, a Plavi može zatvoriti samo jednu.
learn-exago-cross = Sada više nitko nema pločica u zalihi. Vi ste Crveni. Podignite pločicu koja vam nije potrebna ondje gdje jest i postavite je onamo gdje se križaju dvije vaše linije: Plavi ne može zaustaviti obje.
learn-exago-cross-done = Pločica na mjestu gdje se križaju dvije linije vrijedi za obje. Jaki igrači pripremaju takva mjesta mnogo prije nego što ih iskoriste. A sada odigrajte partiju.

## Themes of puzzles

study-theme-relocate = Pomicanje pločice
study-theme-win-by-cutting = Pobjeda odrezivanjem
study-theme-hold-by-cutting = Obrana odrezivanjem

## The rule page: what the examples show

study-rules-exago-touch = Svaka nova pločica mora dodirivati pločicu na ploči.
study-rules-exago-line = Pobjeđuje ravna linija bez praznina: pet pločica kad igra dvoje, četiri kad igra više njih.
study-rules-exago-relocate = Kad je vaša zaliha prazna, podignite jednu svoju pločicu i spustite je gdje dodiruje pločicu.
study-rules-exago-cut-off = Podizanjem ove pločice odrežu se dvije druge. Vraćaju se vlasnicima, koji ih moraju ponovno postaviti prije pomicanja.
study-rules-exago-choose = Ostaju dvije jednako velike grupe: tko je na potezu, bira koja ostaje.
study-rules-exago-must-block = Kad igra troje ili više, prijetnja se mora zaustaviti. Crveni prijeti pobjedom na d5, pa Plavi ne smije igrati drugamo.
study-rules-exago-block = Ovaj potez zaustavlja prijetnju, pa je dozvoljen.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Od nekoliko grupa ostaje samo jedna najveća, i kad ih je više od dvije.
study-decision-exago-own = Ako vam se vrate vlastite pločice, podignutu svejedno spuštate odmah; ostale dolaze na red u kasnijim potezima.
study-decision-exago-duty = Kad igra troje ili više, blokiranje je dužnost kad god je moguće, i kad prijeti samo jedan protivnik.
study-decision-exago-first = Ako prijeti nekoliko protivnika, zaustavljate onoga tko je prije na potezu.
study-decision-exago-relocated = Prijetnja pobjedom pomicanjem pločice vrijedi kao svaka druga.
study-decision-exago-stuck = Tko ne može ništa odigrati, preskače potez. Ako nitko ne može odigrati potez, neriješeno je.
