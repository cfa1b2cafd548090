exago-name = Exago
exago-tagline = タイルを置き、それから動かして、一列に並べます。
exago-rules =
    2人から6人で、六角形のマスのゲームボードを使います。2人ではタイルを12枚ずつ持って5つ並びを、3人から6人では6枚ずつ持って4つ並びを目指します。

    最初のタイルは中央に置きます。その後は、手駒のタイルがある間、ボードのタイルに隣り合う空いているマスに1枚置きます。手駒がなくなったら、自分のタイルを1枚持ち上げ、タイルに隣り合う別のマスに置きます。

    タイルを持ち上げて残りがばらばらのグループに分かれたら、いちばん大きなグループだけが残ります。ほかのタイルは、持ち上げたタイルを置く前に、すべて持ち主の手元に戻ります。いちばん大きなグループが複数あれば、どれを残すか選びます。戻ったタイルは、1手番に1枚ずつ置きます。すべて置くまで、タイルを動かせません。

    3人以上ではブロックの義務があります。自分が今すぐ勝てず、次の手番で勝てる人がほかにいるときは、そのうち自分の後に最初に手番が来る人を見ます。その人を止められる手があれば、そのような手を指さなければなりません。

    3方向のどれかに、自分の色のタイルが必要な数だけすき間なくまっすぐ並べば、自分の手番の終わりに勝ちです。

    置く手はf6、動かす手はf6-g7、動かしてa3を含むグループを残す手はf6-g7=a3、ほかに何もできないときはpassと書きます。
exago-reason-line = タイルがまっすぐ並びました
exago-reason-no-move = だれも指せません

exago-option-players = 何人で遊ぶか、2人から6人。
exago-option-players-name = 人数
exago-option-size = ボードの一辺のマスの数。
exago-option-size-name = ボードの大きさ
exago-option-tiles = 最初に持つタイルの数。ハンデとして席ごとにひとつずつの数でも指定できます。
exago-option-tiles-name = タイルの数
exago-option-line = 何枚並べば勝ちか。
exago-option-line-name = 勝ちになる並び
exago-option-early = 手駒が残っている間もタイルを動かせるかどうか。
exago-option-early-name = 早めの移動
exago-option-reconnect = 切り離されたグループが戻る前に持ち上げたタイルを置き、つなぎ直せるかどうか。
exago-option-reconnect-name = つなぎ直し
exago-option-block = 3人以上で、勝ちのねらいをブロックする義務があるかどうか。
exago-option-block-name = ブロックの義務
exago-option-repetition = 同じ局面が何回現れたら引き分けになるか。
exago-option-repetition-name = 同じ局面の繰り返し

exago-brief-players = プレイヤー{ $value }人
exago-brief-size = 一辺{ $value }
exago-brief-tiles = タイル：{ $value }
exago-brief-line = { $value }枚並び
exago-brief-early = { $value ->
        [on] 途中でも動かせる
       *[off] 置き終えてから動かす
    }
exago-brief-reconnect = { $value ->
        [on] 切り離してもつなぎ直せる
       *[off] 切り離したタイルは戻る
    }
exago-brief-block = { $value ->
        [on] ブロックの義務あり
       *[off] ブロックの義務なし
    }
exago-brief-repetition = { $value ->
        [off] 繰り返しの引き分けなし
       *[other] 繰り返しで引き分け
    }

error-tiles-for-seats = 席は{ $seats }ですが、オプションtilesには数が{ $found }個あります。1個か、席ごとに1個ずつ指定してください。
error-empty-run = { $row }行目の空きマスの数が0か、数が0で始まっています。
error-hands-unreadable = 「{ $hands }」は手駒の書き方ではありません。このゲームでは{ $example }のように書きます。
error-hands-do-not-add-up = { seat-name }のタイルはボードに{ $board }枚、手駒に{ $hand }枚です。合わせて{ $total }枚でなければなりません。
error-tiles-do-not-touch = すべてのタイルがつながっていなければなりませんが、{ $space }と{ $other }はつながっていません。
error-pass-not-needed = パスできるのは、ほかに何もできないときだけです。
error-centre-first = 最初のタイルは中央の{ $space }に置きます。
error-touches-nothing = { $space }のタイルはどのタイルにも接しません。
error-not-your-tile = { $space }に自分のタイルはありません。
error-place-first = 手駒にまだ{ $count }枚のタイルがあります。すべて置くまでタイルを動かせません。
error-back-to-own-space = 持ち上げたタイルは別のマスに置きます。{ $space }には戻せません。
error-no-choice-of-groups = ここではグループを選べません。{ $move }と書いてください。
error-choose-group = いちばん大きなグループが複数あります。=と次のどれかを付けて、残すものを指定してください：{ $spaces }。
error-must-block = { seat-name }が勝ちをねらっていて、止めることができます。止める手しか指せません。

## The board

board-piece-tile = { $colour ->
        [red] 赤いタイル
        [blue] 青いタイル
        [yellow] 黄色いタイル
        [green] 緑のタイル
        [purple] 紫のタイル
       *[orange] 橙のタイル
    }
board-place-tile = { seat-name }がタイルを{ $space }に置きました

## How a match ended

