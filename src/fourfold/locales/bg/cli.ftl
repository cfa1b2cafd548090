## Help

cli-help-usage = Употреба:
cli-help-command-piece = КОМАНДА
cli-help-options-piece = [ОПЦИИ]
cli-help-language-piece = ЕЗИК
cli-help-commands = Команди
cli-help-arguments = Аргументи
cli-help-options = Опции

cli-help-fourfold = Настолни игри с точни правила: играй { $games } в терминала или питай за правилата от програма.
cli-help-play = Играй в терминала, с хора на тази клавиатура или срещу компютъра.
cli-help-games = Изброй игрите или опциите на една игра.
cli-help-rules = На всеки ред JSON от стандартния вход отговаря с ред JSON: позиция, позволени ходове, изход.
cli-help-perft = Брои редиците от позволени ходове с дадена дължина.
cli-help-analyze = Казва колко струва една позиция и всеки ход в нея: доказано, където е възможно.
cli-help-match = Кара компютърни играчи да играят един срещу друг и ги оценява.
cli-help-solve = Намира стойността на всяка позиция от игра. Може да се спре и продължава при ново извикване.
cli-help-verify = Проверява какво казва таблица със стойности, с програма, която не я е правила.
cli-help-tables = Казва какви таблици със стойности има тук; изтегля ги, изгражда ги, проверява ги, компресира ги или ги премахва.
cli-help-serve = Пуска уеб приложението и неговия API. Извикан без команда в терминал, fourfold прави същото и го показва в браузър.
cli-help-backup = Запазва всички партии на сървър, и докато работи.
cli-help-engine = Играе за други програми, които казват какво да прави чрез Universal Game Interface.
cli-help-pipe = Анализира позициите, описани с редове JSON от стандартния вход, по няколко наведнъж, всяка с id.
cli-help-puzzles = Намира задачи: позиции, в които точно един ход е верен. Всяка е доказана и има рейтинг. Извежда JSON.
cli-help-bench = Измерва колко бързо е всичко, редом с простите правила и други библиотеки.

cli-help-version = Показва версията.
cli-help-lang = Говори на един от езиците { $languages }.
cli-help-help = Показва тази помощ.
cli-help-game = Една от { $games }, по желание с опции: exago?players=3&size=5
cli-help-option = Опция на играта, например size=5. Може да се даде няколко пъти.
cli-help-position = Започва от тази позиция вместо от обичайната.
cli-help-players = Кой играе, със запетаи. level1 до level10 са компютърни играчи, както и random, greedy и montecarlo; ? е човек без име.
cli-help-in-order = Играчите сядат в дадения ред, без жребий.
cli-help-load = Продължава запазена партия.
cli-help-seed = Всичко случайно излиза всеки път еднакво.
cli-help-ascii = Рисува само с прости знаци.
cli-help-no-color = Рисува без цветове.
cli-help-level = Играй срещу компютъра на това ниво, от 1 (слабо) до 10 (с пълна сила).
cli-help-time-move = Колко секунди може да мисли компютърен играч за ход. Обикновено 2.
cli-help-time = Колко секунди да се мисли. Обикновено 2; при 0 само каквото се знае веднага.
cli-help-json = Отговаря с един ред JSON.

## Games and their options

cli-games-more = fourfold games GAME изброява опциите на игра, fourfold play GAME я играе.
cli-seats-exactly = { $count ->
        [one] един играч
       *[other] { $count } играчи
    }
cli-seats-range = от { $low } до { $high } играчи
cli-options-none = Тази игра няма опции.
cli-options-in-force = Опции на тази игра:
cli-values-choice = Едно от { $values }.
cli-values-number = От { $low } до { $high }.
cli-values-numbers = От { $low } до { $high }, за всички или за всяко място със запетаи.
cli-default = Обикновено { $value }.
cli-default-depends = Тук обикновено { $value }; зависи от опциите по-горе.

## Questions before the first move

