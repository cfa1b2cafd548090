board-label = 版图
board-pass = 跳过
board-choose-group = 选择要留下的群组。

board-empty = 空
board-selected = 已选中
board-group = 群组 { $number }
board-target = 可以选择
board-last = 上一步
board-winning = 构成获胜

board-space-holds = { $space } { $piece }
board-space-empty = { $space } 空
board-empty-run = { $first } 至 { $last } 空

board-hand = { seat-name }手中
board-hand-holds = { seat-name }手中：{ $stock }
board-hand-empty = { seat-name }手中已空
board-stock = { $piece } × { $count }
board-slot = { $piece }，手中 { $count } 个

board-chosen = 已选中：{ $what }；有 { $count } 种选择
board-put-back = 已取消选择

board-move-step = { seat-name }从 { $start } 移动到 { $end }
board-move-push = { seat-name }从 { $start } 推向 { $end }
board-move-pass = { seat-name }跳过

board-then = { $before }；{ $after }
board-then-home = { $count } 块板块回到手中

## Small spaces

board-confirm = 走这一步吗？
board-confirm-yes = 走
board-confirm-no = 返回
board-whole = 显示整个版图
