## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet e Exago
web-description = Quantik, Qomet e Exago: joga com outras pessoas ou contra o computador.
web-skip = Saltar para o conteúdo
web-home = Fourfold, todos os jogos
web-nav = Páginas
web-nav-learn = Aprender
web-nav-lobby = Sala
web-nav-mine = Partidas
web-close = Fechar
web-loading = A carregar…
web-try-again = Tentar outra vez
web-to-games = Todos os jogos
web-number = { $number }
web-no = Não, voltar
web-cancel = Cancelar

## Settings

web-preferences = Definições
web-preferences-note = Guardadas só neste navegador. Sem conta nem rastreio.
web-language = Idioma
web-theme = Cores
web-theme-auto = Como o dispositivo
web-theme-light = Claro
web-theme-dark = Escuro
web-board = Tabuleiro
web-board-wood = Madeira
web-board-felt = Feltro
web-board-distinct = Cores fáceis de distinguir
web-board-contrast = Alto contraste
web-size = Tamanho do tabuleiro
web-size-usual = Conforme o espaço
web-size-small = Pequeno
web-size-large = Grande
web-fingers = Espaços pequenos
web-fingers-zoom = O primeiro toque aproxima
web-fingers-confirm = Perguntar antes de jogar
web-fingers-plain = Jogar logo
web-motion = Movimento
web-motion-auto = Como o dispositivo
web-motion-on = As peças deslizam
web-motion-off = Nada se mexe
web-sound = Som
web-your-name = O teu nome
web-name-optional = como quiseres, ou nada

## First screen

web-home-title = A que jogamos?
web-home-about = Escolhe um tabuleiro, e depois com quem jogar.
web-home-running = Continuar a jogar
web-home-lobby = Encontrar outros na sala de espera
web-home-open = Abrir uma partida guardada
web-home-beyond = Problemas e análise
web-home-daily = Problema do dia
web-home-daily-about = O mesmo para todos, um novo à meia-noite.
web-home-streak = { $days ->
        [one] Resolvido em { $days } dia.
        [many] Resolvido em { $days } dias seguidos.
       *[other] Resolvido em { $days } dias seguidos.
    }
web-home-solved = resolvido
web-home-analyse = Análise
web-home-analyse-about = Qualquer posição, e o que vale cada jogada nela.

## Before a match

web-how-to-play = Como se joga
web-how-many = Quantos jogam?
web-with-people = Com pessoas
web-with-computer = Contra o computador
web-with-engines = Contra outros programas
web-beside = Alguém ao meu lado
web-beside-about = Jogam à vez neste ecrã.
web-link = Alguém, por ligação
web-link-about = Envia uma ligação ou mostra um código para ler.
web-anyone = Quem aparecer
web-anyone-about = Espera por alguém na sala de espera.
web-level = Nível { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Quem joga
web-player = Jogador { $number }
web-you = Tu
web-show-in-lobby = Mostrar esta partida na sala de espera, para que qualquer um se junte
web-start = Começar
web-invite = Convidar
web-more-options = Opções e relógio
web-value-on = sim
web-value-off = não
web-begins = Quem começa.
web-begins-drawn = Por sorteio
web-begins-me = Eu
web-begins-others = Os outros
web-takebacks = Podem desfazer-se jogadas, se os outros aceitarem.
web-help-wanted = Dicas e valores são permitidos a todos os que jogam por ligação.
web-help-on = Nesta partida, dicas e valores são permitidos a todos.
web-help-off = Nesta partida, ninguém recebe dicas.
web-clock = Quanto tempo há para pensar.
web-clock-none = Sem relógio
web-clock-increment = Minutos para a partida toda
web-clock-days = Dias para cada jogada
web-clock-base = Minutos com que cada um começa.
web-clock-more = Segundos somados depois de cada jogada.
web-clock-each = Dias que cada um tem para uma jogada.
web-clock-days-text = { $days ->
        [one] { $days } dia por jogada
        [many] { $days } dias por jogada
       *[other] { $days } dias por jogada
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } minutos
       *[other] { $minutes } minutos
    } + { $seconds ->
        [one] { $seconds } segundo por jogada
        [many] { $seconds } segundos por jogada
       *[other] { $seconds } segundos por jogada
    }
