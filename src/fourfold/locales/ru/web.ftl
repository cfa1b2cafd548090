## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet и Exago
web-description = Quantik, Qomet и Exago: играйте с людьми и с компьютером разных уровней.
web-skip = К содержанию
web-home = Fourfold, все игры
web-nav = Страницы
web-nav-learn = Учиться
web-nav-lobby = Лобби
web-nav-mine = Партии
web-close = Закрыть
web-loading = Загрузка…
web-try-again = Ещё раз
web-to-games = Все игры
web-number = { $number }
web-no = Нет, назад
web-cancel = Отмена

## Settings

web-preferences = Настройки
web-preferences-note = Хранятся только в этом браузере. Без учётной записи и без слежки.
web-language = Язык
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-board = Игровое поле
web-board-wood = Дерево
web-board-felt = Сукно
web-board-distinct = Цвета различит каждый
web-board-contrast = Высокий контраст
web-size = Размер поля
web-size-usual = По размеру экрана
web-size-small = Маленькое
web-size-large = Большое
web-fingers = Мелкие ячейки
web-fingers-zoom = Сначала приблизить
web-fingers-confirm = Спрашивать перед ходом
web-fingers-plain = Ходить сразу
web-motion = Движение
web-motion-auto = Как на устройстве
web-motion-on = Фигуры скользят
web-motion-off = Ничего не движется
web-sound = Звук
web-your-name = Ваше имя
web-name-optional = любое или никакого

## First screen

web-home-title = Во что сыграем?
web-home-about = Выберите поле, а потом — с кем играть.
web-home-running = Продолжить игру
web-home-lobby = Встретиться с другими в лобби
web-home-open = Открыть сохранённую партию
web-home-beyond = Задачи и анализ
web-home-daily = Задача дня
web-home-daily-about = Одна для всех, в полночь — новая.
web-home-streak = { $days ->
        [one] Решаете { $days } день подряд.
        [few] Решаете { $days } дня подряд.
        [many] Решаете { $days } дней подряд.
       *[other] Решаете { $days } дня подряд.
    }
web-home-solved = решена
web-home-analyse = Анализ
web-home-analyse-about = Любая позиция и чего стоит каждый ход в ней.

## Before a match

web-how-to-play = Как играть
web-how-many = Сколько игроков?
web-with-people = С людьми
web-with-computer = Против компьютера
web-with-engines = Против других программ
web-beside = Кто-то рядом со мной
web-beside-about = Вы ходите по очереди на этом экране.
web-link = Друг по ссылке
web-link-about = Отправьте ссылку или покажите код.
web-anyone = Кто заглянет
web-anyone-about = Ждать соперника в лобби.
web-level = Уровень { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Кто играет
web-player = Игрок { $number }
web-you = Вы
web-show-in-lobby = Показать эту партию в лобби, чтобы мог присоединиться любой
web-start = Начать
web-invite = Пригласить
web-more-options = Параметры и часы
web-value-on = да
web-value-off = нет
web-begins = Кто ходит первым.
web-begins-drawn = По жребию
web-begins-me = Я
web-begins-others = Другие
web-takebacks = Ходы можно отменять, если остальные согласны.
web-help-wanted = Подсказки и оценки разрешены всем, кто играет по ссылке.
web-help-on = В этой партии подсказки и оценки разрешены всем.
web-help-off = В этой партии подсказок нет ни у кого.
web-clock = Сколько времени у каждого на размышление.
web-clock-none = Без часов
web-clock-increment = Минуты на всю партию
web-clock-days = Дни на каждый ход
web-clock-base = Сколько минут у каждого вначале.
web-clock-more = Сколько секунд добавляется после каждого хода.
web-clock-each = Сколько дней у каждого на ход.
web-clock-days-text = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    } + { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
        [many] { $seconds } секунд на ход
       *[other] { $seconds } секунды на ход
    }
web-clock-left = осталось { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Пригласите кого-нибудь
        [one] Пригласите { $count } человека
        [few] Пригласите { $count } человек
        [many] Пригласите { $count } человек
       *[other] Пригласите { $count } человека
    }
