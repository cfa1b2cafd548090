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
