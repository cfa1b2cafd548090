## Quantik

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

## Qomet

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

## Exago

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
learn-exago-ahead-done = 열린 줄은 양쪽 끝에서 완성할 수 있는데, 파랑 쪽은 한쪽만 막을 수 있습니다. 이제 한 판 해 보세요.
