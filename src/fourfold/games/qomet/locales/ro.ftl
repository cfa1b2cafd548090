qomet-name = Qomet
qomet-tagline = Plasați, mutați și împingeți stele până când patru de-ale dumneavoastră formează un pătrat.
qomet-rules =
    Doi jucători, Deschis și Închis, au fiecare câte șapte stele în rezervă. Tabla de joc are 25 de intersecții pe trei pătrate din jurul unui centru, unite prin linii.

    Când vă vine rândul, faceți unul din trei lucruri. Plasați o stea din rezervă pe orice intersecție liberă. Sau mutați una dintre stelele dumneavoastră un pas de-a lungul unei linii; dacă acolo se află o stea, de orice culoare, ea este împinsă un pas mai departe pe aceeași linie, unde trebuie să aibă loc. Sau luați înapoi în rezervă una dintre stelele dumneavoastră de pe pătratul exterior. O stea de pe pătratul exterior care este împinsă dincolo de capătul liniei se întoarce în rezerva proprietarului. Nu se poate împinge decât o singură stea deodată, iar împingerea nu cotește niciodată.

    Dacă adversarul v-a împins o stea, la mutarea următoare nu aveți voie s-o împingeți imediat înapoi pe a lui.

    Patru stele de aceeași culoare pe colțurile unui pătrat câștigă. Laturile pătratului trebuie să urmeze linii ale tablei: există cincisprezece astfel de pătrate, cele trei mari și douăsprezece cu un colț în centru. Dacă mutarea dumneavoastră îi dă adversarului un pătrat, câștigă adversarul, chiar dacă formați și dumneavoastră unul.

    Scrieți d4 ca să plasați o stea, d4-d5 ca să mutați sau să împingeți, a1-x ca să luați înapoi.
qomet-reason-square = patru stele pe colțurile unui pătrat
qomet-reason-gave-square = ultima mutare a adversarului a completat pătratul

qomet-option-corner_exit = Dacă o stea de pe un colț exterior poate fi împinsă în afară și de-a lungul laturii exterioare, nu numai pe diagonală.
qomet-option-corner_exit-name = Ieșirea prin colț
qomet-option-repetition = Aceeași poziție duce la remiză când apare de atâtea ori.
qomet-option-repetition-name = Repetare

qomet-brief-corner_exit = { $value ->
        [on] colțuri deschise
       *[off] colțuri închise
    }
qomet-brief-repetition = { $value ->
        [off] fără remiză prin repetare
       *[other] remiză prin repetare
    }

error-too-many-stars = Stele pe tablă la { seat-name }: { $found }; există numai { $limit }.
error-forbidden-move-is-none = „{ $move }” nu poate fi mutarea interzisă: nicio stea a jucătorului la mutare nu putea fi împinsă așa chiar acum.
error-not-your-star = Pe { $space } nu se află o stea de-a dumneavoastră.
error-not-on-outer-square = Se pot lua înapoi numai stelele de pe pătratul exterior; { $space } este mai în interior.
error-no-line-between = Nicio linie nu duce într-un pas de la { $start } la { $end }.
error-undoes-last-turn = Împingerea { $start }-{ $end } ar anula ultima mutare a adversarului; acest lucru este interzis timp de o mutare.
error-push-has-no-way = Steaua de pe { $space } nu poate fi împinsă într-acolo: linia ei se termină acolo.
error-push-blocked = Steaua de pe { $space } nu poate fi împinsă: intersecția { $behind } din spatele ei este ocupată.

## The board

board-piece-star = { $colour ->
        [light] stea deschisă
       *[dark] stea închisă
    }
board-place-star = { seat-name } plasează o stea pe { $space }
board-back-star = { seat-name } ia înapoi o stea de pe { $space }
board-to-star = { $colour ->
        [light] o stea deschisă ajunge pe { $space }
       *[dark] o stea închisă ajunge pe { $space }
    }
board-off-star = { $colour ->
        [light] o stea deschisă părăsește tabla
       *[dark] o stea închisă părăsește tabla
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Patru stele de-ale dumneavoastră stau pe colțurile unui pătrat.
        [loser] Adversarul are patru stele pe colțurile unui pătrat.
       *[none] Patru stele de aceeași culoare stau pe colțurile unui pătrat.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Chiar mutarea adversarului v-a completat pătratul.
        [loser] Chiar mutarea dumneavoastră a completat pătratul adversarului, iar un pătrat dăruit contează.
       *[none] Chiar mutarea celuilalt jucător a completat pătratul, iar un pătrat dăruit contează.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Trucul „fără întoarcere”

## The rule page: what the examples show

study-rules-qomet-square = Patru stele de aceeași culoare pe colțurile unui pătrat câștigă. Acesta este cel interior dintre cele trei pătrate mari.
study-rules-qomet-centre = Alte douăsprezece pătrate au un colț în centru; stelele dintre colțuri nu contează.
study-rules-qomet-diamond = Nu e pătrat: laturile lui nu urmează linii ale tablei.
study-rules-qomet-step = O stea se mută un pas de-a lungul unei linii, pe o intersecție liberă.
study-rules-qomet-push = O stea aflată în drum este împinsă un pas mai departe pe aceeași linie, a oricui ar fi.
study-rules-qomet-blocked = Două stele una după alta nu pot fi împinse: în spatele primei trebuie să fie loc.
study-rules-qomet-corner = O împingere nu cotește niciodată, iar tabla o pot părăsi numai stelele de pe pătratul exterior.
study-rules-qomet-push-off = O stea împinsă dincolo de capătul liniei ei pe pătratul exterior se întoarce în rezerva proprietarului.
study-rules-qomet-withdraw = Puteți lua înapoi în rezervă o stea de-a dumneavoastră de pe pătratul exterior.
study-rules-qomet-undo = Închis tocmai a împins această stea. Timp de o mutare nu este permis să împingeți direct înapoi.
study-rules-qomet-gift = Chiar împingerea lui Deschis completează pătratul lui Închis: Închis câștigă.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = O stea de pe un colț exterior poate fi împinsă în afară și de-a lungul laturii exterioare. Opțiunea „corner_exit” poate interzice asta.
study-decision-qomet-diamond = Cele patru mijlocuri ale laturilor unui pătrat nu sunt un pătrat.
study-decision-qomet-repetition = Când aceeași poziție apare a treia oară, cu același jucător la mutare și aceeași mutare interzisă, partida este remiză. Valorile din analiză nu țin cont de asta: unde nimeni nu poate forța victoria, ele spun remiză.
study-decision-qomet-both = Dacă o mutare le dă ambilor jucători un pătrat, câștigă cel care nu a mutat.
