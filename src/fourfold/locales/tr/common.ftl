seat-name =
    { $seat ->
        [light] Açık
        [dark] Koyu
        [red] Kırmızı
        [blue] Mavi
        [yellow] Sarı
        [green] Yeşil
        [purple] Mor
       *[orange] Turuncu
    }
form-seat-genitive =
    { $seat ->
        [light] Açık’ın
        [dark] Koyu’nun
        [red] Kırmızı’nın
        [blue] Mavi’nin
        [yellow] Sarı’nın
        [green] Yeşil’in
        [purple] Mor’un
       *[orange] Turuncu’nun
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = terk ile
reason-time = süre bitti
reason-agreement = anlaşma ile
reason-length = bir maçın en yüksek hamle sayısına ulaşıldı
reason-repetition = aynı konum üçüncü kez oluştu
