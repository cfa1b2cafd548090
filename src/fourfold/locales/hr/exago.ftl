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
