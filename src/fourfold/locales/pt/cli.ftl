## Help

cli-help-usage = Uso:
cli-help-command-piece = COMANDO
cli-help-options-piece = [OPÇÕES]
cli-help-language-piece = IDIOMA
cli-help-commands = Comandos
cli-help-arguments = Argumentos
cli-help-options = Opções

cli-help-fourfold = Jogos de tabuleiro com regras exatas: joga { $games } no terminal, ou consulta as regras a partir de um programa.
cli-help-play = Jogar no terminal, com pessoas neste teclado ou contra o computador.
cli-help-games = Listar os jogos, ou as opções de um jogo.
cli-help-rules = Responder a cada linha de JSON da entrada padrão com uma linha de JSON: posição, jogadas permitidas, resultado.
cli-help-perft = Contar as sequências de jogadas permitidas de um dado comprimento.
cli-help-analyze = Dizer o que vale uma posição, e cada jogada nela: provado onde for possível.
cli-help-match = Pôr jogadores do computador a jogar entre si e medir a sua força.
cli-help-solve = Encontrar o valor de cada posição de um jogo. Pode ser parado, e continua quando é chamado outra vez.
cli-help-verify = Verificar o que diz uma tabela de valores, com um programa que não a fez.
cli-help-tables = Dizer que tabelas de valores há aqui; descarregá-las, construí-las, verificá-las, comprimi-las ou removê-las.
cli-help-serve = Servir a aplicação web e a sua API. Sem comando num terminal, fourfold também faz isto e mostra-a num navegador.
cli-help-backup = Guardar todas as partidas de um servidor, mesmo enquanto funciona.
cli-help-engine = Jogar como motor para outros programas, que dizem o que fazer pela Universal Game Interface.
cli-help-pipe = Analisar as posições que linhas de JSON na entrada padrão descrevem, várias ao mesmo tempo, cada uma com um identificador.
cli-help-puzzles = Procurar problemas: posições em que uma única jogada é certa. Cada um está provado e pontuado. Escreve JSON.
cli-help-bench = Medir a rapidez de tudo, ao lado das regras simples e de outras bibliotecas.

cli-help-version = Escrever a versão.
cli-help-lang = Falar um dos idiomas { $languages }.
cli-help-help = Escrever esta ajuda.
cli-help-game = Um de { $games }, com opções se quiseres: exago?players=3&size=5
cli-help-option = Uma opção do jogo, por exemplo size=5. Pode ser dada várias vezes.
cli-help-position = Começar desta posição em vez da habitual.
cli-help-players = Quem joga, com vírgulas pelo meio. level1 a level10 são jogadores do computador, tal como random, greedy e montecarlo; ? é uma pessoa sem nome.
cli-help-in-order = Sentar os jogadores pela ordem dada em vez de sortear.
cli-help-load = Continuar uma partida guardada.
cli-help-seed = Fazer com que tudo o que é aleatório saia sempre igual.
cli-help-ascii = Desenhar só com caracteres simples.
cli-help-no-color = Desenhar sem cores.
cli-help-level = Jogar contra o computador deste nível, de 1 (fraco) a 10 (o mais forte que consegue).
cli-help-time-move = Quanto tempo um jogador do computador pode pensar numa jogada. O habitual é 2.
cli-help-time = Quanto tempo pensar. O habitual é 2; com 0, só o que se sabe logo.
cli-help-json = Responder com uma linha de JSON.

## Games and their options

cli-games-more = fourfold games GAME lista as opções de um jogo, fourfold play GAME joga-o.
cli-seats-exactly = { $count ->
        [one] { $count } jogador
        [many] { $count } jogadores
       *[other] { $count } jogadores
    }
cli-seats-range = { $low } a { $high } jogadores
cli-options-none = Este jogo não tem opções.
cli-options-in-force = Opções desta partida:
cli-values-choice = Uma de { $values }.
cli-values-number = De { $low } a { $high }.
cli-values-numbers = De { $low } a { $high }, para todos ou para cada lugar com vírgulas pelo meio.
cli-default = Habitual: { $value }.
cli-default-depends = Aqui o habitual é { $value }; depende das opções acima.

## Questions before the first move

