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

## The board

board-piece-tile = { $colour ->
        [red] rdeča ploščica
        [blue] modra ploščica
        [yellow] rumena ploščica
        [green] zelena ploščica
        [purple] vijolična ploščica
       *[orange] oranžna ploščica
    }
board-place-tile = { seat-name } položi ploščico na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vaše ploščice tvorijo ravno črto brez vrzeli.
        [loser] Ploščice zmagovalca tvorijo ravno črto brez vrzeli.
       *[none] Ploščice tvorijo ravno črto brez vrzeli.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Igralna plošča je iz šestkotnikov. Prva ploščica partije gre v središče. Položite jo tja.
learn-exago-centre-done = Odslej se mora vsaka ploščica dotikati ploščice na plošči.
learn-exago-touch = Vi ste Modri. Poskusite položiti ploščico na b2, kjer bi stala sama.
learn-exago-touch-done = Vse ploščice se vedno držijo skupaj.
learn-exago-place = Položite svojo ploščico na polje, ki se dotika rdeče. Barva sosede ni pomembna.
learn-exago-place-done = Dokler imate ploščice v zalogi, v potezi položite eno od njih.
learn-exago-line = Pri dveh igralcih zmaga pet ploščic vaše barve v ravni črti. Štiri imate: dodajte peto.
learn-exago-line-done = Črte potekajo v treh smereh. Biti morajo ravne in brez vrzeli. Pri treh ali več igralcih zadoščajo štiri ploščice.
learn-exago-place-first = Ploščice se lahko premikajo, a šele pozneje. Poskusite premakniti svojo ploščico z e4 na d5.
learn-exago-place-first-done = Najprej morajo biti na plošči vse vaše ploščice.
learn-exago-relocate = Zdaj v zalogi nimate nobene ploščice več. V potezi zato dvignete eno svojih ploščic in jo položite na drugo polje, kjer se dotika ploščice. Premaknite eno.
learn-exago-relocate-done = Odslej lahko vsaka ploščica potuje kamor koli.
learn-exago-own-space = Dvignjena ploščica mora drugam. Poskusite ploščico z d2 položiti nazaj tja, od koder je prišla.
learn-exago-own-space-done = V igri Exago ni čakanja.
learn-exago-cut-off = Če ostale ploščice ob dvigu razpadejo na ločene skupine, ostane le največja; druge se vrnejo v zaloge lastnikov. Premaknite ploščico tako, da odrežete nekaj drugih.
learn-exago-cut-off-done = Kdor dobi ploščice nazaj, jih mora položiti, po eno na potezo, preden spet premika. To lahko stane veliko časa.
learn-exago-choose = Če je več skupin enako velikih, izberete, katera ostane. Dvignite ploščico, po kateri nastaneta dve enako veliki skupini, in jo položite ob skupino, ki jo želite obdržati. Če se dotika obeh, izberite ploščico te skupine.
learn-exago-choose-done = Druga skupina se je vrnila v zaloge. Izberite tisto, ki vam bolj pomaga.
learn-exago-move-to-win = V tej mali igri za zmago zadoščajo štiri v vrsto. Vi ste Modri in v zalogi nimate ničesar: zmagajte s premikom.
learn-exago-move-to-win-done = Iščite črte z vrzeljo in ploščico, ki je tam, kjer je, ne potrebujete.
learn-exago-must-block = Tu igrajo trije in za zmago zadoščajo štiri v vrsto. Rdeči bi v naslednji potezi lahko zmagal na d5. Vi ste Modri: poskusite namesto tega igrati na e5.
learn-exago-must-block-done = Pri treh ali več igralcih morate grožnjo ustaviti, če sami ne morete zmagati in jo katera od vaših potez ustavi.
learn-exago-block = Zdaj opravite svojo dolžnost.
learn-exago-block-done = Če grozi več igralcev, ustavite tistega, ki je prej na potezi.
learn-exago-win-first = Dolžnost blokiranja ima eno izjemo: če lahko sami zmagate, smete. Vi ste Rdeči.
learn-exago-win-first-done = Zmaga ima prednost pred blokiranjem.
learn-exago-ahead = Spet dva igralca, pet v vrsto. Vi ste Rdeči. Ustvarite grožnjo, na katero Modri nima odgovora: zmagate z naslednjo ploščico.
learn-exago-ahead-done = Odprto črto je mogoče dopolniti na dveh straneh, Modri pa lahko zapre le eno.
learn-exago-cross = Zdaj nihče več nima ploščic v zalogi. Vi ste Rdeči. Dvignite ploščico, ki je tam, kjer je, ne potrebujete, in jo položite na polje, kjer se križata dve vaši črti: Modri ne more ustaviti obeh.
learn-exago-cross-done = Ploščica na polju, kjer se križata dve črti, šteje za obe. Močni igralci si taka polja pripravijo že veliko prej, kot jih uporabijo. Zdaj pa odigrajte partijo.

## Themes of puzzles

study-theme-relocate = Premik ploščice
study-theme-win-by-cutting = Zmaga z odrezanjem
study-theme-hold-by-cutting = Obramba z odrezanjem

## The rule page: what the examples show

study-rules-exago-touch = Vsaka nova ploščica se mora dotikati ploščice na plošči.
study-rules-exago-line = Zmaga ravna črta brez vrzeli: pet ploščic pri dveh igralcih, štiri pri več igralcih.
study-rules-exago-relocate = Ko je vaša zaloga prazna, dvignite eno svojih ploščic in jo položite tja, kjer se dotika ploščice.
study-rules-exago-cut-off = Dvig te ploščice odreže dve drugi. Vrneta se lastnikoma, ki ju morata spet položiti, preden smeta premikati.
study-rules-exago-choose = Ostaneta dve enako veliki skupini: kdor je na potezi, izbere, katera ostane.
study-rules-exago-must-block = Pri treh ali več igralcih je treba grožnjo ustaviti. Rdeči grozi z zmago na d5, zato Modri ne sme igrati drugam.
study-rules-exago-block = Ta poteza ustavi grožnjo, zato je dovoljena.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Od več skupin ostane le ena največja, tudi če jih je več kot dve.
study-decision-exago-own = Če se vam vrnejo lastne ploščice, dvignjeno vseeno položite takoj; druge pridejo na vrsto v poznejših potezah.
study-decision-exago-duty = Pri treh ali več igralcih je blokiranje dolžnost, kadar koli je mogoče, tudi če grozi le en nasprotnik.
study-decision-exago-first = Če grozi več nasprotnikov, ustavite tistega, ki je prej na potezi.
study-decision-exago-relocated = Grožnja z zmago s premikom ploščice velja kot vsaka druga.
study-decision-exago-stuck = Kdor ne more storiti ničesar, potezo izpusti. Če nihče ne more odigrati poteze, je neodločeno.
