qomet-name = Qomet
qomet-tagline = Postavljajte, pomerajte i gurajte zvezde dok četiri vaše ne naprave kvadrat.
qomet-rules =
    Dva igrača, Svetli i Tamni, imaju po sedam zvezda u zalihi. Tabla ima 25 tačaka na tri kvadrata oko centra, spojenih linijama.

    Kad ste na redu, radite jednu od tri stvari. Postavite zvezdu iz zalihe na bilo koju praznu tačku. Ili pomerite jednu svoju zvezdu za jedan korak po liniji; ako tamo stoji zvezda bilo koje boje, ona se gura korak dalje po istoj liniji, gde za nju mora biti mesta. Ili vratite jednu svoju zvezdu sa spoljnog kvadrata u zalihu. Zvezda spoljnog kvadrata koja je gurnuta preko kraja svoje linije vraća se u zalihu svog vlasnika. Odjednom se može gurnuti samo jedna zvezda, a guranje nikad ne skreće iza ugla.

    Kad protivnik gurne vašu zvezdu, u svom sledećem potezu ne smete odmah da gurnete njegovu nazad.

    Četiri zvezde jedne boje u uglovima kvadrata pobeđuju. Stranice tog kvadrata moraju ići po linijama table: takvih kvadrata ima petnaest, tri velika i dvanaest s jednim uglom u centru. Ako vaš potez protivniku da kvadrat, pobeđuje protivnik, čak i ako ste i vi napravili svoj.

    Pišite d4 da postavite zvezdu, d4-d5 da pomerite ili gurnete, a1-x da vratite u zalihu.
qomet-reason-square = četiri zvezde u uglovima kvadrata
qomet-reason-gave-square = poslednji protivnikov potez dovršio je kvadrat

qomet-option-corner_exit = Može li se zvezda sa spoljnog ugla gurnuti van i duž spoljne stranice, a ne samo po dijagonali.
qomet-option-corner_exit-name = Izlaz preko ugla
qomet-option-repetition = Ista pozicija donosi nerešen ishod kad se pojavi ovoliko puta.
qomet-option-repetition-name = Ponavljanje

qomet-brief-corner_exit = { $value ->
        [on] uglovi otvoreni
       *[off] uglovi zatvoreni
    }
qomet-brief-repetition = { $value ->
        [off] ponavljanje nije nerešeno
       *[other] nerešeno ponavljanjem
    }

error-too-many-stars = { seat-name } ima previše zvezda na tabli: { $found }, a ukupno ih je { $limit }.
error-forbidden-move-is-none = „{ $move }“ ne može biti zabranjeni potez: nijedna zvezda igrača na potezu nije mogla upravo biti tako gurnuta.
error-not-your-star = Na { $space } nema vaše zvezde.
error-not-on-outer-square = U zalihu se mogu vratiti samo zvezde sa spoljnog kvadrata; { $space } je dublje unutra.
error-no-line-between = Nijedna linija ne vodi u jednom koraku sa { $start } na { $end }.
error-undoes-last-turn = Guranje { $start }-{ $end } poništilo bi poslednji protivnikov potez; to je zabranjeno tokom jednog poteza.
error-push-has-no-way = Zvezda na { $space } ne može se gurnuti u tom smeru: njena linija se tu završava.
error-push-blocked = Zvezda na { $space } ne može se gurnuti: tačka { $behind } iza nje je zauzeta.

## The board

board-piece-star = { $colour ->
        [light] svetla zvezda
       *[dark] tamna zvezda
    }
board-place-star = { seat-name } postavlja zvezdu na { $space }
board-back-star = { seat-name } vraća zvezdu sa { $space } u zalihu
board-to-star = { $colour ->
        [light] svetla zvezda odlazi na { $space }
       *[dark] tamna zvezda odlazi na { $space }
    }
