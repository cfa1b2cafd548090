qomet-name = Qomet
qomet-tagline = Postavljajte, pomičite i gurajte zvijezde dok četiri vaše ne tvore kvadrat.
qomet-rules =
    Igraju dva igrača, Svijetli i Tamni, svaki sa sedam zvijezda u zalihi. Ploča ima 25 sjecišta na tri kvadrata oko središta, povezanih linijama.

    U svom potezu učinite jednu od tri stvari. Postavite zvijezdu iz zalihe na bilo koje prazno sjecište. Ili pomaknite jednu svoju zvijezdu za korak duž linije; ako ondje stoji zvijezda bilo koje boje, odgurnut ćete je korak dalje duž iste linije, gdje za nju mora biti mjesta. Ili jednu svoju zvijezdu s vanjskog kvadrata vratite u zalihu. Zvijezda na vanjskom kvadratu odgurnuta preko kraja svoje linije vraća se u zalihu svog vlasnika. Odjednom se može odgurnuti samo jedna zvijezda i nikad iza ugla.

    Kad je protivnik odgurnuo vašu zvijezdu, u sljedećem potezu ne smijete njegovu zvijezdu odmah odgurnuti natrag.

    Četiri zvijezde jedne boje u kutovima kvadrata pobjeđuju. Stranice tog kvadrata moraju ići linijama ploče: takvih je kvadrata petnaest, tri velika i dvanaest onih s jednim kutom u središtu. Ako vaš potez protivniku stvori kvadrat, pobjeđuje protivnik, čak i ako istodobno nastane i vaš.

    Pišite d4 za postavljanje zvijezde, d4-d5 za pomicanje ili guranje, a1-x za vraćanje u zalihu.
qomet-reason-square = četiri zvijezde u kutovima kvadrata
qomet-reason-gave-square = kvadrat je dopunio posljednji potez protivnika

qomet-option-corner_exit = Može li se zvijezda iz vanjskog kuta odgurnuti izvan ploče i duž vanjske stranice, a ne samo po dijagonali.
qomet-option-corner_exit-name = Izlaz u kutu
qomet-option-repetition = Isti položaj znači neriješeno kad nastane toliko puta.
qomet-option-repetition-name = Ponavljanje

qomet-brief-corner_exit = { $value ->
        [on] kutovi otvoreni
       *[off] kutovi zatvoreni
    }
qomet-brief-repetition = { $value ->
        [off] bez remija ponavljanjem
       *[other] remi ponavljanjem
    }

error-too-many-stars = { seat-name } ima na ploči previše zvijezda: { $found }; ukupno ih je samo { $limit }.
error-forbidden-move-is-none = „{ $move }” ne može biti zabranjeni potez: nijedna zvijezda igrača na potezu nije mogla biti upravo tako odgurnuta.
error-not-your-star = Na { $space } nema vaše zvijezde.
error-not-on-outer-square = U zalihu se mogu vratiti samo zvijezde s vanjskog kvadrata; { $space } je bliže središtu.
error-no-line-between = Nijedna linija ne vodi jednim korakom s { $start } na { $end }.
error-undoes-last-turn = Guranje { $start }-{ $end } poništilo bi posljednji potez protivnika; u ovom potezu to nije dozvoljeno.
error-push-has-no-way = Zvijezda na { $space } ne može se odgurnuti u tom smjeru: njezina linija ondje završava.
error-push-blocked = Zvijezda na { $space } ne može se odgurnuti: polje { $behind } iza nje je zauzeto.

## The board

board-piece-star = { $colour ->
        [light] svijetla zvijezda
       *[dark] tamna zvijezda
    }
board-place-star = { seat-name } postavlja zvijezdu na { $space }
board-back-star = { seat-name } vraća zvijezdu s { $space } u zalihu
board-to-star = { $colour ->
        [light] svijetla zvijezda ide na { $space }
       *[dark] tamna zvijezda ide na { $space }
    }
