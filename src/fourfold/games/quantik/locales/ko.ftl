quantik-name = Quantik
quantik-tagline = 누가 놓았든, 한 선에 서로 다른 네 가지 모양을 모으세요.
quantik-rules =
    밝은 쪽과 어두운 쪽, 두 플레이어가 말을 8개씩 가집니다. 구(A) 2개, 원통(B) 2개, 정육면체(C) 2개, 원뿔(D) 2개입니다. 게임판은 16칸이며, 가로줄 4개, 세로줄 4개, 2×2 지역 4개를 모두 ‘선’이라고 부릅니다.

    자기 차례에는 자기 말 하나를 빈칸에 놓습니다. 상대가 어떤 모양을 이미 놓은 가로줄, 세로줄, 지역에는 그 모양을 놓을 수 없습니다. 자기 말은 결코 방해가 되지 않습니다.

    자기가 놓은 말로 한 선에 네 가지 모양이 모두 모이면, 누구의 말이든 상관없이 곧바로 이깁니다. 차례가 된 상대가 말을 놓을 수 없을 때도 이깁니다. 무승부는 없습니다.

    수는 모양과 칸으로 적습니다. Bc2는 c2에 원통을 놓는다는 뜻입니다.
quantik-reason-line = 한 선에 네 가지 모양이 모두 모였습니다
quantik-reason-no-move = 상대에게 둘 수 있는 수가 없었습니다

quantik-the-shape =
    { $shape ->
        [sphere] 구
        [cylinder] 원통
        [cube] 정육면체
       *[cone] 원뿔
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] 상대의 구가
        [cylinder] 상대의 원통이
        [cube] 상대의 정육면체가
       *[cone] 상대의 원뿔이
    }

error-too-many-pieces = { seat-name }의 같은 모양 말이 게임판에 { $limit }개보다 많습니다: { quantik-the-shape }.
error-turns-do-not-alternate = 게임판에 밝은 쪽의 말은 { $first }개, 어두운 쪽의 말은 { $second }개입니다. 밝은 쪽은 같은 수이거나 하나 더 많아야 합니다.
error-shapes-clash = { $line ->
        [row] { $space }, { $other }: 두 플레이어의 같은 모양({ quantik-the-shape })이 한 가로줄에 있습니다. 둘 중 나중 것은 놓을 수 없었습니다.
        [column] { $space }, { $other }: 두 플레이어의 같은 모양({ quantik-the-shape })이 한 세로줄에 있습니다. 둘 중 나중 것은 놓을 수 없었습니다.
       *[region] { $space }, { $other }: 두 플레이어의 같은 모양({ quantik-the-shape })이 한 지역에 있습니다. 둘 중 나중 것은 놓을 수 없었습니다.
    }
error-shape-used-up = { $shape ->
        [sphere] 구 2개를 이미 모두 게임판에 놓았습니다.
        [cylinder] 원통 2개를 이미 모두 게임판에 놓았습니다.
        [cube] 정육면체 2개를 이미 모두 게임판에 놓았습니다.
       *[cone] 원뿔 2개를 이미 모두 게임판에 놓았습니다.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } 이미 이 가로줄의 { $space }에 있습니다.
        [column] { quantik-opposing-shape } 이미 이 세로줄의 { $space }에 있습니다.
       *[region] { quantik-opposing-shape } 이미 이 지역의 { $space }에 있습니다.
    }

## The board

board-piece-sphere = { $colour ->
        [light] 밝은 구
       *[dark] 어두운 구
    }
board-piece-cylinder = { $colour ->
        [light] 밝은 원통
       *[dark] 어두운 원통
    }
board-piece-cube = { $colour ->
        [light] 밝은 정육면체
       *[dark] 어두운 정육면체
    }
board-piece-cone = { $colour ->
        [light] 밝은 원뿔
       *[dark] 어두운 원뿔
    }

board-place-sphere = { seat-name }이 { $space }에 구를 놓습니다
board-place-cylinder = { seat-name }이 { $space }에 원통을 놓습니다
board-place-cube = { seat-name }이 { $space }에 정육면체를 놓습니다
board-place-cone = { seat-name }이 { $space }에 원뿔을 놓습니다

## How a match ended