web-clock-left = faltam { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Convida alguém
        [one] Convida { $count } pessoa
        [many] Convida { $count } pessoas
       *[other] Convida { $count } pessoas
    }
web-invite-about = Envia a ligação, ou deixa ler o código. A partida começa assim que estiverem todos.
web-invite-lobby = A partida está na sala de espera. Também podes enviar a ligação ou mostrar o código.
web-invite-link = Ligação a esta partida
web-waiting = À espera…
web-qr = A ligação como código para ler
web-copy = Copiar
web-copied = Copiado
web-share = Partilhar
web-rules = Regras
web-rules-of = As regras do { $game }
web-rules-examples = Com exemplos, numa página à parte
web-join-title = { $named ->
        [yes] { $name } convida-te para jogar { $game }
       *[no] Tens um convite para jogar { $game }
    }
web-join = Juntar-me
web-open-seat = Lugar livre
web-numbered = { $name } { $number }
web-somebody = Alguém
web-beside-you = Alguém ao teu lado

## The match

web-turn = { $who ->
        [you] É a tua vez
       *[other] É a vez de { $name }
    }
web-thinking = { $name } está a pensar…
web-over = A partida acabou
web-seat-you = tu
web-seat-away = ausente
web-left-resigned = desistiu
web-left-time = sem tempo
web-left-failed = não pôde continuar
web-seat-engine = programa
web-winner = Vitória
web-moves = Jogadas
web-no-moves = Ainda não foi feita nenhuma jogada.
web-move-played = Jogada { $number }: { $name } jogou { $move }
web-meanwhile = { $name } jogou { $move }.
web-back-to-match = Voltar à partida
web-replay-first = Ao início
web-replay-previous = Uma jogada atrás
web-replay-next = Uma jogada à frente
web-replay-latest = À última jogada
web-in-words = Posição e jogadas em palavras
web-type-move = Escreve uma jogada
web-play-move = Jogar
web-watching = { $count ->
        [one] { $count } pessoa está a assistir.
        [many] { $count } pessoas estão a assistir.
       *[other] { $count } pessoas estão a assistir.
    }
web-away = { $name } não está cá neste momento.
web-offline = A ligação caiu. A tentar outra vez…
web-offline-unsent = A ligação caiu. A tua jogada está guardada e será enviada assim que voltar.

## What can be done in a match

web-actions = Ações
web-takeback = Desfazer
web-takeback-asked = Pediste para desfazer uma jogada.
web-takeback-wish = { $name } pede para desfazer uma jogada.
web-allow = Permitir
web-decline = Recusar
web-agree = Aceitar
web-draw = Empate
web-draw-sure = Propor empate?
web-draw-about = Se todos aceitarem, ninguém vence e ninguém perde.
web-draw-yes = Propor empate
web-draw-asked = Propuseste empate.
web-draw-wish = { $name } propõe empate.
web-resign = Desistir
web-resign-sure = Desistir?
web-resign-about = Quem desiste perde a partida. Com três ou mais, o computador continua a jogar nesse lugar.
web-resign-yes = Desistir
web-abort = Cancelar
web-abort-sure = Cancelar a partida?
web-abort-about = Ainda quase nada aconteceu; a partida não contará para ninguém.
web-abort-yes = Cancelar a partida
web-flip = Rodar o tabuleiro
web-again = Jogar outra vez
web-rematch-asked = À espera dos outros…
web-rematch-wish = { $name } quer jogar outra vez.
web-to-rematch = Ir para a próxima partida
web-other-match = Outra partida
web-share-watch = Quem tiver esta ligação pode assistir
web-device = Continuar noutro dispositivo
web-device-link = Só para ti: quem abrir esta ligação joga no teu lugar
web-device-revoke = Anular ligações pessoais
web-device-revoked = Anuladas: mais ninguém joga no teu lugar.
web-record-save = Guardar a partida
web-record-copy = Copiar a partida

## What happened, read out

web-event-joined = { $name } juntou-se.
web-event-started = A partida começa.
web-event-resigned = { $who ->
        [you] Desististe.
       *[other] { $name } desistiu.
    }
web-event-time = { $who ->
        [you] O teu tempo acabou.
       *[other] O tempo de { $name } acabou.
    }