board-off-star = { $colour ->
        [light] svetla zvezda napušta tablu
       *[dark] tamna zvezda napušta tablu
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Četiri vaše zvezde stoje u uglovima kvadrata.
        [loser] Protivnik ima četiri zvezde u uglovima kvadrata.
       *[none] Četiri zvezde jedne boje stoje u uglovima kvadrata.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Protivnik je sopstvenim potezom dovršio vaš kvadrat.
        [loser] Sopstvenim potezom ste dovršili protivnikov kvadrat, a i poklonjen kvadrat se računa.
       *[none] Drugi igrač je sopstvenim potezom dovršio kvadrat, a i poklonjen kvadrat se računa.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Ovo je tabla: 25 tačaka na tri kvadrata oko centra, spojenih linijama. Centar je označen. Zvezde idu samo po linijama.
learn-qomet-place = U zalihi imate sedam zvezda. Jedan od mogućih poteza je da postavite zvezdu na bilo koju praznu tačku. Uradite to.
learn-qomet-place-done = To je postavljanje. Postoje još dve vrste poteza: pomeranje i vraćanje u zalihu.
learn-qomet-square = Četiri vaše zvezde u uglovima kvadrata pobeđuju. Tri ugla unutrašnjeg kvadrata su vaša: dovršite ga.
learn-qomet-square-done = Unutrašnji, srednji i spoljni su tri od petnaest kvadrata.
learn-qomet-centre = Ostalih dvanaest kvadrata ima jedan ugao u centru table. Nađite ugao koji ovom nedostaje.
learn-qomet-centre-done = Mali, srednji ili veliki, u svakoj od četiri četvrtine: dvanaest kvadrata ima zajednički ugao – centar. Zvezde između uglova ne bi bile važne.
learn-qomet-diamond = Ove četiri zvezde stoje na sredinama stranica. Liči na kvadrat, ali njegove stranice ne idu po linijama table, pa to nije kvadrat.
learn-qomet-step = Možete i da pomerite jednu svoju zvezdu za jedan korak po liniji, na praznu tačku. Uradite to bilo kojom zvezdom.
learn-qomet-step-done = Pogledajte linije pre nego što povučete potez: nisu sve susedne tačke spojene.
learn-qomet-push = Ako na putu stoji zvezda bilo koje boje, gurate je korak dalje po istoj liniji. Gurnite zvezdu Tamnog.
learn-qomet-push-done = Zauzeli ste njeno mesto, a ona je otišla dalje. I svoje zvezde možete gurati na isti način.
learn-qomet-blocked = Može se gurnuti samo jedna zvezda, i iza nje mora biti mesta. Na d5 stoji zvezda Tamnog: pokušajte da je gurnete.
learn-qomet-blocked-done = Dve zvezde jedna iza druge ne mogu se gurnuti.
learn-qomet-corner = Guranje nikad ne skreće iza ugla. Na srednjem kvadratu pokušajte da zvezdu koja stoji na f6 gurnete duž stranice.
learn-qomet-corner-done = Linija se tu završava, a zvezda s unutrašnjeg ili srednjeg kvadrata ne može da napusti tablu.
learn-qomet-push-off = Na spoljnom kvadratu je drugačije: zvezda gurnuta preko kraja svoje linije vraća se u zalihu svog vlasnika. Gurnite zvezdu Tamnog van table.
learn-qomet-push-off-done = Tamni sme ponovo da je postavi, ali to košta jedan potez.
learn-qomet-withdraw = Treća vrsta poteza: vratite jednu svoju zvezdu sa spoljnog kvadrata u zalihu.
learn-qomet-withdraw-done = U sledećem potezu možete je postaviti tamo gde je potrebna.
learn-qomet-undo = Tamni je upravo gurnuo vašu zvezdu sa d4 na d5. Pokušajte odmah da gurnete njegovu nazad.
learn-qomet-undo-done = Guranje ne smete odmah da poništite. Potez kasnije smete.
learn-qomet-gift = Tamnom za označeni kvadrat nedostaje samo d4. Pogledajte šta se desi ako zvezdu Tamnog gurnete sa d5 na d4.
learn-qomet-gift-done = Napravili ste kvadrat Tamnog, i zato Tamni pobeđuje. Kvadrat pripada svojoj boji, ma ko ga dovršio.
learn-qomet-save = Ista pozicija, ali sada igrajte bolje: nađite jedini potez posle kojeg Tamni ne može da napravi kvadrat.
learn-qomet-save-done = Dobra odbrana je gurnuti van table zvezdu iz jednog njegovog ugla.
learn-qomet-ahead = Ovde ne možete odmah da pobedite, ali jedan potez iznuđuje pobedu: dva poteza kasnije imate kvadrat, šta god Tamni radio.
learn-qomet-ahead-done = Ako Tamni zauzme poslednji ugao, gurnete tu zvezdu i stanete na njeno mesto. A sada odigrajte partiju.

## Themes of puzzles

study-theme-no-undo = Trik „nema nazad“

## The rule page: what the examples show

study-rules-qomet-square = Četiri zvezde jedne boje u uglovima kvadrata pobeđuju. Ovo je unutrašnji od tri velika kvadrata.
study-rules-qomet-centre = Još dvanaest kvadrata ima ugao u centru; zvezde između uglova nisu važne.
study-rules-qomet-diamond = Nije kvadrat: njegove stranice ne prate linije table.
study-rules-qomet-step = Zvezda se pomera za jedan korak po liniji na praznu tačku.
study-rules-qomet-push = Zvezda na putu gura se korak dalje po istoj liniji, ma čija bila.
study-rules-qomet-blocked = Dve zvezde jedna iza druge ne mogu se gurnuti: iza prve mora biti mesta.
study-rules-qomet-corner = Guranje nikad ne skreće iza ugla, i samo zvezde spoljnog kvadrata mogu da napuste tablu.
study-rules-qomet-push-off = Zvezda gurnuta preko kraja svoje linije na spoljnom kvadratu vraća se u zalihu svog vlasnika.
study-rules-qomet-withdraw = Svoju zvezdu sa spoljnog kvadrata smete da vratite u zalihu.
study-rules-qomet-undo = Tamni je upravo gurnuo ovu zvezdu. Odmah gurnuti nazad nije dozvoljeno; zabrana traje jedan potez.
study-rules-qomet-gift = Svetli sam svojim guranjem dovršava kvadrat Tamnog: Tamni pobeđuje.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Zvezda sa spoljnog ugla može se gurnuti van i duž spoljne stranice. Opcija „corner_exit“ to može da zabrani.
study-decision-qomet-diamond = Četiri sredine stranica kvadrata nisu kvadrat.
study-decision-qomet-repetition = Kad se ista pozicija pojavi treći put, s istim igračem na potezu i istim zabranjenim potezom, partija je nerešena. Vrednosti u analizi to ne uzimaju u obzir: gde niko ne može da iznudi pobedu, kažu nerešeno.
study-decision-qomet-both = Ako posle poteza oba igrača imaju kvadrat, pobeđuje onaj koji nije igrao.
