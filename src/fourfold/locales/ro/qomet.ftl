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
