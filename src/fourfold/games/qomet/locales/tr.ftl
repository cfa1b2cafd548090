qomet-name = Qomet
qomet-tagline = Dört yıldızınız bir kare oluşturana kadar yıldız yerleştirin, hareket ettirin, itin.
qomet-rules =
    İki oyuncu vardır, Açık ve Koyu; her birinin elinde yedi yıldız olur. Oyun alanında, bir merkezin çevresindeki üç karenin üzerinde, çizgilerle birleşen 25 kesişim noktası vardır.

    Sıra size gelince üç şeyden birini yapın. Elinizden bir yıldızı herhangi bir boş noktaya yerleştirin. Ya da yıldızlarınızdan birini bir çizgi boyunca bir adım hareket ettirin; orada hangi renkten olursa olsun bir yıldız varsa, aynı çizgi boyunca bir adım öteye itilir ve orada ona yer olmalıdır. Ya da dış karedeki yıldızlarınızdan birini elinize geri alın. Dış karede, çizgisinin ucundan öteye itilen bir yıldız sahibinin eline döner. Bir seferde yalnızca bir yıldız itilebilir ve itiş hiçbir zaman köşe dönmez.

    Rakibiniz yıldızınızı ittiyse, bir sonraki hamlenizde doğrudan geri itemezsiniz.

    Dört yıldızı bir karenin köşelerinde duran oyuncu kazanır. Bu karenin kenarları oyun alanının çizgileri üzerinde olmalıdır: böyle on beş kare vardır; üç büyük kare ve bir köşesi merkezde olan on iki kare. Hamleniz rakibinizin karesini tamamlarsa, siz de bir kare yapsanız bile rakibiniz kazanır.

    Yıldız yerleştirmek için d4, hareket ettirmek ya da itmek için d4-d5, geri almak için a1-x yazın.
qomet-reason-square = bir karenin köşelerinde dört yıldız
qomet-reason-gave-square = rakibin son hamlesi kareyi tamamladı

qomet-option-corner_exit = Dış köşedeki bir yıldız yalnızca çapraz boyunca değil, dış kenar boyunca da dışarı itilebilir mi?
qomet-option-corner_exit-name = Köşeden çıkış
qomet-option-repetition = Aynı konum bu kadar kez oluşunca beraberlik olur.
qomet-option-repetition-name = Tekrar

qomet-brief-corner_exit = { $value ->
        [on] köşeler açık
       *[off] köşeler kapalı
    }
qomet-brief-repetition = { $value ->
        [off] tekrarla beraberlik yok
       *[other] tekrarla beraberlik var
    }

error-too-many-stars = { form-seat-genitive } oyun alanında { $found } yıldızı var; oysa yalnızca { $limit } tane olmalı.
error-forbidden-move-is-none = “{ $move }” yasak hamle olamaz: sıradaki oyuncunun hiçbir yıldızı az önce böyle itilmiş olamaz.
error-not-your-star = { $space } noktasında yıldızınız yok.
error-not-on-outer-square = Yalnızca dış karedeki yıldızlar geri alınabilir; { $space } daha içeride.
error-no-line-between = { $start } noktasından { $end } noktasına bir adımda giden çizgi yok.
error-undoes-last-turn = { $start }-{ $end } itişi rakibin son hamlesini geri alırdı; bu hamlede yasak.
error-push-has-no-way = { $space } noktasındaki yıldız o yöne itilemez: çizgisi orada bitiyor.
error-push-blocked = { $space } noktasındaki yıldız itilemez: arkasındaki { $behind } dolu.

## The board

board-piece-star = { $colour ->
        [light] açık yıldız
       *[dark] koyu yıldız
    }
board-place-star = { seat-name } bir yıldız yerleştiriyor: { $space }
board-back-star = { seat-name } bir yıldızı geri alıyor: { $space }
board-to-star = { $colour ->
        [light] açık bir yıldız { $space } noktasına gidiyor
       *[dark] koyu bir yıldız { $space } noktasına gidiyor
    }
