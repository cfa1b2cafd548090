quantik-name = Quantik
quantik-tagline = 在一條線上湊齊四種不同形狀，不論是誰放的。
quantik-rules =
    兩位玩家，明方與暗方，各有八枚棋子：兩個球體（A）、兩個圓柱體（B）、兩個立方體（C）和兩個圓錐體（D）。版圖有 16 個位置；四個橫列、四個直行和四個 2×2 的區域都叫做「線」。

    輪到你時，把自己的一枚棋子放在空位置上。如果對手在某個橫列、直行或區域裡已有某種形狀，你就不能把同樣的形狀放進去。自己的棋子從不妨礙自己。

    只要你放下的棋子讓一條線湊齊四種形狀，不論它們屬於誰，你立即獲勝。輪到對手而對手無處可放時，你也獲勝。沒有和局。

    棋步寫成形狀加位置：Bc2 表示把圓柱體放在 c2。
quantik-reason-line = 一條線上湊齊了四種形狀
quantik-reason-no-move = 對手沒有合法棋步

quantik-the-shape =
    { $shape ->
        [sphere] 球體
        [cylinder] 圓柱體
        [cube] 立方體
       *[cone] 圓錐體
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] 對手的球體
        [cylinder] 對手的圓柱體
        [cube] 對手的立方體
       *[cone] 對手的圓錐體
    }

error-too-many-pieces = { seat-name }在版圖上同一形狀的棋子超過 { $limit } 枚：{ quantik-the-shape }。
error-turns-do-not-alternate = 版圖上明方有 { $first } 枚棋子，暗方有 { $second } 枚；明方應與暗方一樣多，或者多一枚。
error-shapes-clash = { $line ->
        [row] 在 { $space } 和 { $other }，雙方在同一橫列有相同的形狀（{ quantik-the-shape }）；後放的那枚不可能放下。
        [column] 在 { $space } 和 { $other }，雙方在同一直行有相同的形狀（{ quantik-the-shape }）；後放的那枚不可能放下。
       *[region] 在 { $space } 和 { $other }，雙方在同一區域有相同的形狀（{ quantik-the-shape }）；後放的那枚不可能放下。
    }
error-shape-used-up = { $shape ->
        [sphere] 你的兩個球體都已在版圖上。
        [cylinder] 你的兩個圓柱體都已在版圖上。
        [cube] 你的兩個立方體都已在版圖上。
       *[cone] 你的兩個圓錐體都已在版圖上。
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape }（{ $space }）已在這一橫列。
        [column] { quantik-opposing-shape }（{ $space }）已在這一直行。
       *[region] { quantik-opposing-shape }（{ $space }）已在這一區域。
    }
