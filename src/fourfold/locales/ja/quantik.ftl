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
