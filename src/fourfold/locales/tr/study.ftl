## Learning

study-learn = Öğren
study-learn-about = Bir oyun seçin. Her şeyi kendiniz denersiniz; yanlış yapmaktan korkmayın.
study-learn-game = { $game } öğren
study-other-games = Öteki oyunlar
study-rules = Kurallar
study-analyse = Analiz et
study-play = Oyna
study-review = Bir oyunu incele
study-overview = Genel bakış
study-title-puzzles = { $game }: bulmacalar
study-title-analyse = { $game }: analiz
study-lesson = Adım adım kurallar
study-lesson-about = { $count ->
        [one] Oyun alanında küçük bir görev
       *[other] Oyun alanında { $count } küçük görev
    }
study-lesson-progress = Tamamlanan adımlar: { $done } / { $count }
study-first-game = İlk oyunu oyna
study-first-game-about = Rakip: { $name }, en yumuşak başlı bilgisayar oyuncusu; dilediğiniz zaman ipucu var

study-steps = Adımlar
study-step = Adım { $number } / { $count }
study-next = İleri
study-again = Yeniden dene
study-lesson-else = Bunu oynayabilirsiniz, ama istenen bu değildi. Bir daha bakın ve yeniden deneyin.
study-lesson-allowed = Bu geçerli bir hamle. Neden izin verilmediğini görmek için isteneni deneyin.
study-lesson-skip = Bu adımı atla
study-lesson-hint = Doğru bir hamlenin yerleri işaretli.
study-lesson-hint-piece = Şunu alın: { $piece }. Konacağı yer işaretli.
study-to-puzzles = Bulmacalara geç

## Puzzles

study-puzzles = Bulmacalar
study-puzzles-about = { $count ->
        [one] Tam olarak bir doğru hamlesi olan bir konum
       *[other] Her birinde tam olarak bir doğru hamle olan { $count } konum
    }
study-puzzles-solved = Çözülen: { $done } / { $count }
study-puzzle-rated = Bulmaca, puanı { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Günün bulmacası
study-puzzle-task = { $turns ->
        [1] { seat-name } oynar ve hemen kazanır
       *[other] { seat-name } oynar ve { $turns } hamlede kazanır
    }
study-puzzle-block = { seat-name } oynar: hemen kaybettirmeyen tek hamleyi bulun
study-puzzle-hold = { seat-name } oynar: kaybettirmeyen tek hamleyi bulun
study-puzzle-yes = Doğru!
study-puzzle-right = Doğru! { seat-name } elinden geleni yapıyor. Sıra yine sizde.
study-puzzle-solved-theme = Çözüldü! Konusu şuydu: { $theme }.
study-puzzle-done-all = Bunların hepsi çözüldü. Tebrikler!
study-puzzle-answered = { $distance ->
        [0] O zaman { seat-name } { $move } oynar ve kazanır.
        [1] O zaman { seat-name } { $move } oynar ve hemen kazanır.
       *[other] O zaman { seat-name } { $move } oynar ve { $distance } hamlede kazanır.
    }
study-puzzle-not-enough = Bu, kazancı garantilemiyor: { seat-name } { $move } ile yanıt verir ve artık zamanında kazanılamaz.
study-puzzle-wrong = Doğru hamle bu değil.
study-puzzle-not-at-once = Bu hemen kazandırmıyor. Başka bir hamle kazandırıyor.
study-puzzle-solution = Hamleyi göster
study-puzzle-shown = Hamle şu: { $move }; yerleri işaretlendi. Oynayın ve devamını görün.
study-puzzle-next = Sonraki bulmaca
study-puzzle-rating = Puanınız
study-puzzle-streak = Art arda gün
study-puzzle-solved = Çözülen
study-puzzle-share = { $done } / { $count }
study-puzzle-due = { $count ->
        [one] Birkaç gün önceki bir hata bugün geri geliyor.
       *[other] Birkaç gün önceki { $count } hata bugün geri geliyor.
    }
study-puzzle-midnight = Gece yarısı günün yeni bulmacası gelir. Bunların hepsi bu tarayıcıda kalır.
study-theme-any = Size uyanlar
study-theme-win-in-one = Bir hamlede kazanma
study-theme-win-in-two = İki hamlede kazanma
study-theme-win-in-three = Üç hamlede kazanma
study-theme-long-way = Uzun yol
study-theme-two-threats = Aynı anda iki tehdit
study-theme-block = Engelleme
study-theme-only-move = Tek hamle
study-theme-send-home = Sahibine geri gönderme

## What a position is worth

study-short-win = K{ $distance }
study-short-loss = M{ $distance }
study-short-draw = B
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } kazanır, { $loss } kaybeder, { $draw } beraberliktir. Sayı, sona kadar iki tarafın hamlelerini sayar. Kesik çizgili kenar bir tahmindir: { study-short-good } iyi, { study-short-even } eşit, { study-short-bad } kötü.
study-value-win = { $distance ->
        [0] kazanır
        [1] hemen kazanır
       *[other] { $distance } hamlede kazanır
    }
study-value-loss = { $distance ->
        [0] kaybeder
        [1] hemen kaybeder
       *[other] { $distance } hamlede kaybeder
    }
study-value-draw = beraberlik
study-looks-good = iyi görünüyor
study-looks-even = eşit görünüyor
study-looks-bad = kötü görünüyor
study-verdict-win = { $distance ->
        [0] Sıradaki { seat-name } kazanır
        [1] Sıradaki { seat-name } hemen kazanır
       *[other] Sıradaki { seat-name } { $distance } hamlede kazanır
    }
