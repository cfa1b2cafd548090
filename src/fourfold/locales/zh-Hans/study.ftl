## Learning

study-learn = 学习
study-learn-about = 选一个游戏。一切都由你亲手尝试，走错也没关系。
study-learn-game = 学习 { $game }
study-other-games = 其他游戏
study-rules = 游戏规则
study-analyse = 分析
study-play = 开始玩
study-review = 复盘
study-overview = 概览
study-title-puzzles = { $game }：谜题
study-title-analyse = { $game }：分析
study-lesson = 一步一步学游戏规则
study-lesson-about = 版图上的 { $count } 个小任务
study-lesson-progress = 已完成步骤：{ $done } / { $count }
study-first-game = 玩你的第一局
study-first-game-about = 对手是{ $name }，最温和的等级，随时可以看提示

study-steps = 步骤
study-step = 第 { $number } 步，共 { $count } 步
study-next = 下一步
study-again = 再试一次
study-lesson-else = 这样走可以，但不是题目要求的。再看看，再试一次。
study-lesson-allowed = 这是合法的着法。试试题目要求的那一步，看看为什么不行。
study-lesson-skip = 跳过这一步
study-lesson-hint = 正确着法的位置已标出。
study-lesson-hint-piece = 拿起这枚棋子：{ $piece }。该放的位置已标出。
study-to-puzzles = 去做谜题

## Puzzles

study-puzzles = 谜题
study-puzzles-about = { $count } 个局面，每个都恰好有一步是对的
study-puzzles-solved = 已解：{ $done } / { $count }
study-puzzle-rated = 谜题，等级分 { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = 每日谜题
study-puzzle-task = { $turns ->
        [1] 轮到{ seat-name }，一步获胜
       *[other] 轮到{ seat-name }，{ $turns } 回合内获胜
    }
study-puzzle-block = 轮到{ seat-name }：找出唯一不会立即输的一步
study-puzzle-hold = 轮到{ seat-name }：找出唯一不会输的一步
study-puzzle-yes = 对了！
study-puzzle-right = 对了！{ seat-name }尽力应对。又轮到你了。
study-puzzle-solved-theme = 解开了！主题是：{ $theme }。
study-puzzle-done-all = 这些全部解完了。真棒！
study-puzzle-answered = { $distance ->
        [0] 这样{ seat-name }可以走 { $move } 并获胜。
        [1] 这样{ seat-name }可以走 { $move } 并立即获胜。
       *[other] 这样{ seat-name }可以走 { $move }，并在 { $distance } 步内获胜。
    }
study-puzzle-not-enough = 这样不能保证获胜：{ seat-name }回应 { $move }，就来不及赢了。
study-puzzle-wrong = 不是这一步。
study-puzzle-not-at-once = 这不能立即获胜。另有一步可以。
study-puzzle-solution = 显示着法
study-puzzle-shown = 着法是 { $move }：位置已标出。走走看接下来会怎样。
study-puzzle-next = 下一题
study-puzzle-rating = 你的等级分
study-puzzle-streak = 连续天数
study-puzzle-solved = 已解
study-puzzle-share = { $done } / { $count }
study-puzzle-due = 前几天做错的 { $count } 题今天再来一遍。
study-puzzle-midnight = 每天午夜有新的每日谜题。这些记录只保存在这个浏览器里。
study-theme-any = 适合你的
study-theme-win-in-one = 一回合获胜
study-theme-win-in-two = 两回合获胜
study-theme-win-in-three = 三回合获胜
study-theme-long-way = 漫长的路
study-theme-two-threats = 双重威胁
study-theme-block = 阻挡
study-theme-only-move = 唯一的着法
study-theme-send-home = 把棋子送回手中

## What a position is worth

study-short-win = 胜{ $distance }
study-short-loss = 负{ $distance }
study-short-draw = 和
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } 表示获胜，{ $loss } 表示输，{ $draw } 表示和棋。数字是到结束为止双方的步数。虚线边框是估计：{ study-short-good } 好，{ study-short-even } 均势，{ study-short-bad } 不好。
study-value-win = { $distance ->
        [0] 获胜
        [1] 立即获胜
       *[other] { $distance } 步内获胜
    }
study-value-loss = { $distance ->
        [0] 输
        [1] 立即输
       *[other] { $distance } 步内输
    }
study-value-draw = 和棋
study-looks-good = 看起来不错
study-looks-even = 看起来均势
study-looks-bad = 看起来不好
study-verdict-win = { $distance ->
        [0] 轮到{ seat-name }，获胜
        [1] 轮到{ seat-name }，立即获胜
       *[other] 轮到{ seat-name }，{ $distance } 步内获胜
    }
