## Learning

study-learn = تعلّم
study-learn-about = اختر لعبة. تجرّب كل شيء بنفسك، ولا ضرر من الخطأ.
study-learn-game = تعلّم { $game }
study-other-games = ألعاب أخرى
study-rules = القوانين
study-analyse = تحليل
study-play = العب
study-review = مراجعة مباراة
study-overview = نظرة عامة
study-title-puzzles = { $game }: ألغاز
study-title-analyse = { $game }: تحليل
study-lesson = قوانين اللعبة خطوة خطوة
study-lesson-about = مهام صغيرة على اللوحة: { $count }
study-lesson-progress = الخطوات المنجزة: { $done } من { $count }
study-first-game = العب مباراتك الأولى
study-first-game-about = الخصم: { $name }، ألطف لاعبي الحاسوب، مع تلميحات متى شئت

study-steps = الخطوات
study-step = الخطوة { $number } من { $count }
study-next = التالي
study-again = حاول مرة أخرى
study-lesson-else = هذه حركة مسموحة، لكنها ليست المطلوبة. انظر مرة أخرى وحاول من جديد.
study-lesson-allowed = هذه حركة مسموحة. جرّب المطلوبة لترى لماذا هي ممنوعة.
study-lesson-skip = تخطَّ هذه الخطوة
study-lesson-hint = أماكن الحركة الصحيحة معلَّمة.
study-lesson-hint-piece = خذ هذه القطعة: { $piece }. مكانها على اللوحة معلَّم.
study-to-puzzles = إلى الألغاز

## Puzzles

study-puzzles = ألغاز
study-puzzles-about = وضعيات في كل منها حركة صحيحة واحدة فقط: { $count }
study-puzzles-solved = المحلول: { $done } من { $count }
study-puzzle-rated = لغز، تقييمه { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = لغز اليوم
study-puzzle-task = { $turns ->
        [1] الدور على { seat-name } ليفوز فورًا
        [zero] الدور على { seat-name } ليفوز
        [one] الدور على { seat-name } ليفوز في دور واحد
        [two] الدور على { seat-name } ليفوز في دورين
        [few] الدور على { seat-name } ليفوز في { $turns } أدوار
        [many] الدور على { seat-name } ليفوز في { $turns } دورًا
       *[other] الدور على { seat-name } ليفوز في { $turns } دور
    }
study-puzzle-block = الدور على { seat-name }: جِد الحركة الوحيدة التي لا تخسر فورًا
study-puzzle-hold = الدور على { seat-name }: جِد الحركة الوحيدة التي لا تخسر
study-puzzle-yes = صحيح!
study-puzzle-right = صحيح! { seat-name } يفعل ما يستطيع. حان دورك من جديد.
study-puzzle-solved-theme = حُلّ اللغز! كان موضوعه: { $theme }.
study-puzzle-done-all = حُلّت هذه الألغاز كلها. أحسنت!
study-puzzle-answered = { $distance ->
        [0] هذا يتيح أن يلعب { seat-name } { $move } ويفوز.
        [1] هذا يتيح أن يلعب { seat-name } { $move } ويفوز فورًا.
       *[other] هذا يتيح أن يلعب { seat-name } { $move } ويفوز في { form-distance }.
    }
study-puzzle-not-enough = هذا لا يفرض الفوز: { seat-name } يرد بـ { $move }، ولا يعود الفوز ممكنًا في الأدوار المطلوبة.
study-puzzle-wrong = ليست هذه هي الحركة.
study-puzzle-not-at-once = هذه الحركة لا تفوز فورًا. حركة أخرى تفوز.
study-puzzle-solution = أظهر الحركة
study-puzzle-shown = الحركة هي { $move }: أماكنها معلَّمة. العبها وانظر ماذا يحدث بعدها.
study-puzzle-next = اللغز التالي
study-puzzle-rating = تقييمك
study-puzzle-streak = أيام متتالية
study-puzzle-solved = المحلول
study-puzzle-share = { $done } من { $count }
study-puzzle-due = { $count ->
        [zero] لا يعود اليوم أي خطأ من الأيام الماضية.
        [one] يعود اليوم خطأ واحد من الأيام الماضية.
        [two] يعود اليوم خطآن من الأيام الماضية.
        [few] تعود اليوم { $count } أخطاء من الأيام الماضية.
        [many] يعود اليوم { $count } خطأً من الأيام الماضية.
       *[other] يعود اليوم { $count } خطأ من الأيام الماضية.
    }
study-puzzle-midnight = يأتي لغز يوم جديد عند منتصف الليل. كل هذا يبقى في هذا المتصفح.
study-theme-any = ما يناسبك
study-theme-win-in-one = الفوز في دور واحد
study-theme-win-in-two = الفوز في دورين
study-theme-win-in-three = الفوز في ثلاثة أدوار
study-theme-long-way = الطريق الطويل
study-theme-two-threats = تهديدان معًا
study-theme-block = الصد
study-theme-only-move = الحركة الوحيدة
study-theme-send-home = إعادة قطعة إلى الاحتياطي

## What a position is worth

study-short-win = ف{ $distance }
study-short-loss = خ{ $distance }
study-short-draw = ت
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } فوز، { $loss } خسارة، { $draw } تعادل. العدد هو عدد حركات الطرفين حتى النهاية. الإطار المتقطع تقدير: { study-short-good } جيدة، { study-short-even } متكافئة، { study-short-bad } سيئة.
study-value-win = { $distance ->
        [0] فوز
        [1] فوز فوري
       *[other] فوز في { form-distance }
    }