cli-ask-game = Que jogo?
cli-ask-players = Quantos jogam, { $low } a { $high }? [{ $low }]
cli-ask-opponents = Quem joga?
cli-ask-level = Com que força?
cli-against-people = Pessoas, todas neste teclado
cli-against-level = Tu contra o computador, tão forte quanto quiseres
cli-against-random = Tu contra o computador, que joga ao acaso
cli-ask-number = Número [{ $default }]:
cli-ask-again = Escreve um número de { $low } a { $high }.

## Players

cli-player-random = Acaso
cli-player-level1 = { level-name-1 }, nível 1
cli-player-level2 = { level-name-2 }, nível 2
cli-player-level3 = { level-name-3 }, nível 3
cli-player-level4 = { level-name-4 }, nível 4
cli-player-level5 = { level-name-5 }, nível 5
cli-player-level6 = { level-name-6 }, nível 6
cli-player-level7 = { level-name-7 }, nível 7
cli-player-level8 = { level-name-8 }, nível 8
cli-player-level9 = { level-name-9 }, nível 9
cli-player-level10 = { level-name-10 }, nível 10
cli-player-greedy = Ganância
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = tu
cli-somebody = uma pessoa
cli-seat = { $colour }: { $name }
cli-seats-drawn = Fez-se o sorteio. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, jogada { $number }
cli-title-end = { $count ->
        [0] { $game } sem nenhuma jogada
        [one] { $game } após { $count } jogada
        [many] { $game } após { $count } jogadas
       *[other] { $game } após { $count } jogadas
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, é a tua vez
cli-hint = Escreve uma jogada como { $example }, «{ $moves }» para as veres todas, ou «{ $help }».
cli-hint-help = Escreve «{ $help }» para veres o que podes fazer.
cli-computer-plays = { $name } joga { $move }.
cli-thinking = { $name } está a pensar…
cli-won = Vence { $name }: { $reason }.
cli-drawn = Empate: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = ajuda, ?
cli-word-moves = jogadas
cli-word-hint = dica
cli-word-analyze = analisar, análise, analise
cli-word-undo = desfazer
cli-word-save = guardar
cli-word-load = carregar
cli-word-resign = desistir
cli-word-draw = empate
cli-word-rules = regras
cli-word-record = partida
cli-word-rematch = desforra
cli-word-quit = sair

cli-argument-moves = [INÍCIO]
cli-argument-save = FICHEIRO
cli-argument-load = FICHEIRO

cli-about-help = mostrar esta lista
cli-about-moves = listar as jogadas permitidas, ou as que começam assim
cli-about-hint = deixar o computador indicar uma boa jogada
cli-about-analyze = dizer quanto valem a posição e cada jogada
cli-about-undo = desfazer a última jogada de uma pessoa
cli-about-save = escrever a partida num ficheiro
cli-about-load = continuar uma partida de um ficheiro
cli-about-resign = desistir da partida
cli-about-draw = propor empate
cli-about-rules = mostrar as regras deste jogo
cli-about-record = mostrar em texto a partida até agora
cli-about-rematch = jogar outra vez quando a partida acabar
cli-about-quit = ir embora

cli-help-move = Para jogar, escreve uma jogada ou o seu número na lista de jogadas. Enter sozinho mostra outra vez o tabuleiro.
cli-moves-count = { $count ->
        [one] { $count } jogada permitida.
        [many] { $count } jogadas permitidas.
       *[other] { $count } jogadas permitidas.
    }
cli-moves-none = Nenhuma jogada permitida começa por «{ $start }».
cli-taken-back = { $count ->
        [one] Foi desfeita { $count } jogada.
        [many] Foram desfeitas { $count } jogadas.
       *[other] Foram desfeitas { $count } jogadas.
    }
cli-saved = Guardada como «{ $file }».
cli-not-saved = Não foi guardada.
cli-replace = Já existe um ficheiro «{ $file }». Substituir?
cli-load-anyway = Esta partida não está guardada. Sair na mesma?
cli-quit-save = Esta partida não está guardada. Escreve um nome de ficheiro para a guardar, ou carrega em Enter para sair:
cli-resign-sure = { $name }, queres desistir?
cli-resigned = { $name } desistiu; a partir de agora o computador joga nesse lugar.
cli-draw-sure = { $name }, aceitas o empate?
cli-draw-refused = { $name } continua a jogar.
cli-unsaved = Esta partida não acabou. Para continuar mais tarde, põe estas linhas num ficheiro e escreve: fourfold play --load FILE
cli-yes-or-no = [s/N]
cli-yes = s, sim, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] Joga { $name } e vence.
        [1] Joga { $name } e vence logo.
       *[other] Joga { $name } e vence após { $plies } jogadas, contando os dois lados.
    }
