## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: ألعاب Quantik و Qomet و Exago
web-description = ألعاب Quantik و Qomet و Exago: العب مع الناس ومع مستويات الحاسوب.
web-skip = انتقل إلى المحتوى
web-home = Fourfold، كل الألعاب
web-nav = الصفحات
web-nav-learn = تعلّم
web-nav-lobby = الردهة
web-nav-mine = مبارياتي
web-close = إغلاق
web-loading = جارٍ التحميل…
web-try-again = حاول مرة أخرى
web-to-games = كل الألعاب
web-number = { $number }
web-no = لا، عودة
web-cancel = إلغاء

## Settings

web-preferences = الإعدادات
web-preferences-note = تُحفظ في هذا المتصفح فقط. بلا حساب وبلا تتبع.
web-language = اللغة
web-theme = السمة
web-theme-auto = مثل الجهاز
web-theme-light = فاتحة
web-theme-dark = داكنة
web-board = لوحة اللعب
web-board-wood = خشب
web-board-felt = لبّاد
web-board-distinct = لكل رؤية للألوان
web-board-contrast = تباين عالٍ
web-size = حجم اللوحة
web-size-usual = حسب المساحة
web-size-small = صغيرة
web-size-large = كبيرة
web-fingers = الخانات الصغيرة
web-fingers-zoom = اللمسة الأولى تقرّب
web-fingers-confirm = السؤال قبل اللعب
web-fingers-plain = اللعب فورًا
web-motion = الرسوم المتحركة
web-motion-auto = مثل الجهاز
web-motion-on = القطع تنزلق
web-motion-off = لا شيء يتحرك
web-sound = الصوت
web-your-name = اسمك
web-name-optional = كما تشاء، أو لا شيء

## First screen

web-home-title = أي لعبة تختار؟
web-home-about = اختر لوحة، ثم من تلعب معه.
web-home-running = تابع اللعب
web-home-lobby = قابل آخرين في ردهة الانتظار
web-home-open = افتح مباراة محفوظة
web-home-beyond = ألغاز وتحليل
web-home-daily = لغز اليوم
web-home-daily-about = واحد للجميع، وجديد عند منتصف الليل.
web-home-streak = { $days ->
        [zero] لم يُحلّ بعد.
        [one] حُلّ يومًا واحدًا.
        [two] حُلّ يومين متتاليين.
        [few] حُلّ { $days } أيام متتالية.
        [many] حُلّ { $days } يومًا متتاليًا.
       *[other] حُلّ { $days } يوم على التوالي.
    }
web-home-solved = محلول
web-home-analyse = تحليل
web-home-analyse-about = أي وضعية، وقيمة كل حركة فيها.

## Before a match

web-how-to-play = كيف تلعب
web-how-many = كم لاعبًا؟
web-with-people = مع الناس
web-with-computer = ضد الحاسوب
web-with-engines = ضد محركات أخرى
web-beside = شخص بجانبي
web-beside-about = تلعبون بالتناوب على هذه الشاشة.
web-link = صديق، عبر رابط
web-link-about = أرسل رابطًا أو أظهر رمزًا للمسح.
web-anyone = أي شخص يأتي
web-anyone-about = انتظر خصمًا في ردهة الانتظار.
web-level = المستوى { $level }
web-level-choice = { $level } · { $name }
web-who-plays = من يلعب
web-player = اللاعب { $number }
web-you = أنت
web-show-in-lobby = أظهر هذه المباراة في ردهة الانتظار ليتمكن أي شخص من الانضمام
web-start = ابدأ
web-invite = دعوة
web-more-options = الخيارات والساعة
web-value-on = نعم
web-value-off = لا
web-begins = من يلعب أولًا.
web-begins-drawn = بالقرعة
web-begins-me = أنا
web-begins-others = الآخرون
web-takebacks = يمكن التراجع عن الحركات إذا وافق الآخرون.
web-help-wanted = التلميحات والقيم مسموحة لكل من يلعب عبر الرابط.
web-help-on = التلميحات والقيم مسموحة في هذه المباراة للجميع.
web-help-off = لا أحد يحصل على تلميحات في هذه المباراة.
web-clock = كم من الوقت للتفكير لكل لاعب.
web-clock-none = بلا ساعة
web-clock-increment = دقائق للمباراة كلها
web-clock-days = أيام لكل حركة
web-clock-base = الدقائق التي يبدأ بها كل لاعب.
web-clock-more = الثواني التي تُضاف بعد كل حركة.
web-clock-each = الأيام المتاحة لكل لاعب لحركة واحدة.
web-clock-days-text = { $days ->
        [zero] { $days } يوم لكل حركة
        [one] يوم واحد لكل حركة
        [two] يومان لكل حركة
        [few] { $days } أيام لكل حركة
        [many] { $days } يومًا لكل حركة
       *[other] { $days } يوم لكل حركة
    }
