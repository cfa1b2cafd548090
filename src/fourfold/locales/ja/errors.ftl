## Games and options

error-game-unknown = 「{ $name }」というゲームはありません。ゲームは{ $names }です。
error-option-unknown = { $keys ->
        [none] ここにはオプション「{ $key }」はありません。オプションは–です。
       *[other] ここにはオプション「{ $key }」はありません。オプションは{ $keys }です。
    }
error-option-choice = オプション{ $key }は「{ $value }」にできません。{ $values }のどれかです。
error-option-number = オプション{ $key }は「{ $value }」にできません。{ $low }から{ $high }までの整数です。
error-option-type = オプション{ $key }は語か整数でなければなりません。
error-option-pair = 「{ $pair }」はオプションではありません。key=valueと書いてください。
error-option-twice = オプション{ $key }が2回指定されています。

## Positions

error-field-count = ここでは局面は空白ひとつで区切った{ $expected }個の部分からなります。{ $found }個ではありません。
error-row-count = ボードは「/」で区切った{ $expected }行です。{ $found }行ではありません。
error-row-length = { $row }行目は{ $expected }マスです。{ $found }マスではありません。
error-letter-unknown = { $row }行目に「{ $letter }」があります。使えるのは{ $letters }です。
error-mover-unknown = 「{ $letter }」が手番になることはありません。{ $letters }のどれかです。
error-over-before-last-move = { seat-name }の最後の手の前にゲームが終わっていました。すでに勝ちの形がボードにありました。

## Moves

error-game-over = ゲームは終わっています。「{ $move }」はもう指せません。
error-move-unreadable = 「{ $move }」は手ではありません。手は{ $example }のように書きます。
error-picks-no-turn = それは手ではありません。動かせる駒を選び、次に置くマスを選んでください。
error-picks-group = いちばん大きなグループが複数あります。残すものを選んでください。
error-picks-over = 対局は終わっています。
error-space-unknown = このボードに{ $space }というマスはありません。
error-space-taken = マス{ $space }はふさがっています。
error-hand-empty = { seat-name }には置ける手駒が残っていません。

## Matches

error-player-count = 席の数は{ $seats }です。{ $found }ではありません。
error-player-name = 「{ $name }」は名前に使えません。前後に空白のない、表示できる文字1〜{ $limit }字にしてください。
error-settled-away-from-board = この対局はボードの上ではなくプレイヤーによって終わりました。待ったはできません。
error-nothing-to-take-back =
    { $played ->
        [0] まだ一手も指していないので、戻せません。
       *[other] まだ{ $played }手しか指していないので、{ $count }手は戻せません。
    }
error-seat-cannot-resign = 席{ $seat }は投了できません。その席がないか、すでに投了しています。
error-match-goes-on = 対局はまだ終わっていません。
error-match-over = 対局は終わっています。

## Records

error-record-start = 棋譜を始められません：{ $reason }
error-record-move = { $line }行目：{ $reason }
error-record-tag-unreadable = { $line }行目：「{ $text }」はタグではありません。タグは[Game "quantik"]のように書きます。
error-record-tag-twice = { $line }行目：タグ{ $tag }が2回目です。
error-record-tag-unknown = { $line }行目：このような棋譜にタグ{ $tag }はありません。
error-record-tag-missing = 棋譜にタグ{ $tag }がありません。
error-record-rules = { $line }行目：棋譜はルールの第{ $found }版に従っています。このプログラムが知っているのは第{ $expected }版です。
error-record-date = { $line }行目：「{ $text }」は日付ではありません。2026-11-15のように、わからなければ?と書いてください。
error-record-number = { $line }行目：ここは「{ $found }」ではなく「{ $expected }」のはずです。
error-record-number-alone = { $line }行目：最後の番号の後に手がありません。
error-record-resigned = { $line }行目：「{ $text }」は手と合いません。投了は「seat 2 after 14」のように順に書きます。
error-record-result = { $line }行目：結果は「{ $said }」ですが、手からは「{ $found }」になります。
