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
