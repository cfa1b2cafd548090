board-label = Дъска
board-pass = Пас
board-choose-group = Избери групата, която остава.

board-piece-sphere = { $colour ->
        [light] светла сфера
       *[dark] тъмна сфера
    }
board-piece-cylinder = { $colour ->
        [light] светъл цилиндър
       *[dark] тъмен цилиндър
    }
board-piece-cube = { $colour ->
        [light] светъл куб
       *[dark] тъмен куб
    }
board-piece-cone = { $colour ->
        [light] светъл конус
       *[dark] тъмен конус
    }
board-piece-star = { $colour ->
        [light] светла звезда
       *[dark] тъмна звезда
    }
board-piece-tile = { $colour ->
        [red] червена плочка
        [blue] синя плочка
        [yellow] жълта плочка
        [green] зелена плочка
        [purple] лилава плочка
       *[orange] оранжева плочка
    }

board-empty = празно
board-selected = избрано
board-group = група { $number }
board-target = може да се избере
board-last = последен ход
board-winning = носи победата

board-space-holds = { $space } { $piece }
board-space-empty = { $space } празно
board-empty-run = { $first } до { $last } празно

board-hand = Запас на { form-seat-object }
board-hand-holds = Запас на { form-seat-object }: { $stock }
board-hand-empty = Запасът на { form-seat-object } е празен
board-stock = { $piece } × { $count }
board-slot = { $piece }, в запаса: { $count }

board-chosen = Избрано: { $what }; { $count ->
        [one] една възможност
       *[other] { $count } възможности
    }
board-put-back = Изборът е отменен

board-place-sphere = { seat-name } поставя сфера на { $space }
board-place-cylinder = { seat-name } поставя цилиндър на { $space }
board-place-cube = { seat-name } поставя куб на { $space }
board-place-cone = { seat-name } поставя конус на { $space }
board-place-star = { seat-name } поставя звезда на { $space }
board-place-tile = { seat-name } поставя плочка на { $space }
board-move-step = { seat-name } мести от { $start } на { $end }
board-move-push = { seat-name } избутва от { $start } към { $end }
board-back-star = { seat-name } връща звезда от { $space } в запаса
board-move-pass = { seat-name } пасува

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] светла звезда отива на { $space }
       *[dark] тъмна звезда отива на { $space }
    }
board-off-star = { $colour ->
        [light] светла звезда напуска дъската
       *[dark] тъмна звезда напуска дъската
    }
board-then-home = { $count ->
        [one] една плочка се връща в запаса
       *[other] { $count } плочки се връщат в запаса
    }

## Small spaces

board-confirm = Играеш ли този ход?
board-confirm-yes = Играй
board-confirm-no = Назад
board-whole = Покажи цялата дъска
