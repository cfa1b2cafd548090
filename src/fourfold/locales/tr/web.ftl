## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet ve Exago
web-description = Quantik, Qomet ve Exago: insanlarla ya da her seviyeden bilgisayarla oynayın.
web-skip = İçeriğe geç
web-home = Fourfold, bütün oyunlar
web-nav = Sayfalar
web-nav-learn = Öğren
web-nav-lobby = Lobi
web-nav-mine = Oyunlarım
web-close = Kapat
web-loading = Yükleniyor…
web-try-again = Yeniden dene
web-to-games = Bütün oyunlar
web-number = { $number }
web-no = Hayır, geri dön
web-cancel = Vazgeç

## Settings

web-preferences = Ayarlar
web-preferences-note = Yalnızca bu tarayıcıda saklanır. Hesap yok, izleme yok.
web-language = Dil
web-theme = Renkler
web-theme-auto = Cihaz gibi
web-theme-light = Açık
web-theme-dark = Koyu
web-board = Oyun alanı
web-board-wood = Ahşap
web-board-felt = Çuha
web-board-distinct = Her renk görüşü için
web-board-contrast = Yüksek karşıtlık
web-size = Oyun alanının boyutu
web-size-usual = Ekrana göre
web-size-small = Küçük
web-size-large = Büyük
web-fingers = Küçük yerler
web-fingers-zoom = İlk dokunuş yaklaştırır
web-fingers-confirm = Oynamadan önce sorulur
web-fingers-plain = Hemen oynanır
web-motion = Hareket
web-motion-auto = Cihaz gibi
web-motion-on = Piyonlar kayar
web-motion-off = Hiçbir şey kıpırdamaz
web-sound = Ses
web-your-name = Adınız
web-name-optional = dilediğiniz gibi ya da boş

## First screen

web-home-title = Hangi oyun olsun?
web-home-about = Önce bir oyun alanı, sonra birlikte oynayacağınız birini seçin.
web-home-running = Oyuna devam et
web-home-lobby = Lobide başkalarıyla buluş
web-home-open = Kayıtlı bir oyunu aç
web-home-beyond = Bulmacalar ve analiz
web-home-daily = Günün bulmacası
web-home-daily-about = Herkes için aynı; gece yarısı yenisi gelir.
web-home-streak = { $days ->
        [one] Bir gün çözüldü.
       *[other] Art arda { $days } gün çözüldü.
    }
web-home-solved = çözüldü
web-home-analyse = Analiz
web-home-analyse-about = Herhangi bir konum ve oradaki her hamlenin değeri.

## Before a match

