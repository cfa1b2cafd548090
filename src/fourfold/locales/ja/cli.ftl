## Help

cli-help-usage = 使い方：
cli-help-command-piece = コマンド
cli-help-options-piece = [オプション]
cli-help-language-piece = 言語
cli-help-commands = コマンド
cli-help-arguments = 引数
cli-help-options = オプション

cli-help-fourfold = 正確なルールのボードゲーム：{ $games }をターミナルで遊んだり、プログラムからルールを調べたりできます。
cli-help-play = ターミナルで、このキーボードの前の人やコンピューターと遊びます。
cli-help-games = ゲームの一覧、またはひとつのゲームのオプションを表示します。
cli-help-rules = 標準入力のJSONの各行に、JSONの1行（局面、合法手、結果）で答えます。
cli-help-perft = 決まった長さの合法手の並びを数えます。
cli-help-analyze = 局面とその各手の評価を、できる所は証明して答えます。
cli-help-match = コンピューターどうしを対局させて強さを測ります。
cli-help-solve = ゲームのすべての局面の評価を求めます。途中で止めても、次に続きから行います。
cli-help-verify = 評価の表を、それを作っていないプログラムで確かめます。
cli-help-tables = ここにある評価の表の一覧を表示します。ダウンロード、作成、確認、圧縮、削除もできます。
cli-help-serve = ウェブアプリとAPIを提供します。ターミナルでコマンドなしのときも、fourfoldはこれを行いブラウザーで開きます。
cli-help-backup = サーバーのすべての対局を、動作中でも保存します。
cli-help-engine = ほかのプログラムのエンジンとして、Universal Game Interfaceの指示で指します。
cli-help-pipe = 標準入力のJSONの行で書かれた局面を、それぞれidを付けて、同時にいくつも解析します。
cli-help-puzzles = 問題を探します：正しい手がただひとつの局面です。すべて証明し、レーティングを付けます。JSONで出力します。
cli-help-bench = すべての速さを、素朴なルールやほかのライブラリーと並べて測ります。

cli-help-version = バージョンを表示します。
cli-help-lang = 使う言語：{ $languages }のどれか。
cli-help-help = このヘルプを表示します。
cli-help-game = { $games }のどれか。オプションも付けられます：exago?players=3&size=5
cli-help-option = ゲームのオプション、たとえばsize=5。何度でも指定できます。
cli-help-position = 通常の局面の代わりに、この局面から始めます。
cli-help-players = 遊ぶ人をカンマで区切ります。level1からlevel10、random、greedy、montecarloはコンピューター、?は名前のない人です。
cli-help-in-order = くじを引かず、指定の順に席に着きます。
cli-help-load = 保存した対局を続けます。
cli-help-seed = 乱数の結果を毎回同じにします。
cli-help-ascii = 単純な文字だけで描きます。
cli-help-no-color = 色を使わずに描きます。
cli-help-level = このレベルのコンピューターと遊びます。1（弱い）から10（いちばん強い）まで。
cli-help-time-move = コンピューターが一手に考える時間。通常は2。
cli-help-time = 考える時間。通常は2。0ならすぐわかることだけ。
cli-help-json = JSONの1行で答えます。

## Games and their options

cli-games-more = fourfold games GAMEでゲームのオプションを表示し、fourfold play GAMEで遊びます。
cli-seats-exactly = プレイヤー{ $count }人
cli-seats-range = プレイヤー{ $low }〜{ $high }人
cli-options-none = このゲームにオプションはありません。
cli-options-in-force = この対局のオプション：
cli-values-choice = { $values }のどれか。
cli-values-number = { $low }から{ $high }まで。
cli-values-numbers = { $low }から{ $high }まで。全員共通か、席ごとにカンマで区切ります。
cli-default = 通常は{ $value }。
cli-default-depends = ここでは通常{ $value }。上のオプションによって変わります。

## Questions before the first move

