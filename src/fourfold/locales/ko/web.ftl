## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet, Exago
web-description = Quantik, Qomet, Exago: 사람과도, 여러 레벨의 컴퓨터와도 둘 수 있습니다.
web-skip = 본문으로 건너뛰기
web-home = Fourfold, 모든 게임
web-nav = 페이지
web-nav-learn = 배우기
web-nav-lobby = 로비
web-nav-mine = 내 대국
web-close = 닫기
web-loading = 불러오는 중…
web-try-again = 다시 시도
web-to-games = 모든 게임
web-number = { $number }
web-no = 아니요, 돌아가기
web-cancel = 취소

## Settings

web-preferences = 설정
web-preferences-note = 이 브라우저에만 저장됩니다. 계정도 추적도 없습니다.
web-language = 언어
web-theme = 테마
web-theme-auto = 기기와 같게
web-theme-light = 밝게
web-theme-dark = 어둡게
web-board = 게임판
web-board-wood = 나무
web-board-felt = 펠트
web-board-distinct = 모든 색각에 맞게
web-board-contrast = 고대비
web-size = 게임판 크기
web-size-usual = 화면에 맞게
web-size-small = 작게
web-size-large = 크게
web-fingers = 작은 칸
web-fingers-zoom = 첫 터치에 확대
web-fingers-confirm = 두기 전에 묻기
web-fingers-plain = 바로 두기
web-motion = 움직임
web-motion-auto = 기기와 같게
web-motion-on = 말이 부드럽게 움직임
web-motion-off = 움직임 없음
web-sound = 소리
web-your-name = 이름
web-name-optional = 마음대로, 비워 두어도 됩니다

## First screen

web-home-title = 어떤 게임을 할까요?
web-home-about = 게임판을 고르고, 함께 둘 상대를 고르세요.
web-home-running = 이어서 두기
web-home-lobby = 로비에서 사람 만나기
web-home-open = 저장한 대국 열기
web-home-beyond = 퍼즐과 분석
web-home-daily = 오늘의 퍼즐
web-home-daily-about = 모두에게 같은 퍼즐, 자정마다 새로 나옵니다.
web-home-streak = { $days }일 연속으로 풀었습니다.
web-home-solved = 풀었음
web-home-analyse = 분석
web-home-analyse-about = 어떤 국면이든, 모든 수의 평가를 보여 줍니다.

## Before a match

web-how-to-play = 게임 방법
web-how-many = 몇 명이 하나요?
web-with-people = 사람과
web-with-computer = 컴퓨터와
web-with-engines = 다른 엔진과
web-beside = 옆 사람과
web-beside-about = 이 화면에서 번갈아 둡니다.
web-link = 친구와, 링크로
web-link-about = 링크를 보내거나 코드를 보여 주세요.
web-anyone = 누구든지
web-anyone-about = 로비에서 상대를 기다립니다.
web-level = 레벨 { $level }
web-level-choice = { $level } · { $name }
web-who-plays = 누가 두나요
web-player = 플레이어 { $number }
web-you = 나
web-show-in-lobby = 누구나 들어올 수 있게 이 대국을 로비에 올리기
web-start = 시작
web-invite = 초대
web-more-options = 옵션과 시계
web-value-on = 예
web-value-off = 아니요
web-begins = 누가 먼저 두나요?
web-begins-drawn = 제비뽑기
web-begins-me = 내가
web-begins-others = 다른 사람이
web-takebacks = 다른 사람이 동의하면 수를 무를 수 있습니다.
web-help-wanted = 링크로 함께 두는 모두에게 힌트와 평가를 허용합니다.
web-help-on = 이 대국에서는 모두 힌트와 평가를 볼 수 있습니다.
web-help-off = 이 대국에서는 아무도 힌트를 볼 수 없습니다.
web-clock = 각자 생각할 수 있는 시간.
web-clock-none = 시계 없음
web-clock-increment = 대국 전체 시간(분)
web-clock-days = 한 수마다 시간(일)
web-clock-base = 각 플레이어가 처음에 가지는 시간(분).
web-clock-more = 한 수마다 더해지는 시간(초).
web-clock-each = 각 플레이어가 한 수에 쓸 수 있는 날수.
web-clock-days-text = 한 수에 { $days }일
web-clock-minutes-text = { $minutes }분
web-clock-increment-text = { $minutes }분 + 한 수마다 { $seconds }초
web-clock-left = { $time } 남음

## Waiting for others

