## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold：Quantik、Qomet、Exago
web-description = Quantik、Qomet、Exagoを、人ともコンピューターとも遊べます。
web-skip = 本文へ移動
web-home = Fourfold、すべてのゲーム
web-nav = ページ
web-nav-learn = 学ぶ
web-nav-lobby = ロビー
web-nav-mine = 対局
web-close = 閉じる
web-loading = 読み込み中…
web-try-again = もう一度試す
web-to-games = すべてのゲーム
web-number = { $number }
web-no = いいえ、戻る
web-cancel = キャンセル

## Settings

web-preferences = 設定
web-preferences-note = このブラウザーの中だけに保存されます。アカウントも追跡もありません。
web-language = 言語
web-theme = テーマ
web-theme-auto = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-board = ボード
web-board-wood = 木
web-board-felt = フェルト
web-board-distinct = だれにも見分けやすい色
web-board-contrast = 高コントラスト
web-size = ボードの大きさ
web-size-usual = 画面に合わせる
web-size-small = 小さく
web-size-large = 大きく
web-fingers = 小さなマス
web-fingers-zoom = 最初のタップで拡大
web-fingers-confirm = 指す前に確認
web-fingers-plain = すぐに指す
web-motion = 動き
web-motion-auto = 端末に合わせる
web-motion-on = なめらか
web-motion-off = 動きなし
web-sound = 音
web-your-name = 名前
web-name-optional = お好きな名前（空欄可）

## First screen

web-home-title = どのゲームで遊びますか？
web-home-about = ボードを選び、次に遊ぶ相手を選びます。
web-home-running = 続きから遊ぶ
web-home-lobby = ロビーで相手を探す
web-home-open = 保存した対局を開く
web-home-beyond = 問題と解析
web-home-daily = 今日の問題
web-home-daily-about = 全員に同じ問題です。午前0時に新しくなります。
web-home-streak = { $days ->
        [1] 1日目を解きました。
       *[other] { $days }日連続で解きました。
    }
web-home-solved = 正解済み
web-home-analyse = 解析
web-home-analyse-about = どんな局面でも、すべての手の評価がわかります。

## Before a match

web-how-to-play = 遊び方
web-how-many = 何人で遊びますか？
web-with-people = 人と
web-with-computer = コンピューターと
web-with-engines = ほかのプログラムと
web-beside = 隣にいる人
web-beside-about = この画面で交代で指します。
web-link = 友だちをリンクで招待
web-link-about = リンクを送るか、コードを見せてください。
web-anyone = だれとでも
web-anyone-about = ロビーで相手を待ちます。
web-level = レベル{ $level }
web-level-choice = { $level } · { $name }
web-who-plays = 遊ぶ人
web-player = プレイヤー{ $number }
web-you = あなた
web-show-in-lobby = この対局をロビーに出して、だれでも参加できるようにする
web-start = 始める
web-invite = 招待する
web-more-options = オプションと時計
web-value-on = はい
web-value-off = いいえ
web-begins = だれが先に指すか。
web-begins-drawn = くじで決める
web-begins-me = 自分
web-begins-others = ほかの人
web-takebacks = ほかの人が認めれば待ったができる。
web-help-wanted = リンクで遊ぶ全員に、ヒントと評価を認める。
web-help-on = この対局では、全員がヒントと評価を見られます。
web-help-off = この対局では、だれもヒントを見られません。
web-clock = 全員の持ち時間。
web-clock-none = 時計なし
web-clock-increment = 対局全体で（分）
web-clock-days = 一手ごとに（日）
web-clock-base = 最初の持ち時間（分）。
web-clock-more = 一手ごとに加わる時間（秒）。
web-clock-each = 一手に使える時間（日）。
web-clock-days-text = 一手{ $days }日
web-clock-minutes-text = { $minutes }分
web-clock-increment-text = { $minutes }分＋一手{ $seconds }秒
web-clock-left = 残り{ $time }

