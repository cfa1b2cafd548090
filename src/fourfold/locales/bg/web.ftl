## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet и Exago
web-description = Quantik, Qomet и Exago: играй с хора и с компютър на различни нива.
web-skip = Към съдържанието
web-home = Fourfold, всички игри
web-nav = Страници
web-nav-learn = Обучение
web-nav-lobby = Лоби
web-nav-mine = Партии
web-close = Затвори
web-loading = Зареждане…
web-try-again = Опитай пак
web-to-games = Всички игри
web-number = { $number }
web-no = Не, назад
web-cancel = Отказ

## Settings

web-preferences = Настройки
web-preferences-note = Пазят се само в този браузър. Без профил, без проследяване.
web-language = Език
web-theme = Цветове
web-theme-auto = Като устройството
web-theme-light = Светли
web-theme-dark = Тъмни
web-board = Дъска
web-board-wood = Дърво
web-board-felt = Сукно
web-board-distinct = Лесно различими цветове
web-board-contrast = Висок контраст
web-size = Размер на дъската
web-size-usual = Според мястото
web-size-small = Малка
web-size-large = Голяма
web-fingers = Малки полета
web-fingers-zoom = Първо се приближава
web-fingers-confirm = Питай преди хода
web-fingers-plain = Играй веднага
web-motion = Движение
web-motion-auto = Като устройството
web-motion-on = Фигурите се плъзгат
web-motion-off = Нищо не се движи
web-sound = Звук
web-your-name = Твоето име
web-name-optional = каквото искаш или нищо

## First screen

web-home-title = Коя игра да бъде?
web-home-about = Избери дъска, после с кого да играеш.
web-home-running = Продължи играта
web-home-lobby = Срещни други в лобито
web-home-open = Отвори запазена партия
web-home-beyond = Задачи и анализ
web-home-daily = Задача на деня
web-home-daily-about = Една и съща за всички, в полунощ – нова.
web-home-streak = { $days ->
        [one] Решена един ден поред.
       *[other] Решена { $days } дни поред.
    }
web-home-solved = решена
web-home-analyse = Анализ
web-home-analyse-about = Всяка позиция и колко струва всеки ход в нея.

## Before a match

