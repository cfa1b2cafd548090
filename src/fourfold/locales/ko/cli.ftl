## Help

cli-help-usage = 사용법:
cli-help-command-piece = 명령
cli-help-options-piece = [옵션]
cli-help-language-piece = 언어
cli-help-commands = 명령
cli-help-arguments = 인수
cli-help-options = 옵션

cli-help-fourfold = 정확한 규칙의 보드게임: 터미널에서 { $games } 게임을 하거나, 프로그램에서 규칙을 물어볼 수 있습니다.
cli-help-play = 터미널에서 이 키보드 앞의 사람들과, 또는 컴퓨터와 둡니다.
cli-help-games = 게임 목록, 또는 한 게임의 옵션을 보여 줍니다.
cli-help-rules = 표준 입력의 JSON 한 줄마다 JSON 한 줄로 답합니다: 국면, 둘 수 있는 수, 결과.
cli-help-perft = 주어진 길이의, 둘 수 있는 수순을 셉니다.
cli-help-analyze = 국면과 그 안의 모든 수를 평가합니다. 가능하면 증명합니다.
cli-help-match = 컴퓨터 플레이어끼리 두게 하고 실력을 매깁니다.
cli-help-solve = 한 게임의 모든 국면의 평가를 구합니다. 멈출 수 있고, 다시 부르면 이어서 합니다.
cli-help-verify = 평가표의 내용을, 그 표를 만들지 않은 프로그램으로 확인합니다.
cli-help-tables = 여기에 있는 평가표의 목록을 보여 줍니다. 내려받기, 만들기, 확인, 압축, 삭제도 할 수 있습니다.
cli-help-serve = 웹 앱과 API를 제공합니다. 터미널에서 명령 없이 부를 때도 fourfold는 이렇게 하고 브라우저에 띄웁니다.
cli-help-backup = 서버의 모든 대국을, 실행 중에도 저장합니다.
cli-help-engine = 다른 프로그램의 엔진이 되어, Universal Game Interface로 받은 지시대로 둡니다.
cli-help-pipe = 표준 입력의 JSON 줄에 적힌 국면들을, 각각 id를 붙여 여럿을 한꺼번에 분석합니다.
cli-help-puzzles = 퍼즐을 찾습니다: 올바른 수가 딱 하나인 국면입니다. 모두 증명하고 레이팅을 매깁니다. JSON으로 출력합니다.
cli-help-bench = 모든 것의 빠르기를, 단순한 규칙 구현이나 다른 라이브러리와 나란히 잽니다.

cli-help-version = 버전을 출력합니다.
cli-help-lang = 다음 언어 중 하나로 말합니다: { $languages }.
cli-help-help = 이 도움말을 출력합니다.
cli-help-game = { $games } 중 하나. 원하면 옵션도 붙입니다: exago?players=3&size=5
cli-help-option = 게임의 옵션, 예: size=5. 여러 번 쓸 수 있습니다.
cli-help-position = 보통의 시작 대신 이 국면에서 시작합니다.
cli-help-players = 누가 두는지 쉼표로 나누어 적습니다. level1부터 level10까지, 그리고 random, greedy, montecarlo는 컴퓨터 플레이어이고, ?는 이름 없는 사람입니다.
cli-help-in-order = 제비를 뽑지 않고 적은 순서대로 자리에 앉힙니다.
cli-help-load = 저장한 대국을 이어서 둡니다.
cli-help-seed = 무작위로 정하는 것이 매번 같은 결과가 되게 합니다.
cli-help-ascii = 단순한 글자로만 그립니다.
cli-help-no-color = 색깔 없이 그립니다.
cli-help-level = 이 레벨의 컴퓨터와 둡니다. 1(약함)부터 10(가장 강함)까지.
cli-help-time-move = 컴퓨터 플레이어가 한 수에 생각하는 시간. 보통 2.
cli-help-time = 생각하는 시간. 보통 2. 0이면 바로 알 수 있는 것만.
cli-help-json = JSON 한 줄로 답합니다.

## Games and their options

cli-games-more = fourfold games GAME: 게임의 옵션을 보여 줍니다. fourfold play GAME: 그 게임을 둡니다.
cli-seats-exactly = 플레이어 { $count }명
cli-seats-range = 플레이어 { $low }~{ $high }명
cli-options-none = 이 게임에는 옵션이 없습니다.
cli-options-in-force = 이 게임의 옵션:
cli-values-choice = 다음 중 하나: { $values }.
cli-values-number = { $low }부터 { $high }까지.
cli-values-numbers = { $low }부터 { $high }까지. 모두에게 하나, 또는 자리마다 쉼표로 나누어 적습니다.
cli-default = 보통 { $value }.
cli-default-depends = 여기서는 보통 { $value }. 위의 옵션에 따라 다릅니다.