web-why-quantik-line = 가로줄, 세로줄 또는 지역에 네 가지 모양이 모두 모였고, 마지막 말을 놓은 쪽이 이깁니다.
web-why-quantik-no-move = { $reader ->
        [winner] 상대가 말을 놓을 곳이 없습니다.
        [loser] 내가 말을 놓을 곳이 없습니다.
       *[none] 다른 플레이어가 말을 놓을 곳이 없습니다.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = 이것이 게임판입니다. 16칸이 있습니다. 가로줄 4개, 세로줄 4개, 2×2 지역 4개가 이 게임의 선입니다. 지역 하나를 표시해 두었습니다.
learn-quantik-place = 말은 8개입니다. 구 2개, 원통 2개, 정육면체 2개, 원뿔 2개입니다. 한 차례에 말 하나를 빈칸 하나에 놓습니다. 아무 말이나 골라 아무 데나 놓아 보세요.
learn-quantik-place-done = 말은 그 자리에 그대로 있습니다. Quantik에서는 말이 움직이거나 게임판을 떠나는 일이 없습니다.
learn-quantik-row = 한 선에 네 가지 모양이 모두 모이면, 그 선을 완성한 사람이 이깁니다. 맨 위 가로줄에 모양 하나가 모자랍니다. 거기에 놓으세요.
learn-quantik-row-done = 한 가로줄에 구, 원통, 정육면체, 원뿔이 모였습니다. 승리입니다.
learn-quantik-region = 지역도 가로줄, 세로줄과 똑같이 셉니다. 오른쪽 위 지역을 완성하세요.
learn-quantik-region-done = 한 지역에 네 가지 모양이 모였습니다. 승리입니다.
learn-quantik-anyones = 누구의 말인지는 상관없습니다. 여기서는 어두운 쪽을 맡습니다. 밝은 쪽의 말 3개가 한 세로줄에 있습니다. 이용해 보세요.
learn-quantik-anyones-done = 마지막 말만 자기 것이면 됩니다. 그러니 상대에게 무엇을 남기는지 조심하세요.
learn-quantik-forbidden-row = 이제 단 하나의 금지 사항입니다. 맨 위 가로줄에 밝은 쪽의 구가 있습니다. 어두운 쪽을 맡아 같은 가로줄의 a4에 구를 놓아 보세요.
learn-quantik-forbidden-row-done = 상대가 어떤 모양을 이미 놓은 가로줄, 세로줄, 지역에는 그 모양을 놓을 수 없습니다.
learn-quantik-forbidden-region = 지역도 마찬가지입니다. 어두운 쪽의 원통이 d3에 있습니다. 밝은 쪽을 맡아 c4에 원통을 놓아 보세요.
learn-quantik-forbidden-region-done = 말을 하나 놓을 때마다, 상대는 그 가로줄, 세로줄, 지역에 같은 모양을 놓을 수 없게 됩니다.
learn-quantik-own = 자기 말은 아무것도 금지하지 않습니다. 두 번째 구를 첫 번째 구와 같은 선에 놓으세요.
learn-quantik-own-done = 한 선에 자기 구를 2개 놓아도 됩니다. 상대만 들어오지 못합니다.
learn-quantik-two-each = 모양마다 딱 2개씩 있습니다. 구 2개가 이미 모두 게임판에 있습니다. d2에 세 번째 구를 놓아 보세요.
learn-quantik-two-each-done = 2개를 다 쓰면 그 모양은 더 없습니다. 무엇이 남았는지는 손에서 언제나 볼 수 있습니다.
learn-quantik-careful = 여기서는 거의 모든 수가 밝은 쪽을 곧바로 이기게 합니다. 어두운 쪽을 맡아, 밝은 쪽이 완성할 선을 남기지 않는 단 하나의 수를 찾으세요.
learn-quantik-careful-done = 잘 보았습니다. 서로 다른 모양 3개가 모인 선은 상대에게 주는 선물입니다. 네 번째 모양을 거기 놓을 수 없을 때만 빼고요.
learn-quantik-no-move = 이기는 길이 하나 더 있습니다. 둘 차례인데 둘 수 없는 플레이어는 집니다. 어두운 쪽을 맡아 밝은 쪽의 마지막 수를 없애세요.
learn-quantik-no-move-done = 밝은 쪽에는 아직 말이 있지만, 놓을 수 있는 칸이 없습니다.
learn-quantik-ahead = 아무도 곧바로 이길 수는 없지만, 어두운 쪽은 반드시 이길 수 있습니다. 어두운 쪽을 맡아, 밝은 쪽이 어떻게 두든 다음에 선을 완성할 수 있는 수를 두세요.
learn-quantik-ahead-done = Quantik은 이렇게 이깁니다. 내게 도움이 되는 수만 상대에게 남기세요. 이제 한 판 해 보세요.

## The rule page: what the examples show

study-rules-quantik-row = 원뿔이 가로줄을 네 가지 모양으로 완성합니다. 다른 말 중 하나가 상대의 것이어도, 마지막 말을 놓은 사람이 이깁니다.
study-rules-quantik-column = 세로줄도 똑같습니다. 여기서는 밝은 쪽의 말 3개로 어두운 쪽이 이깁니다.
study-rules-quantik-region = 2×2 지역 4개도 마찬가지입니다.
study-rules-quantik-forbidden = 맨 위 가로줄에 있는 밝은 쪽의 구 때문에, 어두운 쪽은 그 가로줄, 세로줄, 지역에 구를 놓을 수 없습니다.
study-rules-quantik-own = 자기 말은 결코 방해가 되지 않습니다. 같은 세로줄에 구를 하나 더 놓아도 됩니다.
study-rules-quantik-no-move = 이 정육면체 다음에는 밝은 쪽이 말을 놓을 수 있는 칸이 없습니다. 둘 수 없는 쪽이 집니다.

## The rule page: what the printed rules leave open

study-decision-quantik-both = 마지막 말이 선을 완성하면서 상대가 둘 수 있는 수도 없애면, 선을 완성해 이긴 것으로 봅니다.
study-decision-quantik-start = 누가 먼저 둘지는 제비로 정하고, 다음 게임에서는 순서를 바꿉니다.
