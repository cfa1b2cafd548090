board-label = Игровое поле
board-pass = Пас
board-choose-group = Выберите группу, которая останется.

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

board-move-step = { seat-name } ходит с { $start } на { $end }
board-move-push = { seat-name } толкает с { $start } на { $end }
board-move-pass = { seat-name } пасует

board-then = { $before }; { $after }
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
