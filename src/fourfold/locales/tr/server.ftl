## Starting and stopping

server-ready = Fourfold şu adreste: { $address } (Ctrl-C ile durdurun)
error-address-taken = Sunucu { $address } adresini dinleyemiyor: { $why }.

## When nothing can be done

error-not-found = Bu adreste bir şey yok.
error-internal = Sunucuda bir şey ters gitti. Not edildi; hiçbir şey değişmedi.
error-storage-unavailable = Maçlara şu anda ulaşılamıyor. Hiçbir şey değişmedi; lütfen yeniden deneyin.
error-storage-unsure = Tam bu kaydedilirken maçlara ulaşılamaz oldu. Kaydedilip kaydedilmediği bilinmiyor; aynısını yeniden isteyin, yalnızca bir kez yapılır.
error-server-leaving = Sunucu yeniden başlamak üzere. Hiçbir şey değişmedi; lütfen yeniden deneyin.

## Who is calling

error-token-missing = Sizi burada henüz tanımıyoruz. Önce bir maç kurun ya da bir maça katılın, yoksa bir erişim anahtarı gönderin.
error-token-unknown = Bu erişim anahtarı tanınmıyor.
error-origin-foreign = Bunu başka bir sitenin sayfası istedi, o yüzden reddedildi.
error-key-unknown = Bu anahtar bu maçın hiçbir koltuğuna uymuyor.
error-too-many-commands = Bir bağlantıdan dakikada en çok { $limit } ileti gelebilir.
error-needs-server = Başkaları yalnızca sunucu olan yerde davet edilebilir.

## Making and joining matches

error-match-unknown = Böyle bir maç yok.
error-not-your-match = Bu maç sizin değil.
error-delete-while-playing = Bu maç başkalarıyla hâlâ oynanıyor; önce terk edin.
error-too-many-kept = En çok { $limit } maç saklayabilirsiniz.
error-match-full = Bu maçın bütün koltukları dolu.
error-too-many-events = Bu maçta { $limit } olay oldu; bundan sonra yalnızca hamle oynanır.
error-match-busy = Bu maçta aynı anda çok fazla şey oluyor; lütfen yeniden deneyin.
error-position-over = Bu konumda oyun bitmiş; bir maç, oyunun sürdüğü yerde başlar.
error-seat-taken = Bu koltuk dolu.
error-engine-unknown = Burada “{ $name }” adında bir motor yok.
error-engine-game = “{ $name }” motoru bu oyunu oynamıyor.

## Commands in a match

error-stale = Önce başka bir şey oldu; maçın şimdiki hâline bakın.
error-not-your-seat = Bu koltuk sizin değil.
error-not-your-turn = Sıra sizde değil.
error-seat-left = Bu koltuk maçı terk etti ya da süresi bitti.
error-match-waiting = Maç henüz başlamadı: bir koltuk hâlâ boş.
error-match-aborted = Bu maç iptal edildi.
error-draw-offered-already = Zaten beraberlik teklif ettiniz.
error-no-draws = Bu oyunda beraberlik yok: her zaman biri kazanır.
error-draw-not-offered = Kimse beraberlik teklif etmiyor.
error-takebacks-off = Bu maçta hiçbir şey geri alınmaz; maç kurulurken böyle kararlaştırıldı.
error-takeback-asked-already = Biri zaten bir hamleyi geri almak istedi.
error-takeback-not-asked = Kimse bir hamleyi geri almak istemiyor.
error-takeback-not-yours = Kabul etmesi gereken siz değilsiniz.
error-nothing-of-yours-to-take-back = Henüz hamle yapmadınız, o yüzden geri alınacak bir şey yok.
error-rematch-wanted-already = Zaten rövanş istediniz; ötekiler henüz yanıt vermedi.
error-rematch-made-already = Rövanş zaten kuruldu.
error-too-late-to-abort = Bir maç yalnızca ikinci hamleden önce iptal edilebilir.

## What the server refuses to protect itself

error-busy = Şu anda çok fazla konum düşünülüyor; lütfen birazdan yeniden deneyin.
error-thinking-failed = Bilgisayar bunu düşünemedi; lütfen yeniden deneyin.
error-too-many-requests = { $kind ->
        [matches] Bir adresten dakikada en çok { $limit } maç kurulabilir; lütfen { $seconds } sn sonra yeniden deneyin.
        [matches-day] Bir adresten günde en çok { $limit } maç kurulabilir; lütfen { $seconds } sn sonra yeniden deneyin.
        [players-day] Bir adresten günde en çok { $limit } oyuncu gelebilir; lütfen { $seconds } sn sonra yeniden deneyin.
        [analyses] Bir adres için dakikada en çok { $limit } konum düşünülebilir; lütfen { $seconds } sn sonra yeniden deneyin.
        [computing] Sunucu bir adres için dakikada en çok { $limit } sn hesap yapar; lütfen { $seconds } sn sonra yeniden deneyin.
        [commands-day] Bir adresten günde en çok { $limit } hamle ve başka komut gelebilir; lütfen { $seconds } sn sonra yeniden deneyin.
        [megabytes-day] Bir adresten günde en çok { $limit } megabayt gelebilir; lütfen { $seconds } sn sonra yeniden deneyin.
       *[requests] Bir adresten dakikada en çok { $limit } istek gelebilir; lütfen { $seconds } sn sonra yeniden deneyin.
    }
error-too-much-thinking = { $kind ->
        [address] Bilgisayar bir adres için günde en çok { $limit } sn düşünür; lütfen { $seconds } sn sonra yeniden deneyin.
       *[all] Bilgisayar bu sunucuda günde en çok { $limit } sn düşünür; lütfen { $seconds } sn sonra yeniden deneyin.
    }
error-too-many-at-once = Bir adresin aynı anda en çok { $limit } isteği yanıtlanır.
error-too-many-sockets = Bir adresten en çok { $limit } canlı bağlantı açık olabilir.
error-too-many-matches-here = Bu sunucu en çok { $limit } maç saklar; eskileri gidince yenileri kurulabilir.
error-too-much-kept-here = Bu sunucu en çok { $limit } megabayt maç saklar; eskileri gidince yenileri kurulabilir.
