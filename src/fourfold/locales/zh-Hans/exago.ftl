exago-name = Exago
exago-tagline = 先放板块，再移动板块，直到连成一条线。
exago-rules =
    二至六位玩家，版图由六边形组成。两人玩时每人 12 块板块，需要五子连线；三至六人玩时每人 6 块，需要四子连线。

    第一块板块放在中央。之后，只要手中还有板块，就把一块放在与版图上的板块相邻的空位置上。手中没有板块时，拿起自己的一块板块，放到另一个与板块相邻的位置上。

    如果拿起一块板块后，其余板块分成几个群组，只有最大的群组留下；在你放下拿起的那块之前，其他板块全部回到各自主人手中。若有几个群组同样最大，由你选择留下哪一个。回到手中的板块必须先放完，每回合一块，然后才能再移动板块。

    三人或更多人玩时必须阻挡：如果你现在不能获胜，而有人能在自己的下一回合获胜，就看这些人当中在你之后最先轮到的那一位；只要你有着法能阻止，就必须走这样的着法。

    在你的回合结束时，如果自己颜色的板块在三个方向中的任何一个方向上连成足够长、没有空隙的直线，你就获胜。

    写 f6 表示放，f6-g7 表示移动，f6-g7=a3 表示移动并留下含 a3 的群组，没有别的可走时写 pass。
exago-reason-line = 板块连成一条直线
exago-reason-no-move = 谁也无法行动

exago-option-players = 几个人玩，二至六人。
exago-option-players-name = 玩家人数
exago-option-size = 版图每条边有几个位置。
exago-option-size-name = 版图大小
exago-option-tiles = 每人开始时有几块板块，或每个座位一个数字作为让子。
exago-option-tiles-name = 板块数
exago-option-line = 几块板块连线获胜。
exago-option-line-name = 获胜的连线
exago-option-early = 手中还有板块时是否可以移动板块。
exago-option-early-name = 提前移动
exago-option-reconnect = 拿起的板块是否在断开的群组收回之前放下，从而可以把它们重新连上。
exago-option-reconnect-name = 重新连上
exago-option-block = 三人或更多人玩时是否必须阻挡威胁。
exago-option-block-name = 阻挡义务
exago-option-repetition = 同一局面出现多少次即为和棋。
exago-option-repetition-name = 局面重复

exago-brief-players = { $value } 位玩家
exago-brief-size = 边长 { $value }
exago-brief-tiles = 板块：{ $value }
exago-brief-line = { $value } 块连线
exago-brief-early = { $value ->
        [on] 没放完也可移动
       *[off] 放完才能移动
    }
exago-brief-reconnect = { $value ->
        [on] 断开的群组可重新连上
       *[off] 断开的群组收回
    }
exago-brief-block = { $value ->
        [on] 必须阻挡威胁
       *[off] 不必阻挡
    }
exago-brief-repetition = { $value ->
        [off] 重复不算和棋
       *[other] 重复算和棋
    }

error-tiles-for-seats = 选项 tiles 给出了 { $found } 个数字，但有 { $seats } 个座位；请给一个，或每个座位一个。
error-empty-run = 第 { $row } 行的空位置数为零，或数字以 0 开头。
error-hands-unreadable = “{ $hands }”不是手中板块的写法；在这个游戏里应写成 { $example }。
error-hands-do-not-add-up = { seat-name }在版图上有 { $board } 块板块，手中有 { $hand } 块；合计应为 { $total } 块。
error-tiles-do-not-touch = 所有板块必须相连，但 { $space } 与 { $other } 不相连。
error-pass-not-needed = 只有什么都做不了时才能跳过。
error-centre-first = 第一块板块放在中央 { $space }。
error-touches-nothing = 放在 { $space } 的板块碰不到别的板块。
error-not-your-tile = { $space } 上没有你的板块。
error-place-first = 你手中还有 { $count } 块板块；先放完才能移动板块。
error-back-to-own-space = 拿起的板块要放到别的位置，不能放回 { $space }。
error-no-choice-of-groups = 这里没有群组可选；请写 { $move }。
error-choose-group = 有几个群组同样最大；请在后面加 = 和下列之一来说明留下哪个：{ $spaces }。
error-must-block = { seat-name }威胁要获胜，而你可以阻止；只允许能阻止的着法。
