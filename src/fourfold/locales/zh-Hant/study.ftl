## Learning

study-learn = 學習
study-learn-about = 選一個遊戲。一切都由你親手嘗試，走錯也沒關係。
study-learn-game = 學習 { $game }
study-other-games = 其他遊戲
study-rules = 遊戲規則
study-analyse = 分析
study-play = 開始玩
study-review = 覆盤
study-overview = 總覽
study-title-puzzles = { $game }：謎題
study-title-analyse = { $game }：分析
study-lesson = 一步一步學遊戲規則
study-lesson-about = 版圖上的 { $count } 個小任務
study-lesson-progress = 已完成步驟：{ $done } / { $count }
study-first-game = 玩你的第一局
study-first-game-about = 對手是{ $name }，最溫和的等級，隨時可以看提示

study-steps = 步驟
study-step = 第 { $number } 步，共 { $count } 步
study-next = 下一步
study-again = 再試一次
study-lesson-else = 這樣走可以，但不是題目要的。再看看，再試一次。
study-lesson-allowed = 這是合法的棋步。試試題目要的那一步，看看為什麼不行。
study-lesson-skip = 跳過這一步
study-lesson-hint = 正確棋步的位置已標出。
study-lesson-hint-piece = 拿起這枚棋子：{ $piece }。該放的位置已標出。
study-to-puzzles = 去做謎題

## Puzzles

study-puzzles = 謎題
study-puzzles-about = { $count } 個局面，每個都恰好有一步是對的
study-puzzles-solved = 已解：{ $done } / { $count }
study-puzzle-rated = 謎題，等級分 { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = 每日謎題
study-puzzle-task = { $turns ->
        [1] 輪到{ seat-name }，一步獲勝
       *[other] 輪到{ seat-name }，{ $turns } 回合內獲勝
    }
study-puzzle-block = 輪到{ seat-name }：找出唯一不會立即輸的一步
study-puzzle-hold = 輪到{ seat-name }：找出唯一不會輸的一步
study-puzzle-yes = 答對了！
study-puzzle-right = 答對了！{ seat-name }盡力應對。又輪到你了。
study-puzzle-solved-theme = 解開了！主題是：{ $theme }。
study-puzzle-done-all = 這些全部解完了。太棒了！
study-puzzle-answered = { $distance ->
        [0] 這樣{ seat-name }可以走 { $move } 並獲勝。
        [1] 這樣{ seat-name }可以走 { $move } 並立即獲勝。
       *[other] 這樣{ seat-name }可以走 { $move }，並在 { $distance } 步內獲勝。
    }
study-puzzle-not-enough = 這樣不能保證獲勝：{ seat-name }回應 { $move }，就來不及贏了。
study-puzzle-wrong = 不是這一步。
study-puzzle-not-at-once = 這不能立即獲勝。另有一步可以。
study-puzzle-solution = 顯示棋步
study-puzzle-shown = 棋步是 { $move }：位置已標出。走走看接下來會怎樣。
study-puzzle-next = 下一題
study-puzzle-rating = 你的等級分
study-puzzle-streak = 連續天數
study-puzzle-solved = 已解
study-puzzle-share = { $done } / { $count }
study-puzzle-due = 前幾天做錯的 { $count } 題今天再來一遍。
study-puzzle-midnight = 每天午夜有新的每日謎題。這些紀錄只儲存在這個瀏覽器裡。
study-theme-any = 適合你的
study-theme-win-in-one = 一回合獲勝
study-theme-win-in-two = 兩回合獲勝
study-theme-win-in-three = 三回合獲勝
study-theme-long-way = 漫長的路
study-theme-two-threats = 雙重威脅
study-theme-block = 阻擋
study-theme-only-move = 唯一的棋步
study-theme-send-home = 把棋子送回手中

## What a position is worth

study-short-win = 勝{ $distance }
study-short-loss = 負{ $distance }
study-short-draw = 和
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } 表示獲勝，{ $loss } 表示輸，{ $draw } 表示和局。數字是到結束為止雙方的步數。虛線邊框是估計：{ study-short-good } 好，{ study-short-even } 均勢，{ study-short-bad } 不好。
study-value-win = { $distance ->
        [0] 獲勝
        [1] 立即獲勝
       *[other] { $distance } 步內獲勝
    }
study-value-loss = { $distance ->
        [0] 輸
        [1] 立即輸
       *[other] { $distance } 步內輸
    }
study-value-draw = 和局
study-looks-good = 看起來不錯
study-looks-even = 看起來均勢
study-looks-bad = 看起來不好
study-verdict-win = { $distance ->
        [0] 輪到{ seat-name }，獲勝
        [1] 輪到{ seat-name }，立即獲勝
       *[other] 輪到{ seat-name }，{ $distance } 步內獲勝
    }
