## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold：Quantik、Qomet 和 Exago
web-description = Quantik、Qomet 和 Exago：和別人玩，或與電腦對戰。
web-skip = 跳到主要內容
web-home = Fourfold，所有遊戲
web-nav = 頁面
web-nav-learn = 學習
web-nav-lobby = 大廳
web-nav-mine = 我的對局
web-close = 關閉
web-loading = 載入中……
web-try-again = 再試一次
web-to-games = 所有遊戲
web-number = { $number }
web-no = 不，返回
web-cancel = 取消

## Settings

web-preferences = 設定
web-preferences-note = 只儲存在這個瀏覽器裡。沒有帳號，沒有追蹤。
web-language = 語言
web-theme = 主題
web-theme-auto = 跟隨裝置
web-theme-light = 淺色
web-theme-dark = 深色
web-board = 版圖
web-board-wood = 木質
web-board-felt = 絨布
web-board-distinct = 適合各種色覺
web-board-contrast = 高對比
web-size = 版圖大小
web-size-usual = 自動調整
web-size-small = 小
web-size-large = 大
web-fingers = 位置太小時
web-fingers-zoom = 先點一下放大
web-fingers-confirm = 走之前先問
web-fingers-plain = 直接走
web-motion = 動畫
web-motion-auto = 跟隨裝置
web-motion-on = 棋子滑動
web-motion-off = 無動畫
web-sound = 聲音
web-your-name = 你的名字
web-name-optional = 隨意，不填也可以

## First screen

web-home-title = 玩哪個遊戲？
web-home-about = 先選版圖，再選和誰玩。
web-home-running = 繼續玩
web-home-lobby = 去大廳找對手
web-home-open = 開啟儲存的對局
web-home-beyond = 謎題與分析
web-home-daily = 每日謎題
web-home-daily-about = 人人同一題，午夜換新題。
web-home-streak = { $days ->
        [1] 第 1 天已解開。
       *[other] 已連續 { $days } 天解開。
    }
web-home-solved = 已解
web-home-analyse = 分析
web-home-analyse-about = 任何局面，以及其中每個棋步的評估。

## Before a match

web-how-to-play = 怎麼玩
web-how-many = 幾個人玩？
web-with-people = 和人玩
web-with-computer = 與電腦對戰
web-with-engines = 與其他程式對戰
web-beside = 我身邊的人
web-beside-about = 你們在這個螢幕上輪流走。
web-link = 用連結邀請朋友
web-link-about = 傳送連結，或出示 QR 碼。
web-anyone = 誰來都可以
web-anyone-about = 在大廳裡等一位對手。
web-level = 等級 { $level }
web-level-choice = { $level } · { $name }
web-who-plays = 誰來玩
web-player = 玩家 { $number }
web-you = 你
web-show-in-lobby = 在大廳顯示這一局，讓任何人都能加入
web-start = 開始
web-invite = 邀請
web-more-options = 選項與計時器
web-value-on = 是
web-value-off = 否
web-begins = 誰先走。
web-begins-drawn = 抽籤決定
web-begins-me = 我
web-begins-others = 其他人
web-takebacks = 其他人同意時可以悔棋。
web-help-wanted = 允許提示和評估，對所有透過連結來玩的人都一樣。
web-help-on = 這一局允許所有人看提示和評估。
web-help-off = 這一局誰都沒有提示。
web-clock = 每個人有多少時間思考。
web-clock-none = 不計時
web-clock-increment = 整局的分鐘數
web-clock-days = 每步的天數
web-clock-base = 每位玩家開始時的分鐘數。
web-clock-more = 每步之後增加的秒數。
web-clock-each = 每位玩家走一步的天數。
web-clock-days-text = 每步 { $days } 天
web-clock-minutes-text = { $minutes } 分鐘
web-clock-increment-text = { $minutes } 分鐘 + 每步 { $seconds } 秒
web-clock-left = 剩餘 { $time }

## Waiting for others

web-invite-title = 邀請 { $count } 個人
web-invite-about = 傳送連結，或讓對方掃描。人一到齊，對局就開始。
web-invite-lobby = 這一局已在大廳裡。你也可以傳送連結或出示 QR 碼。
web-invite-link = 這一局的連結
web-waiting = 等待中……
web-qr = 連結的 QR 碼
web-copy = 複製
web-copied = 已複製
web-share = 分享
web-rules = 遊戲規則
web-rules-of = { $game } 的遊戲規則
web-rules-examples = 附範例，另開一頁
web-join-title = { $named ->
        [yes] { $name } 邀請你玩 { $game }
       *[no] 有人邀請你玩 { $game }
    }
web-join = 加入
web-open-seat = 空座位
web-numbered = { $name } { $number }
web-somebody = 某人
web-beside-you = 你身邊的人

## The match

web-turn = { $who ->
        [you] 輪到你了
       *[other] 輪到 { $name }
    }
