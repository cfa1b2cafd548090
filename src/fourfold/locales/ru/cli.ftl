## Help

cli-help-usage = Использование:
cli-help-command-piece = КОМАНДА
cli-help-options-piece = [ПАРАМЕТРЫ]
cli-help-language-piece = ЯЗЫК
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Параметры

cli-help-fourfold = Настольные игры с точными правилами: играйте в { $games } в терминале или спрашивайте правила из программы.
cli-help-play = Играть в терминале, с людьми за этой клавиатурой или против компьютера.
cli-help-games = Показать список игр или параметры одной игры.
cli-help-rules = На каждую строку JSON на стандартном вводе отвечать строкой JSON: позиция, допустимые ходы, итог.
cli-help-perft = Сосчитать последовательности допустимых ходов данной длины.
cli-help-analyze = Сказать, чего стоит позиция и каждый ход в ней: с доказательством, где это возможно.
cli-help-match = Дать компьютерным игрокам сыграть друг с другом и оценить их силу.
cli-help-solve = Найти ценность каждой позиции игры. Можно остановить; при новом вызове работа продолжится.
cli-help-verify = Проверить, что говорит таблица оценок, программой, которая её не составляла.
cli-help-tables = Сказать, какие таблицы оценок здесь есть; скачать, построить, проверить, сжать или удалить их.
cli-help-serve = Запустить веб-приложение и его API. Без команды в терминале fourfold делает то же и открывает браузер.
cli-help-backup = Сохранить все партии сервера, даже пока он работает.
cli-help-engine = Играть для других программ, которые дают указания по Universal Game Interface.
cli-help-pipe = Анализировать позиции из строк JSON на стандартном вводе, по нескольку сразу, каждую со своим id.
cli-help-puzzles = Найти задачи: позиции, где верен ровно один ход. Каждая доказана и имеет рейтинг. Выводит JSON.
cli-help-bench = Измерить, насколько всё быстро, в сравнении с простыми правилами и другими библиотеками.

cli-help-version = Показать версию.
cli-help-lang = Говорить на одном из языков: { $languages }.
cli-help-help = Показать эту справку.
cli-help-game = Одна из игр: { $games }; при желании с параметрами: exago?players=3&size=5
cli-help-option = Параметр игры, например size=5. Можно указать несколько раз.
cli-help-position = Начать с этой позиции вместо обычной.
cli-help-players = Кто играет, через запятую. level1–level10 — компьютерные игроки, как и random, greedy и montecarlo; ? — человек без имени.
cli-help-in-order = Рассадить игроков в данном порядке, без жребия.
cli-help-load = Продолжить сохранённую партию.
cli-help-seed = Сделать так, чтобы всё случайное каждый раз выходило одинаково.
cli-help-ascii = Рисовать только простыми символами.
cli-help-no-color = Рисовать без цвета.
cli-help-level = Играть против компьютера этого уровня, от 1 (слабый) до 10 (в полную силу).
cli-help-time-move = Сколько секунд компьютер может думать над ходом. Обычно 2.
cli-help-time = Сколько секунд думать. Обычно 2; при 0 — только то, что известно сразу.
cli-help-json = Ответить одной строкой JSON.

## Games and their options

cli-games-more = fourfold games GAME показывает параметры игры, fourfold play GAME запускает её.
cli-seats-exactly = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
cli-seats-range = от { $low } до { $high } игроков
cli-options-none = У этой игры нет параметров.
cli-options-in-force = Параметры этой игры:
cli-values-choice = Возможные значения: { $values }.
cli-values-number = От { $low } до { $high }.
cli-values-numbers = От { $low } до { $high }, одно для всех или через запятую для каждого места.
cli-default = Обычно { $value }.
cli-default-depends = Здесь обычно { $value }; это зависит от параметров выше.

## Questions before the first move

cli-ask-game = Какая игра?
cli-ask-players = Сколько игроков, от { $low } до { $high }? [{ $low }]
cli-ask-opponents = Кто играет?
cli-ask-level = Насколько сильный соперник?
cli-against-people = Люди, все за этой клавиатурой
cli-against-level = Вы против компьютера любой силы
cli-against-random = Вы против компьютера, который ходит наугад
cli-ask-number = Номер [{ $default }]:
cli-ask-again = Введите число от { $low } до { $high }.

## Players

