qomet-name = Qomet
qomet-tagline = 星を置き、動かし、押して、4個の自分の星で正方形を作ります。
qomet-rules =
    2人のプレイヤー、明側と暗側が、手駒として星を7個ずつ持ちます。ゲームボードには25個の点があり、中央を囲む3つの正方形の上に並び、線でつながっています。

    自分の手番には、次の3つのうちひとつをします。1つ目：手駒の星を1個、好きな空いている点に置く。2つ目：自分の星を1個、線に沿って1歩移動する。そこに星があれば、色に関係なく、同じ線に沿ってもう1歩先へ押します。押す先は空いていなければなりません。3つ目：外側の正方形にある自分の星を1個、手元に戻す。外側の正方形の星が線の端を越えて押されると、持ち主の手元に戻ります。一度に押せる星は1個だけで、角を曲がって押すことはできません。

    自分の星が相手に押されたとき、次の手番ですぐに押し返すことはできません。

    同じ色の4個の星が正方形の角にそろえば勝ちです。正方形の辺はボードの線に沿っていなければなりません。そのような正方形は、大きな正方形が3個、角のひとつが中央にあるものが12個、合わせて15個です。自分の手番で相手の正方形ができると、同時に自分の正方形ができても相手の勝ちです。

    星を置く手はd4、動かす手や押す手はd4-d5、手元に戻す手はa1-xと書きます。
qomet-reason-square = 正方形の角に4個の星がそろいました
qomet-reason-gave-square = 相手の最後の手で正方形が完成しました

qomet-option-corner_exit = 外側の角にある星を、対角線だけでなく外側の辺に沿っても押し出せるかどうか。
qomet-option-corner_exit-name = 角からの押し出し
qomet-option-repetition = 同じ局面が何回現れたら引き分けになるか。
qomet-option-repetition-name = 同じ局面の繰り返し

qomet-brief-corner_exit = { $value ->
        [on] 角は開放
       *[off] 角は閉鎖
    }
qomet-brief-repetition = { $value ->
        [off] 繰り返しの引き分けなし
       *[other] 繰り返しで引き分け
    }

error-too-many-stars = { seat-name }の星がボードに{ $found }個あります。星は{ $limit }個しかありません。
error-forbidden-move-is-none = 「{ $move }」は禁止の手になりえません。手番のプレイヤーの星がそのように押されたはずがありません。
error-not-your-star = { $space }に自分の星はありません。
error-not-on-outer-square = 手元に戻せるのは外側の正方形の星だけです。{ $space }はもっと内側です。
error-no-line-between = { $start }から{ $end }へ1歩で行ける線はありません。
error-undoes-last-turn = { $start }-{ $end }と押すと相手の前の手を取り消すことになります。1手番の間は禁止です。
error-push-has-no-way = { $space }の星はその方向へ押せません。線がそこで終わっています。
error-push-blocked = { $space }の星は押せません。その先の{ $behind }がふさがっています。

## The board

board-piece-star = { $colour ->
        [light] 明るい星
       *[dark] 暗い星
    }
board-place-star = { seat-name }が星を{ $space }に置きました
board-back-star = { seat-name }が{ $space }の星を手元に戻しました
board-to-star = { $colour ->
        [light] 明るい星が{ $space }に移りました
       *[dark] 暗い星が{ $space }に移りました
    }
board-off-star = { $colour ->
        [light] 明るい星がボードの外に出ました
       *[dark] 暗い星がボードの外に出ました
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] 自分の4個の星が正方形の角にそろいました。
        [loser] 相手の4個の星が正方形の角にそろいました。
       *[none] 同じ色の4個の星が正方形の角にそろいました。
    }
