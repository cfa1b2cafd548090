## Learning

study-learn = Обучение
study-learn-about = Избери игра. Изпробваш всичко на дъската и нищо не може да се обърка.
study-learn-game = Научи { $game }
study-other-games = Други игри
study-rules = Правила
study-analyse = Анализ
study-play = Играй
study-review = Прегледай партия
study-overview = Обзор
study-title-puzzles = { $game }: задачи
study-title-analyse = { $game }: анализ
study-lesson = Правилата стъпка по стъпка
study-lesson-about = { $count ->
        [one] Едно малко упражнение на дъската
       *[other] { $count } малки упражнения на дъската
    }
study-lesson-progress = Минати стъпки: { $done } от { $count }
study-first-game = Изиграй първата си партия
study-first-game-about = Срещу теб е { $name }, най-кроткият компютърен играч; подсказки, когато поискаш

study-steps = Стъпки
study-step = Стъпка { $number } от { $count }
study-next = Нататък
study-again = Отново
study-lesson-else = Това може да се играе, но не е каквото се искаше. Погледни пак и опитай отново.
study-lesson-allowed = Това е позволен ход. Опитай този, който се иска, за да видиш защо не е позволен.
study-lesson-skip = Прескочи стъпката
study-lesson-hint = Местата за верен ход са отбелязани.
study-lesson-hint-piece = Вземи тази фигура: { $piece }. Мястото ѝ е отбелязано.
study-to-puzzles = Към задачите

## Puzzles

study-puzzles = Задачи
study-puzzles-about = { $count ->
        [one] Една позиция с точно един верен ход
       *[other] { $count } позиции, всяка с точно един верен ход
    }
study-puzzles-solved = Решени: { $done } от { $count }
study-puzzle-rated = Задача с рейтинг { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Задача на деня
study-puzzle-task = { $turns ->
        [1] { seat-name } е на ход и печели веднага
       *[other] { seat-name } е на ход и печели за { $turns } хода
    }
study-puzzle-block = { seat-name } е на ход: намери единствения ход, който не губи веднага
study-puzzle-hold = { seat-name } е на ход: намери единствения ход, който не губи
study-puzzle-yes = Точно така!
study-puzzle-right = Точно така! { seat-name } прави каквото може. Пак си на ход.
study-puzzle-solved-theme = Решена! Темата беше: { $theme }.
study-puzzle-done-all = Всички тези са решени. Браво!
study-puzzle-answered = { $distance ->
        [0] Тогава { seat-name } играе { $move } и печели.
        [1] Тогава { seat-name } играе { $move } и печели веднага.
       *[other] Тогава { seat-name } играе { $move } и печели за { $distance } хода.
    }
study-puzzle-not-enough = Това не налага победата: { seat-name } отговаря { $move } и навреме вече не може да се спечели.
study-puzzle-wrong = Не е този ход.
study-puzzle-not-at-once = Това не печели веднага. Друг ход печели.
study-puzzle-solution = Покажи хода
study-puzzle-shown = Ходът е { $move }: местата му са отбелязани. Изиграй го и виж как продължава.
study-puzzle-next = Следваща задача
study-puzzle-rating = Твоят рейтинг
study-puzzle-streak = Поредни дни
study-puzzle-solved = Решено
study-puzzle-share = { $done } от { $count }
study-puzzle-due = { $count ->
        [one] Днес се връща една грешка отпреди няколко дни.
       *[other] Днес се връщат { $count } грешки отпреди няколко дни.
    }
study-puzzle-midnight = В полунощ идва нова задача на деня. Всичко това остава в този браузър.
study-theme-any = По твоите сили
study-theme-win-in-one = Победа с един ход
study-theme-win-in-two = Победа за два хода
study-theme-win-in-three = Победа за три хода
study-theme-long-way = Дългият път
study-theme-two-threats = Две заплахи наведнъж
study-theme-block = Блокиране
study-theme-only-move = Единственият ход
study-theme-send-home = Фигура обратно в запаса
study-theme-no-undo = Номерът „без връщане“
study-theme-relocate = Преместване на плочка
study-theme-win-by-cutting = Победа чрез откъсване
study-theme-hold-by-cutting = Защита чрез откъсване

## What a position is worth

study-short-win = П{ $distance }
study-short-loss = Г{ $distance }
study-short-draw = Р
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } печели, { $loss } губи, { $draw } е реми. Числото брои ходовете на двете страни до края. Пунктирен контур значи само оценка: { study-short-good } добре, { study-short-even } равно, { study-short-bad } зле.
study-value-win = { $distance ->
        [0] печели
        [1] печели веднага
       *[other] печели за { $distance } хода
    }
study-value-loss = { $distance ->
        [0] губи
        [1] губи веднага
       *[other] губи за { $distance } хода
    }
