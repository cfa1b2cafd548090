## Quantik

learn-quantik-board = Ovo je tabla: šesnaest polja. Njena četiri reda, četiri kolone i četiri regiona dva puta dva su linije ove igre. Jedan region je označen.
learn-quantik-place = Imate osam figura: dve kugle, dva cilindra, dve kocke i dve kupe. Potez je jedna figura na jedno prazno polje. Uzmite bilo koju figuru i stavite je bilo gde.
learn-quantik-place-done = Tu i ostaje. U igri Quantik figure se ne pomeraju i ne napuštaju tablu.
learn-quantik-row = Ko dovrši liniju na kojoj su sva četiri oblika, pobeđuje. U gornjem redu nedostaje jedan oblik: stavite ga tamo.
learn-quantik-row-done = Kugla, cilindar, kocka i kupa u jednom redu: pobedili ste.
learn-quantik-region = Regioni se računaju isto kao redovi i kolone. Dovršite region gore desno.
learn-quantik-region-done = Četiri oblika u jednom regionu: pobedili ste.
learn-quantik-anyones = Nije važno čije su figure. Ovde ste Tamni. Tri figure Svetlog stoje u jednoj koloni: iskoristite ih.
learn-quantik-anyones-done = Samo je poslednja figura morala biti vaša. Zato pazite šta ostavljate protivniku.
learn-quantik-forbidden-row = Sada ono jedino što je zabranjeno. Svetli ima kuglu u gornjem redu. Vi ste Tamni: pokušajte da stavite kuglu u isti red, na a4.
learn-quantik-forbidden-row-done = Ne smete da postavite figuru u red, kolonu ili region u kojem protivnik već ima figuru istog oblika.
learn-quantik-forbidden-region = To važi i za regione. Cilindar Tamnog stoji na d3. Vi ste Svetli: pokušajte da stavite cilindar na c4.
learn-quantik-forbidden-region-done = Svaka figura koju postavite zatvara jedan red, jednu kolonu i jedan region za protivnikove figure istog oblika.
learn-quantik-own = Vaše sopstvene figure vam nikad ništa ne zabranjuju. Stavite drugu kuglu na istu liniju s prvom.
learn-quantik-own-done = Dve vaše kugle na jednoj liniji su dozvoljene. Samo protivniku je tamo zabranjeno.
learn-quantik-two-each = Od svakog oblika imate po dve figure i ne više. Obe vaše kugle su na tabli: pokušajte da stavite treću na d2.
learn-quantik-two-each-done = Kad potrošite obe, tog oblika više nema. U zalihi uvek vidite šta vam je ostalo.
learn-quantik-careful = Posle gotovo svakog poteza ovde Svetli odmah pobeđuje. Vi ste Tamni: nađite jedini potez posle kojeg Svetli nema liniju koju bi dovršio.
learn-quantik-careful-done = Dobro uočeno. Linija s tri različita oblika je poklon, osim ako četvrti tamo ne sme da se postavi.
learn-quantik-no-move = Postoji i drugi put do pobede: ko mora da igra, a ne može, izgubio je. Vi ste Tamni: oduzmite Svetlom poslednji potez.
learn-quantik-no-move-done = Svetli još ima figura, ali ih ni na jedno polje ne sme postaviti.
learn-quantik-ahead = Ovde niko ne može odmah da pobedi, ali vi, Tamni, možete to da iznudite: posle vašeg poteza, šta god Svetli uradio, vi dovršavate liniju.
learn-quantik-ahead-done = Tako se pobeđuje u igri Quantik: ostavite protivniku samo poteze koji pomažu vama. A sada odigrajte partiju.

## Qomet

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

## Exago

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
learn-exago-ahead-done = Otvorena linija može se dovršiti s dve strane, a Plavi može da zatvori samo jednu. A sada odigrajte partiju.