study-value-loss = { $distance ->
        [0] خسارة
        [1] خسارة فورية
       *[other] خسارة في { form-distance }
    }
study-value-draw = تعادل
study-looks-good = تبدو جيدة
study-looks-even = تبدو متكافئة
study-looks-bad = تبدو سيئة
study-verdict-win = { $distance ->
        [0] الدور على { seat-name } ويفوز
        [1] الدور على { seat-name } ويفوز فورًا
       *[other] الدور على { seat-name } ويفوز في { form-distance }
    }
study-verdict-loss = { $distance ->
        [0] الدور على { seat-name } ويخسر
        [1] الدور على { seat-name } ويخسر فورًا
       *[other] الدور على { seat-name } ويخسر في { form-distance }
    }
study-verdict-draw = لا أحد يستطيع فرض الفوز
study-verdict-won = فاز { seat-name }
study-verdict-drawn = انتهت المباراة بالتعادل
study-verdict-looks-good = الدور على { seat-name }، ويبدو وضعه جيدًا
study-verdict-looks-even = الدور على { seat-name }، ويبدو الطرفان متكافئين
study-verdict-looks-bad = الدور على { seat-name }، ويبدو وضعه سيئًا
study-proved = مُثبت. تُحسب حركات الطرفين.
study-best-open = لم يُثبت بعد أيّ حركة هي الأفضل.
study-deepening = تقدير فقط حتى الآن؛ ما زال التفكير جاريًا…
study-estimate = تقدير فقط: لم يُثبت شيء.
study-estimate-share = تقدير فقط: في اللعب القوي نال صاحب الدور في وضعيات كهذه { $percent } من النقاط. عند التعادل يتقاسم الجميع النقطة بالتساوي.
study-thinking = جارٍ التفكير…

## Analysis

