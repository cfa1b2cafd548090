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
