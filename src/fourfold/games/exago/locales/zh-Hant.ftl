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

## The board

board-piece-tile = { $colour ->
        [red] 紅色板塊
        [blue] 藍色板塊
        [yellow] 黃色板塊
        [green] 綠色板塊
        [purple] 紫色板塊
       *[orange] 橘色板塊
    }
board-place-tile = { seat-name }把板塊放在 { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] 你的板塊連成了沒有空隙的直線。
        [loser] 贏家的板塊連成了沒有空隙的直線。
       *[none] 板塊連成了沒有空隙的直線。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = 版圖由六邊形組成。一局的第一塊板塊放在中央。放上去吧。
learn-exago-centre-done = 從現在起，每塊板塊都必須碰到版圖上的板塊。
learn-exago-touch = 你是藍方。試著把板塊放在 b2，它在那裡會是孤零零的。
learn-exago-touch-done = 所有板塊永遠連在一起。
learn-exago-place = 把你的板塊放在與紅色板塊相鄰的位置。相鄰板塊是什麼顏色都沒關係。
learn-exago-place-done = 只要手中有板塊，輪到你時就放一塊。
learn-exago-line = 兩人玩時，自己顏色的五塊板塊連成直線就獲勝。你有四塊：加上第五塊。
learn-exago-line-done = 線有三個方向，必須筆直、沒有空隙。三人或更多人玩時只需四塊。
learn-exago-place-first = 板塊以後可以移動，但現在還不行。試著把你的板塊從 e4 移動到 d5。
learn-exago-place-first-done = 要先把自己的板塊全部放到版圖上。
learn-exago-relocate = 現在你手中沒有板塊了。輪到你時，就拿起自己的一塊板塊，放到另一個與板塊相鄰的位置。移動一塊試試。
learn-exago-relocate-done = 從這裡開始，每塊板塊都可以去任何地方。
learn-exago-own-space = 拿起的板塊必須去別處。試著把 d2 的板塊放回原處。
learn-exago-own-space-done = 在 Exago 裡不能原地不動。
learn-exago-cut-off = 如果拿起一塊板塊後，其餘板塊分成幾個群組，只有最大的群組留下；其他板塊回到各自主人手中。移動一塊板塊，讓另外幾塊斷開。
learn-exago-cut-off-done = 板塊回到手中的人必須先放完，每回合一塊，才能再移動。這可能要花好幾個回合。
learn-exago-choose = 如果幾個群組同樣最大，由你選擇留下哪一個。找一塊拿起後會留下兩個同樣大的群組的板塊，把它放到你想留下的群組旁邊。如果放下後兩個群組都碰到，就選想留下的群組裡的一塊。
learn-exago-choose-done = 另一個群組回到了手中。要選對你更有利的那個。
learn-exago-move-to-win = 在這一小局裡，四塊板塊連線就獲勝。你是藍方，手中沒有板塊：移動一塊來獲勝。
learn-exago-move-to-win-done = 找有空隙的線，再找一塊在原處用不著的板塊。
learn-exago-must-block = 這裡三人玩，四塊板塊連線就獲勝。紅方下一回合就能在 d5 獲勝。你是藍方：試著改走 e5。
learn-exago-must-block-done = 三人或更多人玩時，如果你自己不能獲勝，而你有辦法阻止威脅，就必須阻止。
learn-exago-block = 現在去阻擋吧。
learn-exago-block-done = 如果有幾個人威脅，你要應對最先輪到的那一位。
learn-exago-win-first = 阻擋的義務有一個例外：如果你自己能獲勝，就可以直接去贏。你是紅方。
learn-exago-win-first-done = 獲勝優先於阻擋。
learn-exago-ahead = 又是兩人玩，五塊連線。你是紅方。做出藍方無法應對的威脅：用下一塊板塊獲勝。
learn-exago-ahead-done = 兩頭都空的線，哪一頭都能補全，而藍方只能堵住一頭。
learn-exago-cross = 現在誰的手中都沒有板塊了。你是紅方。拿起自己一塊在原處用不著的板塊，放到你的兩條線交叉的位置：藍方只能堵住其中一條。
learn-exago-cross-done = 放在兩條線交叉處的板塊，兩條線都用得上。高手早在用到這樣的位置之前，就把它們準備好了。現在來玩一局吧。

## Themes of puzzles

study-theme-relocate = 移動板塊
study-theme-win-by-cutting = 斷開取勝
study-theme-hold-by-cutting = 斷開防守

## The rule page: what the examples show

study-rules-exago-touch = 每塊新板塊都必須碰到版圖上的板塊。
study-rules-exago-line = 沒有空隙的直線獲勝：兩人玩五塊，更多人玩四塊。
study-rules-exago-relocate = 手中空了時，拿起自己的一塊板塊，放到與板塊相鄰的地方。
study-rules-exago-cut-off = 拿起這塊板塊會斷開另外兩塊。它們回到主人手中，必須重新放完才能移動。
study-rules-exago-choose = 剩下兩個同樣大小的群組：由走棋的人選擇留下哪一個。
study-rules-exago-must-block = 三人或更多人玩時，必須阻止威脅。紅方威脅在 d5 獲勝，所以藍方不能走別處。
study-rules-exago-block = 這一步阻止了威脅，所以允許。

## The rule page: what the printed rules leave open

study-decision-exago-groups = 幾個群組中只留下一個最大的，超過兩個時也一樣。
study-decision-exago-own = 如果自己的板塊回到手中，拿起的那塊仍要立即放下；其餘的在以後的回合放。
study-decision-exago-duty = 三人或更多人玩時，只要可能，阻擋就是義務，即使只有一個人威脅。
study-decision-exago-first = 如果有幾個人威脅，你要應對最先輪到的那一位。
study-decision-exago-relocated = 靠移動板塊獲勝的威脅，與其他威脅一樣算數。
study-decision-exago-stuck = 什麼都做不了的人跳過。如果誰也無法行動，就是和局。