study-verdict-loss = { $distance ->
        [0] 輪到{ seat-name }，會輸
        [1] 輪到{ seat-name }，立即輸
       *[other] 輪到{ seat-name }，{ $distance } 步內輸
    }
study-verdict-draw = 誰都沒有必勝的棋步
study-verdict-won = { seat-name }已獲勝
study-verdict-drawn = 這一局是和局
study-verdict-looks-good = 輪到{ seat-name }，看起來不錯
study-verdict-looks-even = 看起來均勢；輪到{ seat-name }
study-verdict-looks-bad = 輪到{ seat-name }，看起來不好
study-proved = 已證明。雙方的步數都計算在內。
study-best-open = 還沒有證明哪一步最好。
study-deepening = 目前只是估計；還在思考……
study-estimate = 只是估計：沒有證明。
study-estimate-share = 只是估計：在高水準對局中，這類局面下輪到走棋的一方得到 { $percent } 的分數。和局時，1 分由大家平分。
study-thinking = 思考中……

## Analysis

study-moves = 棋步與評估
study-more = 還有 { $count } 個棋步
study-fewer = 只看最好的
study-values = 評估
study-best-line = 走最佳棋步
study-stop = 停止
study-set-up = 擺局面
study-set-up-about = 選一枚棋子，放到該放的地方
study-set-up-done = 分析這個
study-tools = 放什麼
study-take-away = 拿走
study-mover = 輪到：
study-clear = 清空版圖
study-possible = 這個局面可以下。
study-paste = 貼上對局
study-paste-about = 儲存的對局、棋步清單、文字格式的局面，或者對局或分析的網址
study-paste-read = 讀取
study-paste-unknown = 這不是儲存的對局，也不是棋步清單、局面或這裡對局的網址。
study-paste-elsewhere = 這個網址屬於另一個網站：{ $site }。
study-prune = 刪除這一步
study-draw-about = 用滑鼠右鍵可以畫箭頭和圓圈。
study-share = 分享
study-link = 此局面的連結
study-position = 文字格式的局面
study-from-start = 從頭開始

## Review

study-review-about = 貼上儲存的對局、棋步清單或對局的網址：每一步都會重新看過，你能看到勝負在哪裡分出。
study-review-start = 開始覆盤
study-review-title = { $game } 覆盤
study-review-running = 這一局還在進行。結束後才能覆盤。
study-review-end = 對局就這樣結束了。
study-review-better = 更好的是 { $move }：{ $worth }。
study-review-win-loss = 失誤：把勝局變成了敗局。
study-review-win-draw = 失誤：把勝利送掉了。
study-review-draw-loss = 失誤：原本可以守和卻輸了。
study-review-doubtful = 可能是失誤（估計）。
study-review-fine = 看起來沒問題（估計）。
study-review-kept = 與其他棋步一樣好：{ $worth }。
study-review-no-choice = 沒有差別：所有棋步的評估都相同。
study-review-decisive = 這一步決定了勝負。
study-accuracy-exact = 關鍵選擇中走對的：{ $right } / { $choices }。準確率：{ $percent }。這是精確值。
study-accuracy-estimate = 準確率約 { $percent }。這是估計：並非每一步都能證明。
study-accuracy-none = 沒有關鍵選擇：無論怎麼走，所有棋步的評估都相同。
study-mistakes = 失誤
study-mistakes-none = 沒有發現。
study-mistakes-looking = 正在檢視每一步……
study-analyse-here = 分析這個局面
study-to-match = 前往對局
study-graph-wins = { seat-name }獲勝
study-graph-move = 步數
study-graph-exact = 已證明
study-graph-estimate = 估計

## Rule pages: what the examples show

study-rules-of = { $game } 的遊戲規則
study-rules-short = 要點
study-rules-examples = 範例
study-rules-show = 示範
study-rules-again = 再一次
study-rules-why = 為什麼不行？
study-rules-not-allowed = 不允許
study-rules-print = 列印成一頁
study-rules-options = 選項
study-rules-usual = 預設：{ $value }
study-rules-decisions = 說明書沒講到的，我們這樣規定

## Help while playing

study-help = 協助
study-review-this = 覆盤這一局
study-hint = 提示
study-hint-more = 顯示棋步
study-hint-place = 放一枚新的棋子。
study-hint-piece = 看看這個：{ $piece }。
study-hint-move = 試試 { $move }：{ $worth }。
study-threats = 有什麼威脅？
study-threats-none = 現在沒有。
study-threats-some = 小心：{ seat-name }想走 { $move } 立即獲勝。
study-threats-later = 沒有人能在緊接著的一步獲勝。但{ seat-name }想走 { $move }，那樣無論你怎麼走，對方都會在 { $distance } 步內獲勝。
study-show-values = 顯示評估
