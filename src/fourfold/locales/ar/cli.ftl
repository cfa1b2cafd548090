## Help

cli-help-usage = الاستعمال:
cli-help-command-piece = أمر
cli-help-options-piece = [خيارات]
cli-help-language-piece = لغة
cli-help-commands = الأوامر
cli-help-arguments = المعطيات
cli-help-options = الخيارات

cli-help-fourfold = ألعاب لوحية بقوانين دقيقة: العب { $games } في الطرفية، أو اسأل عن القوانين من برنامج.
cli-help-play = العب في الطرفية، مع أشخاص على لوحة المفاتيح هذه أو ضد الحاسوب.
cli-help-games = اعرض الألعاب، أو خيارات لعبة واحدة.
cli-help-rules = أجب عن كل سطر JSON في الدخل القياسي بسطر JSON: الوضعية والحركات المسموحة والنتيجة.
cli-help-perft = عُدّ متتاليات الحركات المسموحة ذات طول معين.
cli-help-analyze = قل ما قيمة وضعية وكل حركة فيها: بإثبات حيث أمكن.
cli-help-match = دع لاعبي الحاسوب يلعبون بعضهم ضد بعض وقيّمهم.
cli-help-solve = جِد قيمة كل وضعية في لعبة. يمكن إيقافه، ويتابع حين يُستدعى مرة أخرى.
cli-help-verify = تحقق مما يقوله جدول قيم، ببرنامج لم يصنعه.
cli-help-tables = اعرض جداول القيم الموجودة هنا، ونزّلها أو أنشئها أو تحقق منها أو اضغطها أو احذفها.
cli-help-serve = قدّم تطبيق الويب وواجهة API. إذا استُدعي fourfold في الطرفية بلا أمر فعل هذا أيضًا وعرضه في متصفح.
cli-help-backup = احفظ كل مباريات خادم، حتى وهو يعمل.
cli-help-engine = العب محركًا لبرامج أخرى تقول ما يجب فعله عبر Universal Game Interface.
cli-help-pipe = حلّل الوضعيات التي تصفها أسطر JSON في الدخل القياسي، عدة منها معًا، لكل منها id.
cli-help-puzzles = جِد ألغازًا: وضعيات فيها حركة صحيحة واحدة فقط. كل لغز مُثبت ومقيَّم. يطبع JSON.
cli-help-bench = قِس سرعة كل شيء، إلى جانب القوانين البسيطة ومكتبات أخرى.

cli-help-version = اطبع رقم النسخة.
cli-help-lang = تكلّم بإحدى اللغات { $languages }.
cli-help-help = اطبع هذه المساعدة.
cli-help-game = واحدة من { $games }، مع خيارات إن شئت: exago?players=3&size=5
cli-help-option = خيار للعبة، مثل size=5. يمكن تكراره.
cli-help-position = ابدأ من هذه الوضعية بدلًا من المعتادة.
cli-help-players = من يلعب، بفواصل بينهم. من level1 إلى level10 لاعبو حاسوب، وكذلك random و greedy و montecarlo؛ و ? شخص بلا اسم.
cli-help-in-order = أجلس اللاعبين بالترتيب المذكور بدلًا من القرعة.
cli-help-load = تابع مباراة محفوظة.
cli-help-seed = اجعل كل ما هو عشوائي يتكرر كما هو كل مرة.
cli-help-ascii = ارسم بمحارف بسيطة فقط.
cli-help-no-color = ارسم بلا ألوان.
cli-help-level = العب ضد حاسوب هذا المستوى، من 1 (ضعيف) إلى 10 (بأقصى قوته).
cli-help-time-move = كم يفكر لاعب الحاسوب في الحركة. عادةً 2.
cli-help-time = كم يستمر التفكير. عادةً 2؛ ومع 0 ما يُعرف فورًا فقط.
cli-help-json = أجب بسطر JSON واحد.

## Games and their options

cli-games-more = fourfold games GAME يعرض خيارات لعبة، و fourfold play GAME يلعبها.
cli-seats-exactly = عدد اللاعبين: { $count }
cli-seats-range = عدد اللاعبين: من { $low } إلى { $high }
cli-options-none = لا خيارات لهذه اللعبة.
cli-options-in-force = الخيارات في هذه اللعبة:
cli-values-choice = واحد من: { $values }.
cli-values-number = من { $low } إلى { $high }.
cli-values-numbers = من { $low } إلى { $high }، للجميع أو لكل مقعد بفواصل بينها.
cli-default = عادةً { $value }.
cli-default-depends = عادةً { $value } هنا؛ بحسب الخيارات أعلاه.

## Questions before the first move