web-clock-minutes-text = { $minutes ->
        [zero] { $minutes } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }
web-clock-increment-text = { web-clock-minutes-text } + { $seconds ->
        [zero] { $seconds } ثانية لكل حركة
        [one] ثانية واحدة لكل حركة
        [two] ثانيتان لكل حركة
        [few] { $seconds } ثوانٍ لكل حركة
        [many] { $seconds } ثانية لكل حركة
       *[other] { $seconds } ثانية لكل حركة
    }
web-clock-left = بقي { $time }

## Waiting for others

web-invite-title = { $count ->
        [zero] ادعُ لاعبين
        [one] ادعُ لاعبًا واحدًا
        [two] ادعُ لاعبين اثنين
        [few] ادعُ { $count } لاعبين
        [many] ادعُ { $count } لاعبًا
       *[other] ادعُ { $count } لاعب
    }
web-invite-about = أرسل الرابط، أو دعهم يمسحون الرمز. تبدأ المباراة حالما يحضر الجميع.
web-invite-lobby = المباراة معروضة في ردهة الانتظار. يمكنك أيضًا إرسال الرابط أو إظهار الرمز.
web-invite-link = رابط هذه المباراة
web-waiting = في الانتظار…
web-qr = الرابط على شكل رمز للمسح
web-copy = نسخ
web-copied = تم النسخ
web-share = مشاركة
web-rules = القوانين
web-rules-of = قوانين { $game }
web-rules-examples = مع أمثلة، في صفحة مستقلة
web-join-title = { $named ->
        [yes] دعوة من { $name } إلى { $game }
       *[no] أنت مدعو إلى { $game }
    }
web-join = انضم
web-open-seat = مقعد خال
web-numbered = { $name } { $number }
web-somebody = شخص ما
web-beside-you = شخص بجانبك

## The match

web-turn = { $who ->
        [you] حان دورك
       *[other] الدور: { $name }
    }
web-thinking = { $name }: جارٍ التفكير…
web-over = انتهت المباراة
web-seat-you = أنت
web-seat-away = غائب
web-left-resigned = استسلام
web-left-time = انتهى الوقت
web-left-failed = تعذّرت المتابعة
web-seat-engine = محرك
web-winner = الفائز
web-moves = الحركات
web-no-moves = لم تُلعب أي حركة بعد.
web-move-played = الحركة { $number }، { $name }: { $move }
web-meanwhile = حركة جديدة، { $name }: { $move }.
web-back-to-match = عودة إلى المباراة
web-replay-first = إلى البداية
web-replay-previous = حركة إلى الخلف
web-replay-next = حركة إلى الأمام
web-replay-latest = إلى آخر حركة
web-in-words = الوضعية والحركات بالكلمات
web-type-move = اكتب حركة
web-play-move = العب
web-watching = عدد المشاهدين: { $count }.
web-away = { $name }: خارج الاتصال الآن.
web-offline = انقطع الاتصال. جارٍ إعادة المحاولة…
web-offline-unsent = انقطع الاتصال. حركتك محفوظة وستُرسل حالما يعود.

## What can be done in a match

