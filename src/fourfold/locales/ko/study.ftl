## Learning

study-learn = 배우기
study-learn-about = 게임을 고르세요. 무엇이든 직접 해 볼 수 있고, 틀려도 괜찮습니다.
study-learn-game = { $game } 배우기
study-other-games = 다른 게임
study-rules = 게임 규칙
study-analyse = 분석
study-play = 대국하기
study-review = 대국 복기
study-overview = 한눈에 보기
study-title-puzzles = { $game }: 퍼즐
study-title-analyse = { $game }: 분석
study-lesson = 차근차근 배우는 게임 규칙
study-lesson-about = 게임판에서 풀어 보는 작은 과제 { $count }개
study-lesson-progress = 마친 단계: { $count }개 중 { $done }개
study-first-game = 첫 게임 하기
study-first-game-about = 가장 순한 컴퓨터 상대: { $name }. 힌트는 언제든지 볼 수 있습니다

study-steps = 단계
study-step = { $count }단계 중 { $number }단계
study-next = 다음
study-again = 다시 해 보기
study-lesson-else = 둘 수는 있지만, 과제에서 바라는 수가 아닙니다. 다시 한번 보고 해 보세요.
study-lesson-allowed = 그것은 둘 수 있는 수입니다. 과제에 나온 수를 두어, 왜 안 되는지 보세요.
study-lesson-skip = 이 단계 건너뛰기
study-lesson-hint = 올바른 수의 자리를 표시해 두었습니다.
study-lesson-hint-piece = 이 말을 집으세요: { $piece }. 놓을 자리를 표시해 두었습니다.
study-to-puzzles = 퍼즐 풀러 가기

## Puzzles

study-puzzles = 퍼즐
study-puzzles-about = 올바른 수가 딱 하나씩 있는 국면 { $count }개
study-puzzles-solved = 푼 퍼즐: { $count }개 중 { $done }개
study-puzzle-rated = 퍼즐, 레이팅 { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = 오늘의 퍼즐
study-puzzle-task = { $turns ->
        [1] { seat-name } 차례, 곧바로 이기기
       *[other] { seat-name } 차례, { $turns }차례 만에 이기기
    }
study-puzzle-block = { seat-name } 차례, 곧바로 지지 않는 단 하나의 수 찾기
study-puzzle-hold = { seat-name } 차례, 지지 않는 단 하나의 수 찾기
study-puzzle-yes = 맞았습니다!
study-puzzle-right = 맞았습니다! { seat-name }이 할 수 있는 만큼 버팁니다. 다시 당신의 차례입니다.
study-puzzle-solved-theme = 풀었습니다! 이 퍼즐의 주제: { $theme }.
study-puzzle-done-all = 여기 있는 퍼즐을 모두 풀었습니다. 잘했습니다!
study-puzzle-answered = { $distance ->
        [0] 그러면 { seat-name }이 이깁니다: { $move }.
        [1] 그러면 { seat-name }이 곧바로 이깁니다: { $move }.
       *[other] 그러면 { seat-name }이 { $distance }수 만에 이깁니다: { $move }.
    }
study-puzzle-not-enough = 그 수로는 꼭 이긴다고 할 수 없습니다. { seat-name }의 응수: { $move }. 이제 제때 이길 수 없습니다.
study-puzzle-wrong = 그 수가 아닙니다.
study-puzzle-not-at-once = 그 수로는 곧바로 이기지 못합니다. 곧바로 이기는 수가 따로 있습니다.
study-puzzle-solution = 정답 보기
study-puzzle-shown = 정답: { $move }. 자리를 표시해 두었습니다. 직접 두고 어떻게 이어지는지 보세요.
study-puzzle-next = 다음 퍼즐
study-puzzle-rating = 내 레이팅
study-puzzle-streak = 연속 일수
study-puzzle-solved = 푼 퍼즐
study-puzzle-share = { $count }개 중 { $done }개
study-puzzle-due = 며칠 전에 틀린 퍼즐 { $count }개가 오늘 다시 나옵니다.
study-puzzle-midnight = 오늘의 퍼즐은 자정에 새로 나옵니다. 이 기록은 모두 이 브라우저에만 남습니다.
study-theme-any = 나에게 맞는 퍼즐
study-theme-win-in-one = 한 차례에 이기기
study-theme-win-in-two = 두 차례에 이기기
study-theme-win-in-three = 세 차례에 이기기
study-theme-long-way = 먼 길
study-theme-two-threats = 한꺼번에 두 위협
study-theme-block = 막기
study-theme-only-move = 단 하나의 수
study-theme-send-home = 말 돌려보내기
study-theme-no-undo = 되밀기 금지 이용하기
study-theme-relocate = 타일 움직이기
study-theme-win-by-cutting = 끊어서 이기기
study-theme-hold-by-cutting = 끊어서 지키기

## What a position is worth

study-short-win = 승{ $distance }
study-short-loss = 패{ $distance }
study-short-draw = 무
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win }: 승리, { $loss }: 패배, { $draw }: 무승부. 숫자는 끝날 때까지 양쪽이 두는 수를 모두 센 것입니다. 점선 테두리는 추정입니다. { study-short-good } 좋음, { study-short-even } 비슷함, { study-short-bad } 나쁨.
study-value-win = { $distance ->
        [0] 승리
        [1] 곧바로 승리
       *[other] { $distance }수 만에 승리
    }
