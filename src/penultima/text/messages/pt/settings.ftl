## O começo da rodada

setting-direction = Sentido inicial
    .about = Para que lado o jogo começa.
    .left = o jogo começa para a esquerda
    .right = o jogo começa para a direita
setting-hand = Cartas para cada um
    .about = Quantas cartas cada um recebe no começo.
    .value = { $n ->
        [1] uma carta para cada um
       *[other] { $n } cartas para cada um
    }
setting-first-action = Primeira carta com símbolo
    .about = O que faz uma carta de ação que abre o jogo.
    .acts = a primeira carta, se tiver símbolo, faz efeito
    .ignored = a primeira carta, se tiver símbolo, não faz nada
setting-first-draw-four = { card-draw-four.bare } na abertura
    .about = Para onde vai { card-draw-four } que abre o jogo.
    .anywhere = { card-draw-four } que abre o jogo volta para qualquer ponto { word-of-the-pile }
    .middle = { card-draw-four } que abre o jogo volta para o meio { word-of-the-pile }

## Comprar e jogar

setting-draw = Quanto { word-draw }
    .about = Quantas cartas { word-draw } na própria vez.
    .one = quem não joga { word-draws } uma carta
    .until = quem não joga { word-draws } até vir uma carta que serve
setting-forced-draw = Quem precisou { word-draw }
    .about = O que fazer com uma carta que serve, { word-drawn } porque nada mais servia.
    .may = quem precisou { word-draw } pode jogar a carta nova, se ela servir
    .must = quem precisou { word-draw } tem que jogar a carta nova, se ela servir
setting-free-draw = Quem quis { word-draw }
    .about = O que fazer com uma carta que serve, { word-drawn } mesmo tendo o que jogar.
    .may = quem quis { word-draw } pode jogar a carta nova, se ela servir
    .must = quem quis { word-draw } tem que jogar a carta nova, se ela servir
setting-forced-play = Jogada obrigatória
    .about = Se quem pode jogar uma carta precisa jogar.
    .off = quem pode jogar também pode { word-draw }
    .on = quem pode jogar uma carta precisa jogar
setting-jump-in = Jogar fora da vez
    .about = Jogar fora da vez uma carta igual à de cima.
    .off = ninguém joga fora da vez
    .on = uma carta igual à de cima pode ser jogada fora da vez
setting-sevens-zeros = Setes e zeros
    .about = Se o 7 troca as cartas de dois jogadores e o 0 passa as de todos adiante.
    .off = setes e zeros são números comuns
    .on = o 7 troca as cartas de dois jogadores, o 0 passa as de todos adiante
setting-two-player-reverse = { card-reverse.name } com dois jogadores
    .about = O que faz { card-reverse.face } quando só jogam dois.
    .skip = com dois jogadores, { card-reverse.face } faz o outro perder a vez
    .flip = com dois jogadores, { card-reverse.face } não muda nada

## +2 e +4

setting-stacking = Acumular
    .about = Se dá para responder a uma { word-draw-card } com outra, para a soma passar adiante.
    .off = as { word-draw-cards } não se acumulam
    .same = { card-draw-two.face } vai sobre { card-draw-two.face }, { card-draw-four.face } sobre { card-draw-four.face }
    .any = qualquer { word-draw-card } vai sobre qualquer outra
setting-bluff = Blefe
    .about = Se dá para jogar { card-draw-four } mesmo tendo uma carta da cor em jogo.
    .allowed = { card-draw-four } pode ser { word-bluff } e pode ser desafiado
    .refused = não há { word-bluff } nem desafio
setting-wild-guilt = Prova de { word-bluff }
    .about = Que cartas na mão provam que { card-draw-four } é { word-bluff }.
    .no = só cartas da cor em jogo fazem de { card-draw-four } um { word-bluff }
    .yes = { word-wilds } na mão também fazem de { card-draw-four } um { word-bluff }
setting-last-draw = Última { word-draw-card }
    .about = Se uma { word-draw-card } que encerra a { word-round } ainda faz alguém { word-draw }.
    .yes = { card-draw-two.face } ou { card-draw-four.face } no fim ainda faz alguém { word-draw }
    .no = { card-draw-two.face } ou { card-draw-four.face } no fim não faz mais ninguém { word-draw }

