## Help

cli-help-usage = 用法：
cli-help-command-piece = 命令
cli-help-options-piece = [选项]
cli-help-language-piece = 语言
cli-help-commands = 命令
cli-help-arguments = 参数
cli-help-options = 选项

cli-help-fourfold = 规则精确的棋盘游戏：在终端里玩 { $games }，或由程序询问规则。
cli-help-play = 在终端里玩，与坐在这个键盘前的人或与电脑对战。
cli-help-games = 列出游戏，或某个游戏的选项。
cli-help-rules = 对标准输入的每行 JSON 回答一行 JSON：局面、合法着法、结果。
cli-help-perft = 统计给定长度的合法着法序列。
cli-help-analyze = 给出局面及其中每个着法的评估：能证明的都证明。
cli-help-match = 让电脑玩家互相对局并评定强弱。
cli-help-solve = 求出一个游戏每个局面的胜负。可以停止，再次调用时继续。
cli-help-verify = 用另一个独立的程序检查胜负表。
cli-help-tables = 列出这里有哪些胜负表；下载、生成、检查、压缩或删除它们。
cli-help-serve = 提供网页应用及其 API。在终端里不带命令调用时，fourfold 也会这样做并在浏览器中打开。
cli-help-backup = 保存服务器的所有对局，运行时也可以。
cli-help-engine = 作为引擎供其他程序使用，由它们通过 Universal Game Interface 发出指令。
cli-help-pipe = 分析标准输入中以 JSON 行描述的局面，可同时多个，各带一个 id。
cli-help-puzzles = 寻找谜题：恰好有一步正确的局面。每题都经过证明并评定等级分。输出 JSON。
cli-help-bench = 测量各部分的速度，与朴素规则和其他库对比。

cli-help-version = 显示版本。
cli-help-lang = 使用以下语言之一：{ $languages }。
cli-help-help = 显示此帮助。
cli-help-game = { $games } 之一，可带选项：exago?players=3&size=5
cli-help-option = 游戏的选项，例如 size=5。可以给多次。
cli-help-position = 从这个局面开始，而不是通常的局面。
cli-help-players = 谁来玩，用逗号隔开。level1 到 level10 是电脑玩家，random、greedy 和 montecarlo 也是；? 是没有名字的人。
cli-help-in-order = 按给定顺序入座，而不是抽签。
cli-help-load = 继续保存的对局。
cli-help-seed = 让所有随机结果每次都相同。
cli-help-ascii = 只用简单字符绘制。
cli-help-no-color = 不用颜色绘制。
cli-help-level = 与这个等级的电脑对战，从 1（弱）到 10（最强）。
cli-help-time-move = 电脑玩家每步可以思考多久。默认为 2。
cli-help-time = 思考多久。默认为 2；为 0 时只给出立即已知的。
cli-help-json = 用一行 JSON 回答。

## Games and their options

cli-games-more = fourfold games GAME 列出游戏的选项，fourfold play GAME 开始玩。
cli-seats-exactly = { $count } 人
cli-seats-range = { $low }至{ $high }人
cli-options-none = 这个游戏没有选项。
cli-options-in-force = 这一局的选项：
cli-values-choice = { $values } 之一。
cli-values-number = 从 { $low } 到 { $high }。
cli-values-numbers = 从 { $low } 到 { $high }，对所有人，或用逗号隔开分别给每个座位。
cli-default = 默认为 { $value }。
cli-default-depends = 这里默认为 { $value }；取决于上面的选项。

## Questions before the first move

cli-ask-game = 哪个游戏？
cli-ask-players = 几个人玩，{ $low } 到 { $high }？[{ $low }]
cli-ask-opponents = 谁来玩？
cli-ask-level = 多强？
cli-against-people = 都是真人，共用这个键盘
cli-against-level = 你与电脑对战，强弱随你
cli-against-random = 你与随机走棋的电脑对战
cli-ask-number = 编号 [{ $default }]：
cli-ask-again = 请输入 { $low } 到 { $high } 的数字。

## Players

cli-player-random = 随机
cli-player-level1 = { level-name-1 }，等级 1
cli-player-level2 = { level-name-2 }，等级 2
cli-player-level3 = { level-name-3 }，等级 3
cli-player-level4 = { level-name-4 }，等级 4
cli-player-level5 = { level-name-5 }，等级 5
cli-player-level6 = { level-name-6 }，等级 6
cli-player-level7 = { level-name-7 }，等级 7
cli-player-level8 = { level-name-8 }，等级 8
cli-player-level9 = { level-name-9 }，等级 9
cli-player-level10 = { level-name-10 }，等级 10
cli-player-greedy = 贪心
cli-player-montecarlo = 蒙特卡洛
cli-name = { $name }（{ $colour }）
cli-you = 你
cli-somebody = 真人
cli-seat = { $colour }：{ $name }
cli-seats-drawn = 已抽签。{ $seats }。
cli-seats-given = { $seats }。

## The game

cli-title = { $game }，第 { $number } 步
cli-title-end = { $count ->
        [0] { $game }，还没走一步
       *[other] { $game }，走了 { $count } 步
    }
cli-game-options = { $game }（{ $options }）
cli-your-turn = { $name }，轮到你了
cli-hint = 输入着法，如 { $example }；输入“{ $moves }”查看全部，或输入“{ $help }”。
cli-hint-help = 输入“{ $help }”查看可以做什么。
cli-computer-plays = { $name } 走 { $move }。
cli-thinking = { $name } 正在思考……
cli-won = { $name } 获胜：{ $reason }。
cli-drawn = 和棋：{ $reason }。

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = 帮助, ?
cli-word-moves = 着法
cli-word-hint = 提示
cli-word-analyze = 分析
cli-word-undo = 悔棋
cli-word-save = 保存
cli-word-load = 载入
cli-word-resign = 认输
cli-word-draw = 提和
cli-word-rules = 规则
cli-word-record = 棋谱
cli-word-rematch = 再来
cli-word-quit = 退出

