## Games and options

error-game-unknown = 沒有名為「{ $name }」的遊戲；遊戲有 { $names }。
error-option-unknown = { $keys ->
        [none] 這裡沒有選項「{ $key }」；選項有：–。
       *[other] 這裡沒有選項「{ $key }」；選項有：{ $keys }。
    }
error-option-choice = 選項 { $key } 不能是「{ $value }」；應為 { $values } 之一。
error-option-number = 選項 { $key } 不能是「{ $value }」；應為 { $low } 到 { $high } 的整數。
error-option-type = 選項 { $key } 必須是一個詞或一個整數。
error-option-pair = 「{ $pair }」不是選項；請寫成 key=value。
error-option-twice = 選項 { $key } 給了兩次。

## Positions

error-field-count = 這裡的局面應有 { $expected } 個部分，以一個空格隔開，而不是 { $found } 個。
error-row-count = 版圖有 { $expected } 列，以「/」隔開，而不是 { $found } 列。
error-row-length = 第 { $row } 列有 { $expected } 個位置，而不是 { $found } 個。
error-letter-unknown = 第 { $row } 列有「{ $letter }」；可以是 { $letters }。
error-mover-unknown = 不能輪到「{ $letter }」；應為 { $letters } 之一。
error-over-before-last-move = 在{ seat-name }走最後一步之前遊戲就已結束：版圖上早已有人獲勝。

## Moves

error-game-over = 遊戲已結束：不能再走「{ $move }」。
error-move-unreadable = 「{ $move }」不是棋步；棋步應像 { $example } 這樣寫。
error-picks-no-turn = 這不是一步棋。請先選一枚能走的棋子，再為它選一個位置。
error-picks-group = 有幾個群組同樣最大：請指出要留下的那個。
error-picks-over = 對局已結束。
error-space-unknown = 這個版圖上沒有位置 { $space }。
error-space-taken = 位置 { $space } 已被佔。
error-hand-empty = { seat-name }手中沒有可放的了。

## Matches

error-player-count = 有 { $seats } 個座位，而不是 { $found } 個。
error-player-name = 「{ $name }」不能作為名字：1 到 { $limit } 個可見字元，兩端沒有空格。
error-settled-away-from-board = 這一局是由玩家而不是在版圖上結束的；不能悔棋。
error-nothing-to-take-back =
    { $played ->
        [0] 還沒走過一步，所以不能悔棋。
       *[other] 只走了 { $played } 步；不能悔 { $count } 步。
    }
error-seat-cannot-resign = 座位 { $seat } 不能認輸：沒有這個座位，或已經認輸。
error-match-goes-on = 對局還沒結束。
error-match-over = 對局已結束。

## Records

error-record-start = 棋譜無法開始：{ $reason }
error-record-move = 第 { $line } 行：{ $reason }
error-record-tag-unreadable = 第 { $line } 行：「{ $text }」不是標籤；標籤應像 [Game "quantik"] 這樣寫。
error-record-tag-twice = 第 { $line } 行：標籤 { $tag } 第二次出現。
error-record-tag-unknown = 第 { $line } 行：這種棋譜裡沒有標籤 { $tag }。
error-record-tag-missing = 棋譜缺少標籤 { $tag }。
error-record-rules = 第 { $line } 行：棋譜遵循規則的第 { $found } 版；這個程式只懂第 { $expected } 版。
error-record-date = 第 { $line } 行：「{ $text }」不是日期；請寫成 2026-11-15，不知道時寫 ?。
error-record-number = 第 { $line } 行：這裡應為「{ $expected }」，而不是「{ $found }」。
error-record-number-alone = 第 { $line } 行：最後一個編號後面沒有棋步。
error-record-resigned = 第 { $line } 行：「{ $text }」與棋步不符；認輸應寫成「seat 2 after 14」，依序。
error-record-result = 第 { $line } 行：結果寫著「{ $said }」，但棋步得出「{ $found }」。
