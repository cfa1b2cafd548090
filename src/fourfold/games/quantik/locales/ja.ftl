quantik-name = Quantik
quantik-tagline = 4種類の異なる形をラインにそろえます。だれの駒でもかまいません。
quantik-rules =
    2人のプレイヤー、明側と暗側が、それぞれ8個の駒を持ちます。球（A）が2個、円柱（B）が2個、立方体（C）が2個、円すい（D）が2個です。ゲームボードには16マスあり、4つの横列、4つの縦列、4つの2×2のエリアをラインと呼びます。

    自分の手番には、駒を1個、空いているマスに置きます。相手が同じ形をすでに置いている横列、縦列、エリアには、その形を置けません。自分の駒が自分の邪魔をすることはありません。

    自分が置いた駒でひとつのラインに4種類の形がそろえば、駒の持ち主に関係なく、その場で勝ちです。相手が手番なのにどの駒も置けないときも、自分の勝ちです。引き分けはありません。

    手は形とマスで書きます。Bc2は円柱をc2に置く手です。
quantik-reason-line = ひとつのラインに4種類の形がそろいました
quantik-reason-no-move = 相手に合法手がありませんでした

quantik-the-shape =
    { $shape ->
        [sphere] 球
        [cylinder] 円柱
        [cube] 立方体
       *[cone] 円すい
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] 相手の球
        [cylinder] 相手の円柱
        [cube] 相手の立方体
       *[cone] 相手の円すい
    }

error-too-many-pieces = { seat-name }の同じ形の駒がボードに{ $limit }個より多くあります：{ quantik-the-shape }。
error-turns-do-not-alternate = ボードの駒は明側が{ $first }個、暗側が{ $second }個です。明側は暗側と同じ数か、1個多くなければなりません。
error-shapes-clash = { $line ->
        [row] { $space }と{ $other }で、両者が同じ横列に同じ形（{ quantik-the-shape }）を置いています。後の駒は置けなかったはずです。
        [column] { $space }と{ $other }で、両者が同じ縦列に同じ形（{ quantik-the-shape }）を置いています。後の駒は置けなかったはずです。
       *[region] { $space }と{ $other }で、両者が同じエリアに同じ形（{ quantik-the-shape }）を置いています。後の駒は置けなかったはずです。
    }
error-shape-used-up = { $shape ->
        [sphere] 自分の球は2個ともボードにあります。
        [cylinder] 自分の円柱は2個ともボードにあります。
        [cube] 自分の立方体は2個ともボードにあります。
       *[cone] 自分の円すいは2個ともボードにあります。
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape }が同じ横列の{ $space }にあります。
        [column] { quantik-opposing-shape }が同じ縦列の{ $space }にあります。
       *[region] { quantik-opposing-shape }が同じエリアの{ $space }にあります。
    }

## The board

board-piece-sphere = { $colour ->
        [light] 明るい球
       *[dark] 暗い球
    }
board-piece-cylinder = { $colour ->
        [light] 明るい円柱
       *[dark] 暗い円柱
    }
board-piece-cube = { $colour ->
        [light] 明るい立方体
       *[dark] 暗い立方体
    }
board-piece-cone = { $colour ->
        [light] 明るい円すい
       *[dark] 暗い円すい
    }

board-place-sphere = { seat-name }が球を{ $space }に置きました
board-place-cylinder = { seat-name }が円柱を{ $space }に置きました
board-place-cube = { seat-name }が立方体を{ $space }に置きました
board-place-cone = { seat-name }が円すいを{ $space }に置きました

## How a match ended

