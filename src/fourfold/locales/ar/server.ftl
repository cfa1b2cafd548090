## Starting and stopping

server-ready = عنوان Fourfold هو { $address } (أوقفه بـ Ctrl-C)
error-address-taken = لا يستطيع الخادم الاستماع على { $address }: { $why }.

## When nothing can be done

error-not-found = لا شيء في هذا العنوان.
error-internal = حدث خطأ في الخادم. تم تسجيله؛ ولم يتغير شيء.
error-storage-unavailable = لا يمكن الوصول إلى المباريات الآن. لم يتغير شيء؛ حاول مرة أخرى من فضلك.
error-storage-unsure = تعذّر الوصول إلى المباريات أثناء حفظ هذا تمامًا. لا يُعرف هل حُفظ؛ اطلب الشيء نفسه مرة أخرى، وسيُنفَّذ مرة واحدة فقط.
error-server-leaving = الخادم على وشك إعادة التشغيل. لم يتغير شيء؛ حاول مرة أخرى من فضلك.

## Who is calling

error-token-missing = لست معروفًا هنا بعد. أنشئ مباراة أو انضم إلى مباراة أولًا، أو أرسل رمز دخول.
error-token-unknown = رمز الدخول هذا غير معروف.
error-origin-foreign = طلبت هذا صفحة من موقع آخر، فرُفض.
error-key-unknown = هذا المفتاح لا يناسب أي مقعد في هذه المباراة.
error-too-many-commands = الحد الأقصى للرسائل في الدقيقة على اتصال واحد: { $limit }.
error-needs-server = لا يمكن دعوة آخرين إلا حيث يوجد خادم.

## Making and joining matches

error-match-unknown = لا توجد مباراة كهذه.
error-not-your-match = هذه المباراة ليست لك.
error-delete-while-playing = هذه المباراة ما زالت تُلعب مع آخرين؛ استسلم أولًا.
error-too-many-kept = الحد الأقصى للمباريات التي تحتفظ بها: { $limit }.
error-match-full = مقاعد هذه المباراة كلها مشغولة.
error-too-many-events = بلغت أحداث هذه المباراة { $limit }؛ من الآن تُلعب الحركات فقط.
error-match-busy = يحدث الكثير في هذه المباراة دفعة واحدة؛ حاول مرة أخرى من فضلك.
error-position-over = اللعبة منتهية في هذه الوضعية؛ تبدأ المباراة حيث يستمر اللعب.
error-seat-taken = هذا المقعد مشغول.
error-engine-unknown = لا يوجد هنا محرك اسمه «{ $name }».
error-engine-game = المحرك «{ $name }» لا يلعب هذه اللعبة.

## Commands in a match

error-stale = حدث شيء آخر أولًا؛ انظر إلى المباراة كما هي الآن.
error-not-your-seat = هذا المقعد ليس لك.
error-not-your-turn = ليس دورك.
error-seat-left = استسلم صاحب هذا المقعد أو انتهى وقته.
error-match-waiting = لم تبدأ المباراة بعد: ما زال مقعد خاليًا.
error-match-aborted = أُلغيت هذه المباراة.
error-draw-offered-already = عرضت التعادل من قبل.
error-no-draws = لا تعادل في هذه اللعبة: هناك فائز دائمًا.
error-draw-not-offered = لا أحد يعرض التعادل.
error-takebacks-off = لا تراجع في هذه المباراة؛ هكذا تقرر عند إنشائها.
error-takeback-asked-already = طلب أحدهم التراجع من قبل.
error-takeback-not-asked = لا أحد يطلب التراجع.
error-takeback-not-yours = لست أنت من عليه أن يوافق.
error-nothing-of-yours-to-take-back = لم تلعب بعد، فلا شيء للتراجع عنه.
error-rematch-wanted-already = طلبت إعادة المباراة من قبل؛ ولم يجب الآخرون بعد.
error-rematch-made-already = أُنشئت إعادة المباراة من قبل.
error-too-late-to-abort = لا تُلغى المباراة إلا قبل الحركة الثانية.

## What the server refuses to protect itself

error-busy = التفكير جارٍ الآن في وضعيات كثيرة جدًا؛ حاول مرة أخرى قريبًا.
error-thinking-failed = لم يستطع الحاسوب التفكير في هذا؛ حاول مرة أخرى من فضلك.
error-too-many-requests = { $kind ->
        [matches] الحد الأقصى للمباريات الجديدة في الدقيقة من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
        [matches-day] الحد الأقصى للمباريات الجديدة في اليوم من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
        [players-day] الحد الأقصى للاعبين في اليوم من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
        [analyses] الحد الأقصى للوضعيات التي يُفكَّر فيها في الدقيقة لعنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
        [computing] الحد الأقصى لوقت المعالجة على الخادم في الدقيقة لعنوان واحد: { $limit } ث؛ حاول مرة أخرى بعد { $seconds } ث.
        [commands-day] الحد الأقصى للحركات والأوامر الأخرى في اليوم من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
        [megabytes-day] الحد الأقصى بالميغابايت في اليوم من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
       *[requests] الحد الأقصى للطلبات في الدقيقة من عنوان واحد: { $limit }؛ حاول مرة أخرى بعد { $seconds } ث.
    }
error-too-much-thinking = { $kind ->
        [address] الحد الأقصى لتفكير الحاسوب في اليوم لعنوان واحد: { $limit } ث؛ حاول مرة أخرى بعد { $seconds } ث.
       *[all] الحد الأقصى لتفكير الحاسوب في اليوم على هذا الخادم: { $limit } ث؛ حاول مرة أخرى بعد { $seconds } ث.
    }
error-too-many-at-once = الحد الأقصى للطلبات التي يُجاب عنها معًا لعنوان واحد: { $limit }.
error-too-many-sockets = الحد الأقصى للاتصالات الحية المفتوحة من عنوان واحد: { $limit }.
error-too-many-matches-here = الحد الأقصى للمباريات على هذا الخادم: { $limit }؛ تُنشأ جديدة حين تذهب القديمة.
error-too-much-kept-here = الحد الأقصى لحجم المباريات على هذا الخادم بالميغابايت: { $limit }؛ تُنشأ جديدة حين تذهب القديمة.
