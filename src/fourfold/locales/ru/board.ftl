board-label = Игровое поле
board-pass = Пас
board-choose-group = Выберите группу, которая останется.

board-piece-sphere = { $colour ->
        [light] светлая сфера
       *[dark] тёмная сфера
    }
board-piece-cylinder = { $colour ->
        [light] светлый цилиндр
       *[dark] тёмный цилиндр
    }
board-piece-cube = { $colour ->
        [light] светлый куб
       *[dark] тёмный куб
    }
board-piece-cone = { $colour ->
        [light] светлый конус
       *[dark] тёмный конус
    }
board-piece-star = { $colour ->
        [light] светлая звезда
       *[dark] тёмная звезда
    }
board-piece-tile = { $colour ->
        [red] красная плитка
        [blue] синяя плитка
        [yellow] жёлтая плитка
        [green] зелёная плитка
        [purple] фиолетовая плитка
       *[orange] оранжевая плитка
    }

board-empty = пусто
board-selected = выбрано
board-group = группа { $number }
board-target = можно выбрать
board-last = последний ход
board-winning = приносит победу

board-space-holds = { $space } { $piece }
board-space-empty = { $space } пусто
board-empty-run = { $first } – { $last } пусто

board-hand = Запас { form-seat-genitive }
board-hand-holds = Запас { form-seat-genitive }: { $stock }
board-hand-empty = Запас { form-seat-genitive } пуст
board-stock = { $piece } × { $count }
board-slot = { $piece }, в запасе { $count }

board-chosen = Выбрано: { $what }; { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }
board-put-back = Выбор снят

board-place-sphere = { seat-name } выставляет сферу на { $space }
board-place-cylinder = { seat-name } выставляет цилиндр на { $space }
board-place-cube = { seat-name } выставляет куб на { $space }
board-place-cone = { seat-name } выставляет конус на { $space }
board-place-star = { seat-name } выставляет звезду на { $space }
board-place-tile = { seat-name } выставляет плитку на { $space }
board-move-step = { seat-name } ходит с { $start } на { $end }
board-move-push = { seat-name } толкает с { $start } на { $end }
board-back-star = { seat-name } возвращает звезду с { $space } в запас
board-move-pass = { seat-name } пасует

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] светлая звезда сдвигается на { $space }
       *[dark] тёмная звезда сдвигается на { $space }
    }
board-off-star = { $colour ->
        [light] светлая звезда покидает поле
       *[dark] тёмная звезда покидает поле
    }
board-then-home = { $count ->
        [one] { $count } плитка возвращается в запас
        [few] { $count } плитки возвращаются в запас
        [many] { $count } плиток возвращаются в запас
       *[other] { $count } плитки возвращаются в запас
    }

## Small spaces

board-confirm = Сделать этот ход?
board-confirm-yes = Ходить
board-confirm-no = Назад
board-whole = Показать всё поле