web-why-qomet-gave-square = { $reader ->
        [winner] 相手の手で、あなたの正方形が完成しました。
        [loser] 自分の手で相手の正方形を完成させてしまいました。その場合も相手の勝ちです。
       *[none] もう一方のプレイヤーの手で正方形が完成しました。その場合も正方形の色の勝ちです。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = これがゲームボードです。中央を囲む3つの正方形の上に25個の点があり、線でつながっています。印の付いた所が中央です。星は線の上だけを動きます。
learn-qomet-place = 手駒に星が7個あります。手番にできることのひとつは、好きな空いている点に星を置くことです。置いてみてください。
learn-qomet-place-done = これが「置く」です。手番にできることはあと2つ、移動することと手元に戻すことです。
learn-qomet-square = 自分の星が4個、正方形の角にそろえば勝ちです。内側の正方形の3つの角は自分の星です。完成させてください。
learn-qomet-square-done = 内側、中間、外側の大きな正方形は、15個の正方形のうちの3個です。
learn-qomet-centre = ほかの12個の正方形は、ひとつの角がボードの中央にあります。この正方形に足りない角を見つけてください。
learn-qomet-centre-done = 4つの区画のそれぞれに小、中、大があり、合わせて12個の正方形の角のひとつが中央にあります。角と角の間に星があってもかまいません。
learn-qomet-diamond = この4個の星は辺のまん中にあります。正方形に見えますが、辺がボードの線に沿っていないので、正方形ではありません。
learn-qomet-step = 自分の星を線に沿って1歩、空いている点へ移動することもできます。どちらかの星でやってみてください。
learn-qomet-step-done = 動かす前に線を見ましょう。隣どうしがすべてつながっているわけではありません。
learn-qomet-push = 星が邪魔をしていたら、色に関係なく、同じ線に沿ってもう1歩先へ押します。暗側の星を押してください。
learn-qomet-push-done = あなたの星がその場所に入り、暗側の星は先へ動きました。自分の星も同じように押せます。
learn-qomet-blocked = 押せる星は1個だけで、その先が空いていなければなりません。d5の暗側の星を押してみてください。
learn-qomet-blocked-done = 2個続いた星は押せません。
learn-qomet-corner = 角を曲がって押すことはできません。中間の正方形で、f6の星を辺に沿って押してみてください。
learn-qomet-corner-done = 線がそこで終わっていて、内側や中間の正方形の星はボードの外に出られません。
learn-qomet-push-off = 外側の正方形では違います。線の端を越えて押された星は、持ち主の手元に戻ります。暗側の星をボードの外に押してください。
learn-qomet-push-off-done = 暗側はまたその星を置けますが、手番をひとつ使います。
learn-qomet-withdraw = 3種類目の手です。外側の正方形にある自分の星を手元に戻してください。
learn-qomet-withdraw-done = 次の手番に、必要な所へ置けます。
learn-qomet-undo = 暗側が今、あなたの星をd4からd5へ押しました。すぐに押し返してみてください。
learn-qomet-undo-done = 押されてすぐに押し返すことはできません。その次の自分の手番ならできます。
learn-qomet-gift = 印の付いた正方形まで、暗側に足りないのはd4だけです。暗側の星をd5からd4へ押すとどうなるか見てください。
learn-qomet-gift-done = 暗側の正方形を作ってしまったので、暗側の勝ちです。だれが完成させても、正方形はその色のものです。
learn-qomet-save = 同じ局面で、もっとよい手を。暗側が正方形を作れなくなる、ただひとつの手を見つけてください。
learn-qomet-save-done = その正方形の角にある星をボードの外に押し出すのは、よい守りです。
learn-qomet-ahead = すぐには勝てませんが、必ず勝てる手がひとつあります。暗側が何をしても、2手番後に正方形ができます。
learn-qomet-ahead-done = 暗側が最後の角を埋めたら、その星を押しのけて場所を取ります。さあ、対局してみましょう。

## Themes of puzzles

study-theme-no-undo = 押し返し禁止を使う

## The rule page: what the examples show

study-rules-qomet-square = 同じ色の4個の星が正方形の角にそろえば勝ちです。これは3つの大きな正方形のうち内側のものです。
study-rules-qomet-centre = ほかの12個の正方形は角のひとつが中央にあります。間の星は関係ありません。
study-rules-qomet-diamond = 正方形ではありません。辺がボードの線に沿っていないからです。
study-rules-qomet-step = 星は線に沿って1歩、空いている点へ移動します。
study-rules-qomet-push = 邪魔な星は、だれのものでも、同じ線に沿ってもう1歩先へ押されます。
study-rules-qomet-blocked = 2個続いた星は押せません。1個目の先が空いていなければなりません。
study-rules-qomet-corner = 角を曲がって押すことはできず、ボードの外に出られるのは外側の正方形の星だけです。
study-rules-qomet-push-off = 外側の正方形で線の端を越えて押された星は、持ち主の手元に戻ります。
study-rules-qomet-withdraw = 外側の正方形にある自分の星を手元に戻せます。
study-rules-qomet-undo = 暗側がこの星を押したばかりです。すぐに押し返すことは1手番の間禁止です。
study-rules-qomet-gift = 明側が自分で押して暗側の正方形を完成させました。暗側の勝ちです。

## The rule page: what the printed rules leave open

study-decision-qomet-corner = 外側の角の星は、外側の辺に沿って押し出すこともできます。オプション「corner_exit」で禁止できます。
study-decision-qomet-diamond = 正方形の4辺のまん中を結んでも、正方形とは認めません。
study-decision-qomet-repetition = 手番も禁止の手も同じ局面が3回現れたら引き分けです。解析の評価ではこれを考えに入れません。だれにも必勝の手順がなければ、引き分けと示します。
study-decision-qomet-both = ひとつの手で両者に正方形ができたら、指していないほうの勝ちです。