web-actions = إجراءات
web-takeback = تراجع
web-takeback-asked = طلبت التراجع عن حركة.
web-takeback-wish = طلب تراجع عن حركة من { $name }.
web-allow = اسمح
web-decline = ارفض
web-agree = وافق
web-draw = تعادل
web-draw-sure = هل تعرض التعادل؟
web-draw-about = إذا وافق الجميع فلا فائز ولا خاسر.
web-draw-yes = عرض التعادل
web-draw-asked = عرضت التعادل.
web-draw-wish = عرض تعادل من { $name }.
web-resign = استسلام
web-resign-sure = هل تستسلم؟
web-resign-about = من يستسلم يخسر المباراة. ومع ثلاثة أو أكثر يتابع الحاسوب اللعب في ذلك المقعد.
web-resign-yes = استسلم
web-abort = إلغاء المباراة
web-abort-sure = هل تلغي المباراة؟
web-abort-about = لم يحدث شيء يُذكر بعد؛ لن تُحسب المباراة لأحد.
web-abort-yes = إلغاء المباراة
web-flip = تدوير اللوحة
web-again = العب مرة أخرى
web-rematch-asked = بانتظار الآخرين…
web-rematch-wish = طلب إعادة المباراة من { $name }.
web-to-rematch = إلى المباراة التالية
web-other-match = مباراة أخرى
web-share-watch = كل من لديه هذا الرابط يستطيع المشاهدة
web-device = تابع اللعب على جهاز آخر
web-device-link = لك وحدك: من يفتح هذا الرابط يلعب مكانك
web-device-revoke = ألغِ كل الروابط الشخصية
web-device-revoked = أُلغيت: لم يعد أحد غيرك يلعب مكانك.
web-record-save = احفظ المباراة
web-record-copy = انسخ المباراة

## What happened, read out

web-event-joined = انضمام: { $name }.
web-event-started = بدأت المباراة.
web-event-resigned = { $who ->
        [you] لقد استسلمت.
       *[other] استسلام: { $name }.
    }
web-event-time = { $who ->
        [you] انتهى وقتك.
       *[other] انتهى وقت { $name }.
    }
web-event-failed = { $name }: تعذّرت المتابعة، { $reason ->
        [engine-illegal] لعب المحرك { $note } وهي غير مسموحة
        [engine-late] لم يجب المحرك في الوقت
        [engine-died] توقف برنامج المحرك
        [engine-unknown] لم يعد المحرك معروفًا هنا
       *[other] برنامج المحرك لا يعمل كما ينبغي
    }.
web-event-draw-offered = { $who ->
        [you] عرضت التعادل.
       *[other] عرض تعادل من { $name }.
    }
web-event-draw-accepted = { $who ->
        [you] قبلت التعادل.
       *[other] قبول للتعادل من { $name }.
    }
web-event-draw-declined = { $who ->
        [you] رفضت التعادل.
       *[other] رفض للتعادل من { $name }.
    }
web-event-takeback-asked = { $who ->
        [you] طلبت التراجع عن حركة.
       *[other] طلب تراجع عن حركة من { $name }.
    }
web-event-takeback-declined = { $who ->
        [you] رفضت التراجع.
       *[other] رفض للتراجع من { $name }.
    }
web-event-taken-back = تم التراجع عن حركات.
web-event-rematch-wanted = { $who ->
        [you] طلبت إعادة المباراة.
       *[other] طلب إعادة المباراة من { $name }.
    }
web-event-aborted = أُلغيت المباراة.

## The end

web-ending = النتيجة
web-won = { $who ->
        [you] لقد فزت!
       *[other] فوز { $name }
    }
web-drawn = تعادل
web-why = كيف انتهت: { $reason }.
web-why-failed = كيف انتهت: لم يستطع المحرك المتابعة.
web-why-where = تراه هنا: { $spaces }.
web-aborted = أُلغيت
web-aborted-why = أُلغيت هذه المباراة قبل أن تبدأ فعلًا.

## Finding matches

