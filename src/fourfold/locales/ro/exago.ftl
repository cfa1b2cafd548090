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
