## Starting and stopping

server-ready = Fourfold 在 { $address }（按 Ctrl-C 停止）
error-address-taken = 伺服器無法監聽 { $address }：{ $why }。

## When nothing can be done

error-not-found = 這個網址上什麼都沒有。
error-internal = 伺服器出了點問題，已經記錄下來；什麼都沒有改變。
error-storage-unavailable = 現在無法存取對局。什麼都沒有改變；請再試一次。
error-storage-unsure = 正在儲存時突然無法存取對局，不知道是否已存好；請再送出一次同樣的請求，它只會執行一次。
error-server-leaving = 伺服器即將重新啟動。什麼都沒有改變；請再試一次。

## Who is calling

error-token-missing = 這裡還不認識你。請先建立或加入一局，或傳送權杖。
error-token-unknown = 沒有這個權杖。
error-origin-foreign = 這是另一個網站的頁面提出的請求，因此被拒絕。
error-key-unknown = 這個金鑰不對應這一局的任何座位。
error-too-many-commands = 一個連線每分鐘最多可發 { $limit } 則訊息。
error-needs-server = 有伺服器時才能邀請別人。

## Making and joining matches

error-match-unknown = 沒有這樣的對局。
error-match-full = 這一局的座位都滿了。
error-too-many-events = 這一局已發生 { $limit } 件事；從現在起只能走棋。
error-match-busy = 這一局裡同時發生的事太多；請再試一次。
error-position-over = 這個局面裡遊戲已經結束；對局要從還能繼續的地方開始。
error-seat-taken = 這個座位已有人。
error-engine-unknown = 這裡沒有名為「{ $name }」的程式。
error-engine-game = 程式「{ $name }」不會玩這個遊戲。

## Commands in a match

error-stale = 先發生了別的事；請看看對局現在的狀況。
error-not-your-seat = 這不是你的座位。
error-not-your-match = 這不是你的對局。
error-delete-while-playing = 這一局還在與別人進行；請先認輸。
error-too-many-kept = 你最多可以保留 { $limit } 局。
error-not-your-turn = 還沒輪到你。
error-seat-left = 這個座位已認輸，或時間已用完。
error-match-waiting = 對局還沒開始：還有空座位。
error-match-aborted = 這一局已取消。
error-draw-offered-already = 你已經提議和局了。
error-no-draws = 這個遊戲沒有和局：總有一方獲勝。
error-draw-not-offered = 沒有人提議和局。
error-takebacks-off = 這一局不能悔棋；建立時就這樣定了。
error-takeback-asked-already = 已經有人請求悔棋。
error-takeback-not-asked = 沒有人請求悔棋。
error-takeback-not-yours = 是否同意悔棋，不由你決定。
error-nothing-of-yours-to-take-back = 你還沒走過棋，沒有可悔的。
error-rematch-wanted-already = 你已經提出再來一局；其他人還沒回答。
error-rematch-made-already = 新的一局已經建立。
error-too-late-to-abort = 只有在第二步之前才能取消對局。

## What the server refuses to protect itself

error-busy = 現在正在思考的局面太多；請稍後再試。
error-thinking-failed = 電腦想不出來；請再試一次。
error-too-many-requests = { $kind ->
        [matches] 同一個 IP 位址每分鐘最多可建立 { $limit } 局；請在 { $seconds } 秒後再試。
        [matches-day] 同一個 IP 位址每天最多可建立 { $limit } 局；請在 { $seconds } 秒後再試。
        [players-day] 同一個 IP 位址每天最多可來 { $limit } 位玩家；請在 { $seconds } 秒後再試。
        [analyses] 同一個 IP 位址每分鐘最多可讓電腦思考 { $limit } 個局面；請在 { $seconds } 秒後再試。
        [computing] 伺服器每分鐘最多為同一個 IP 位址計算 { $limit } 秒；請在 { $seconds } 秒後再試。
        [commands-day] 同一個 IP 位址每天最多可發 { $limit } 個棋步和其他指令；請在 { $seconds } 秒後再試。
        [megabytes-day] 同一個 IP 位址每天最多可發 { $limit } MB；請在 { $seconds } 秒後再試。
       *[requests] 同一個 IP 位址每分鐘最多可發 { $limit } 個請求；請在 { $seconds } 秒後再試。
    }
error-too-much-thinking = { $kind ->
        [address] 電腦每天最多為同一個 IP 位址思考 { $limit } 秒；請在 { $seconds } 秒後再試。
       *[all] 電腦每天在這個伺服器上最多思考 { $limit } 秒；請在 { $seconds } 秒後再試。
    }
error-too-many-at-once = 同一個 IP 位址最多同時處理 { $limit } 個請求。
error-too-many-sockets = 同一個 IP 位址最多可開啟 { $limit } 個即時連線。
error-too-many-matches-here = 這個伺服器最多儲存 { $limit } 局；舊的清除後才能建立新的。
error-too-much-kept-here = 這個伺服器最多儲存 { $limit } MB 的對局；舊的清除後才能建立新的。
