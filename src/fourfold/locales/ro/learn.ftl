## Quantik

learn-quantik-board = Aceasta este tabla de joc: șaisprezece spații. Cele patru rânduri, patru coloane și patru regiuni de doi pe doi sunt liniile acestui joc. O regiune este marcată.
learn-quantik-place = Aveți opt piese: două sfere, doi cilindri, două cuburi și două conuri. La fiecare mutare puneți o piesă pe un spațiu liber. Luați orice piesă și puneți-o oriunde.
learn-quantik-place-done = Acolo rămâne. În Quantik, nicio piesă nu se mai mută și nu părăsește tabla.
learn-quantik-row = Cine completează o linie cu toate cele patru forme câștigă. Pe rândul de sus lipsește o formă: puneți-o acolo.
learn-quantik-row-done = Sferă, cilindru, cub și con pe același rând: ați câștigat.
learn-quantik-region = Regiunile contează la fel ca rândurile și coloanele. Completați regiunea din dreapta sus.
learn-quantik-region-done = Patru forme într-o regiune: ați câștigat.
learn-quantik-anyones = Nu contează ale cui sunt piesele. Aici sunteți Închis. Trei piese ale lui Deschis stau pe aceeași coloană: folosiți-le.
learn-quantik-anyones-done = Numai ultima piesă trebuia să fie a dumneavoastră. Așadar, atenție la ce îi lăsați adversarului.
learn-quantik-forbidden-row = Acum, singurul lucru interzis. Deschis are o sferă pe rândul de sus. Sunteți Închis: încercați să puneți o sferă pe același rând, pe a4.
learn-quantik-forbidden-row-done = Nu puteți pune o piesă pe un rând, pe o coloană sau într-o regiune unde adversarul are deja o piesă de aceeași formă.
learn-quantik-forbidden-region = La fel e și cu regiunile. Cilindrul lui Închis se află pe d3. Sunteți Deschis: încercați să puneți un cilindru pe c4.
learn-quantik-forbidden-region-done = Fiecare piesă plasată închide un rând, o coloană și o regiune pentru piesele adversarului de aceeași formă.
learn-quantik-own = Piesele proprii nu vă interzic niciodată nimic. Puneți a doua sferă pe o linie cu prima.
learn-quantik-own-done = Două sfere de-ale dumneavoastră pe aceeași linie sunt permise. Numai adversarul nu mai are voie acolo.
learn-quantik-two-each = Aveți câte două piese din fiecare formă, nu mai multe. Ambele sfere sunt pe tablă: încercați să plasați a treia pe d2.
learn-quantik-two-each-done = Când s-au dus amândouă, forma aceea s-a terminat. În rezervă vedeți mereu ce v-a mai rămas.
learn-quantik-careful = Aproape orice mutare îl lasă aici pe Deschis să câștige pe loc. Sunteți Închis: găsiți singura mutare după care Deschis nu are nicio linie de completat.
learn-quantik-careful-done = Bine văzut. O linie cu trei forme diferite este un cadou, în afară de cazul în care a patra nu poate fi plasată acolo.
learn-quantik-no-move = Există și un al doilea mod de a câștiga: cine e la mutare și nu poate muta a pierdut. Sunteți Închis: luați-i lui Deschis ultima mutare.
learn-quantik-no-move-done = Deschis mai are piese, dar niciun spațiu nu mai poate primi vreuna.
learn-quantik-ahead = Nimeni nu poate câștiga pe loc aici, dar dumneavoastră, Închis, puteți forța victoria: după mutarea dumneavoastră, orice ar face Deschis, completați o linie.
learn-quantik-ahead-done = Așa se câștigă la Quantik: lăsați-i adversarului numai mutări care vă ajută. Acum jucați o partidă.

## Qomet