cli-ask-game = أي لعبة؟
cli-ask-players = كم لاعبًا، من { $low } إلى { $high }؟ [{ $low }]
cli-ask-opponents = من يلعب؟
cli-ask-level = بأي قوة؟
cli-against-people = أشخاص، كلهم على لوحة المفاتيح هذه
cli-against-level = أنت ضد الحاسوب، بالقوة التي تريد
cli-against-random = أنت ضد حاسوب يلعب عشوائيًا
cli-ask-number = الرقم [{ $default }]:
cli-ask-again = اكتب رقمًا من { $low } إلى { $high }.

## Players

cli-player-random = العشوائي
cli-player-level1 = { level-name-1 }، المستوى 1
cli-player-level2 = { level-name-2 }، المستوى 2
cli-player-level3 = { level-name-3 }، المستوى 3
cli-player-level4 = { level-name-4 }، المستوى 4
cli-player-level5 = { level-name-5 }، المستوى 5
cli-player-level6 = { level-name-6 }، المستوى 6
cli-player-level7 = { level-name-7 }، المستوى 7
cli-player-level8 = { level-name-8 }، المستوى 8
cli-player-level9 = { level-name-9 }، المستوى 9
cli-player-level10 = { level-name-10 }، المستوى 10
cli-player-greedy = الطمّاع
cli-player-montecarlo = مونت كارلو
cli-name = { $name } ({ $colour })
cli-you = أنت
cli-somebody = شخص
cli-seat = { $colour }: { $name }
cli-seats-drawn = أُجريت القرعة. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }، الحركة { $number }
cli-title-end = { $count ->
        [0] { $game }، بلا أي حركة
        [one] { $game } بعد حركة واحدة
        [two] { $game } بعد حركتين
        [few] { $game } بعد { $count } حركات
        [many] { $game } بعد { $count } حركة
       *[other] { $game } بعد { $count } حركة
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }، حان دورك
cli-hint = اكتب حركة مثل { $example }، أو «{ $moves }» لتراها كلها، أو «{ $help }».
cli-hint-help = اكتب «{ $help }» لترى ما يمكنك فعله.
cli-computer-plays = { $name }: { $move }.
cli-thinking = { $name }: جارٍ التفكير…
cli-won = فوز { $name }: { $reason }.
cli-drawn = تعادل: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = مساعدة, ?
cli-word-moves = حركات
cli-word-hint = تلميح
cli-word-analyze = تحليل
cli-word-undo = تراجع
cli-word-save = حفظ
cli-word-load = فتح
cli-word-resign = استسلام
cli-word-draw = تعادل
cli-word-rules = قوانين
cli-word-record = سجل
cli-word-rematch = إعادة, اعادة
cli-word-quit = خروج

cli-argument-moves = [بداية]
cli-argument-save = ملف
cli-argument-load = ملف

cli-about-help = اعرض هذه القائمة
cli-about-moves = اعرض الحركات المسموحة، أو ما يبدأ هكذا
cli-about-hint = دع الحاسوب يذكر حركة جيدة
cli-about-analyze = اعرض قيمة الوضعية وكل حركة
cli-about-undo = تراجع عن آخر حركة لعبها شخص
cli-about-save = اكتب المباراة في ملف
cli-about-load = تابع مباراة من ملف
cli-about-resign = استسلم
cli-about-draw = اعرض التعادل
cli-about-rules = اعرض قوانين هذه اللعبة
cli-about-record = اعرض المباراة حتى الآن نصًا
cli-about-rematch = العب مرة أخرى حين تنتهي المباراة
cli-about-quit = غادر

cli-help-move = لتلعب، اكتب حركة أو رقمها في القائمة. Enter وحده يعرض اللوحة مرة أخرى.
cli-moves-count = الحركات المسموحة: { $count }.
cli-moves-none = لا حركة مسموحة تبدأ بـ «{ $start }».
cli-taken-back = { $count ->
        [zero] لم يتم التراجع عن أي حركة.
        [one] تم التراجع عن حركة واحدة.
        [two] تم التراجع عن حركتين.
        [few] تم التراجع عن { $count } حركات.
        [many] تم التراجع عن { $count } حركة.
       *[other] تم التراجع عن { $count } حركة.
    }
cli-saved = حُفظت باسم «{ $file }».
cli-not-saved = لم تُحفظ.
cli-replace = يوجد ملف «{ $file }» من قبل. هل تستبدله؟
cli-load-anyway = هذه المباراة غير محفوظة. هل تتركها رغم ذلك؟
cli-quit-save = هذه المباراة غير محفوظة. اكتب اسم ملف لحفظها، أو Enter للمغادرة:
cli-resign-sure = { $name }، هل تريد الاستسلام؟
cli-resigned = استسلام: { $name }؛ من الآن يلعب الحاسوب في ذلك المقعد.
cli-draw-sure = { $name }، هل توافق على التعادل؟
cli-draw-refused = { $name }: اللعب مستمر.
cli-unsaved = لم تنته هذه المباراة. للمتابعة لاحقًا ضع هذه الأسطر في ملف واكتب: fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = ن, نعم, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] الدور: { $name }، والنتيجة فوز.
        [1] الدور: { $name }، والنتيجة فوز فوري.
       *[other] الدور: { $name }، والنتيجة فوز، عدد حركات الطرفين: { $plies }.
    }
