## Learning

study-learn = 学ぶ
study-learn-about = ゲームを選んでください。すべて自分で試せて、失敗しても大丈夫です。
study-learn-game = { $game }を学ぶ
study-other-games = ほかのゲーム
study-rules = ルール
study-analyse = 解析する
study-play = 遊ぶ
study-review = 対局を振り返る
study-overview = 一覧
study-title-puzzles = { $game }：問題
study-title-analyse = { $game }：解析
study-lesson = ルールを一歩ずつ
study-lesson-about = ボードの上の小さな課題が{ $count }個
study-lesson-progress = 終えた課題：{ $count }個中{ $done }個
study-first-game = 最初の対局をする
study-first-game-about = いちばんやさしい{ $name }と。ヒントはいつでも見られます

study-steps = 課題
study-step = 課題{ $number } / { $count }
study-next = 次へ
study-again = もう一度
study-lesson-else = その手は指せますが、ここで求められている手ではありません。もう一度よく見てみましょう。
study-lesson-allowed = それは指せる手です。求められている手を試して、なぜ禁止なのか見てみましょう。
study-lesson-skip = この課題をとばす
study-lesson-hint = 正しい手の場所を示しました。
study-lesson-hint-piece = この駒を取ってください：{ $piece }。置く場所を示しました。
study-to-puzzles = 問題へ進む

## Puzzles

study-puzzles = 問題
study-puzzles-about = 正しい手がただひとつの局面が{ $count }題
study-puzzles-solved = 解いた問題：{ $count }題中{ $done }題
study-puzzle-rated = 問題、レーティング{ NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = 今日の問題
study-puzzle-task = { $turns ->
        [1] { seat-name }の手番：すぐに勝つ
       *[other] { seat-name }の手番：{ $turns }回の手番で勝つ
    }
study-puzzle-block = { seat-name }の手番：すぐに負けないただひとつの手を見つける
study-puzzle-hold = { seat-name }の手番：負けないただひとつの手を見つける
study-puzzle-yes = 正解です！
study-puzzle-right = 正解です！{ seat-name }もできるだけの手で応じます。もう一度あなたの番です。
study-puzzle-solved-theme = 解けました！テーマ：{ $theme }。
study-puzzle-done-all = ここの問題はすべて解けました。お見事！
study-puzzle-answered = { $distance ->
        [0] それでは{ seat-name }が{ $move }と指して勝ちます。
        [1] それでは{ seat-name }が{ $move }と指してすぐに勝ちます。
       *[other] それでは{ seat-name }が{ $move }と指して{ $distance }手で勝ちます。
    }
study-puzzle-not-enough = それでは必ず勝てるとは言えません。{ seat-name }が{ $move }と応じると、もう間に合いません。
study-puzzle-wrong = その手ではありません。
study-puzzle-not-at-once = その手ではすぐに勝てません。すぐに勝てる手がほかにあります。
study-puzzle-solution = 手を見る
study-puzzle-shown = 正解は{ $move }です。場所を示しました。指して続きを見てください。
study-puzzle-next = 次の問題
study-puzzle-rating = あなたのレーティング
study-puzzle-streak = 連続日数
study-puzzle-solved = 解いた問題
study-puzzle-share = { $count }題中{ $done }題
study-puzzle-due = 何日か前に間違えた{ $count }題が、今日もう一度出ます。
study-puzzle-midnight = 今日の問題は午前0時に新しくなります。記録はすべてこのブラウザーの中だけに残ります。
study-theme-any = あなたに合う問題
study-theme-win-in-one = 1手番で勝つ
study-theme-win-in-two = 2手番で勝つ
study-theme-win-in-three = 3手番で勝つ
study-theme-long-way = 長い道のり
study-theme-two-threats = 同時に2つのねらい
study-theme-block = ブロック
study-theme-only-move = ただひとつの手
study-theme-send-home = 駒を手元に戻させる

## What a position is worth

study-short-win = 勝{ $distance }
study-short-loss = 負{ $distance }
study-short-draw = 分
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win }は勝ち、{ $loss }は負け、{ $draw }は引き分けです。数字は終わりまでの両者の手数です。破線のふちは推定です：{ study-short-good }よさそう、{ study-short-even }互角、{ study-short-bad }悪そう。
study-value-win = { $distance ->
        [0] 勝ち
        [1] すぐに勝ち
       *[other] { $distance }手で勝ち
    }
study-value-loss = { $distance ->
        [0] 負け
        [1] すぐに負け
       *[other] { $distance }手で負け
    }
study-value-draw = 引き分け
study-looks-good = よさそう
study-looks-even = 互角に見える
study-looks-bad = 悪そう
study-verdict-win = { $distance ->
        [0] { seat-name }の手番で、勝ち
        [1] { seat-name }の手番で、すぐに勝ち
       *[other] { seat-name }の手番で、{ $distance }手で勝ち
    }
