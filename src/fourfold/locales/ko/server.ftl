## Starting and stopping

server-ready = Fourfold 주소: { $address } (멈추려면 Ctrl-C)
error-address-taken = 서버가 { $address }에서 연결을 받을 수 없습니다: { $why }.

## When nothing can be done

error-not-found = 이 주소에는 아무것도 없습니다.
error-internal = 서버에 문제가 생겼습니다. 기록해 두었으며, 바뀐 것은 없습니다.
error-storage-unavailable = 지금은 대국을 불러올 수 없습니다. 바뀐 것은 없습니다. 다시 시도해 주세요.
error-storage-unsure = 저장하는 바로 그때 대국을 불러올 수 없게 되었습니다. 저장되었는지 알 수 없습니다. 같은 것을 다시 요청해 주세요. 한 번만 처리됩니다.
error-server-leaving = 서버가 곧 다시 시작합니다. 바뀐 것은 없습니다. 다시 시도해 주세요.

## Who is calling

error-token-missing = 아직 등록되어 있지 않습니다. 먼저 대국을 만들거나 대국에 들어가거나, 토큰을 보내세요.
error-token-unknown = 알 수 없는 토큰입니다.
error-origin-foreign = 다른 사이트의 페이지가 요청해서 거절했습니다.
error-key-unknown = 이 열쇠에 맞는 자리가 이 대국에 없습니다.
error-too-many-commands = 한 연결에서 1분에 메시지를 { $limit }개까지 받습니다.
error-needs-server = 다른 사람은 서버가 있는 곳에서만 초대할 수 있습니다.

## Making and joining matches

error-match-unknown = 그런 대국이 없습니다.
error-not-your-match = 내 대국이 아닙니다.
error-delete-while-playing = 아직 다른 사람과 두고 있는 대국입니다. 먼저 기권하세요.
error-too-many-kept = 대국은 { $limit }개까지 보관할 수 있습니다.
error-match-full = 이 대국의 자리가 모두 찼습니다.
error-too-many-events = 이 대국의 기록이 { $limit }개에 이르렀습니다. 이제부터는 수만 둘 수 있습니다.
error-match-busy = 이 대국에서 한꺼번에 너무 많은 일이 일어나고 있습니다. 다시 시도해 주세요.
error-position-over = 이 국면에서는 게임이 끝났습니다. 대국은 이어질 수 있는 국면에서 시작합니다.
error-seat-taken = 이 자리는 찼습니다.
error-engine-unknown = “{ $name }”: 여기에는 그런 엔진이 없습니다.
error-engine-game = “{ $name }”: 이 게임을 두지 않는 엔진입니다.

## Commands in a match

error-stale = 다른 일이 먼저 일어났습니다. 지금의 대국을 보세요.
error-not-your-seat = 내 자리가 아닙니다.
error-not-your-turn = 지금은 당신의 차례가 아닙니다.
error-seat-left = 이 자리는 기권했거나 시간이 다 되었습니다.
error-match-waiting = 대국이 아직 시작되지 않았습니다. 빈자리가 있습니다.
error-match-aborted = 이 대국은 취소되었습니다.
error-draw-offered-already = 이미 무승부를 제안했습니다.
error-no-draws = 이 게임에는 무승부가 없습니다. 언제나 누군가 이깁니다.
error-draw-not-offered = 무승부를 제안한 사람이 없습니다.
error-takebacks-off = 이 대국에서는 무를 수 없습니다. 만들 때 그렇게 정했습니다.
error-takeback-asked-already = 누군가 이미 무르기를 요청했습니다.
error-takeback-not-asked = 무르기를 요청한 사람이 없습니다.
error-takeback-not-yours = 무르기에 답할 사람은 따로 있습니다.
error-nothing-of-yours-to-take-back = 아직 두지 않아서 무를 것이 없습니다.
error-rematch-wanted-already = 이미 재대결을 신청했습니다. 다른 사람은 아직 답하지 않았습니다.
error-rematch-made-already = 재대결이 이미 만들어졌습니다.
error-too-late-to-abort = 대국은 두 번째 수 전에만 취소할 수 있습니다.

## What the server refuses to protect itself

error-busy = 지금 생각하고 있는 국면이 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.
error-thinking-failed = 컴퓨터가 이 국면을 생각하지 못했습니다. 다시 시도해 주세요.
error-too-many-requests = { $kind ->
        [matches] 한 주소에서 1분에 대국을 { $limit }개까지 만들 수 있습니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [matches-day] 한 주소에서 하루에 대국을 { $limit }개까지 만들 수 있습니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [players-day] 한 주소에서 하루에 플레이어 { $limit }명까지 올 수 있습니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [analyses] 한 주소에 대해 1분에 국면을 { $limit }개까지 생각할 수 있습니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [computing] 서버는 한 주소에 대해 1분에 { $limit }초까지 계산합니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [commands-day] 한 주소에서 하루에 수와 다른 명령을 { $limit }개까지 받습니다. { $seconds }초 뒤에 다시 시도해 주세요.
        [megabytes-day] 한 주소에서 하루에 { $limit }메가바이트까지 받습니다. { $seconds }초 뒤에 다시 시도해 주세요.
       *[requests] 한 주소에서 1분에 요청을 { $limit }개까지 받습니다. { $seconds }초 뒤에 다시 시도해 주세요.
    }
error-too-much-thinking = { $kind ->
        [address] 컴퓨터는 한 주소에 대해 하루에 { $limit }초까지 생각합니다. { $seconds }초 뒤에 다시 시도해 주세요.
       *[all] 컴퓨터는 이 서버에서 하루에 { $limit }초까지 생각합니다. { $seconds }초 뒤에 다시 시도해 주세요.
    }
error-too-many-at-once = 한 주소의 요청은 동시에 { $limit }개까지 답합니다.
error-too-many-sockets = 한 주소에서 실시간 연결을 { $limit }개까지 열 수 있습니다.
error-too-many-matches-here = 이 서버는 대국을 { $limit }개까지 보관합니다. 오래된 것이 사라지면 새로 만들 수 있습니다.
error-too-much-kept-here = 이 서버는 대국을 { $limit }메가바이트까지 보관합니다. 오래된 것이 사라지면 새로 만들 수 있습니다.
