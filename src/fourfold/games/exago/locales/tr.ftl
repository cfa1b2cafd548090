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

## The board

board-piece-tile = { $colour ->
        [red] kırmızı karo
        [blue] mavi karo
        [yellow] sarı karo
        [green] yeşil karo
        [purple] mor karo
       *[orange] turuncu karo
    }
board-place-tile = { seat-name } bir karo yerleştiriyor: { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Karolarınız düz ve kesintisiz bir dizi oluşturuyor.
        [loser] Kazananın karoları düz ve kesintisiz bir dizi oluşturuyor.
       *[none] Karolar düz ve kesintisiz bir dizi oluşturuyor.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Oyun alanı altıgenlerden oluşur. Oyunun ilk karosu merkeze konur. Onu oraya koyun.
learn-exago-centre-done = Bundan sonra her karo oyun alanındaki bir karoya değmelidir.
learn-exago-touch = Siz Mavi’siniz. b2’ye bir karo koymayı deneyin; orada tek başına kalırdı.
learn-exago-touch-done = Bütün karolar her zaman birbirine bağlıdır.
learn-exago-place = Karonuzu kırmızı karoya değen bir yere koyun. Komşunun rengi önemli değildir.
learn-exago-place-done = Elinizde karo olduğu sürece hamleniz bir karo yerleştirmektir.
learn-exago-line = İki oyuncuyla, kendi renginizden beş karoluk düz bir dizi kazandırır. Dört karonuz var: beşinciyi ekleyin.
learn-exago-line-done = Diziler üç yönde gider. Düz ve boşluksuz olmalıdır. Üç ya da daha fazla oyuncuya dört karo yeter.
learn-exago-place-first = Karolar daha sonra taşınabilir, ama şimdi değil. Karonuzu e4’ten d5’e taşımayı deneyin.
learn-exago-place-first-done = Önce bütün karolarınız oyun alanında olmalı.
learn-exago-relocate = Artık elinizde karo yok. Şimdi hamle, karolarınızdan birini kaldırıp bir karoya değdiği başka bir yere koymaktır. Birini taşıyın.
learn-exago-relocate-done = Bundan sonra her karo her yere gidebilir.
learn-exago-own-space = Kaldırılan karo başka bir yere gitmelidir. d2’deki karoyu aldığınız yere geri koymayı deneyin.
learn-exago-own-space-done = Exago’da beklemek yoktur.
learn-exago-cut-off = Bir karo kaldırılınca ötekiler ayrı gruplara bölünürse yalnızca en büyük grup kalır; gerisi sahiplerinin eline döner. Başka karoları koparan bir karoyu taşıyın.
learn-exago-cut-off-done = Karoları geri dönen oyuncu, yeniden karo taşımadan önce onları her hamlede bir tane yerleştirmelidir. Bu çok zaman kaybettirebilir.
learn-exago-choose = Birkaç grup eşit büyüklükteyse hangisinin kalacağını siz seçersiniz. Aynı büyüklükte iki grup bırakan karoyu kaldırın ve kalmasını istediğiniz grubun yanına koyun. Karo iki gruba da değiyorsa, kalmasını istediğiniz gruptan bir karo seçin.
learn-exago-choose-done = Öteki grup sahiplerinin eline döndü. Size daha çok yarayanı seçin.
learn-exago-move-to-win = Bu küçük oyunda dörtlü dizi kazandırır. Siz Mavi’siniz ve elinizde karo yok: bir karoyu taşıyarak kazanın.
learn-exago-move-to-win-done = Boşluğu olan diziler ve bulunduğu yerde gerekmeyen bir karo arayın.
learn-exago-must-block = Burada üç kişi oynuyor ve dörtlü dizi kazandırıyor. Kırmızı sonraki hamlede d5’te kazanabilir. Siz Mavi’siniz: onu durdurmak yerine e5 oynamayı deneyin.
learn-exago-must-block-done = Üç ya da daha fazla oyuncuyla, siz kazanamıyorsanız ve bir hamleniz tehdidi durduruyorsa onu durdurmak zorundasınız.
learn-exago-block = Şimdi görevinizi yapın ve engelleyin.
learn-exago-block-done = Birkaç kişi tehdit ediyorsa, sırası ilk geleni durdurursunuz.
learn-exago-win-first = Engelleme zorunluluğunun bir istisnası var: siz kazanabiliyorsanız, engellemeden kazanabilirsiniz. Siz Kırmızı’sınız.
learn-exago-win-first-done = Kazanmak engellemekten önce gelir.
learn-exago-ahead = Yine iki oyuncu, beşli dizi. Siz Kırmızı’sınız. Mavi’nin yanıtlayamayacağı bir tehdit kurun: sonraki karonuzla kazanırsınız.
learn-exago-ahead-done = İki ucu açık bir dizi iki yandan tamamlanabilir, Mavi ise yalnızca birini kapatabilir.
learn-exago-cross = Artık kimsenin elinde karo yok. Siz Kırmızı’sınız. Bulunduğu yerde gerekmeyen bir karonuzu kaldırıp iki dizinizin kesiştiği yere koyun: Mavi ikisini birden durduramaz.
learn-exago-cross-done = İki dizinin kesiştiği yerdeki karo ikisi için de sayılır. Güçlü oyuncular böyle yerleri, kullanmadan çok önce hazırlar. Şimdi bir oyun oynayın.

## Themes of puzzles

study-theme-relocate = Karo taşıma
study-theme-win-by-cutting = Karo kopararak kazanma
study-theme-hold-by-cutting = Karo kopararak savunma

## The rule page: what the examples show

study-rules-exago-touch = Her yeni karo oyun alanındaki bir karoya değmelidir.
study-rules-exago-line = Düz ve kesintisiz bir dizi kazandırır: iki oyuncuyla beş karo, daha fazlasıyla dört.
study-rules-exago-relocate = Eliniz boşsa karolarınızdan birini kaldırın ve bir karoya değdiği bir yere koyun.
study-rules-exago-cut-off = Bu karoyu kaldırmak iki karoyu daha koparır. Onlar sahiplerine döner; sahipleri karo taşımadan önce onları yeniden yerleştirmelidir.
study-rules-exago-choose = Aynı büyüklükte iki grup kalır: hangisinin kalacağını hamleyi yapan seçer.
study-rules-exago-must-block = Üç ya da daha fazla oyuncuyla tehdit durdurulmalıdır. Kırmızı d5’te kazanmakla tehdit ediyor; bu yüzden Mavi başka yere oynayamaz.
study-rules-exago-block = Bu hamle tehdidi durdurur, o yüzden ona izin var.

## The rule page: what the printed rules leave open

study-decision-exago-groups = İkiden fazla grup olsa bile yalnızca en büyüklerden biri kalır.
study-decision-exago-own = Kendi karolarınız size dönerse, kaldırdığınız karoyu yine de hemen koyarsınız; ötekiler sonraki hamlelerde gelir.
study-decision-exago-duty = Üç ya da daha fazla oyuncuyla, yalnızca bir rakip tehdit etse bile, olanak varsa engellemek zorunludur.
study-decision-exago-first = Birkaç rakip tehdit ediyorsa, sırası ilk geleni durdurursunuz.
study-decision-exago-relocated = Karo taşıyarak kazanma tehdidi de öteki tehditler gibi sayılır.
study-decision-exago-stuck = Hiçbir şey yapamayan pas geçer. Kimse hamle yapamıyorsa oyun berabere biter.