## Waiting for others

web-invite-title = { $count }人を招待
web-invite-about = リンクを送るか、コードを読み取ってもらってください。全員がそろうと対局が始まります。
web-invite-lobby = 対局はロビーに出ています。リンクを送ることも、コードを見せることもできます。
web-invite-link = この対局へのリンク
web-waiting = 待っています…
web-qr = リンクのコード
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-rules = ルール
web-rules-of = { $game }のルール
web-rules-examples = 例つきで、別のページに
web-join-title = { $named ->
        [yes] { $name }さんから{ $game }への招待です
       *[no] { $game }への招待です
    }
web-join = 参加する
web-open-seat = 空いている席
web-numbered = { $name } { $number }
web-somebody = だれか
web-beside-you = 隣にいる人

## The match

web-turn = { $who ->
        [you] あなたの番です
       *[other] { $name }の番です
    }
web-thinking = { $name }が考えています…
web-over = 対局は終わりました
web-seat-you = あなた
web-seat-away = 離席中
web-left-resigned = 投了
web-left-time = 時間切れ
web-left-failed = 続行不能
web-seat-engine = プログラム
web-winner = 勝者
web-moves = 指し手
web-no-moves = まだ一手も指されていません。
web-move-played = { $number }手目：{ $name }が{ $move }
web-meanwhile = { $name }が{ $move }と指しました。
web-back-to-match = 対局に戻る
web-replay-first = 最初へ
web-replay-previous = 一手戻る
web-replay-next = 一手進む
web-replay-latest = 最新の手へ
web-in-words = 局面と手を言葉で
web-type-move = 手を入力
web-play-move = 指す
web-watching = { $count }人が観戦しています。
web-away = { $name }は今、離席中です。
web-offline = 接続が切れました。再接続しています…
web-offline-unsent = 接続が切れました。手は保存してあり、つながり次第送ります。

## What can be done in a match

web-actions = 操作
web-takeback = 待った
web-takeback-asked = 待ったを求めました。
web-takeback-wish = { $name }が待ったを求めています。
web-allow = 認める
web-decline = 断る
web-agree = 同意する
web-draw = 引き分け
web-draw-sure = 引き分けを提案しますか？
web-draw-about = 全員が同意すれば、勝ち負けなしで終わります。
web-draw-yes = 引き分けを提案する
web-draw-asked = 引き分けを提案しました。
web-draw-wish = { $name }が引き分けを提案しています。
web-resign = 投了
web-resign-sure = 投了しますか？
web-resign-about = 投了した人の負けです。3人以上では、その席をコンピューターが引き継ぎます。
web-resign-yes = 投了する
web-abort = 取りやめ
web-abort-sure = 対局を取りやめますか？
web-abort-about = まだほとんど何も起きていないので、この対局はだれの成績にもなりません。
web-abort-yes = 取りやめる
web-flip = ボードを回転
web-again = もう一局
web-rematch-asked = ほかの人を待っています…
web-rematch-wish = { $name }がもう一局を希望しています。
web-to-rematch = 次の対局へ
web-other-match = 別の対局
web-share-watch = このリンクで観戦できます
web-device = 別の端末で続ける
web-device-link = 自分専用：このリンクを開いた人が代わりに指します
web-device-revoke = 専用リンクを無効にする
web-device-revoked = 無効にしました。もうほかのだれも代わりに指せません。
web-record-save = 対局を保存
web-record-copy = 対局をコピー

## What happened, read out

web-event-joined = { $name }が参加しました。
web-event-started = 対局が始まります。
web-event-resigned = { $who ->
        [you] 投了しました。
       *[other] { $name }が投了しました。
    }
web-event-time = { $who ->
        [you] 時間切れです。
       *[other] { $name }の時間が切れました。
    }
