## Help

cli-help-usage = Kullanım:
cli-help-command-piece = KOMUT
cli-help-options-piece = [SEÇENEKLER]
cli-help-language-piece = DİL
cli-help-commands = Komutlar
cli-help-arguments = Argümanlar
cli-help-options = Seçenekler

cli-help-fourfold = Kuralları kesin masa oyunları: { $games } oyunlarını terminalde oynayın ya da kuralları bir programdan sorun.
cli-help-play = Terminalde oynayın; bu klavyedeki insanlarla ya da bilgisayara karşı.
cli-help-games = Oyunları ya da bir oyunun seçeneklerini listeler.
cli-help-rules = Standart girdideki her JSON satırını bir JSON satırıyla yanıtlar: konum, geçerli hamleler, sonuç.
cli-help-perft = Verilen uzunluktaki geçerli hamle dizilerini sayar.
cli-help-analyze = Bir konumun ve içindeki her hamlenin değerini söyler: olabildiğinde kanıtlı.
cli-help-match = Bilgisayar oyuncularını birbirine karşı oynatır ve puanlar.
cli-help-solve = Bir oyunun her konumunun değerini bulur. Durdurulabilir; yeniden çağrılınca devam eder.
cli-help-verify = Bir değer tablosunun söylediklerini, onu hazırlamamış bir programla denetler.
cli-help-tables = Burada hangi değer tablolarının olduğunu söyler; onları indirir, hazırlar, denetler, sıkıştırır veya siler.
cli-help-serve = Web uygulamasını ve API’sini sunar. Terminalde komutsuz çağrılınca fourfold bunu da yapar ve bir tarayıcıda gösterir.
cli-help-backup = Bir sunucunun bütün maçlarını, çalışırken bile kaydeder.
cli-help-engine = Başka programlar için motor olarak oynar; onlar ne yapılacağını Universal Game Interface ile söyler.
cli-help-pipe = Standart girdideki JSON satırlarının anlattığı konumları, aynı anda birkaç tane, her birini bir id ile analiz eder.
cli-help-puzzles = Bulmaca bulur: tam olarak bir hamlenin doğru olduğu konumlar. Her biri kanıtlanır ve puanlanır. JSON yazar.
cli-help-bench = Her şeyin ne kadar hızlı olduğunu, yalın kuralların ve başka kitaplıkların yanında ölçer.

cli-help-version = Sürümü yazar.
cli-help-lang = Şu dillerden birini konuşur: { $languages }.
cli-help-help = Bu yardımı yazar.
cli-help-game = Şunlardan biri: { $games }; isterseniz seçeneklerle: exago?players=3&size=5
cli-help-option = Oyunun bir seçeneği, örneğin size=5. Birkaç kez verilebilir.
cli-help-position = Alışılmış konum yerine bu konumdan başlar.
cli-help-players = Kimler oynuyor, aralarında virgülle. level1’den level10’a kadar olanlar bilgisayar oyuncusudur; random, greedy ve montecarlo da öyle; ? adsız bir kişidir.
cli-help-in-order = Kura çekmek yerine oyuncuları verilen sırayla oturtur.
cli-help-load = Kayıtlı bir oyuna devam eder.
cli-help-seed = Rastgele olan her şeyin her seferinde aynı çıkmasını sağlar.
cli-help-ascii = Yalnızca düz karakterlerle çizer.
cli-help-no-color = Renksiz çizer.
cli-help-level = Bu seviyedeki bilgisayara karşı oynayın; 1 (zayıf) ile 10 (olabildiğince güçlü) arası.
cli-help-time-move = Bir bilgisayar oyuncusu bir hamleyi ne kadar düşünebilir. Genellikle 2.
cli-help-time = Ne kadar düşünülsün. Genellikle 2; 0 ile yalnızca hemen bilinenler.
cli-help-json = Tek bir JSON satırıyla yanıt verir.

## Games and their options

cli-games-more = fourfold games GAME bir oyunun seçeneklerini listeler, fourfold play GAME onu oynatır.
cli-seats-exactly = { $count ->
        [one] { $count } oyuncu
       *[other] { $count } oyuncu
    }
cli-seats-range = { $low } ile { $high } arası oyuncu
cli-options-none = Bu oyunun seçeneği yok.
cli-options-in-force = Bu oyundaki seçenekler:
cli-values-choice = Şunlardan biri: { $values }.
cli-values-number = { $low } ile { $high } arası.
cli-values-numbers = { $low } ile { $high } arası; herkes için ya da virgülle ayırarak her koltuk için.
cli-default = Genellikle { $value }.
cli-default-depends = Burada genellikle { $value }; yukarıdaki seçeneklere bağlı.

## Questions before the first move

