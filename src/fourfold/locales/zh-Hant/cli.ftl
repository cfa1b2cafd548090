## Help

cli-help-usage = 用法：
cli-help-command-piece = 命令
cli-help-options-piece = [選項]
cli-help-language-piece = 語言
cli-help-commands = 命令
cli-help-arguments = 引數
cli-help-options = 選項

cli-help-fourfold = 規則精確的棋盤遊戲：在終端機裡玩 { $games }，或由程式查詢規則。
cli-help-play = 在終端機裡玩，與坐在這個鍵盤前的人或與電腦對戰。
cli-help-games = 列出遊戲，或某個遊戲的選項。
cli-help-rules = 對標準輸入的每行 JSON 回答一行 JSON：局面、合法棋步、結果。
cli-help-perft = 計算指定長度的合法棋步序列有多少。
cli-help-analyze = 給出局面及其中每個棋步的評估：能證明的都證明。
cli-help-match = 讓電腦玩家互相對局並評定強弱。
cli-help-solve = 求出一個遊戲每個局面的勝負。可以停止，再次執行時繼續。
cli-help-verify = 用另一個獨立的程式檢查勝負表。
cli-help-tables = 列出這裡有哪些勝負表；下載、產生、檢查、壓縮或刪除它們。
cli-help-serve = 提供網頁應用程式及其 API。在終端機裡不帶命令執行時，fourfold 也會這樣做並在瀏覽器中開啟。
cli-help-backup = 儲存伺服器的所有對局，執行時也可以。
cli-help-engine = 作為引擎供其他程式使用，由它們透過 Universal Game Interface 發出指令。
cli-help-pipe = 分析標準輸入中以 JSON 行描述的局面，可同時多個，各帶一個 id。
cli-help-puzzles = 尋找謎題：恰好有一步正確的局面。每題都經過證明並評定等級分。輸出 JSON。
cli-help-bench = 測量各部分的速度，與基本規則和其他函式庫比較。

cli-help-version = 顯示版本。
cli-help-lang = 使用以下語言之一：{ $languages }。
cli-help-help = 顯示此說明。
cli-help-game = { $games } 之一，可帶選項：exago?players=3&size=5
cli-help-option = 遊戲的選項，例如 size=5。可以指定多次。
cli-help-position = 從這個局面開始，而不是通常的局面。
cli-help-players = 誰來玩，用逗號隔開。level1 到 level10 是電腦玩家，random、greedy 和 montecarlo 也是；? 是沒有名字的人。
cli-help-in-order = 依指定順序入座，而不是抽籤。
cli-help-load = 繼續儲存的對局。
cli-help-seed = 讓所有隨機結果每次都相同。
cli-help-ascii = 只用簡單字元繪製。
cli-help-no-color = 不用顏色繪製。
cli-help-level = 與這個等級的電腦對戰，從 1（弱）到 10（最強）。
cli-help-time-move = 電腦玩家每步可以思考多久。預設為 2。
cli-help-time = 思考多久。預設為 2；為 0 時只給出立即已知的。
cli-help-json = 用一行 JSON 回答。

## Games and their options

cli-games-more = fourfold games GAME 列出遊戲的選項，fourfold play GAME 開始玩。
cli-seats-exactly = { $count } 人
cli-seats-range = { $low }至{ $high }人
cli-options-none = 這個遊戲沒有選項。
cli-options-in-force = 這一局的選項：
cli-values-choice = { $values } 之一。
cli-values-number = 從 { $low } 到 { $high }。
cli-values-numbers = 從 { $low } 到 { $high }，對所有人，或用逗號隔開分別給每個座位。
cli-default = 預設為 { $value }。
cli-default-depends = 這裡預設為 { $value }；取決於上面的選項。

## Questions before the first move

