## Starting and stopping

server-ready = Fourfoldは{ $address }で動いています（Ctrl-Cで終了）
error-address-taken = サーバーは{ $address }で待ち受けできません：{ $why }。

## When nothing can be done

error-not-found = このアドレスには何もありません。
error-internal = サーバーで問題が起きました。記録しました。何も変わっていません。
error-storage-unavailable = 今は対局の保存先に接続できません。何も変わっていません。もう一度お試しください。
error-storage-unsure = 保存の途中で対局の保存先に接続できなくなりました。保存できたかどうかわかりません。同じことをもう一度送ってください。二重に行われることはありません。
error-server-leaving = サーバーがまもなく再起動します。何も変わっていません。もう一度お試しください。

## Who is calling

error-token-missing = まだ登録がありません。先に対局を作るか参加するか、トークンを送ってください。
error-token-unknown = このトークンは登録されていません。
error-origin-foreign = ほかのサイトのページからの要求なので、お断りします。
error-key-unknown = このキーはこの対局のどの席にも合いません。
error-too-many-commands = ひとつの接続で送れるメッセージは1分に{ $limit }件までです。
error-needs-server = ほかの人を招待できるのは、サーバーがあるときだけです。

## Making and joining matches

error-match-unknown = その対局はありません。
error-match-full = この対局の席はすべて埋まっています。
error-too-many-events = この対局ではすでに{ $limit }件のできごとがありました。これからは手だけを指せます。
error-match-busy = この対局で一度に多くのことが起きています。もう一度お試しください。
error-position-over = この局面ではゲームが終わっています。対局は続きのある局面から始まります。
error-seat-taken = この席は埋まっています。
error-engine-unknown = ここには「{ $name }」というプログラムはありません。
error-engine-game = プログラム「{ $name }」はこのゲームを指せません。

## Commands in a match

error-stale = 先に別のことが起きました。今の対局を見てください。
error-not-your-seat = ここは自分の席ではありません。
error-not-your-match = これは自分の対局ではありません。
error-delete-while-playing = この対局はまだほかの人と続いています。先に投了してください。
error-too-many-kept = 残しておける対局は{ $limit }件までです。
error-not-your-turn = 自分の手番ではありません。
error-seat-left = この席は投了したか、時間切れです。
error-match-waiting = 対局はまだ始まっていません。空いている席があります。
error-match-aborted = この対局は取りやめになりました。
error-draw-offered-already = すでに引き分けを提案しています。
error-no-draws = このゲームに引き分けはありません。必ずだれかが勝ちます。
error-draw-not-offered = だれも引き分けを提案していません。
error-takebacks-off = この対局では待ったはできません。作ったときにそう決められました。
error-takeback-asked-already = すでに待ったが求められています。
error-takeback-not-asked = だれも待ったを求めていません。
error-takeback-not-yours = 待ったを認めるかどうかを決めるのは、あなたではありません。
error-nothing-of-yours-to-take-back = まだ指していないので、戻す手がありません。
error-rematch-wanted-already = すでに再戦を希望しています。ほかの人の返事を待っています。
error-rematch-made-already = 再戦はすでに作られています。
error-too-late-to-abort = 対局を取りやめられるのは2手目の前だけです。

## What the server refuses to protect itself

error-busy = 今は考え中の局面が多すぎます。少し待ってからお試しください。
error-thinking-failed = コンピューターが考えられませんでした。もう一度お試しください。
error-too-many-requests = { $kind ->
        [matches] ひとつのアドレスから作れる対局は1分に{ $limit }件までです。{ $seconds }秒後にお試しください。
        [matches-day] ひとつのアドレスから作れる対局は1日に{ $limit }件までです。{ $seconds }秒後にお試しください。
        [players-day] ひとつのアドレスから来られるプレイヤーは1日に{ $limit }人までです。{ $seconds }秒後にお試しください。
        [analyses] ひとつのアドレスのために考えられる局面は1分に{ $limit }件までです。{ $seconds }秒後にお試しください。
        [computing] ひとつのアドレスのためにサーバーが計算する時間は1分に{ $limit }秒までです。{ $seconds }秒後にお試しください。
        [commands-day] ひとつのアドレスから送れる手や指示は1日に{ $limit }件までです。{ $seconds }秒後にお試しください。
        [megabytes-day] ひとつのアドレスから送れるのは1日に{ $limit }メガバイトまでです。{ $seconds }秒後にお試しください。
       *[requests] ひとつのアドレスから送れる要求は1分に{ $limit }件までです。{ $seconds }秒後にお試しください。
    }
error-too-much-thinking = { $kind ->
        [address] ひとつのアドレスのためにコンピューターが考える時間は1日に{ $limit }秒までです。{ $seconds }秒後にお試しください。
       *[all] このサーバーでコンピューターが考える時間は1日に{ $limit }秒までです。{ $seconds }秒後にお試しください。
    }
error-too-many-at-once = ひとつのアドレスから同時に答えられる要求は{ $limit }件までです。
error-too-many-sockets = ひとつのアドレスから同時に開ける接続は{ $limit }本までです。
error-too-many-matches-here = このサーバーに置ける対局は{ $limit }件までです。古いものがなくなれば新しく作れます。
error-too-much-kept-here = このサーバーに置ける対局は{ $limit }メガバイトまでです。古いものがなくなれば新しく作れます。
