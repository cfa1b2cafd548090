board-label = 게임판
board-pass = 넘기기
board-choose-group = 남길 그룹을 고르세요.

board-empty = 비어 있음
board-selected = 선택됨
board-group = 그룹 { $number }
board-target = 고를 수 있음
board-last = 마지막 수
board-winning = 승리를 이룬 자리

board-space-holds = { $space } { $piece }
board-space-empty = { $space } 비어 있음
board-empty-run = { $first }부터 { $last }까지 비어 있음

board-hand = { seat-name }의 손
board-hand-holds = { seat-name }의 손: { $stock }
board-hand-empty = { seat-name }의 손이 비었습니다
board-stock = { $piece } × { $count }
board-slot = { $piece }, 손에 { $count }개

board-chosen = 선택: { $what }; 갈 곳 { $count }가지
board-put-back = 선택 취소

board-move-step = { seat-name }이 { $start }에서 { $end } 자리로 움직입니다
board-move-push = { seat-name }이 { $start }에서 { $end } 자리로 밉니다
board-move-pass = { seat-name }이 차례를 넘깁니다

board-then = { $before }; { $after }
board-then-home = 타일 { $count }개가 주인의 손으로 돌아갑니다

## Small spaces

board-confirm = 이 수를 둘까요?
board-confirm-yes = 두기
board-confirm-no = 돌아가기
board-whole = 게임판 전체 보기
