## Games and options

error-game-unknown = Няма игра „{ $name }“; игрите са: { $names }.
error-option-unknown = { $keys ->
        [none] Тук няма опция „{ $key }“; опциите са: –.
       *[other] Тук няма опция „{ $key }“; опциите са: { $keys }.
    }
error-option-choice = Опцията { $key } не може да е „{ $value }“; възможни са: { $values }.
error-option-number = Опцията { $key } не може да е „{ $value }“; тя е цяло число от { $low } до { $high }.
error-option-type = Опцията { $key } трябва да е дума или цяло число.
error-option-pair = „{ $pair }“ не е опция; пиши ключ=стойност.
error-option-twice = Опцията { $key } е дадена два пъти.

## Positions

error-field-count = Частите на една позиция тук са { $expected }, с по един интервал между тях, не { $found }.
error-row-count = Редовете на дъската са { $expected }, с „/“ между тях, не { $found }.
error-row-length = Полетата на ред { $row } са { $expected }, не { $found }.
error-letter-unknown = На ред { $row } стои „{ $letter }“; възможни са: { $letters }.
error-mover-unknown = „{ $letter }“ не може да е на ход; възможни са: { $letters }.
error-over-before-last-move = Играта е свършила още преди последния ход на { form-seat-object }: победата вече е била на дъската.

## Moves

error-game-over = Играта свърши: „{ $move }“ вече не може да се играе.
error-move-unreadable = „{ $move }“ не е ход; ходовете изглеждат така: { $example }.
error-picks-no-turn = Това не е ход. Избери фигура, която може да отиде някъде, после поле за нея.
error-picks-group = Най-големите групи са няколко: посочи тази, която остава.
error-picks-over = Партията свърши.
error-space-unknown = На тази дъска няма поле { $space }.
error-space-taken = Полето { $space } е заето.
error-hand-empty = { seat-name } няма какво да постави: запасът е празен.

## Matches

error-player-count = Местата са { $seats }, не { $found }.
error-player-name = „{ $name }“ не може да е име: от 1 до { $limit } видими знака, без интервали в краищата.
error-settled-away-from-board = Тази партия беше завършена от играчите, не на дъската; нищо не може да се отмени.
error-nothing-to-take-back =
    { $played ->
        [0] Още няма изигран ход, затова няма какво да се отмени.
        [one] Изигран е само един ход; не може да се отменят { $count }.
       *[other] Изиграни са само { $played } хода; не може да се отменят { $count }.
    }
error-seat-cannot-resign = Играчът на място { $seat } не може да се предаде: няма такова място или вече се е предал.
error-match-goes-on = Партията още не е свършила.
error-match-over = Партията свърши.

## Records

error-record-start = Записът не може да започне: { $reason }
error-record-move = Ред { $line }: { $reason }
error-record-tag-unreadable = Ред { $line }: „{ $text }“ не е етикет; етикетите изглеждат така: [Game "quantik"].
error-record-tag-twice = Ред { $line }: етикетът { $tag } стои тук за втори път.
error-record-tag-unknown = Ред { $line }: в такъв запис няма етикет { $tag }.
error-record-tag-missing = В записа липсва етикетът { $tag }.
error-record-rules = Ред { $line }: записът следва версия { $found } на правилата; тази програма знае версия { $expected }.
error-record-date = Ред { $line }: „{ $text }“ не е дата; пиши я като 2026-11-15 или ?, ако не е известна.
error-record-number = Ред { $line }: тук се очаква „{ $expected }“, не „{ $found }“.
error-record-number-alone = Ред { $line }: след последния номер няма ход.
error-record-resigned = Ред { $line }: „{ $text }“ не отговаря на ходовете; предаването изглежда така: „seat 2 after 14“, подред.
error-record-result = Ред { $line }: резултатът казва „{ $said }“, а ходовете – „{ $found }“.