cli-player-random = Наугад
cli-player-level1 = { level-name-1 }, уровень 1
cli-player-level2 = { level-name-2 }, уровень 2
cli-player-level3 = { level-name-3 }, уровень 3
cli-player-level4 = { level-name-4 }, уровень 4
cli-player-level5 = { level-name-5 }, уровень 5
cli-player-level6 = { level-name-6 }, уровень 6
cli-player-level7 = { level-name-7 }, уровень 7
cli-player-level8 = { level-name-8 }, уровень 8
cli-player-level9 = { level-name-9 }, уровень 9
cli-player-level10 = { level-name-10 }, уровень 10
cli-player-greedy = Жадина
cli-player-montecarlo = Монте-Карло
cli-name = { $name } ({ $colour })
cli-you = вы
cli-somebody = человек
cli-seat = { $colour }: { $name }
cli-seats-drawn = Места распределил жребий. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, ход { $number }
cli-title-end = { $count ->
        [0] { $game }, ни одного хода
        [one] { $game } после { $count } хода
        [few] { $game } после { $count } ходов
        [many] { $game } после { $count } ходов
       *[other] { $game } после { $count } хода
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, ваш ход
cli-hint = Введите ход, например { $example }, «{ $moves }», чтобы увидеть все, или «{ $help }».
cli-hint-help = Введите «{ $help }», чтобы увидеть, что можно делать.
cli-computer-plays = { $name } ходит { $move }.
cli-thinking = { $name } думает…
cli-won = { $name } выигрывает: { $reason }.
cli-drawn = Ничья: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = помощь, ?
cli-word-moves = ходы
cli-word-hint = подсказка
cli-word-analyze = анализ, анализировать
cli-word-undo = отмена, отменить
cli-word-save = сохранить
cli-word-load = загрузить
cli-word-resign = сдаться, сдаюсь
cli-word-draw = ничья
cli-word-rules = правила
cli-word-record = запись
cli-word-rematch = реванш
cli-word-quit = выход, выйти

cli-argument-moves = [НАЧАЛО]
cli-argument-save = ФАЙЛ
cli-argument-load = ФАЙЛ

cli-about-help = показать этот список
cli-about-moves = перечислить допустимые ходы или те, что начинаются так
cli-about-hint = попросить компьютер назвать хороший ход
cli-about-analyze = сказать, чего стоят позиция и каждый ход
cli-about-undo = отменить последний ход, сделанный человеком
cli-about-save = записать партию в файл
cli-about-load = продолжить партию из файла
cli-about-resign = сдаться
cli-about-draw = предложить ничью
cli-about-rules = показать правила этой игры
cli-about-record = показать партию до этого места в виде текста
cli-about-rematch = сыграть ещё раз, когда партия окончена
cli-about-quit = выйти

cli-help-move = Чтобы сыграть, введите ход или его номер в списке ходов. Просто Enter снова показывает поле.
cli-moves-count = { $count ->
        [one] { $count } допустимый ход.
        [few] { $count } допустимых хода.
        [many] { $count } допустимых ходов.
       *[other] { $count } допустимого хода.
    }
cli-moves-none = Ни один допустимый ход не начинается с «{ $start }».
cli-taken-back = { $count ->
        [one] Отменён { $count } ход.
        [few] Отменено { $count } хода.
        [many] Отменено { $count } ходов.
       *[other] Отменено { $count } хода.
    }
cli-saved = Сохранено как «{ $file }».
cli-not-saved = Не сохранено.
cli-replace = Файл «{ $file }» уже есть. Заменить его?
cli-load-anyway = Эта партия не сохранена. Всё равно покинуть её?
cli-quit-save = Эта партия не сохранена. Введите имя файла, чтобы сохранить, или Enter, чтобы выйти:
cli-resign-sure = { $name }, хотите сдаться?
cli-resigned = { $name } сдаётся; дальше за это место играет компьютер.
cli-draw-sure = { $name }, согласны на ничью?
cli-draw-refused = { $name } играет дальше.
cli-unsaved = Эта партия не закончена. Чтобы продолжить позже, сохраните эти строки в файл и введите: fourfold play --load ФАЙЛ
cli-yes-or-no = [д/Н]
cli-yes = д, да

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } ходит и выигрывает.
        [1] { $name } ходит и сразу выигрывает.
        [one] { $name } ходит и выигрывает за { $plies } ход, считая обе стороны.
        [few] { $name } ходит и выигрывает за { $plies } хода, считая обе стороны.
        [many] { $name } ходит и выигрывает за { $plies } ходов, считая обе стороны.
       *[other] { $name } ходит и выигрывает за { $plies } хода, считая обе стороны.
    }
