qomet-name = Qomet
qomet-tagline = 별을 놓고, 움직이고, 밀어서 별 네 개로 정사각형을 만드세요.
qomet-rules =
    밝은 쪽과 어두운 쪽, 두 플레이어가 별을 7개씩 손에 듭니다. 게임판에는 중앙과 그 둘레의 정사각형 3개 위에 교차점 25개가 있고, 선으로 이어져 있습니다.

    자기 차례에는 세 가지 중 하나를 합니다. 손에 든 별을 아무 빈 교차점에 놓습니다. 또는 자기 별 하나를 선을 따라 한 칸 움직입니다. 그 자리에 별이 있으면 어느 색이든 같은 선을 따라 한 칸 더 밀리며, 밀려날 자리가 있어야 합니다. 또는 바깥쪽 정사각형에 있는 자기 별 하나를 손으로 되가져옵니다. 바깥쪽 정사각형의 별이 선의 끝을 넘어 밀리면 주인의 손으로 돌아갑니다. 한 번에 별 하나만 밀 수 있고, 모퉁이를 돌아 밀 수는 없습니다.

    자기 별이 상대에게 밀렸다면, 바로 다음 차례에 그대로 되밀 수 없습니다.

    같은 색 별 4개가 정사각형의 꼭짓점에 놓이면 이깁니다. 그 정사각형의 변은 게임판의 선을 따라야 합니다. 그런 정사각형은 15개입니다. 큰 정사각형 3개와, 중앙을 한 꼭짓점으로 하는 12개입니다. 자기가 둔 수로 상대의 정사각형이 완성되면, 자기 정사각형이 함께 완성되어도 상대가 이깁니다.

    별을 놓을 때는 d4, 움직이거나 밀 때는 d4-d5, 되가져올 때는 a1-x라고 적습니다.
qomet-reason-square = 별 4개가 정사각형의 꼭짓점에 놓였습니다
qomet-reason-gave-square = 상대가 마지막으로 둔 수가 정사각형을 완성했습니다

qomet-option-corner_exit = 바깥쪽 꼭짓점의 별을 대각선뿐 아니라 바깥쪽 변을 따라서도 밀어낼 수 있는지 여부.
qomet-option-corner_exit-name = 꼭짓점에서 밀어내기
qomet-option-repetition = 같은 국면이 이만큼 나오면 무승부입니다.
qomet-option-repetition-name = 반복

qomet-brief-corner_exit = { $value ->
        [on] 꼭짓점 열림
       *[off] 꼭짓점 닫힘
    }
qomet-brief-repetition = { $value ->
        [off] 반복 무승부 없음
       *[other] 반복하면 무승부
    }

error-too-many-stars = { seat-name }의 별이 게임판에 { $found }개 있습니다. 별은 모두 { $limit }개뿐입니다.
error-forbidden-move-is-none = “{ $move }”: 금지된 수가 될 수 없습니다. 둘 차례인 플레이어의 별이 방금 그렇게 밀렸을 수 없습니다.
error-not-your-star = { $space }에는 내 별이 없습니다.
error-not-on-outer-square = 바깥쪽 정사각형의 별만 되가져올 수 있습니다. { $space } 자리는 더 안쪽입니다.
error-no-line-between = { $start }에서 { $end }까지 한 칸에 가는 선이 없습니다.
error-undoes-last-turn = { $start }-{ $end }: 이렇게 밀면 상대의 지난 수를 되돌리게 됩니다. 이번 차례에는 금지입니다.
error-push-has-no-way = { $space }의 별은 그쪽으로 밀 수 없습니다. 선이 거기서 끝납니다.
error-push-blocked = { $space }의 별은 밀 수 없습니다. 밀려날 자리 { $behind }에 이미 별이 있습니다.