web-invite-about = Отправьте ссылку или дайте считать код. Партия начнётся, как только все соберутся.
web-invite-lobby = Партия видна в лобби. Можно также отправить ссылку или показать код.
web-invite-link = Ссылка на эту партию
web-waiting = Ждём…
web-qr = Ссылка в виде кода
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-rules = Правила
web-rules-of = Правила игры { $game }
web-rules-examples = С примерами, на отдельной странице
web-join-title = { $named ->
        [yes] { $name } приглашает вас сыграть в { $game }
       *[no] Вас приглашают сыграть в { $game }
    }
web-join = Присоединиться
web-open-seat = Свободное место
web-numbered = { $name } { $number }
web-somebody = Кто-то
web-beside-you = Кто-то рядом с вами

## The match

web-turn = { $who ->
        [you] Ваш ход
       *[other] Ходит { $name }
    }
web-thinking = { $name } думает…
web-over = Партия окончена
web-seat-you = вы
web-seat-away = не в сети
web-left-resigned = сдаётся
web-left-time = время вышло
web-left-failed = сбой
web-seat-engine = программа
web-winner = Победитель
web-moves = Ходы
web-no-moves = Ещё не сделано ни одного хода.
web-move-played = Ход { $number }: { $name }, { $move }
web-meanwhile = { $name } делает ход { $move }.
web-back-to-match = Назад к партии
web-replay-first = В начало
web-replay-previous = На ход назад
web-replay-next = На ход вперёд
web-replay-latest = К последнему ходу
web-in-words = Позиция и ходы словами
web-type-move = Введите ход
web-play-move = Ходить
web-watching = { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
        [many] Смотрят { $count } зрителей.
       *[other] Смотрят { $count } зрителя.
    }
web-away = { $name } сейчас не в сети.
web-offline = Связь потеряна. Пробуем снова…
web-offline-unsent = Связь потеряна. Ваш ход сохранён и будет отправлен, как только она вернётся.

## What can be done in a match

web-actions = Действия
web-takeback = Отменить ход
web-takeback-asked = Вы попросили отменить ход.
web-takeback-wish = { $name } просит отменить ход.
web-allow = Разрешить
web-decline = Отказать
web-agree = Согласиться
web-draw = Ничья
web-draw-sure = Предложить ничью?
web-draw-about = Если все согласны, никто не выиграл и никто не проиграл.
web-draw-yes = Предложить ничью
web-draw-asked = Вы предложили ничью.
web-draw-wish = { $name } предлагает ничью.
web-resign = Сдаться
web-resign-sure = Сдаться?
web-resign-about = Кто сдаётся, тот проигрывает партию. Если игроков трое и больше, за это место дальше играет компьютер.
web-resign-yes = Сдаться
web-abort = Прервать
web-abort-sure = Прервать партию?
web-abort-about = Почти ничего ещё не произошло; партия никому не засчитается.
web-abort-yes = Прервать
web-flip = Повернуть поле
web-again = Играть ещё
web-rematch-asked = Ждём остальных…
web-rematch-wish = { $name } хочет сыграть ещё.
web-to-rematch = К следующей партии
web-other-match = Другая партия
web-share-watch = У кого есть эта ссылка, тот может смотреть
web-device = Продолжить на другом устройстве
web-device-link = Только для вас: кто откроет эту ссылку, тот играет вместо вас
web-device-revoke = Отозвать личные ссылки
web-device-revoked = Ссылки отозваны: вместо вас больше никто не играет.
web-record-save = Сохранить партию
web-record-copy = Скопировать партию

## What happened, read out

web-event-joined = { $name } присоединяется.
web-event-started = Партия начинается.
web-event-resigned = { $who ->
        [you] Вы сдались.
       *[other] { $name } сдаётся.
    }
web-event-time = { $who ->
        [you] Ваше время вышло.
       *[other] { $name }: время вышло.
    }
web-event-failed = { $name } не может продолжать: { $reason ->
        [engine-illegal] недопустимый ход { $note }
        [engine-late] не было ответа вовремя
        [engine-died] программа завершилась
        [engine-unknown] здесь такой программы больше нет
       *[other] программа работает не так, как нужно
    }.
