## Starting and stopping

server-ready = Fourfold работает по адресу { $address } (остановить: Ctrl-C)
error-address-taken = Сервер не может занять адрес { $address }: { $why }.

## When nothing can be done

error-not-found = По этому адресу ничего нет.
error-internal = На сервере что-то пошло не так. Это записано; ничего не изменилось.
error-storage-unavailable = Сейчас до партий не добраться. Ничего не изменилось; попробуйте ещё раз.
error-storage-unsure = Связь с партиями пропала как раз в момент сохранения. Сохранилось ли, неизвестно; повторите запрос, и он выполнится только один раз.
error-server-leaving = Сервер сейчас перезапустится. Ничего не изменилось; попробуйте ещё раз.

## Who is calling

error-token-missing = Вас здесь ещё не знают. Сначала создайте партию, присоединитесь к чужой или пришлите токен.
error-token-unknown = Этот токен неизвестен.
error-origin-foreign = Об этом просит страница другого сайта, поэтому отказано.
error-key-unknown = Этот ключ не подходит ни к одному месту этой партии.
error-too-many-commands = Сообщений в минуту на одно соединение — не больше { $limit }.
error-needs-server = Приглашать других можно только там, где есть сервер.

## Making and joining matches

error-match-unknown = Такой партии нет.
error-not-your-match = Это не ваша партия.
error-delete-while-playing = Эта партия с другими ещё идёт; сначала сдайтесь.
error-too-many-kept = Хранить партий можно не больше { $limit }.
error-match-full = Все места в этой партии заняты.
error-too-many-events = Событий в этой партии уже { $limit }; теперь можно только ходить.
error-match-busy = В этой партии слишком много происходит сразу; попробуйте ещё раз.
error-position-over = В этой позиции игра окончена; партия начинается там, где можно продолжать.
error-seat-taken = Это место занято.
error-engine-unknown = Программы «{ $name }» здесь нет.
error-engine-game = Программа «{ $name }» в эту игру не играет.

## Commands in a match

error-stale = Что-то другое случилось раньше; посмотрите, как выглядит партия сейчас.
error-not-your-seat = Это не ваше место.
error-not-your-turn = Сейчас не ваш ход.
error-seat-left = Игрок на этом месте сдался, или его время вышло.
error-match-waiting = Партия ещё не началась: есть свободное место.
error-match-aborted = Эту партию прервали.
error-draw-offered-already = Вы уже предложили ничью.
error-no-draws = В этой игре не бывает ничьих: кто-то всегда выигрывает.
error-draw-not-offered = Никто не предлагает ничью.
error-takebacks-off = В этой партии ходы не отменяют; так решили, когда её создавали.
error-takeback-asked-already = Об отмене хода уже попросили.
error-takeback-not-asked = Никто не просит отменить ход.
error-takeback-not-yours = Соглашаться должны не вы.
error-nothing-of-yours-to-take-back = Вы ещё не ходили, отменять нечего.
error-rematch-wanted-already = Вы уже попросили реванш; остальные пока не ответили.
error-rematch-made-already = Реванш уже создан.
error-too-late-to-abort = Прервать партию можно только до второго хода.

## What the server refuses to protect itself

error-busy = Сейчас обдумывается слишком много позиций; попробуйте чуть позже.
error-thinking-failed = Компьютер не смог это обдумать; попробуйте ещё раз.
error-too-many-requests = { $kind ->
        [matches] Новых партий в минуту с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
        [matches-day] Новых партий в день с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
        [players-day] Новых игроков в день с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
        [analyses] Позиций для обдумывания в минуту с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
        [computing] Время вычислений сервера в минуту для одного адреса — не больше { $limit } с; попробуйте снова через { $seconds } с.
        [commands-day] Ходов и других команд в день с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
        [megabytes-day] Мегабайт в день с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
       *[requests] Запросов в минуту с одного адреса — не больше { $limit }; попробуйте снова через { $seconds } с.
    }
error-too-much-thinking = { $kind ->
        [address] Время раздумий компьютера в день для одного адреса — не больше { $limit } с; попробуйте снова через { $seconds } с.
       *[all] Время раздумий компьютера в день на этом сервере — не больше { $limit } с; попробуйте снова через { $seconds } с.
    }
error-too-many-at-once = Запросов с одного адреса одновременно — не больше { $limit }.
error-too-many-sockets = Открытых соединений с одного адреса — не больше { $limit }.
error-too-many-matches-here = Партий на этом сервере — не больше { $limit }; новые можно создать, когда уйдут старые.
error-too-much-kept-here = Мегабайт партий на этом сервере — не больше { $limit }; новые можно создать, когда уйдут старые.