cli-ask-game = Hangi oyun?
cli-ask-players = Kaç oyuncu, { $low } ile { $high } arası? [{ $low }]
cli-ask-opponents = Kim oynuyor?
cli-ask-level = Ne kadar güçlü?
cli-against-people = İnsanlar, hepsi bu klavyede
cli-against-level = Bilgisayara karşı siz, dilediğiniz güçte
cli-against-random = Rastgele oynayan bilgisayara karşı siz
cli-ask-number = Sayı [{ $default }]:
cli-ask-again = Lütfen { $low } ile { $high } arasında bir sayı yazın.

## Players

cli-player-random = Rastgele
cli-player-level1 = { level-name-1 }, seviye 1
cli-player-level2 = { level-name-2 }, seviye 2
cli-player-level3 = { level-name-3 }, seviye 3
cli-player-level4 = { level-name-4 }, seviye 4
cli-player-level5 = { level-name-5 }, seviye 5
cli-player-level6 = { level-name-6 }, seviye 6
cli-player-level7 = { level-name-7 }, seviye 7
cli-player-level8 = { level-name-8 }, seviye 8
cli-player-level9 = { level-name-9 }, seviye 9
cli-player-level10 = { level-name-10 }, seviye 10
cli-player-greedy = Açgözlü
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = siz
cli-somebody = bir kişi
cli-seat = { $colour }: { $name }
cli-seats-drawn = Kura çekildi. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, hamle { $number }
cli-title-end = { $count ->
        [0] { $game }, hamle yapılmadan
        [one] { $game }, bir hamleden sonra
       *[other] { $game }, { $count } hamleden sonra
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, sıra sizde
cli-hint = { $example } gibi bir hamle, hepsini görmek için “{ $moves }” ya da “{ $help }” yazın.
cli-hint-help = Neler yapabileceğinizi görmek için “{ $help }” yazın.
cli-computer-plays = { $name } { $move } oynuyor.
cli-thinking = { $name } düşünüyor…
cli-won = { $name } kazandı: { $reason }.
cli-drawn = Beraberlik: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = yardım, yardim, ?
cli-word-moves = hamleler
cli-word-hint = ipucu
cli-word-analyze = analiz
cli-word-undo = geri
cli-word-save = kaydet
cli-word-load = aç, ac
cli-word-resign = terk
cli-word-draw = beraberlik
cli-word-rules = kurallar
cli-word-record = kayıt, kayit
cli-word-rematch = rövanş, rovans
cli-word-quit = çık, cik

cli-argument-moves = [BAŞLANGIÇ]
cli-argument-save = DOSYA
cli-argument-load = DOSYA

cli-about-help = bu listeyi gösterir
cli-about-moves = geçerli hamleleri ya da böyle başlayanları listeler
cli-about-hint = bilgisayar iyi bir hamle söyler
cli-about-analyze = konumun ve her hamlenin değerini söyler
cli-about-undo = bir kişinin yaptığı son hamleyi geri alır
cli-about-save = oyunu bir dosyaya yazar
cli-about-load = dosyadaki bir oyuna devam eder
cli-about-resign = maçı terk eder
cli-about-draw = beraberlik teklif eder
cli-about-rules = bu oyunun kurallarını gösterir
cli-about-record = şimdiye kadarki oyunu metin olarak gösterir
cli-about-rematch = oyun bitince yeniden oynatır
cli-about-quit = çıkar

cli-help-move = Oynamak için bir hamle ya da hamle listesindeki numarasını yazın. Yalnızca Enter oyun alanını yeniden gösterir.
cli-moves-count = { $count ->
        [one] Bir geçerli hamle.
       *[other] { $count } geçerli hamle.
    }
cli-moves-none = “{ $start }” ile başlayan geçerli hamle yok.
cli-taken-back = { $count ->
        [one] Bir hamle geri alındı.
       *[other] { $count } hamle geri alındı.
    }
cli-saved = “{ $file }” olarak kaydedildi.
cli-not-saved = Kaydedilmedi.
cli-replace = “{ $file }” adında bir dosya zaten var. Üzerine yazılsın mı?
cli-load-anyway = Bu oyun kaydedilmedi. Yine de bırakılsın mı?
cli-quit-save = Bu oyun kaydedilmedi. Kaydetmek için bir dosya adı yazın, çıkmak için Enter:
cli-resign-sure = { $name }, maçı terk etmek istiyor musunuz?
cli-resigned = { $name } maçı terk etti; bundan sonra o koltukta bilgisayar oynuyor.
cli-draw-sure = { $name }, beraberliği kabul ediyor musunuz?
cli-draw-refused = { $name } oynamaya devam ediyor.
cli-unsaved = Bu oyun bitmedi. Daha sonra devam etmek için bu satırları bir dosyaya koyun ve şunu yazın: fourfold play --load DOSYA
cli-yes-or-no = [e/H]
cli-yes = e, evet

## Analysis

analyze-position-win = { $plies ->
        [0] Sıradaki: { $name }; kazanır.
        [1] Sıradaki: { $name }; hemen kazanır.
       *[other] Sıradaki: { $name }; iki tarafınkiler sayılınca { $plies } hamle sonra kazanır.
    }
analyze-position-loss = { $plies ->
        [0] Sıradaki: { $name }; kaybeder.
        [1] Sıradaki: { $name }; hemen kaybeder.
       *[other] Sıradaki: { $name }; iki tarafınkiler sayılınca { $plies } hamle sonra kaybeder.
    }
analyze-position-draw = Sıradaki: { $name }; kimse kazanmayı garantileyemez.
analyze-position-unknown = Sıradaki: { $name }. Kimin kazanacağı henüz kanıtlanmadı; daha çok süre yardımcı olabilir.
analyze-best-open = En iyi hamlenin hangisi olduğu henüz kanıtlanmadı; daha çok süre yardımcı olabilir.
analyze-move = Hamle
analyze-value = Değer
analyze-plies = Sona kadar hamle
analyze-proof = Ne kadar kesin
analyze-value-win = kazanır
analyze-value-loss = kaybeder
analyze-value-draw = beraberlik
analyze-value-unknown = bilinmiyor
analyze-guess-good = iyi görünüyor
analyze-guess-fair = fena değil
analyze-guess-even = eşit görünüyor
analyze-guess-poor = zayıf görünüyor
analyze-guess-bad = kötü görünüyor
analyze-exact = kanıtlandı
analyze-estimate = tahmin
analyze-more = { $count ->
        [one] Bir hamle daha var.
       *[other] { $count } hamle daha var.
    }

## What can go wrong

cli-output-failed = Çıktı yazılamıyor: { $why }

error-usage-command = “{ $name }” komutu yok; komutlar: { $names }.
error-usage-extra = Bir argüman fazla: “{ $argument }”.
error-usage-missing = { $argument } argümanı eksik.
error-usage-option = Burada { $option } seçeneği yok; --help hepsini listeler.
error-usage-negative = Burada sayı eksi olamaz.
error-usage-value-missing = { $option } seçeneğine bir değer gerekli.
error-usage-no-value = { $option } seçeneği değer almaz.
error-usage-other = { $message }
error-extra-missing = Bunun için { $package } paketi gerekli; yalın kurulumda bulunmaz. Şununla kurun: pip install "fourfold[{ $extra }]"
error-language-unknown = Burada “{ $name }” dili yok; diller: { $names }.
error-number-here = { $name } “{ $value }” olamaz; { $low } ile { $high } arasında bir tam sayıdır.
error-game-missing = Hangi oyun? Birini yazın: { $names }.
error-load-alone = Kayıtlı bir oyun kendi oyununu, seçeneklerini, konumunu ve oyuncularını getirir; --load ile bunları yazmayın.
error-level-or-players = Ya --level ya --players, ikisi birden olmaz; seviye oyuncular arasında yazılabilir: Ann,level3.
error-level-unknown = “{ $name }” diye bir oyuncu yok; seviyeler { $low } ile { $high } arasıdır.
error-time-here = Süre “{ $value }” olamaz; 0 ile { $high } arasında bir saniye sayısıdır.
error-path-here = “{ $path }” bir dosya ya da klasör adı olamaz.

error-move-number = { $count ->
        [one] Bir geçerli hamle var; bu onun numarası değil.
       *[other] { $count } geçerli hamle var; bu hiçbirinin numarası değil.
    }
error-nobody-to-take-back = Henüz hamle yapmadınız, o yüzden hiçbir şey geri alınamaz.
error-draw-with-computer = Bilgisayar beraberliği kabul etmez.
error-file-missing = Hangi dosya? Şöyle yazın: { $usage }.

error-file-unreadable = “{ $file }” okunamıyor: { $why ->
        [missing] böyle bir dosya yok.
        [folder] bu bir klasör.
        [forbidden] okuma izniniz yok.
       *[other] { $system }.
    }
error-file-unwritable = “{ $file }” yazılamıyor: { $why ->
        [missing] böyle bir klasör yok.
        [folder] bu adda, sıradan dosya olmayan bir şey var.
        [forbidden] oraya yazma izniniz yok.
       *[other] { $system }.
    }
error-file-too-long = “{ $file }” bir oyun kaydı değil: { $limit } bayttan uzun.
error-file-not-text = “{ $file }” bir oyun kaydı değil: { $line }. satır UTF-8 metin değil.
