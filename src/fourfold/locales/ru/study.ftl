## Learning

study-learn = Обучение
study-learn-about = Выберите игру. Вы всё пробуете сами, и ничего плохого случиться не может.
study-learn-game = Учимся играть: { $game }
study-other-games = Другие игры
study-rules = Правила
study-analyse = Анализ
study-play = Играть
study-review = Разобрать партию
study-overview = Обзор
study-title-puzzles = { $game }: задачи
study-title-analyse = { $game }: анализ
study-lesson = Правила шаг за шагом
study-lesson-about = { $count ->
        [one] { $count } маленькое задание на поле
        [few] { $count } маленьких задания на поле
        [many] { $count } маленьких заданий на поле
       *[other] { $count } маленького задания на поле
    }
study-lesson-progress = Пройдено шагов: { $done } из { $count }
study-first-game = Сыграйте первую партию
study-first-game-about = Ваш соперник — { $name }, самый мягкий из компьютерных игроков; подсказки в любой момент

study-steps = Шаги
study-step = Шаг { $number } из { $count }
study-next = Дальше
study-again = Ещё раз
study-lesson-else = Так ходить можно, но просили о другом. Посмотрите ещё раз и попробуйте снова.
study-lesson-allowed = Это допустимый ход. Попробуйте тот, о котором просят, и увидите, почему он не разрешён.
study-lesson-skip = Пропустить шаг
study-lesson-hint = Места верного хода отмечены.
study-lesson-hint-piece = Возьмите эту фигуру: { $piece }. Её место отмечено.
study-to-puzzles = К задачам

## Puzzles

study-puzzles = Задачи
study-puzzles-about = { $count ->
        [one] { $count } позиция, где верен ровно один ход
        [few] { $count } позиции, в каждой верен ровно один ход
        [many] { $count } позиций, в каждой верен ровно один ход
       *[other] { $count } позиции, в каждой верен ровно один ход
    }
study-puzzles-solved = Решено: { $done } из { $count }
study-puzzle-rated = Задача, рейтинг { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Задача дня
study-puzzle-task = { $turns ->
        [1] { seat-name } ходит и сразу выигрывает
        [one] { seat-name } ходит и выигрывает за { $turns } ход
        [few] { seat-name } ходит и выигрывает за { $turns } хода
        [many] { seat-name } ходит и выигрывает за { $turns } ходов
       *[other] { seat-name } ходит и выигрывает за { $turns } хода
    }
study-puzzle-block = Ходит { seat-name }: найдите единственный ход, который не проигрывает сразу
study-puzzle-hold = Ходит { seat-name }: найдите единственный ход, который не проигрывает
study-puzzle-yes = Верно!
study-puzzle-right = Верно! { seat-name } делает всё, что может. Снова ваш ход.
study-puzzle-solved-theme = Решено! Тема: { $theme }.
study-puzzle-done-all = Все эти задачи решены. Отлично!
study-puzzle-answered = { $distance ->
        [0] Тогда { seat-name } отвечает { $move } и выигрывает.
        [1] Тогда { seat-name } отвечает { $move } и сразу выигрывает.
        [one] Тогда { seat-name } отвечает { $move } и выигрывает за { $distance } ход.
        [few] Тогда { seat-name } отвечает { $move } и выигрывает за { $distance } хода.
        [many] Тогда { seat-name } отвечает { $move } и выигрывает за { $distance } ходов.
       *[other] Тогда { seat-name } отвечает { $move } и выигрывает за { $distance } хода.
    }
study-puzzle-not-enough = Так победы не добиться: { seat-name } отвечает { $move }, и выиграть в срок уже нельзя.
study-puzzle-wrong = Это не тот ход.
study-puzzle-not-at-once = Так сразу не выиграть. Другим ходом — можно.
study-puzzle-solution = Показать ход
study-puzzle-shown = Вот этот ход: { $move }, его места отмечены. Сделайте его и посмотрите, что будет дальше.
study-puzzle-next = Следующая задача
study-puzzle-rating = Ваш рейтинг
study-puzzle-streak = Дней подряд
study-puzzle-solved = Решено
study-puzzle-share = { $done } из { $count }
study-puzzle-due = { $count ->
        [one] Сегодня возвращается { $count } ошибка прошлых дней.
        [few] Сегодня возвращаются { $count } ошибки прошлых дней.
        [many] Сегодня возвращаются { $count } ошибок прошлых дней.
       *[other] Сегодня возвращаются { $count } ошибки прошлых дней.
    }
study-puzzle-midnight = Новая задача дня появится в полночь. Всё это хранится только в этом браузере.
study-theme-any = Вам по силам
study-theme-win-in-one = Победа в один ход
study-theme-win-in-two = Победа в два хода
study-theme-win-in-three = Победа в три хода
study-theme-long-way = Долгий путь
study-theme-two-threats = Две угрозы сразу
study-theme-block = Блокировка
study-theme-only-move = Единственный ход
study-theme-send-home = Отправить фигуру в запас

## What a position is worth

study-short-win = В{ $distance }
study-short-loss = П{ $distance }
study-short-draw = Н
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } — победа, { $loss } — поражение, { $draw } — ничья. Число показывает, сколько ходов обеих сторон до конца. Пунктирный край — оценка лишь примерная: { study-short-good } хорошо, { study-short-even } равно, { study-short-bad } плохо.
study-value-win = { $distance ->
        [0] выигрывает
        [1] сразу выигрывает
        [one] выигрывает за { $distance } ход
        [few] выигрывает за { $distance } хода
        [many] выигрывает за { $distance } ходов
       *[other] выигрывает за { $distance } хода
    }
