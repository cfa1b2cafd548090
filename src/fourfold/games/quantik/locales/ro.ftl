quantik-name = Quantik
quantik-tagline = Patru forme diferite pe o linie, oricine le-ar fi plasat.
quantik-rules =
    Doi jucători, Deschis și Închis, au fiecare câte opt piese: două sfere (A), doi cilindri (B), două cuburi (C) și două conuri (D). Tabla de joc are 16 spații; cele patru rânduri, patru coloane și patru regiuni de 2×2 sunt liniile ei.

    Când mutați, puneți una dintre piesele dumneavoastră pe un spațiu liber. Nu puteți pune o piesă pe un rând, pe o coloană sau într-o regiune unde adversarul are deja o piesă de aceeași formă. Piesele proprii nu vă împiedică niciodată.

    Câștigați pe loc când piesa dumneavoastră face ca o linie să cuprindă toate cele patru forme, oricui i-ar aparține piesele. Câștigați și atunci când adversarul e la mutare și nu poate muta. Remiză nu există.

    O mutare se scrie cu forma și spațiul: Bc2 pune un cilindru pe c2.
quantik-reason-line = o linie cuprinde toate cele patru forme
quantik-reason-no-move = adversarul nu mai avea nicio mutare permisă

quantik-the-shape =
    { $shape ->
        [sphere] sferă
        [cylinder] cilindru
        [cube] cub
       *[cone] con
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Sfera adversarului
        [cylinder] Cilindrul adversarului
        [cube] Cubul adversarului
       *[cone] Conul adversarului
    }

error-too-many-pieces = { seat-name } are pe tablă mai multe piese de aceeași formă decât limita de { $limit }: { quantik-the-shape }.
error-turns-do-not-alternate = Piese pe tablă: Deschis { $first }, Închis { $second }; Deschis trebuie să aibă tot atâtea sau una în plus.
error-shapes-clash = { $line ->
        [row] Pe { $space } și { $other }, ambii jucători au aceeași formă ({ quantik-the-shape }) pe același rând; a doua nu putea fi plasată.
        [column] Pe { $space } și { $other }, ambii jucători au aceeași formă ({ quantik-the-shape }) pe aceeași coloană; a doua nu putea fi plasată.
       *[region] Pe { $space } și { $other }, ambii jucători au aceeași formă ({ quantik-the-shape }) în aceeași regiune; a doua nu putea fi plasată.
    }
error-shape-used-up = { $shape ->
        [sphere] Ambele dumneavoastră sfere sunt pe tablă.
        [cylinder] Ambii dumneavoastră cilindri sunt pe tablă.
        [cube] Ambele dumneavoastră cuburi sunt pe tablă.
       *[cone] Ambele dumneavoastră conuri sunt pe tablă.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } de pe { $space } se află deja pe acest rând.
        [column] { quantik-opposing-shape } de pe { $space } se află deja pe această coloană.
       *[region] { quantik-opposing-shape } de pe { $space } se află deja în această regiune.
    }

## The board

board-piece-sphere = { $colour ->
        [light] sferă deschisă
       *[dark] sferă închisă
    }
board-piece-cylinder = { $colour ->
        [light] cilindru deschis
       *[dark] cilindru închis
    }
board-piece-cube = { $colour ->
        [light] cub deschis
       *[dark] cub închis
    }
board-piece-cone = { $colour ->
        [light] con deschis
       *[dark] con închis
    }

board-place-sphere = { seat-name } plasează o sferă pe { $space }
board-place-cylinder = { seat-name } plasează un cilindru pe { $space }
board-place-cube = { seat-name } plasează un cub pe { $space }
board-place-cone = { seat-name } plasează un con pe { $space }

## How a match ended

web-why-quantik-line = Un rând, o coloană sau o regiune cuprinde acum toate cele patru forme, iar ultima dintre ele hotărăște.
web-why-quantik-no-move = { $reader ->
        [winner] Adversarul nu mai are unde să pună vreo piesă.
        [loser] Nu mai aveți unde să puneți vreo piesă.
       *[none] Celălalt jucător nu mai are unde să pună vreo piesă.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = Conul completează un rând cu toate cele patru forme. Cine pune ultima piesă câștigă, chiar dacă una dintre celelalte e a adversarului.
study-rules-quantik-column = Coloanele contează la fel. Aici Închis câștigă cu trei piese ale lui Deschis.
study-rules-quantik-region = La fel și cele patru regiuni de doi pe doi.
study-rules-quantik-forbidden = Sfera lui Deschis de pe rândul de sus ține sferele lui Închis departe de acest rând, de coloana ei și de regiunea ei.
study-rules-quantik-own = Piesa proprie nu vă stă niciodată în drum: a doua sferă pe aceeași coloană e în regulă.
study-rules-quantik-no-move = După acest cub, Deschis nu mai are niciun spațiu unde să poată pune o piesă. Cine nu poate muta a pierdut.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Dacă ultima piesă completează o linie și îl lasă și pe adversar fără mutare, contează ca linie.
study-decision-quantik-start = Cine începe se trage la sorți; în partida următoare jucătorii schimbă locurile.