## UNO

setting-uno = Dizer UNO
    .about = Se cada um precisa se lembrar do UNO.
    .said = cada um diz UNO ou pode levar um flagra
    .automatic = o UNO é automático para todos
setting-uno-due = Quem diz UNO
    .about = Quem precisa dizer UNO quando uma carta é jogada.
    .layer = quem joga a penúltima carta diz UNO
    .everyone = quem fica com uma carta diz UNO
setting-uno-until = Prazo do flagra
    .about = Até quando dá para { word-catch } quem esqueceu o UNO.
    .begins = dá para { word-catch } quem esqueceu o UNO até a vez seguinte começar
    .played = dá para { word-catch } quem esqueceu o UNO até a jogada seguinte ser feita
    .own-turn = dá para { word-catch } quem esqueceu o UNO até voltar a vez dessa pessoa
setting-uno-penalty = Penalidade
    .about = Quantas cartas { word-draws } quem { word-caught } por esquecer o UNO.
    .value = { $n ->
        [1] quem { word-caught } { word-draws } uma carta
       *[other] quem { word-caught } { word-draws } { $n } cartas
    }

## As cartas especiais

setting-special = Carta especial
    .about = A carta própria da edição.
    .none = não há carta especial
    .scary = Assustadora: as cartas de uma cor vão para os outros
    .blowhole = Vingança: quatro cartas vão para os outros
    .battle = Batalha: dois jogadores batalham, cada um com uma carta
    .hyper = Hipervelocidade: a cada carta de uma cor, alguém perde a vez
setting-scary-gives = Assustadora: o que dar
    .about = Que cor vai para os outros.
    .held = quem joga a Carta Assustadora dá uma cor que tem na mão
    .held-or-none = quem joga a Carta Assustadora dá uma cor que tem na mão, ou nenhuma
    .any = quem joga a Carta Assustadora escolhe qualquer cor para dar
setting-scary-round = Assustadora: o sentido
    .about = Para que lado as cartas são dadas.
    .left = as cartas são dadas para a esquerda
    .right = as cartas são dadas para a direita
setting-battle = Batalha: obrigatória ou não
    .about = Se uma Carta de batalha obriga a batalhar.
    .must = uma Carta de batalha obriga a batalhar
    .may = uma Carta de batalha não obriga a batalhar
setting-battle-next = Batalha: quem joga depois
    .about = De onde o jogo continua depois da batalha.
    .challenger = depois da batalha, joga quem vem depois de quem chamou
    .challenged = depois da batalha, joga quem vem depois da pessoa chamada

## A partida

setting-dealer = Quem dá primeiro
    .about = Como se decide quem dá as cartas pela primeira vez.
    .highest = cada um tira uma carta, e a mais alta decide quem dá as cartas
    .chosen = a mesa simplesmente escolhe quem dá as cartas
setting-dealer-symbol = Símbolos nesse sorteio
    .about = Quanto vale um símbolo no sorteio de quem dá as cartas.
    .zero = no sorteio de quem dá as cartas, um símbolo vale 0
    .below = no sorteio de quem dá as cartas, um símbolo vale menos que 0
setting-next-dealer = Quem dá depois
    .about = Quem dá as cartas na próxima { word-round }.
    .neighbor = depois dá as cartas a pessoa ao lado
    .same = dá as cartas sempre a mesma pessoa
    .winner = dá as cartas quem ganhou a { word-round }
    .draw = há um novo sorteio de quem dá as cartas
setting-match = Partida
    .about = O que é preciso para ganhar.
    .points = quem ganha a { word-round } marca as cartas dos outros
    .round = uma { word-round } é a partida toda; os pontos são opcionais
    .low = cada um soma as próprias cartas, e o menor total ganha
setting-low-score = Menor total
    .about = Se o folheto oferece a partida pelo menor total.
    .offered = também dá para jogar pelo menor total
    .none = não há partida pelo menor total
setting-target = Meta
    .about = Com quantos pontos a partida acaba.
    .value = { $n ->
        [1] a partida acaba com { $n } ponto
       *[other] a partida acaba com { $n } pontos
    }
