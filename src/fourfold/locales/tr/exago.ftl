exago-name = Exago
exago-tagline = Karolarınızı yerleştirin, sonra taşıyın; düz bir dizi oluşana kadar.
exago-rules =
    Altıgenlerden oluşan bir oyun alanında iki ile altı oyuncu oynar. İki oyuncunun 12’şer karosu olur ve beşli dizi gerekir; üç ile altı oyuncunun 6’şar karosu olur ve dörtlü dizi yeter.

    İlk karo merkeze konur. Ondan sonra, elinizde karo olduğu sürece, oyun alanındaki bir karoya değen boş bir yere bir karo koyun. Elinizde karo kalmayınca karolarınızdan birini kaldırın ve bir karoya değdiği başka bir yere koyun.

    Bir karo kaldırılınca ötekiler ayrı gruplara bölünürse, yalnızca en büyük grup kalır; öteki bütün karolar, siz karonuzu koymadan önce sahiplerinin eline döner. En büyük grup birden fazlaysa hangisinin kalacağını siz seçersiniz. Karoları geri dönen oyuncu, yeniden karo taşımadan önce onları her hamlede bir tane olmak üzere yerleştirmelidir.

    Üç ya da daha fazla oyuncuyla engellemek zorundasınız: siz şimdi kazanamıyorsanız ve biri sonraki hamlesinde kazanabilecekse, sizden sonra gelen ilk böyle oyuncuya bakın; onu durduran bir hamleniz varsa böyle bir hamle oynamalısınız.

    Üç yönden herhangi birinde, sizin renginizden yeterli sayıda karonun oluşturduğu düz ve kesintisiz bir dizi, hamlenizin sonunda kazandırır.

    Yerleştirmek için f6, taşımak için f6-g7, taşıyıp a3’ün bulunduğu grubu tutmak için f6-g7=a3, başka bir şey yapılamıyorsa pass yazın.
exago-reason-line = karolardan düz bir dizi
exago-reason-no-move = kimse hamle yapamıyor

exago-option-players = Kaç kişi oynuyor, iki ile altı arası.
exago-option-players-name = Oyuncu sayısı
exago-option-size = Oyun alanının her kenarında kaç yer var.
exago-option-size-name = Oyun alanının boyutu
exago-option-tiles = Herkes kaç karoyla başlar; avantaj vermek için her koltuğa ayrı bir sayı da verilebilir.
exago-option-tiles-name = Karolar
exago-option-line = Dizide kaç karo kazandırır.
exago-option-line-name = Kazandıran dizi
exago-option-early = Elde karo varken karolar taşınabilir mi?
exago-option-early-name = Erken taşıma
exago-option-reconnect = Kaldırılan karo, kopan gruplar geri dönmeden önce mi konur? O zaman onları yeniden birleştirebilir.
exago-option-reconnect-name = Yeniden birleştirme
exago-option-block = Üç ya da daha fazla oyuncuda tehdit engellenmeli mi?
exago-option-block-name = Engelleme zorunluluğu
exago-option-repetition = Aynı konum bu kadar kez oluşunca beraberlik olur.
exago-option-repetition-name = Tekrar

exago-brief-players = { $value ->
        [one] { $value } oyuncu
       *[other] { $value } oyuncu
    }
exago-brief-size = kenar: { $value }
exago-brief-tiles = karo: { $value }
exago-brief-line = dizide { $value }
exago-brief-early = { $value ->
        [on] karolar erken taşınabilir
       *[off] karolar sonra taşınır
    }
exago-brief-reconnect = { $value ->
        [on] kopan gruplar birleşebilir
       *[off] kopan gruplar geri döner
    }
exago-brief-block = { $value ->
        [on] tehditler engellenmeli
       *[off] engelleme zorunlu değil
    }
exago-brief-repetition = { $value ->
        [off] tekrarla beraberlik yok
       *[other] tekrarla beraberlik var
    }

error-tiles-for-seats = tiles seçeneğinde { $seats } koltuk için { $found } sayı var; bir tane ya da her koltuk için bir tane verin.
error-empty-run = { $row }. satır sıfır boş yer sayıyor ya da bir sayıyı 0 ile başlatıyor.
error-hands-unreadable = “{ $hands }” el bilgisi değil; bu oyunda şöyle görünür: { $example }.
error-hands-do-not-add-up = { form-seat-genitive } oyun alanında { $board }, elinde { $hand } karosu var; toplamı { $total } olmalı.
error-tiles-do-not-touch = Bütün karolar birbirine bağlı olmalı, ama { $space } ile { $other } bağlı değil.
error-pass-not-needed = Yalnızca başka bir şey yapamıyorsanız pas geçebilirsiniz.
error-centre-first = İlk karo merkeze konur: { $space }.
error-touches-nothing = { $space } yerindeki bir karo başka hiçbir karoya değmezdi.
error-not-your-tile = { $space } yerinde karonuz yok.
error-place-first =
    { $count ->
        [one] Elinizde hâlâ bir karo var; karo taşımadan önce onu yerleştirmelisiniz.
       *[other] Elinizde hâlâ { $count } karo var; karo taşımadan önce onları yerleştirmelisiniz.
    }
error-back-to-own-space = Kaldırılan karo başka bir yere konur; aldığınız yere, { $space }, geri konmaz.
error-no-choice-of-groups = Burada seçilecek grup yok; { $move } yazın.
error-choose-group = En büyük grup birden fazla; hangisinin kalacağını = ve şunlardan birini ekleyerek söyleyin: { $spaces }.
error-must-block = { seat-name } kazanmakla tehdit ediyor ve siz bunu durdurabilirsiniz; yalnızca tehdidi durduran hamlelere izin var.
