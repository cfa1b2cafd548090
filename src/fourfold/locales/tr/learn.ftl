## Quantik

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

## Qomet

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

## Exago

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
learn-exago-ahead-done = İki ucu açık bir dizi iki yandan tamamlanabilir, Mavi ise yalnızca birini kapatabilir. Şimdi bir oyun oynayın.
