seat-name =
    { $seat ->
        [light] 밝은 쪽
        [dark] 어두운 쪽
        [red] 빨강 쪽
        [blue] 파랑 쪽
        [yellow] 노랑 쪽
        [green] 초록 쪽
        [purple] 보라 쪽
       *[orange] 주황 쪽
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = 기권
reason-time = 시간 초과
reason-agreement = 합의
reason-length = 대국의 최대 길이에 이르렀습니다
reason-repetition = 같은 국면이 세 번째로 나왔습니다