learn-qomet-board = Aceasta este tabla de joc: 25 de intersecții pe trei pătrate din jurul unui centru, unite prin linii. Centrul este marcat. Stelele merg numai de-a lungul liniilor.
learn-qomet-place = Aveți șapte stele în rezervă. O mutare posibilă este să plasați o stea pe orice intersecție liberă. Faceți asta.
learn-qomet-place-done = Ați plasat o stea. Mai sunt două feluri de mutări: puteți muta o stea sau o puteți lua înapoi.
learn-qomet-square = Patru stele de-ale dumneavoastră pe colțurile unui pătrat câștigă. Aveți trei colțuri ale pătratului interior: completați-l.
learn-qomet-square-done = Pătratul interior, cel mijlociu și cel exterior sunt trei dintre cele cincisprezece pătrate.
learn-qomet-centre = Celelalte douăsprezece pătrate au un colț în centrul tablei. Găsiți colțul care îi lipsește acestuia.
learn-qomet-centre-done = Mici, mijlocii sau mari, în fiecare dintre cele patru sferturi: douăsprezece pătrate au același colț, centrul. Stelele dintre colțuri nu contează.
learn-qomet-diamond = Aceste patru stele stau la mijlocul laturilor. Pare un pătrat, dar laturile lui nu urmează linii ale tablei, așa că nu este pătrat.
learn-qomet-step = Puteți și să mutați una dintre stelele dumneavoastră un pas de-a lungul unei linii, pe o intersecție liberă. Faceți asta cu oricare dintre stele.
learn-qomet-step-done = Uitați-vă la linii înainte de a muta: nu toate intersecțiile vecine sunt unite.
learn-qomet-push = Dacă în drum se află o stea, de orice culoare, o împingeți un pas mai departe pe aceeași linie. Împingeți steaua lui Închis.
learn-qomet-push-done = I-ați luat locul, iar ea a mers mai departe. Și stelele proprii pot fi împinse la fel.
learn-qomet-blocked = Se poate împinge o singură stea, iar în spatele ei trebuie să fie loc. Încercați să împingeți steaua lui Închis de pe d5.
learn-qomet-blocked-done = Două stele una după alta nu pot fi împinse.
learn-qomet-corner = O împingere nu cotește niciodată. Pe pătratul mijlociu, încercați să împingeți steaua de pe f6 de-a lungul laturii.
learn-qomet-corner-done = Linia se termină acolo, iar o stea de pe pătratul interior sau mijlociu nu poate părăsi tabla.
learn-qomet-push-off = Pe pătratul exterior e altfel: o stea împinsă dincolo de capătul liniei ei se întoarce în rezerva proprietarului. Împingeți steaua lui Închis în afara tablei.
learn-qomet-push-off-done = Închis o poate plasa din nou, dar asta costă o mutare.
learn-qomet-withdraw = Al treilea fel de mutare: luați înapoi în rezervă o stea proprie de pe pătratul exterior.
learn-qomet-withdraw-done = La mutarea următoare o puteți plasa unde e nevoie de ea.
learn-qomet-undo = Închis tocmai v-a împins steaua de pe d4 pe d5. Încercați s-o împingeți imediat înapoi pe a lui.
learn-qomet-undo-done = Nu aveți voie să anulați imediat o împingere. O mutare mai târziu aveți voie.
learn-qomet-gift = Lui Închis îi lipsește numai d4 pentru pătratul marcat. Vedeți ce se întâmplă dacă împingeți steaua lui Închis de pe d5 pe d4.
learn-qomet-gift-done = Ați format pătratul lui Închis, așa că Închis câștigă. Un pătrat aparține culorii sale, oricine l-ar completa.
learn-qomet-save = Aceeași poziție, dar acum jucați mai bine: găsiți singura mutare după care Închis nu poate forma pătratul.
learn-qomet-save-done = E o apărare bună să împingeți în afara tablei steaua dintr-un colț al lui.
learn-qomet-ahead = Aici nu puteți câștiga pe loc, dar o mutare forțează victoria: peste două mutări aveți un pătrat, orice ar face Închis.
learn-qomet-ahead-done = Dacă Închis ocupă ultimul colț, împingeți steaua aceea și îi luați locul. Acum jucați o partidă.

## Exago