study-value-loss = { $distance ->
        [0] 패배
        [1] 곧바로 패배
       *[other] { $distance }수 만에 패배
    }
study-value-draw = 무승부
study-looks-good = 좋아 보임
study-looks-even = 비슷해 보임
study-looks-bad = 나빠 보임
study-verdict-win = { $distance ->
        [0] { seat-name } 차례, 이깁니다
        [1] { seat-name } 차례, 곧바로 이깁니다
       *[other] { seat-name } 차례, { $distance }수 만에 이깁니다
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } 차례, 집니다
        [1] { seat-name } 차례, 곧바로 집니다
       *[other] { seat-name } 차례, { $distance }수 만에 집니다
    }
study-verdict-draw = 누구에게도 필승의 수가 없습니다
study-verdict-won = { seat-name }이 이겼습니다
study-verdict-drawn = 게임은 무승부입니다
study-verdict-looks-good = { seat-name } 차례, 좋아 보입니다
study-verdict-looks-even = { seat-name } 차례, 비슷해 보입니다
study-verdict-looks-bad = { seat-name } 차례, 나빠 보입니다
study-proved = 증명되었습니다. 양쪽의 수를 모두 셉니다.
study-best-open = 어느 수가 가장 좋은지 아직 증명되지 않았습니다.
study-deepening = 아직은 추정입니다. 계속 생각하고 있습니다…
study-estimate = 추정일 뿐, 증명되지는 않았습니다.
study-estimate-share = 추정일 뿐입니다. 강한 대국에서 이런 국면에 둘 차례였던 쪽은 점수의 { $percent }를 얻었습니다. 무승부이면 모두가 1점을 똑같이 나눠 가집니다.
study-thinking = 생각하는 중…

## Analysis

study-moves = 수와 평가
study-more = 수 { $count }개 더
study-fewer = 가장 좋은 수만
study-values = 평가
study-best-line = 최선의 수 두기
study-stop = 멈추기
study-set-up = 말 배치
study-set-up-about = 말을 고르고, 놓을 자리에 놓으세요
study-set-up-done = 분석하기
study-tools = 놓을 것
study-take-away = 치우기
study-mover = 둘 차례:
study-clear = 게임판 비우기
study-possible = 이 국면에서 둘 수 있습니다.
study-paste = 대국 붙여넣기
study-paste-about = 저장한 대국, 수의 목록, 글로 적은 국면, 또는 대국이나 분석의 주소
study-paste-read = 읽기
study-paste-unknown = 저장한 대국도, 수의 목록도, 국면도, 이곳 대국의 주소도 아닙니다.
study-paste-elsewhere = 다른 사이트의 주소입니다: { $site }
study-prune = 이 수 지우기
study-draw-about = 마우스 오른쪽 버튼으로 화살표와 동그라미를 그릴 수 있습니다.
study-share = 전하기
study-link = 이 국면의 링크
study-position = 글로 적은 국면
study-from-start = 처음부터

## Review

