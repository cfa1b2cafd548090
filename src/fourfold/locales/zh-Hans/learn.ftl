## Quantik

learn-quantik-board = 这就是版图：十六个位置。四个横行、四个竖列和四个 2×2 的区域是这个游戏的线。其中一个区域已标出。
learn-quantik-place = 你有八枚棋子：两个球体、两个圆柱体、两个立方体和两个圆锥体。每个回合把一枚棋子放在一个空位置上。随便拿一枚，放在哪里都行。
learn-quantik-place-done = 它就留在那里。在 Quantik 里，棋子不会移动，也不会离开版图。
learn-quantik-row = 谁让一条线凑齐四种形状，谁就获胜。最上面的横行缺一种形状：把它放上去。
learn-quantik-row-done = 球体、圆柱体、立方体和圆锥体在同一横行：你赢了。
learn-quantik-region = 区域和横行、竖列一样算数。把右上方的区域补全。
learn-quantik-region-done = 一个区域里有四种形状：你赢了。
learn-quantik-anyones = 棋子是谁的并不重要。这里你是暗方。有一个竖列里有明方的三枚棋子：利用它们。
learn-quantik-anyones-done = 只有最后一枚必须是你的。所以要小心给对手留下什么。
learn-quantik-forbidden-row = 现在说唯一被禁止的事。明方在最上面的横行有一个球体。你是暗方：试着把球体放进同一横行的 a4。
learn-quantik-forbidden-row-done = 对手在某个横行、竖列或区域里已有的形状，你不能再放进去。
learn-quantik-forbidden-region = 区域也是这样。暗方的圆柱体在 d3。你是明方：试着把圆柱体放在 c4。
learn-quantik-forbidden-region-done = 你放下的每一枚棋子，都会让对手的同一形状进不了那个横行、竖列和区域。
learn-quantik-own = 自己的棋子绝不会挡住自己。把你的第二个球体放在与第一个同一条线上。
learn-quantik-own-done = 自己的两个球体可以在同一条线上。被挡在外面的只有对手。
learn-quantik-two-each = 每种形状你只有两枚。你的两个球体都在版图上：试着在 d2 放第三个。
learn-quantik-two-each-done = 两枚都用掉，那种形状就没有了。手中还剩什么，你随时看得到。
learn-quantik-careful = 这里几乎每一步都会让明方立即获胜。你是暗方：找出唯一一步，让明方没有线可以补全。
learn-quantik-careful-done = 好眼力。一条线上有了三种不同形状，就等于给对手送礼，除非第四种不能放在那里。
learn-quantik-no-move = 还有第二种获胜方法：轮到行动却无法行动的人就输了。你是暗方：让明方最后能走的一步也走不了。
learn-quantik-no-move-done = 明方还有棋子，但没有一个位置能放。
learn-quantik-ahead = 这里谁也不能立即获胜，但你（暗方）有一步必胜的棋：走完之后，无论明方怎么走，你都能补全一条线。
learn-quantik-ahead-done = Quantik 就是这样赢的：只给对手留下对你有利的着法。现在来玩一局吧。

## Qomet

learn-qomet-board = 这就是版图：25 个点，分布在环绕中央的三个正方形上，由直线相连。中央已标出。星星只能沿直线走。
learn-qomet-place = 你手中有七颗星星。轮到你时，可以把一颗星星放在任意空点上。试试看。
learn-qomet-place-done = 这就是“放置”。另外还有两种行动：移动和收回。
learn-qomet-square = 你的四颗星星占住正方形的四个角就获胜。内圈正方形的三个角是你的：补全它。
learn-qomet-square-done = 内圈、中圈和外圈这三个大正方形，是十五个正方形中的三个。
learn-qomet-centre = 另外十二个正方形有一个角在版图中央。找出这一个缺少的角。
learn-qomet-centre-done = 版图分成四块，每块里有小、中、大三个：共有十二个正方形，都有一个角在中央。角与角之间有没有星星都没关系。
learn-qomet-diamond = 这四颗星星在各边的中点。看起来像正方形，但它的边没有沿着版图的直线，所以不算。
learn-qomet-step = 你也可以把自己的一颗星星沿直线移动一步，到一个空点。用其中任意一颗试试。
learn-qomet-step-done = 移动前先看清直线：相邻的点并不都相连。
learn-qomet-push = 如果有星星挡在路上，不论颜色，你都可以把它沿同一直线再推一步。推暗方的星星。
learn-qomet-push-done = 你占了它的位置，它被往前推了一步。自己的星星也可以这样推。
learn-qomet-blocked = 一次只能推一颗星星，而且它前方必须是空的。试着推 d5 上暗方的星星。
learn-qomet-blocked-done = 连着的两颗星星推不动。
learn-qomet-corner = 推移不能拐弯。在中圈正方形上，试着沿边推 f6 上的星星。
learn-qomet-corner-done = 直线在那里到头了，内圈和中圈正方形上的星星不能离开版图。
learn-qomet-push-off = 外圈正方形不一样：星星被推过直线的尽头，就回到主人手中。把暗方的星星推至版图外。
learn-qomet-push-off-done = 暗方可以再放它，但要花一个回合。
learn-qomet-withdraw = 第三种行动：把自己在外圈正方形上的一颗星星收回手中。
learn-qomet-withdraw-done = 下一个回合你可以把它放在需要的地方。
learn-qomet-undo = 暗方刚把你的星星从 d4 推到 d5。试着直接推回去。
learn-qomet-undo-done = 刚被推完，不能马上推回去。再过一个回合就可以了。
learn-qomet-gift = 暗方只差 d4 就能组成标出的正方形。看看把暗方的星星从 d5 推到 d4 会怎样。
learn-qomet-gift-done = 你帮暗方组成了正方形，所以暗方获胜。正方形属于它的颜色，不论是谁补全的。
learn-qomet-save = 同一局面，走得更好：找出唯一一步，让暗方组不成正方形。
learn-qomet-save-done = 把占着它一个角的星星推至版图外，是很好的防守。
learn-qomet-ahead = 这里你不能立即获胜，但有一步必胜的棋：不论暗方怎么走，两个回合后你就有正方形。
learn-qomet-ahead-done = 如果暗方填上最后一个角，你就把那颗星星推开，占住它的位置。现在来玩一局吧。