cli-ask-game = 哪個遊戲？
cli-ask-players = 幾個人玩，{ $low } 到 { $high }？[{ $low }]
cli-ask-opponents = 誰來玩？
cli-ask-level = 多強？
cli-against-people = 都是真人，共用這個鍵盤
cli-against-level = 你與電腦對戰，強弱隨你
cli-against-random = 你與隨機走棋的電腦對戰
cli-ask-number = 編號 [{ $default }]：
cli-ask-again = 請輸入 { $low } 到 { $high } 的數字。

## Players

cli-player-random = 隨機
cli-player-level1 = { level-name-1 }，等級 1
cli-player-level2 = { level-name-2 }，等級 2
cli-player-level3 = { level-name-3 }，等級 3
cli-player-level4 = { level-name-4 }，等級 4
cli-player-level5 = { level-name-5 }，等級 5
cli-player-level6 = { level-name-6 }，等級 6
cli-player-level7 = { level-name-7 }，等級 7
cli-player-level8 = { level-name-8 }，等級 8
cli-player-level9 = { level-name-9 }，等級 9
cli-player-level10 = { level-name-10 }，等級 10
cli-player-greedy = 貪婪
cli-player-montecarlo = 蒙地卡羅
cli-name = { $name }（{ $colour }）
cli-you = 你
cli-somebody = 真人
cli-seat = { $colour }：{ $name }
cli-seats-drawn = 已抽籤。{ $seats }。
cli-seats-given = { $seats }。

## The game

cli-title = { $game }，第 { $number } 步
cli-title-end = { $count ->
        [0] { $game }，還沒走一步
       *[other] { $game }，走了 { $count } 步
    }
cli-game-options = { $game }（{ $options }）
cli-your-turn = { $name }，輪到你了
cli-hint = 輸入棋步，如 { $example }；輸入「{ $moves }」查看全部，或輸入「{ $help }」。
cli-hint-help = 輸入「{ $help }」查看可以做什麼。
cli-computer-plays = { $name } 走 { $move }。
cli-thinking = { $name } 正在思考……
cli-won = { $name } 獲勝：{ $reason }。
cli-drawn = 和局：{ $reason }。

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = 說明, 幫助, ?
cli-word-moves = 棋步
cli-word-hint = 提示
cli-word-analyze = 分析
cli-word-undo = 悔棋
cli-word-save = 儲存
cli-word-load = 載入
cli-word-resign = 認輸
cli-word-draw = 提議和局, 提和
cli-word-rules = 規則
cli-word-record = 棋譜
cli-word-rematch = 再來
cli-word-quit = 離開, 結束, 退出

cli-argument-moves = [開頭]
cli-argument-save = 檔案
cli-argument-load = 檔案

cli-about-help = 顯示這個清單
cli-about-moves = 列出合法棋步，或以此開頭的棋步
cli-about-hint = 讓電腦說出一步好棋
cli-about-analyze = 說出局面和每個棋步的評估
cli-about-undo = 收回玩家下的最後一步
cli-about-save = 把對局寫入檔案
cli-about-load = 繼續檔案裡的對局
cli-about-resign = 認輸
cli-about-draw = 提議和局
cli-about-rules = 顯示這個遊戲的規則
cli-about-record = 以文字顯示到目前為止的對局
cli-about-rematch = 對局結束後再來一局
cli-about-quit = 離開遊戲

cli-help-move = 要下棋，請輸入棋步或它在清單中的編號。只按 Enter 會再次顯示版圖。
cli-moves-count = { $count } 個合法棋步。
cli-moves-none = 沒有以「{ $start }」開頭的合法棋步。
cli-taken-back = 收回了 { $count } 步。
cli-saved = 已儲存為「{ $file }」。
cli-not-saved = 沒有儲存。
cli-replace = 已有檔案「{ $file }」。要取代嗎？
cli-load-anyway = 這一局沒有儲存。仍要離開嗎？
cli-quit-save = 這一局沒有儲存。輸入檔名儲存，或按 Enter 離開：
cli-resign-sure = { $name }，要認輸嗎？
cli-resigned = { $name } 已認輸；從現在起由電腦接手那個座位。
cli-draw-sure = { $name }，同意和局嗎？
cli-draw-refused = { $name } 繼續下。
cli-unsaved = 這一局還沒結束。想以後繼續，請把這些行存入檔案，並輸入：fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = y, yes, 是, 好