analyze-position-loss = { $plies ->
        [0] { $name } ходит и проигрывает.
        [1] { $name } ходит и сразу проигрывает.
        [one] { $name } ходит и проигрывает за { $plies } ход, считая обе стороны.
        [few] { $name } ходит и проигрывает за { $plies } хода, считая обе стороны.
        [many] { $name } ходит и проигрывает за { $plies } ходов, считая обе стороны.
       *[other] { $name } ходит и проигрывает за { $plies } хода, считая обе стороны.
    }
analyze-position-draw = Ходит { $name }; никто не может добиться победы.
analyze-position-unknown = Ходит { $name }. Пока не доказано, кто выигрывает; может помочь больше времени.
analyze-best-open = Пока не доказано, какой ход лучший; может помочь больше времени.
analyze-move = Ход
analyze-value = Оценка
analyze-plies = Ходов до конца
analyze-proof = Насколько точно
analyze-value-win = выигрывает
analyze-value-loss = проигрывает
analyze-value-draw = ничья
analyze-value-unknown = неизвестно
analyze-guess-good = выглядит хорошо
analyze-guess-fair = выглядит неплохо
analyze-guess-even = похоже на равенство
analyze-guess-poor = выглядит слабо
analyze-guess-bad = выглядит плохо
analyze-exact = доказано
analyze-estimate = примерно
analyze-more = { $count ->
        [one] И ещё { $count } ход.
        [few] И ещё { $count } хода.
        [many] И ещё { $count } ходов.
       *[other] И ещё { $count } хода.
    }

## What can go wrong

cli-output-failed = Вывод записать не удалось: { $why }

error-usage-command = Нет команды «{ $name }»; есть такие: { $names }.
error-usage-extra = Лишний аргумент: «{ $argument }».
error-usage-missing = Не хватает аргумента { $argument }.
error-usage-option = Здесь нет параметра { $option }; --help перечислит их.
error-usage-negative = Число здесь не может быть отрицательным.
error-usage-value-missing = Параметру { $option } нужно значение.
error-usage-no-value = Параметр { $option } не принимает значения.
error-usage-other = { $message }
error-extra-missing = Для этого нужен пакет { $package }, которого нет в простой установке. Установите его: pip install "fourfold[{ $extra }]"
error-language-unknown = Языка «{ $name }» здесь нет; есть такие: { $names }.
error-number-here = { $name } не может быть «{ $value }»; это целое число от { $low } до { $high }.
error-game-missing = Какая игра? Назовите одну из этих: { $names }.
error-load-alone = Сохранённая партия сама содержит игру, параметры, позицию и игроков; не указывайте их вместе с --load.
error-level-or-players = Либо --level, либо --players, но не оба; уровень можно назвать среди игроков, например Ann,level3.
error-level-unknown = Нет игрока «{ $name }»; уровни — от { $low } до { $high }.
error-time-here = Время не может быть «{ $value }»; это число секунд от 0 до { $high }.
error-path-here = «{ $path }» не может быть именем файла или папки.

error-move-number = { $count ->
        [1] Допустимый ход только один; это не его номер.
        [one] Всего { $count } допустимый ход; такого номера нет.
        [few] Всего { $count } допустимых хода; такого номера нет.
        [many] Всего { $count } допустимых ходов; такого номера нет.
       *[other] Всего { $count } допустимого хода; такого номера нет.
    }
error-nobody-to-take-back = Вы ещё не ходили, отменять нечего.
error-draw-with-computer = Компьютер на ничью не соглашается.
error-file-missing = Какой файл? Введите { $usage }.

error-file-unreadable = «{ $file }» прочитать не удалось: { $why ->
        [missing] такого файла нет.
        [folder] это папка.
        [forbidden] у вас нет права его читать.
       *[other] { $system }.
    }
error-file-unwritable = «{ $file }» записать не удалось: { $why ->
        [missing] такой папки нет.
        [folder] это имя носит что-то, что не является обычным файлом.
        [forbidden] у вас нет права писать туда.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» — не запись партии: его длина больше { $limit } байт.
error-file-not-text = «{ $file }» — не запись партии: строка { $line } — не текст UTF-8.
