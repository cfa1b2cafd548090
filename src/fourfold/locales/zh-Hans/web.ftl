## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold：Quantik、Qomet 和 Exago
web-description = Quantik、Qomet 和 Exago：和别人玩，或与电脑对战。
web-skip = 跳到正文
web-home = Fourfold，所有游戏
web-nav = 页面
web-nav-learn = 学习
web-nav-lobby = 大厅
web-nav-mine = 我的对局
web-close = 关闭
web-loading = 加载中……
web-try-again = 再试一次
web-to-games = 所有游戏
web-number = { $number }
web-no = 不，返回
web-cancel = 取消

## Settings

web-preferences = 设置
web-preferences-note = 只保存在这个浏览器里。没有账号，没有跟踪。
web-language = 语言
web-theme = 主题
web-theme-auto = 跟随设备
web-theme-light = 浅色
web-theme-dark = 深色
web-board = 版图
web-board-wood = 木质
web-board-felt = 绒布
web-board-distinct = 适合各种色觉
web-board-contrast = 高对比度
web-size = 版图大小
web-size-usual = 自动适应
web-size-small = 小
web-size-large = 大
web-fingers = 位置太小时
web-fingers-zoom = 先点一下放大
web-fingers-confirm = 走之前先问
web-fingers-plain = 直接走
web-motion = 动画
web-motion-auto = 跟随设备
web-motion-on = 棋子滑动
web-motion-off = 无动画
web-sound = 声音
web-your-name = 你的名字
web-name-optional = 随意，不填也行

## First screen

web-home-title = 玩哪个游戏？
web-home-about = 先选版图，再选和谁玩。
web-home-running = 继续玩
web-home-lobby = 去大厅找对手
web-home-open = 打开保存的对局
web-home-beyond = 谜题与分析
web-home-daily = 每日谜题
web-home-daily-about = 人人同一题，午夜换新题。
web-home-streak = { $days ->
        [1] 第 1 天已解开。
       *[other] 已连续 { $days } 天解开。
    }
web-home-solved = 已解
web-home-analyse = 分析
web-home-analyse-about = 任何局面，以及其中每个着法的评估。

## Before a match

web-how-to-play = 怎么玩
web-how-many = 几个人玩？
web-with-people = 和人玩
web-with-computer = 与电脑对战
web-with-engines = 与其他程序对战
web-beside = 我身边的人
web-beside-about = 你们在这块屏幕上轮流走。
web-link = 用链接邀请朋友
web-link-about = 发送链接，或出示二维码。
web-anyone = 谁来都行
web-anyone-about = 在大厅里等一位对手。
web-level = 等级 { $level }
web-level-choice = { $level } · { $name }
web-who-plays = 谁来玩
web-player = 玩家 { $number }
web-you = 你
web-show-in-lobby = 在大厅显示这一局，让任何人都能加入
web-start = 开始
web-invite = 邀请
web-more-options = 选项与计时器
web-value-on = 是
web-value-off = 否
web-begins = 谁先走。
web-begins-drawn = 抽签决定
web-begins-me = 我
web-begins-others = 其他人
web-takebacks = 其他人同意时可以悔棋。
web-help-wanted = 允许提示和评估，对所有通过链接来玩的人都一样。
web-help-on = 这一局允许所有人看提示和评估。
web-help-off = 这一局谁都没有提示。
web-clock = 每个人有多少时间思考。
web-clock-none = 不计时
web-clock-increment = 整局的分钟数
web-clock-days = 每步的天数
web-clock-base = 每位玩家开始时的分钟数。
web-clock-more = 每步之后增加的秒数。
web-clock-each = 每位玩家走一步的天数。
web-clock-days-text = 每步 { $days } 天
web-clock-minutes-text = { $minutes } 分钟
web-clock-increment-text = { $minutes } 分钟 + 每步 { $seconds } 秒
web-clock-left = 剩余 { $time }

## Waiting for others

web-invite-title = 邀请 { $count } 个人
web-invite-about = 发送链接，或让对方扫码。人一到齐，对局就开始。
web-invite-lobby = 这一局已在大厅里。你也可以发送链接或出示二维码。
web-invite-link = 这一局的链接
web-waiting = 等待中……
web-qr = 链接的二维码
web-copy = 复制
web-copied = 已复制
web-share = 分享
web-rules = 游戏规则
web-rules-of = { $game } 的游戏规则
web-rules-examples = 附示例，另开一页
web-join-title = { $named ->
        [yes] { $name } 邀请你玩 { $game }
       *[no] 有人邀请你玩 { $game }
    }
web-join = 加入
web-open-seat = 空座位
web-numbered = { $name } { $number }
web-somebody = 某人
web-beside-you = 你身边的人

## The match

web-turn = { $who ->
        [you] 轮到你了
       *[other] 轮到 { $name }
    }
