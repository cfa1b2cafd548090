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
