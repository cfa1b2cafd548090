board-label = ゲームボード
board-pass = パス
board-choose-group = 残すグループを選んでください。

board-empty = 空き
board-selected = 選択中
board-group = グループ{ $number }
board-target = 選べます
board-last = 直前の手
board-winning = 勝ちの一部

board-space-holds = { $space } { $piece }
board-space-empty = { $space } 空き
board-empty-run = { $first }から{ $last }まで空き

board-hand = { seat-name }の手駒
board-hand-holds = { seat-name }の手駒：{ $stock }
board-hand-empty = { seat-name }の手駒はありません
board-stock = { $piece } × { $count }
board-slot = { $piece }、手駒に{ $count }個

board-chosen = 選択中：{ $what }。選択肢は{ $count }通り
board-put-back = 選択を取り消しました

board-move-step = { seat-name }が{ $start }から{ $end }へ移動しました
board-move-push = { seat-name }が{ $start }から{ $end }へ押しました
board-move-pass = { seat-name }がパスしました

board-then = { $before }。{ $after }
board-then-home = { $count }枚のタイルが手元に戻りました

## Small spaces

board-confirm = この手を指しますか？
board-confirm-yes = 指す
board-confirm-no = 戻る
board-whole = ボード全体を見る
