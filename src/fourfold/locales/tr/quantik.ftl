quantik-name = Quantik
quantik-tagline = Bir çizgide dört farklı şekil, kim yerleştirmiş olursa olsun.
quantik-rules =
    İki oyuncu vardır, Açık ve Koyu; her birinin sekiz piyonu olur: iki küre (A), iki silindir (B), iki küp (C) ve iki koni (D). Oyun alanında 16 yer vardır; dört satır, dört sütun ve 2×2’lik dört bölge, oyunun çizgileridir.

    Sıra size gelince piyonlarınızdan birini boş bir yere koyun. Bir satırda, sütunda ya da bölgede rakibinizin bir şekli varsa, aynı şekli oraya koyamazsınız. Kendi piyonlarınız size hiçbir zaman engel olmaz.

    Piyonunuz bir çizgide dört şekli bir araya getirirse hemen kazanırsınız; piyonların kime ait olduğu önemli değildir. Sırası gelen rakibiniz hamle yapamazsa yine siz kazanırsınız. Beraberlik yoktur.

    Hamleyi şekil ve yer olarak yazın: Bc2, c2’ye bir silindir koyar.
quantik-reason-line = bir çizgide dört şekil bir araya geldi
quantik-reason-no-move = rakibin geçerli hamlesi kalmadı

quantik-the-shape =
    { $shape ->
        [sphere] küre
        [cylinder] silindir
        [cube] küp
       *[cone] koni
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Rakibin küresi
        [cylinder] Rakibin silindiri
        [cube] Rakibin küpü
       *[cone] Rakibin konisi
    }

error-too-many-pieces = { form-seat-genitive } oyun alanında aynı şekilden { $limit } piyondan fazlası var: { quantik-the-shape }.
error-turns-do-not-alternate = Oyun alanında Açık’ın { $first }, Koyu’nun { $second } piyonu var; Açık’ın piyonu eşit sayıda ya da bir fazla olmalı.
error-shapes-clash = { $line ->
        [row] { $space } ve { $other } yerlerinde iki oyuncunun aynı şekli ({ quantik-the-shape }) bir satırda; ikincisi yerleştirilemezdi.
        [column] { $space } ve { $other } yerlerinde iki oyuncunun aynı şekli ({ quantik-the-shape }) bir sütunda; ikincisi yerleştirilemezdi.
       *[region] { $space } ve { $other } yerlerinde iki oyuncunun aynı şekli ({ quantik-the-shape }) bir bölgede; ikincisi yerleştirilemezdi.
    }
error-shape-used-up = { $shape ->
        [sphere] İki küreniz de oyun alanında.
        [cylinder] İki silindiriniz de oyun alanında.
        [cube] İki küpünüz de oyun alanında.
       *[cone] İki koniniz de oyun alanında.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } zaten bu satırda duruyor: { $space }.
        [column] { quantik-opposing-shape } zaten bu sütunda duruyor: { $space }.
       *[region] { quantik-opposing-shape } zaten bu bölgede duruyor: { $space }.
    }