study-value-draw = реми
study-looks-good = изглежда добре
study-looks-even = изглежда равно
study-looks-bad = изглежда зле
study-verdict-win = { $distance ->
        [0] { seat-name } е на ход и печели
        [1] { seat-name } е на ход и печели веднага
       *[other] { seat-name } е на ход и печели за { $distance } хода
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } е на ход и губи
        [1] { seat-name } е на ход и губи веднага
       *[other] { seat-name } е на ход и губи за { $distance } хода
    }
study-verdict-draw = Никой не може да наложи победа
study-verdict-won = { seat-name } спечели
study-verdict-drawn = Играта завърши с реми
study-verdict-looks-good = Изглежда добре за { form-seat-object }, който е на ход
study-verdict-looks-even = Изглежда равно; { seat-name } е на ход
study-verdict-looks-bad = Изглежда зле за { form-seat-object }, който е на ход
study-proved = Доказано. Броят се ходовете на двете страни.
study-best-open = Още не е доказано кой ход е най-добър.
study-deepening = Засега само оценка; обмислянето продължава…
study-estimate = Само оценка: нищо не е доказано.
study-estimate-share = Само оценка: при силна игра този, който е бил на ход в такива позиции, е вземал { $percent } от точките. При реми точката се дели поравно между всички.
study-thinking = Обмисляне…

## Analysis

study-moves = Ходовете и стойността им
study-more = { $count ->
        [one] Още един ход
       *[other] Още { $count } хода
    }
study-fewer = Само най-добрите
study-values = Стойности
study-best-line = Изиграй най-добрите ходове
study-stop = Стоп
study-set-up = Подреди
study-set-up-about = Избери фигура, после я постави на мястото ѝ
study-set-up-done = Анализирай това
study-tools = Какво да се постави
study-take-away = Махни
study-mover = На ход:
study-clear = Изчисти дъската
study-possible = Тази позиция може да се играе.
study-paste = Постави партия
study-paste-about = Запазена партия, списък с ходове, позиция като текст или адресът на партия или анализ
study-paste-read = Прочети
study-paste-unknown = Това не е нито запазена партия, нито списък с ходове, нито позиция, нито адрес на партия оттук.
study-paste-elsewhere = Този адрес е на друг сайт: { $site }.
study-prune = Изтрий този ход
study-draw-about = С десния бутон на мишката можеш да рисуваш стрелки и кръгчета.
study-share = Предай нататък
study-link = Връзка към тази позиция
study-position = Позицията като текст
study-from-start = Отначало

## Review

study-review-about = Постави запазена партия, списък с ходове или адреса на партия: всеки ход се разглежда отново и виждаш къде е била спечелена и къде загубена.
study-review-start = Прегледай
study-review-title = { $game }: преглед на партията
study-review-running = Тази партия още се играе. Може да се прегледа, когато свърши.
study-review-end = Така завърши партията.
study-review-better = По-добър ход беше { $move }: { $worth }.
study-review-win-loss = Грешка: превръща победа в загуба.
study-review-win-draw = Грешка: изпуска победата.
study-review-draw-loss = Грешка: губи, а можеше да се удържи реми.
study-review-doubtful = Вероятно грешка (оценка).
study-review-fine = Изглежда добре (оценка).
study-review-kept = Не по-лош от всеки друг: { $worth }.
study-review-no-choice = Нямаше разлика: всички ходове струваха еднакво.
study-review-decisive = Това реши партията.
study-accuracy-exact = Верни решения сред онези, които имаха значение: { $right } от { $choices }. Точност: { $percent }. Това е точно пресметнато.
study-accuracy-estimate = Точност около { $percent }. Това е оценка: не всеки ход можа да се докаже.
study-accuracy-none = Никое решение нямаше значение: каквото и да се играеше, всички ходове струваха еднакво.
study-mistakes = Грешки
study-mistakes-none = Не е намерена нито една.
study-mistakes-looking = Разглежда се всеки ход…
study-analyse-here = Анализирай тази позиция
study-to-match = Към партията
study-graph-wins = { seat-name } печели
study-graph-move = Ход
study-graph-exact = доказано
study-graph-estimate = по оценка

## Rule pages: what the examples show

study-rules-of = Правилата на { $game }
study-rules-short = Накратко
study-rules-examples = Примери
study-rules-show = Покажи
study-rules-again = Отново
study-rules-why = Защо не?
study-rules-not-allowed = Не е позволено
study-rules-print = Отпечатай на един лист
study-rules-options = Опции
study-rules-usual = Обикновено: { $value }
study-rules-decisions = Как решаваме това, което кутията премълчава