web-why-exago-line = { $reader ->
        [winner] 自分のタイルがすき間なくまっすぐ並びました。
        [loser] 勝者のタイルがすき間なくまっすぐ並びました。
       *[none] タイルがすき間なくまっすぐ並びました。
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = ゲームボードは六角形でできています。最初のタイルは中央に置きます。置いてください。
learn-exago-centre-done = これからは、どのタイルもボードのタイルに接していなければなりません。
learn-exago-touch = あなたは青です。ひとりぼっちになるb2にタイルを置いてみてください。
learn-exago-touch-done = タイルはいつもすべてつながっています。
learn-exago-place = 赤いタイルに隣り合うマスに置いてください。隣の色は関係ありません。
learn-exago-place-done = 手駒にタイルがある間は、手番に1枚置きます。
learn-exago-line = 2人では、自分の色のタイルが5枚まっすぐ並べば勝ちです。もう4枚あります。5枚目を加えてください。
learn-exago-line-done = 並びは3方向あります。まっすぐで、すき間がないことが必要です。3人以上では4枚で足ります。
learn-exago-place-first = タイルは後で動かせますが、まだです。自分のタイルをe4からd5へ動かしてみてください。
learn-exago-place-first-done = 動かせるのは、自分のタイルをすべてボードに置いてからです。
learn-exago-relocate = 手駒がなくなりました。これからの手番では、自分のタイルを1枚持ち上げ、タイルに隣り合う別のマスに置きます。1枚動かしてください。
learn-exago-relocate-done = ここからは、どのタイルもどこへでも行けます。
learn-exago-own-space = 持ち上げたタイルは別の所に置きます。d2のタイルを元の所に戻してみてください。
learn-exago-own-space-done = Exagoでは、手番を休むことはできません。
learn-exago-cut-off = タイルを持ち上げて残りがばらばらのグループに分かれたら、いちばん大きなグループだけが残り、ほかのタイルは持ち主の手元に戻ります。動かすとほかのタイルが切り離されるタイルを動かしてください。
learn-exago-cut-off-done = タイルが戻った人は、1手番に1枚ずつすべて置くまで動かせません。かなり手数がかかることがあります。
learn-exago-choose = いちばん大きなグループが複数あれば、残すものを選びます。持ち上げると同じ大きさの2つのグループが残るタイルを、残したいグループの隣に置いてください。両方に接する所に置いたときは、残したいグループのタイルを選びます。
learn-exago-choose-done = もうひとつのグループは手元に戻りました。自分の役に立つほうを選びましょう。
learn-exago-move-to-win = この小さなゲームでは4枚並べば勝ちです。あなたは青で、手駒はありません。タイルを動かして勝ってください。
learn-exago-move-to-win-done = すき間のある並びと、今の場所で必要のないタイルを探しましょう。
learn-exago-must-block = ここでは3人で遊び、タイルが4枚並べば勝ちです。赤は次の手番にd5で勝てます。あなたは青です。代わりにe5に置いてみてください。
learn-exago-must-block-done = 3人以上では、自分が勝てず、止められる手があるなら、相手の勝ちを止めなければなりません。
learn-exago-block = では、義務を果たしてください。
learn-exago-block-done = 何人かが勝ちをねらっているときは、最初に手番が来る人を止めます。
learn-exago-win-first = ブロックの義務にはひとつ例外があります。自分が勝てるなら、勝ってかまいません。あなたは赤です。
learn-exago-win-first-done = 勝つことはブロックより優先です。
learn-exago-ahead = また2人で、5枚並べば勝ちです。あなたは赤です。青が防げないねらいを作ってください。次のタイルで勝てます。
learn-exago-ahead-done = 両端が開いた並びはどちらの端でも完成させられますが、青がふさげるのは片方だけです。
learn-exago-cross = もうだれにも手駒がありません。あなたは赤です。今の場所で必要のない自分のタイルを持ち上げて、自分の並びが2つ交わるマスに置いてください。青は片方しか止められません。
learn-exago-cross-done = 2つの並びが交わる所のタイルは、両方の役に立ちます。強い人は、そのような場所を、使うずっと前から準備しています。さあ、対局してみましょう。

## Themes of puzzles

study-theme-relocate = タイルを動かす
study-theme-win-by-cutting = 切り離して勝つ
study-theme-hold-by-cutting = 切り離して守る

## The rule page: what the examples show

study-rules-exago-touch = 新しいタイルはボードのタイルに接していなければなりません。
study-rules-exago-line = すき間のないまっすぐな並びで勝ちです。2人では5枚、それより多ければ4枚です。
study-rules-exago-relocate = 手駒がなければ、自分のタイルを1枚持ち上げ、タイルに接する所に置きます。
study-rules-exago-cut-off = このタイルを持ち上げるとほかの2枚が切り離されます。持ち主の手元に戻り、置き直すまで動かせません。
study-rules-exago-choose = 同じ大きさのグループが2つ残りました。手番の人がどちらを残すか選びます。
study-rules-exago-must-block = 3人以上では、ねらいを止めなければなりません。赤がd5での勝ちをねらっているので、青はほかの所に置けません。
study-rules-exago-block = この手はねらいを止めるので、指せます。

## The rule page: what the printed rules leave open

study-decision-exago-groups = グループが3つ以上でも、残るのはいちばん大きなものひとつだけです。
study-decision-exago-own = 自分のタイルが手元に戻っても、持ち上げたタイルはすぐに置きます。ほかは後の手番に置きます。
study-decision-exago-duty = 3人以上では、ねらうのが1人だけでも、できるときのブロックは義務です。
study-decision-exago-first = 何人かがねらっているときは、最初に手番が来る人を止めます。
study-decision-exago-relocated = タイルを動かして勝つねらいも、ほかのねらいと同じ扱いです。
study-decision-exago-stuck = 何もできない人はパスします。だれも指せなければ引き分けです。
