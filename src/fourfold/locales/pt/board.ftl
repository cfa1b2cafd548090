board-label = Tabuleiro
board-pass = Passar
board-choose-group = Escolhe o grupo que fica.

board-piece-sphere = { $colour ->
        [light] esfera clara
       *[dark] esfera escura
    }
board-piece-cylinder = { $colour ->
        [light] cilindro claro
       *[dark] cilindro escuro
    }
board-piece-cube = { $colour ->
        [light] cubo claro
       *[dark] cubo escuro
    }
board-piece-cone = { $colour ->
        [light] cone claro
       *[dark] cone escuro
    }
board-piece-star = { $colour ->
        [light] estrela clara
       *[dark] estrela escura
    }
board-piece-tile = { $colour ->
        [red] ficha vermelha
        [blue] ficha azul
        [yellow] ficha amarela
        [green] ficha verde
        [purple] ficha roxa
       *[orange] ficha laranja
    }

board-empty = vazio
board-selected = escolhido
board-group = grupo { $number }
board-target = pode ser escolhido
board-last = última jogada
board-winning = parte da vitória

board-space-holds = { $space } { $piece }
board-space-empty = { $space } vazio
board-empty-run = { $first } a { $last } vazios

board-hand = Reserva de { seat-name }
board-hand-holds = Reserva de { seat-name }: { $stock }
board-hand-empty = A reserva de { seat-name } está vazia
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } na reserva

board-chosen = Escolhido: { $what }; { $count ->
        [one] { $count } opção
        [many] { $count } opções
       *[other] { $count } opções
    }
board-put-back = Escolha anulada

board-place-sphere = { seat-name } coloca uma esfera em { $space }
board-place-cylinder = { seat-name } coloca um cilindro em { $space }
board-place-cube = { seat-name } coloca um cubo em { $space }
board-place-cone = { seat-name } coloca um cone em { $space }
board-place-star = { seat-name } coloca uma estrela em { $space }
board-place-tile = { seat-name } coloca uma ficha em { $space }
board-move-step = { seat-name } move de { $start } para { $end }
board-move-push = { seat-name } empurra de { $start } para { $end }
board-back-star = { seat-name } recupera uma estrela de { $space }
board-move-pass = { seat-name } passa

board-then = { $before }; { $after }
board-to-star = { $colour ->
        [light] uma estrela clara vai para { $space }
       *[dark] uma estrela escura vai para { $space }
    }
board-off-star = { $colour ->
        [light] uma estrela clara sai do tabuleiro
       *[dark] uma estrela escura sai do tabuleiro
    }
board-then-home = { $count ->
        [one] { $count } ficha volta à reserva
        [many] { $count } fichas voltam à reserva
       *[other] { $count } fichas voltam à reserva
    }

## Small spaces

board-confirm = Fazer esta jogada?
board-confirm-yes = Jogar
board-confirm-no = Voltar
board-whole = Ver o tabuleiro todo