cli-ask-game = Коя игра?
cli-ask-players = Колко играчи, от { $low } до { $high }? [{ $low }]
cli-ask-opponents = Кой играе?
cli-ask-level = Колко силен?
cli-against-people = Хора, всички на тази клавиатура
cli-against-level = Ти срещу компютъра, силен колкото искаш
cli-against-random = Ти срещу компютъра, който играе наслуки
cli-ask-number = Номер [{ $default }]:
cli-ask-again = Напиши число от { $low } до { $high }.

## Players

cli-player-random = Наслуки
cli-player-level1 = { level-name-1 }, ниво 1
cli-player-level2 = { level-name-2 }, ниво 2
cli-player-level3 = { level-name-3 }, ниво 3
cli-player-level4 = { level-name-4 }, ниво 4
cli-player-level5 = { level-name-5 }, ниво 5
cli-player-level6 = { level-name-6 }, ниво 6
cli-player-level7 = { level-name-7 }, ниво 7
cli-player-level8 = { level-name-8 }, ниво 8
cli-player-level9 = { level-name-9 }, ниво 9
cli-player-level10 = { level-name-10 }, ниво 10
cli-player-greedy = Лакомник
cli-player-montecarlo = Монте Карло
cli-name = { $name } ({ $colour })
cli-you = ти
cli-somebody = човек
cli-seat = { $colour }: { $name }
cli-seats-drawn = Местата са изтеглени по жребий. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, ход { $number }
cli-title-end = { $count ->
        [0] { $game } без изигран ход
        [one] { $game } след един ход
       *[other] { $game } след { $count } хода
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, ти си на ход
cli-hint = Напиши ход, например { $example }, „{ $moves }“, за да ги видиш всички, или „{ $help }“.
cli-hint-help = Напиши „{ $help }“, за да видиш какво можеш да правиш.
cli-computer-plays = { $name } играе { $move }.
cli-thinking = { $name } мисли…
cli-won = { $name } печели: { $reason }.
cli-drawn = Реми: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = помощ, ?
cli-word-moves = ходове
cli-word-hint = подсказка
cli-word-analyze = анализ, анализирай
cli-word-undo = отмени
cli-word-save = запази
cli-word-load = зареди
cli-word-resign = предавам, предай
cli-word-draw = реми
cli-word-rules = правила
cli-word-record = запис
cli-word-rematch = реванш
cli-word-quit = изход

cli-argument-moves = [НАЧАЛО]
cli-argument-save = ФАЙЛ
cli-argument-load = ФАЙЛ

cli-about-help = показва този списък
cli-about-moves = изброява позволените ходове или онези, които започват така
cli-about-hint = компютърът назовава добър ход
cli-about-analyze = казва колко струват позицията и всеки ход
cli-about-undo = отменя последния ход на човек
cli-about-save = записва партията във файл
cli-about-load = продължава партия от файл
cli-about-resign = предаваш се
cli-about-draw = предлага реми
cli-about-rules = показва правилата на тази игра
cli-about-record = показва партията дотук като текст
cli-about-rematch = нова игра, когато тази свърши
cli-about-quit = излиза

cli-help-move = За да играеш, напиши ход или номера му в списъка с ходове. Само Enter показва дъската отново.
cli-moves-count = { $count ->
        [one] Един позволен ход.
       *[other] { $count } позволени хода.
    }
cli-moves-none = Никой позволен ход не започва с „{ $start }“.
cli-taken-back = { $count ->
        [one] Отменен е един ход.
       *[other] Отменени са { $count } хода.
    }
cli-saved = Запазено като „{ $file }“.
cli-not-saved = Не е запазено.
cli-replace = Вече има файл „{ $file }“. Да се замени ли?
cli-load-anyway = Тази партия не е запазена. Да я оставим ли въпреки това?
cli-quit-save = Тази партия не е запазена. Напиши име на файл, за да я запазиш, или Enter, за да излезеш:
cli-resign-sure = { $name }, искаш ли да се предадеш?
cli-resigned = { $name } се предаде; отсега нататък компютърът играе на това място.
cli-draw-sure = { $name }, приемаш ли реми?
cli-draw-refused = { $name } продължава да играе.
cli-unsaved = Тази партия не е завършена. За да продължиш по-късно, сложи тези редове във файл и напиши: fourfold play --load ФАЙЛ
cli-yes-or-no = [д/Н]
cli-yes = д, да

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } е на ход и печели.
        [1] { $name } е на ход и печели веднага.
       *[other] { $name } е на ход и печели след { $plies } хода, броени за двете страни.
    }
