board-label = 版圖
board-pass = 跳過
board-choose-group = 選擇要留下的群組。

board-piece-sphere = { $colour ->
        [light] 明色球體
       *[dark] 暗色球體
    }
board-piece-cylinder = { $colour ->
        [light] 明色圓柱體
       *[dark] 暗色圓柱體
    }
board-piece-cube = { $colour ->
        [light] 明色立方體
       *[dark] 暗色立方體
    }
board-piece-cone = { $colour ->
        [light] 明色圓錐體
       *[dark] 暗色圓錐體
    }
board-piece-star = { $colour ->
        [light] 明色星星
       *[dark] 暗色星星
    }
board-piece-tile = { $colour ->
        [red] 紅色板塊
        [blue] 藍色板塊
        [yellow] 黃色板塊
        [green] 綠色板塊
        [purple] 紫色板塊
       *[orange] 橘色板塊
    }

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

board-place-sphere = { seat-name }把球體放在 { $space }
board-place-cylinder = { seat-name }把圓柱體放在 { $space }
board-place-cube = { seat-name }把立方體放在 { $space }
board-place-cone = { seat-name }把圓錐體放在 { $space }
board-place-star = { seat-name }把星星放在 { $space }
board-place-tile = { seat-name }把板塊放在 { $space }
board-move-step = { seat-name }從 { $start } 移動到 { $end }
board-move-push = { seat-name }從 { $start } 推向 { $end }
board-back-star = { seat-name }從 { $space } 收回一顆星星
board-move-pass = { seat-name }跳過

board-then = { $before }；{ $after }
board-to-star = { $colour ->
        [light] 一顆明色星星來到 { $space }
       *[dark] 一顆暗色星星來到 { $space }
    }
board-off-star = { $colour ->
        [light] 一顆明色星星離開版圖
       *[dark] 一顆暗色星星離開版圖
    }
board-then-home = { $count } 塊板塊回到手中

## Small spaces

board-confirm = 走這一步嗎？
board-confirm-yes = 走
board-confirm-no = 返回
board-whole = 顯示整個版圖