web-event-failed = { $name } não pode continuar: { $reason ->
        [engine-illegal] jogou { $note }, que não é permitido
        [engine-late] não respondeu a tempo
        [engine-died] o seu programa terminou
        [engine-unknown] já não é conhecido aqui
       *[other] o seu programa não funciona como deve
    }.
web-event-draw-offered = { $who ->
        [you] Propuseste empate.
       *[other] { $name } propõe empate.
    }
web-event-draw-accepted = { $who ->
        [you] Aceitas o empate.
       *[other] { $name } aceita o empate.
    }
web-event-draw-declined = { $who ->
        [you] Recusaste o empate.
       *[other] { $name } recusa o empate.
    }
web-event-takeback-asked = { $who ->
        [you] Pediste para desfazer uma jogada.
       *[other] { $name } pede para desfazer uma jogada.
    }
web-event-takeback-declined = { $who ->
        [you] Recusaste desfazer a jogada.
       *[other] { $name } recusa desfazer a jogada.
    }
web-event-taken-back = Foram desfeitas jogadas.
web-event-rematch-wanted = { $who ->
        [you] Queres jogar outra vez.
       *[other] { $name } quer jogar outra vez.
    }
web-event-aborted = A partida foi cancelada.

## The end

web-ending = Resultado
web-won = { $who ->
        [you] Venceste!
       *[other] Vence { $name }
    }
web-drawn = Empate
web-why = Como acabou: { $reason }.
web-why-failed = Como acabou: o programa não pôde continuar.
web-why-where = Vê-se aqui: { $spaces }.
web-aborted = Cancelada
web-aborted-why = Esta partida foi cancelada antes de começar a sério.

## Finding matches

web-lobby = Sala de espera
web-lobby-waiting = À procura de companhia
web-lobby-nobody = Agora ninguém espera. Começa uma partida e escolhe «{ web-anyone }».
web-lobby-begin = Começar uma partida
web-lobby-running = A decorrer
web-lobby-quiet = Agora não decorre nenhuma partida pública.
web-mine = As minhas partidas
web-mine-none = Ainda não jogaste neste navegador.
web-mine-lacks = Não se consegue chegar ao servidor. Faltam aqui as partidas que ele guarda.
web-mine-filter = Que partidas mostrar
web-mine-all = Todas
web-mine-running = A decorrer
web-mine-ended = Acabadas
web-mine-more = Mostrar mais antigas
web-mine-kept-about = As partidas acabadas desaparecem ao fim de muito tempo. As que têm estrela ficam.
web-mine-keep = Conservar esta partida
web-mine-delete = Apagar esta partida
web-delete-sure = Apagar esta partida?
web-delete-about = Não se pode recuperar. Uma partida com outras pessoas só desaparece da tua lista.
web-delete-yes = Apagar
web-list-waiting = à espera de jogadores
web-list-your-turn = é a tua vez
web-list-playing = { $ply ->
        [0] prestes a começar
        [one] { $ply } jogada feita
        [many] { $ply } jogadas feitas
       *[other] { $ply } jogadas feitas
    }

## Saved games

web-open = Abrir uma partida guardada
web-open-about = Uma partida acabada mostra-se desde a primeira jogada; uma por acabar continua.
web-open-file = Escolher um ficheiro
web-open-text = ou colar a partida em texto, ou o seu endereço
web-open-with = Continuar a jogar com
web-open-look = Ver
web-open-go-on = Continuar a jogar
web-open-too-long = É demasiado longo para ser uma partida guardada.

## What can go wrong, and what to do next

