## Quantik

learn-quantik-board = Ovo je ploča: šesnaest polja. Njezina četiri reda, četiri stupca i četiri područja dva puta dva čine linije ove igre. Jedno je područje označeno.
learn-quantik-place = Imate osam figura: dvije kugle, dva valjka, dvije kocke i dva stošca. Potez je jedna figura na jedno prazno polje. Uzmite bilo koju i postavite je kamo želite.
learn-quantik-place-done = Ondje ostaje. U igri Quantik figure se ne pomiču i nijedna ne napušta ploču.
learn-quantik-row = Linija sa sva četiri oblika donosi pobjedu onome tko je dopuni. U gornjem redu nedostaje jedan oblik: postavite ga.
learn-quantik-row-done = Kugla, valjak, kocka i stožac u jednom redu: pobijedili ste.
learn-quantik-region = Područja vrijede jednako kao redovi i stupci. Dopunite područje gore desno.
learn-quantik-region-done = Četiri oblika u jednom području: pobijedili ste.
learn-quantik-anyones = Nije važno čije su figure. Ovdje igrate za Tamnog. U jednom stupcu stoje tri figure Svijetlog: iskoristite ih.
learn-quantik-anyones-done = Samo je posljednja figura morala biti vaša. Zato pazite što ostavljate protivniku.
learn-quantik-forbidden-row = A sada jedino što je zabranjeno. Svijetli ima kuglu u gornjem redu. Vi ste Tamni: pokušajte postaviti kuglu u isti red, na a4.
learn-quantik-forbidden-row-done = Figuru ne smijete postaviti u red, stupac ili područje u kojem protivnik već ima figuru istog oblika.
learn-quantik-forbidden-region = To vrijedi i za područja. Valjak Tamnog stoji na d3. Vi ste Svijetli: pokušajte postaviti valjak na c4.
learn-quantik-forbidden-region-done = Svaka figura koju postavite zatvara red, stupac i područje protivnikovim figurama istog oblika.
learn-quantik-own = Vlastite figure nikad vam ništa ne zabranjuju. Postavite svoju drugu kuglu u istu liniju s prvom.
learn-quantik-own-done = Dvije vaše kugle u jednoj liniji su dozvoljene. Samo protivnik ne smije onamo.
learn-quantik-two-each = Svakog oblika imate dva komada i ne više. Obje vaše kugle su na ploči: pokušajte na d2 postaviti treću.
learn-quantik-two-each-done = Kad postavite oba komada, tog oblika više nemate. U zalihi uvijek vidite što vam je ostalo.
learn-quantik-careful = Gotovo svaki potez ovdje dopušta Svijetlom da odmah pobijedi. Vi ste Tamni: pronađite jedini potez nakon kojeg Svijetli nema liniju koju bi dopunio.
learn-quantik-careful-done = Dobro uočeno. Linija s tri različita oblika je poklon, osim ako četvrti onamo ne smije.
learn-quantik-no-move = Može se pobijediti i drukčije: tko je na potezu, a ne može ga odigrati, gubi. Vi ste Tamni: oduzmite Svijetlom posljednji potez.
learn-quantik-no-move-done = Svijetli još ima figura, ali nijednu ne smije nikamo postaviti.
learn-quantik-ahead = Ovdje nitko ne može pobijediti odmah, ali vi, Tamni, pobjedu možete iznuditi: nakon vašeg poteza dopunit ćete liniju, što god Svijetli učinio.
learn-quantik-ahead-done = Tako se pobjeđuje u igri Quantik: ostavite protivniku samo poteze koji pomažu vama. A sada odigrajte partiju.

## Qomet

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

## Exago

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
learn-exago-ahead-done = Otvorena linija može se dopuniti na dvije strane, a Plavi može zatvoriti samo jednu. A sada odigrajte partiju.
