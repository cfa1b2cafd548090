qomet-name = Qomet
qomet-tagline = 放置、移动、推移星星，直到你的四颗组成正方形。
qomet-rules =
    两位玩家，明方与暗方，手中各有七颗星星。版图上有 25 个点，分布在环绕中央的三个正方形上，由直线相连。

    轮到你时，从三件事中选一件做。一，把手中的一颗星星放在任意空点上。二，把自己的一颗星星沿直线移动一步；如果那里有一颗星星，不论颜色，就把它沿同一直线再往前推一步，前面必须是空的。三，把自己在外圈正方形上的一颗星星收回手中。外圈正方形上的星星被推过直线的尽头时，回到主人手中。一次只能推一颗星星，而且不能拐弯推。

    对手推了你的星星之后，你不能在紧接着的回合直接推回去。

    同色的四颗星星占住一个正方形的四个角即获胜。正方形的边必须沿着版图上的直线：这样的正方形共有十五个，其中三个是大正方形，另外十二个有一角在中央。如果你的行动让对手得到正方形，则对手获胜，即使你自己也同时组成了一个。

    写 d4 表示放星星，d4-d5 表示移动或推移，a1-x 表示收回。
qomet-reason-square = 四颗星星占住正方形的四个角
qomet-reason-gave-square = 对手的最后一步补全了正方形

qomet-option-corner_exit = 外圈角上的星星是否除了沿对角线，也可以沿外边被推出版图。
qomet-option-corner_exit-name = 从角上推出
qomet-option-repetition = 同一局面出现多少次即为和棋。
qomet-option-repetition-name = 局面重复

qomet-brief-corner_exit = { $value ->
        [on] 角开放
       *[off] 角封闭
    }
qomet-brief-repetition = { $value ->
        [off] 重复不算和棋
       *[other] 重复算和棋
    }

error-too-many-stars = { seat-name }在版图上有 { $found } 颗星星；最多只有 { $limit } 颗。
error-forbidden-move-is-none = “{ $move }”不可能是被禁止的着法：当前轮到的一方没有星星刚刚这样被推过。
error-not-your-star = { $space } 上没有你的星星。
error-not-on-outer-square = 只有外圈正方形上的星星可以收回；{ $space } 更靠里。
error-no-line-between = 没有直线能一步从 { $start } 到 { $end }。
error-undoes-last-turn = 推 { $start }-{ $end } 会还原对手的上一步；这一回合不允许。
error-push-has-no-way = { $space } 上的星星不能往那边推：它的直线到头了。
error-push-blocked = { $space } 上的星星推不动：它前方的 { $behind } 已被占。

## The board

board-piece-star = { $colour ->
        [light] 明色星星
       *[dark] 暗色星星
    }
board-place-star = { seat-name }把星星放在 { $space }
board-back-star = { seat-name }从 { $space } 收回一颗星星
board-to-star = { $colour ->
        [light] 一颗明色星星来到 { $space }
       *[dark] 一颗暗色星星来到 { $space }
    }
board-off-star = { $colour ->
        [light] 一颗明色星星离开版图
       *[dark] 一颗暗色星星离开版图
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] 你的四颗星星占住了正方形的四个角。
        [loser] 对手的四颗星星占住了正方形的四个角。
       *[none] 同色的四颗星星占住了正方形的四个角。
    }
