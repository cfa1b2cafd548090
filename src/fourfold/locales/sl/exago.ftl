exago-name = Exago
exago-tagline = Polagajte ploščice, nato jih premikajte, dokler ne tvorijo črte.
exago-rules =
    Od dva do šest igralcev na igralni plošči iz šestkotnikov. Dva igralca imata po 12 ploščic in potrebujeta pet v vrsto; pri treh do šestih igralcih ima vsak 6 ploščic in potrebuje štiri.

    Prva ploščica gre v središče. Nato, dokler imate ploščice v zalogi, v vsaki potezi eno položite na prazno polje, ki se dotika ploščice na plošči. Ko v zalogi nimate nobene več, dvignite eno svojih ploščic in jo položite na drugo polje, kjer se dotika ploščice.

    Če ostale ploščice ob dvigu razpadejo na ločene skupine, ostane le največja skupina; vse druge ploščice se vrnejo v zaloge svojih lastnikov, preden svojo položite. Če je največjih skupin več, izberete, katera ostane. Vrnjene ploščice je treba položiti, po eno na potezo, preden smete ploščice spet premikati.

    Pri treh ali več igralcih morate blokirati: če zdaj ne morete zmagati, nekdo drug pa bi lahko zmagal v svoji naslednji potezi, poiščite prvega takega igralca za sabo; če ga katera od vaših potez ustavi, morate odigrati tako potezo.

    Zmagate, če ob koncu vaše poteze dovolj ploščic vaše barve tvori ravno črto brez vrzeli v kateri koli od treh smeri.

    Pišite f6 za polaganje, f6-g7 za premik, f6-g7=a3 za premik, pri katerem ostane skupina z a3, pass, kadar drugega ne morete.
exago-reason-line = ravna črta ploščic
exago-reason-no-move = nihče ne more odigrati poteze

exago-option-players = Koliko ljudi igra, od dva do šest.
exago-option-players-name = Igralci
exago-option-size = Koliko polj ima vsaka stranica plošče.
exago-option-size-name = Velikost plošče
exago-option-tiles = S koliko ploščicami vsak začne, ali po eno število za vsako mesto kot hendikep.
exago-option-tiles-name = Ploščice
exago-option-line = Koliko ploščic v vrsto zmaga.
exago-option-line-name = Zmagovalna črta
exago-option-early = Ali se ploščice smejo premikati, dokler so nekatere še v zalogi.
exago-option-early-name = Zgodnji premiki
exago-option-reconnect = Ali se dvignjena ploščica položi, preden se odrezane skupine vrnejo, tako da jih lahko spet poveže.
exago-option-reconnect-name = Ponovno povezovanje
exago-option-block = Ali je treba grožnjo blokirati pri treh ali več igralcih.
exago-option-block-name = Dolžnost blokiranja
exago-option-repetition = Isti položaj pomeni neodločeno, ko nastane tolikokrat.
exago-option-repetition-name = Ponavljanje

exago-brief-players = { $value ->
        [one] { $value } igralec
        [two] { $value } igralca
        [few] { $value } igralci
       *[other] { $value } igralcev
    }
exago-brief-size = dolžina stranice { $value }
exago-brief-tiles = ploščice: { $value }
exago-brief-line = { $value } v vrsto
exago-brief-early = { $value ->
        [on] ploščice je mogoče premikati prej
       *[off] ploščice se premikajo šele potem
    }
exago-brief-reconnect = { $value ->
        [on] odrezane skupine se lahko povežejo
       *[off] odrezane skupine se vrnejo
    }
exago-brief-block = { $value ->
        [on] grožnje je treba blokirati
       *[off] brez dolžnosti blokiranja
    }
exago-brief-repetition = { $value ->
        [off] brez remija s ponavljanjem
       *[other] remi s ponavljanjem
    }

error-tiles-for-seats = Možnost tiles navaja toliko števil: { $found }, mest pa je { $seats }; navedite eno ali po eno za vsako mesto.
error-empty-run = Vrsta { $row } šteje nič praznih polj ali pa se število začne z 0.
error-hands-unreadable = »{ $hands }« niso zaloge; v tej igri so videti takole: { $example }.
error-hands-do-not-add-up = { seat-name }: ploščic na plošči { $board }, v zalogi { $hand }; skupaj jih mora biti { $total }.
error-tiles-do-not-touch = Vse ploščice se morajo držati skupaj, { $space } in { $other } pa se ne.
error-pass-not-needed = Potezo lahko izpustite le, kadar ne morete storiti ničesar drugega.
error-centre-first = Prva ploščica gre v središče, na { $space }.
error-touches-nothing = Ploščica na { $space } se ne bi dotikala nobene druge.
error-not-your-tile = Na { $space } ni nobene vaše ploščice.
error-place-first =
    { $count ->
        [one] V zalogi imate še { $count } ploščico; položite jo, preden začnete ploščice premikati.
        [two] V zalogi imate še { $count } ploščici; položite ju, preden začnete ploščice premikati.
        [few] V zalogi imate še { $count } ploščice; položite jih, preden začnete ploščice premikati.
       *[other] V zalogi imate še { $count } ploščic; položite jih, preden začnete ploščice premikati.
    }
error-back-to-own-space = Dvignjena ploščica gre na drugo polje, ne nazaj na { $space }.
error-no-choice-of-groups = Tu ni izbire med skupinami; napišite { $move }.
error-choose-group = Največjih skupin je več; povejte, katera ostane: dodajte = in eno od teh polj: { $spaces }.
error-must-block = { seat-name } grozi z zmago in vi to lahko preprečite; dovoljene so le poteze, ki to preprečijo.