study-verdict-loss = { $distance ->
        [0] Sıradaki { seat-name } kaybeder
        [1] Sıradaki { seat-name } hemen kaybeder
       *[other] Sıradaki { seat-name } { $distance } hamlede kaybeder
    }
study-verdict-draw = Kimse kazanmayı garantileyemez
study-verdict-won = { seat-name } kazandı
study-verdict-drawn = Oyun berabere
study-verdict-looks-good = Sıradaki { seat-name } için iyi görünüyor
study-verdict-looks-even = Eşit görünüyor; sıradaki: { seat-name }
study-verdict-looks-bad = Sıradaki { seat-name } için kötü görünüyor
study-proved = Kanıtlandı. İki tarafın hamleleri sayılır.
study-best-open = En iyi hamlenin hangisi olduğu henüz kanıtlanmadı.
study-deepening = Şimdilik yalnızca bir tahmin; düşünme sürüyor…
study-estimate = Yalnızca bir tahmin: hiçbir şey kanıtlanmadı.
study-estimate-share = Yalnızca bir tahmin: güçlü oyunda, böyle konumlarda sıradaki oyuncu puanların { $percent } kadarını aldı. Beraberlikte bir puan bütün oyuncular arasında eşit paylaştırılır.
study-thinking = Düşünülüyor…

## Analysis

study-moves = Hamleler ve değerleri
study-more = { $count ->
        [one] Bir hamle daha
       *[other] { $count } hamle daha
    }
study-fewer = Yalnızca en iyiler
study-values = Değerler
study-best-line = En iyi hamleleri oynat
study-stop = Durdur
study-set-up = Konum kur
study-set-up-about = Bir piyon seçin, sonra istediğiniz yere koyun
study-set-up-done = Bunu analiz et
study-tools = Ne konacak
study-take-away = Kaldır
study-mover = Sıra kimde:
study-clear = Oyun alanını boşalt
study-possible = Bu konum oynanabilir.
study-paste = Oyun yapıştır
study-paste-about = Kayıtlı bir oyun, bir hamle listesi, metin olarak bir konum ya da bir maçın veya analizin adresi
study-paste-read = Oku
study-paste-unknown = Bu ne kayıtlı bir oyun, ne bir hamle listesi, ne bir konum, ne de buradaki bir maçın adresi.
study-paste-elsewhere = Bu adres başka bir siteye ait: { $site }.
study-prune = Bu hamleyi sil
study-draw-about = Farenin sağ tuşuyla oklar ve halkalar çizebilirsiniz.
study-share = Paylaş
study-link = Bu konumun bağlantısı
study-position = Metin olarak konum
study-from-start = Baştan

## Review

study-review-about = Kayıtlı bir oyunu, bir hamle listesini ya da bir maçın adresini yapıştırın: her hamleye yeniden bakılır; nerede kazanılıp nerede kaybedildiğini görürsünüz.
study-review-start = İncele
study-review-title = { $game }, yeniden bakış
study-review-running = Bu maç hâlâ oynanıyor. Bitince incelenebilir.
study-review-end = Oyun böyle bitti.
study-review-better = Daha iyisi { $move }: { $worth }.
study-review-win-loss = Bir hata: kazancı kayba çevirdi.
study-review-win-draw = Bir hata: kazancı elden kaçırdı.
study-review-draw-loss = Bir hata: beraberlik korunabilecekken kaybediyor.
study-review-doubtful = Büyük olasılıkla bir hata (tahmin).
study-review-fine = İyi görünüyor (tahmin).
study-review-kept = Öteki hamleler kadar iyi: { $worth }.
study-review-no-choice = Fark etmedi: bütün hamlelerin değeri aynıydı.
study-review-decisive = Oyunu bu belirledi.
study-accuracy-exact = Önemli kararlardan doğru olanlar: { $right } / { $choices }. İsabet: { $percent }. Bu kesin.
study-accuracy-estimate = İsabet yaklaşık { $percent }. Bu bir tahmin: her hamle kanıtlanamadı.
study-accuracy-none = Hiçbir karar önemli değildi: ne oynanırsa oynansın bütün hamlelerin değeri aynıydı.
study-mistakes = Hatalar
study-mistakes-none = Hiç bulunmadı.
study-mistakes-looking = Her hamleye bakılıyor…
study-analyse-here = Bu konumu analiz et
study-to-match = Maça git
study-graph-wins = { seat-name } kazanır
study-graph-move = Hamle
study-graph-exact = kanıtlandı
study-graph-estimate = tahmin

## Rule pages: what the examples show

study-rules-of = { $game } kuralları
study-rules-short = Kısaca
study-rules-examples = Örnekler
study-rules-show = Göster
study-rules-again = Yeniden
study-rules-why = Neden olmaz?
study-rules-not-allowed = Yasak
study-rules-print = Tek sayfaya yazdır
study-rules-options = Seçenekler
study-rules-usual = Genellikle: { $value }
study-rules-decisions = Kutudaki kuralların söylemediğine nasıl karar veriyoruz

## Help while playing

study-help = Yardım
study-review-this = Oyunu incele
study-hint = İpucu
study-hint-more = Hamleyi göster
study-hint-place = Yeni bir piyon koyun.
study-hint-piece = Şuna bakın: { $piece }.
study-hint-move = Şunu deneyin: { $move }; { $worth }.
study-threats = Beni ne tehdit ediyor?
study-threats-none = Şu anda hiçbir şey.
study-threats-some = Dikkat: { seat-name } { $move } oynayıp hemen kazanmak istiyor.
study-threats-later = Kimse bir sonraki hamleyle kazanamaz. Ama { seat-name } { $move } oynamak istiyor; böylece ne yaparsanız yapın { $distance } hamlede kazanır.
study-show-values = Değerleri göster