analyze-position-loss = { $plies ->
        [0] { $name } е на ход и губи.
        [1] { $name } е на ход и губи веднага.
       *[other] { $name } е на ход и губи след { $plies } хода, броени за двете страни.
    }
analyze-position-draw = { $name } е на ход; никой не може да наложи победа.
analyze-position-unknown = { $name } е на ход. Още не е доказано кой печели; повече време може да помогне.
analyze-best-open = Още не е доказано кой ход е най-добър; повече време може да помогне.
analyze-move = Ход
analyze-value = Стойност
analyze-plies = Ходове до края
analyze-proof = Колко сигурно
analyze-value-win = печели
analyze-value-loss = губи
analyze-value-draw = реми
analyze-value-unknown = не се знае
analyze-guess-good = изглежда добре
analyze-guess-fair = изглежда прилично
analyze-guess-even = изглежда равно
analyze-guess-poor = изглежда слабо
analyze-guess-bad = изглежда зле
analyze-exact = доказано
analyze-estimate = оценка
analyze-more = { $count ->
        [one] И още един ход.
       *[other] И още { $count } хода.
    }

## What can go wrong

cli-output-failed = Изходът не може да се запише: { $why }

error-usage-command = Няма команда „{ $name }“; командите са { $names }.
error-usage-extra = Има един аргумент в повече: „{ $argument }“.
error-usage-missing = Липсва аргументът { $argument }.
error-usage-option = Тук няма опция { $option }; --help ги изброява.
error-usage-negative = Тук числото не може да е отрицателно.
error-usage-value-missing = Опцията { $option } иска стойност.
error-usage-no-value = Опцията { $option } не приема стойност.
error-usage-other = { $message }
error-extra-missing = За това е нужен пакетът { $package }, който простата инсталация не включва. Инсталирай го с: pip install "fourfold[{ $extra }]"
error-language-unknown = Тук няма език „{ $name }“; езиците са { $names }.
error-number-here = { $name } не може да е „{ $value }“; цяло число от { $low } до { $high }.
error-game-missing = Коя игра? Назови една от { $names }.
error-load-alone = Запазената партия носи своя игра, опции, позиция и играчи; не ги давай заедно с --load.
error-level-or-players = Или --level, или --players, не и двете; ниво може да се назове сред играчите, например Ann,level3.
error-level-unknown = Няма играч „{ $name }“; нивата са от { $low } до { $high }.
error-time-here = Времето не може да е „{ $value }“; то е брой секунди от 0 до { $high }.
error-path-here = „{ $path }“ не може да е име на файл или папка.

error-move-number = { $count ->
        [one] Има един позволен ход; това не е номерът му.
       *[other] Има { $count } позволени хода; това не е номер на никой от тях.
    }
error-nobody-to-take-back = Още нямаш изигран ход, затова нищо не може да се отмени.
error-draw-with-computer = Компютърът не приема реми.
error-file-missing = Кой файл? Напиши { $usage }.

error-file-unreadable = „{ $file }“ не може да се прочете: { $why ->
        [missing] няма такъв файл.
        [folder] това е папка.
        [forbidden] нямаш право да го четеш.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }“ не може да се запише: { $why ->
        [missing] няма такава папка.
        [folder] с това име има нещо, което не е обикновен файл.
        [forbidden] нямаш право да пишеш там.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }“ не е запис на партия: по-дълъг е от { $limit } байта.
error-file-not-text = „{ $file }“ не е запис на партия: ред { $line } не е текст в UTF-8.
