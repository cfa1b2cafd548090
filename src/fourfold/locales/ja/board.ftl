board-label = ゲームボード
board-pass = パス
board-choose-group = 残すグループを選んでください。

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
board-piece-star = { $colour ->
        [light] 明るい星
       *[dark] 暗い星
    }
board-piece-tile = { $colour ->
        [red] 赤いタイル
        [blue] 青いタイル
        [yellow] 黄色いタイル
        [green] 緑のタイル
        [purple] 紫のタイル
       *[orange] 橙のタイル
    }

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

board-place-sphere = { seat-name }が球を{ $space }に置きました
board-place-cylinder = { seat-name }が円柱を{ $space }に置きました
board-place-cube = { seat-name }が立方体を{ $space }に置きました
board-place-cone = { seat-name }が円すいを{ $space }に置きました
board-place-star = { seat-name }が星を{ $space }に置きました
board-place-tile = { seat-name }がタイルを{ $space }に置きました
board-move-step = { seat-name }が{ $start }から{ $end }へ移動しました
board-move-push = { seat-name }が{ $start }から{ $end }へ押しました
board-back-star = { seat-name }が{ $space }の星を手元に戻しました
board-move-pass = { seat-name }がパスしました

board-then = { $before }。{ $after }
board-to-star = { $colour ->
        [light] 明るい星が{ $space }に移りました
       *[dark] 暗い星が{ $space }に移りました
    }
board-off-star = { $colour ->
        [light] 明るい星がボードの外に出ました
       *[dark] 暗い星がボードの外に出ました
    }
board-then-home = { $count }枚のタイルが手元に戻りました

## Small spaces

board-confirm = この手を指しますか？
board-confirm-yes = 指す
board-confirm-no = 戻る
board-whole = ボード全体を見る