cli-ask-game = どのゲームですか？
cli-ask-players = 何人で遊びますか、{ $low }〜{ $high }？[{ $low }]
cli-ask-opponents = だれが遊びますか？
cli-ask-level = どのくらいの強さ？
cli-against-people = 全員人間、このキーボードで
cli-against-level = あなた対コンピューター、強さはお好みで
cli-against-random = あなた対でたらめに指すコンピューター
cli-ask-number = 番号[{ $default }]：
cli-ask-again = { $low }から{ $high }までの数を入力してください。

## Players

cli-player-random = でたらめ
cli-player-level1 = { level-name-1 }、レベル1
cli-player-level2 = { level-name-2 }、レベル2
cli-player-level3 = { level-name-3 }、レベル3
cli-player-level4 = { level-name-4 }、レベル4
cli-player-level5 = { level-name-5 }、レベル5
cli-player-level6 = { level-name-6 }、レベル6
cli-player-level7 = { level-name-7 }、レベル7
cli-player-level8 = { level-name-8 }、レベル8
cli-player-level9 = { level-name-9 }、レベル9
cli-player-level10 = { level-name-10 }、レベル10
cli-player-greedy = 欲張り
cli-player-montecarlo = モンテカルロ
cli-name = { $name }（{ $colour }）
cli-you = あなた
cli-somebody = 人間
cli-seat = { $colour }：{ $name }
cli-seats-drawn = くじを引きました。{ $seats }。
cli-seats-given = { $seats }。

## The game

cli-title = { $game }、{ $number }手目
cli-title-end = { $count ->
        [0] { $game }、一手も指さず
       *[other] { $game }、{ $count }手で終了
    }
cli-game-options = { $game }（{ $options }）
cli-your-turn = { $name }の番です
cli-hint = { $example }のように手を入力してください。「{ $moves }」で一覧、「{ $help }」でヘルプ。
cli-hint-help = 「{ $help }」と入力すると、できることがわかります。
cli-computer-plays = { $name }は{ $move }と指しました。
cli-thinking = { $name }が考えています…
cli-won = { $name }の勝ち：{ $reason }。
cli-drawn = 引き分け：{ $reason }。

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = ヘルプ, ?
cli-word-moves = 手
cli-word-hint = ヒント
cli-word-analyze = 解析
cli-word-undo = 待った
cli-word-save = 保存
cli-word-load = 読込
cli-word-resign = 投了
cli-word-draw = 引き分け
cli-word-rules = ルール
cli-word-record = 棋譜
cli-word-rematch = 再戦
cli-word-quit = 終了

cli-argument-moves = [始まり]
cli-argument-save = ファイル
cli-argument-load = ファイル

cli-about-help = この一覧を表示
cli-about-moves = 合法手、またはこれで始まる手の一覧
cli-about-hint = コンピューターがよい手を示す
cli-about-analyze = 局面とすべての手の評価を表示
cli-about-undo = 人が最後に指した手を戻す
cli-about-save = 対局をファイルに書く
cli-about-load = ファイルの対局を続ける
cli-about-resign = 投了する
cli-about-draw = 引き分けを提案する
cli-about-rules = このゲームのルールを表示
cli-about-record = ここまでの対局をテキストで表示
cli-about-rematch = 対局が終わったらもう一局
cli-about-quit = 終わる

cli-help-move = 指すには、手か一覧の番号を入力します。Enterだけならボードをもう一度表示します。
cli-moves-count = 合法手は{ $count }手です。
cli-moves-none = 「{ $start }」で始まる合法手はありません。
cli-taken-back = { $count }手戻しました。
cli-saved = 「{ $file }」に保存しました。
cli-not-saved = 保存しませんでした。
cli-replace = ファイル「{ $file }」はすでにあります。置き換えますか？
cli-load-anyway = この対局は保存されていません。それでも離れますか？
cli-quit-save = この対局は保存されていません。保存するならファイル名を、終わるならEnterを：
cli-resign-sure = { $name }、投了しますか？
cli-resigned = { $name }が投了しました。これからはコンピューターがその席で指します。
cli-draw-sure = { $name }、引き分けに同意しますか？
cli-draw-refused = { $name }は指し続けます。
cli-unsaved = この対局は終わっていません。後で続けるには、これらの行をファイルに入れて次を入力してください：fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = y, yes, はい

