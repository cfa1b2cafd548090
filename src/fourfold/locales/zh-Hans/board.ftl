board-label = 版图
board-pass = 跳过
board-choose-group = 选择要留下的群组。

board-piece-sphere = { $colour ->
        [light] 明色球体
       *[dark] 暗色球体
    }
board-piece-cylinder = { $colour ->
        [light] 明色圆柱体
       *[dark] 暗色圆柱体
    }
board-piece-cube = { $colour ->
        [light] 明色立方体
       *[dark] 暗色立方体
    }
board-piece-cone = { $colour ->
        [light] 明色圆锥体
       *[dark] 暗色圆锥体
    }
board-piece-star = { $colour ->
        [light] 明色星星
       *[dark] 暗色星星
    }
board-piece-tile = { $colour ->
        [red] 红色板块
        [blue] 蓝色板块
        [yellow] 黄色板块
        [green] 绿色板块
        [purple] 紫色板块
       *[orange] 橙色板块
    }

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

board-place-sphere = { seat-name }把球体放在 { $space }
board-place-cylinder = { seat-name }把圆柱体放在 { $space }
board-place-cube = { seat-name }把立方体放在 { $space }
board-place-cone = { seat-name }把圆锥体放在 { $space }
board-place-star = { seat-name }把星星放在 { $space }
board-place-tile = { seat-name }把板块放在 { $space }
board-move-step = { seat-name }从 { $start } 移动到 { $end }
board-move-push = { seat-name }从 { $start } 推向 { $end }
board-back-star = { seat-name }从 { $space } 收回一颗星星
board-move-pass = { seat-name }跳过

board-then = { $before }；{ $after }
board-to-star = { $colour ->
        [light] 一颗明色星星来到 { $space }
       *[dark] 一颗暗色星星来到 { $space }
    }
board-off-star = { $colour ->
        [light] 一颗明色星星离开版图
       *[dark] 一颗暗色星星离开版图
    }
board-then-home = { $count } 块板块回到手中

## Small spaces

board-confirm = 走这一步吗？
board-confirm-yes = 走
board-confirm-no = 返回
board-whole = 显示整个版图
