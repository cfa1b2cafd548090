## Games and options

error-game-unknown = “{ $name }” adında bir oyun yok; oyunlar: { $names }.
error-option-unknown = { $keys ->
        [none] Burada “{ $key }” seçeneği yok; seçenekler: –.
       *[other] Burada “{ $key }” seçeneği yok; seçenekler: { $keys }.
    }
error-option-choice = { $key } seçeneği “{ $value }” olamaz; şunlardan biridir: { $values }.
error-option-number = { $key } seçeneği “{ $value }” olamaz; { $low } ile { $high } arasında bir tam sayıdır.
error-option-type = { $key } seçeneği bir sözcük ya da tam sayı olmalı.
error-option-pair = “{ $pair }” bir seçenek değil; anahtar=değer biçiminde yazın.
error-option-twice = { $key } seçeneği iki kez verilmiş.

## Positions

error-field-count = Burada bir konumun, aralarında birer boşluk olan { $expected } parçası olur, { $found } değil.
error-row-count = Oyun alanının, aralarında “/” olan { $expected } satırı var, { $found } değil.
error-row-length = { $row }. satırda { $expected } yer var, { $found } değil.
error-letter-unknown = { $row }. satırda “{ $letter }” var; olabilecekler: { $letters }.
error-mover-unknown = Sıra “{ $letter }” oyuncusunda olamaz; şunlardan biridir: { $letters }.
error-over-before-last-move = { seat-name } son hamlesini yapmadan oyun bitmişti: oyun alanında zaten bir kazanç vardı.

## Moves

error-game-over = Oyun bitti: “{ $move }” artık oynanamaz.
error-move-unreadable = “{ $move }” bir hamle değil; hamleler şöyle görünür: { $example }.
error-picks-no-turn = Bu bir hamle değil. Bir yere gidebilecek bir piyon seçin, sonra ona bir yer gösterin.
error-picks-group = En büyük grup birden fazla: kalacak olanı gösterin.
error-picks-over = Oyun bitti.
error-space-unknown = Bu oyun alanında { $space } diye bir yer yok.
error-space-taken = { $space } yeri dolu.
error-hand-empty = { form-seat-genitive } elinde yerleştirecek bir şey kalmadı.

## Matches

error-player-count = { $seats } koltuk var, { $found } değil.
error-player-name = “{ $name }” bir ad olamaz: 1 ile { $limit } arasında yazdırılabilir karakter, başında ve sonunda boşluk olmadan.
error-settled-away-from-board = Bu maçı oyun alanı değil, oyuncular bitirdi; hiçbir şey geri alınamaz.
error-nothing-to-take-back =
    { $played ->
        [0] Henüz hamle yapılmadı, o yüzden geri alınacak hamle yok.
        [one] Yalnızca bir hamle yapıldı; { $count } hamle geri alınamaz.
       *[other] Yalnızca { $played } hamle yapıldı; { $count } hamle geri alınamaz.
    }
error-seat-cannot-resign = { $seat }. koltuk terk edemez: böyle bir koltuk yok ya da zaten terk etti.
error-match-goes-on = Maç henüz bitmedi.
error-match-over = Maç bitti.

## Records

error-record-start = Oyun kaydı başlayamıyor: { $reason }
error-record-move = Satır { $line }: { $reason }
error-record-tag-unreadable = Satır { $line }: “{ $text }” bir etiket değil; etiketler [Game "quantik"] gibi görünür.
error-record-tag-twice = Satır { $line }: { $tag } etiketi burada ikinci kez geçiyor.
error-record-tag-unknown = Satır { $line }: böyle bir kayıtta { $tag } etiketi yok.
error-record-tag-missing = Kayıtta { $tag } etiketi yok.
error-record-rules = Satır { $line }: kayıt, kuralların { $found } sürümüne uyuyor; bu program { $expected } sürümünü biliyor.
error-record-date = Satır { $line }: “{ $text }” bir tarih değil; 2026-11-15 gibi yazın, bilinmiyorsa ? yazın.
error-record-number = Satır { $line }: burada “{ $expected }” bekleniyor, “{ $found }” değil.
error-record-number-alone = Satır { $line }: son sayının ardından hamle gelmiyor.
error-record-resigned = Satır { $line }: “{ $text }” hamlelere uymuyor; terkler sırayla “seat 2 after 14” gibi yazılır.
error-record-result = Satır { $line }: sonuç “{ $said }” diyor, hamleler ise “{ $found }”.