## Analysis

analyze-position-win = { $plies ->
        [0] { $name }の手番で、勝ちです。
        [1] { $name }の手番で、すぐに勝ちです。
       *[other] { $name }の手番で、両者合わせて{ $plies }手で勝ちです。
    }
analyze-position-loss = { $plies ->
        [0] { $name }の手番で、負けです。
        [1] { $name }の手番で、すぐに負けです。
       *[other] { $name }の手番で、両者合わせて{ $plies }手で負けです。
    }
analyze-position-draw = { $name }の手番です。だれにも必勝の手順はありません。
analyze-position-unknown = { $name }の手番です。だれが勝つかはまだ証明されていません。時間を増やすとわかるかもしれません。
analyze-best-open = どの手が最善かはまだ証明されていません。時間を増やすとわかるかもしれません。
analyze-move = 手
analyze-value = 評価
analyze-plies = 終局までの手数
analyze-proof = 確かさ
analyze-value-win = 勝ち
analyze-value-loss = 負け
analyze-value-draw = 引き分け
analyze-value-unknown = 不明
analyze-guess-good = よさそう
analyze-guess-fair = まずまず
analyze-guess-even = 互角に見える
analyze-guess-poor = やや悪そう
analyze-guess-bad = 悪そう
analyze-exact = 証明済み
analyze-estimate = 推定
analyze-more = ほかに{ $count }手あります。

## What can go wrong

cli-output-failed = 出力を書けません：{ $why }

error-usage-command = コマンド「{ $name }」はありません。コマンドは{ $names }です。
error-usage-extra = 引数がひとつ多すぎます：「{ $argument }」。
error-usage-missing = 引数{ $argument }がありません。
error-usage-option = ここにはオプション{ $option }はありません。--helpで一覧を表示します。
error-usage-negative = ここでは負の数は使えません。
error-usage-value-missing = オプション{ $option }には値が必要です。
error-usage-no-value = オプション{ $option }に値は付けられません。
error-usage-other = { $message }
error-extra-missing = これには通常のインストールに含まれないパッケージ{ $package }が必要です。次でインストールしてください：pip install "fourfold[{ $extra }]"
error-language-unknown = ここには言語「{ $name }」はありません。言語は{ $names }です。
error-number-here = { $name }は「{ $value }」にできません。{ $low }から{ $high }までの整数です。
error-game-missing = どのゲームですか？{ $names }のどれかを指定してください。
error-load-alone = 保存した対局にはゲーム、オプション、局面、プレイヤーが入っています。--loadでは指定しないでください。
error-level-or-players = --levelと--playersはどちらか一方です。レベルはAnn,level3のようにプレイヤーの中でも指定できます。
error-level-unknown = プレイヤー「{ $name }」はいません。レベルは{ $low }から{ $high }までです。
error-time-here = 時間は「{ $value }」にできません。0から{ $high }までの秒数です。
error-path-here = 「{ $path }」はファイルやフォルダーの名前にできません。

error-move-number = 合法手は{ $count }手です。その番号の手はありません。
error-nobody-to-take-back = まだ指していないので、戻す手がありません。
error-draw-with-computer = コンピューターは引き分けに同意しません。
error-file-missing = どのファイルですか？{ $usage }と入力してください。

error-file-unreadable = 「{ $file }」を読めません：{ $why ->
        [missing] そのファイルはありません。
        [folder] フォルダーです。
        [forbidden] 読む許可がありません。
       *[other] { $system }。
    }
error-file-unwritable = 「{ $file }」に書けません：{ $why ->
        [missing] そのフォルダーはありません。
        [folder] 普通のファイルでないものがその名前です。
        [forbidden] そこに書く許可がありません。
       *[other] { $system }。
    }
error-file-too-long = 「{ $file }」は棋譜ではありません。{ $limit }バイトより長いです。
error-file-not-text = 「{ $file }」は棋譜ではありません。{ $line }行目がUTF-8の文字ではありません。