web-invite-title = { $count }명 초대하기
web-invite-about = 링크를 보내거나 코드를 스캔하게 하세요. 모두 모이면 대국이 시작됩니다.
web-invite-lobby = 대국이 로비에 올라 있습니다. 링크를 보내거나 코드를 보여 줄 수도 있습니다.
web-invite-link = 이 대국의 링크
web-waiting = 기다리는 중…
web-qr = 링크를 담은 스캔용 코드
web-copy = 복사
web-copied = 복사됨
web-share = 공유
web-rules = 게임 규칙
web-rules-of = { $game } 게임 규칙
web-rules-examples = 예시와 함께, 따로 된 페이지에서
web-join-title = { $named ->
        [yes] { $name } 님의 초대: { $game }
       *[no] { $game }에 초대받았습니다
    }
web-join = 들어가기
web-open-seat = 빈자리
web-numbered = { $name } { $number }
web-somebody = 누군가
web-beside-you = 옆 사람

## The match

web-turn = { $who ->
        [you] 당신의 차례
       *[other] { $name } 차례
    }
web-thinking = { $name }: 생각하는 중…
web-over = 대국이 끝났습니다
web-seat-you = 나
web-seat-away = 자리 비움
web-left-resigned = 기권
web-left-time = 시간 초과
web-left-failed = 계속할 수 없음
web-seat-engine = 엔진
web-winner = 승자
web-moves = 수
web-no-moves = 아직 둔 수가 없습니다.
web-move-played = { $number }번째 수, { $name }: { $move }
web-meanwhile = { $name }의 수: { $move }.
web-back-to-match = 대국으로 돌아가기
web-replay-first = 처음으로
web-replay-previous = 한 수 뒤로
web-replay-next = 한 수 앞으로
web-replay-latest = 마지막 수로
web-in-words = 글로 보는 국면과 수
web-type-move = 수 입력
web-play-move = 두기
web-watching = { $count }명이 관전하고 있습니다.
web-away = { $name }: 지금 자리를 비웠습니다.
web-offline = 연결이 끊겼습니다. 다시 시도하는 중…
web-offline-unsent = 연결이 끊겼습니다. 둔 수는 보관되며, 연결되면 바로 보냅니다.

## What can be done in a match

web-actions = 할 수 있는 것
web-takeback = 무르기
web-takeback-asked = 무르기를 요청했습니다.
web-takeback-wish = { $name }: 무르기를 요청합니다.
web-allow = 허락
web-decline = 거절
web-agree = 동의
web-draw = 무승부
web-draw-sure = 무승부를 제안할까요?
web-draw-about = 모두 동의하면 아무도 이기거나 지지 않습니다.
web-draw-yes = 무승부 제안
web-draw-asked = 무승부를 제안했습니다.
web-draw-wish = { $name }: 무승부를 제안합니다.
web-resign = 기권
web-resign-sure = 기권할까요?
web-resign-about = 기권하는 사람이 집니다. 세 명 이상이면 그 자리는 컴퓨터가 이어서 둡니다.
web-resign-yes = 기권하기
web-abort = 취소
web-abort-sure = 대국을 취소할까요?
web-abort-about = 아직 거의 두지 않았으니, 이 대국은 누구의 기록에도 남지 않습니다.
web-abort-yes = 대국 취소
web-flip = 게임판 돌리기
web-again = 다시 두기
web-rematch-asked = 다른 사람을 기다리는 중…
web-rematch-wish = { $name }: 다시 두고 싶어 합니다.
web-to-rematch = 다음 대국으로
web-other-match = 다른 대국
web-share-watch = 이 링크가 있으면 누구나 관전할 수 있습니다
web-device = 다른 기기에서 이어서 두기
web-device-link = 본인 전용: 이 링크를 여는 사람이 대신 두게 됩니다
web-device-revoke = 개인 링크 모두 무효화
web-device-revoked = 무효로 했습니다. 이제 다른 누구도 대신 둘 수 없습니다.
web-record-save = 대국 저장
web-record-copy = 대국 복사

## What happened, read out

web-event-joined = { $name }: 들어왔습니다.
web-event-started = 대국이 시작됩니다.
web-event-resigned = { $who ->
        [you] 기권했습니다.
       *[other] { $name }: 기권했습니다.
    }
web-event-time = { $who ->
        [you] 시간이 다 되었습니다.
       *[other] { $name }: 시간이 다 되었습니다.
    }
web-event-failed = { $name }: 계속할 수 없습니다. { $reason ->
        [engine-illegal] 둘 수 없는 수를 두었습니다: { $note }
        [engine-late] 제때 답하지 않았습니다
        [engine-died] 프로그램이 끝났습니다
        [engine-unknown] 이제 여기에 없는 엔진입니다
       *[other] 프로그램이 제대로 작동하지 않습니다
    }.