analyze-position-loss = { $plies ->
        [0] الدور: { $name }، والنتيجة خسارة.
        [1] الدور: { $name }، والنتيجة خسارة فورية.
       *[other] الدور: { $name }، والنتيجة خسارة، عدد حركات الطرفين: { $plies }.
    }
analyze-position-draw = الدور: { $name }؛ لا أحد يستطيع فرض الفوز.
analyze-position-unknown = الدور: { $name }. لم يُثبت بعد من يفوز؛ قد يفيد وقت أطول.
analyze-best-open = لم يُثبت بعد أيّ حركة هي الأفضل؛ قد يفيد وقت أطول.
analyze-move = الحركة
analyze-value = القيمة
analyze-plies = الحركات حتى النهاية
analyze-proof = مدى اليقين
analyze-value-win = فوز
analyze-value-loss = خسارة
analyze-value-draw = تعادل
analyze-value-unknown = غير معروفة
analyze-guess-good = تبدو جيدة
analyze-guess-fair = تبدو مقبولة
analyze-guess-even = تبدو متكافئة
analyze-guess-poor = تبدو ضعيفة
analyze-guess-bad = تبدو سيئة
analyze-exact = مُثبت
analyze-estimate = تقدير
analyze-more = حركات أخرى: { $count }.

## What can go wrong

cli-output-failed = تعذّرت كتابة الخرج: { $why }

error-usage-command = لا يوجد أمر «{ $name }»؛ الأوامر هي: { $names }.
error-usage-extra = هناك معطى زائد: «{ $argument }».
error-usage-missing = المعطى { $argument } ناقص.
error-usage-option = لا يوجد هنا خيار { $option }؛ الخيار --help يعرض الخيارات.
error-usage-negative = لا يمكن أن يكون العدد سالبًا هنا.
error-usage-value-missing = الخيار { $option } يحتاج إلى قيمة.
error-usage-no-value = الخيار { $option } لا يأخذ قيمة.
error-usage-other = { $message }
error-extra-missing = يحتاج هذا إلى الحزمة { $package } التي لا تأتي مع التثبيت البسيط. ثبّتها بـ: pip install "fourfold[{ $extra }]"
error-language-unknown = لا توجد هنا لغة «{ $name }»؛ اللغات هي: { $names }.
error-number-here = { $name }: لا يمكن أن يكون «{ $value }»؛ بل عدد صحيح من { $low } إلى { $high }.
error-game-missing = أي لعبة؟ اذكر واحدة من: { $names }.
error-load-alone = المباراة المحفوظة تأتي بلعبتها وخياراتها ووضعيتها ولاعبيها؛ لا تذكرها مع --load.
error-level-or-players = إما --level وإما --players، لا كلاهما؛ يمكن ذكر مستوى بين اللاعبين، مثل Ann,level3.
error-level-unknown = لا يوجد لاعب «{ $name }»؛ المستويات من { $low } إلى { $high }.
error-time-here = لا يمكن أن يكون الوقت «{ $value }»؛ بل عدد ثوانٍ من 0 إلى { $high }.
error-path-here = لا يمكن أن يكون «{ $path }» اسم ملف أو مجلد.

error-move-number = عدد الحركات المسموحة { $count }؛ وهذا ليس رقم واحدة منها.
error-nobody-to-take-back = لم تلعب بعد، فلا شيء للتراجع عنه.
error-draw-with-computer = الحاسوب لا يوافق على التعادل.
error-file-missing = أي ملف؟ اكتب { $usage }.

error-file-unreadable = لا يمكن قراءة «{ $file }»: { $why ->
        [missing] لا يوجد ملف كهذا.
        [folder] هو مجلد.
        [forbidden] غير مسموح لك بقراءته.
       *[other] { $system }.
    }
error-file-unwritable = لا يمكن كتابة «{ $file }»: { $why ->
        [missing] لا يوجد مجلد كهذا.
        [folder] شيء ليس ملفًا عاديًا يحمل هذا الاسم.
        [forbidden] غير مسموح لك بالكتابة هناك.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» ليس سجل مباراة: طوله بالبايت أكثر من { $limit }.
error-file-not-text = «{ $file }» ليس سجل مباراة: السطر { $line } ليس نص UTF-8.