web-event-draw-offered = { $who ->
        [you] Вы предложили ничью.
       *[other] { $name } предлагает ничью.
    }
web-event-draw-accepted = { $who ->
        [you] Вы соглашаетесь на ничью.
       *[other] { $name } соглашается на ничью.
    }
web-event-draw-declined = { $who ->
        [you] Вы отказались от ничьей.
       *[other] { $name } отказывается от ничьей.
    }
web-event-takeback-asked = { $who ->
        [you] Вы попросили отменить ход.
       *[other] { $name } просит отменить ход.
    }
web-event-takeback-declined = { $who ->
        [you] Вы не согласились отменить ход.
       *[other] { $name } не соглашается отменить ход.
    }
web-event-taken-back = Ходы отменены.
web-event-rematch-wanted = { $who ->
        [you] Вы хотите сыграть ещё.
       *[other] { $name } хочет сыграть ещё.
    }
web-event-aborted = Партия прервана.

## The end

web-ending = Итог
web-won = { $who ->
        [you] Вы выиграли!
       *[other] { $name } выигрывает
    }
web-drawn = Ничья
web-why = Чем всё кончилось: { $reason }.
web-why-failed = Чем всё кончилось: программа не смогла продолжать.
web-why-where = Это видно здесь: { $spaces }.
web-aborted = Прервана
web-aborted-why = Эту партию прервали, прежде чем она по-настоящему началась.

## Finding matches

web-lobby = Лобби
web-lobby-waiting = Ищут компанию
web-lobby-nobody = Сейчас никто не ждёт. Начните партию и выберите «{ web-anyone }».
web-lobby-begin = Начать партию
web-lobby-running = Идут сейчас
web-lobby-quiet = Сейчас нет открытых партий.
web-mine = Мои партии
web-mine-none = В этом браузере вы ещё не играли.
web-mine-lacks = Сервер недоступен. Партий, которые хранятся на нём, здесь нет.
web-mine-filter = Какие партии показать
web-mine-all = Все
web-mine-running = Идут
web-mine-ended = Окончены
web-mine-more = Показать старые
web-mine-kept-about = Оконченные партии спустя долгое время исчезают. Те, что отмечены звездой, остаются.
web-mine-keep = Хранить эту партию
web-mine-delete = Удалить эту партию
web-delete-sure = Удалить эту партию?
web-delete-about = Вернуть её будет нельзя. Партия с другими исчезнет только из вашего списка.
web-delete-yes = Удалить
web-list-waiting = ждёт игроков
web-list-your-turn = ваш ход
web-list-playing = { $ply ->
        [0] вот-вот начнётся
        [one] сделан { $ply } ход
        [few] сделано { $ply } хода
        [many] сделано { $ply } ходов
       *[other] сделано { $ply } хода
    }

## Saved games

web-open = Открыть сохранённую партию
web-open-about = Законченная партия показывается с первого хода; незаконченная продолжается.
web-open-file = Выбрать файл
web-open-text = или вставьте партию в виде текста либо её адрес
web-open-with = Продолжить с кем
web-open-look = Посмотреть
web-open-go-on = Продолжить игру
web-open-too-long = Это слишком длинно для сохранённой партии.

## What can go wrong, and what to do next

