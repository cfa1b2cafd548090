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

## The board

board-piece-tile = { $colour ->
        [red] 红色板块
        [blue] 蓝色板块
        [yellow] 黄色板块
        [green] 绿色板块
        [purple] 紫色板块
       *[orange] 橙色板块
    }
board-place-tile = { seat-name }把板块放在 { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] 你的板块连成了没有空隙的直线。
        [loser] 赢家的板块连成了没有空隙的直线。
       *[none] 板块连成了没有空隙的直线。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = 版图由六边形组成。一局的第一块板块放在中央。放上去吧。
learn-exago-centre-done = 从现在起，每块板块都必须碰到版图上的板块。
learn-exago-touch = 你是蓝方。试着把板块放在 b2，它在那里会是孤零零的。
learn-exago-touch-done = 所有板块永远连在一起。
learn-exago-place = 把你的板块放在与红色板块相邻的位置。相邻板块是什么颜色都没关系。
learn-exago-place-done = 只要手中有板块，轮到你时就放一块。
learn-exago-line = 两人玩时，自己颜色的五块板块连成直线就获胜。你有四块：加上第五块。
learn-exago-line-done = 线有三个方向，必须笔直、没有空隙。三人或更多人玩时只需四块。
learn-exago-place-first = 板块以后可以移动，但现在还不行。试着把你的板块从 e4 移动到 d5。
learn-exago-place-first-done = 要先把自己的板块全部放到版图上。
learn-exago-relocate = 现在你手中没有板块了。轮到你时，就拿起自己的一块板块，放到另一个与板块相邻的位置。移动一块试试。
learn-exago-relocate-done = 从这里开始，每块板块都可以去任何地方。
learn-exago-own-space = 拿起的板块必须去别处。试着把 d2 的板块放回原处。
learn-exago-own-space-done = 在 Exago 里不能原地不动。
learn-exago-cut-off = 如果拿起一块板块后，其余板块分成几个群组，只有最大的群组留下；其他板块回到各自主人手中。移动一块板块，让另外几块断开。
learn-exago-cut-off-done = 板块回到手中的人必须先放完，每回合一块，才能再移动。这可能要花好几个回合。
learn-exago-choose = 如果几个群组同样最大，由你选择留下哪一个。找一块拿起后会留下两个同样大的群组的板块，把它放到你想留下的群组旁边。如果放下后两个群组都碰到，就选想留下的群组里的一块。
learn-exago-choose-done = 另一个群组回到了手中。要选对你更有利的那个。
learn-exago-move-to-win = 在这一小局里，四块板块连线就获胜。你是蓝方，手中没有板块：移动一块来获胜。
learn-exago-move-to-win-done = 找有空隙的线，再找一块在原处用不着的板块。
learn-exago-must-block = 这里三人玩，四块板块连线就获胜。红方下一回合就能在 d5 获胜。你是蓝方：试着改走 e5。
learn-exago-must-block-done = 三人或更多人玩时，如果你自己不能获胜，而你有着法能阻止威胁，就必须阻止。
learn-exago-block = 现在去阻挡吧。
learn-exago-block-done = 如果有几个人威胁，你要应对最先轮到的那一位。
learn-exago-win-first = 阻挡的义务有一个例外：如果你自己能获胜，就可以直接去赢。你是红方。
learn-exago-win-first-done = 获胜优先于阻挡。
learn-exago-ahead = 又是两人玩，五块连线。你是红方。做出蓝方无法应对的威胁：用下一块板块获胜。
learn-exago-ahead-done = 两头都空的线，哪一头都能补全，而蓝方只能堵住一头。
learn-exago-cross = 现在谁的手中都没有板块了。你是红方。拿起自己一块在原处用不着的板块，放到你的两条线交叉的位置：蓝方只能堵住其中一条。
learn-exago-cross-done = 放在两条线交叉处的板块，两条线都用得上。高手早在用到这样的位置之前，就把它们准备好了。现在来玩一局吧。

## Themes of puzzles

study-theme-relocate = 移动板块
study-theme-win-by-cutting = 断开取胜
study-theme-hold-by-cutting = 断开防守

## The rule page: what the examples show

study-rules-exago-touch = 每块新板块都必须碰到版图上的板块。
study-rules-exago-line = 没有空隙的直线获胜：两人玩五块，更多人玩四块。
study-rules-exago-relocate = 手中空了时，拿起自己的一块板块，放到与板块相邻的地方。
study-rules-exago-cut-off = 拿起这块板块会断开另外两块。它们回到主人手中，必须重新放完才能移动。
study-rules-exago-choose = 剩下两个同样大小的群组：由走棋的人选择留下哪一个。
study-rules-exago-must-block = 三人或更多人玩时，必须阻止威胁。红方威胁在 d5 获胜，所以蓝方不能走别处。
study-rules-exago-block = 这一步阻止了威胁，所以允许。

## The rule page: what the printed rules leave open

study-decision-exago-groups = 几个群组中只留下一个最大的，超过两个时也一样。
study-decision-exago-own = 如果自己的板块回到手中，拿起的那块仍要立即放下；其余的在以后的回合放。
study-decision-exago-duty = 三人或更多人玩时，只要可能，阻挡就是义务，即使只有一个人威胁。
study-decision-exago-first = 如果有几个人威胁，你要应对最先轮到的那一位。
study-decision-exago-relocated = 靠移动板块获胜的威胁，与其他威胁一样算数。
study-decision-exago-stuck = 什么都做不了的人跳过。如果谁也无法行动，就是和棋。
