## Starting and stopping

server-ready = O Fourfold está em { $address } (para-se com Ctrl-C)
error-address-taken = O servidor não consegue escutar em { $address }: { $why }.

## When nothing can be done

error-not-found = Não há nada neste endereço.
error-internal = Algo correu mal no servidor. Ficou registado; nada foi alterado.
error-storage-unavailable = Neste momento não se consegue chegar às partidas. Nada foi alterado; tenta outra vez.
error-storage-unsure = Mesmo quando isto estava a ser guardado, deixou de se conseguir chegar às partidas. Não se sabe se ficou guardado; pede o mesmo outra vez, que só é feito uma vez.
error-server-leaving = O servidor vai reiniciar. Nada foi alterado; tenta outra vez.

## Who is calling

error-token-missing = Aqui ainda não te conhecemos. Cria uma partida ou junta-te a uma, ou envia um token.
error-token-unknown = Este token não é conhecido.
error-origin-foreign = Foi uma página de outro site que o pediu, por isso é recusado.
error-key-unknown = Esta chave não serve a nenhum lugar desta partida.
error-too-many-commands = Por uma ligação podem chegar no máximo { $limit } mensagens por minuto.
error-needs-server = Só se podem convidar outras pessoas onde há um servidor.

## Making and joining matches

error-match-unknown = Essa partida não existe.
error-not-your-match = Esta partida não é tua.
error-delete-while-playing = Esta partida ainda está a ser jogada com outras pessoas; desiste primeiro.
error-too-many-kept = Podes conservar no máximo { $limit } partidas.
error-match-full = Todos os lugares desta partida estão ocupados.
error-too-many-events = Nesta partida já aconteceram { $limit } coisas; a partir de agora só se fazem jogadas.
error-match-busy = Está a acontecer demasiado ao mesmo tempo nesta partida; tenta outra vez.
error-position-over = Nesta posição o jogo já acabou; uma partida começa onde o jogo ainda continua.
error-seat-taken = Este lugar está ocupado.
error-engine-unknown = Aqui não há nenhum programa chamado «{ $name }».
error-engine-game = O programa «{ $name }» não joga este jogo.

## Commands in a match

error-stale = Aconteceu outra coisa primeiro; vê a partida como está agora.
error-not-your-seat = Este lugar não é teu.
error-not-your-turn = Não é a tua vez.
error-seat-left = Este lugar desistiu, ou o tempo acabou.
error-match-waiting = A partida ainda não começou: há um lugar livre.
error-match-aborted = Esta partida foi cancelada.
error-draw-offered-already = Já propuseste empate.
error-no-draws = Neste jogo não há empate: alguém vence sempre.
error-draw-not-offered = Ninguém propõe empate.
error-takebacks-off = Nesta partida não se desfazem jogadas; foi decidido quando foi criada.
error-takeback-asked-already = Alguém já pediu para desfazer uma jogada.
error-takeback-not-asked = Ninguém pede para desfazer uma jogada.
error-takeback-not-yours = Não és tu quem tem de aceitar.
error-nothing-of-yours-to-take-back = Ainda não jogaste, por isso não há nada a desfazer.
error-rematch-wanted-already = Já pediste a desforra; os outros ainda não responderam.
error-rematch-made-already = A desforra já está criada.
error-too-late-to-abort = Uma partida só pode ser cancelada antes da segunda jogada.

## What the server refuses to protect itself

error-busy = Está-se a pensar em demasiadas posições; tenta outra vez daqui a pouco.
error-thinking-failed = O computador não conseguiu pensar nisto; tenta outra vez.
error-too-many-requests = { $kind ->
        [matches] A partir de um endereço podem criar-se no máximo { $limit } partidas por minuto; tenta outra vez daqui a { $seconds } s.
        [matches-day] A partir de um endereço podem criar-se no máximo { $limit } partidas por dia; tenta outra vez daqui a { $seconds } s.
        [players-day] A partir de um endereço podem chegar no máximo { $limit } jogadores por dia; tenta outra vez daqui a { $seconds } s.
        [analyses] Para um endereço pensa-se no máximo em { $limit } posições por minuto; tenta outra vez daqui a { $seconds } s.
        [computing] O servidor dedica no máximo { $limit } s de cálculo por minuto a um endereço; tenta outra vez daqui a { $seconds } s.
        [commands-day] A partir de um endereço podem chegar no máximo { $limit } jogadas e outros comandos por dia; tenta outra vez daqui a { $seconds } s.
        [megabytes-day] A partir de um endereço podem chegar no máximo { $limit } megabytes por dia; tenta outra vez daqui a { $seconds } s.
       *[requests] A partir de um endereço podem chegar no máximo { $limit } pedidos por minuto; tenta outra vez daqui a { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] O computador pensa no máximo { $limit } s por dia para um endereço; tenta outra vez daqui a { $seconds } s.
       *[all] O computador pensa no máximo { $limit } s por dia neste servidor; tenta outra vez daqui a { $seconds } s.
    }
error-too-many-at-once = Respondem-se no máximo { $limit } pedidos de um endereço ao mesmo tempo.
error-too-many-sockets = A partir de um endereço podem estar abertas no máximo { $limit } ligações.
error-too-many-matches-here = Este servidor guarda no máximo { $limit } partidas; podem criar-se novas quando as antigas desaparecerem.
error-too-much-kept-here = Este servidor guarda no máximo { $limit } megabytes de partidas; podem criar-se novas quando as antigas desaparecerem.