web-problem-unexpected = Что-то пошло не так
web-problem-unexpected-next = Ответ сервера непонятен. Попробуйте ещё раз.
web-problem-server = На сервере неполадка
web-problem-server-next = Попробуйте ещё раз через минуту. Ничего из сыгранного не пропало.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Нет связи
web-problem-offline-next = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
web-problem-slow = Сервер отвечает медленно
web-problem-slow-next = Ответа вовремя не было. Попробуйте ещё раз.
web-problem-page = Здесь ничего нет
web-problem-page-next = Этот адрес никуда не ведёт. Возможно, в ссылке не хватает буквы.
web-problem-unloaded = Страницу не удалось загрузить
web-problem-unloaded-next = Возможно, потеряна связь или вышла новая версия. Загрузите страницу ещё раз.
web-problem-game = Такой игры нет
web-problem-game-next = Возможно, в ссылке не хватает буквы. Выберите одну из игр.
web-problem-match = Такой партии нет
web-problem-match-next = Возможно, в ссылке не хватает буквы или партия такая старая, что её убрали. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Этой партии нет в этом браузере
web-problem-match-elsewhere-next = Партия за одним столом или против компьютера остаётся в том браузере, где её играют. Выберите там «{ web-share }»: ссылка со всей партией внутри открывается где угодно.
web-problem-match-damaged = Не удалось прочитать эту партию
web-problem-match-damaged-next = Она отложена, её текст остался как есть. Вы найдёте её в разделе «{ web-mine }».
web-problem-aborted = Эту партию прервали
web-problem-aborted-next = Она закончилась, не начавшись. Можно начать другую.
web-problem-match-full-next = Все места уже заняты. Можно смотреть партию или начать свою.
web-problem-stale-next = Позиция тем временем изменилась, поэтому ваш ход не сделан.
web-problem-key-unknown = Эта ссылка недействительна
web-problem-key-unknown-next = Личная ссылка уже использована или неверна. Создайте новую на устройстве, где вы играете: «{ web-share }».

## Without a server, without a connection

web-unplugged = Без связи
web-unplugged-about = Загрузите Fourfold один раз целиком, и он будет работать без связи: партии за одним столом и против компьютера, уроки, задачи, правила, анализ и разбор. Чтобы встретиться с другими, связь по-прежнему нужна.
web-unplugged-make = Загрузить целиком
web-unplugged-size = Объём загрузки: { $megabytes } МБ.
web-unplugged-fetching = Загрузка: { $percent } %
web-unplugged-ready = Всё уже здесь. Fourfold работает без связи, и компьютер думает в этом браузере.
web-unplugged-failed = Загрузить удалось не всё. Проверьте связь и попробуйте ещё раз.
web-unplugged-full = В этом браузере не осталось места. Загрузить удалось не всё.
web-starting = Готовим игровой стол…
web-problem-python = Этот браузер не может играть сам
web-problem-python-next = Здесь Fourfold нужно то, чего в этом браузере нет или что в нём отключено: фоновые процессы, WebAssembly или распаковка файлов. Попробуйте более новый браузер.
web-problem-unfetched = Ещё не загружено
web-problem-unfetched-next = То, что здесь нужно, ещё не загружено, а связи нет. Подключитесь один раз: «{ web-unplugged-make }» в настройках загрузит всё.
web-storage-full = В этом браузере не осталось места. Партии хранятся, только пока открыта эта страница; сохраните те, которые вам дороги.
web-storage-forbidden = Этот браузер ничего не хранит. Партии хранятся, только пока открыта эта страница; сохраните те, которые вам дороги.
web-damaged = { $count ->
        [1] Не удалось прочитать сохранённую партию. Она отложена, её текст остался как есть.
        [one] Не удалось прочитать { $count } сохранённую партию. Они отложены, их тексты остались как есть.
        [few] Не удалось прочитать { $count } сохранённые партии. Они отложены, их тексты остались как есть.
        [many] Не удалось прочитать { $count } сохранённых партий. Они отложены, их тексты остались как есть.
       *[other] Не удалось прочитать { $count } сохранённой партии. Они отложены, их тексты остались как есть.
    }
web-damaged-save = Сохранить текст
web-damaged-copy = Скопировать текст
web-damaged-remove = Выбросить
web-damaged-sure = Выбросить эту партию?
web-damaged-about = Вернуть её текст будет нельзя. Если сомневаетесь, сначала сохраните или скопируйте его.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Ссылка со всей партией внутри
web-share-here = Эта партия хранится только в этом браузере. Кто получит ссылку или запись, сможет посмотреть её и продолжить.
web-alone = Fourfold работает здесь без сервера, поэтому встретиться с другими нельзя.
web-alone-elsewhere = Встретиться с другими можно на { $server }.
