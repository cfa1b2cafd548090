board-label = Дъска
board-pass = Пас
board-choose-group = Избери групата, която остава.

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

board-move-step = { seat-name } мести от { $start } на { $end }
board-move-push = { seat-name } избутва от { $start } към { $end }
board-move-pass = { seat-name } пасува

board-then = { $before }; { $after }
board-then-home = { $count ->
        [one] една плочка се връща в запаса
       *[other] { $count } плочки се връщат в запаса
    }

## Small spaces

board-confirm = Играеш ли този ход?
board-confirm-yes = Играй
board-confirm-no = Назад
board-whole = Покажи цялата дъска
