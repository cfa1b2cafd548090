## Starting and stopping

server-ready = Fourfold 在 { $address }（按 Ctrl-C 停止）
error-address-taken = 服务器无法监听 { $address }：{ $why }。

## When nothing can be done

error-not-found = 这个地址上什么都没有。
error-internal = 服务器出了点问题，已经记录下来；什么都没有改变。
error-storage-unavailable = 现在无法读取对局。什么都没有改变；请再试一次。
error-storage-unsure = 正在保存时对局突然无法读取，不知道是否存好了；请再次提出同样的请求，它只会执行一次。
error-server-leaving = 服务器即将重启。什么都没有改变；请再试一次。

## Who is calling

error-token-missing = 这里还不认识你。请先创建或加入一局，或发送令牌。
error-token-unknown = 没有这个令牌。
error-origin-foreign = 这是另一个网站的页面提出的请求，因此被拒绝。
error-key-unknown = 这个密钥不对应这一局的任何座位。
error-too-many-commands = 一个连接每分钟最多可发 { $limit } 条消息。
error-needs-server = 有服务器时才能邀请别人。

## Making and joining matches

error-match-unknown = 没有这样的对局。
error-match-full = 这一局的座位都满了。
error-too-many-events = 这一局已发生 { $limit } 件事；从现在起只能走棋。
error-match-busy = 这一局里同时发生的事太多；请再试一次。
error-position-over = 这个局面里游戏已经结束；对局要从还能继续的地方开始。
error-seat-taken = 这个座位已有人。
error-engine-unknown = 这里没有名为“{ $name }”的程序。
error-engine-game = 程序“{ $name }”不会玩这个游戏。

## Commands in a match

error-stale = 先发生了别的事；请看看对局现在的样子。
error-not-your-seat = 这不是你的座位。
error-not-your-match = 这不是你的对局。
error-delete-while-playing = 这一局还在与别人进行；请先认输。
error-too-many-kept = 你最多可以保留 { $limit } 局。
error-not-your-turn = 还没轮到你。
error-seat-left = 这个座位已认输，或时间已用完。
error-match-waiting = 对局还没开始：还有空座位。
error-match-aborted = 这一局已取消。
error-draw-offered-already = 你已经提和了。
error-no-draws = 这个游戏没有和棋：总有一方获胜。
error-draw-not-offered = 没有人提和。
error-takebacks-off = 这一局不能悔棋；创建时就这样定了。
error-takeback-asked-already = 已经有人请求悔棋。
error-takeback-not-asked = 没有人请求悔棋。
error-takeback-not-yours = 是否同意悔棋，不由你决定。
error-nothing-of-yours-to-take-back = 你还没走过棋，没有可悔的。
error-rematch-wanted-already = 你已经提出再来一局；其他人还没回答。
error-rematch-made-already = 新的一局已经创建。
error-too-late-to-abort = 只有在第二步之前才能取消对局。

## What the server refuses to protect itself

error-busy = 现在正在思考的局面太多；请稍后再试。
error-thinking-failed = 电脑没能想出来；请再试一次。
error-too-many-requests = { $kind ->
        [matches] 一个地址每分钟最多可创建 { $limit } 局；请在 { $seconds } 秒后再试。
        [matches-day] 一个地址每天最多可创建 { $limit } 局；请在 { $seconds } 秒后再试。
        [players-day] 一个地址每天最多可来 { $limit } 位玩家；请在 { $seconds } 秒后再试。
        [analyses] 一个地址每分钟最多可让电脑思考 { $limit } 个局面；请在 { $seconds } 秒后再试。
        [computing] 服务器每分钟最多为一个地址计算 { $limit } 秒；请在 { $seconds } 秒后再试。
        [commands-day] 一个地址每天最多可发 { $limit } 个着法和其他指令；请在 { $seconds } 秒后再试。
        [megabytes-day] 一个地址每天最多可发 { $limit } 兆字节；请在 { $seconds } 秒后再试。
       *[requests] 一个地址每分钟最多可发 { $limit } 个请求；请在 { $seconds } 秒后再试。
    }
error-too-much-thinking = { $kind ->
        [address] 电脑每天最多为一个地址思考 { $limit } 秒；请在 { $seconds } 秒后再试。
       *[all] 电脑每天在这个服务器上最多思考 { $limit } 秒；请在 { $seconds } 秒后再试。
    }
error-too-many-at-once = 一个地址最多同时处理 { $limit } 个请求。
error-too-many-sockets = 一个地址最多可打开 { $limit } 个实时连接。
error-too-many-matches-here = 这个服务器最多保存 { $limit } 局；旧的清除后才能创建新的。
error-too-much-kept-here = 这个服务器最多保存 { $limit } 兆字节的对局；旧的清除后才能创建新的。