web-thinking = { $name } 正在思考……
web-over = 对局已结束
web-seat-you = 你
web-seat-away = 暂离
web-left-resigned = 已认输
web-left-time = 已超时
web-left-failed = 无法继续
web-seat-engine = 程序
web-winner = 赢家
web-moves = 着法
web-no-moves = 还没走过一步。
web-move-played = 第 { $number } 步：{ $name } 走 { $move }
web-meanwhile = { $name } 走了 { $move }。
web-back-to-match = 回到对局
web-replay-first = 到开头
web-replay-previous = 后退一步
web-replay-next = 前进一步
web-replay-latest = 到最新一步
web-in-words = 文字版局面和着法
web-type-move = 输入着法
web-play-move = 走
web-watching = { $count } 人正在观战。
web-away = { $name } 暂时离开了。
web-offline = 连接断了。正在重试……
web-offline-unsent = 连接断了。你的着法已保留，恢复后立即发送。

## What can be done in a match

web-actions = 操作
web-takeback = 悔棋
web-takeback-asked = 你请求悔棋。
web-takeback-wish = { $name } 请求悔棋。
web-allow = 允许
web-decline = 拒绝
web-agree = 同意
web-draw = 和棋
web-draw-sure = 要提和吗？
web-draw-about = 如果大家都同意，就不分胜负。
web-draw-yes = 提和
web-draw-asked = 你提和了。
web-draw-wish = { $name } 提和。
web-resign = 认输
web-resign-sure = 要认输吗？
web-resign-about = 认输的人输掉这一局。三人或更多人玩时，电脑会接替那个座位。
web-resign-yes = 认输
web-abort = 取消对局
web-abort-sure = 要取消这一局吗？
web-abort-about = 这一局才刚开始，取消后对谁都不算数。
web-abort-yes = 取消对局
web-flip = 翻转版图
web-again = 再来一局
web-rematch-asked = 等待其他人……
web-rematch-wish = { $name } 想再来一局。
web-to-rematch = 去下一局
web-other-match = 另一局
web-share-watch = 有这个链接的人可以观战
web-device = 在另一台设备上继续
web-device-link = 只给你自己：打开这个链接的人会代替你玩
web-device-revoke = 作废所有个人链接
web-device-revoked = 已作废：不会再有别人代替你玩了。
web-record-save = 保存对局
web-record-copy = 复制对局

## What happened, read out

web-event-joined = { $name } 加入了。
web-event-started = 对局开始。
web-event-resigned = { $who ->
        [you] 你认输了。
       *[other] { $name } 认输了。
    }
web-event-time = { $who ->
        [you] 你的时间用完了。
       *[other] { $name } 的时间用完了。
    }
web-event-failed = { $name } 无法继续：{ $reason ->
        [engine-illegal] 走了不合法的 { $note }
        [engine-late] 没有及时回答
        [engine-died] 程序已结束
        [engine-unknown] 这里已没有这个程序
       *[other] 程序运行不正常
    }。
web-event-draw-offered = { $who ->
        [you] 你提和了。
       *[other] { $name } 提和。
    }
web-event-draw-accepted = { $who ->
        [you] 你同意和棋。
       *[other] { $name } 同意和棋。
    }
web-event-draw-declined = { $who ->
        [you] 你拒绝了和棋。
       *[other] { $name } 拒绝和棋。
    }
web-event-takeback-asked = { $who ->
        [you] 你请求悔棋。
       *[other] { $name } 请求悔棋。
    }
web-event-takeback-declined = { $who ->
        [you] 你拒绝了悔棋。
       *[other] { $name } 拒绝悔棋。
    }
web-event-taken-back = 已悔棋。
web-event-rematch-wanted = { $who ->
        [you] 你想再来一局。
       *[other] { $name } 想再来一局。
    }
web-event-aborted = 这一局已取消。

## The end

web-ending = 结果
web-won = { $who ->
        [you] 你赢了！
       *[other] { $name } 获胜
    }
web-drawn = 和棋
web-why = 结束原因：{ $reason }。
web-why-failed = 结束原因：程序无法继续。
web-why-where = 就在这里：{ $spaces }。
web-aborted = 已取消
web-aborted-why = 这一局在真正开始之前就取消了。

## Finding matches

web-lobby = 大厅
web-lobby-waiting = 等人加入
web-lobby-nobody = 现在没有人在等。开一局并选择“{ web-anyone }”。
web-lobby-begin = 开一局
web-lobby-running = 正在进行
web-lobby-quiet = 现在没有公开的对局。
web-mine = 我的对局
web-mine-none = 你还没在这个浏览器里玩过。
web-mine-lacks = 无法连上服务器。存在服务器上的对局没有列在这里。
web-mine-filter = 显示哪些对局
web-mine-all = 全部
web-mine-running = 进行中
web-mine-ended = 已结束
web-mine-more = 显示更早的
web-mine-kept-about = 已结束的对局过很久会被清除。加了星的会留下。
web-mine-keep = 保留这一局
web-mine-delete = 删除这一局
web-delete-sure = 删除这一局吗？
web-delete-about = 删除后无法恢复。与别人的对局只会从你的列表里消失。
web-delete-yes = 删除
web-list-waiting = 等待玩家
web-list-your-turn = 轮到你了
web-list-playing = { $ply ->
        [0] 即将开始
       *[other] 已走 { $ply } 步
    }