## Analysis

analyze-position-win = { $plies ->
        [0] 輪到 { $name }，獲勝。
        [1] 輪到 { $name }，立即獲勝。
       *[other] 輪到 { $name }，雙方合計 { $plies } 步後獲勝。
    }
analyze-position-loss = { $plies ->
        [0] 輪到 { $name }，會輸。
        [1] 輪到 { $name }，立即輸。
       *[other] 輪到 { $name }，雙方合計 { $plies } 步後輸。
    }
analyze-position-draw = 輪到 { $name }；誰都沒有必勝的棋步。
analyze-position-unknown = 輪到 { $name }。還沒有證明誰會獲勝；多給些時間也許有用。
analyze-best-open = 還沒有證明哪一步最好；多給些時間也許有用。
analyze-move = 棋步
analyze-value = 評估
analyze-plies = 到結束的步數
analyze-proof = 把握
analyze-value-win = 獲勝
analyze-value-loss = 輸
analyze-value-draw = 和局
analyze-value-unknown = 未知
analyze-guess-good = 看起來不錯
analyze-guess-fair = 看起來還可以
analyze-guess-even = 看起來均勢
analyze-guess-poor = 看起來較差
analyze-guess-bad = 看起來不好
analyze-exact = 已證明
analyze-estimate = 估計
analyze-more = 還有 { $count } 個棋步。

## What can go wrong

cli-output-failed = 無法寫出結果：{ $why }

error-usage-command = 沒有命令「{ $name }」；命令有 { $names }。
error-usage-extra = 多了一個引數：「{ $argument }」。
error-usage-missing = 缺少引數 { $argument }。
error-usage-option = 這裡沒有選項 { $option }；--help 會列出。
error-usage-negative = 這裡的數字不能是負數。
error-usage-value-missing = 選項 { $option } 需要一個值。
error-usage-no-value = 選項 { $option } 不帶值。
error-usage-other = { $message }
error-extra-missing = 這需要套件 { $package }，基本安裝不包含它。請用以下命令安裝：pip install "fourfold[{ $extra }]"
error-language-unknown = 這裡沒有語言「{ $name }」；語言有 { $names }。
error-number-here = { $name } 不能是「{ $value }」；應為 { $low } 到 { $high } 的整數。
error-game-missing = 哪個遊戲？請給出 { $names } 之一。
error-load-alone = 儲存的對局已包含遊戲、選項、局面和玩家；使用 --load 時請不要再給。
error-level-or-players = --level 和 --players 只能用一個；等級可以寫在玩家裡，如 Ann,level3。
error-level-unknown = 沒有玩家「{ $name }」；等級從 { $low } 到 { $high }。
error-time-here = 時間不能是「{ $value }」；應為 0 到 { $high } 的秒數。
error-path-here = 「{ $path }」不能作為檔案或資料夾的名字。

error-move-number = 有 { $count } 個合法棋步；沒有這個編號。
error-nobody-to-take-back = 你還沒走過棋，沒有可悔的。
error-draw-with-computer = 電腦不接受和局。
error-file-missing = 哪個檔案？請輸入 { $usage }。

error-file-unreadable = 無法讀取「{ $file }」：{ $why ->
        [missing] 沒有這個檔案。
        [folder] 它是資料夾。
        [forbidden] 你沒有讀取權限。
       *[other] { $system }。
    }
error-file-unwritable = 無法寫入「{ $file }」：{ $why ->
        [missing] 沒有這個資料夾。
        [folder] 已有同名的東西，但不是普通檔案。
        [forbidden] 你沒有寫入權限。
       *[other] { $system }。
    }
error-file-too-long = 「{ $file }」不是棋譜：它超過 { $limit } 位元組。
error-file-not-text = 「{ $file }」不是棋譜：第 { $line } 行不是 UTF-8 文字。
