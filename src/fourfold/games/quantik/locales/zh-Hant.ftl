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

## The board

board-piece-sphere = { $colour ->
        [light] 明色球體
       *[dark] 暗色球體
    }
board-piece-cylinder = { $colour ->
        [light] 明色圓柱體
       *[dark] 暗色圓柱體
    }
board-piece-cube = { $colour ->
        [light] 明色立方體
       *[dark] 暗色立方體
    }
board-piece-cone = { $colour ->
        [light] 明色圓錐體
       *[dark] 暗色圓錐體
    }

board-place-sphere = { seat-name }把球體放在 { $space }
board-place-cylinder = { seat-name }把圓柱體放在 { $space }
board-place-cube = { seat-name }把立方體放在 { $space }
board-place-cone = { seat-name }把圓錐體放在 { $space }

## How a match ended

web-why-quantik-line = 一個橫列、直行或區域湊齊了四種形狀，放下最後一枚的人獲勝。
web-why-quantik-no-move = { $reader ->
        [winner] 對手沒有地方可以放棋子了。
        [loser] 你沒有地方可以放棋子了。
       *[none] 另一方沒有地方可以放棋子了。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = 這就是版圖：十六個位置。四個橫列、四個直行和四個 2×2 的區域是這個遊戲的線。其中一個區域已標出。
learn-quantik-place = 你有八枚棋子：兩個球體、兩個圓柱體、兩個立方體和兩個圓錐體。每個回合把一枚棋子放在一個空位置上。隨便拿一枚，放在哪裡都可以。
learn-quantik-place-done = 它就留在那裡。在 Quantik 裡，棋子不會移動，也不會離開版圖。
learn-quantik-row = 誰讓一條線湊齊四種形狀，誰就獲勝。最上面的橫列缺一種形狀：把它放上去。
learn-quantik-row-done = 球體、圓柱體、立方體和圓錐體在同一橫列：你贏了。
learn-quantik-region = 區域和橫列、直行一樣算數。把右上方的區域補全。
learn-quantik-region-done = 一個區域裡有四種形狀：你贏了。
learn-quantik-anyones = 棋子是誰的並不重要。這裡你是暗方。有一個直行裡有明方的三枚棋子：利用它們。
learn-quantik-anyones-done = 只有最後一枚必須是你的。所以要小心給對手留下什麼。
learn-quantik-forbidden-row = 現在說唯一被禁止的事。明方在最上面的橫列有一個球體。你是暗方：試著把球體放進同一橫列的 a4。
learn-quantik-forbidden-row-done = 對手在某個橫列、直行或區域裡已有的形狀，你不能再放進去。
learn-quantik-forbidden-region = 區域也是這樣。暗方的圓柱體在 d3。你是明方：試著把圓柱體放在 c4。
learn-quantik-forbidden-region-done = 你放下的每一枚棋子，都會讓對手的同一形狀進不了那個橫列、直行和區域。
learn-quantik-own = 自己的棋子絕不會擋到自己。把你的第二個球體放在與第一個同一條線上。
learn-quantik-own-done = 自己的兩個球體可以在同一條線上。被擋在外面的只有對手。
learn-quantik-two-each = 每種形狀你只有兩枚。你的兩個球體都在版圖上：試著在 d2 放第三個。
learn-quantik-two-each-done = 兩枚都用掉，那種形狀就沒有了。手中還剩什麼，你隨時看得到。
learn-quantik-careful = 這裡幾乎每一步都會讓明方立即獲勝。你是暗方：找出唯一一步，讓明方沒有線可以補全。
learn-quantik-careful-done = 好眼力。一條線上有了三種不同形狀，就等於給對手送禮，除非第四種不能放在那裡。
learn-quantik-no-move = 還有第二種獲勝方法：輪到行動卻無法行動的人就輸了。你是暗方：讓明方最後能走的一步也走不了。
learn-quantik-no-move-done = 明方還有棋子，但沒有一個位置能放。
learn-quantik-ahead = 這裡誰也不能立即獲勝，但你（暗方）有一步必勝的棋：走完之後，無論明方怎麼走，你都能補全一條線。
learn-quantik-ahead-done = Quantik 就是這樣贏的：只給對手留下對你有利的棋步。現在來玩一局吧。

## The rule page: what the examples show

study-rules-quantik-row = 圓錐體補全了一個有四種形狀的橫列。放最後一枚的人獲勝，即使其餘棋子中有對手的。
study-rules-quantik-column = 直行也一樣算數。這裡暗方用明方的三枚棋子獲勝。
study-rules-quantik-region = 四個 2×2 的區域也一樣。
study-rules-quantik-forbidden = 明方在最上面橫列的球體，讓暗方的球體進不了那個橫列，也進不了它的直行和區域。
study-rules-quantik-own = 自己的棋子從不擋路：同一直行放第二個球體沒有問題。
study-rules-quantik-no-move = 放下這個立方體後，明方沒有位置可放棋子了。無法行動的人就輸了。

## The rule page: what the printed rules leave open

study-decision-quantik-both = 如果最後一枚棋子補全了一條線，同時也讓對手無法行動，視為完成一條線而獲勝。
study-decision-quantik-start = 誰先走由抽籤決定；下一局交換。