web-why-quantik-line = 横列、縦列、またはエリアに4種類の形がそろいました。最後に置いた人の勝ちです。
web-why-quantik-no-move = { $reader ->
        [winner] 相手には駒を置ける所がありません。
        [loser] 自分の駒を置ける所がありません。
       *[none] もう一方には駒を置ける所がありません。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = これがゲームボードです。16マスあり、4つの横列、4つの縦列、4つの2×2のエリアがこのゲームのラインです。印の付いた所がエリアのひとつです。
learn-quantik-place = 駒は8個あります。球が2個、円柱が2個、立方体が2個、円すいが2個です。手番には空いているマスに駒を1個置きます。好きな駒を好きな所に置いてください。
learn-quantik-place-done = 駒はそこに残ります。Quantikでは駒が動いたりボードから出たりすることはありません。
learn-quantik-row = ひとつのラインに4種類の形をそろえた人の勝ちです。いちばん上の横列に形がひとつ足りません。その形を置いてください。
learn-quantik-row-done = 球、円柱、立方体、円すいが横列にそろいました。勝ちです。
learn-quantik-region = エリアも横列や縦列と同じ扱いです。右上のエリアを完成させてください。
learn-quantik-region-done = エリアに4種類の形がそろいました。勝ちです。
learn-quantik-anyones = だれの駒でもかまいません。ここではあなたは暗側です。ひとつの縦列に明側の駒が3個あります。利用してください。
learn-quantik-anyones-done = 自分の駒でなければならないのは最後の1個だけです。だから、相手に何を残すかに気をつけましょう。
learn-quantik-forbidden-row = 次は、ただひとつ禁止されていることです。明側がいちばん上の横列に球を置いています。あなたは暗側です。同じ横列のa4に球を置いてみてください。
learn-quantik-forbidden-row-done = 相手が同じ形をすでに置いている横列、縦列、エリアには、その形を置けません。
learn-quantik-forbidden-region = エリアでも同じです。暗側の円柱がd3にあります。あなたは明側です。c4に円柱を置いてみてください。
learn-quantik-forbidden-region-done = 駒を1個置くたびに、その横列、縦列、エリアに相手の同じ形が入れなくなります。
learn-quantik-own = 自分の駒のせいで置けなくなることはありません。2個目の球を最初の球と同じラインに置いてください。
learn-quantik-own-done = 自分の球が2個同じラインにあってもかまいません。入れないのは相手だけです。
learn-quantik-two-each = どの形も2個ずつしかありません。球は2個ともボードにあります。3個目をd2に置いてみてください。
learn-quantik-two-each-done = 2個とも使えば、その形はもうありません。残りはいつでも手駒でわかります。
learn-quantik-careful = ここではほとんどの手で明側にすぐ勝たれてしまいます。あなたは暗側です。明側が完成させられるラインを残さない、ただひとつの手を見つけてください。
learn-quantik-careful-done = お見事です。3種類の形がそろったラインは、相手への贈り物です。ただし、4つ目をそこに置けないなら安全です。
learn-quantik-no-move = 勝ち方はもうひとつあります。手番なのに置けない人の負けです。あなたは暗側です。明側の最後の手をなくしてください。
learn-quantik-no-move-done = 明側にはまだ駒がありますが、置けるマスがありません。
learn-quantik-ahead = ここではだれもすぐには勝てませんが、暗側のあなたには必ず勝てる手があります。その手の後は、明側が何をしても、あなたがラインを完成させられます。
learn-quantik-ahead-done = Quantikはこうして勝ちます。自分の助けになる手だけを相手に残しましょう。さあ、対局してみましょう。

## The rule page: what the examples show

study-rules-quantik-row = 円すいで横列に4種類の形がそろいます。ほかの駒に相手のものがあっても、最後の駒を置いた人の勝ちです。
study-rules-quantik-column = 縦列も同じです。ここでは暗側が明側の駒3個を使って勝ちます。
study-rules-quantik-region = 4つの2×2のエリアも同じです。
study-rules-quantik-forbidden = いちばん上の横列にある明側の球のせいで、暗側の球はその横列、縦列、エリアに入れません。
study-rules-quantik-own = 自分の駒は邪魔になりません。同じ縦列に2個目の球を置いてもかまいません。
study-rules-quantik-no-move = この立方体の後、明側には駒を置けるマスがありません。置けない人の負けです。

## The rule page: what the printed rules leave open

study-decision-quantik-both = 最後の駒でラインが完成し、同時に相手が置けなくなったときは、ライン完成による勝ちとします。
study-decision-quantik-start = 先攻はくじで決め、次の対局では交代します。
