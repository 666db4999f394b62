## O começo da rodada

setting-direction = Sentido inicial
    .about = Para que lado o jogo começa.
    .left = o jogo começa para a esquerda
    .right = o jogo começa para a direita
setting-hand = Cartas na mão
    .about = Quantas cartas cada um recebe.
    .value = { $n ->
        [1] uma carta para cada um
       *[other] { $n } cartas para cada um
    }
setting-first-action = Primeira carta com símbolo
    .about = O que faz uma carta de ação que abre o jogo.
    .acts = uma primeira carta com símbolo faz efeito
    .ignored = uma primeira carta com símbolo não faz nada
setting-first-draw-four = { card-draw-four.bare } na abertura
    .about = Para onde vai { card-draw-four } que abre o jogo.
    .anywhere = { card-draw-four } que abre o jogo volta a qualquer ponto { word-of-the-pile }
    .middle = { card-draw-four } que abre o jogo volta ao meio { word-of-the-pile }

## Comprar e jogar

setting-draw = Ao { word-draw }
    .about = Quantas cartas se tiram na própria vez.
    .one = { word-draws }-se uma carta só
    .until = { word-draws }-se até vir uma carta que serve
setting-forced-draw = Carta { word-drawn } por falta de outra
    .about = Uma carta que serve, { word-drawn } porque nada mais servia.
    .may = a carta { word-drawn } por falta de outra pode ser jogada
    .must = a carta { word-drawn } por falta de outra tem de ser jogada, se servir
setting-free-draw = Carta { word-drawn } por escolha
    .about = Uma carta que serve, { word-drawn } embora houvesse outra na mão.
    .may = a carta { word-drawn } por escolha pode ser jogada
    .must = a carta { word-drawn } por escolha tem de ser jogada, se servir
setting-forced-play = Jogada obrigatória
    .about = Se quem pode jogar uma carta tem de jogar.
    .off = pode-se { word-draw } mesmo tendo o que jogar
    .on = quem pode jogar uma carta tem de jogar
setting-jump-in = Jogar fora da vez
    .about = Jogar fora da vez uma carta igual à da mesa.
    .off = ninguém joga fora da vez
    .on = uma carta igual à da mesa pode ser jogada fora da vez
setting-sevens-zeros = Setes e zeros
    .about = Se o 7 troca as cartas de dois jogadores e o 0 passa as de todos adiante.
    .off = setes e zeros são números comuns
    .on = o 7 troca as cartas de dois jogadores, o 0 passa as de todos adiante
setting-two-player-reverse = { card-reverse.name } a dois
    .about = O que faz { card-reverse.face } quando só jogam dois.
    .skip = a dois, com { card-reverse.face } o outro perde a vez
    .flip = a dois, { card-reverse.face } não muda nada

## +2 e +4

setting-stacking = Acumular
    .about = Se dá para responder a uma { word-draw-card } com outra, para o seguinte levar a soma.
    .off = as { word-draw-cards } não se acumulam
    .same = { card-draw-two.face } vai sobre { card-draw-two.face }, { card-draw-four.face } sobre { card-draw-four.face }
    .any = qualquer { word-draw-card } vai sobre qualquer outra
setting-bluff = { $region ->
        [scary-pt] Bluff
       *[other] Blefe
    }
    .about = Se dá para jogar { card-draw-four } mesmo tendo a cor em jogo.
    .allowed = { card-draw-four } pode ser { word-bluff } e pode ser desafiado
    .refused = não há { word-bluff } nem desafio
setting-wild-guilt = Prova de { word-bluff }
    .about = O que faz de { card-draw-four } um { word-bluff }.
    .no = só cartas da cor em jogo fazem de { card-draw-four } um { word-bluff }
    .yes = { word-wilds } na mão fazem de { card-draw-four } um { word-bluff }
setting-last-draw = Última { word-draw-card }
    .about = Se a última { word-draw-card } da { word-round } ainda faz alguém { word-draw }.
    .yes = { card-draw-two.face } ou { card-draw-four.face } no fim ainda faz efeito
    .no = { card-draw-two.face } ou { card-draw-four.face } no fim já não faz efeito

