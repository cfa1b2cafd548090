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