web-lobby = ردهة الانتظار
web-lobby-waiting = يبحثون عن رفقة
web-lobby-nobody = لا أحد ينتظر الآن. ابدأ مباراة واختر «{ web-anyone }».
web-lobby-begin = ابدأ مباراة
web-lobby-running = تُلعب الآن
web-lobby-quiet = لا تُلعب الآن أي مباراة عامة.
web-mine = مبارياتي
web-mine-none = لم تلعب في هذا المتصفح بعد.
web-mine-lacks = لا يمكن الوصول إلى الخادم. المباريات المحفوظة عليه لا تظهر هنا.
web-mine-filter = أي المباريات تُعرض
web-mine-all = الكل
web-mine-running = جارية
web-mine-ended = منتهية
web-mine-more = أظهر الأقدم
web-mine-kept-about = تختفي المباريات المنتهية بعد وقت طويل. وتبقى التي عليها نجمة.
web-mine-keep = احتفظ بهذه المباراة
web-mine-delete = احذف هذه المباراة
web-delete-sure = أتريد حذف هذه المباراة؟
web-delete-about = لا يمكن استعادتها. والمباراة مع آخرين تختفي من قائمتك فقط.
web-delete-yes = احذف
web-list-waiting = بانتظار لاعبين
web-list-your-turn = حان دورك
web-list-playing = { $ply ->
        [0] على وشك البدء
        [one] لُعبت حركة واحدة
        [two] لُعبت حركتان
        [few] لُعبت { $ply } حركات
        [many] لُعبت { $ply } حركة
       *[other] لُعبت { $ply } حركة
    }

## Saved games

web-open = افتح مباراة محفوظة
web-open-about = المباراة المنتهية تُعرض من حركتها الأولى؛ وغير المنتهية تُتابع.
web-open-file = اختر ملفًا
web-open-text = أو الصق المباراة نصًا، أو عنوانها
web-open-with = تابع اللعب مع
web-open-look = ألقِ نظرة
web-open-go-on = تابع اللعب
web-open-too-long = هذا أطول من أن يكون مباراة محفوظة.

## What can go wrong, and what to do next

web-problem-unexpected = حدث خطأ ما
web-problem-unexpected-next = جواب الخادم غير مفهوم. حاول مرة أخرى من فضلك.
web-problem-server = في الخادم مشكلة
web-problem-server-next = حاول مرة أخرى بعد لحظة. لم يضع شيء مما لعبت.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = لا اتصال
web-problem-offline-next = لا يمكن الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.
web-problem-slow = الخادم بطيء
web-problem-slow-next = لم يصل جواب في الوقت. حاول مرة أخرى من فضلك.
web-problem-page = لا شيء هنا
web-problem-page-next = هذا العنوان لا يؤدي إلى شيء. ربما نقص حرف من الرابط.
web-problem-unloaded = تعذّر تحميل هذه الصفحة
web-problem-unloaded-next = ربما انقطع الاتصال، أو توجد نسخة أحدث. حمّل الصفحة من جديد.
web-problem-game = لا توجد لعبة كهذه
web-problem-game-next = ربما نقص حرف من الرابط. اختر إحدى الألعاب بدلًا من ذلك.
web-problem-match = لا توجد مباراة كهذه
web-problem-match-next = ربما نقص حرف من الرابط، أو المباراة قديمة جدًا فأُزيلت. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = هذه المباراة ليست في هذا المتصفح
web-problem-match-elsewhere-next = المباراة حول طاولة واحدة أو ضد الحاسوب تبقى في المتصفح الذي تُلعب فيه. اختر هناك «{ web-share }»: الرابط الذي فيه المباراة كلها يُفتح في أي مكان.
web-problem-match-damaged = تعذّرت قراءة هذه المباراة
web-problem-match-damaged-next = وُضعت جانبًا ونصها كما هو. تجدها في «{ web-mine }».
web-problem-aborted = أُلغيت هذه المباراة
web-problem-aborted-next = أُنهيت قبل أن تبدأ. يمكنك بدء مباراة أخرى.
web-problem-match-full-next = المقاعد كلها مشغولة. يمكنك مشاهدة المباراة أو بدء مباراة لك.
web-problem-stale-next = تغيّرت الوضعية في هذه الأثناء، فلم تُلعب حركتك.
web-problem-key-unknown = هذا الرابط غير صالح
web-problem-key-unknown-next = الرابط الشخصي استُعمل أو هو خاطئ. أنشئ رابطًا جديدًا على الجهاز الذي تلعب عليه، من «{ web-share }».

