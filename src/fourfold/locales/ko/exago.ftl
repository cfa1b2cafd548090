exago-name = Exago
exago-tagline = 타일을 놓고, 그다음 움직여서 한 줄을 만드세요.
exago-rules =
    육각형으로 이루어진 게임판에서 2~6명이 합니다. 두 명이면 타일을 12개씩 가지고 다섯 개 한 줄을 만들어야 하고, 3~6명이면 6개씩 가지고 네 개 한 줄을 만들어야 합니다.

    첫 타일은 중앙에 놓습니다. 그다음부터 손에 타일이 있으면, 게임판의 타일과 맞닿은 빈칸에 하나를 놓습니다. 손에 타일이 없으면, 자기 타일 하나를 들어 다른 타일과 맞닿는 다른 칸에 놓습니다.

    타일을 들어서 나머지가 여러 그룹으로 나뉘면, 가장 큰 그룹만 남습니다. 다른 타일은 모두, 든 타일을 내려놓기 전에 주인의 손으로 돌아갑니다. 가장 큰 그룹이 여럿이면 타일을 든 사람이 남길 그룹을 고릅니다. 돌아온 타일은 한 차례에 하나씩 모두 놓은 뒤에야 다시 타일을 움직일 수 있습니다.

    세 명 이상이면 막아야 합니다. 자기가 지금 이길 수 없고 누군가 다음 차례에 이길 수 있다면, 그런 플레이어 중에서 가장 먼저 차례가 오는 사람을 봅니다. 자기 수로 그 사람을 막을 수 있다면 반드시 그런 수를 두어야 합니다.

    자기 색 타일이 필요한 수만큼 세 방향 중 하나로 끊김 없이 곧게 이어지면, 자기 차례가 끝날 때 이깁니다.

    놓을 때는 f6, 움직일 때는 f6-g7, 움직이고 a3이 든 그룹을 남길 때는 f6-g7=a3, 할 수 있는 것이 없을 때는 pass라고 적습니다.
exago-reason-line = 타일이 곧은 한 줄을 이루었습니다
exago-reason-no-move = 아무도 둘 수 없습니다

exago-option-players = 몇 명이 하는지, 2~6명.
exago-option-players-name = 플레이어 수
exago-option-size = 게임판 한 변의 칸 수.
exago-option-size-name = 게임판 크기
exago-option-tiles = 모두가 처음에 가지는 타일 수, 또는 핸디캡으로 자리마다 하나씩.
exago-option-tiles-name = 타일 수
exago-option-line = 한 줄에 타일 몇 개면 이기는지.
exago-option-line-name = 이기는 줄의 길이
exago-option-early = 손에 타일이 남아 있어도 타일을 움직일 수 있는지 여부.
exago-option-early-name = 일찍 움직이기
exago-option-reconnect = 끊어진 그룹이 돌아가기 전에 든 타일을 먼저 내려놓아 다시 이을 수 있는지 여부.
exago-option-reconnect-name = 다시 잇기
exago-option-block = 세 명 이상일 때 위협을 꼭 막아야 하는지 여부.
exago-option-block-name = 막을 의무
exago-option-repetition = 같은 국면이 이만큼 나오면 무승부입니다.
exago-option-repetition-name = 반복

exago-brief-players = 플레이어 { $value }명
exago-brief-size = 한 변 { $value }칸
exago-brief-tiles = 타일: { $value }
exago-brief-line = 한 줄에 { $value }개
exago-brief-early = { $value ->
        [on] 일찍 움직일 수 있음
       *[off] 다 놓은 뒤에 움직임
    }
exago-brief-reconnect = { $value ->
        [on] 끊어진 그룹을 이을 수 있음
       *[off] 끊어진 그룹은 돌아감
    }
exago-brief-block = { $value ->
        [on] 위협을 막아야 함
       *[off] 막을 의무 없음
    }
exago-brief-repetition = { $value ->
        [off] 반복 무승부 없음
       *[other] 반복하면 무승부
    }

error-tiles-for-seats = 옵션 tiles에 자리 { $seats }개에 대해 수가 { $found }개 적혀 있습니다. 하나만 적거나 자리마다 하나씩 적으세요.
error-empty-run = { $row }번째 가로줄: 빈칸을 0개로 세거나 0으로 시작하는 수가 있습니다.
error-hands-unreadable = “{ $hands }”: 손에 든 타일로 읽을 수 없습니다. 이 게임에서는 이렇게 적습니다: { $example }.
error-hands-do-not-add-up = { seat-name }의 타일은 게임판에 { $board }개, 손에 { $hand }개입니다. 합이 { $total }개여야 합니다.
error-tiles-do-not-touch = 모든 타일은 이어져 있어야 하는데, { $space }, { $other } 자리는 이어져 있지 않습니다.
error-pass-not-needed = 달리 할 수 있는 것이 없을 때만 차례를 넘길 수 있습니다.
error-centre-first = 첫 타일은 중앙에 놓습니다: { $space }.
error-touches-nothing = { $space }에 놓으면 어떤 타일과도 맞닿지 않습니다.
error-not-your-tile = { $space }에는 내 타일이 없습니다.
error-place-first = 아직 손에 타일이 { $count }개 있습니다. 다 놓은 뒤에 타일을 움직일 수 있습니다.
error-back-to-own-space = 든 타일은 { $space }에 되돌려 놓을 수 없고 다른 칸에 놓아야 합니다.
error-no-choice-of-groups = 여기서는 고를 그룹이 없습니다. 이렇게 적으세요: { $move }.
error-choose-group = 가장 큰 그룹이 여럿입니다. = 뒤에 다음 중 하나를 붙여 남길 그룹을 알려 주세요: { $spaces }.
error-must-block = { seat-name }이 다음에 이길 수 있는데, 지금 막을 수 있습니다. 막는 수만 둘 수 있습니다.