web-problem-unexpected = Algo correu mal
web-problem-unexpected-next = A resposta do servidor não fazia sentido. Tenta outra vez.
web-problem-server = O servidor tem um problema
web-problem-server-next = Tenta outra vez daqui a pouco. Nada do que jogaste se perdeu.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Sem ligação
web-problem-offline-next = Não se consegue chegar ao servidor. Verifica a ligação e tenta outra vez.
web-problem-slow = O servidor está lento
web-problem-slow-next = Não veio resposta a tempo. Tenta outra vez.
web-problem-page = Aqui não há nada
web-problem-page-next = Este endereço não leva a lado nenhum. Talvez falte uma letra na ligação.
web-problem-unloaded = Não foi possível carregar esta página
web-problem-unloaded-next = A ligação pode ter caído, ou há uma versão mais recente. Carrega a página outra vez.
web-problem-game = Esse jogo não existe
web-problem-game-next = Talvez falte uma letra na ligação. Escolhe um dos jogos.
web-problem-match = Essa partida não existe
web-problem-match-next = Talvez falte uma letra na ligação, ou a partida é muito antiga e foi retirada. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Esta partida não está neste navegador
web-problem-match-elsewhere-next = Uma partida à volta de uma mesa ou contra o computador fica no navegador onde se joga. Escolhe aí «{ web-share }»: a ligação que contém a partida inteira abre-se em qualquer lado.
web-problem-match-damaged = Não foi possível ler esta partida
web-problem-match-damaged-next = Foi posta de parte, com o seu texto tal como está. Encontras a partida em «{ web-mine }».
web-problem-aborted = Esta partida foi cancelada
web-problem-aborted-next = Acabou antes de começar. Podes começar outra.
web-problem-match-full-next = Todos os lugares já estão ocupados. Podes assistir, ou começar uma partida tua.
web-problem-stale-next = Entretanto a posição mudou, por isso a tua jogada não foi feita.
web-problem-key-unknown = Esta ligação não é válida
web-problem-key-unknown-next = A ligação pessoal já foi usada ou está errada. Cria uma nova no dispositivo onde jogas, com «{ web-share }».

## Without a server, without a connection

web-unplugged = Sem ligação
web-unplugged-about = Descarrega uma vez o Fourfold inteiro, e funciona sem ligação à Internet: partidas à volta de uma mesa e contra o computador, lições, problemas, regras, análise e revisão. Para encontrar outras pessoas, continua a ser precisa uma ligação.
web-unplugged-make = Usar sem ligação
web-unplugged-size = { $megabytes } MB para descarregar.
web-unplugged-fetching = A descarregar: { $percent }%
web-unplugged-ready = Está tudo aqui. O Fourfold funciona sem ligação, e o computador pensa neste navegador.
web-unplugged-failed = Não foi possível descarregar tudo. Verifica a ligação e tenta outra vez.
web-unplugged-full = Este navegador já não tem espaço. Não foi possível descarregar tudo.
web-starting = A preparar a mesa…
web-problem-python = Este navegador não consegue jogar sozinho
web-problem-python-next = O Fourfold precisa aqui de algo que falta a este navegador ou está desativado: os workers, o WebAssembly ou a descompressão de ficheiros. Experimenta um navegador mais recente.
web-problem-unfetched = Ainda não descarregado
web-problem-unfetched-next = O que é preciso aqui ainda não foi descarregado, e não há ligação à Internet. Liga-te uma vez: «{ web-unplugged-make }», nas definições, descarrega tudo.
web-storage-full = Este navegador já não tem espaço. As partidas só se conservam enquanto esta página estiver aberta; guarda as que quiseres conservar.
web-storage-forbidden = Este navegador não guarda nada. As partidas só se conservam enquanto esta página estiver aberta; guarda as que quiseres conservar.
web-damaged = { $count ->
        [1] Não foi possível ler uma partida guardada. Foi posta de parte, com o seu texto tal como está.
        [one] Não foi possível ler { $count } partida guardada. Foi posta de parte, com o seu texto tal como está.
        [many] Não foi possível ler { $count } partidas guardadas. Foram postas de parte, com os seus textos tal como estão.
       *[other] Não foi possível ler { $count } partidas guardadas. Foram postas de parte, com os seus textos tal como estão.
    }
web-damaged-save = Guardar o texto
web-damaged-copy = Copiar o texto
web-damaged-remove = Deitar fora
web-damaged-sure = Deitar fora esta partida?
web-damaged-about = O seu texto não se pode recuperar. Na dúvida, guarda-o ou copia-o primeiro.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Ligação que contém a partida inteira
web-share-here = Esta partida está guardada só neste navegador. Quem receber a ligação ou a partida guardada pode vê-la e continuá-la.
web-alone = O Fourfold funciona aqui sem servidor, por isso não se pode encontrar mais ninguém.
web-alone-elsewhere = Podes encontrar outras pessoas em { $server }.
