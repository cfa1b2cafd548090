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

## The board

board-piece-star = { $colour ->
        [light] 밝은 별
       *[dark] 어두운 별
    }
board-place-star = { seat-name }이 { $space }에 별을 놓습니다
board-back-star = { seat-name }이 { $space }에서 별을 되가져옵니다
board-to-star = { $colour ->
        [light] 밝은 별이 { $space } 자리로 갑니다
       *[dark] 어두운 별이 { $space } 자리로 갑니다
    }
board-off-star = { $colour ->
        [light] 밝은 별이 게임판을 떠납니다
       *[dark] 어두운 별이 게임판을 떠납니다
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] 내 별 4개가 정사각형의 꼭짓점에 있습니다.
        [loser] 상대의 별 4개가 정사각형의 꼭짓점에 있습니다.
       *[none] 같은 색 별 4개가 정사각형의 꼭짓점에 있습니다.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] 상대가 둔 수가 내 정사각형을 완성해 주었습니다.
        [loser] 내가 둔 수가 상대의 정사각형을 완성해 주었고, 그런 정사각형도 인정됩니다.
       *[none] 다른 플레이어가 둔 수가 정사각형을 완성해 주었고, 그런 정사각형도 인정됩니다.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = 이것이 게임판입니다. 중앙과 그 둘레의 정사각형 3개 위에 교차점 25개가 있고, 선으로 이어져 있습니다. 중앙을 표시해 두었습니다. 별은 선을 따라서만 다닙니다.
learn-qomet-place = 손에 별이 7개 있습니다. 자기 차례에 할 수 있는 한 가지는 별을 아무 빈 교차점에 놓는 것입니다. 해 보세요.
learn-qomet-place-done = 이것이 놓기입니다. 할 수 있는 것이 두 가지 더 있습니다. 움직이기와 되가져오기입니다.
learn-qomet-square = 자기 별 4개가 정사각형의 꼭짓점에 놓이면 이깁니다. 안쪽 정사각형의 꼭짓점 3개가 자기 것입니다. 완성하세요.
learn-qomet-square-done = 안쪽, 가운데, 바깥쪽 정사각형의 꼭짓점이 정사각형 15개 중 3개입니다.
learn-qomet-centre = 나머지 정사각형 12개는 게임판의 중앙이 한 꼭짓점입니다. 이 정사각형에서 모자라는 꼭짓점을 찾으세요.
learn-qomet-centre-done = 네 구역마다 작은 것, 중간 것, 큰 것이 있어, 정사각형 12개가 중앙을 꼭짓점으로 함께 씁니다. 꼭짓점 사이에 있는 별은 상관없습니다.
learn-qomet-diamond = 이 별 4개는 변의 가운데에 있습니다. 정사각형처럼 보이지만 변이 게임판의 선을 따르지 않으므로 정사각형이 아닙니다.
learn-qomet-step = 자기 별 하나를 선을 따라 한 칸, 빈 교차점으로 움직일 수도 있습니다. 두 별 중 아무것이나 움직여 보세요.
learn-qomet-step-done = 움직이기 전에 선을 보세요. 이웃이라고 다 이어진 것은 아닙니다.
learn-qomet-push = 가는 길에 별이 있으면, 어느 색이든 같은 선을 따라 한 칸 더 밀어냅니다. 어두운 쪽의 별을 미세요.
learn-qomet-push-done = 내 별이 그 자리를 차지했고, 그 별은 밀려났습니다. 자기 별도 똑같이 밀 수 있습니다.
learn-qomet-blocked = 별은 하나만 밀 수 있고, 밀려날 자리가 비어 있어야 합니다. d5에 있는 어두운 쪽의 별을 밀어 보세요.
learn-qomet-blocked-done = 잇달아 있는 별 2개는 밀 수 없습니다.
learn-qomet-corner = 모퉁이를 돌아 밀 수는 없습니다. 가운데 정사각형에서 f6의 별을 변을 따라 밀어 보세요.
learn-qomet-corner-done = 선이 거기서 끝나고, 안쪽과 가운데 정사각형의 별은 게임판을 떠날 수 없습니다.
learn-qomet-push-off = 바깥쪽 정사각형에서는 다릅니다. 선의 끝을 넘어 밀린 별은 주인의 손으로 돌아갑니다. 어두운 쪽의 별을 게임판 바깥으로 밀어내세요.
learn-qomet-push-off-done = 어두운 쪽은 그 별을 다시 놓을 수 있지만, 한 차례가 듭니다.
learn-qomet-withdraw = 세 번째로 할 수 있는 것: 바깥쪽 정사각형에 있는 자기 별 하나를 손으로 되가져오세요.
learn-qomet-withdraw-done = 다음 차례에 필요한 곳에 놓을 수 있습니다.
learn-qomet-undo = 어두운 쪽이 방금 내 별을 d4에서 d5로 밀었습니다. 그대로 되밀어 보세요.
learn-qomet-undo-done = 밀린 것을 곧바로 되돌릴 수는 없습니다. 그다음 차례에는 됩니다.
learn-qomet-gift = 어두운 쪽은 표시된 정사각형에 d4만 있으면 됩니다. 어두운 쪽의 별을 d5에서 d4로 밀면 어떻게 되는지 보세요.
learn-qomet-gift-done = 어두운 쪽의 정사각형을 만들어 주었으니 어두운 쪽이 이깁니다. 누가 완성하든 정사각형은 그 색의 것입니다.
learn-qomet-save = 같은 국면에서 더 잘 두어 봅시다. 어두운 쪽이 정사각형을 만들 수 없게 하는 단 하나의 수를 찾으세요.
learn-qomet-save-done = 꼭짓점의 별을 게임판 바깥으로 밀어내는 것은 좋은 방어입니다.
learn-qomet-ahead = 곧바로 이길 수는 없지만, 반드시 이기는 수가 하나 있습니다. 어두운 쪽이 어떻게 두든 두 차례 뒤에 정사각형이 생깁니다.
learn-qomet-ahead-done = 어두운 쪽이 마지막 꼭짓점을 채우면, 그 별을 밀어내고 그 자리를 차지합니다. 이제 한 판 해 보세요.

## Themes of puzzles

study-theme-no-undo = 되밀기 금지 이용하기

## The rule page: what the examples show

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

## The rule page: what the printed rules leave open

study-decision-qomet-corner = 바깥쪽 꼭짓점의 별은 바깥쪽 변을 따라서도 밀어낼 수 있습니다. 옵션 “corner_exit”에서 금지할 수 있습니다.
study-decision-qomet-diamond = 정사각형의 네 변 한가운데는 정사각형으로 치지 않습니다.
study-decision-qomet-repetition = 같은 플레이어 차례에 금지된 수까지 같은 국면이 세 번째로 나오면 무승부입니다. 분석의 평가는 이것을 따지지 않고, 누구에게도 필승의 수가 없으면 무승부라고 합니다.
study-decision-qomet-both = 한 수로 두 플레이어 모두 정사각형을 얻으면, 두지 않은 쪽이 이깁니다.