web-event-draw-offered = { $who ->
        [you] 무승부를 제안했습니다.
       *[other] { $name }: 무승부를 제안합니다.
    }
web-event-draw-accepted = { $who ->
        [you] 무승부에 동의합니다.
       *[other] { $name }: 무승부에 동의합니다.
    }
web-event-draw-declined = { $who ->
        [you] 무승부를 거절했습니다.
       *[other] { $name }: 무승부를 거절합니다.
    }
web-event-takeback-asked = { $who ->
        [you] 무르기를 요청했습니다.
       *[other] { $name }: 무르기를 요청합니다.
    }
web-event-takeback-declined = { $who ->
        [you] 무르기를 거절했습니다.
       *[other] { $name }: 무르기를 거절합니다.
    }
web-event-taken-back = 수를 물렀습니다.
web-event-rematch-wanted = { $who ->
        [you] 재대결을 신청했습니다.
       *[other] { $name }: 다시 두고 싶어 합니다.
    }
web-event-aborted = 대국이 취소되었습니다.

## The end

web-ending = 결과
web-won = { $who ->
        [you] 이겼습니다!
       *[other] { $name } 승리
    }
web-drawn = 무승부
web-why = 끝난 까닭: { $reason }.
web-why-failed = 끝난 까닭: 엔진이 계속할 수 없었습니다.
web-why-where = 여기를 보세요: { $spaces }.
web-aborted = 취소됨
web-aborted-why = 이 대국은 제대로 시작하기 전에 취소되었습니다.

## Finding matches

web-lobby = 로비
web-lobby-waiting = 상대를 찾습니다
web-lobby-nobody = 지금은 기다리는 사람이 없습니다. 대국을 시작하고 “{ web-anyone }”를 고르세요.
web-lobby-begin = 대국 시작하기
web-lobby-running = 진행 중
web-lobby-quiet = 지금은 진행 중인 공개 대국이 없습니다.
web-mine = 내 대국
web-mine-none = 이 브라우저에서는 아직 두지 않았습니다.
web-mine-lacks = 서버에 연결할 수 없습니다. 서버에 있는 대국은 여기에 나오지 않습니다.
web-mine-filter = 보여 줄 대국
web-mine-all = 모두
web-mine-running = 진행 중
web-mine-ended = 끝남
web-mine-more = 이전 대국 보기
web-mine-kept-about = 끝난 대국은 오랜 시간이 지나면 사라집니다. 별을 단 대국은 남습니다.
web-mine-keep = 이 대국 보관하기
web-mine-delete = 이 대국 삭제
web-delete-sure = 이 대국을 삭제할까요?
web-delete-about = 되돌릴 수 없습니다. 다른 사람과 둔 대국은 내 목록에서만 사라집니다.
web-delete-yes = 삭제
web-list-waiting = 플레이어를 기다리는 중
web-list-your-turn = 당신의 차례
web-list-playing = { $ply ->
        [0] 곧 시작
       *[other] { $ply }수 진행
    }

## Saved games

web-open = 저장한 대국 열기
web-open-about = 끝난 대국은 첫 수부터 보여 주고, 끝나지 않은 대국은 이어서 둡니다.
web-open-file = 파일 고르기
web-open-text = 또는 대국을 글이나 주소로 붙여넣기
web-open-with = 누구와 이어서 둘까요
web-open-look = 살펴보기
web-open-go-on = 이어서 두기
web-open-too-long = 저장한 대국이라기에는 너무 깁니다.

## What can go wrong, and what to do next

