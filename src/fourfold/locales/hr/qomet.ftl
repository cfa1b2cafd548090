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