analyze-position-loss = { $plies ->
        [0] Joga { $name } e perde.
        [1] Joga { $name } e perde logo.
       *[other] Joga { $name } e perde após { $plies } jogadas, contando os dois lados.
    }
analyze-position-draw = Joga { $name }; ninguém pode forçar a vitória.
analyze-position-unknown = Joga { $name }. Ainda não está provado quem vence; talvez ajude mais tempo.
analyze-best-open = Ainda não está provado qual é a melhor jogada; talvez ajude mais tempo.
analyze-move = Jogada
analyze-value = Valor
analyze-plies = Jogadas até ao fim
analyze-proof = Certeza
analyze-value-win = vence
analyze-value-loss = perde
analyze-value-draw = empata
analyze-value-unknown = não se sabe
analyze-guess-good = parece boa
analyze-guess-fair = parece razoável
analyze-guess-even = parece equilibrada
analyze-guess-poor = parece fraca
analyze-guess-bad = parece má
analyze-exact = provado
analyze-estimate = estimado
analyze-more = { $count ->
        [one] E mais { $count } jogada.
        [many] E mais { $count } jogadas.
       *[other] E mais { $count } jogadas.
    }

## What can go wrong

cli-output-failed = Não é possível escrever a saída: { $why }

error-usage-command = Não há o comando «{ $name }»; os comandos são { $names }.
error-usage-extra = Há um argumento a mais: «{ $argument }».
error-usage-missing = Falta o argumento { $argument }.
error-usage-option = Aqui não há a opção { $option }; --help lista-as.
error-usage-negative = Aqui um número não pode ser negativo.
error-usage-value-missing = A opção { $option } precisa de um valor.
error-usage-no-value = A opção { $option } não leva valor.
error-usage-other = { $message }
error-extra-missing = Isto precisa do pacote { $package }, que uma instalação simples não traz. Instala-o com: pip install "fourfold[{ $extra }]"
error-language-unknown = Aqui não há o idioma «{ $name }»; os idiomas são { $names }.
error-number-here = { $name } não pode ser «{ $value }»; é um número inteiro de { $low } a { $high }.
error-game-missing = Que jogo? Indica um de { $names }.
error-load-alone = Uma partida guardada traz o seu jogo, opções, posição e jogadores; não os indiques com --load.
error-level-or-players = Ou --level ou --players, não os dois; pode indicar-se um nível entre os jogadores, como em Ann,level3.
error-level-unknown = Não há o jogador «{ $name }»; os níveis vão de { $low } a { $high }.
error-time-here = O tempo não pode ser «{ $value }»; é um número de segundos de 0 a { $high }.
error-path-here = «{ $path }» não pode ser o nome de um ficheiro ou de uma pasta.

error-move-number = { $count ->
        [one] Há { $count } jogada permitida; esse não é o seu número.
        [many] Há { $count } jogadas permitidas; esse não é o número de nenhuma.
       *[other] Há { $count } jogadas permitidas; esse não é o número de nenhuma.
    }
error-nobody-to-take-back = Ainda não jogaste, por isso nada pode ser desfeito.
error-draw-with-computer = O computador não aceita empates.
error-file-missing = Que ficheiro? Escreve { $usage }.

error-file-unreadable = Não é possível ler «{ $file }»: { $why ->
        [missing] esse ficheiro não existe.
        [folder] é uma pasta.
        [forbidden] não tens autorização para o ler.
       *[other] { $system }.
    }
error-file-unwritable = Não é possível escrever «{ $file }»: { $why ->
        [missing] essa pasta não existe.
        [folder] tem esse nome algo que não é um ficheiro normal.
        [forbidden] não tens autorização para escrever aí.
       *[other] { $system }.
    }
error-file-too-long = «{ $file }» não é uma partida guardada: tem mais de { $limit } bytes.
error-file-not-text = «{ $file }» não é uma partida guardada: a linha { $line } não é texto UTF-8.
