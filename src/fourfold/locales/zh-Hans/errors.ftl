## Games and options

error-game-unknown = 没有名为“{ $name }”的游戏；游戏有 { $names }。
error-option-unknown = { $keys ->
        [none] 这里没有选项“{ $key }”；选项有：–。
       *[other] 这里没有选项“{ $key }”；选项有：{ $keys }。
    }
error-option-choice = 选项 { $key } 不能是“{ $value }”；应为 { $values } 之一。
error-option-number = 选项 { $key } 不能是“{ $value }”；应为 { $low } 到 { $high } 的整数。
error-option-type = 选项 { $key } 必须是一个词或一个整数。
error-option-pair = “{ $pair }”不是选项；请写成 key=value。
error-option-twice = 选项 { $key } 给了两次。

## Positions

error-field-count = 这里的局面应有 { $expected } 个部分，以一个空格隔开，而不是 { $found } 个。
error-row-count = 版图有 { $expected } 行，以“/”隔开，而不是 { $found } 行。
error-row-length = 第 { $row } 行有 { $expected } 个位置，而不是 { $found } 个。
error-letter-unknown = 第 { $row } 行有“{ $letter }”；可以是 { $letters }。
error-mover-unknown = 不能轮到“{ $letter }”；应为 { $letters } 之一。
error-over-before-last-move = 在{ seat-name }走最后一步之前游戏就已结束：版图上早已有人获胜。

## Moves

error-game-over = 游戏已结束：不能再走“{ $move }”。
error-move-unreadable = “{ $move }”不是着法；着法应像 { $example } 这样写。
error-picks-no-turn = 这不是一步棋。请先选一枚能走的棋子，再为它选一个位置。
error-picks-group = 有几个群组同样最大：请指出要留下的那个。
error-picks-over = 对局已结束。
error-space-unknown = 这个版图上没有位置 { $space }。
error-space-taken = 位置 { $space } 已被占。
error-hand-empty = { seat-name }手中没有可放的了。

## Matches

error-player-count = 有 { $seats } 个座位，而不是 { $found } 个。
error-player-name = “{ $name }”不能作为名字：1 到 { $limit } 个可见字符，两端没有空格。
error-settled-away-from-board = 这一局是由玩家而不是在版图上结束的；不能悔棋。
error-nothing-to-take-back =
    { $played ->
        [0] 还没走过一步，所以不能悔棋。
       *[other] 只走了 { $played } 步；不能悔 { $count } 步。
    }
error-seat-cannot-resign = 座位 { $seat } 不能认输：没有这个座位，或已经认输。
error-match-goes-on = 对局还没结束。
error-match-over = 对局已结束。

## Records

error-record-start = 棋谱无法开始：{ $reason }
error-record-move = 第 { $line } 行：{ $reason }
error-record-tag-unreadable = 第 { $line } 行：“{ $text }”不是标签；标签应像 [Game "quantik"] 这样写。
error-record-tag-twice = 第 { $line } 行：标签 { $tag } 第二次出现。
error-record-tag-unknown = 第 { $line } 行：这种棋谱里没有标签 { $tag }。
error-record-tag-missing = 棋谱缺少标签 { $tag }。
error-record-rules = 第 { $line } 行：棋谱遵循规则的第 { $found } 版；这个程序只懂第 { $expected } 版。
error-record-date = 第 { $line } 行：“{ $text }”不是日期；请写成 2026-11-15，不知道时写 ?。
error-record-number = 第 { $line } 行：这里应为“{ $expected }”，而不是“{ $found }”。
error-record-number-alone = 第 { $line } 行：最后一个编号后面没有着法。
error-record-resigned = 第 { $line } 行：“{ $text }”与着法不符；认输应写成“seat 2 after 14”，按顺序。
error-record-result = 第 { $line } 行：结果写着“{ $said }”，但着法得出“{ $found }”。
