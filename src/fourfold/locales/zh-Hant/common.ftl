seat-name =
    { $seat ->
        [light] 明方
        [dark] 暗方
        [red] 紅方
        [blue] 藍方
        [yellow] 黃方
        [green] 綠方
        [purple] 紫方
       *[orange] 橘方
    }

two-sentences = { $first }{ $second }
two-items = { $first }、{ $second }

reason-resignation = 認輸
reason-time = 逾時
reason-agreement = 雙方同意
reason-repetition = 同一局面第三次出現
reason-length = 對局達到了最大步數
