## Quantik

learn-quantik-board = Este é o tabuleiro: dezasseis espaços. As suas quatro filas, as suas quatro colunas e as suas quatro partes de dois por dois são as linhas deste jogo. Uma parte está marcada.
learn-quantik-place = Tens oito peças: duas esferas, dois cilindros, dois cubos e dois cones. Em cada turno coloca-se uma peça num espaço vazio. Pega numa peça qualquer e coloca-a onde quiseres.
learn-quantik-place-done = Fica aí. No Quantik nenhuma peça se move nem sai do tabuleiro.
learn-quantik-row = Uma linha com as quatro formas dá a vitória a quem a completa. Na fila de cima falta uma forma: coloca-a lá.
learn-quantik-row-done = Esfera, cilindro, cubo e cone numa fila: vences.
learn-quantik-region = As partes contam tal como as filas e as colunas. Completa a parte de cima, à direita.
learn-quantik-region-done = Quatro formas numa parte: vences.
learn-quantik-anyones = Não importa de quem são as peças. Aqui jogas com Escuro. Numa coluna estão três peças de Claro: aproveita-as.
learn-quantik-anyones-done = Só a última peça tinha de ser tua. Por isso, cuidado com o que deixas ao teu adversário.
learn-quantik-forbidden-row = Agora, a única coisa proibida. Claro tem uma esfera na fila de cima. És Escuro: tenta colocar uma esfera na mesma fila, em a4.
learn-quantik-forbidden-row-done = Não podes colocar uma forma numa fila, coluna ou parte onde o teu adversário já tenha essa forma.
learn-quantik-forbidden-region = Isto também vale para as partes. O cilindro de Escuro está em d3. És Claro: tenta colocar um cilindro em c4.
learn-quantik-forbidden-region-done = Cada peça que colocas fecha uma fila, uma coluna e uma parte à mesma forma do adversário.
learn-quantik-own = As tuas próprias peças nunca te proíbem nada. Coloca a tua segunda esfera numa linha com a primeira.
learn-quantik-own-done = Duas esferas tuas numa linha são permitidas. Só o adversário fica de fora.
learn-quantik-two-each = Tens duas de cada forma e mais nenhuma. As tuas duas esferas estão no tabuleiro: tenta colocar uma terceira em d2.
learn-quantik-two-each-done = Gastas as duas, acabou-se essa forma. Na tua reserva vês sempre o que te resta.
learn-quantik-careful = Aqui quase todas as jogadas deixam Claro vencer logo. És Escuro: encontra a única jogada depois da qual Claro não tem linhas para completar.
learn-quantik-careful-done = Bem visto. Uma linha com três formas diferentes é um presente, a não ser que a quarta não possa lá ficar.
learn-quantik-no-move = Há uma segunda maneira de vencer: quem tem de jogar e não pode, perde. És Escuro: tira a Claro a última jogada.
learn-quantik-no-move-done = Claro ainda tem peças, mas não as pode colocar em nenhum espaço.
learn-quantik-ahead = Aqui ninguém pode vencer logo, mas tu, Escuro, podes forçá-lo: depois da tua jogada, faça Claro o que fizer, completas uma linha.
learn-quantik-ahead-done = É assim que se vence no Quantik: deixa ao adversário só jogadas que te ajudem. Agora joga uma partida.

## Qomet

learn-qomet-board = Este é o tabuleiro: 25 pontos em três quadrados à volta de um centro, ligados por linhas. O centro está marcado. As estrelas só andam pelas linhas.
learn-qomet-place = Tens sete estrelas na reserva. Uma maneira de usar o turno é colocar uma estrela em qualquer ponto vazio. Experimenta.
learn-qomet-place-done = Isto é colocar. Há mais dois tipos de jogada: mover e recuperar.
learn-qomet-square = Quatro estrelas tuas nos cantos de um quadrado vencem. Três cantos do quadrado interior são teus: completa-o.
learn-qomet-square-done = O interior, o médio e o exterior são três dos quinze quadrados.
learn-qomet-centre = Os outros doze quadrados têm um canto no centro do tabuleiro. Encontra o canto que falta a este.
learn-qomet-centre-done = Pequeno, médio ou grande, em cada um dos quatro quadrantes: doze quadrados têm um canto no centro. Estrelas entre os cantos não fariam diferença.
learn-qomet-diamond = Estas quatro estrelas estão no meio dos lados. Parece um quadrado, mas os seus lados não seguem linhas do tabuleiro, por isso não é.
learn-qomet-step = Também podes mover uma das tuas estrelas um passo ao longo de uma linha, para um ponto vazio. Faz isso com uma delas.
learn-qomet-step-done = Olha para as linhas antes de mover: nem todos os pontos vizinhos estão ligados.
learn-qomet-push = Se houver uma estrela no caminho, de qualquer cor, empurra-la um passo mais na mesma linha. Empurra a estrela de Escuro.
learn-qomet-push-done = Ficaste no lugar dela, e ela avançou. As tuas próprias estrelas também se podem empurrar assim.
learn-qomet-blocked = Só se pode empurrar uma estrela, e atrás dela tem de haver lugar. Tenta empurrar a estrela de Escuro que está em d5.
learn-qomet-blocked-done = Duas estrelas seguidas não se podem empurrar.
learn-qomet-corner = Um empurrão nunca dobra um canto. No quadrado médio, tenta empurrar a estrela que está em f6 ao longo do lado.
learn-qomet-corner-done = A linha acaba aí, e uma estrela do quadrado interior ou médio não pode sair do tabuleiro.
learn-qomet-push-off = No quadrado exterior é diferente: uma estrela empurrada para além do fim da sua linha volta à reserva da sua cor. Empurra a estrela de Escuro para fora do tabuleiro.
learn-qomet-push-off-done = Escuro pode colocá-la outra vez, mas isso custa um turno.
learn-qomet-withdraw = O terceiro tipo de jogada: recupera para a tua reserva uma das tuas estrelas do quadrado exterior.
learn-qomet-withdraw-done = No próximo turno podes colocá-la onde fizer falta.
learn-qomet-undo = Escuro acabou de empurrar a tua estrela de d4 para d5. Tenta devolver logo o empurrão.
learn-qomet-undo-done = Não podes anular um empurrão logo a seguir. Um turno mais tarde, já podes.
learn-qomet-gift = A Escuro só falta d4 para o quadrado marcado. Vê o que acontece se empurrares a estrela de Escuro de d5 para d4.
learn-qomet-gift-done = Formaste o quadrado de Escuro, e por isso vence Escuro. Um quadrado é da sua cor, seja quem for que o complete.
learn-qomet-save = A mesma posição, mas joga melhor: encontra a única jogada depois da qual Escuro não pode formar o quadrado.
learn-qomet-save-done = Empurrar para fora do tabuleiro a estrela de um dos seus cantos é uma boa defesa.
learn-qomet-ahead = Aqui não podes vencer logo, mas uma jogada força a vitória: dois turnos depois tens um quadrado, faça Escuro o que fizer.
learn-qomet-ahead-done = Se Escuro ocupar o último canto, empurras essa estrela e ficas no lugar dela. Agora joga uma partida.