## UNO

setting-uno = Dizer UNO
    .about = Se cada um tem de se lembrar do UNO.
    .said = cada um diz UNO, ou pode ser { word-caught }
    .automatic = o UNO é automático para todos
setting-uno-due = Quem diz UNO
    .about = Quem tem de dizer UNO quando uma carta é jogada.
    .layer = quem joga a penúltima carta diz UNO
    .everyone = quem fica com uma carta diz UNO
setting-uno-until = Prazo do UNO
    .about = Até quando quem esqueceu o UNO pode ser { word-caught }.
    .begins = o UNO esquecido pode ser cobrado até a vez seguinte começar
    .played = o UNO esquecido pode ser cobrado até a vez seguinte terminar
    .own-turn = o UNO esquecido pode ser cobrado até voltar a própria vez
setting-uno-penalty = Penalidade
    .about = Quantas cartas { word-draws } quem é { word-caught } sem UNO.
    .value = { $n ->
        [1] quem é { word-caught } { word-draws } uma carta
       *[other] quem é { word-caught } { word-draws } { $n } cartas
    }

## As cartas especiais

setting-special = Carta especial
    .about = A carta própria da edição.
    .none = não há carta especial
    .scary = Assustadora: as cartas de uma cor vão para os outros
    .blowhole = Vingança: quatro cartas vão para os outros
    .battle = Batalha: dois jogadores lutam, uma carta cada um
    .hyper = Hipervelocidade: a cada carta de uma cor, alguém perde a vez
setting-scary-gives = Assustadora: o que se dá
    .about = Que cor se dá aos outros.
    .held = dá-se uma cor que se tem na mão
    .held-or-none = dá-se uma cor que se tem na mão, ou nenhuma
    .any = pode-se escolher qualquer cor para dar
setting-scary-round = Assustadora: o sentido
    .about = Para que lado as cartas são dadas.
    .left = as cartas são dadas para a esquerda
    .right = as cartas são dadas para a direita
setting-battle = Batalha: lutar
    .about = Se uma Carta de batalha obriga a lutar.
    .must = uma Carta de batalha obriga a lutar
    .may = uma Carta de batalha não obriga a lutar
setting-battle-next = Batalha: quem segue
    .about = Onde o jogo continua depois da batalha.
    .challenger = depois da batalha, joga o vizinho de quem chamou
    .challenged = depois da batalha, joga o vizinho de quem foi chamado

## A partida

setting-dealer = Quem dá primeiro
    .about = Como se escolhe quem dá as cartas pela primeira vez.
    .highest = cada um tira uma carta, e a mais alta dá
    .chosen = escolhe-se livremente quem dá as cartas
setting-dealer-symbol = Símbolos nesse sorteio
    .about = Quanto vale um símbolo no sorteio de quem dá as cartas.
    .zero = no sorteio de quem dá, um símbolo vale 0
    .below = no sorteio de quem dá, um símbolo fica abaixo de 0
setting-next-dealer = Quem dá depois
    .about = Quem dá as cartas na { word-round } seguinte.
    .neighbor = depois dá as cartas o vizinho
    .same = dá as cartas sempre a mesma pessoa
    .winner = dá as cartas quem ganhou a { word-round }
    .draw = há novo sorteio de quem dá as cartas
setting-match = Partida
    .about = Para que se joga.
    .points = quem ganha a { word-round } marca as cartas dos outros
    .round = uma { word-round } é o jogo todo; os pontos são opcionais
    .low = cada um soma as próprias cartas, e o menor total ganha
setting-low-score = Menor total
    .about = Se o folheto conhece a partida do menor total.
    .offered = também se pode jogar pelo menor total
    .none = não há partida pelo menor total
setting-target = Meta
    .about = Com quantos pontos a partida acaba.
    .value = { $n ->
        [1] a partida acaba com { $n } ponto
       *[other] a partida acaba com { $n } pontos
    }
