board-label = 版圖
board-pass = 跳過
board-choose-group = 選擇要留下的群組。

board-empty = 空
board-selected = 已選取
board-group = 群組 { $number }
board-target = 可以選擇
board-last = 上一步
board-winning = 構成獲勝

board-space-holds = { $space } { $piece }
board-space-empty = { $space } 空
board-empty-run = { $first } 至 { $last } 空

board-hand = { seat-name }手中
board-hand-holds = { seat-name }手中：{ $stock }
board-hand-empty = { seat-name }手中已空
board-stock = { $piece } × { $count }
board-slot = { $piece }，手中 { $count } 個

board-chosen = 已選取：{ $what }；有 { $count } 種選擇
board-put-back = 已取消選擇

board-move-step = { seat-name }從 { $start } 移動到 { $end }
board-move-push = { seat-name }從 { $start } 推向 { $end }
board-move-pass = { seat-name }跳過

board-then = { $before }；{ $after }
board-then-home = { $count } 塊板塊回到手中

## Small spaces

board-confirm = 走這一步嗎？
board-confirm-yes = 走
board-confirm-no = 返回
board-whole = 顯示整個版圖