web-thinking = { $name } 正在思考……
web-over = 對局已結束
web-seat-you = 你
web-seat-away = 暫離
web-left-resigned = 已認輸
web-left-time = 時間用完
web-left-failed = 無法繼續
web-seat-engine = 程式
web-winner = 贏家
web-moves = 棋步
web-no-moves = 還沒走過一步。
web-move-played = 第 { $number } 步：{ $name } 走 { $move }
web-meanwhile = { $name } 走了 { $move }。
web-back-to-match = 回到對局
web-replay-first = 到開頭
web-replay-previous = 後退一步
web-replay-next = 前進一步
web-replay-latest = 到最新一步
web-in-words = 文字版局面和棋步
web-type-move = 輸入棋步
web-play-move = 下這步
web-watching = { $count } 人正在觀戰。
web-away = { $name } 暫時離開了。
web-offline = 連線斷了。正在重試……
web-offline-unsent = 連線斷了。你的棋步已保留，恢復後立即傳送。

## What can be done in a match

web-actions = 操作
web-takeback = 悔棋
web-takeback-asked = 你請求悔棋。
web-takeback-wish = { $name } 請求悔棋。
web-allow = 允許
web-decline = 拒絕
web-agree = 同意
web-draw = 和局
web-draw-sure = 要提議和局嗎？
web-draw-about = 如果大家都同意，就不分勝負。
web-draw-yes = 提議和局
web-draw-asked = 你已提議和局。
web-draw-wish = { $name } 提議和局。
web-resign = 認輸
web-resign-sure = 要認輸嗎？
web-resign-about = 認輸的人輸掉這一局。三人或更多人玩時，電腦會接手那個座位。
web-resign-yes = 認輸
web-abort = 取消對局
web-abort-sure = 要取消這一局嗎？
web-abort-about = 這一局才剛開始，取消後對誰都不算數。
web-abort-yes = 取消對局
web-flip = 翻轉版圖
web-again = 再來一局
web-rematch-asked = 等待其他人……
web-rematch-wish = { $name } 想再來一局。
web-to-rematch = 去下一局
web-other-match = 另一局
web-share-watch = 有這個連結的人可以觀戰
web-device = 在另一台裝置上繼續
web-device-link = 只給你自己：開啟這個連結的人會代替你玩
web-device-revoke = 讓所有個人連結失效
web-device-revoked = 已失效：不會再有別人代替你玩了。
web-record-save = 儲存對局
web-record-copy = 複製對局

## What happened, read out

web-event-joined = { $name } 加入了。
web-event-started = 對局開始。
web-event-resigned = { $who ->
        [you] 你認輸了。
       *[other] { $name } 認輸了。
    }
web-event-time = { $who ->
        [you] 你的時間用完了。
       *[other] { $name } 的時間用完了。
    }
web-event-failed = { $name } 無法繼續：{ $reason ->
        [engine-illegal] 走了不合法的 { $note }
        [engine-late] 沒有及時回答
        [engine-died] 程式已結束
        [engine-unknown] 這裡已沒有這個程式
       *[other] 程式執行不正常
    }。
web-event-draw-offered = { $who ->
        [you] 你已提議和局。
       *[other] { $name } 提議和局。
    }
web-event-draw-accepted = { $who ->
        [you] 你同意和局。
       *[other] { $name } 同意和局。
    }
web-event-draw-declined = { $who ->
        [you] 你拒絕了和局。
       *[other] { $name } 拒絕和局。
    }
web-event-takeback-asked = { $who ->
        [you] 你請求悔棋。
       *[other] { $name } 請求悔棋。
    }
web-event-takeback-declined = { $who ->
        [you] 你拒絕了悔棋。
       *[other] { $name } 拒絕悔棋。
    }
web-event-taken-back = 已悔棋。
web-event-rematch-wanted = { $who ->
        [you] 你想再來一局。
       *[other] { $name } 想再來一局。
    }
web-event-aborted = 這一局已取消。

## The end

web-ending = 結果
web-won = { $who ->
        [you] 你贏了！
       *[other] { $name } 獲勝
    }
web-drawn = 和局
web-why = 結束原因：{ $reason }。
web-why-failed = 結束原因：程式無法繼續。
web-why-where = 就在這裡：{ $spaces }。
web-aborted = 已取消
web-aborted-why = 這一局在真正開始之前就取消了。

## Finding matches

web-lobby = 大廳
web-lobby-waiting = 等人加入
web-lobby-nobody = 現在沒有人在等。開一局並選擇「{ web-anyone }」。
web-lobby-begin = 開一局
web-lobby-running = 正在進行
web-lobby-quiet = 現在沒有公開的對局。
web-mine = 我的對局
web-mine-none = 你還沒在這個瀏覽器裡玩過。
web-mine-lacks = 無法連上伺服器。存在伺服器上的對局沒有列在這裡。
web-mine-filter = 顯示哪些對局
web-mine-all = 全部
web-mine-running = 進行中
web-mine-ended = 已結束
web-mine-more = 顯示更早的
web-mine-kept-about = 已結束的對局過很久會被清除。加了星的會留下。
web-mine-keep = 保留這一局
web-mine-delete = 刪除這一局
web-delete-sure = 要刪除這一局嗎？
web-delete-about = 刪除後無法復原。與別人的對局只會從你的清單裡消失。
web-delete-yes = 刪除
web-list-waiting = 等待玩家
web-list-your-turn = 輪到你了
web-list-playing = { $ply ->
        [0] 即將開始
       *[other] 已走 { $ply } 步
    }