## Questions before the first move

cli-ask-game = 어떤 게임을 할까요?
cli-ask-players = 몇 명이 하나요, { $low }~{ $high }? [{ $low }]
cli-ask-opponents = 누가 두나요?
cli-ask-level = 얼마나 강하게 할까요?
cli-against-people = 사람끼리, 모두 이 키보드에서
cli-against-level = 나와 컴퓨터, 세기는 마음대로
cli-against-random = 나와 아무렇게나 두는 컴퓨터
cli-ask-number = 번호 [{ $default }]:
cli-ask-again = { $low }부터 { $high }까지의 수를 입력하세요.

## Players

cli-player-random = 무작위
cli-player-level1 = { level-name-1 }, 레벨 1
cli-player-level2 = { level-name-2 }, 레벨 2
cli-player-level3 = { level-name-3 }, 레벨 3
cli-player-level4 = { level-name-4 }, 레벨 4
cli-player-level5 = { level-name-5 }, 레벨 5
cli-player-level6 = { level-name-6 }, 레벨 6
cli-player-level7 = { level-name-7 }, 레벨 7
cli-player-level8 = { level-name-8 }, 레벨 8
cli-player-level9 = { level-name-9 }, 레벨 9
cli-player-level10 = { level-name-10 }, 레벨 10
cli-player-greedy = 욕심쟁이
cli-player-montecarlo = 몬테카를로
cli-name = { $name } ({ $colour })
cli-you = 나
cli-somebody = 사람
cli-seat = { $colour }: { $name }
cli-seats-drawn = 제비를 뽑았습니다. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, { $number }번째 수
cli-title-end = { $count ->
        [0] { $game }, 한 수도 두지 않음
       *[other] { $game }, { $count }수 뒤
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name } 차례
cli-hint = 수를 입력하세요(예: { $example }). 모두 보려면 “{ $moves }”, 도움말은 “{ $help }”.
cli-hint-help = 무엇을 할 수 있는지 보려면 “{ $help }” 명령을 입력하세요.
cli-computer-plays = { $name }의 수: { $move }.
cli-thinking = { $name }: 생각하는 중…
cli-won = { $name } 승리: { $reason }.
cli-drawn = 무승부: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = 도움말, 도움, ?
cli-word-moves = 수
cli-word-hint = 힌트
cli-word-analyze = 분석
cli-word-undo = 무르기
cli-word-save = 저장
cli-word-load = 열기
cli-word-resign = 기권
cli-word-draw = 무승부
cli-word-rules = 규칙
cli-word-record = 기록
cli-word-rematch = 재대결
cli-word-quit = 끝내기, 끝

cli-argument-moves = [시작]
cli-argument-save = 파일
cli-argument-load = 파일

cli-about-help = 이 목록 보기
cli-about-moves = 둘 수 있는 수, 또는 이렇게 시작하는 수의 목록
cli-about-hint = 컴퓨터가 좋은 수를 알려 주기
cli-about-analyze = 국면과 모든 수의 평가 보기
cli-about-undo = 사람이 둔 마지막 수 무르기
cli-about-save = 대국을 파일에 저장
cli-about-load = 파일의 대국을 이어서 두기
cli-about-resign = 기권하기
cli-about-draw = 무승부 제안
cli-about-rules = 이 게임의 규칙 보기
cli-about-record = 지금까지의 대국을 글로 보기
cli-about-rematch = 게임이 끝나면 다시 두기
cli-about-quit = 나가기

cli-help-move = 두려면 수나 목록의 번호를 입력하세요. Enter만 누르면 게임판을 다시 보여 줍니다.
cli-moves-count = 둘 수 있는 수: { $count }개.
cli-moves-none = “{ $start }” 글자로 시작하는, 둘 수 있는 수가 없습니다.
cli-taken-back = { $count }수를 물렀습니다.
cli-saved = 저장했습니다: “{ $file }”.
cli-not-saved = 저장하지 않았습니다.
cli-replace = “{ $file }” 파일이 이미 있습니다. 바꿀까요?
cli-load-anyway = 이 게임은 저장되지 않았습니다. 그래도 떠날까요?
cli-quit-save = 이 게임은 저장되지 않았습니다. 저장하려면 파일 이름을, 나가려면 Enter를 누르세요:
cli-resign-sure = { $name }: 기권할까요?
cli-resigned = { $name }: 기권했습니다. 이제부터 컴퓨터가 그 자리에서 둡니다.
cli-draw-sure = { $name }: 무승부에 동의하나요?
cli-draw-refused = { $name }: 계속 둡니다.
cli-unsaved = 이 게임은 끝나지 않았습니다. 나중에 이어서 두려면 이 줄들을 파일에 넣고 다음을 입력하세요: fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = y, yes, 예, 네

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } 차례, 이깁니다.
        [1] { $name } 차례, 곧바로 이깁니다.
       *[other] { $name } 차례, 양쪽 합해 { $plies }수 만에 이깁니다.
    }