## Exago

learn-exago-centre = O tabuleiro é feito de hexágonos. A primeira ficha da partida vai para o centro. Coloca-a lá.
learn-exago-centre-done = A partir de agora, cada ficha tem de tocar numa ficha do tabuleiro.
learn-exago-touch = És Azul. Tenta colocar uma ficha em b2, onde ficaria sozinha.
learn-exago-touch-done = As fichas estão todas ligadas, sempre.
learn-exago-place = Coloca a tua ficha num espaço que toque na vermelha. A cor da vizinha não importa.
learn-exago-place-done = Enquanto tiveres fichas na reserva, o teu turno é colocar uma.
learn-exago-line = A dois, cinco fichas da tua cor em linha reta vencem. Tens quatro: junta a quinta.
learn-exago-line-done = As linhas seguem três direções. Têm de ser retas e sem falhas. Com três ou mais jogadores bastam quatro.
learn-exago-place-first = As fichas podem mover-se mais tarde, mas ainda não. Tenta mover a tua ficha de e4 para d5.
learn-exago-place-first-done = Primeiro, todas as tuas fichas têm de estar no tabuleiro.
learn-exago-relocate = Agora a tua reserva está vazia. Um turno passa a ser: levantar uma das tuas fichas e pô-la noutro espaço onde toque numa ficha. Move uma.
learn-exago-relocate-done = Daqui em diante, qualquer ficha pode ir para qualquer lado.
learn-exago-own-space = Uma ficha levantada tem de ir para outro sítio. Tenta pôr a ficha de d2 de volta onde estava.
learn-exago-own-space-done = No Exago não se pode esperar.
learn-exago-cut-off = Se ao levantar uma ficha as outras ficarem em grupos separados, só fica o maior; o resto volta às reservas. Move uma ficha que separe outras.
learn-exago-cut-off-done = Quem recebeu fichas tem de as colocar, uma por turno, antes de voltar a mover. Isto pode custar muito tempo.
learn-exago-choose = Se vários grupos forem do mesmo tamanho, escolhes qual fica. Levanta a ficha que deixa dois grupos do mesmo tamanho e pousa-a junto do grupo que queres manter. Se aí tocar nos dois, escolhe uma ficha do que fica.
learn-exago-choose-done = O outro grupo voltou às reservas. Escolhe o que mais te ajuda.
learn-exago-move-to-win = Nesta partida pequena, vencem quatro fichas em linha. És Azul e não tens nada na reserva: vence movendo uma ficha.
learn-exago-move-to-win-done = Procura linhas com uma falha, e uma ficha que não faça falta onde está.
learn-exago-must-block = Aqui jogam três pessoas, e vencem quatro fichas em linha. Vermelho pode vencer em d5 no próximo turno. És Azul: tenta jogar em e5 em vez disso.
learn-exago-must-block-done = Com três ou mais jogadores tens de travar uma ameaça se não podes vencer e uma das tuas jogadas a trava.
learn-exago-block = Agora cumpre o teu dever.
learn-exago-block-done = Se houver várias ameaças, tratas da de quem joga primeiro.
learn-exago-win-first = O dever de bloquear tem uma exceção: se puderes vencer, vence. És Vermelho.
learn-exago-win-first-done = Vencer vem antes de bloquear.
learn-exago-ahead = Outra vez a dois, cinco em linha. És Vermelho. Cria uma ameaça a que Azul não possa responder: vences com a tua próxima ficha.
learn-exago-ahead-done = Uma linha aberta pode completar-se por dois lados, e Azul só pode fechar um. Agora joga uma partida.