## Exago

learn-exago-centre = 版图由六边形组成。一局的第一块板块放在中央。放上去吧。
learn-exago-centre-done = 从现在起，每块板块都必须碰到版图上的板块。
learn-exago-touch = 你是蓝方。试着把板块放在 b2，它在那里会是孤零零的。
learn-exago-touch-done = 所有板块永远连在一起。
learn-exago-place = 把你的板块放在与红色板块相邻的位置。相邻板块是什么颜色都没关系。
learn-exago-place-done = 只要手中有板块，轮到你时就放一块。
learn-exago-line = 两人玩时，自己颜色的五块板块连成直线就获胜。你有四块：加上第五块。
learn-exago-line-done = 线有三个方向，必须笔直、没有空隙。三人或更多人玩时只需四块。
learn-exago-place-first = 板块以后可以移动，但现在还不行。试着把你的板块从 e4 移动到 d5。
learn-exago-place-first-done = 要先把自己的板块全部放到版图上。
learn-exago-relocate = 现在你手中没有板块了。轮到你时，就拿起自己的一块板块，放到另一个与板块相邻的位置。移动一块试试。
learn-exago-relocate-done = 从这里开始，每块板块都可以去任何地方。
learn-exago-own-space = 拿起的板块必须去别处。试着把 d2 的板块放回原处。
learn-exago-own-space-done = 在 Exago 里不能原地不动。
learn-exago-cut-off = 如果拿起一块板块后，其余板块分成几个群组，只有最大的群组留下；其他板块回到各自主人手中。移动一块板块，让另外几块断开。
learn-exago-cut-off-done = 板块回到手中的人必须先放完，每回合一块，才能再移动。这可能要花好几个回合。
learn-exago-choose = 如果几个群组同样最大，由你选择留下哪一个。找一块拿起后会留下两个同样大的群组的板块，把它放到你想留下的群组旁边。如果放下后两个群组都碰到，就选想留下的群组里的一块。
learn-exago-choose-done = 另一个群组回到了手中。要选对你更有利的那个。
learn-exago-move-to-win = 在这一小局里，四块板块连线就获胜。你是蓝方，手中没有板块：移动一块来获胜。
learn-exago-move-to-win-done = 找有空隙的线，再找一块在原处用不着的板块。
learn-exago-must-block = 这里三人玩，四块板块连线就获胜。红方下一回合就能在 d5 获胜。你是蓝方：试着改走 e5。
learn-exago-must-block-done = 三人或更多人玩时，如果你自己不能获胜，而你有着法能阻止威胁，就必须阻止。
learn-exago-block = 现在去阻挡吧。
learn-exago-block-done = 如果有几个人威胁，你要应对最先轮到的那一位。
learn-exago-win-first = 阻挡的义务有一个例外：如果你自己能获胜，就可以直接去赢。你是红方。
learn-exago-win-first-done = 获胜优先于阻挡。
learn-exago-ahead = 又是两人玩，五块连线。你是红方。做出蓝方无法应对的威胁：用下一块板块获胜。
learn-exago-ahead-done = 两头都空的线，哪一头都能补全，而蓝方只能堵住一头。现在来玩一局吧。
