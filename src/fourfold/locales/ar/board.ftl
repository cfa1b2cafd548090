board-label = لوحة اللعب
board-pass = تمرير
board-choose-group = اختر المجموعة التي تبقى.

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

board-move-step = { seat-name } يحرّك من { $start } إلى { $end }
board-move-push = { seat-name } يدفع من { $start } إلى { $end }
board-move-pass = { seat-name } يمرّر دوره

board-then = { $before }؛ { $after }
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