study-value-loss = { $distance ->
        [0] проигрывает
        [1] сразу проигрывает
        [one] проигрывает за { $distance } ход
        [few] проигрывает за { $distance } хода
        [many] проигрывает за { $distance } ходов
       *[other] проигрывает за { $distance } хода
    }
study-value-draw = ничья
study-looks-good = выглядит хорошо
study-looks-even = похоже на равенство
study-looks-bad = выглядит плохо
study-verdict-win = { $distance ->
        [0] { seat-name } ходит и выигрывает
        [1] { seat-name } ходит и сразу выигрывает
        [one] { seat-name } ходит и выигрывает за { $distance } ход
        [few] { seat-name } ходит и выигрывает за { $distance } хода
        [many] { seat-name } ходит и выигрывает за { $distance } ходов
       *[other] { seat-name } ходит и выигрывает за { $distance } хода
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } ходит и проигрывает
        [1] { seat-name } ходит и сразу проигрывает
        [one] { seat-name } ходит и проигрывает за { $distance } ход
        [few] { seat-name } ходит и проигрывает за { $distance } хода
        [many] { seat-name } ходит и проигрывает за { $distance } ходов
       *[other] { seat-name } ходит и проигрывает за { $distance } хода
    }
study-verdict-draw = Никто не может добиться победы
study-verdict-won = { seat-name } выиграл
study-verdict-drawn = Партия закончилась вничью
study-verdict-looks-good = Ходит { seat-name }: похоже, позиция хорошая
study-verdict-looks-even = Ходит { seat-name }: похоже, позиция равная
study-verdict-looks-bad = Ходит { seat-name }: похоже, позиция плохая
study-proved = Доказано. Считаются ходы обеих сторон.
study-best-open = Пока не доказано, какой ход лучший.
study-deepening = Пока оценка лишь примерная; думаем дальше…
study-estimate = Оценка лишь примерная: ничего не доказано.
study-estimate-share = Оценка лишь примерная: в сильной игре тот, чей ход в таких позициях, набирал { $percent } очков. При ничьей очко делится поровну между всеми.
study-thinking = Думаем…

## Analysis

study-moves = Ходы и чего они стоят
study-more = { $count ->
        [one] Ещё { $count } ход
        [few] Ещё { $count } хода
        [many] Ещё { $count } ходов
       *[other] Ещё { $count } хода
    }