web-problem-unexpected = 문제가 생겼습니다
web-problem-unexpected-next = 서버의 답을 알아들을 수 없습니다. 다시 시도해 주세요.
web-problem-server = 서버에 문제가 있습니다
web-problem-server-next = 잠시 뒤에 다시 시도해 주세요. 지금까지 둔 것은 사라지지 않습니다.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = 연결 없음
web-problem-offline-next = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도해 주세요.
web-problem-slow = 서버가 느립니다
web-problem-slow-next = 제때 답이 오지 않았습니다. 다시 시도해 주세요.
web-problem-page = 여기에는 아무것도 없습니다
web-problem-page-next = 이 주소에는 페이지가 없습니다. 링크에서 글자가 빠졌을지도 모릅니다.
web-problem-unloaded = 페이지를 불러오지 못했습니다
web-problem-unloaded-next = 연결이 끊겼거나 새 버전이 있을 수 있습니다. 페이지를 다시 불러오세요.
web-problem-game = 그런 게임이 없습니다
web-problem-game-next = 링크에서 글자가 빠졌을지도 모릅니다. 여기 있는 게임 중에서 고르세요.
web-problem-match = 그런 대국이 없습니다
web-problem-match-next = 링크에서 글자가 빠졌거나, 대국이 너무 오래되어 치워졌을지도 모릅니다. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = 이 대국은 이 브라우저에 없습니다
web-problem-match-elsewhere-next = 한자리에 모여 두는 대국과 컴퓨터 대국은 두고 있는 브라우저에 남습니다. 그 브라우저에서 “{ web-share }”를 누르세요. 대국 전체가 담긴 링크는 어디서나 열립니다.
web-problem-match-damaged = 이 대국을 읽을 수 없었습니다
web-problem-match-damaged-next = 글은 그대로 따로 두었습니다. “{ web-mine }”에 있습니다.
web-problem-aborted = 이 대국은 취소되었습니다
web-problem-aborted-next = 시작하기 전에 끝났습니다. 다른 대국을 시작할 수 있습니다.
web-problem-match-full-next = 자리가 모두 찼습니다. 관전하거나 새 대국을 시작할 수 있습니다.
web-problem-stale-next = 그사이 국면이 바뀌어서 그 수를 두지 않았습니다.
web-problem-key-unknown = 이 링크는 쓸 수 없습니다
web-problem-key-unknown-next = 개인 링크를 이미 썼거나 링크가 틀렸습니다. 두던 기기에서 “{ web-share }”를 눌러 새로 만드세요.

## Without a server, without a connection

web-unplugged = 연결 없이 쓰기
web-unplugged-about = Fourfold 전체를 한 번 내려받으면 연결 없이도 쓸 수 있습니다. 한자리에 모여 두는 대국과 컴퓨터 대국, 레슨, 퍼즐, 규칙, 분석, 복기가 모두 됩니다. 다른 사람을 만나려면 여전히 연결이 필요합니다.
web-unplugged-make = 오프라인용으로 받기
web-unplugged-size = 내려받을 크기: { $megabytes } MB.
web-unplugged-fetching = 내려받는 중: { $percent }%
web-unplugged-ready = 모두 준비되었습니다. Fourfold는 연결 없이도 되고, 컴퓨터는 이 브라우저에서 생각합니다.
web-unplugged-failed = 모두 내려받지는 못했습니다. 연결을 확인하고 다시 시도해 주세요.
web-unplugged-full = 이 브라우저에 남은 공간이 없습니다. 모두 내려받지는 못했습니다.
web-starting = 판을 차리는 중…
web-problem-python = 이 브라우저만으로는 둘 수 없습니다
web-problem-python-next = 여기서 필요한 것이 이 브라우저에 없거나 꺼져 있습니다: 워커, WebAssembly 또는 파일 압축 풀기. 더 새로운 브라우저를 써 보세요.
web-problem-unfetched = 아직 내려받지 않았습니다
web-problem-unfetched-next = 여기서 필요한 것을 아직 내려받지 않았고, 연결도 없습니다. 한 번 연결하세요. 설정의 “{ web-unplugged-make }”를 누르면 모두 내려받습니다.
web-storage-full = 이 브라우저에 남은 공간이 없습니다. 대국은 이 페이지가 열려 있는 동안만 남습니다. 남기고 싶은 대국은 저장하세요.
web-storage-forbidden = 이 브라우저는 아무것도 저장하지 않습니다. 대국은 이 페이지가 열려 있는 동안만 남습니다. 남기고 싶은 대국은 저장하세요.
web-damaged = 저장한 대국 { $count }개를 읽을 수 없습니다. 글은 그대로 따로 두었습니다.
web-damaged-save = 글 저장
web-damaged-copy = 글 복사
web-damaged-remove = 버리기
web-damaged-sure = 이 대국을 버릴까요?
web-damaged-about = 글은 되돌릴 수 없습니다. 확실하지 않으면 먼저 저장하거나 복사하세요.
web-damaged-yes = { web-damaged-remove }
web-share-whole = 대국 전체가 담긴 링크
web-share-here = 이 대국은 이 브라우저에만 있습니다. 링크나 기록을 받은 사람은 대국을 보고 이어서 둘 수 있습니다.
web-alone = 이곳의 Fourfold는 서버 없이 돌아가므로 다른 사람을 만날 수 없습니다.
web-alone-elsewhere = 사람들이 만나는 곳: { $server }.
