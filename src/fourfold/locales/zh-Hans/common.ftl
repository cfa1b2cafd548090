seat-name =
    { $seat ->
        [light] 明方
        [dark] 暗方
        [red] 红方
        [blue] 蓝方
        [yellow] 黄方
        [green] 绿方
        [purple] 紫方
       *[orange] 橙方
    }

two-sentences = { $first }{ $second }
two-items = { $first }、{ $second }

reason-resignation = 认输
reason-time = 超时
reason-agreement = 双方同意
reason-repetition = 同一局面第三次出现
reason-length = 对局达到了最大步数