study-verdict-loss = { $distance ->
        [0] 轮到{ seat-name }，会输
        [1] 轮到{ seat-name }，立即输
       *[other] 轮到{ seat-name }，{ $distance } 步内输
    }
study-verdict-draw = 谁都没有必胜的着法
study-verdict-won = { seat-name }已获胜
study-verdict-drawn = 这一局是和棋
study-verdict-looks-good = 轮到{ seat-name }，看起来不错
study-verdict-looks-even = 看起来均势；轮到{ seat-name }
study-verdict-looks-bad = 轮到{ seat-name }，看起来不好
study-proved = 已证明。双方的步数都计算在内。
study-best-open = 还没有证明哪一步最好。
study-deepening = 目前只是估计；还在思考……
study-estimate = 只是估计：没有证明。
study-estimate-share = 只是估计：在高水平对局中，此类局面下轮到走棋的一方得到 { $percent } 的分数。和棋时，1 分由大家平分。
study-thinking = 思考中……

## Analysis

study-moves = 着法与评估
study-more = 还有 { $count } 个着法
study-fewer = 只看最好的
study-values = 评估
study-best-line = 走最佳着法
study-stop = 停止
study-set-up = 摆局面
study-set-up-about = 选一枚棋子，放到该放的地方
study-set-up-done = 分析这个
study-tools = 放什么
study-take-away = 拿走
study-mover = 轮到：
study-clear = 清空版图
study-possible = 这个局面可以下。
study-paste = 粘贴对局
study-paste-about = 保存的对局、着法列表、文字形式的局面，或者对局或分析的地址
study-paste-read = 读取
study-paste-unknown = 这不是保存的对局，也不是着法列表、局面或这里对局的地址。
study-paste-elsewhere = 这个地址属于另一个网站：{ $site }。
study-prune = 删除这一步
study-draw-about = 用鼠标右键可以画箭头和圆圈。
study-share = 分享
study-link = 此局面的链接
study-position = 文字形式的局面
study-from-start = 从头开始

## Review

study-review-about = 粘贴保存的对局、着法列表或对局的地址：每一步都会重新看过，你能看到胜负在哪里分出。
study-review-start = 开始复盘
study-review-title = { $game } 复盘
study-review-running = 这一局还在进行。结束后才能复盘。
study-review-end = 对局就这样结束了。
study-review-better = 更好的是 { $move }：{ $worth }。
study-review-win-loss = 失误：把胜局变成了败局。
study-review-win-draw = 失误：把胜利送掉了。
study-review-draw-loss = 失误：本可守和却输了。
study-review-doubtful = 可能是失误（估计）。
study-review-fine = 看起来没问题（估计）。
study-review-kept = 与其他着法一样好：{ $worth }。
study-review-no-choice = 没有差别：所有着法的评估都相同。
study-review-decisive = 这一步决定了胜负。
study-accuracy-exact = 关键选择中走对的：{ $right } / { $choices }。准确率：{ $percent }。这是精确值。
study-accuracy-estimate = 准确率约 { $percent }。这是估计：并非每一步都能证明。
study-accuracy-none = 没有关键选择：无论怎么走，所有着法的评估都相同。
study-mistakes = 失误
study-mistakes-none = 没有发现。
study-mistakes-looking = 正在查看每一步……
study-analyse-here = 分析这个局面
study-to-match = 前往对局
study-graph-wins = { seat-name }获胜
study-graph-move = 步数
study-graph-exact = 已证明
study-graph-estimate = 估计

## Rule pages: what the examples show

study-rules-of = { $game } 的游戏规则
study-rules-short = 要点
study-rules-examples = 示例
study-rules-show = 演示
study-rules-again = 再来
study-rules-why = 为什么不行？
study-rules-not-allowed = 不允许
study-rules-print = 打印成一页
study-rules-options = 选项
study-rules-usual = 默认：{ $value }
study-rules-decisions = 说明书没讲到的，我们这样规定

## Help while playing

study-help = 帮助
study-review-this = 复盘这一局
study-hint = 提示
study-hint-more = 显示着法
study-hint-place = 放一枚新的棋子。
study-hint-piece = 看看这个：{ $piece }。
study-hint-move = 试试 { $move }：{ $worth }。
study-threats = 有什么威胁？
study-threats-none = 现在没有。
study-threats-some = 小心：{ seat-name }想走 { $move } 立即获胜。
study-threats-later = 没有人能在紧接着的一步获胜。但{ seat-name }想走 { $move }，那样无论你怎么走，对方都会在 { $distance } 步内获胜。
study-show-values = 显示评估