## Saved games

web-open = 開啟儲存的對局
web-open-about = 已結束的對局從第一步開始播放；未結束的可以繼續下。
web-open-file = 選擇檔案
web-open-text = 或貼上對局的文字或網址
web-open-with = 和誰繼續玩
web-open-look = 看一看
web-open-go-on = 繼續玩
web-open-too-long = 這太長，不像儲存的對局。

## What can go wrong, and what to do next

web-problem-unexpected = 出了點問題
web-problem-unexpected-next = 無法理解伺服器的回答。請再試一次。
web-problem-server = 伺服器有問題
web-problem-server-next = 請稍後再試。你走過的棋都沒有遺失。
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = 沒有連線
web-problem-offline-next = 無法連上伺服器。請檢查網路後再試。
web-problem-slow = 伺服器很慢
web-problem-slow-next = 沒有及時收到回答。請再試一次。
web-problem-page = 這裡什麼都沒有
web-problem-page-next = 這個網址沒有內容。也許連結少了一個字母。
web-problem-unloaded = 這個頁面無法載入
web-problem-unloaded-next = 可能連線斷了，或者有了新版本。請重新載入頁面。
web-problem-game = 沒有這樣的遊戲
web-problem-game-next = 也許連結少了一個字母。請選擇其中一個遊戲。
web-problem-match = 沒有這樣的對局
web-problem-match-next = 也許連結少了一個字母，或者對局太舊已被清除。{ web-problem-match-elsewhere-next }
web-problem-match-elsewhere = 這一局不在這個瀏覽器裡
web-problem-match-elsewhere-next = 圍坐一桌的對局和與電腦的對局留在下棋的那個瀏覽器裡。請在那裡選擇「{ web-share }」：包含整局的連結在哪裡都能開啟。
web-problem-match-damaged = 無法讀取這一局
web-problem-match-damaged-next = 它已放到一邊，文字原樣保留。可在「{ web-mine }」裡找到。
web-problem-aborted = 這一局已取消
web-problem-aborted-next = 它在開始之前就結束了。你可以另開一局。
web-problem-match-full-next = 座位都滿了。你可以觀戰，或自己開一局。
web-problem-stale-next = 局面在此期間變了，所以你的棋步沒有走成。
web-problem-key-unknown = 這個連結無效
web-problem-key-unknown-next = 個人連結已用過或有誤。請在你玩的裝置上用「{ web-share }」重新產生。

## Without a server, without a connection

web-unplugged = 沒有網路時
web-unplugged-about = 把整個 Fourfold 下載一次，沒有網路也能用：圍坐一桌的對局、與電腦的對局、課程、謎題、規則、分析和覆盤。要遇到別人，仍然需要網路。
web-unplugged-make = 下載供離線使用
web-unplugged-size = 需下載 { $megabytes } MB。
web-unplugged-fetching = 正在下載：{ $percent }%
web-unplugged-ready = 全都有了。Fourfold 沒有網路也能用，電腦就在這個瀏覽器裡思考。
web-unplugged-failed = 沒能全部下載。請檢查網路後再試。
web-unplugged-full = 這個瀏覽器沒有空間了。沒能全部下載。
web-starting = 正在準備棋桌……
web-problem-python = 這個瀏覽器無法獨自執行遊戲
web-problem-python-next = Fourfold 在這裡需要的東西，這個瀏覽器沒有或已關閉：背景執行緒、WebAssembly 或檔案解壓縮。請換一個較新的瀏覽器。
web-problem-unfetched = 尚未下載
web-problem-unfetched-next = 這裡需要的內容尚未下載，現在又沒有網路。請連線一次：設定裡的「{ web-unplugged-make }」會下載全部內容。
web-storage-full = 這個瀏覽器沒有空間了。對局只在開啟這個頁面時保留；想留下的請儲存。
web-storage-forbidden = 這個瀏覽器什麼都不儲存。對局只在開啟這個頁面時保留；想留下的請儲存。
web-damaged = 有 { $count } 個儲存的對局無法讀取。它們已放到一邊，文字原樣保留。
web-damaged-save = 儲存文字
web-damaged-copy = 複製文字
web-damaged-remove = 丟掉
web-damaged-sure = 要丟掉這一局嗎？
web-damaged-about = 文字無法復原。如果不確定，請先儲存或複製。
web-damaged-yes = { web-damaged-remove }
web-share-whole = 包含整局的連結
web-share-here = 這一局只儲存在這個瀏覽器裡。收到連結或棋譜的人可以觀看，也可以接著下。
web-alone = 這裡的 Fourfold 沒有伺服器，所以遇不到別人。
web-alone-elsewhere = 大家在 { $server } 相聚。
