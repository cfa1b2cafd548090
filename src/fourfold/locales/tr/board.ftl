board-label = Oyun alanı
board-pass = Pas
board-choose-group = Kalacak grubu seçin.

board-piece-sphere = { $colour ->
        [light] açık küre
       *[dark] koyu küre
    }
board-piece-cylinder = { $colour ->
        [light] açık silindir
       *[dark] koyu silindir
    }
board-piece-cube = { $colour ->
        [light] açık küp
       *[dark] koyu küp
    }
board-piece-cone = { $colour ->
        [light] açık koni
       *[dark] koyu koni
    }
board-piece-star = { $colour ->
        [light] açık yıldız
       *[dark] koyu yıldız
    }
board-piece-tile = { $colour ->
        [red] kırmızı karo
        [blue] mavi karo
        [yellow] sarı karo
        [green] yeşil karo
        [purple] mor karo
       *[orange] turuncu karo
    }

board-empty = boş
board-selected = seçili
board-group = { $number }. grup
board-target = seçilebilir
board-last = son hamle
board-winning = kazanan dizide

board-space-holds = { $space } { $piece }
board-space-empty = { $space } boş
board-empty-run = { $first } ile { $last } arası boş

board-hand = { form-seat-genitive } eli
board-hand-holds = { form-seat-genitive } eli: { $stock }
board-hand-empty = { form-seat-genitive } eli boş
board-stock = { $piece } × { $count }
board-slot = { $piece }, elde { $count }

board-chosen = Seçilen: { $what }; { $count ->
        [one] tek seçenek
       *[other] { $count } seçenek
    }
board-put-back = Seçim kaldırıldı

board-place-sphere = { seat-name } bir küre yerleştiriyor: { $space }
board-place-cylinder = { seat-name } bir silindir yerleştiriyor: { $space }
board-place-cube = { seat-name } bir küp yerleştiriyor: { $space }
board-place-cone = { seat-name } bir koni yerleştiriyor: { $space }
board-place-star = { seat-name } bir yıldız yerleştiriyor: { $space }
board-place-tile = { seat-name } bir karo yerleştiriyor: { $space }
board-move-step = { seat-name } hareket ettiriyor: çıkış { $start }, varış { $end }
board-move-push = { seat-name } itiyor: { $start } noktasından { $end } noktasına
board-back-star = { seat-name } bir yıldızı geri alıyor: { $space }
board-move-pass = { seat-name } pas geçiyor

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] açık bir yıldız { $space } noktasına gidiyor
       *[dark] koyu bir yıldız { $space } noktasına gidiyor
    }
board-off-star = { $colour ->
        [light] açık bir yıldız oyun alanından çıkıyor
       *[dark] koyu bir yıldız oyun alanından çıkıyor
    }
board-then-home = { $count ->
        [one] bir karo sahibinin eline dönüyor
       *[other] { $count } karo sahiplerinin eline dönüyor
    }

## Small spaces

board-confirm = Bu hamle oynansın mı?
board-confirm-yes = Oyna
board-confirm-no = Geri dön
board-whole = Bütün oyun alanını göster