web-how-to-play = Nasıl oynanır
web-how-many = Kaç kişi oynuyor?
web-with-people = İnsanlarla
web-with-computer = Bilgisayara karşı
web-with-engines = Başka motorlara karşı
web-beside = Yanımdaki biri
web-beside-about = Bu ekranda sırayla oynarsınız.
web-link = Bağlantıyla bir arkadaş
web-link-about = Bir bağlantı gönderin ya da taranacak bir kod gösterin.
web-anyone = Kim gelirse
web-anyone-about = Lobide bir rakip bekleyin.
web-level = Seviye { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kim oynuyor
web-player = Oyuncu { $number }
web-you = Siz
web-show-in-lobby = Bu maç lobide görünsün, herkes katılabilsin
web-start = Başla
web-invite = Davet et
web-more-options = Seçenekler ve saat
web-value-on = evet
web-value-off = hayır
web-begins = İlk hamleyi kim yapar.
web-begins-drawn = Kura çekilir
web-begins-me = Ben
web-begins-others = Ötekiler
web-takebacks = Ötekiler kabul ederse hamleler geri alınabilir.
web-help-wanted = Bağlantıyla oynayan herkes için ipuçlarına ve değerlere izin var.
web-help-on = Bu maçta herkes için ipuçlarına ve değerlere izin var.
web-help-off = Bu maçta kimse ipucu almaz.
web-clock = Herkesin ne kadar düşünme süresi var.
web-clock-none = Saat yok
web-clock-increment = Bütün maç için dakika
web-clock-days = Her hamle için gün
web-clock-base = Her oyuncunun başlangıçtaki dakikası.
web-clock-more = Her hamleden sonra eklenen saniye.
web-clock-each = Her oyuncunun bir hamle için gün sayısı.
web-clock-days-text = { $days ->
        [one] Hamle başına bir gün
       *[other] Hamle başına { $days } gün
    }
web-clock-minutes-text = { $minutes ->
        [one] Bir dakika
       *[other] { $minutes } dakika
    }
web-clock-increment-text = { $minutes ->
        [one] Bir dakika
       *[other] { $minutes } dakika
    } + { $seconds ->
        [one] hamle başına bir saniye
       *[other] hamle başına { $seconds } saniye
    }
web-clock-left = kalan { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Birini davet edin
       *[other] { $count } kişiyi davet edin
    }
web-invite-about = Bağlantıyı gönderin ya da kodu taratın. Herkes gelir gelmez maç başlar.
web-invite-lobby = Maç lobide duruyor. Bağlantıyı da gönderebilir ya da kodu gösterebilirsiniz.
web-invite-link = Bu maçın bağlantısı
web-waiting = Bekleniyor…
web-qr = Taranacak kod olarak bağlantı
web-copy = Kopyala
web-copied = Kopyalandı
web-share = Paylaş
web-rules = Kurallar
web-rules-of = { $game } kuralları
web-rules-examples = Örneklerle, ayrı bir sayfada
web-join-title = { $named ->
        [yes] { $name } sizi bir maça davet ediyor: { $game }
       *[no] Bir maça davetlisiniz: { $game }
    }
web-join = Katıl
web-open-seat = Boş koltuk
web-numbered = { $name } { $number }
web-somebody = Biri
web-beside-you = Yanınızdaki biri

## The match

web-turn = { $who ->
        [you] Sıra sizde
       *[other] Sıradaki: { $name }
    }
web-thinking = { $name } düşünüyor…
web-over = Maç bitti
web-seat-you = siz
web-seat-away = uzakta
web-left-resigned = terk etti
web-left-time = süresi bitti
web-left-failed = devam edemedi
web-seat-engine = motor
web-winner = Kazanan
web-moves = Hamleler
web-no-moves = Henüz hamle yapılmadı.
web-move-played = Hamle { $number }: { $name } { $move } oynadı
web-meanwhile = { $name } { $move } oynadı.
web-back-to-match = Maça dön
web-replay-first = Başa
web-replay-previous = Bir hamle geri
web-replay-next = Bir hamle ileri
web-replay-latest = Son hamleye
web-in-words = Sözlerle konum ve hamleler
web-type-move = Bir hamle yazın
web-play-move = Oyna
web-watching = { $count ->
        [one] Bir kişi izliyor.
       *[other] { $count } kişi izliyor.
    }
web-away = { $name } şu anda burada değil.
web-offline = Bağlantı koptu. Yeniden deneniyor…
web-offline-unsent = Bağlantı koptu. Hamleniz saklandı; bağlantı gelir gelmez gönderilecek.

## What can be done in a match

web-actions = İşlemler
web-takeback = Geri al
web-takeback-asked = Bir hamleyi geri almak istediniz.
web-takeback-wish = { $name } bir hamleyi geri almak istiyor.
web-allow = İzin ver
web-decline = Reddet
web-agree = Kabul et
web-draw = Beraberlik
web-draw-sure = Beraberlik teklif edilsin mi?
web-draw-about = Herkes kabul ederse kimse kazanmaz, kimse kaybetmez.
web-draw-yes = Beraberlik teklif et
web-draw-asked = Beraberlik teklif ettiniz.
web-draw-wish = { $name } beraberlik teklif ediyor.
web-resign = Terk et
web-resign-sure = Maç terk edilsin mi?
web-resign-about = Terk eden maçı kaybeder. Üç ya da daha fazla oyuncuda o koltukta bilgisayar oynamaya devam eder.
web-resign-yes = Terk et
web-abort = İptal et
web-abort-sure = Maç iptal edilsin mi?
web-abort-about = Henüz pek bir şey olmadı; maç kimse için sayılmayacak.
web-abort-yes = İptal et
web-flip = Alanı döndür
web-again = Yeniden oyna
web-rematch-asked = Ötekiler bekleniyor…
web-rematch-wish = { $name } yeniden oynamak istiyor.
web-to-rematch = Sonraki maça
web-other-match = Başka bir maç
web-share-watch = Bu bağlantıyı bilen herkes izleyebilir
web-device = Başka bir cihazda devam et
web-device-link = Yalnızca sizin için: bu bağlantıyı açan sizin yerinize oynar
web-device-revoke = Kişisel bağlantıları sil
web-device-revoked = Hepsi silindi: artık sizin yerinize başka kimse oynamıyor.
web-record-save = Oyunu kaydet
web-record-copy = Oyunu kopyala

## What happened, read out

web-event-joined = { $name } katıldı.
web-event-started = Maç başlıyor.
web-event-resigned = { $who ->
        [you] Maçı terk ettiniz.
       *[other] { $name } maçı terk etti.
    }
web-event-time = { $who ->
        [you] Süreniz bitti.
       *[other] { $name }: süre bitti.
    }
web-event-failed = { $name } devam edemiyor: { $reason ->
        [engine-illegal] izin verilmeyen bir hamle oynadı, { $note }
        [engine-late] zamanında yanıt vermedi
        [engine-died] programı kapandı
        [engine-unknown] artık burada tanınmıyor
       *[other] programı gerektiği gibi çalışmıyor
    }.
web-event-draw-offered = { $who ->
        [you] Beraberlik teklif ettiniz.
       *[other] { $name } beraberlik teklif ediyor.
    }
web-event-draw-accepted = { $who ->
        [you] Beraberliği kabul ediyorsunuz.
       *[other] { $name } beraberliği kabul ediyor.
    }
web-event-draw-declined = { $who ->
        [you] Beraberliği reddettiniz.
       *[other] { $name } beraberliği reddediyor.
    }
web-event-takeback-asked = { $who ->
        [you] Bir hamleyi geri almak istediniz.
       *[other] { $name } bir hamleyi geri almak istiyor.
    }
web-event-takeback-declined = { $who ->
        [you] Hamlenin geri alınmasını reddettiniz.
       *[other] { $name } hamlenin geri alınmasını reddediyor.
    }
web-event-taken-back = Hamleler geri alındı.
web-event-rematch-wanted = { $who ->
        [you] Yeniden oynamak istiyorsunuz.
       *[other] { $name } yeniden oynamak istiyor.
    }
web-event-aborted = Maç iptal edildi.

## The end

web-ending = Sonuç
web-won = { $who ->
        [you] Kazandınız!
       *[other] { $name } kazandı
    }
web-drawn = Beraberlik
web-why = Nasıl bitti: { $reason }.
web-why-failed = Nasıl bitti: motor devam edemedi.
web-why-where = Burada görüyorsunuz: { $spaces }.
web-aborted = İptal edildi
web-aborted-why = Bu maç gerçekten başlamadan iptal edildi.

## Finding matches

web-lobby = Lobi
web-lobby-waiting = Oyuncu arayanlar
web-lobby-nobody = Şu anda kimse beklemiyor. Bir maç başlatın ve “{ web-anyone }” seçin.
web-lobby-begin = Bir maç başlat
web-lobby-running = Oynananlar
web-lobby-quiet = Şu anda herkese açık bir maç oynanmıyor.
web-mine = Oyunlarım
web-mine-none = Bu tarayıcıda henüz oynamadınız.
web-mine-lacks = Sunucuya ulaşılamıyor. Orada saklanan oyunlar burada görünmüyor.
web-mine-filter = Hangi oyunlar gösterilsin
web-mine-all = Hepsi
web-mine-running = Sürenler
web-mine-ended = Bitenler
web-mine-more = Daha eskileri göster
web-mine-kept-about = Biten maçlar uzun bir süre sonra silinir. Yıldızlı olanlar kalır.
web-mine-keep = Bu maçı sakla
web-mine-delete = Bu maçı sil
web-delete-sure = Bu maç silinsin mi?
web-delete-about = Geri getirilemez. Başkalarıyla oynanan bir maç yalnızca sizin listenizden silinir.
web-delete-yes = Sil
web-list-waiting = oyuncu bekleniyor
web-list-your-turn = sıra sizde
web-list-playing = { $ply ->
        [0] başlamak üzere
        [one] bir hamle oynandı
       *[other] { $ply } hamle oynandı
    }

## Saved games

web-open = Kayıtlı bir oyunu aç
web-open-about = Bitmiş bir oyun ilk hamlesinden başlayarak gösterilir; bitmemiş olan devam eder.
web-open-file = Dosya seç
web-open-text = ya da oyunu metin olarak veya adresini yapıştırın
web-open-with = Kiminle devam edilsin
web-open-look = Oyuna bak
web-open-go-on = Oyuna devam et
web-open-too-long = Bu, kayıtlı bir oyun olamayacak kadar uzun.

## What can go wrong, and what to do next

web-problem-unexpected = Bir şey ters gitti
web-problem-unexpected-next = Sunucunun yanıtı anlaşılamadı. Lütfen yeniden deneyin.
web-problem-server = Sunucuda bir sorun var
web-problem-server-next = Lütfen biraz sonra yeniden deneyin. Oynadığınız hiçbir şey kaybolmadı.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Bağlantı yok
web-problem-offline-next = Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.
web-problem-slow = Sunucu yavaş
web-problem-slow-next = Zamanında yanıt gelmedi. Lütfen yeniden deneyin.
web-problem-page = Burada bir şey yok
web-problem-page-next = Bu adres bir yere gitmiyor. Belki bağlantıda bir harf eksik.
web-problem-unloaded = Bu sayfa yüklenemedi
web-problem-unloaded-next = Bağlantı kopmuş olabilir ya da daha yeni bir sürüm var. Sayfayı yeniden yükleyin.
web-problem-game = Böyle bir oyun yok
web-problem-game-next = Belki bağlantıda bir harf eksik. Onun yerine oyunlardan birini seçin.
web-problem-match = Böyle bir maç yok
web-problem-match-next = Belki bağlantıda bir harf eksik, belki de maç çok eskidiği için kaldırıldı. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Bu oyun bu tarayıcıda değil
web-problem-match-elsewhere-next = Bir masa çevresinde ya da bilgisayara karşı oynanan oyun, oynandığı tarayıcıda kalır. Orada “{ web-share }” seçeneğini kullanın: oyunun tamamını içeren bağlantı her yerde açılır.
web-problem-match-damaged = Bu oyun okunamadı
web-problem-match-damaged-next = Metni olduğu gibi bir kenara kondu. “{ web-mine }” bölümünde bulabilirsiniz.
web-problem-aborted = Bu maç iptal edildi
web-problem-aborted-next = Başlamadan bitirildi. Başka bir maç başlatabilirsiniz.
web-problem-match-full-next = Bütün koltuklar dolu. Maçı izleyebilir ya da kendi maçınızı başlatabilirsiniz.
web-problem-stale-next = Bu arada konum değişti, o yüzden hamleniz oynanmadı.
web-problem-key-unknown = Bu bağlantı geçerli değil
web-problem-key-unknown-next = Kişisel bağlantı kullanılmış ya da yanlış. Oynadığınız cihazda “{ web-share }” ile yeni bir bağlantı oluşturun.

## Without a server, without a connection

web-unplugged = Bağlantı olmadan
web-unplugged-about = Fourfold’un tamamını bir kez indirin; internet bağlantısı olmadan da çalışır: bir masa çevresinde ve bilgisayara karşı oyunlar, dersler, bulmacalar, kurallar, analiz ve inceleme. Başkalarıyla buluşmak için yine bağlantı gerekir.
web-unplugged-make = Çevrimdışı kullan
web-unplugged-size = İndirilecek: { $megabytes } MB.
web-unplugged-fetching = İndiriliyor: %{ $percent }
web-unplugged-ready = Her şey burada. Fourfold bağlantı olmadan çalışır ve bilgisayar bu tarayıcıda düşünür.
web-unplugged-failed = Her şey indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.
web-unplugged-full = Bu tarayıcıda yer kalmadı. Her şeyi indirmek mümkün olmadı.
web-starting = Masa hazırlanıyor…
web-problem-python = Bu tarayıcı kendi başına oynayamıyor
web-problem-python-next = Fourfold’un burada ihtiyaç duyduğu bir şey bu tarayıcıda yok ya da kapalı: worker’lar, WebAssembly ya da dosyaların açılması. Daha yeni bir tarayıcı deneyin.
web-problem-unfetched = Henüz indirilmedi
web-problem-unfetched-next = Burada gerekenler henüz indirilmedi ve bağlantı yok. Bir kez bağlanın: ayarlardaki “{ web-unplugged-make }” her şeyi indirir.
web-storage-full = Bu tarayıcıda yer kalmadı. Oyunlar yalnızca bu sayfa açıkken saklanır; kalmasını istediklerinizi kaydedin.
web-storage-forbidden = Bu tarayıcı hiçbir şey saklamıyor. Oyunlar yalnızca bu sayfa açıkken saklanır; kalmasını istediklerinizi kaydedin.
web-damaged = { $count ->
        [one] Kayıtlı bir oyun okunamadı. Metni olduğu gibi bir kenara kondu.
       *[other] { $count } kayıtlı oyun okunamadı. Metinleri olduğu gibi bir kenara kondu.
    }
web-damaged-save = Metni kaydet
web-damaged-copy = Metni kopyala
web-damaged-remove = Çöpe at
web-damaged-sure = Bu oyun çöpe atılsın mı?
web-damaged-about = Metni geri getirilemez. Emin değilseniz önce kaydedin ya da kopyalayın.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Oyunun tamamını içeren bağlantı
web-share-here = Bu oyun yalnızca bu tarayıcıda saklanır. Bağlantıyı ya da kaydı alan kişi oyuna bakabilir ve devam edebilir.
web-alone = Fourfold burada sunucusuz çalışıyor; bu yüzden başkalarıyla buluşulamaz.
web-alone-elsewhere = Oyuncuların buluştuğu yer: { $server }.