## Without a server, without a connection

web-unplugged = بلا اتصال
web-unplugged-about = نزّل Fourfold كله مرة واحدة، فيعمل بلا اتصال: مباريات حول طاولة واحدة وضد الحاسوب، ودروس، وألغاز، وقوانين، وتحليل، ومراجعة. أما مقابلة الآخرين فتحتاج دائمًا إلى اتصال.
web-unplugged-make = نزّله للعب بلا اتصال
web-unplugged-size = حجم التنزيل: { $megabytes } م.ب.
web-unplugged-fetching = جارٍ التنزيل: { $percent }%
web-unplugged-ready = كل شيء هنا. يعمل Fourfold بلا اتصال، والحاسوب يفكر في هذا المتصفح.
web-unplugged-failed = تعذّر تنزيل كل شيء. تحقق من اتصالك وحاول مرة أخرى.
web-unplugged-full = لم يبق مكان في هذا المتصفح. تعذّر تنزيل كل شيء.
web-starting = جارٍ تجهيز الطاولة…
web-problem-python = هذا المتصفح لا يستطيع اللعب وحده
web-problem-python-next = يحتاج Fourfold هنا إلى شيء ينقص هذا المتصفح أو معطّل فيه: عمليات الخلفية، أو WebAssembly، أو فك ضغط الملفات. جرّب متصفحًا أحدث.
web-problem-unfetched = لم يُنزَّل بعد
web-problem-unfetched-next = ما يلزم هنا لم يُنزَّل بعد، ولا يوجد اتصال. اتصل مرة واحدة: «{ web-unplugged-make }» في الإعدادات ينزّل كل شيء.
web-storage-full = لم يبق مكان في هذا المتصفح. تبقى المباريات ما دامت هذه الصفحة مفتوحة فقط؛ احفظ ما تريد الاحتفاظ به.
web-storage-forbidden = هذا المتصفح لا يخزّن شيئًا. تبقى المباريات ما دامت هذه الصفحة مفتوحة فقط؛ احفظ ما تريد الاحتفاظ به.
web-damaged = { $count ->
        [zero] لا مباريات محفوظة تعذّرت قراءتها.
        [one] تعذّرت قراءة مباراة محفوظة. وُضعت جانبًا ونصها كما هو.
        [two] تعذّرت قراءة مباراتين محفوظتين. وُضعتا جانبًا ونصهما كما هو.
        [few] تعذّرت قراءة { $count } مباريات محفوظة. وُضعت جانبًا ونصوصها كما هي.
        [many] تعذّرت قراءة { $count } مباراة محفوظة. وُضعت جانبًا ونصوصها كما هي.
       *[other] تعذّرت قراءة { $count } مباراة محفوظة. وُضعت جانبًا ونصوصها كما هي.
    }
web-damaged-save = احفظ النص
web-damaged-copy = انسخ النص
web-damaged-remove = تخلّص منه
web-damaged-sure = أتريد التخلّص من هذه المباراة؟
web-damaged-about = لا يمكن استعادة نصها. إن لم تكن متأكدًا، فاحفظه أو انسخه أولًا.
web-damaged-yes = { web-damaged-remove }
web-share-whole = رابط فيه المباراة كلها
web-share-here = هذه المباراة محفوظة في هذا المتصفح فقط. من يصله الرابط أو السجل يمكنه مشاهدتها ومتابعتها.
web-alone = يعمل Fourfold هنا بلا خادم، فلا يمكن مقابلة آخرين.
web-alone-elsewhere = يلتقي الآخرون على { $server }.
