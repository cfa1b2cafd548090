board-label = Oyun alanı
board-pass = Pas
board-choose-group = Kalacak grubu seçin.

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

board-move-step = { seat-name } hareket ettiriyor: çıkış { $start }, varış { $end }
board-move-push = { seat-name } itiyor: { $start } noktasından { $end } noktasına
board-move-pass = { seat-name } pas geçiyor

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] bir karo sahibinin eline dönüyor
       *[other] { $count } karo sahiplerinin eline dönüyor
    }

## Small spaces

board-confirm = Bu hamle oynansın mı?
board-confirm-yes = Oyna
board-confirm-no = Geri dön
board-whole = Bütün oyun alanını göster
