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

## The board

board-piece-star = { $colour ->
        [light] 明色星星
       *[dark] 暗色星星
    }
board-place-star = { seat-name }把星星放在 { $space }
board-back-star = { seat-name }從 { $space } 收回一顆星星
board-to-star = { $colour ->
        [light] 一顆明色星星來到 { $space }
       *[dark] 一顆暗色星星來到 { $space }
    }
board-off-star = { $colour ->
        [light] 一顆明色星星離開版圖
       *[dark] 一顆暗色星星離開版圖
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] 你的四顆星星佔住了正方形的四個角。
        [loser] 對手的四顆星星佔住了正方形的四個角。
       *[none] 同色的四顆星星佔住了正方形的四個角。
    }
web-why-qomet-gave-square = { $reader ->
        [winner] 對手自己的一步補全了你的正方形。
        [loser] 你自己的一步補全了對手的正方形，送給對手的正方形也算數。
       *[none] 另一方自己的一步補全了正方形，送給對手的正方形也算數。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = 這就是版圖：25 個點，分布在環繞中央的三個正方形上，由直線相連。中央已標出。星星只能沿直線走。
learn-qomet-place = 你手中有七顆星星。輪到你時，可以把一顆星星放在任意空點上。試試看。
learn-qomet-place-done = 這就是「放置」。另外還有兩種行動：移動和收回。
learn-qomet-square = 你的四顆星星佔住正方形的四個角就獲勝。內圈正方形的三個角是你的：補全它。
learn-qomet-square-done = 內圈、中圈和外圈這三個大正方形，是十五個正方形中的三個。
learn-qomet-centre = 另外十二個正方形有一個角在版圖中央。找出這一個缺少的角。
learn-qomet-centre-done = 版圖分成四塊，每塊裡有小、中、大三個：共有十二個正方形，都有一個角在中央。角與角之間有沒有星星都沒關係。
learn-qomet-diamond = 這四顆星星在各邊的中點。看起來像正方形，但它的邊沒有沿著版圖的直線，所以不算。
learn-qomet-step = 你也可以把自己的一顆星星沿直線移動一步，到一個空點。用其中任意一顆試試。
learn-qomet-step-done = 移動前先看清直線：相鄰的點並不都相連。
learn-qomet-push = 如果有星星擋在路上，不論顏色，你都可以把它沿同一直線再推一步。推暗方的星星。
learn-qomet-push-done = 你佔了它的位置，它被往前推了一步。自己的星星也可以這樣推。
learn-qomet-blocked = 一次只能推一顆星星，而且它前方必須是空的。試著推 d5 上暗方的星星。
learn-qomet-blocked-done = 連著的兩顆星星推不動。
learn-qomet-corner = 推移不能轉彎。在中圈正方形上，試著沿邊推 f6 上的星星。
learn-qomet-corner-done = 直線在那裡到盡頭了，內圈和中圈正方形上的星星不能離開版圖。
learn-qomet-push-off = 外圈正方形不一樣：星星被推過直線的盡頭，就回到主人手中。把暗方的星星推至版圖外。
learn-qomet-push-off-done = 暗方可以再放它，但要花一個回合。
learn-qomet-withdraw = 第三種行動：把自己在外圈正方形上的一顆星星收回手中。
learn-qomet-withdraw-done = 下一個回合你可以把它放在需要的地方。
learn-qomet-undo = 暗方剛把你的星星從 d4 推到 d5。試著直接推回去。
learn-qomet-undo-done = 剛被推完，不能馬上推回去。再過一個回合就可以了。
learn-qomet-gift = 暗方只差 d4 就能組成標出的正方形。看看把暗方的星星從 d5 推到 d4 會怎樣。
learn-qomet-gift-done = 你幫暗方組成了正方形，所以暗方獲勝。正方形屬於它的顏色，不論是誰補全的。
learn-qomet-save = 同一局面，走得更好：找出唯一一步，讓暗方組不成正方形。
learn-qomet-save-done = 把佔著它一個角的星星推至版圖外，是很好的防守。
learn-qomet-ahead = 這裡你不能立即獲勝，但有一步必勝的棋：不論暗方怎麼走，兩個回合後你就有正方形。
learn-qomet-ahead-done = 如果暗方填上最後一個角，你就把那顆星星推開，佔住它的位置。現在來玩一局吧。

## Themes of puzzles

study-theme-no-undo = 巧用禁止推回

## The rule page: what the examples show

study-rules-qomet-square = 同色的四顆星星佔住正方形的四個角即獲勝。這是三個大正方形中最裡面的一個。
study-rules-qomet-centre = 另外十二個正方形有一角在中央；中間的星星沒有關係。
study-rules-qomet-diamond = 不是正方形：它的邊沒有沿著版圖的直線。
study-rules-qomet-step = 星星沿直線移動一步，到一個空點。
study-rules-qomet-push = 擋路的星星沿同一直線被再推一步，不論是誰的。
study-rules-qomet-blocked = 連著的兩顆星星推不動：第一顆前方必須是空的。
study-rules-qomet-corner = 推移不能轉彎，而且只有外圈正方形上的星星能離開版圖。
study-rules-qomet-push-off = 在外圈正方形上被推過直線盡頭的星星，回到主人手中。
study-rules-qomet-withdraw = 你可以把自己在外圈正方形上的一顆星星收回手中。
study-rules-qomet-undo = 暗方剛推了這顆星星。緊接著的一個回合不能直接推回去。
study-rules-qomet-gift = 明方自己的一推補全了暗方的正方形：暗方獲勝。

## The rule page: what the printed rules leave open

study-decision-qomet-corner = 外圈角上的星星也可以沿外邊被推出版圖。選項「corner_exit」可以禁止。
study-decision-qomet-diamond = 一個正方形四條邊的中點，不算組成正方形。
study-decision-qomet-repetition = 同一局面第三次出現，且輪到同一方、被禁止的棋步也相同時，這一局為和局。分析中的評估不考慮這一點：誰都沒有必勝棋步時，就顯示和局。
study-decision-qomet-both = 如果一步讓雙方都得到正方形，沒有行動的一方獲勝。