study-review-about = 저장한 대국, 수의 목록 또는 대국의 주소를 붙여넣으세요. 모든 수를 다시 살펴보고, 어디서 이기고 졌는지 보여 줍니다.
study-review-start = 복기하기
study-review-title = { $game } 복기
study-review-running = 이 대국은 아직 진행 중입니다. 끝나면 복기할 수 있습니다.
study-review-end = 게임은 이렇게 끝났습니다.
study-review-better = 더 좋은 수: { $move } ({ $worth }).
study-review-win-loss = 실수: 이길 판이 질 판이 되었습니다.
study-review-win-draw = 실수: 승리를 놓쳤습니다.
study-review-draw-loss = 실수: 무승부로 버틸 수 있었는데 집니다.
study-review-doubtful = 아마 실수입니다(추정).
study-review-fine = 괜찮아 보입니다(추정).
study-review-kept = 다른 어느 수 못지않게 좋습니다: { $worth }.
study-review-no-choice = 차이가 없었습니다. 모든 수의 평가가 같았습니다.
study-review-decisive = 이 수가 승부를 갈랐습니다.
study-accuracy-exact = 중요한 결정 { $choices }번 중 올바른 결정 { $right }번. 정확도: { $percent }. 이 값은 정확합니다.
study-accuracy-estimate = 정확도 약 { $percent }. 추정입니다. 모든 수를 증명하지는 못했습니다.
study-accuracy-none = 중요한 결정이 없었습니다. 무엇을 두든 모든 수의 평가가 같았습니다.
study-mistakes = 실수
study-mistakes-none = 찾지 못했습니다.
study-mistakes-looking = 모든 수를 살펴보는 중…
study-analyse-here = 이 국면 분석하기
study-to-match = 대국으로
study-graph-wins = { seat-name } 승리
study-graph-move = 수
study-graph-exact = 증명됨
study-graph-estimate = 추정

## Rule pages: what the examples show

study-rules-of = { $game } 게임 규칙
study-rules-short = 간단히
study-rules-examples = 예시
study-rules-show = 보기
study-rules-again = 다시
study-rules-why = 왜 안 되나요?
study-rules-not-allowed = 금지
study-rules-print = 한 장에 인쇄
study-rules-options = 옵션
study-rules-usual = 보통: { $value }
study-rules-decisions = 상자의 규칙에 없는 것은 이렇게 정합니다

study-rules-quantik-row = 원뿔이 가로줄을 네 가지 모양으로 완성합니다. 다른 말 중 하나가 상대의 것이어도, 마지막 말을 놓은 사람이 이깁니다.
study-rules-quantik-column = 세로줄도 똑같습니다. 여기서는 밝은 쪽의 말 3개로 어두운 쪽이 이깁니다.
study-rules-quantik-region = 2×2 지역 4개도 마찬가지입니다.
study-rules-quantik-forbidden = 맨 위 가로줄에 있는 밝은 쪽의 구 때문에, 어두운 쪽은 그 가로줄, 세로줄, 지역에 구를 놓을 수 없습니다.
study-rules-quantik-own = 자기 말은 결코 방해가 되지 않습니다. 같은 세로줄에 구를 하나 더 놓아도 됩니다.
study-rules-quantik-no-move = 이 정육면체 다음에는 밝은 쪽이 말을 놓을 수 있는 칸이 없습니다. 둘 수 없는 쪽이 집니다.

study-rules-qomet-square = 같은 색 별 4개가 정사각형의 꼭짓점에 놓이면 이깁니다. 이것은 큰 정사각형 3개 중 안쪽 것입니다.
study-rules-qomet-centre = 다른 정사각형 12개는 중앙이 한 꼭짓점입니다. 사이에 있는 별은 상관없습니다.
study-rules-qomet-diamond = 정사각형이 아닙니다. 변이 게임판의 선을 따르지 않습니다.
study-rules-qomet-step = 별은 선을 따라 한 칸, 빈 교차점으로 움직입니다.
study-rules-qomet-push = 가는 길에 있는 별은 누구의 것이든 같은 선을 따라 한 칸 더 밀립니다.
study-rules-qomet-blocked = 잇달아 있는 별 2개는 밀 수 없습니다. 첫 별이 밀려날 자리가 비어 있어야 합니다.
study-rules-qomet-corner = 모퉁이를 돌아 밀 수는 없으며, 바깥쪽 정사각형의 별만 게임판을 떠날 수 있습니다.
study-rules-qomet-push-off = 바깥쪽 정사각형에서 선의 끝을 넘어 밀린 별은 주인의 손으로 돌아갑니다.
study-rules-qomet-withdraw = 바깥쪽 정사각형에 있는 자기 별을 손으로 되가져올 수 있습니다.
study-rules-qomet-undo = 어두운 쪽이 방금 이 별을 밀었습니다. 이번 차례에는 그대로 되밀 수 없습니다.
study-rules-qomet-gift = 밝은 쪽이 스스로 밀어서 어두운 쪽의 정사각형을 완성했습니다. 어두운 쪽이 이깁니다.

