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

## The board

board-piece-sphere = { $colour ->
        [light] açık küre
       *[dark] koyu küre
    }
board-piece-cylinder = { $colour ->
        [light] açık silindir
       *[dark] koyu silindir
    }
board-piece-cube = { $colour ->
        [light] açık küp
       *[dark] koyu küp
    }
board-piece-cone = { $colour ->
        [light] açık koni
       *[dark] koyu koni
    }

board-place-sphere = { seat-name } bir küre yerleştiriyor: { $space }
board-place-cylinder = { seat-name } bir silindir yerleştiriyor: { $space }
board-place-cube = { seat-name } bir küp yerleştiriyor: { $space }
board-place-cone = { seat-name } bir koni yerleştiriyor: { $space }

## How a match ended

web-why-quantik-line = Bir satırda, sütunda ya da bölgede artık dört şekil de var; sonuncuyu koyan kazanır.
web-why-quantik-no-move = { $reader ->
        [winner] Rakibinizin piyon koyabileceği yer kalmadı.
        [loser] Piyon koyabileceğiniz yer kalmadı.
       *[none] Öteki oyuncunun piyon koyabileceği yer kalmadı.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Oyun alanı bu: on altı yer. Dört satırı, dört sütunu ve ikiye ikilik dört bölgesi bu oyunun çizgileridir. Bölgelerden biri işaretli.
learn-quantik-place = Sekiz piyonunuz var: iki küre, iki silindir, iki küp ve iki koni. Bir hamlede boş bir yere bir piyon konur. Herhangi bir piyonu alın ve istediğiniz yere koyun.
learn-quantik-place-done = Orada kalır. Quantik’te hiçbir piyon yer değiştirmez, oyun alanından da çıkmaz.
learn-quantik-row = Dört şekli bir araya getiren çizgi, onu tamamlayana kazandırır. En üst satırda bir şekil eksik: onu oraya koyun.
learn-quantik-row-done = Bir satırda küre, silindir, küp ve koni: kazandınız.
learn-quantik-region = Bölgeler de satırlar ve sütunlar gibi sayılır. Sağ üstteki bölgeyi tamamlayın.
learn-quantik-region-done = Bir bölgede dört şekil: kazandınız.
learn-quantik-anyones = Piyonların kime ait olduğu önemli değil. Burada Koyu ile oynuyorsunuz. Açık’ın üç piyonu bir sütunda duruyor: onlardan yararlanın.
learn-quantik-anyones-done = Yalnızca son piyonun sizin olması gerekiyordu. Bu yüzden rakibinize ne bıraktığınıza dikkat edin.
learn-quantik-forbidden-row = Şimdi yasak olan tek şey. Açık’ın en üst satırda bir küresi var. Siz Koyu’sunuz: aynı satıra, a4’e bir küre koymayı deneyin.
learn-quantik-forbidden-row-done = Bir satırda, sütunda ya da bölgede rakibinizin bir şekli varsa, aynı şekli oraya koyamazsınız.
learn-quantik-forbidden-region = Bu, bölgeler için de geçerli. Koyu’nun silindiri d3’te duruyor. Siz Açık’sınız: c4’e bir silindir koymayı deneyin.
learn-quantik-forbidden-region-done = Yerleştirdiğiniz her piyon bir satırı, bir sütunu ve bir bölgeyi rakibinizin aynı şekline kapatır.
learn-quantik-own = Kendi piyonlarınız size hiçbir şeyi yasaklamaz. İkinci kürenizi birincisiyle aynı çizgiye koyun.
learn-quantik-own-done = Bir çizgide iki küreniz olabilir. Oraya yalnızca rakibiniz giremez.
learn-quantik-two-each = Her şekilden iki taneniz var, daha fazlası yok. İki küreniz de oyun alanında: d2’ye bir üçüncüsünü yerleştirmeyi deneyin.
learn-quantik-two-each-done = İkisi de bitince o şekil biter. Neyin kaldığını her zaman elinizde görürsünüz.
learn-quantik-careful = Burada neredeyse her hamleden sonra Açık hemen kazanır. Siz Koyu’sunuz: Açık’a tamamlayacak çizgi bırakmayan tek hamleyi bulun.
learn-quantik-careful-done = İyi gördünüz. Üç farklı şekli olan bir çizgi rakibe hediyedir; dördüncüsü oraya konamıyorsa başka.
learn-quantik-no-move = Kazanmanın ikinci bir yolu var: sırası gelip de hamle yapamayan kaybeder. Siz Koyu’sunuz: Açık’ın son hamlesini elinden alın.
learn-quantik-no-move-done = Açık’ın hâlâ piyonları var, ama hiçbirini koyabileceği bir yer yok.
learn-quantik-ahead = Burada kimse hemen kazanamaz, ama siz, Koyu, kazancı garantileyebilirsiniz: hamlenizden sonra Açık ne yaparsa yapsın bir çizgiyi tamamlarsınız.
learn-quantik-ahead-done = Quantik böyle kazanılır: rakibinize yalnızca size yarayan hamleleri bırakın. Şimdi bir oyun oynayın.

## The rule page: what the examples show

study-rules-quantik-row = Koni, dört şeklin bulunduğu bir satırı tamamlıyor. Ötekilerden biri rakibin olsa bile son piyonu koyan kazanır.
study-rules-quantik-column = Sütunlar da aynı şekilde sayılır. Burada Koyu, Açık’ın üç piyonuyla kazanıyor.
study-rules-quantik-region = İkiye ikilik dört bölge de öyle.
study-rules-quantik-forbidden = Açık’ın en üst satırdaki küresi, Koyu’nun kürelerini o satırdan, kendi sütunundan ve kendi bölgesinden uzak tutar.
study-rules-quantik-own = Kendi piyonunuz size hiçbir zaman engel olmaz: aynı sütunda ikinci bir küre olabilir.
study-rules-quantik-no-move = Bu küpten sonra Açık’ın piyon koyabileceği yer kalmıyor. Hamle yapamayan kaybeder.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Son piyon bir çizgiyi tamamlar ve rakibi de hamlesiz bırakırsa, çizgiyle kazanılmış sayılır.
study-decision-quantik-start = Kimin başlayacağı kurayla belirlenir; sonraki oyunda oyuncular yer değiştirir.