analyze-position-loss = { $plies ->
        [0] { $name } 차례, 집니다.
        [1] { $name } 차례, 곧바로 집니다.
       *[other] { $name } 차례, 양쪽 합해 { $plies }수 만에 집니다.
    }
analyze-position-draw = { $name } 차례. 누구에게도 필승의 수가 없습니다.
analyze-position-unknown = { $name } 차례. 누가 이기는지 아직 증명되지 않았습니다. 시간을 더 주면 알 수도 있습니다.
analyze-best-open = 어느 수가 가장 좋은지 아직 증명되지 않았습니다. 시간을 더 주면 알 수도 있습니다.
analyze-move = 수
analyze-value = 평가
analyze-plies = 끝까지의 수
analyze-proof = 확실함
analyze-value-win = 승리
analyze-value-loss = 패배
analyze-value-draw = 무승부
analyze-value-unknown = 모름
analyze-guess-good = 좋아 보임
analyze-guess-fair = 괜찮아 보임
analyze-guess-even = 비슷해 보임
analyze-guess-poor = 조금 나빠 보임
analyze-guess-bad = 나빠 보임
analyze-exact = 증명됨
analyze-estimate = 추정
analyze-more = 그 밖의 수: { $count }개.

## What can go wrong

cli-output-failed = 출력을 쓸 수 없습니다: { $why }

error-usage-command = “{ $name }”: 그런 명령이 없습니다. 명령은 다음과 같습니다: { $names }.
error-usage-extra = 인수가 하나 더 많습니다: “{ $argument }”.
error-usage-missing = 인수가 빠졌습니다: { $argument }.
error-usage-option = 여기에는 { $option } 옵션이 없습니다. --help 옵션으로 목록을 볼 수 있습니다.
error-usage-negative = 여기에는 음수를 쓸 수 없습니다.
error-usage-value-missing = { $option } 옵션에는 값이 필요합니다.
error-usage-no-value = { $option } 옵션에는 값을 줄 수 없습니다.
error-usage-other = { $message }
error-extra-missing = 기본 설치에 없는 { $package } 패키지가 필요합니다. 이렇게 설치하세요: pip install "fourfold[{ $extra }]"
error-language-unknown = “{ $name }”: 여기에는 그런 언어가 없습니다. 언어는 다음과 같습니다: { $names }.
error-number-here = { $name }: “{ $value }” 값은 쓸 수 없습니다. { $low }부터 { $high }까지의 정수여야 합니다.
error-game-missing = 어떤 게임인가요? 다음 중 하나를 적으세요: { $names }.
error-load-alone = 저장한 대국에는 게임, 옵션, 국면, 플레이어가 들어 있습니다. --load 옵션을 쓸 때는 적지 마세요.
error-level-or-players = --level, --players 중 하나만 쓰세요. 레벨은 Ann,level3처럼 플레이어 사이에 적을 수도 있습니다.
error-level-unknown = “{ $name }”: 그런 플레이어가 없습니다. 레벨은 { $low }부터 { $high }까지입니다.
error-time-here = 시간에 “{ $value }” 값은 쓸 수 없습니다. 0부터 { $high }까지의 초여야 합니다.
error-path-here = “{ $path }”: 파일이나 폴더의 이름으로 쓸 수 없습니다.

error-move-number = 둘 수 있는 수는 { $count }개입니다. 그 번호의 수는 없습니다.
error-nobody-to-take-back = 아직 두지 않아서 무를 수 없습니다.
error-draw-with-computer = 컴퓨터는 무승부에 동의하지 않습니다.
error-file-missing = 어떤 파일인가요? 이렇게 입력하세요: { $usage }.

error-file-unreadable = “{ $file }” 파일을 읽을 수 없습니다: { $why ->
        [missing] 그런 파일이 없습니다.
        [folder] 폴더입니다.
        [forbidden] 읽을 권한이 없습니다.
       *[other] { $system }.
    }
error-file-unwritable = “{ $file }” 파일에 쓸 수 없습니다: { $why ->
        [missing] 그런 폴더가 없습니다.
        [folder] 보통 파일이 아닌 것이 그 이름을 쓰고 있습니다.
        [forbidden] 그곳에 쓸 권한이 없습니다.
       *[other] { $system }.
    }
error-file-too-long = “{ $file }”: 대국 기록이 아닙니다. { $limit }바이트보다 깁니다.
error-file-not-text = “{ $file }”: 대국 기록이 아닙니다. { $line }번째 줄이 UTF-8 글이 아닙니다.
