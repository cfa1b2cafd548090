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