study-fewer = Только лучшие
study-values = Оценки
study-best-line = Разыграть лучшие ходы
study-stop = Стоп
study-set-up = Расставить
study-set-up-about = Выберите фигуру, потом поставьте её на место
study-set-up-done = Анализировать
study-tools = Что поставить
study-take-away = Убрать
study-mover = Ходит:
study-clear = Очистить поле
study-possible = Эту позицию можно играть.
study-paste = Вставить партию
study-paste-about = Сохранённая партия, список ходов, позиция в виде текста или адрес партии либо анализа
study-paste-read = Прочитать
study-paste-unknown = Это не сохранённая партия, не список ходов, не позиция и не адрес здешней партии.
study-paste-elsewhere = Этот адрес принадлежит другому сайту: { $site }.
study-prune = Удалить этот ход
study-draw-about = Правой кнопкой мыши можно рисовать стрелки и кольца.
study-share = Передать
study-link = Ссылка на эту позицию
study-position = Позиция в виде текста
study-from-start = С начала

## Review

study-review-about = Вставьте сохранённую партию, список ходов или адрес партии: каждый ход будет рассмотрен снова, и вы увидите, где она была выиграна и проиграна.
study-review-start = Разобрать
study-review-title = { $game }: разбор партии
study-review-running = Эта партия ещё идёт. Разобрать её можно, когда она закончится.
study-review-end = Так закончилась партия.
study-review-better = Лучше было { $move }: { $worth }.
study-review-win-loss = Ошибка: выигрыш превратился в проигрыш.
study-review-win-draw = Ошибка: выигрыш упущен.
study-review-draw-loss = Ошибка: ход проигрывает, хотя можно было удержать ничью.
study-review-doubtful = Вероятно, ошибка (оценка примерная).
study-review-fine = Похоже, хороший ход (оценка примерная).
study-review-kept = Не хуже любого другого: { $worth }.
study-review-no-choice = Разницы не было: все ходы стоили одинаково.
study-review-decisive = Это решило партию.
study-accuracy-exact = Верные решения среди тех, что были важны: { $right } из { $choices }. Точность: { $percent }. Это точный подсчёт.
study-accuracy-estimate = Точность около { $percent }. Это примерная оценка: не каждый ход удалось доказать.
study-accuracy-none = Ни одно решение не было важным: что ни сыграй, все ходы стоили одинаково.
study-mistakes = Ошибки
study-mistakes-none = Не найдено ни одной.
study-mistakes-looking = Смотрим каждый ход…
study-analyse-here = Анализировать эту позицию
study-to-match = К партии
study-graph-wins = { seat-name } выигрывает
study-graph-move = Ход
study-graph-exact = доказано
study-graph-estimate = примерно

## Rule pages: what the examples show

study-rules-of = Правила игры { $game }
study-rules-short = Коротко
study-rules-examples = Примеры
study-rules-show = Показать
study-rules-again = Ещё раз
study-rules-why = Почему нельзя?
study-rules-not-allowed = Нельзя
study-rules-print = Напечатать на одном листе
study-rules-options = Параметры
study-rules-usual = Обычно: { $value }
study-rules-decisions = Как мы решаем то, о чём правила в коробке молчат

## Help while playing

study-help = Помощь
study-review-this = Разобрать партию
study-hint = Подсказка
study-hint-more = Показать ход
study-hint-place = Выставьте новую фигуру.
study-hint-piece = Посмотрите на эту фигуру: { $piece }.
study-hint-move = Попробуйте { $move }: { $worth }.
study-threats = Что мне грозит?
study-threats-none = Сейчас ничего.
study-threats-some = Осторожно: { seat-name } хочет сыграть { $move } и сразу выиграть.
study-threats-later = { $distance ->
        [one] Следующим же ходом никто не выиграет. Но { seat-name } хочет сыграть { $move } и тогда выиграет за { $distance } ход, что бы вы ни делали.
        [few] Следующим же ходом никто не выиграет. Но { seat-name } хочет сыграть { $move } и тогда выиграет за { $distance } хода, что бы вы ни делали.
        [many] Следующим же ходом никто не выиграет. Но { seat-name } хочет сыграть { $move } и тогда выиграет за { $distance } ходов, что бы вы ни делали.
       *[other] Следующим же ходом никто не выиграет. Но { seat-name } хочет сыграть { $move } и тогда выиграет за { $distance } хода, что бы вы ни делали.
    }
study-show-values = Показать оценки