study-rules-quantik-row = Конусът завършва ред и с четирите форми. Който постави последната фигура, печели, дори ако една от другите е на противника.
study-rules-quantik-column = Колоните важат по същия начин. Тук Тъмният печели с три фигури на Светлия.
study-rules-quantik-region = Както и четирите области две на две.
study-rules-quantik-forbidden = Сферата на Светлия на горния ред не пуска сферите на Тъмния на този ред, в нейната колона и в нейната област.
study-rules-quantik-own = Собствената ти фигура никога не ти пречи: втора сфера в същата колона е позволена.
study-rules-quantik-no-move = След този куб Светлият няма поле, на което може да постави фигура. Който не може да играе, губи.

study-rules-qomet-square = Четири звезди от един цвят в ъглите на квадрат печелят. Това е вътрешният от трите големи квадрата.
study-rules-qomet-centre = Още дванадесет квадрата имат ъгъл в центъра; звездите между ъглите нямат значение.
study-rules-qomet-diamond = Не е квадрат: страните му не следват линии на дъската.
study-rules-qomet-step = Звезда се премества с една стъпка по линия на празна точка.
study-rules-qomet-push = Звезда на пътя се избутва с една стъпка нататък по същата линия, чиято и да е.
study-rules-qomet-blocked = Две звезди една зад друга не могат да се избутат: зад първата трябва да има място.
study-rules-qomet-corner = Избутването никога не завива зад ъгъл и само звезди от външния квадрат могат да напуснат дъската.
study-rules-qomet-push-off = Звезда, избутана отвъд края на линията си на външния квадрат, се връща в запаса на притежателя си.
study-rules-qomet-withdraw = Можеш да върнеш своя звезда от външния квадрат в запаса си.
study-rules-qomet-undo = Тъмният току-що избута тази звезда. Да се избута веднага обратно не е позволено; забраната трае един ход.
study-rules-qomet-gift = Светлият сам завършва с избутване квадрата на Тъмния: Тъмният печели.

study-rules-exago-touch = Всяка нова плочка трябва да се допира до плочка на дъската.
study-rules-exago-line = Права, непрекъсната линия печели: пет плочки при двама играчи, четири при повече.
study-rules-exago-relocate = Когато запасът ти е празен, вдигни една от плочките си и я постави там, където се допира до плочка.
study-rules-exago-cut-off = Вдигането на тази плочка откъсва две други. Те се връщат при притежателите си, които трябва пак да ги поставят, преди да местят.
study-rules-exago-choose = Остават две еднакво големи групи: играчът на ход избира коя от тях остава.
study-rules-exago-must-block = При трима или повече играчи заплахата трябва да се спре. Червеният заплашва да спечели на d5, затова Синият не може да играе другаде.
study-rules-exago-block = Този ход спира заплахата, затова е позволен.

## Decisions

study-decision-quantik-both = Ако последната фигура завършва линия и заедно с това оставя противника без ход, това се брои за линия.
study-decision-quantik-start = Кой започва, решава жребий; в следващата партия играчите си разменят местата.
study-decision-qomet-corner = Звезда на външен ъгъл може да се избута и по външната страна. Опцията „corner_exit“ може да го забрани.
study-decision-qomet-diamond = Четирите среди на страните на квадрат не са квадрат.
study-decision-qomet-repetition = Когато същата позиция се появи за трети път, със същия играч на ход и същия забранен ход, играта завършва с реми. Стойностите в анализа не отчитат това: където никой не може да наложи победа, те казват реми.
study-decision-qomet-both = Ако един ход даде квадрат и на двамата играчи, печели онзи, който не е играл.
study-decision-exago-groups = От няколко групи остава само една най-голяма, дори когато са повече от две.
study-decision-exago-own = Ако при теб се върнат собствени плочки, пак поставяш вдигнатата веднага; другите следват с по-късни ходове.
study-decision-exago-duty = При трима или повече играчи блокирането е задължително винаги, когато е възможно, дори когато заплашва само един противник.
study-decision-exago-first = Ако заплашват няколко противници, спираш онзи, който е пръв на ход.
study-decision-exago-relocated = Заплаха за победа с преместване на плочка важи като всяка друга.
study-decision-exago-stuck = Който не може да направи нищо, пасува. Ако никой не може да играе, партията е реми.

## Help while playing

study-help = Помощ
study-review-this = Прегледай партията
study-hint = Подсказка
study-hint-more = Покажи хода
study-hint-place = Постави нова фигура.
study-hint-piece = Погледни тази фигура: { $piece }.
study-hint-move = Опитай { $move }: { $worth }.
study-threats = Какво ме заплашва?
study-threats-none = Сега нищо.
study-threats-some = Внимавай: { seat-name } иска да изиграе { $move } и да спечели веднага.
study-threats-later = Никой не печели със следващия ход. Но { seat-name } иска да изиграе { $move } и тогава печели за { $distance } хода, каквото и да правиш.
study-show-values = Покажи стойностите