study-moves = الحركات وقيمتها
study-more = حركات أخرى: { $count }
study-fewer = الأفضل فقط
study-values = القيم
study-best-line = العب أفضل الحركات
study-stop = توقف
study-set-up = ترتيب القطع
study-set-up-about = اختر قطعة ثم ضعها في مكانها
study-set-up-done = حلّل هذا
study-tools = ماذا تضع على اللوحة
study-take-away = إزالة
study-mover = الدور على:
study-clear = إفراغ اللوحة
study-possible = يمكن اللعب من هذه الوضعية.
study-paste = لصق مباراة
study-paste-about = مباراة محفوظة، أو قائمة حركات، أو وضعية مكتوبة نصًا، أو عنوان مباراة أو تحليل
study-paste-read = اقرأ
study-paste-unknown = هذا ليس مباراة محفوظة ولا قائمة حركات ولا وضعية ولا عنوان مباراة من هنا.
study-paste-elsewhere = هذا العنوان يخص موقعًا آخر: { $site }.
study-prune = احذف هذه الحركة
study-draw-about = يمكنك رسم أسهم ودوائر بزر الفأرة الأيمن.
study-share = مشاركة
study-link = رابط إلى هذه الوضعية
study-position = الوضعية نصًا
study-from-start = من البداية

## Review

study-review-about = الصق مباراة محفوظة أو قائمة حركات أو عنوان مباراة: تُفحص كل حركة من جديد، وترى أين كُسبت وأين خُسرت.
study-review-start = راجعها
study-review-title = مراجعة { $game }
study-review-running = هذه المباراة ما زالت جارية. يمكن مراجعتها بعد انتهائها.
study-review-end = هكذا انتهت المباراة.
study-review-better = الأفضل كان { $move }: { $worth }.
study-review-win-loss = خطأ: حوّل الفوز إلى خسارة.
study-review-win-draw = خطأ: أضاع الفوز.
study-review-draw-loss = خطأ: خسارة حيث كان التعادل ممكنًا.
study-review-doubtful = خطأ على الأرجح (تقدير).
study-review-fine = تبدو سليمة (تقدير).
study-review-kept = جيدة كأي حركة أخرى: { $worth }.
study-review-no-choice = لم يكن هناك فرق: كانت قيمة الحركات كلها واحدة.
study-review-decisive = هذه حسمت المباراة.
study-accuracy-exact = القرارات الصحيحة من بين القرارات المهمة: { $right } من { $choices }. الدقة: { $percent }. هذا حساب مضبوط.
study-accuracy-estimate = الدقة نحو { $percent }. هذا تقدير: لم يمكن إثبات كل حركة.
study-accuracy-none = لم يكن أي قرار مهمًا: مهما لُعب، كانت قيمة الحركات كلها واحدة.
study-mistakes = الأخطاء
study-mistakes-none = لم يوجد أي خطأ.
study-mistakes-looking = جارٍ فحص كل الحركات…
study-analyse-here = حلّل هذه الوضعية
study-to-match = إلى المباراة
study-graph-wins = يفوز { seat-name }
study-graph-move = الحركة
study-graph-exact = مُثبت
study-graph-estimate = تقدير

## Rule pages: what the examples show

study-rules-of = قوانين { $game }
study-rules-short = باختصار
study-rules-examples = أمثلة
study-rules-show = أظهر
study-rules-again = مرة أخرى
study-rules-why = لماذا لا؟
study-rules-not-allowed = ممنوع
study-rules-print = طباعة على ورقة واحدة
study-rules-options = الخيارات
study-rules-usual = عادةً: { $value }
study-rules-decisions = ما قررناه حيث لا تقول العلبة شيئًا

## Help while playing

study-help = مساعدة
study-review-this = راجع المباراة
study-hint = تلميح
study-hint-more = أظهر الحركة
study-hint-place = ضع قطعة جديدة.
study-hint-piece = انظر إلى هذه القطعة: { $piece }.
study-hint-move = جرّب { $move }: { $worth }.
study-threats = ماذا يهددني؟
study-threats-none = لا شيء الآن.
study-threats-some = انتبه: { seat-name } يريد أن يلعب { $move } ويفوز فورًا.
study-threats-later = لا أحد يفوز بالحركة التالية مباشرة. لكن { seat-name } يريد أن يلعب { $move }، وهكذا يفوز في { form-distance } مهما فعلت.
study-show-values = أظهر القيم
