qomet-name = Qomet
qomet-tagline = 放置、移動、推移星星，直到你的四顆組成正方形。
qomet-rules =
    兩位玩家，明方與暗方，手中各有七顆星星。版圖上有 25 個點，分布在環繞中央的三個正方形上，由直線相連。

    輪到你時，從三件事中選一件做。一，把手中的一顆星星放在任意空點上。二，把自己的一顆星星沿直線移動一步；如果那裡有一顆星星，不論顏色，就把它沿同一直線再往前推一步，前面必須是空的。三，把自己在外圈正方形上的一顆星星收回手中。外圈正方形上的星星被推過直線的盡頭時，回到主人手中。一次只能推一顆星星，而且不能轉彎推。

    對手推了你的星星之後，你不能在緊接著的回合直接推回去。

    同色的四顆星星佔住一個正方形的四個角即獲勝。正方形的邊必須沿著版圖上的直線：這樣的正方形共有十五個，其中三個是大正方形，另外十二個有一角在中央。如果你的行動讓對手得到正方形，則對手獲勝，即使你自己也同時組成了一個。

    寫 d4 表示放星星，d4-d5 表示移動或推移，a1-x 表示收回。
qomet-reason-square = 四顆星星佔住正方形的四個角
qomet-reason-gave-square = 對手的最後一步補全了正方形

qomet-option-corner_exit = 外圈角上的星星是否除了沿對角線，也可以沿外邊被推出版圖。
qomet-option-corner_exit-name = 從角上推出
qomet-option-repetition = 同一局面出現多少次即為和局。
qomet-option-repetition-name = 局面重複

qomet-brief-corner_exit = { $value ->
        [on] 角開放
       *[off] 角封閉
    }
qomet-brief-repetition = { $value ->
        [off] 重複不算和局
       *[other] 重複算和局
    }

error-too-many-stars = { seat-name }在版圖上有 { $found } 顆星星；最多只有 { $limit } 顆。
error-forbidden-move-is-none = 「{ $move }」不可能是被禁止的棋步：目前輪到的一方沒有星星剛剛這樣被推過。
error-not-your-star = { $space } 上沒有你的星星。
error-not-on-outer-square = 只有外圈正方形上的星星可以收回；{ $space } 更靠內側。
error-no-line-between = 沒有直線能一步從 { $start } 到 { $end }。
error-undoes-last-turn = 推 { $start }-{ $end } 會還原對手的上一步；這一回合不允許。
error-push-has-no-way = { $space } 上的星星不能往那邊推：它的直線到盡頭了。
error-push-blocked = { $space } 上的星星推不動：它前方的 { $behind } 已被佔。
