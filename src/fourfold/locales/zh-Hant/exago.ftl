exago-name = Exago
exago-tagline = 先放板塊，再移動板塊，直到連成一條線。
exago-rules =
    二至六位玩家，版圖由六邊形組成。兩人玩時每人 12 塊板塊，需要五子連線；三至六人玩時每人 6 塊，需要四子連線。

    第一塊板塊放在中央。之後，只要手中還有板塊，就把一塊放在與版圖上的板塊相鄰的空位置上。手中沒有板塊時，拿起自己的一塊板塊，放到另一個與板塊相鄰的位置上。

    如果拿起一塊板塊後，其餘板塊分成幾個群組，只有最大的群組留下；在你放下拿起的那塊之前，其他板塊全部回到各自主人手中。若有幾個群組同樣最大，由你選擇留下哪一個。回到手中的板塊必須先放完，每回合一塊，然後才能再移動板塊。

    三人或更多人玩時必須阻擋：如果你現在不能獲勝，而有人能在自己的下一回合獲勝，就看這些人當中在你之後最先輪到的那一位；只要你有辦法阻止，就必須選這樣的棋步。

    在你的回合結束時，如果自己顏色的板塊在三個方向中的任何一個方向上連成足夠長、沒有空隙的直線，你就獲勝。

    寫 f6 表示放，f6-g7 表示移動，f6-g7=a3 表示移動並留下含 a3 的群組，沒有別的可走時寫 pass。
exago-reason-line = 板塊連成一條直線
exago-reason-no-move = 誰也無法行動

exago-option-players = 幾個人玩，二至六人。
exago-option-players-name = 玩家人數
exago-option-size = 版圖每條邊有幾個位置。
exago-option-size-name = 版圖大小
exago-option-tiles = 每人開始時有幾塊板塊，或每個座位一個數字作為讓子。
exago-option-tiles-name = 板塊數
exago-option-line = 幾塊板塊連線獲勝。
exago-option-line-name = 獲勝的連線
exago-option-early = 手中還有板塊時是否可以移動板塊。
exago-option-early-name = 提前移動
exago-option-reconnect = 拿起的板塊是否在斷開的群組收回之前放下，從而可以把它們重新連上。
exago-option-reconnect-name = 重新連上
exago-option-block = 三人或更多人玩時是否必須阻擋威脅。
exago-option-block-name = 阻擋義務
exago-option-repetition = 同一局面出現多少次即為和局。
exago-option-repetition-name = 局面重複

exago-brief-players = { $value } 位玩家
exago-brief-size = 邊長 { $value }
exago-brief-tiles = 板塊：{ $value }
exago-brief-line = { $value } 塊連線
exago-brief-early = { $value ->
        [on] 沒放完也可移動
       *[off] 放完才能移動
    }
exago-brief-reconnect = { $value ->
        [on] 斷開的群組可重新連上
       *[off] 斷開的群組收回
    }
exago-brief-block = { $value ->
        [on] 必須阻擋威脅
       *[off] 不必阻擋
    }
exago-brief-repetition = { $value ->
        [off] 重複不算和局
       *[other] 重複算和局
    }

error-tiles-for-seats = 選項 tiles 給出了 { $found } 個數字，但有 { $seats } 個座位；請給一個，或每個座位一個。
error-empty-run = 第 { $row } 列的空位置數為零，或數字以 0 開頭。
error-hands-unreadable = 「{ $hands }」不是手中板塊的寫法；在這個遊戲裡應寫成 { $example }。
error-hands-do-not-add-up = { seat-name }在版圖上有 { $board } 塊板塊，手中有 { $hand } 塊；合計應為 { $total } 塊。
error-tiles-do-not-touch = 所有板塊必須相連，但 { $space } 與 { $other } 不相連。
error-pass-not-needed = 只有什麼都做不了時才能跳過。
error-centre-first = 第一塊板塊放在中央 { $space }。
error-touches-nothing = 放在 { $space } 的板塊碰不到別的板塊。
error-not-your-tile = { $space } 上沒有你的板塊。
error-place-first = 你手中還有 { $count } 塊板塊；先放完才能移動板塊。
error-back-to-own-space = 拿起的板塊要放到別的位置，不能放回 { $space }。
error-no-choice-of-groups = 這裡沒有群組可選；請寫 { $move }。
error-choose-group = 有幾個群組同樣最大；請在後面加 = 和下列之一來說明留下哪個：{ $spaces }。
error-must-block = { seat-name }威脅要獲勝，而你可以阻止；只能走能阻止的棋步。
