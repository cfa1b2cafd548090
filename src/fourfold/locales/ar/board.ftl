board-label = لوحة اللعب
board-pass = تمرير
board-choose-group = اختر المجموعة التي تبقى.

board-piece-sphere = { $colour ->
        [light] كرة فاتحة
       *[dark] كرة داكنة
    }
board-piece-cylinder = { $colour ->
        [light] أسطوانة فاتحة
       *[dark] أسطوانة داكنة
    }
board-piece-cube = { $colour ->
        [light] مكعب فاتح
       *[dark] مكعب داكن
    }
board-piece-cone = { $colour ->
        [light] مخروط فاتح
       *[dark] مخروط داكن
    }
board-piece-star = { $colour ->
        [light] نجمة فاتحة
       *[dark] نجمة داكنة
    }
board-piece-tile = { $colour ->
        [red] بلاطة حمراء
        [blue] بلاطة زرقاء
        [yellow] بلاطة صفراء
        [green] بلاطة خضراء
        [purple] بلاطة بنفسجية
       *[orange] بلاطة برتقالية
    }

board-empty = فارغة
board-selected = محددة
board-group = المجموعة { $number }
board-target = يمكن اختيارها
board-last = آخر حركة
board-winning = جزء من الفوز

board-space-holds = { $space } { $piece }
board-space-empty = { $space } فارغة
board-empty-run = من { $first } إلى { $last } فارغة

board-hand = احتياطي { seat-name }
board-hand-holds = احتياطي { seat-name }: { $stock }
board-hand-empty = احتياطي { seat-name } فارغ
board-stock = { $piece } × { $count }
board-slot = { $piece }، في الاحتياطي: { $count }

board-chosen = تم تحديد: { $what }؛ عدد الخيارات: { $count }
board-put-back = أُلغي التحديد

board-place-sphere = { seat-name } يضع كرة على { $space }
board-place-cylinder = { seat-name } يضع أسطوانة على { $space }
board-place-cube = { seat-name } يضع مكعبًا على { $space }
board-place-cone = { seat-name } يضع مخروطًا على { $space }
board-place-star = { seat-name } يضع نجمة على { $space }
board-place-tile = { seat-name } يضع بلاطة على { $space }
board-move-step = { seat-name } يحرّك من { $start } إلى { $end }
board-move-push = { seat-name } يدفع من { $start } إلى { $end }
board-back-star = { seat-name } يسترجع نجمة من { $space }
board-move-pass = { seat-name } يمرّر دوره

board-then = { $before }؛ { $after }
board-to-star = { $colour ->
        [light] نجمة فاتحة تذهب إلى { $space }
       *[dark] نجمة داكنة تذهب إلى { $space }
    }
board-off-star = { $colour ->
        [light] نجمة فاتحة تغادر اللوحة
       *[dark] نجمة داكنة تغادر اللوحة
    }
board-then-home = { $count ->
        [zero] لا تعود أي بلاطة
        [one] بلاطة واحدة تعود إلى صاحبها
        [two] بلاطتان تعودان إلى أصحابهما
        [few] { $count } بلاطات تعود إلى أصحابها
        [many] { $count } بلاطة تعود إلى أصحابها
       *[other] { $count } بلاطة تعود إلى أصحابها
    }

## Small spaces

board-confirm = هل تلعب هذه الحركة؟
board-confirm-yes = العب
board-confirm-no = رجوع
board-whole = أظهر اللوحة كاملة
