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