board-off-star = { $colour ->
        [light] svijetla zvijezda napušta ploču
       *[dark] tamna zvijezda napušta ploču
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Četiri vaše zvijezde stoje u kutovima kvadrata.
        [loser] Protivnik ima četiri zvijezde u kutovima kvadrata.
       *[none] Četiri zvijezde jedne boje stoje u kutovima kvadrata.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Protivnikov vlastiti potez dopunio je vaš kvadrat.
        [loser] Vaš vlastiti potez dopunio je protivnikov kvadrat, a poklonjeni kvadrat vrijedi.
       *[none] Potez drugog igrača dopunio je kvadrat, a poklonjeni kvadrat vrijedi.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Ovo je ploča: 25 sjecišta na tri kvadrata oko središta, povezanih linijama. Središte je označeno. Zvijezde putuju samo duž linija.
learn-qomet-place = U zalihi imate sedam zvijezda. U svom potezu možete postaviti zvijezdu na bilo koje prazno sjecište. Pokušajte.
learn-qomet-place-done = To je postavljanje. Postoje još dvije vrste poteza: pomicanje i vraćanje u zalihu.
learn-qomet-square = Četiri vaše zvijezde u kutovima kvadrata pobjeđuju. Tri kuta unutarnjeg kvadrata su vaša: dopunite ga.
learn-qomet-square-done = Unutarnji, srednji i vanjski kvadrat tri su od petnaest kvadrata.
learn-qomet-centre = Ostalih dvanaest kvadrata ima jedan kut u središtu ploče. Pronađite kut koji ovom kvadratu nedostaje.
learn-qomet-centre-done = Mali, srednji i veliki u svakoj od četiri četvrtine: dvanaest kvadrata ima zajednički kut, središte ploče. Zvijezde između kutova nisu važne.
learn-qomet-diamond = Ove četiri zvijezde stoje na sredinama stranica. Izgleda kao kvadrat, ali njegove stranice ne idu linijama ploče, pa to nije kvadrat.
learn-qomet-step = Svoju zvijezdu možete i pomaknuti za korak duž linije na prazno sjecište. Učinite to s bilo kojom od dviju zvijezda.
learn-qomet-step-done = Prije poteza pogledajte linije: nisu svi susjedi povezani.
learn-qomet-push = Ako je na putu zvijezda bilo koje boje, odgurnut ćete je korak dalje duž iste linije. Odgurnite zvijezdu Tamnog.
learn-qomet-push-done = Vaša je zvijezda zauzela njezino mjesto, a ona se pomaknula dalje. Tako se mogu odgurnuti i vlastite zvijezde.
learn-qomet-blocked = Može se odgurnuti samo jedna zvijezda i iza nje mora biti mjesta. Pokušajte odgurnuti zvijezdu Tamnog koja stoji na d5.
learn-qomet-blocked-done = Dvije zvijezde jedna iza druge ne mogu se odgurnuti.
learn-qomet-corner = Guranje nikad ne skreće iza ugla. Na srednjem kvadratu pokušajte duž stranice odgurnuti zvijezdu koja stoji na f6.
learn-qomet-corner-done = Linija ondje završava, a zvijezda na unutarnjem ili srednjem kvadratu ne može napustiti ploču.
learn-qomet-push-off = Na vanjskom kvadratu je drukčije: zvijezda odgurnuta preko kraja svoje linije vraća se u zalihu vlasnika. Odgurnite zvijezdu Tamnog izvan ploče.
learn-qomet-push-off-done = Tamni je može ponovno postaviti, ali to ga stoji jedan potez.
learn-qomet-withdraw = Treća vrsta poteza: jednu svoju zvijezdu s vanjskog kvadrata vratite u zalihu.
learn-qomet-withdraw-done = U sljedećem potezu možete je postaviti gdje je potrebna.
learn-qomet-undo = Tamni je upravo odgurnuo vašu zvijezdu s d4 na d5. Pokušajte njegovu zvijezdu odmah odgurnuti natrag.
learn-qomet-undo-done = Guranje ne smijete odmah poništiti. U potezu nakon ovoga smijete.
learn-qomet-gift = Tamnom za označeni kvadrat nedostaje samo d4. Pogledajte što se događa ako zvijezdu Tamnog odgurnete s d5 na d4.
learn-qomet-gift-done = Vaš je potez stvorio kvadrat Tamnog, pa Tamni pobjeđuje. Kvadrat pripada svojoj boji, tko god ga dopunio.
learn-qomet-save = Isti položaj, ovaj put bolje: pronađite jedini potez nakon kojeg Tamni ne može napraviti kvadrat.
learn-qomet-save-done = Odgurnuti zvijezdu iz kuta kvadrata izvan ploče dobra je obrana.
learn-qomet-ahead = Ovdje ne možete pobijediti odmah, ali jedan potez iznuđuje pobjedu: dva poteza poslije imate kvadrat, što god Tamni učinio.
learn-qomet-ahead-done = Ako Tamni zauzme posljednji kut, odgurnut ćete tu zvijezdu i zauzeti njezino mjesto. A sada odigrajte partiju.

## Themes of puzzles

study-theme-no-undo = Natrag se ne smije

## The rule page: what the examples show

study-rules-qomet-square = Četiri zvijezde jedne boje u kutovima kvadrata pobjeđuju. Ovo je unutarnji od tri velika kvadrata.
study-rules-qomet-centre = Još dvanaest kvadrata ima kut u središtu; zvijezde između nisu važne.
study-rules-qomet-diamond = Nije kvadrat: njegove stranice ne slijede linije ploče.
study-rules-qomet-step = Zvijezda se pomiče za korak duž linije na prazno sjecište.
study-rules-qomet-push = Zvijezdu na putu odgurnete korak dalje duž iste linije, čija god bila.
study-rules-qomet-blocked = Dvije zvijezde jedna iza druge ne mogu se odgurnuti: iza prve mora biti mjesta.
study-rules-qomet-corner = Guranje nikad ne skreće iza ugla, a ploču mogu napustiti samo zvijezde s vanjskog kvadrata.
study-rules-qomet-push-off = Zvijezda na vanjskom kvadratu odgurnuta preko kraja svoje linije vraća se u zalihu vlasnika.
study-rules-qomet-withdraw = Svoju zvijezdu s vanjskog kvadrata smijete vratiti u zalihu.
study-rules-qomet-undo = Tamni je upravo odgurnuo ovu zvijezdu. U sljedećem potezu njegovu zvijezdu nije dozvoljeno odgurnuti natrag.
study-rules-qomet-gift = Svijetli svojim guranjem dopunjuje kvadrat Tamnog: pobjeđuje Tamni.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Zvijezda iz vanjskog kuta može se odgurnuti izvan ploče i duž vanjske stranice. Opcija „corner_exit” to može zabraniti.
study-decision-qomet-diamond = Četiri sredine stranica kvadrata nisu kvadrat.
study-decision-qomet-repetition = Kad isti položaj nastane treći put, s istim igračem na potezu i istim zabranjenim potezom, partija je neriješena. Vrijednosti u analizi to ne uzimaju u obzir: gdje nitko ne može iznuditi pobjedu, kažu neriješeno.
study-decision-qomet-both = Ako nakon poteza kvadrat imaju oba igrača, pobjeđuje onaj koji nije bio na potezu.
