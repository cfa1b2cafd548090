## Games and options

error-game-unknown = Нет игры «{ $name }»; есть такие: { $names }.
error-option-unknown = { $keys ->
        [none] Здесь нет параметра «{ $key }»; есть такие: –.
       *[other] Здесь нет параметра «{ $key }»; есть такие: { $keys }.
    }
error-option-choice = Параметр { $key } не может быть «{ $value }»; возможные значения: { $values }.
error-option-number = Параметр { $key } не может быть «{ $value }»; это целое число от { $low } до { $high }.
error-option-type = Параметр { $key } должен быть словом или целым числом.
error-option-pair = «{ $pair }» — не параметр; пишите ключ=значение.
error-option-twice = Параметр { $key } указан дважды.

## Positions

error-field-count = Частей в позиции должно быть { $expected }, с одним пробелом между ними, а не { $found }.
error-row-count = Рядов на поле должно быть { $expected }, с «/» между ними, а не { $found }.
error-row-length = Ячеек в ряду { $row } должно быть { $expected }, а не { $found }.
error-letter-unknown = В ряду { $row } стоит «{ $letter }»; допустимо: { $letters }.
error-mover-unknown = «{ $letter }» не может быть на ходу; допустимо: { $letters }.
error-over-before-last-move = Игра кончилась ещё до последнего хода ({ seat-name }): победа уже стояла на поле.

## Moves

error-game-over = Игра окончена: «{ $move }» сыграть уже нельзя.
error-move-unreadable = «{ $move }» — не ход; ходы выглядят так: { $example }.
error-picks-no-turn = Это не ход. Выберите фигуру, которой есть куда пойти, а потом ячейку для неё.
error-picks-group = Самых больших групп несколько: укажите ту, которая останется.
error-picks-over = Партия окончена.
error-space-unknown = На этом поле нет ячейки { $space }.
error-space-taken = Ячейка { $space } занята.
error-hand-empty = { seat-name }: запас пуст, выставлять нечего.

## Matches

error-player-count = Мест { $seats }, а не { $found }.
error-player-name = «{ $name }» не может быть именем: нужны печатные символы, от 1 до { $limit }, без пробелов по краям.
error-settled-away-from-board = Эту партию закончили игроки, а не ход на поле; отменить ничего нельзя.
error-nothing-to-take-back =
    { $played ->
        [0] Ещё не сделано ни одного хода, отменять нечего.
        [one] Сделан только { $played } ход; отменить { $count } нельзя.
        [few] Сделано только { $played } хода; отменить { $count } нельзя.
        [many] Сделано только { $played } ходов; отменить { $count } нельзя.
       *[other] Сделано только { $played } хода; отменить { $count } нельзя.
    }
error-seat-cannot-resign = Игрок на месте { $seat } не может сдаться: такого места нет или он уже сдался.
error-match-goes-on = Партия ещё не окончена.
error-match-over = Партия окончена.

## Records

error-record-start = Запись не может начаться: { $reason }
error-record-move = Строка { $line }: { $reason }
error-record-tag-unreadable = Строка { $line }: «{ $text }» — не метка; метки выглядят так: [Game "quantik"].
error-record-tag-twice = Строка { $line }: метка { $tag } стоит здесь второй раз.
error-record-tag-unknown = Строка { $line }: метки { $tag } в такой записи не бывает.
error-record-tag-missing = В записи нет метки { $tag }.
error-record-rules = Строка { $line }: запись сделана по версии правил { $found }; эта программа знает версию { $expected }.
error-record-date = Строка { $line }: «{ $text }» — не дата; пишите так: 2026-11-15, или ?, если она неизвестна.
error-record-number = Строка { $line }: здесь ожидается «{ $expected }», а не «{ $found }».
error-record-number-alone = Строка { $line }: после последнего номера нет хода.
error-record-resigned = Строка { $line }: «{ $text }» не согласуется с ходами; сдача записывается так: «seat 2 after 14», по порядку.
error-record-result = Строка { $line }: в результате стоит «{ $said }», а по ходам выходит «{ $found }».
