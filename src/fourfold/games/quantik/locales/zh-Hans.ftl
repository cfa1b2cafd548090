quantik-name = Quantik
quantik-tagline = 在一条线上凑齐四种不同形状，不论是谁放的。
quantik-rules =
    两位玩家，明方与暗方，各有八枚棋子：两个球体（A）、两个圆柱体（B）、两个立方体（C）和两个圆锥体（D）。版图有 16 个位置；四个横行、四个竖列和四个 2×2 的区域都叫作“线”。

    轮到你时，把自己的一枚棋子放在空位置上。如果对手在某个横行、竖列或区域里已有某种形状，你就不能把同样的形状放进去。自己的棋子从不妨碍自己。

    只要你放下的棋子让一条线凑齐四种形状，不论它们属于谁，你立即获胜。轮到对手而对手无处可放时，你也获胜。没有和棋。

    着法写成形状加位置：Bc2 表示把圆柱体放在 c2。
quantik-reason-line = 一条线上凑齐了四种形状
quantik-reason-no-move = 对手没有合法着法

quantik-the-shape =
    { $shape ->
        [sphere] 球体
        [cylinder] 圆柱体
        [cube] 立方体
       *[cone] 圆锥体
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] 对手的球体
        [cylinder] 对手的圆柱体
        [cube] 对手的立方体
       *[cone] 对手的圆锥体
    }

error-too-many-pieces = { seat-name }在版图上同一形状的棋子超过 { $limit } 枚：{ quantik-the-shape }。
error-turns-do-not-alternate = 版图上明方有 { $first } 枚棋子，暗方有 { $second } 枚；明方应与暗方一样多，或者多一枚。
error-shapes-clash = { $line ->
        [row] 在 { $space } 和 { $other }，双方在同一横行有相同的形状（{ quantik-the-shape }）；后放的那枚不可能放下。
        [column] 在 { $space } 和 { $other }，双方在同一竖列有相同的形状（{ quantik-the-shape }）；后放的那枚不可能放下。
       *[region] 在 { $space } 和 { $other }，双方在同一区域有相同的形状（{ quantik-the-shape }）；后放的那枚不可能放下。
    }
error-shape-used-up = { $shape ->
        [sphere] 你的两个球体都已在版图上。
        [cylinder] 你的两个圆柱体都已在版图上。
        [cube] 你的两个立方体都已在版图上。
       *[cone] 你的两个圆锥体都已在版图上。
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape }（{ $space }）已在这一横行。
        [column] { quantik-opposing-shape }（{ $space }）已在这一竖列。
       *[region] { quantik-opposing-shape }（{ $space }）已在这一区域。
    }

## The board

board-piece-sphere = { $colour ->
        [light] 明色球体
       *[dark] 暗色球体
    }
board-piece-cylinder = { $colour ->
        [light] 明色圆柱体
       *[dark] 暗色圆柱体
    }
board-piece-cube = { $colour ->
        [light] 明色立方体
       *[dark] 暗色立方体
    }
board-piece-cone = { $colour ->
        [light] 明色圆锥体
       *[dark] 暗色圆锥体
    }

board-place-sphere = { seat-name }把球体放在 { $space }
board-place-cylinder = { seat-name }把圆柱体放在 { $space }
board-place-cube = { seat-name }把立方体放在 { $space }
board-place-cone = { seat-name }把圆锥体放在 { $space }

## How a match ended

web-why-quantik-line = 一个横行、竖列或区域凑齐了四种形状，放下最后一枚的人获胜。
web-why-quantik-no-move = { $reader ->
        [winner] 对手没有地方可以放棋子了。
        [loser] 你没有地方可以放棋子了。
       *[none] 另一方没有地方可以放棋子了。
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = 圆锥体补全了一个有四种形状的横行。放最后一枚的人获胜，即使其余棋子中有对手的。
study-rules-quantik-column = 竖列也一样算。这里暗方用明方的三枚棋子获胜。
study-rules-quantik-region = 四个 2×2 的区域也一样。
study-rules-quantik-forbidden = 明方在最上面横行的球体，让暗方的球体进不了那个横行，也进不了它的竖列和区域。
study-rules-quantik-own = 自己的棋子从不挡路：同一竖列放第二个球体没有问题。
study-rules-quantik-no-move = 放下这个立方体后，明方没有位置可放棋子了。无法行动的人就输了。

## The rule page: what the printed rules leave open

study-decision-quantik-both = 如果最后一枚棋子补全了一条线，同时也让对手无法行动，算作补全线获胜。
study-decision-quantik-start = 谁先走由抽签决定；下一局交换。
