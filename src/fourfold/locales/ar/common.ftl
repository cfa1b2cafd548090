seat-name =
    { $seat ->
        [light] الفاتح
        [dark] الداكن
        [red] الأحمر
        [blue] الأزرق
        [yellow] الأصفر
        [green] الأخضر
        [purple] البنفسجي
       *[orange] البرتقالي
    }
form-distance =
    { $distance ->
        [zero] { $distance } حركة
        [one] حركة واحدة
        [two] حركتين
        [few] { $distance } حركات
        [many] { $distance } حركة
       *[other] { $distance } حركة
    }

two-sentences = { $first } { $second }
two-items = { $first }، { $second }

reason-resignation = استسلام
reason-time = انتهاء الوقت
reason-agreement = اتفاق
reason-length = بلغت المباراة أقصى طول لها
reason-repetition = تكررت الوضعية نفسها للمرة الثالثة