study-rules-exago-touch = 새 타일은 모두 게임판의 타일과 맞닿아야 합니다.
study-rules-exago-line = 곧고 끊김 없는 한 줄이면 이깁니다. 두 명이면 타일 5개, 더 많으면 4개입니다.
study-rules-exago-relocate = 손이 비면, 자기 타일 하나를 들어 다른 타일과 맞닿는 곳에 놓습니다.
study-rules-exago-cut-off = 이 타일을 들면 다른 타일 2개가 끊어집니다. 그 타일은 주인에게 돌아가고, 주인은 그것을 다시 놓은 뒤에야 타일을 움직일 수 있습니다.
study-rules-exago-choose = 크기가 같은 그룹 2개가 남습니다. 둔 사람이 남길 그룹을 고릅니다.
study-rules-exago-must-block = 세 명 이상이면 위협을 막아야 합니다. 빨강 쪽이 d5에서 이기려고 하므로, 파랑 쪽은 다른 곳에 둘 수 없습니다.
study-rules-exago-block = 이 수는 위협을 막으므로 둘 수 있습니다.

## Decisions

study-decision-quantik-both = 마지막 말이 선을 완성하면서 상대가 둘 수 있는 수도 없애면, 선을 완성해 이긴 것으로 봅니다.
study-decision-quantik-start = 누가 먼저 둘지는 제비로 정하고, 다음 게임에서는 순서를 바꿉니다.
study-decision-qomet-corner = 바깥쪽 꼭짓점의 별은 바깥쪽 변을 따라서도 밀어낼 수 있습니다. 옵션 “corner_exit”에서 금지할 수 있습니다.
study-decision-qomet-diamond = 정사각형의 네 변 한가운데는 정사각형으로 치지 않습니다.
study-decision-qomet-repetition = 같은 플레이어 차례에 금지된 수까지 같은 국면이 세 번째로 나오면 무승부입니다. 분석의 평가는 이것을 따지지 않고, 누구에게도 필승의 수가 없으면 무승부라고 합니다.
study-decision-qomet-both = 한 수로 두 플레이어 모두 정사각형을 얻으면, 두지 않은 쪽이 이깁니다.
study-decision-exago-groups = 그룹이 셋 이상이어도 가장 큰 그룹 하나만 남습니다.
study-decision-exago-own = 자기 타일이 손으로 돌아와도, 든 타일은 바로 내려놓습니다. 나머지는 다음 차례부터 놓습니다.
study-decision-exago-duty = 세 명 이상이면, 위협하는 상대가 한 명뿐이어도 막을 수 있을 때는 언제나 막아야 합니다.
study-decision-exago-first = 위협하는 상대가 여럿이면, 가장 먼저 차례가 오는 상대를 막습니다.
study-decision-exago-relocated = 타일을 움직여 이기려는 위협도 다른 위협과 똑같이 셉니다.
study-decision-exago-stuck = 아무것도 할 수 없으면 차례를 넘깁니다. 아무도 둘 수 없으면 무승부입니다.

## Help while playing

study-help = 도움
study-review-this = 이 대국 복기
study-hint = 힌트
study-hint-more = 수 보기
study-hint-place = 새 말을 놓으세요.
study-hint-piece = 이 말을 보세요: { $piece }.
study-hint-move = 이렇게 두어 보세요: { $move } ({ $worth }).
study-threats = 무엇이 위험한가요?
study-threats-none = 지금은 없습니다.
study-threats-some = 조심하세요. { seat-name }이 이렇게 두어 곧바로 이기려고 합니다: { $move }.
study-threats-later = 바로 다음 수에 이기는 사람은 없습니다. 그러나 { seat-name }이 이렇게 두려고 합니다: { $move }. 그러면 무엇을 두든 { seat-name }이 { $distance }수 만에 이깁니다.
study-show-values = 평가 보기