board-off-star = { $colour ->
        [light] açık bir yıldız oyun alanından çıkıyor
       *[dark] koyu bir yıldız oyun alanından çıkıyor
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Dört yıldızınız bir karenin köşelerinde duruyor.
        [loser] Rakibinizin dört yıldızı bir karenin köşelerinde duruyor.
       *[none] Aynı renkten dört yıldız bir karenin köşelerinde duruyor.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Karenizi rakibinizin kendi hamlesi tamamladı.
        [loser] Rakibinizin karesini sizin hamleniz tamamladı; hediye edilen kare de sayılır.
       *[none] Kareyi öteki oyuncunun kendi hamlesi tamamladı; hediye edilen kare de sayılır.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Oyun alanı bu: bir merkezin çevresindeki üç karenin üzerinde, çizgilerle birleşen 25 kesişim noktası. Merkez işaretli. Yıldızlar yalnızca çizgiler boyunca gider.
learn-qomet-place = Elinizde yedi yıldız var. Sıra sizdeyken yapabileceğiniz şeylerden biri, boş bir noktaya bir yıldız yerleştirmektir. Bunu yapın.
learn-qomet-place-done = Bu, yerleştirmekti. İki tür hamle daha var: hareket ettirmek ve geri almak.
learn-qomet-square = Bir karenin köşelerinde dört yıldızınız olursa kazanırsınız. İç karenin üç köşesi sizin: kareyi tamamlayın.
learn-qomet-square-done = İç, orta ve dış karenin köşeleri, on beş karenin üçüdür.
learn-qomet-centre = Öteki on iki karenin bir köşesi oyun alanının merkezindedir. Bu karenin eksik köşesini bulun.
learn-qomet-centre-done = Dört çeyreğin her birinde küçük, orta ve büyük: on iki karenin bir köşesi merkezdedir. Köşelerin arasındaki yıldızlar önemli değildir.
learn-qomet-diamond = Bu dört yıldız kenarların ortasında duruyor. Kareye benziyor, ama kenarları oyun alanının çizgileri üzerinde değil; o yüzden kare sayılmaz.
learn-qomet-step = Yıldızlarınızdan birini bir çizgi boyunca bir adım, boş bir noktaya da hareket ettirebilirsiniz. Bunu yıldızlardan biriyle yapın.
learn-qomet-step-done = Hareket ettirmeden önce çizgilere bakın: her komşu noktaya çizgi gitmez.
learn-qomet-push = Yolda hangi renkten olursa olsun bir yıldız varsa, onu aynı çizgi boyunca bir adım öteye itersiniz. Koyu’nun yıldızını itin.
learn-qomet-push-done = Siz onun yerine geçtiniz, o da bir adım öteye gitti. Kendi yıldızlarınız da aynı şekilde itilebilir.
learn-qomet-blocked = Yalnızca bir yıldız itilebilir ve arkasında yer olmalıdır. Koyu’nun d5 noktasındaki yıldızını itmeyi deneyin.
learn-qomet-blocked-done = Art arda duran iki yıldız itilemez.
learn-qomet-corner = İtiş hiçbir zaman köşe dönmez. Orta karede, f6 noktasındaki yıldızı kenar boyunca itmeyi deneyin.
learn-qomet-corner-done = Çizgi orada biter; iç ya da orta karedeki bir yıldız oyun alanından çıkamaz.
learn-qomet-push-off = Dış karede durum başka: çizgisinin ucundan öteye itilen yıldız sahibinin eline döner. Koyu’nun yıldızını oyun alanının dışına itin.
learn-qomet-push-off-done = Koyu onu yeniden yerleştirebilir, ama bu bir hamleye mal olur.
learn-qomet-withdraw = Üçüncü tür hamle: dış karedeki kendi yıldızlarınızdan birini elinize geri alın.
learn-qomet-withdraw-done = Sonraki hamlenizde onu gerektiği yere yerleştirebilirsiniz.
learn-qomet-undo = Koyu az önce yıldızınızı d4 noktasından d5 noktasına itti. Doğrudan geri itmeyi deneyin.
learn-qomet-undo-done = Bir itişi hemen geri alamazsınız. Bir hamle sonra alabilirsiniz.
learn-qomet-gift = İşaretli kare için Koyu’ya yalnızca d4 gerekiyor. Koyu’nun yıldızını d5 noktasından d4 noktasına iterseniz ne olacağını görün.
learn-qomet-gift-done = Koyu’nun karesini siz yaptınız, o yüzden Koyu kazanır. Kim tamamlarsa tamamlasın, kare kendi renginindir.
learn-qomet-save = Aynı konum, bu kez daha iyisi: Koyu’nun artık kareyi yapamayacağı tek hamleyi bulun.
learn-qomet-save-done = Karenin bir köşesindeki yıldızı oyun alanının dışına itmek iyi bir savunmadır.
learn-qomet-ahead = Burada hemen kazanamazsınız, ama bir hamle kazancı garantiler: Koyu ne yaparsa yapsın, iki hamle sonra bir kareniz olur.
learn-qomet-ahead-done = Koyu son köşeyi doldurursa, o yıldızı itip yerine geçersiniz. Şimdi bir oyun oynayın.

## Themes of puzzles

study-theme-no-undo = Geri itme yasağı

## The rule page: what the examples show

study-rules-qomet-square = Dört yıldızı bir karenin köşelerinde duran oyuncu kazanır. Bu, üç büyük kareden içteki.
study-rules-qomet-centre = On iki karenin daha bir köşesi merkezdedir; aradaki yıldızlar önemli değildir.
study-rules-qomet-diamond = Kare değil: kenarları oyun alanının çizgilerini izlemiyor.
study-rules-qomet-step = Bir yıldız, bir çizgi boyunca bir adım, boş bir noktaya gider.
study-rules-qomet-push = Yoldaki yıldız, kimin olursa olsun, aynı çizgi boyunca bir adım öteye itilir.
study-rules-qomet-blocked = Art arda duran iki yıldız itilemez: ilkinin arkasında yer olmalıdır.
study-rules-qomet-corner = İtiş hiçbir zaman köşe dönmez ve oyun alanından yalnızca dış karedeki yıldızlar çıkabilir.
study-rules-qomet-push-off = Dış karede çizgisinin ucundan öteye itilen yıldız sahibinin eline döner.
study-rules-qomet-withdraw = Dış karedeki bir yıldızınızı elinize geri alabilirsiniz.
study-rules-qomet-undo = Bu yıldızı az önce Koyu itti. Bu hamlede doğrudan geri itmek yasak.
study-rules-qomet-gift = Açık’ın kendi itişi Koyu’nun karesini tamamlıyor: Koyu kazanır.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Dış köşedeki bir yıldız dış kenar boyunca da dışarı itilebilir. “corner_exit” seçeneği bunu yasaklayabilir.
study-decision-qomet-diamond = Bir karenin dört kenar ortası bir kare değildir.
study-decision-qomet-repetition = Aynı konum, aynı oyuncu sıradayken ve aynı hamle yasakken üçüncü kez oluşunca oyun berabere biter. Analizdeki değerler bunu hesaba katmaz: kimsenin kazanmayı garantileyemediği yerde beraberlik derler.
study-decision-qomet-both = Bir hamle iki oyuncuya da kare kazandırırsa, hamleyi yapmayan kazanır.
