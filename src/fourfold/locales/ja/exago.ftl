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
