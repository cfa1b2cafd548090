## Games and options

error-game-unknown = “{ $name }”: 그런 게임이 없습니다. 게임은 다음과 같습니다: { $names }.
error-option-unknown = { $keys ->
        [none] “{ $key }”: 여기에는 그런 옵션이 없습니다. 옵션은 다음과 같습니다: –.
       *[other] “{ $key }”: 여기에는 그런 옵션이 없습니다. 옵션은 다음과 같습니다: { $keys }.
    }
error-option-choice = 옵션 { $key }에 “{ $value }” 값은 쓸 수 없습니다. 다음 중 하나여야 합니다: { $values }.
error-option-number = 옵션 { $key }에 “{ $value }” 값은 쓸 수 없습니다. { $low }부터 { $high }까지의 정수여야 합니다.
error-option-type = 옵션 { $key }의 값은 낱말이나 정수여야 합니다.
error-option-pair = “{ $pair }”: 옵션이 아닙니다. key=value 꼴로 적으세요.
error-option-twice = 옵션 { $key }: 두 번 적혀 있습니다.

## Positions

error-field-count = 여기서 국면은 공백 하나로 나눈 { $expected }부분이어야 하는데 { $found }부분입니다.
error-row-count = 게임판은 “/” 기호로 나눈 가로줄 { $expected }개여야 하는데 { $found }개입니다.
error-row-length = { $row }번째 가로줄은 { $expected }칸이어야 하는데 { $found }칸입니다.
error-letter-unknown = { $row }번째 가로줄에 “{ $letter }” 글자가 있습니다. 쓸 수 있는 것: { $letters }.
error-mover-unknown = “{ $letter }”: 둘 차례가 될 수 없습니다. 다음 중 하나여야 합니다: { $letters }.
error-over-before-last-move = { seat-name }이 마지막으로 두기 전에 게임이 이미 끝나 있었습니다. 승부가 난 게임판입니다.

## Moves

error-game-over = 게임이 끝났습니다. “{ $move }”: 이제 둘 수 없습니다.
error-move-unreadable = “{ $move }”: 수가 아닙니다. 수는 이렇게 적습니다: { $example }.
error-picks-no-turn = 그것은 수가 아닙니다. 갈 곳이 있는 말을 고르고, 이어서 놓을 칸을 고르세요.
error-picks-group = 가장 큰 그룹이 여럿입니다. 남길 그룹을 가리켜 주세요.
error-picks-over = 게임이 끝났습니다.
error-space-unknown = 이 게임판에는 { $space } 칸이 없습니다.
error-space-taken = { $space } 칸은 이미 차 있습니다.
error-hand-empty = { seat-name }의 손에 놓을 것이 남아 있지 않습니다.

## Matches

error-player-count = 자리는 { $found }개가 아니라 { $seats }개입니다.
error-player-name = “{ $name }”: 이름으로 쓸 수 없습니다. 앞뒤에 공백 없이, 표시할 수 있는 글자 1~{ $limit }자여야 합니다.
error-settled-away-from-board = 이 대국은 게임판에서 끝난 것이 아니라 플레이어들이 끝냈습니다. 무를 수 없습니다.
error-nothing-to-take-back =
    { $played ->
        [0] 아직 둔 수가 없어 무를 수 없습니다.
       *[other] 둔 수가 { $played }수뿐이어서 { $count }수를 무를 수 없습니다.
    }
error-seat-cannot-resign = { $seat }번 자리는 기권할 수 없습니다. 그런 자리가 없거나 이미 기권했습니다.
error-match-goes-on = 대국이 아직 끝나지 않았습니다.
error-match-over = 대국이 끝났습니다.

## Records

error-record-start = 기록을 시작할 수 없습니다: { $reason }
error-record-move = { $line }번째 줄: { $reason }
error-record-tag-unreadable = { $line }번째 줄: “{ $text }”, 태그가 아닙니다. 태그는 이렇게 적습니다: [Game "quantik"].
error-record-tag-twice = { $line }번째 줄: { $tag } 태그가 두 번째로 나옵니다.
error-record-tag-unknown = { $line }번째 줄: 이런 기록에 { $tag } 태그는 없습니다.
error-record-tag-missing = 기록에 { $tag } 태그가 없습니다.
error-record-rules = { $line }번째 줄: 이 기록은 규칙 버전 { $found }에 따른 것인데, 이 프로그램은 버전 { $expected }만 압니다.
error-record-date = { $line }번째 줄: “{ $text }”, 날짜가 아닙니다. 2026-11-15처럼 적고, 모르면 ?라고 적으세요.
error-record-number = { $line }번째 줄: 여기에는 “{ $found }” 대신 “{ $expected }” 표시가 있어야 합니다.
error-record-number-alone = { $line }번째 줄: 마지막 번호 뒤에 수가 없습니다.
error-record-resigned = { $line }번째 줄: “{ $text }”, 수와 맞지 않습니다. 기권은 순서대로 “seat 2 after 14”처럼 적습니다.
error-record-result = { $line }번째 줄: 적힌 결과는 “{ $said }”, 수에 따른 결과는 “{ $found }”입니다.