learn-exago-centre = Tabla este făcută din hexagoane. Prima plăcuță a jocului se pune în centru. Puneți-o acolo.
learn-exago-centre-done = De acum, fiecare plăcuță trebuie să atingă o plăcuță de pe tablă.
learn-exago-touch = Sunteți Albastru. Încercați să puneți o plăcuță pe b2, unde ar sta singură.
learn-exago-touch-done = Toate plăcuțele sunt legate între ele, mereu.
learn-exago-place = Puneți plăcuța pe un spațiu care o atinge pe cea roșie. Culoarea vecinei nu contează.
learn-exago-place-done = Cât timp aveți plăcuțe în rezervă, la fiecare mutare plasați una.
learn-exago-line = În doi, câștigă cinci plăcuțe de culoarea dumneavoastră în linie dreaptă. Aveți patru: adăugați-o pe a cincea.
learn-exago-line-done = Liniile merg în trei direcții. Trebuie să fie drepte și fără goluri. Când joacă trei sau mai mulți, ajung patru.
learn-exago-place-first = Mai târziu plăcuțele se pot muta, dar nu încă. Încercați să mutați plăcuța de pe e4 pe d5.
learn-exago-place-first-done = Mai întâi, toate plăcuțele dumneavoastră trebuie să fie pe tablă.
learn-exago-relocate = Acum nu mai aveți nicio plăcuță în rezervă. A muta înseamnă acum să ridicați una dintre plăcuțele dumneavoastră și s-o puneți pe alt spațiu unde atinge o plăcuță. Mutați una.
learn-exago-relocate-done = De aici înainte, fiecare plăcuță poate ajunge oriunde.
learn-exago-own-space = O plăcuță ridicată trebuie să ajungă în altă parte. Încercați să puneți plăcuța de pe d2 înapoi de unde a plecat.
learn-exago-own-space-done = În Exago nu se stă pe loc.
learn-exago-cut-off = Dacă prin ridicarea unei plăcuțe celelalte rămân în grupuri separate, rămâne numai grupul cel mai mare; restul se întoarce în rezervele proprietarilor. Mutați o plăcuță care desprinde altele.
learn-exago-cut-off-done = Cine primește plăcuțe înapoi trebuie să le plaseze, câte una la fiecare mutare, înainte de a muta din nou. Asta poate costa mult timp.
learn-exago-choose = Dacă mai multe grupuri sunt la fel de mari, alegeți care rămâne. Ridicați plăcuța fără de care rămân două grupuri la fel de mari și puneți-o lângă grupul pe care vreți să-l păstrați. Dacă acolo le atinge pe amândouă, alegeți o plăcuță din grupul care rămâne.
learn-exago-choose-done = Celălalt grup s-a întors în rezerve. Alegeți-l pe cel care vă ajută mai mult.
learn-exago-move-to-win = În această partidă mică se câștigă cu patru plăcuțe în linie. Sunteți Albastru și nu aveți plăcuțe în rezervă: câștigați mutând una.
learn-exago-move-to-win-done = Căutați linii cu un gol și o plăcuță de care nu e nevoie acolo unde se află.
learn-exago-must-block = Aici joacă trei, iar pentru victorie trebuie patru plăcuțe în linie. Roșu ar putea câștiga pe d5 la mutarea următoare. Sunteți Albastru: încercați să jucați în schimb pe e5.
learn-exago-must-block-done = Când joacă trei sau mai mulți, trebuie să opriți o amenințare dacă nu puteți câștiga și aveți o mutare care o oprește.
learn-exago-block = Acum faceți-vă datoria.
learn-exago-block-done = Dacă amenință mai mulți, opriți-l pe cel care urmează primul la mutare.
learn-exago-win-first = Datoria de a bloca are o excepție: dacă puteți câștiga, aveți voie s-o faceți. Sunteți Roșu.
learn-exago-win-first-done = Victoria trece înaintea blocării.
learn-exago-ahead = Din nou doi jucători, cinci în linie. Sunteți Roșu. Creați o amenințare la care Albastru nu poate răspunde: câștigați cu plăcuța următoare.
learn-exago-ahead-done = O linie deschisă se poate completa la două capete, iar Albastru poate închide doar unul. Acum jucați o partidă.