cli-argument-moves = [开头]
cli-argument-save = 文件
cli-argument-load = 文件

cli-about-help = 显示这个列表
cli-about-moves = 列出合法着法，或以此开头的着法
cli-about-hint = 让电脑说出一步好棋
cli-about-analyze = 说出局面和每个着法的评估
cli-about-undo = 撤回人走的最后一步
cli-about-save = 把对局写入文件
cli-about-load = 继续文件里的对局
cli-about-resign = 认输
cli-about-draw = 提和
cli-about-rules = 显示这个游戏的规则
cli-about-record = 以文字显示到目前为止的对局
cli-about-rematch = 对局结束后再来一局
cli-about-quit = 离开

cli-help-move = 要走棋，请输入着法或它在列表中的编号。只按回车会再次显示版图。
cli-moves-count = { $count } 个合法着法。
cli-moves-none = 没有以“{ $start }”开头的合法着法。
cli-taken-back = 撤回了 { $count } 步。
cli-saved = 已保存为“{ $file }”。
cli-not-saved = 没有保存。
cli-replace = 已有文件“{ $file }”。要替换吗？
cli-load-anyway = 这一局没有保存。仍要离开吗？
cli-quit-save = 这一局没有保存。输入文件名保存，或按回车离开：
cli-resign-sure = { $name }，要认输吗？
cli-resigned = { $name } 已认输；从现在起由电脑接替那个座位。
cli-draw-sure = { $name }，同意和棋吗？
cli-draw-refused = { $name } 继续下。
cli-unsaved = 这一局还没结束。想以后继续，请把这些行存入文件，并输入：fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = y, yes, 是, 好

## Analysis

analyze-position-win = { $plies ->
        [0] 轮到 { $name }，获胜。
        [1] 轮到 { $name }，立即获胜。
       *[other] 轮到 { $name }，双方合计 { $plies } 步后获胜。
    }
analyze-position-loss = { $plies ->
        [0] 轮到 { $name }，会输。
        [1] 轮到 { $name }，立即输。
       *[other] 轮到 { $name }，双方合计 { $plies } 步后输。
    }
analyze-position-draw = 轮到 { $name }；谁都没有必胜的着法。
analyze-position-unknown = 轮到 { $name }。还没有证明谁会获胜；多给些时间也许有用。
analyze-best-open = 还没有证明哪一步最好；多给些时间也许有用。
analyze-move = 着法
analyze-value = 评估
analyze-plies = 到结束的步数
analyze-proof = 把握
analyze-value-win = 获胜
analyze-value-loss = 输
analyze-value-draw = 和棋
analyze-value-unknown = 未知
analyze-guess-good = 看起来不错
analyze-guess-fair = 看起来还行
analyze-guess-even = 看起来均势
analyze-guess-poor = 看起来较差
analyze-guess-bad = 看起来不好
analyze-exact = 已证明
analyze-estimate = 估计
analyze-more = 还有 { $count } 个着法。

## What can go wrong

cli-output-failed = 无法写出结果：{ $why }

error-usage-command = 没有命令“{ $name }”；命令有 { $names }。
error-usage-extra = 多了一个参数：“{ $argument }”。
error-usage-missing = 缺少参数 { $argument }。
error-usage-option = 这里没有选项 { $option }；--help 会列出。
error-usage-negative = 这里的数字不能是负数。
error-usage-value-missing = 选项 { $option } 需要一个值。
error-usage-no-value = 选项 { $option } 不带值。
error-usage-other = { $message }
error-extra-missing = 这需要软件包 { $package }，基本安装不包含它。请用以下命令安装：pip install "fourfold[{ $extra }]"
error-language-unknown = 这里没有语言“{ $name }”；语言有 { $names }。
error-number-here = { $name } 不能是“{ $value }”；应为 { $low } 到 { $high } 的整数。
error-game-missing = 哪个游戏？请给出 { $names } 之一。
error-load-alone = 保存的对局自带游戏、选项、局面和玩家；使用 --load 时请不要再给。
error-level-or-players = --level 和 --players 只能用一个；等级可以写在玩家里，如 Ann,level3。
error-level-unknown = 没有玩家“{ $name }”；等级从 { $low } 到 { $high }。
error-time-here = 时间不能是“{ $value }”；应为 0 到 { $high } 的秒数。
error-path-here = “{ $path }”不能作为文件或文件夹的名字。

error-move-number = 有 { $count } 个合法着法；没有这个编号。
error-nobody-to-take-back = 你还没走过棋，没有可悔的。
error-draw-with-computer = 电脑不接受和棋。
error-file-missing = 哪个文件？请输入 { $usage }。

error-file-unreadable = 无法读取“{ $file }”：{ $why ->
        [missing] 没有这个文件。
        [folder] 它是文件夹。
        [forbidden] 你没有读取权限。
       *[other] { $system }。
    }
error-file-unwritable = 无法写入“{ $file }”：{ $why ->
        [missing] 没有这个文件夹。
        [folder] 已有同名的东西，但不是普通文件。
        [forbidden] 你没有写入权限。
       *[other] { $system }。
    }
error-file-too-long = “{ $file }”不是棋谱：它超过 { $limit } 字节。
error-file-not-text = “{ $file }”不是棋谱：第 { $line } 行不是 UTF-8 文本。