web-why-qomet-gave-square = { $reader ->
        [winner] 对手自己的一步补全了你的正方形。
        [loser] 你自己的一步补全了对手的正方形，送给对手的正方形也算数。
       *[none] 另一方自己的一步补全了正方形，送给对手的正方形也算数。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = 这就是版图：25 个点，分布在环绕中央的三个正方形上，由直线相连。中央已标出。星星只能沿直线走。
learn-qomet-place = 你手中有七颗星星。轮到你时，可以把一颗星星放在任意空点上。试试看。
learn-qomet-place-done = 这就是“放置”。另外还有两种行动：移动和收回。
learn-qomet-square = 你的四颗星星占住正方形的四个角就获胜。内圈正方形的三个角是你的：补全它。
learn-qomet-square-done = 内圈、中圈和外圈这三个大正方形，是十五个正方形中的三个。
learn-qomet-centre = 另外十二个正方形有一个角在版图中央。找出这一个缺少的角。
learn-qomet-centre-done = 版图分成四块，每块里有小、中、大三个：共有十二个正方形，都有一个角在中央。角与角之间有没有星星都没关系。
learn-qomet-diamond = 这四颗星星在各边的中点。看起来像正方形，但它的边没有沿着版图的直线，所以不算。
learn-qomet-step = 你也可以把自己的一颗星星沿直线移动一步，到一个空点。用其中任意一颗试试。
learn-qomet-step-done = 移动前先看清直线：相邻的点并不都相连。
learn-qomet-push = 如果有星星挡在路上，不论颜色，你都可以把它沿同一直线再推一步。推暗方的星星。
learn-qomet-push-done = 你占了它的位置，它被往前推了一步。自己的星星也可以这样推。
learn-qomet-blocked = 一次只能推一颗星星，而且它前方必须是空的。试着推 d5 上暗方的星星。
learn-qomet-blocked-done = 连着的两颗星星推不动。
learn-qomet-corner = 推移不能拐弯。在中圈正方形上，试着沿边推 f6 上的星星。
learn-qomet-corner-done = 直线在那里到头了，内圈和中圈正方形上的星星不能离开版图。
learn-qomet-push-off = 外圈正方形不一样：星星被推过直线的尽头，就回到主人手中。把暗方的星星推至版图外。
learn-qomet-push-off-done = 暗方可以再放它，但要花一个回合。
learn-qomet-withdraw = 第三种行动：把自己在外圈正方形上的一颗星星收回手中。
learn-qomet-withdraw-done = 下一个回合你可以把它放在需要的地方。
learn-qomet-undo = 暗方刚把你的星星从 d4 推到 d5。试着直接推回去。
learn-qomet-undo-done = 刚被推完，不能马上推回去。再过一个回合就可以了。
learn-qomet-gift = 暗方只差 d4 就能组成标出的正方形。看看把暗方的星星从 d5 推到 d4 会怎样。
learn-qomet-gift-done = 你帮暗方组成了正方形，所以暗方获胜。正方形属于它的颜色，不论是谁补全的。
learn-qomet-save = 同一局面，走得更好：找出唯一一步，让暗方组不成正方形。
learn-qomet-save-done = 把占着它一个角的星星推至版图外，是很好的防守。
learn-qomet-ahead = 这里你不能立即获胜，但有一步必胜的棋：不论暗方怎么走，两个回合后你就有正方形。
learn-qomet-ahead-done = 如果暗方填上最后一个角，你就把那颗星星推开，占住它的位置。现在来玩一局吧。

## Themes of puzzles

study-theme-no-undo = 巧用禁止推回

## The rule page: what the examples show

study-rules-qomet-square = 同色的四颗星星占住正方形的四个角即获胜。这是三个大正方形中最里面的一个。
study-rules-qomet-centre = 另外十二个正方形有一角在中央；中间的星星没有关系。
study-rules-qomet-diamond = 不是正方形：它的边没有沿着版图的直线。
study-rules-qomet-step = 星星沿直线移动一步，到一个空点。
study-rules-qomet-push = 挡路的星星沿同一直线被再推一步，不论是谁的。
study-rules-qomet-blocked = 连着的两颗星星推不动：第一颗前方必须是空的。
study-rules-qomet-corner = 推移不能拐弯，而且只有外圈正方形上的星星能离开版图。
study-rules-qomet-push-off = 在外圈正方形上被推过直线尽头的星星，回到主人手中。
study-rules-qomet-withdraw = 你可以把自己在外圈正方形上的一颗星星收回手中。
study-rules-qomet-undo = 暗方刚推了这颗星星。紧接着的一个回合不能直接推回去。
study-rules-qomet-gift = 明方自己的一推补全了暗方的正方形：暗方获胜。

## The rule page: what the printed rules leave open

study-decision-qomet-corner = 外圈角上的星星也可以沿外边被推出版图。选项“corner_exit”可以禁止。
study-decision-qomet-diamond = 一个正方形四条边的中点，不算组成正方形。
study-decision-qomet-repetition = 同一局面第三次出现，且轮到同一方、被禁止的着法也相同时，这一局为和棋。分析中的评估不考虑这一点：谁都没有必胜着法时，就显示和棋。
study-decision-qomet-both = 如果一步让双方都得到正方形，没有行动的一方获胜。