web-how-to-play = Как се играе
web-how-many = Колко играят?
web-with-people = С хора
web-with-computer = Срещу компютъра
web-with-engines = Срещу други програми
web-beside = Някой до мен
web-beside-about = Редувате се на този екран.
web-link = Приятел, с връзка
web-link-about = Изпрати връзка или покажи код за сканиране.
web-anyone = Който мине
web-anyone-about = Изчакай противник в лобито.
web-level = Ниво { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Кой играе
web-player = Играч { $number }
web-you = Ти
web-show-in-lobby = Покажи партията в лобито, за да може всеки да се включи
web-start = Започни
web-invite = Покани
web-more-options = Опции и часовник
web-value-on = да
web-value-off = не
web-begins = Кой играе пръв.
web-begins-drawn = По жребий
web-begins-me = Аз
web-begins-others = Другите
web-takebacks = Ходове могат да се отменят, ако другите са съгласни.
web-help-wanted = Подсказки и стойности са позволени за всички, които играят с връзка.
web-help-on = В тази партия подсказките и стойностите са позволени за всички.
web-help-off = В тази партия никой не получава подсказки.
web-clock = Колко време има всеки за мислене.
web-clock-none = Без часовник
web-clock-increment = Минути за цялата партия
web-clock-days = Дни за всеки ход
web-clock-base = С колко минути започва всеки играч.
web-clock-more = Колко секунди се добавят след всеки ход.
web-clock-each = Колко дни има всеки играч за ход.
web-clock-days-text = { $days ->
        [one] Един ден на ход
       *[other] { $days } дни на ход
    }
web-clock-minutes-text = { $minutes ->
        [one] Една минута
       *[other] { $minutes } минути
    }
web-clock-increment-text = { $minutes ->
        [one] Една минута
       *[other] { $minutes } минути
    } + { $seconds ->
        [one] една секунда на ход
       *[other] { $seconds } секунди на ход
    }
web-clock-left = остават { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Покани някого
       *[other] Покани { $count } души
    }
web-invite-about = Изпрати връзката или дай кода за сканиране. Партията започва, щом всички са тук.
web-invite-lobby = Партията се вижда в лобито. Можеш също да изпратиш връзката или да покажеш кода.
web-invite-link = Връзка към тази партия
web-waiting = Изчакване…
web-qr = Връзката като код за сканиране
web-copy = Копирай
web-copied = Копирано
web-share = Сподели
web-rules = Правила
web-rules-of = Правилата на { $game }
web-rules-examples = С примери, на отделна страница
web-join-title = { $named ->
        [yes] { $name } те кани на { $game }
       *[no] Канят те на { $game }
    }
web-join = Включи се
web-open-seat = Свободно място
web-numbered = { $name } { $number }
web-somebody = Някой
web-beside-you = Някой до теб

## The match

web-turn = { $who ->
        [you] Ти си на ход
       *[other] На ход: { $name }
    }
web-thinking = { $name } мисли…
web-over = Партията свърши
web-seat-you = ти
web-seat-away = отсъства
web-left-resigned = предаде се
web-left-time = изтекло време
web-left-failed = не можа да продължи
web-seat-engine = програма
web-winner = Победител
web-moves = Ходове
web-no-moves = Още няма изигран ход.
web-move-played = Ход { $number }: { $name } изигра { $move }
web-meanwhile = { $name } изигра { $move }.
web-back-to-match = Назад към партията
web-replay-first = В началото
web-replay-previous = Един ход назад
web-replay-next = Един ход напред
web-replay-latest = Към последния ход
web-in-words = Позиция и ходове с думи
web-type-move = Напиши ход
web-play-move = Играй
web-watching = { $count ->
        [one] Гледа един човек.
       *[other] Гледат { $count } души.
    }
web-away = { $name } отсъства в момента.
web-offline = Връзката със сървъра прекъсна. Опитваме отново…
web-offline-unsent = Връзката със сървъра прекъсна. Ходът ти е запазен и ще бъде изпратен, щом тя се върне.

## What can be done in a match

web-actions = Действия
web-takeback = Отмени хода
web-takeback-asked = Ти поиска да отмениш ход.
web-takeback-wish = { $name } иска да отмени ход.
web-allow = Позволи
web-decline = Откажи
web-agree = Приеми
web-draw = Реми
web-draw-sure = Предлагаш ли реми?
web-draw-about = Ако всички са съгласни, никой не печели и никой не губи.
web-draw-yes = Предложи реми
web-draw-asked = Ти предложи реми.
web-draw-wish = { $name } предлага реми.
web-resign = Предай се
web-resign-sure = Предаваш ли се?
web-resign-about = Който се предаде, губи партията. При трима или повече компютърът продължава на това място.
web-resign-yes = Предай се
web-abort = Прекрати
web-abort-sure = Да се прекрати ли партията?
web-abort-about = Още почти нищо не се е случило; партията няма да се брои на никого.
web-abort-yes = Прекрати
web-flip = Обърни дъската
web-again = Играй пак
web-rematch-asked = Изчакваме другите…
web-rematch-wish = { $name } иска да играе пак.
web-to-rematch = Към следващата партия
web-other-match = Друга партия
web-share-watch = Който има тази връзка, може да гледа
web-device = Продължи на друго устройство
web-device-link = Само за теб: който отвори тази връзка, играе вместо теб
web-device-revoke = Отмени личните връзки
web-device-revoked = Отменени: никой друг вече не играе вместо теб.
web-record-save = Запази партията
web-record-copy = Копирай партията

## What happened, read out

web-event-joined = { $name } се включи.
web-event-started = Партията започва.
web-event-resigned = { $who ->
        [you] Ти се предаде.
       *[other] { $name } се предаде.
    }
web-event-time = { $who ->
        [you] Времето ти изтече.
       *[other] Времето изтече: { $name }.
    }
web-event-failed = { $name } не може да продължи: { $reason ->
        [engine-illegal] непозволен ход { $note }
        [engine-late] нямаше отговор навреме
        [engine-died] програмата спря
        [engine-unknown] тук вече няма такава програма
       *[other] програмата не работи както трябва
    }.
web-event-draw-offered = { $who ->
        [you] Ти предложи реми.
       *[other] { $name } предлага реми.
    }
web-event-draw-accepted = { $who ->
        [you] Ти приемаш ремито.
       *[other] { $name } приема ремито.
    }
web-event-draw-declined = { $who ->
        [you] Ти отказа ремито.
       *[other] { $name } отказва ремито.
    }
web-event-takeback-asked = { $who ->
        [you] Ти поиска да отмениш ход.
       *[other] { $name } иска да отмени ход.
    }
web-event-takeback-declined = { $who ->
        [you] Ти отказа отмяната на хода.
       *[other] { $name } отказва отмяната на хода.
    }
web-event-taken-back = Отменени са ходове.
web-event-rematch-wanted = { $who ->
        [you] Ти искаш да играеш пак.
       *[other] { $name } иска да играе пак.
    }
web-event-aborted = Партията е прекратена.

## The end

web-ending = Резултат
web-won = { $who ->
        [you] Ти печелиш!
       *[other] { $name } печели
    }
web-drawn = Реми
web-why = Как свърши: { $reason }.
web-why-failed = Как свърши: програмата не можа да продължи.
web-why-where = Вижда се тук: { $spaces }.
web-aborted = Прекратена
web-aborted-why = Тази партия беше прекратена, преди наистина да започне.

## Finding matches

web-lobby = Лоби
web-lobby-waiting = Търсят компания
web-lobby-nobody = В момента никой не чака. Започни партия и избери „{ web-anyone }“.
web-lobby-begin = Започни партия
web-lobby-running = Играят се
web-lobby-quiet = В момента не се играе публична партия.
web-mine = Моите партии
web-mine-none = В този браузър още няма твои партии.
web-mine-lacks = Сървърът е недостъпен. Партиите, които той пази, липсват тук.
web-mine-filter = Кои партии да се покажат
web-mine-all = Всички
web-mine-running = Текущи
web-mine-ended = Завършени
web-mine-more = Покажи по-стари
web-mine-kept-about = Завършените партии изчезват след дълго време. Тези със звезда остават.
web-mine-keep = Пази тази партия
web-mine-delete = Изтрий тази партия
web-delete-sure = Да се изтрие ли тази партия?
web-delete-about = Не може да се върне. Партия с други изчезва само от твоя списък.
web-delete-yes = Изтрий
web-list-waiting = чака играчи
web-list-your-turn = ти си на ход
web-list-playing = { $ply ->
        [0] всеки миг започва
        [one] един изигран ход
       *[other] { $ply } изиграни хода
    }

## Saved games

web-open = Отвори запазена партия
web-open-about = Завършена партия се показва от първия ход; незавършена продължава.
web-open-file = Избери файл
web-open-text = или постави партията като текст, или адреса ѝ
web-open-with = Продължи с
web-open-look = Разгледай
web-open-go-on = Продължи играта
web-open-too-long = Това е твърде дълго, за да е запазена партия.

## What can go wrong, and what to do next

web-problem-unexpected = Нещо се обърка
web-problem-unexpected-next = Отговорът на сървъра е неразбираем. Опитай отново.
web-problem-server = Сървърът има проблем
web-problem-server-next = Опитай отново след малко. Нищо изиграно не е загубено.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Няма връзка със сървъра
web-problem-offline-next = Сървърът е недостъпен. Провери дали имаш интернет и опитай отново.
web-problem-slow = Сървърът е бавен
web-problem-slow-next = Нямаше отговор навреме. Опитай отново.
web-problem-page = Тук няма нищо
web-problem-page-next = Този адрес не води наникъде. Може би във връзката липсва буква.
web-problem-unloaded = Страницата не можа да се зареди
web-problem-unloaded-next = Може да няма интернет или да има по-нова версия. Зареди страницата отново.
web-problem-game = Няма такава игра
web-problem-game-next = Може би във връзката липсва буква. Избери една от игрите.
web-problem-match = Няма такава партия
web-problem-match-next = Може би във връзката липсва буква или партията е твърде стара и е прибрана. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Тази партия не е в този браузър
web-problem-match-elsewhere-next = Партия около една маса или срещу компютъра остава в браузъра, в който се играе. Избери там „{ web-share }“: връзката, която съдържа цялата партия, се отваря навсякъде.
web-problem-match-damaged = Тази партия не можа да се прочете
web-problem-match-damaged-next = Тя е оставена настрана, с текста си, какъвто е. Ще я намериш в „{ web-mine }“.
web-problem-aborted = Тази партия е прекратена
web-problem-aborted-next = Тя свърши, преди да започне. Можеш да започнеш друга.
web-problem-match-full-next = Всички места вече са заети. Можеш да гледаш партията или да започнеш своя.
web-problem-stale-next = Позицията междувременно се промени, затова ходът ти не е изигран.
web-problem-key-unknown = Тази връзка не е валидна
web-problem-key-unknown-next = Личната връзка вече е използвана или е грешна. Направи нова на устройството, на което играеш, с „{ web-share }“.

## Without a server, without a connection

web-unplugged = Без интернет
web-unplugged-about = Изтегли веднъж целия Fourfold и той работи без интернет: партии около една маса и срещу компютъра, уроци, задачи, правила, анализ и преглед. За да срещнеш други хора, интернет пак е нужен.
web-unplugged-make = Изтегли целия Fourfold
web-unplugged-size = За изтегляне: { $megabytes } MB.
web-unplugged-fetching = Изтегляне: { $percent }%
web-unplugged-ready = Всичко е тук. Fourfold работи без интернет, а компютърът мисли в този браузър.
web-unplugged-failed = Не всичко успя да се изтегли. Провери дали имаш интернет и опитай отново.
web-unplugged-full = В този браузър няма повече място. Не всичко успя да се изтегли.
web-starting = Подреждаме масата…
web-problem-python = Този браузър не може да играе сам
web-problem-python-next = Тук на Fourfold му трябва нещо, което липсва в този браузър или е изключено: фонови процеси, WebAssembly или разархивиране на файлове. Опитай с по-нов браузър.
web-problem-unfetched = Още не е изтеглено
web-problem-unfetched-next = Това, което е нужно тук, още не е изтеглено, а няма интернет. Свържи се веднъж: „{ web-unplugged-make }“ в настройките изтегля всичко.
web-storage-full = В този браузър няма повече място. Партиите се пазят само докато тази страница е отворена; запази онези, които искаш да останат.
web-storage-forbidden = Този браузър не пази нищо. Партиите се пазят само докато тази страница е отворена; запази онези, които искаш да останат.
web-damaged = { $count ->
        [one] Една запазена партия не можа да се прочете. Тя е оставена настрана, с текста си, какъвто е.
       *[other] { $count } запазени партии не можаха да се прочетат. Те са оставени настрана, с текстовете си, каквито са.
    }
web-damaged-save = Запази текста
web-damaged-copy = Копирай текста
web-damaged-remove = Изхвърли
web-damaged-sure = Да се изхвърли ли тази партия?
web-damaged-about = Текстът ѝ не може да се върне. Ако се колебаеш, първо го запази или го копирай.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Връзка, която съдържа цялата партия
web-share-here = Тази партия се пази само в този браузър. Който получи връзката или записа, може да я разгледа и да я продължи.
web-alone = Тук Fourfold работи без сървър, затова не можеш да срещнеш други хора.
web-alone-elsewhere = Други хора се срещат на { $server }.
