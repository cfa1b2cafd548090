## Quantik

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

## Qomet

learn-qomet-board = 這就是版圖：25 個點，分布在環繞中央的三個正方形上，由直線相連。中央已標出。星星只能沿直線走。
learn-qomet-place = 你手中有七顆星星。輪到你時，可以把一顆星星放在任意空點上。試試看。
learn-qomet-place-done = 這就是「放置」。另外還有兩種行動：移動和收回。
learn-qomet-square = 你的四顆星星佔住正方形的四個角就獲勝。內圈正方形的三個角是你的：補全它。
learn-qomet-square-done = 內圈、中圈和外圈這三個大正方形，是十五個正方形中的三個。
learn-qomet-centre = 另外十二個正方形有一個角在版圖中央。找出這一個缺少的角。
learn-qomet-centre-done = 版圖分成四塊，每塊裡有小、中、大三個：共有十二個正方形，都有一個角在中央。角與角之間有沒有星星都沒關係。
learn-qomet-diamond = 這四顆星星在各邊的中點。看起來像正方形，但它的邊沒有沿著版圖的直線，所以不算。
learn-qomet-step = 你也可以把自己的一顆星星沿直線移動一步，到一個空點。用其中任意一顆試試。
learn-qomet-step-done = 移動前先看清直線：相鄰的點並不都相連。
learn-qomet-push = 如果有星星擋在路上，不論顏色，你都可以把它沿同一直線再推一步。推暗方的星星。
learn-qomet-push-done = 你佔了它的位置，它被往前推了一步。自己的星星也可以這樣推。
learn-qomet-blocked = 一次只能推一顆星星，而且它前方必須是空的。試著推 d5 上暗方的星星。
learn-qomet-blocked-done = 連著的兩顆星星推不動。
learn-qomet-corner = 推移不能轉彎。在中圈正方形上，試著沿邊推 f6 上的星星。
learn-qomet-corner-done = 直線在那裡到盡頭了，內圈和中圈正方形上的星星不能離開版圖。
learn-qomet-push-off = 外圈正方形不一樣：星星被推過直線的盡頭，就回到主人手中。把暗方的星星推至版圖外。
learn-qomet-push-off-done = 暗方可以再放它，但要花一個回合。
learn-qomet-withdraw = 第三種行動：把自己在外圈正方形上的一顆星星收回手中。
learn-qomet-withdraw-done = 下一個回合你可以把它放在需要的地方。
learn-qomet-undo = 暗方剛把你的星星從 d4 推到 d5。試著直接推回去。
learn-qomet-undo-done = 剛被推完，不能馬上推回去。再過一個回合就可以了。
learn-qomet-gift = 暗方只差 d4 就能組成標出的正方形。看看把暗方的星星從 d5 推到 d4 會怎樣。
learn-qomet-gift-done = 你幫暗方組成了正方形，所以暗方獲勝。正方形屬於它的顏色，不論是誰補全的。
learn-qomet-save = 同一局面，走得更好：找出唯一一步，讓暗方組不成正方形。
learn-qomet-save-done = 把佔著它一個角的星星推至版圖外，是很好的防守。
learn-qomet-ahead = 這裡你不能立即獲勝，但有一步必勝的棋：不論暗方怎麼走，兩個回合後你就有正方形。
learn-qomet-ahead-done = 如果暗方填上最後一個角，你就把那顆星星推開，佔住它的位置。現在來玩一局吧。

## Exago

learn-exago-centre = 版圖由六邊形組成。一局的第一塊板塊放在中央。放上去吧。
learn-exago-centre-done = 從現在起，每塊板塊都必須碰到版圖上的板塊。
learn-exago-touch = 你是藍方。試著把板塊放在 b2，它在那裡會是孤零零的。
learn-exago-touch-done = 所有板塊永遠連在一起。
learn-exago-place = 把你的板塊放在與紅色板塊相鄰的位置。相鄰板塊是什麼顏色都沒關係。
learn-exago-place-done = 只要手中有板塊，輪到你時就放一塊。
learn-exago-line = 兩人玩時，自己顏色的五塊板塊連成直線就獲勝。你有四塊：加上第五塊。
learn-exago-line-done = 線有三個方向，必須筆直、沒有空隙。三人或更多人玩時只需四塊。
learn-exago-place-first = 板塊以後可以移動，但現在還不行。試著把你的板塊從 e4 移動到 d5。
learn-exago-place-first-done = 要先把自己的板塊全部放到版圖上。
learn-exago-relocate = 現在你手中沒有板塊了。輪到你時，就拿起自己的一塊板塊，放到另一個與板塊相鄰的位置。移動一塊試試。
learn-exago-relocate-done = 從這裡開始，每塊板塊都可以去任何地方。
learn-exago-own-space = 拿起的板塊必須去別處。試著把 d2 的板塊放回原處。
learn-exago-own-space-done = 在 Exago 裡不能原地不動。
learn-exago-cut-off = 如果拿起一塊板塊後，其餘板塊分成幾個群組，只有最大的群組留下；其他板塊回到各自主人手中。移動一塊板塊，讓另外幾塊斷開。
learn-exago-cut-off-done = 板塊回到手中的人必須先放完，每回合一塊，才能再移動。這可能要花好幾個回合。
learn-exago-choose = 如果幾個群組同樣最大，由你選擇留下哪一個。找一塊拿起後會留下兩個同樣大的群組的板塊，把它放到你想留下的群組旁邊。如果放下後兩個群組都碰到，就選想留下的群組裡的一塊。
learn-exago-choose-done = 另一個群組回到了手中。要選對你更有利的那個。
learn-exago-move-to-win = 在這一小局裡，四塊板塊連線就獲勝。你是藍方，手中沒有板塊：移動一塊來獲勝。
learn-exago-move-to-win-done = 找有空隙的線，再找一塊在原處用不著的板塊。
learn-exago-must-block = 這裡三人玩，四塊板塊連線就獲勝。紅方下一回合就能在 d5 獲勝。你是藍方：試著改走 e5。
learn-exago-must-block-done = 三人或更多人玩時，如果你自己不能獲勝，而你有辦法阻止威脅，就必須阻止。
learn-exago-block = 現在去阻擋吧。
learn-exago-block-done = 如果有幾個人威脅，你要應對最先輪到的那一位。
learn-exago-win-first = 阻擋的義務有一個例外：如果你自己能獲勝，就可以直接去贏。你是紅方。
learn-exago-win-first-done = 獲勝優先於阻擋。
learn-exago-ahead = 又是兩人玩，五塊連線。你是紅方。做出藍方無法應對的威脅：用下一塊板塊獲勝。
learn-exago-ahead-done = 兩頭都空的線，哪一頭都能補全，而藍方只能堵住一頭。現在來玩一局吧。