## Saved games

web-open = 打开保存的对局
web-open-about = 已结束的对局从第一步开始展示；未结束的继续进行。
web-open-file = 选择文件
web-open-text = 或粘贴对局的文字或地址
web-open-with = 和谁继续玩
web-open-look = 看一看
web-open-go-on = 继续玩
web-open-too-long = 这太长，不像保存的对局。

## What can go wrong, and what to do next

web-problem-unexpected = 出了点问题
web-problem-unexpected-next = 无法理解服务器的回答。请再试一次。
web-problem-server = 服务器有问题
web-problem-server-next = 请稍后再试。你走过的棋都没有丢失。
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = 没有连接
web-problem-offline-next = 无法连上服务器。请检查网络后再试。
web-problem-slow = 服务器很慢
web-problem-slow-next = 没有及时收到回答。请再试一次。
web-problem-page = 这里什么都没有
web-problem-page-next = 这个地址没有内容。也许链接少了一个字母。
web-problem-unloaded = 这个页面无法加载
web-problem-unloaded-next = 可能连接断了，或者有了新版本。请重新加载页面。
web-problem-game = 没有这样的游戏
web-problem-game-next = 也许链接少了一个字母。请选择其中一个游戏。
web-problem-match = 没有这样的对局
web-problem-match-next = 也许链接少了一个字母，或者对局太旧已被清理。{ web-problem-match-elsewhere-next }
web-problem-match-elsewhere = 这一局不在这个浏览器里
web-problem-match-elsewhere-next = 围坐一桌的对局和与电脑的对局留在下棋的那个浏览器里。请在那里选择“{ web-share }”：包含整局的链接在哪里都能打开。
web-problem-match-damaged = 无法读取这一局
web-problem-match-damaged-next = 它已放到一边，文字原样保留。可在“{ web-mine }”里找到。
web-problem-aborted = 这一局已取消
web-problem-aborted-next = 它在开始之前就结束了。你可以另开一局。
web-problem-match-full-next = 座位都满了。你可以观战，或自己开一局。
web-problem-stale-next = 局面在此期间变了，所以你的着法没有走成。
web-problem-key-unknown = 这个链接无效
web-problem-key-unknown-next = 个人链接已用过或有误。请在你玩的设备上用“{ web-share }”重新生成。

## Without a server, without a connection

web-unplugged = 没有网络时
web-unplugged-about = 把整个 Fourfold 下载一次，没有网络也能用：围坐一桌的对局、与电脑的对局、课程、谜题、规则、分析和复盘。要遇到别人，仍然需要网络。
web-unplugged-make = 下载供离线使用
web-unplugged-size = 需下载 { $megabytes } MB。
web-unplugged-fetching = 正在下载：{ $percent }%
web-unplugged-ready = 全都有了。Fourfold 没有网络也能用，电脑就在这个浏览器里思考。
web-unplugged-failed = 没能全部下载。请检查网络后再试。
web-unplugged-full = 这个浏览器没有空间了。没能全部下载。
web-starting = 正在准备棋桌……
web-problem-python = 这个浏览器无法独自运行游戏
web-problem-python-next = Fourfold 在这里需要的东西，这个浏览器没有或已关闭：后台线程、WebAssembly 或文件解压。请换一个更新的浏览器。
web-problem-unfetched = 尚未下载
web-problem-unfetched-next = 这里需要的内容尚未下载，现在又没有网络。请连一次网：设置里的“{ web-unplugged-make }”会下载全部内容。
web-storage-full = 这个浏览器没有空间了。对局只在打开这个页面时保留；想留下的请保存。
web-storage-forbidden = 这个浏览器什么都不存储。对局只在打开这个页面时保留；想留下的请保存。
web-damaged = 有 { $count } 个保存的对局无法读取。它们已放到一边，文字原样保留。
web-damaged-save = 保存文字
web-damaged-copy = 复制文字
web-damaged-remove = 丢掉
web-damaged-sure = 丢掉这一局吗？
web-damaged-about = 文字无法恢复。如果不确定，请先保存或复制。
web-damaged-yes = { web-damaged-remove }
web-share-whole = 包含整局的链接
web-share-here = 这一局只保存在这个浏览器里。收到链接或棋谱的人可以观看，也可以接着下。
web-alone = 这里的 Fourfold 没有服务器，所以遇不到别人。
web-alone-elsewhere = 大家在 { $server } 相聚。
