seat-name =
    { $seat ->
        [light] 明側
        [dark] 暗側
        [red] 赤
        [blue] 青
        [yellow] 黄
        [green] 緑
        [purple] 紫
       *[orange] 橙
    }

two-sentences = { $first }{ $second }
two-items = { $first }、{ $second }

reason-resignation = 投了
reason-time = 時間切れ
reason-agreement = 合意
reason-repetition = 同じ局面が現れたのはこれで3回目です
reason-length = 対局が最大手数に達しました