study-verdict-loss = { $distance ->
        [0] { seat-name }の手番で、負け
        [1] { seat-name }の手番で、すぐに負け
       *[other] { seat-name }の手番で、{ $distance }手で負け
    }
study-verdict-draw = だれにも必勝の手順はありません
study-verdict-won = { seat-name }の勝ち
study-verdict-drawn = 引き分けです
study-verdict-looks-good = 手番の{ seat-name }がよさそうです
study-verdict-looks-even = 互角に見えます。{ seat-name }の手番です
study-verdict-looks-bad = 手番の{ seat-name }が悪そうです
study-proved = 証明済みです。手数は両者の手を数えます。
study-best-open = どの手が最善かはまだ証明されていません。
study-deepening = まだ推定です。考えています…
study-estimate = 推定です。証明されたものはありません。
study-estimate-share = 推定です。強い者どうしの対局では、このような局面の手番側が勝ち点の{ $percent }を得ました。引き分けでは、勝ち点1を全員で等しく分けます。
study-thinking = 考えています…

## Analysis

study-moves = 手とその評価
study-more = ほかの{ $count }手
study-fewer = よい手だけ
study-values = 評価
study-best-line = 最善手で進める
study-stop = 止める
study-set-up = 局面を作る
study-set-up-about = 駒を選んで、置きたい所に置いてください
study-set-up-done = これを解析
study-tools = 置くもの
study-take-away = 取り除く
study-mover = 手番：
study-clear = ボードを空にする
study-possible = この局面から指せます。
study-paste = 対局を貼り付ける
study-paste-about = 保存した対局、手の一覧、局面のテキスト、または対局や解析のアドレス
study-paste-read = 読み込む
study-paste-unknown = 保存した対局でも、手の一覧でも、局面でも、ここの対局のアドレスでもありません。
study-paste-elsewhere = これは別のサイトのアドレスです：{ $site }
study-prune = この手を消す
study-draw-about = マウスの右ボタンで矢印や丸をかけます。
study-share = 共有
study-link = この局面へのリンク
study-position = 局面のテキスト
study-from-start = 最初から

## Review

study-review-about = 保存した対局、手の一覧、または対局のアドレスを貼り付けてください。すべての手を見直し、どこで勝負が決まったかがわかります。
study-review-start = 振り返る
study-review-title = { $game }の振り返り
study-review-running = この対局はまだ続いています。終わったら振り返れます。
study-review-end = 対局はこのように終わりました。
study-review-better = よりよい手は{ $move }でした：{ $worth }。
study-review-win-loss = 悪手：勝ちが負けになりました。
study-review-win-draw = 悪手：勝ちを逃しました。
study-review-draw-loss = 悪手：引き分けにできたのに負けます。
study-review-doubtful = おそらく悪手です（推定）。
study-review-fine = よさそうな手です（推定）。
study-review-kept = ほかのどの手にも劣らない手：{ $worth }。
study-review-no-choice = どれでも同じでした。どの手も評価が等しい局面です。
study-review-decisive = ここで勝負が決まりました。
study-accuracy-exact = 大事な場面での正しい判断：{ $choices }回中{ $right }回。正確さ：{ $percent }。これは厳密な値です。
study-accuracy-estimate = 正確さは約{ $percent }。すべての手を証明できたわけではないので、推定です。
study-accuracy-none = 勝負にかかわる判断はありませんでした。いつも、どの手も評価が等しい対局でした。
study-mistakes = 悪手
study-mistakes-none = 見つかりませんでした。
study-mistakes-looking = すべての手を見ています…
study-analyse-here = この局面を解析
study-to-match = 対局へ
study-graph-wins = { seat-name }の勝ち
study-graph-move = 手数
study-graph-exact = 証明済み
study-graph-estimate = 推定

## Rule pages: what the examples show

study-rules-of = { $game }のルール
study-rules-short = 要点
study-rules-examples = 例
study-rules-show = 見る
study-rules-again = もう一度
study-rules-why = なぜだめ？
study-rules-not-allowed = 禁止
study-rules-print = 1枚に印刷
study-rules-options = オプション
study-rules-usual = 通常：{ $value }
study-rules-decisions = 説明書にないことの決め方

## Help while playing

study-help = ヘルプ
study-review-this = 対局を振り返る
study-hint = ヒント
study-hint-more = 手を見る
study-hint-place = 新しい駒を置いてみましょう。
study-hint-piece = ここを見てください：{ $piece }。
study-hint-move = { $move }を試してください：{ $worth }。
study-threats = 相手のねらいは？
study-threats-none = 今はありません。
study-threats-some = 注意：{ seat-name }が{ $move }と指してすぐに勝とうとしています。
study-threats-later = すぐ次の手で勝つ人はいません。でも{ seat-name }は{ $move }と指そうとしていて、そうなるとどう指しても{ $distance }手で{ seat-name }が勝ちます。
study-show-values = 評価を見る
