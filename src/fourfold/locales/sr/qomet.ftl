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