web-event-failed = { $name }は続けられません：{ $reason ->
        [engine-illegal] 指せない手{ $note }を指しました
        [engine-late] 時間内に答えませんでした
        [engine-died] プログラムが終了しました
        [engine-unknown] ここにはもう登録されていません
       *[other] プログラムが正しく動いていません
    }。
web-event-draw-offered = { $who ->
        [you] 引き分けを提案しました。
       *[other] { $name }が引き分けを提案しています。
    }
web-event-draw-accepted = { $who ->
        [you] 引き分けに同意しました。
       *[other] { $name }が引き分けに同意しました。
    }
web-event-draw-declined = { $who ->
        [you] 引き分けを断りました。
       *[other] { $name }が引き分けを断りました。
    }
web-event-takeback-asked = { $who ->
        [you] 待ったを求めました。
       *[other] { $name }が待ったを求めています。
    }
web-event-takeback-declined = { $who ->
        [you] 待ったを断りました。
       *[other] { $name }が待ったを断りました。
    }
web-event-taken-back = 手が戻されました。
web-event-rematch-wanted = { $who ->
        [you] もう一局を希望しました。
       *[other] { $name }がもう一局を希望しています。
    }
web-event-aborted = 対局は取りやめになりました。

## The end

web-ending = 結果
web-won = { $who ->
        [you] あなたの勝ちです！
       *[other] { $name }の勝ち
    }
web-drawn = 引き分け
web-why = 終局の理由：{ $reason }。
web-why-failed = 終局の理由：プログラムが続けられませんでした。
web-why-where = 決め手はここです：{ $spaces }。
web-aborted = 取りやめ
web-aborted-why = この対局は本格的に始まる前に取りやめになりました。

## Finding matches

web-lobby = ロビー
web-lobby-waiting = 相手を募集中
web-lobby-nobody = 今はだれも待っていません。対局を始めて「{ web-anyone }」を選んでください。
web-lobby-begin = 対局を始める
web-lobby-running = 対局中
web-lobby-quiet = 今は公開の対局がありません。
web-mine = 自分の対局
web-mine-none = このブラウザーではまだ遊んでいません。
web-mine-lacks = サーバーに接続できません。サーバーにある対局はここに表示されていません。
web-mine-filter = 表示する対局
web-mine-all = すべて
web-mine-running = 対局中
web-mine-ended = 終わった対局
web-mine-more = 古いものを見る
web-mine-kept-about = 終わった対局は長い時間がたつと消えます。星を付けた対局は残ります。
web-mine-keep = この対局を残す
web-mine-delete = この対局を削除
web-delete-sure = この対局を削除しますか？
web-delete-about = 元に戻せません。ほかの人との対局は、自分の一覧から消えるだけです。
web-delete-yes = 削除
web-list-waiting = プレイヤーを待っています
web-list-your-turn = あなたの番です
web-list-playing = { $ply ->
        [0] まもなく開始
       *[other] { $ply }手まで進行
    }

## Saved games

web-open = 保存した対局を開く
web-open-about = 終わった対局は最初の手から見られます。途中の対局は続きから指せます。
web-open-file = ファイルを選ぶ
web-open-text = または対局のテキストかアドレスを貼り付ける
web-open-with = 続きを指す相手
web-open-look = 見る
web-open-go-on = 続きを指す
web-open-too-long = 保存した対局としては長すぎます。

## What can go wrong, and what to do next

