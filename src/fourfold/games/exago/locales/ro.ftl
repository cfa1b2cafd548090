exago-name = Exago
exago-tagline = Puneți plăcuțele, apoi mutați-le, până când formează o linie.
exago-rules =
    De la doi la șase jucători, pe o tablă de hexagoane. În doi, fiecare are 12 plăcuțe și are nevoie de cinci în linie; în trei până la șase, fiecare are 6 și are nevoie de patru.

    Prima plăcuță se pune în centru. Apoi, cât timp aveți plăcuțe în rezervă, puneți una pe un spațiu liber care atinge o plăcuță de pe tablă. Când nu mai aveți, ridicați una dintre plăcuțele dumneavoastră și puneți-o pe alt spațiu, unde atinge o plăcuță.

    Dacă prin ridicarea unei plăcuțe celelalte rămân în grupuri separate, rămâne numai grupul cel mai mare; toate celelalte plăcuțe se întorc în rezervele proprietarilor înainte s-o puneți pe a dumneavoastră. Dacă mai multe grupuri sunt deopotrivă cele mai mari, alegeți care rămâne. Plăcuțele întoarse trebuie plasate, câte una la fiecare mutare, înainte de a muta din nou plăcuțe.

    Când joacă trei sau mai mulți, trebuie să blocați: dacă nu puteți câștiga acum, iar cineva ar putea câștiga la mutarea sa următoare, uitați-vă la primul astfel de jucător de după dumneavoastră; dacă îl puteți opri cu o mutare, trebuie să jucați o astfel de mutare.

    O linie dreaptă și neîntreruptă din suficiente plăcuțe de culoarea dumneavoastră, în oricare dintre cele trei direcții, câștigă la sfârșitul mutării.

    Scrieți f6 ca să plasați, f6-g7 ca să mutați, f6-g7=a3 ca să mutați și să păstrați grupul care îl cuprinde pe a3, pass când nu se poate altceva.
exago-reason-line = o linie dreaptă de plăcuțe
exago-reason-no-move = nimeni nu poate muta

exago-option-players = Câte persoane joacă, de la două la șase.
exago-option-players-name = Jucători
exago-option-size = Câte spații are fiecare latură a tablei.
exago-option-size-name = Mărimea tablei
exago-option-tiles = Cu câte plăcuțe începe fiecare, sau câte un număr de loc, ca handicap.
exago-option-tiles-name = Plăcuțe
exago-option-line = Câte plăcuțe în linie câștigă.
exago-option-line-name = Linia câștigătoare
exago-option-early = Dacă plăcuțele pot fi mutate cât timp mai sunt unele în rezervă.
exago-option-early-name = Mutări timpurii
exago-option-reconnect = Dacă plăcuța ridicată se pune înainte ca grupurile desprinse să se întoarcă, așa încât le poate uni din nou.
exago-option-reconnect-name = Unirea grupurilor
exago-option-block = Dacă o amenințare trebuie blocată în partidele de trei sau mai mulți.
exago-option-block-name = Datoria de a bloca
exago-option-repetition = Aceeași poziție duce la remiză când apare de atâtea ori.
exago-option-repetition-name = Repetare

exago-brief-players = { $value ->
        [one] un jucător
        [few] { $value } jucători
       *[other] { $value } de jucători
    }
exago-brief-size = laturi de { $value }
exago-brief-tiles = plăcuțe: { $value }
exago-brief-line = { $value } în linie
exago-brief-early = { $value ->
        [on] plăcuțele se pot muta devreme
       *[off] plăcuțele se mută târziu
    }
exago-brief-reconnect = { $value ->
        [on] grupurile desprinse se pot uni
       *[off] grupurile desprinse se întorc
    }
exago-brief-block = { $value ->
        [on] amenințările trebuie blocate
       *[off] blocarea nu e obligatorie
    }
exago-brief-repetition = { $value ->
        [off] fără remiză prin repetare
       *[other] remiză prin repetare
    }

