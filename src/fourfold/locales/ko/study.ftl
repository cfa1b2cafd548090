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