web-problem-unexpected = 問題が起きました
web-problem-unexpected-next = サーバーの答えを理解できませんでした。もう一度お試しください。
web-problem-server = サーバーに問題があります
web-problem-server-next = 少し待ってからお試しください。指した手は失われていません。
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = 接続がありません
web-problem-offline-next = サーバーに接続できません。接続を確かめてもう一度お試しください。
web-problem-slow = サーバーの応答が遅れています
web-problem-slow-next = 時間内に答えがありませんでした。もう一度お試しください。
web-problem-page = ここには何もありません
web-problem-page-next = このアドレスの行き先はありません。リンクの文字が欠けているかもしれません。
web-problem-unloaded = このページを読み込めませんでした
web-problem-unloaded-next = 接続が切れたか、新しい版があるかもしれません。ページを読み込み直してください。
web-problem-game = そのゲームはありません
web-problem-game-next = リンクの文字が欠けているかもしれません。ゲームを選び直してください。
web-problem-match = その対局はありません
web-problem-match-next = リンクの文字が欠けているか、対局が古くて片付けられたかもしれません。{ web-problem-match-elsewhere-next }
web-problem-match-elsewhere = この対局はこのブラウザーにありません
web-problem-match-elsewhere-next = 同じテーブルを囲む対局やコンピューターとの対局は、遊んでいるブラウザーの中に残ります。そちらで「{ web-share }」を選んでください。対局全体が入ったリンクは、どこでも開けます。
web-problem-match-damaged = この対局は読み取れませんでした
web-problem-match-damaged-next = テキストはそのまま別に取ってあり、「{ web-mine }」にあります。
web-problem-aborted = この対局は取りやめになりました
web-problem-aborted-next = 始まる前に終わりました。別の対局を始められます。
web-problem-match-full-next = 席はすべて埋まっています。観戦するか、自分で対局を始められます。
web-problem-stale-next = その間に局面が変わったので、手は指されませんでした。
web-problem-key-unknown = このリンクは使えません
web-problem-key-unknown-next = 専用リンクは使用済みか、間違っています。遊んでいる端末の「{ web-share }」で作り直してください。

## Without a server, without a connection

web-unplugged = 接続なしで使う
web-unplugged-about = Fourfold全体を一度ダウンロードすれば、接続なしで使えます。同じテーブルを囲む対局、コンピューターとの対局、レッスン、問題、ルール、解析、振り返りができます。ほかの人と会うには、やはり接続が必要です。
web-unplugged-make = オフラインで使う
web-unplugged-size = ダウンロードサイズ：{ $megabytes } MB。
web-unplugged-fetching = ダウンロード中：{ $percent }%
web-unplugged-ready = すべてそろいました。Fourfoldは接続なしで使え、コンピューターはこのブラウザーの中で考えます。
web-unplugged-failed = すべてはダウンロードできませんでした。接続を確かめてもう一度お試しください。
web-unplugged-full = このブラウザーには空きがありません。すべてはダウンロードできませんでした。
web-starting = テーブルを準備しています…
web-problem-python = このブラウザーだけでは遊べません
web-problem-python-next = ここで必要なものがこのブラウザーにないか、無効になっています：ワーカー、WebAssembly、またはファイルの展開。新しいブラウザーでお試しください。
web-problem-unfetched = まだダウンロードされていません
web-problem-unfetched-next = ここで必要なものがまだダウンロードされておらず、接続もありません。一度接続してください。設定の「{ web-unplugged-make }」ですべてダウンロードできます。
web-storage-full = このブラウザーには空きがありません。対局が残るのはこのページを開いている間だけです。残したいものは保存してください。
web-storage-forbidden = このブラウザーは何も保存しません。対局が残るのはこのページを開いている間だけです。残したいものは保存してください。
web-damaged = 保存した対局のうち{ $count }件を読み取れませんでした。テキストはそのまま、別に取ってあります。
web-damaged-save = テキストを保存
web-damaged-copy = テキストをコピー
web-damaged-remove = 捨てる
web-damaged-sure = この対局を捨てますか？
web-damaged-about = テキストは元に戻せません。迷うときは、先に保存するかコピーしてください。
web-damaged-yes = { web-damaged-remove }
web-share-whole = 対局全体が入ったリンク
web-share-here = この対局はこのブラウザーの中だけにあります。リンクか棋譜を受け取った人は、見たり続きを指したりできます。
web-alone = ここのFourfoldはサーバーなしで動いているため、ほかの人とは会えません。
web-alone-elsewhere = ほかの人とは{ $server }で会えます。