error-tiles-for-seats = Opțiunea tiles: numere date { $found }, locuri { $seats }; dați unul singur sau câte unul pentru fiecare loc.
error-empty-run = Rândul { $row } numără zero spații libere sau începe un număr cu 0.
error-hands-unreadable = „{ $hands }” nu sunt rezerve; în acest joc ele arată ca { $example }.
error-hands-do-not-add-up = { seat-name } are plăcuțe pe tablă: { $board }, în rezervă: { $hand }; împreună trebuie să fie { $total }.
error-tiles-do-not-touch = Toate plăcuțele trebuie să fie legate între ele, dar { $space } și { $other } nu sunt.
error-pass-not-needed = Puteți spune pas numai când nu puteți face nimic altceva.
error-centre-first = Prima plăcuță se pune în centru, pe { $space }.
error-touches-nothing = O plăcuță pe { $space } nu ar atinge nicio altă plăcuță.
error-not-your-tile = Pe { $space } nu se află o plăcuță de-a dumneavoastră.
error-place-first =
    { $count ->
        [one] Mai aveți o plăcuță în rezervă; ea trebuie plasată înainte de a muta plăcuțe.
        [few] Mai aveți { $count } plăcuțe în rezervă; ele trebuie plasate înainte de a muta plăcuțe.
       *[other] Mai aveți { $count } de plăcuțe în rezervă; ele trebuie plasate înainte de a muta plăcuțe.
    }
error-back-to-own-space = O plăcuță ridicată se pune pe alt spațiu, nu înapoi pe { $space }.
error-no-choice-of-groups = Aici nu aveți de ales între grupuri; scrieți { $move }.
error-choose-group = Mai multe grupuri sunt deopotrivă cele mai mari; spuneți care rămâne: adăugați = și unul dintre acestea: { $spaces }.
error-must-block = { seat-name } amenință să câștige, iar dumneavoastră puteți opri asta; sunt permise numai mutările care o fac.

## The board

board-piece-tile = { $colour ->
        [red] plăcuță roșie
        [blue] plăcuță albastră
        [yellow] plăcuță galbenă
        [green] plăcuță verde
        [purple] plăcuță violetă
       *[orange] plăcuță portocalie
    }
board-place-tile = { seat-name } plasează o plăcuță pe { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Plăcuțele dumneavoastră formează o linie dreaptă și neîntreruptă.
        [loser] Plăcuțele câștigătorului formează o linie dreaptă și neîntreruptă.
       *[none] Plăcuțele formează o linie dreaptă și neîntreruptă.
    }

## Lessons: what each step asks for, and what is said when it is done

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
learn-exago-ahead-done = O linie deschisă se poate completa la două capete, iar Albastru poate închide doar unul.
learn-exago-cross = Acum nimeni nu mai are plăcuțe în rezervă. Sunteți Roșu. Ridicați o plăcuță de care nu aveți nevoie acolo unde se află și puneți-o pe spațiul unde se încrucișează două dintre liniile dumneavoastră: Albastru nu le poate opri pe amândouă.
learn-exago-cross-done = O plăcuță aflată acolo unde se încrucișează două linii contează pentru amândouă. Jucătorii puternici pregătesc asemenea locuri cu mult înainte de a le folosi. Acum jucați o partidă.

## Themes of puzzles

study-theme-relocate = Mutarea unei plăcuțe
study-theme-win-by-cutting = Câștig prin desprindere
study-theme-hold-by-cutting = Apărare prin desprindere

## The rule page: what the examples show

study-rules-exago-touch = Fiecare plăcuță nouă trebuie să atingă o plăcuță de pe tablă.
study-rules-exago-line = O linie dreaptă și neîntreruptă câștigă: cinci plăcuțe în doi, patru când joacă mai mulți.
study-rules-exago-relocate = Când rezerva e goală, ridicați una dintre plăcuțele dumneavoastră și puneți-o unde atinge o plăcuță.
study-rules-exago-cut-off = Ridicarea acestei plăcuțe desprinde alte două. Ele se întorc la proprietari, care trebuie să le plaseze din nou înainte de a muta.
study-rules-exago-choose = Rămân două grupuri la fel de mari: cine mută alege care dintre ele rămâne.
study-rules-exago-must-block = Când joacă trei sau mai mulți, o amenințare trebuie oprită. Roșu amenință să câștige pe d5, așa că Albastru nu poate juca în altă parte.
study-rules-exago-block = Această mutare oprește amenințarea, deci e permisă.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Dintre mai multe grupuri rămâne numai unul dintre cele mai mari, și atunci când sunt mai mult de două.
study-decision-exago-own = Dacă vi se întorc plăcuțe proprii, puneți totuși imediat plăcuța ridicată; celelalte urmează la mutările de mai târziu.
study-decision-exago-duty = Când joacă trei sau mai mulți, blocarea este o datorie ori de câte ori e posibilă, și când amenință un singur adversar.
study-decision-exago-first = Dacă amenință mai mulți adversari, opriți-l pe cel care urmează primul la mutare.
study-decision-exago-relocated = Amenințarea de a câștiga mutând o plăcuță contează ca oricare alta.
study-decision-exago-stuck = Cine nu poate face nimic spune pas. Dacă nimeni nu poate muta, este remiză.
