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

## The board

board-piece-tile = { $colour ->
        [red] 빨간 타일
        [blue] 파란 타일
        [yellow] 노란 타일
        [green] 초록 타일
        [purple] 보라 타일
       *[orange] 주황 타일
    }
board-place-tile = { seat-name }이 { $space }에 타일을 놓습니다

## How a match ended

web-why-exago-line = { $reader ->
        [winner] 내 타일이 곧고 끊김 없는 한 줄을 이루었습니다.
        [loser] 승자의 타일이 곧고 끊김 없는 한 줄을 이루었습니다.
       *[none] 타일이 곧고 끊김 없는 한 줄을 이루었습니다.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = 게임판은 육각형으로 이루어져 있습니다. 첫 타일은 중앙에 놓습니다. 거기에 놓으세요.
learn-exago-centre-done = 이제부터 모든 타일은 게임판의 타일과 맞닿아야 합니다.
learn-exago-touch = 파랑 쪽을 맡습니다. 외따로 떨어진 b2에 타일을 놓아 보세요.
learn-exago-touch-done = 모든 타일은 언제나 이어져 있습니다.
learn-exago-place = 빨간 타일과 맞닿은 칸에 타일을 놓으세요. 이웃의 색깔은 상관없습니다.
learn-exago-place-done = 손에 타일이 있는 동안은 차례마다 하나를 놓습니다.
learn-exago-line = 두 명일 때는 자기 색 타일 다섯 개 한 줄이면 이깁니다. 지금 4개가 있습니다. 다섯 번째를 놓으세요.
learn-exago-line-done = 줄은 세 방향으로 뻗습니다. 곧고 끊김이 없어야 합니다. 세 명 이상이면 네 개로 충분합니다.
learn-exago-place-first = 타일은 나중에 움직일 수 있지만 아직은 아닙니다. 타일을 e4에서 d5로 움직여 보세요.
learn-exago-place-first-done = 먼저 자기 타일이 모두 게임판에 있어야 합니다.
learn-exago-relocate = 이제 손에 타일이 없습니다. 그러면 자기 차례에 자기 타일 하나를 들어, 다른 타일과 맞닿는 다른 칸에 놓습니다. 하나를 움직여 보세요.
learn-exago-relocate-done = 이제부터 모든 타일은 어디로든 갈 수 있습니다.
learn-exago-own-space = 든 타일은 다른 데로 가야 합니다. d2의 타일을 있던 자리에 되돌려 놓아 보세요.
learn-exago-own-space-done = Exago에는 쉬어 가는 차례가 없습니다.
learn-exago-cut-off = 타일을 들어서 나머지가 여러 그룹으로 나뉘면, 가장 큰 그룹만 남고 나머지는 주인의 손으로 돌아갑니다. 다른 타일을 끊어 내는 타일을 움직여 보세요.
learn-exago-cut-off-done = 타일을 돌려받은 사람은 한 차례에 하나씩 모두 놓은 뒤에야 다시 타일을 움직일 수 있습니다. 그동안 여러 차례를 쓰게 됩니다.
learn-exago-choose = 크기가 같은 그룹이 여럿이면 남길 그룹을 고릅니다. 들면 같은 크기의 그룹 2개가 남는 타일을 들어, 남기고 싶은 그룹 옆에 놓으세요. 두 그룹에 모두 맞닿는 자리에 놓았다면, 남길 그룹의 타일을 하나 고르세요.
learn-exago-choose-done = 다른 그룹은 주인의 손으로 돌아갔습니다. 더 도움이 되는 그룹을 남기세요.
learn-exago-move-to-win = 이 작은 게임에서는 네 개 한 줄이면 이깁니다. 파랑 쪽을 맡고, 손에는 타일이 없습니다. 하나를 움직여 이기세요.
learn-exago-move-to-win-done = 빈 곳이 있는 줄과, 지금 자리에서 필요 없는 타일을 찾으세요.
learn-exago-must-block = 여기서는 세 명이 하고, 네 개 한 줄이면 이깁니다. 빨강 쪽은 다음 차례에 d5에서 이길 수 있습니다. 파랑 쪽을 맡아, 막지 말고 e5에 두어 보세요.
learn-exago-must-block-done = 세 명 이상일 때, 자기가 이길 수 없고 막을 수 있는 수가 있다면 위협을 막아야 합니다.
learn-exago-block = 이제 의무대로 막아 보세요.
learn-exago-block-done = 위협하는 상대가 여럿이면, 가장 먼저 차례가 오는 상대를 막습니다.
learn-exago-win-first = 막을 의무에는 예외가 하나 있습니다. 자기가 이길 수 있으면 이겨도 됩니다. 빨강 쪽을 맡습니다.
learn-exago-win-first-done = 막기보다 이기기가 먼저입니다.
learn-exago-ahead = 다시 두 명, 다섯 개 한 줄입니다. 빨강 쪽을 맡습니다. 파랑 쪽이 막을 수 없는 위협을 만드세요. 다음 타일로 이깁니다.
learn-exago-ahead-done = 열린 줄은 양쪽 끝에서 완성할 수 있는데, 파랑 쪽은 한쪽만 막을 수 있습니다.
learn-exago-cross = 이제 누구의 손에도 타일이 없습니다. 빨강 쪽을 맡습니다. 지금 자리에서 필요 없는 자기 타일을 들어, 자기 줄 두 개가 만나는 칸에 놓으세요. 파랑 쪽은 한 줄만 막을 수 있습니다.
learn-exago-cross-done = 두 줄이 만나는 곳의 타일은 두 줄 모두에 쓰입니다. 강한 플레이어는 그런 자리를 쓰기 훨씬 전부터 마련해 둡니다. 이제 한 판 해 보세요.

## Themes of puzzles

study-theme-relocate = 타일 움직이기
study-theme-win-by-cutting = 끊어서 이기기
study-theme-hold-by-cutting = 끊어서 지키기

## The rule page: what the examples show

study-rules-exago-touch = 새 타일은 모두 게임판의 타일과 맞닿아야 합니다.
study-rules-exago-line = 곧고 끊김 없는 한 줄이면 이깁니다. 두 명이면 타일 5개, 더 많으면 4개입니다.
study-rules-exago-relocate = 손이 비면, 자기 타일 하나를 들어 다른 타일과 맞닿는 곳에 놓습니다.
study-rules-exago-cut-off = 이 타일을 들면 다른 타일 2개가 끊어집니다. 그 타일은 주인에게 돌아가고, 주인은 그것을 다시 놓은 뒤에야 타일을 움직일 수 있습니다.
study-rules-exago-choose = 크기가 같은 그룹 2개가 남습니다. 둔 사람이 남길 그룹을 고릅니다.
study-rules-exago-must-block = 세 명 이상이면 위협을 막아야 합니다. 빨강 쪽이 d5에서 이기려고 하므로, 파랑 쪽은 다른 곳에 둘 수 없습니다.
study-rules-exago-block = 이 수는 위협을 막으므로 둘 수 있습니다.

## The rule page: what the printed rules leave open

study-decision-exago-groups = 그룹이 셋 이상이어도 가장 큰 그룹 하나만 남습니다.
study-decision-exago-own = 자기 타일이 손으로 돌아와도, 든 타일은 바로 내려놓습니다. 나머지는 다음 차례부터 놓습니다.
study-decision-exago-duty = 세 명 이상이면, 위협하는 상대가 한 명뿐이어도 막을 수 있을 때는 언제나 막아야 합니다.
study-decision-exago-first = 위협하는 상대가 여럿이면, 가장 먼저 차례가 오는 상대를 막습니다.
study-decision-exago-relocated = 타일을 움직여 이기려는 위협도 다른 위협과 똑같이 셉니다.
study-decision-exago-stuck = 아무것도 할 수 없으면 차례를 넘깁니다. 아무도 둘 수 없으면 무승부입니다.
