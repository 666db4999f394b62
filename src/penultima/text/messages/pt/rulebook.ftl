### “Carta sem cor” é um Curinga (Joker), um Curinga Comprar Quatro (Joker Bisca 4) ou a carta da caixa. As cartas de
### ação e a carta da caixa são femininas, as outras masculinas. No scary-pt fala-se como em Portugal.

## Nomes

name-box = { $box ->
    [scary] Assustadora
    [revenge] Vingança
    [battle] Batalha
    [hyper] Hipervelocidade
   *[classic] Clássica
}
name-special = { $box ->
    [scary] Carta Assustadora
    [revenge] Carta Vingança
    [battle] Carta de batalha
    [hyper] Carta Hipervelocidade
   *[classic] carta especial
}
# O nome por inteiro, para títulos e tabelas
name-special-full = { $region ->
    [scary-pt] Carta Assustadora “Urrrhhh”
   *[other] { name-special }
}
name-specials = { $box ->
    [scary] Cartas Assustadoras
    [revenge] Cartas Vingança
    [battle] Cartas de batalha
    [hyper] Cartas Hipervelocidade
   *[classic] cartas especiais
}
name-skip = { $region ->
    [scary-pt] Passa a Vez
    [battle-pt] Passar a Vez
   *[other] Pular a Vez
}
name-reverse = { $region ->
    [scary-pt] Inverte o Jogo
   *[other] Inverter
}
name-draw-two = { $region ->
    [scary-pt] Bisca 2
   *[other] Comprar Duas
}
name-wild = { $region ->
    [scary-pt] Joker
   *[other] Curinga
}
name-draw-four = { $region ->
    [scary-pt] Joker Bisca 4
   *[other] Curinga Comprar Quatro
}
name-fourth-color = { $box ->
    [scary] rosa
   *[other] vermelho
}
name-fourth-color-feminine = { $box ->
    [scary] rosa
   *[other] vermelha
}

## Palavras que mudam com o folheto

name-round = { $region ->
    [scary-pt] ronda
   *[other] rodada
}
name-to-draw = { $region ->
    [scary-pt] biscar
   *[other] comprar
}
name-to-shuffle = { $region ->
    [scary-pt] baralhar
   *[other] embaralhar
}
name-draws = { $region ->
    [scary-pt] bisca
   *[other] compra
}
name-draw-now = { $region ->
    [scary-pt] bisque
   *[other] compre
}
name-drew = { $region ->
    [scary-pt] biscou
   *[other] comprou
}
name-drawn = { $region ->
    [scary-pt] biscada
   *[other] comprada
}
name-the-pile = { $region ->
    [scary-pt] a pilha das biscas
   *[other] o monte
}
name-of-the-pile = { $region ->
    [scary-pt] da pilha das biscas
   *[other] do monte
}
name-in-the-pile = { $region ->
    [scary-pt] na pilha das biscas
   *[other] no monte
}
name-discard-pile = { $region ->
    [scary-pt] pilha das cartas jogadas
   *[other] pilha de descarte
}
name-shuffle = { $region ->
    [scary-pt] baralhe
   *[other] embaralhe
}
name-shuffles = { $region ->
    [scary-pt] baralha
   *[other] embaralha
}
name-bluff = { $region ->
    [scary-pt] bluff
   *[other] blefe
}
name-catch = { $region ->
    [scary-pt] apanhar
   *[other] flagrar
}
name-caught = { $region ->
    [scary-pt] apanhado
   *[other] flagrado
}

## A moldura

rulebook-title = Edição { name-box }: as regras
# $language: name of the language of the booklet, from language-…
rulebook-about = { $box ->
    [scary] As regras da caixa Monster High segundo o folheto em { $language }, nas nossas palavras.
    [revenge] As regras da caixa dos Pinguins de Madagascar segundo o folheto em { $language }, nas nossas palavras.
    [battle] As regras da caixa Kickin’ Battle segundo o folheto em { $language }, nas nossas palavras.
    [hyper] As regras da caixa Hyper Speed segundo o folheto em { $language }, nas nossas palavras.
   *[classic] As regras do baralho de 108 cartas sem carta especial, nas nossas palavras.
}
rulebook-numbers = Os números depois de um parágrafo indicam as regras de onde ele vem.
# $changes: such as +stacking=same +hand=5
rulebook-table = Esta mesa tem regras próprias: { $changes }. Elas estão marcadas.
rulebook-house = Regra desta mesa
# $languages: one or more of language-…, with commas; $count: how many
rulebook-differs = { $count ->
    [1] Diferente do folheto em { $languages }
   *[other] Diferente dos folhetos nestas línguas: { $languages }
}
# Heading of a long list that is always in English
rulebook-legal = Todas as regras, perguntas e decisões por número (em inglês)

language-en = inglês
language-fr = francês
language-es = espanhol
language-it = italiano
language-pt = português

section-aim = O objetivo
section-cards = As cartas
section-start = Preparação
section-turn = A sua vez
section-action = As cartas de ação
section-wild = Cartas sem cor
section-challenge = Desafiar um { name-draw-four }
section-special = A { name-special-full }
section-house = As regras desta mesa
section-uno = Dizer UNO
section-end = O fim da { name-round }
section-points = Pontos e vitória
section-notes = Onde nos afastamos da letra do folheto

## O objetivo

# $target
rule-aim-points = Fique sem cartas antes dos outros. Assim você ganha a { name-round } e marca pontos por todas as cartas que restam aos outros. Quem chega primeiro a { $target } pontos ganha o jogo.
rule-aim-round = Fique sem cartas antes dos outros, e o jogo é seu.
# $target
rule-aim-low = Livre-se das cartas o mais depressa que puder: o que sobra na mão no fim da { name-round } conta contra você. Quando alguém chega a { $target } pontos, ganha o menor total.

## As cartas

rule-cards = O baralho tem 108 cartas em { name-fourth-color }, amarelo, verde e azul. Cada cor tem um 0, dois de cada número de 1 a 9 e duas de cada carta de ação: { name-skip }, { name-reverse } e { name-draw-two }. Há ainda quatro cartas { name-wild } e quatro cartas { name-draw-four }, que não têm cor.
rule-cards-special = O baralho tem 112 cartas em { name-fourth-color }, amarelo, verde e azul. Cada cor tem um 0, dois de cada número de 1 a 9 e duas de cada carta de ação: { name-skip }, { name-reverse } e { name-draw-two }. Há ainda quatro cartas { name-wild }, quatro cartas { name-draw-four } e quatro { name-specials }, que não têm cor.

## Preparação

# $dealer_symbol
rule-dealer-highest = Cada um tira uma carta, e o número mais alto dá as cartas. { $dealer_symbol ->
    [below] Uma carta sem número fica abaixo do 0.
   *[zero] Uma carta sem número vale 0.
} Quem empata no mais alto tira outra.
rule-dealer-chosen = Escolham quem dá as cartas, por sorteio ou como quiserem.
# $hand
rule-deal = Podem jogar de 2 a { $players } pessoas. Quem dá as cartas { name-shuffles } e entrega { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} a cada um. O resto, virado para baixo, é { name-the-pile }; a carta de cima é virada ao lado e começa a { name-discard-pile }.
# $direction
rule-start = { $direction ->
    [right] Começa quem está à direita de quem deu as cartas, e o jogo roda para a direita, no sentido anti-horário.
   *[left] Começa quem está à esquerda de quem deu as cartas, e o jogo roda para a esquerda, no sentido horário.
}
rule-first-action = Se a primeira carta for uma { name-skip }, quem ia começar perde a vez, e começa o jogador seguinte. Se for uma { name-draw-two }, quem perde a vez ainda { name-draws } 2 cartas. Com uma { name-reverse }, começa quem deu as cartas, e o jogo roda para o outro lado.
rule-first-wild = { $box ->
    [classic] Se a primeira carta for um { name-wild }, quem começa escolhe a cor e depois joga.
   *[other] Se a primeira carta for um { name-wild } ou uma { name-special }, quem começa escolhe a cor e depois joga. A { name-special } não faz mais nada.
}
# $first_draw_four
rule-first-draw-four = { $first_draw_four ->
    [middle] Se a primeira carta for um { name-draw-four }, ele volta para o meio { name-of-the-pile }, e vira-se outra carta.
   *[anywhere] Se a primeira carta for um { name-draw-four }, ele volta para qualquer ponto { name-of-the-pile }, e vira-se outra carta.
}
rule-first-ignored = Se a primeira carta não for um número, ela não faz nada. Vire mais cartas, uma sobre a outra, até sair um número.

## A sua vez

rule-turn = Na sua vez, jogue uma carta que combine com a de cima da { name-discard-pile }: a mesma cor, o mesmo número ou o mesmo símbolo. Sobre um 7 { name-fourth-color }, por exemplo, serve qualquer carta { name-fourth-color-feminine } e também qualquer outro 7.
rule-turn-fits = Uma { name-skip }, uma { name-reverse } ou uma { name-draw-two } serve sobre a própria cor ou sobre outra igual a ela. Uma carta sem cor serve sobre tudo; você pode jogá-la mesmo tendo outra que sirva.
rule-draw-one = Se nada na sua mão servir, { name-draw-now } uma carta.
rule-draw-until = Se nada na sua mão servir, { name-draw-now } até vir uma carta que sirva ou até não haver mais. Só essa carta pode ser jogada; as outras ficam na sua mão. É assim sempre que você { name-draws } na sua vez.
rule-drawn-may = Se a carta que você teve de { name-to-draw } servir, pode jogá-la logo ou ficar com ela. Se ficar com ela, ou se ela não servir, a sua vez acabou.
rule-drawn-must = Se a carta que você teve de { name-to-draw } servir, é preciso jogá-la logo; só se pode guardar um { name-draw-four } que não valeria. Se ela não servir, a sua vez acabou.
# $free_draw
rule-free-draw = Você também pode { name-to-draw } tendo uma carta que serve. { $free_draw ->
    [must] Nesse caso, se a carta nova servir, é preciso jogá-la, e nenhuma outra.
   *[may] Nesse caso, se a carta nova servir, pode jogá-la, mas nenhuma outra.
}
rule-forced-play = Se você tem uma carta que serve, é preciso jogar. Uma carta { name-drawn } que serve também tem de ser jogada; se não servir, a sua vez acabou. Ninguém é obrigado a jogar um { name-draw-four } que não valeria.

## As cartas de ação

rule-skip = { name-skip }: quem vem a seguir perde a vez. A dois, quem jogou a carta joga outra vez, como depois de qualquer carta que tira a vez do outro.
rule-reverse = { name-reverse }: o jogo dá meia-volta e roda para o outro lado.
# $two_player_reverse
rule-reverse-two = { $two_player_reverse ->
    [flip] A dois, uma { name-reverse } não muda nada: segue o outro jogador.
   *[skip] A dois, uma { name-reverse } funciona como uma { name-skip }: você joga outra vez.
}
rule-draw-two = { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez.
rule-draw-two-stacking = { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.

## Cartas sem cor

rule-wild = { name-wild }: escolha a cor com que o jogo continua. Pode ser a mesma de antes. Sobre ele só serve essa cor, ou outra carta sem cor.
rule-draw-four = { name-draw-four }: escolha a cor com que o jogo continua. Quem vem a seguir { name-draws } 4 cartas e perde a vez.
rule-draw-four-stacking = { name-draw-four }: escolha a cor com que o jogo continua. Quem vem a seguir { name-draws } 4 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.
rule-fair = Um { name-draw-four } só vale se, ao jogá-lo, você não tiver nenhuma carta da cor em jogo, contando as cartas de ação. Uma carta de outra cor com o mesmo número ou símbolo não atrapalha.
# $wild_guilt
rule-fair-colorless = { $wild_guilt ->
    [yes] Já uma carta sem cor atrapalha, como se fosse dessa cor.
   *[no] Cartas sem cor também não atrapalham.
}
rule-bluff = Mesmo que não valha, você pode jogá-lo: é um { name-bluff }. Só um desafio o descobre.
rule-no-bluff = Um { name-draw-four } só pode ser jogado quando vale, então ninguém precisa duvidar.

## Desafiar

rule-challenge = Se um { name-draw-four } manda você { name-to-draw } e você acha que ele não vale, pode desafiar antes; mais ninguém pode. Quem jogou mostra a mão inteira, e só a você. Conta o que havia nela quando a carta foi jogada.
rule-verdict = Se ele não valia, quem o jogou { name-draws } as 4 cartas, e você joga normalmente. Se valia, você { name-draws } 6 cartas e perde a vez. De qualquer modo, fica a cor escolhida.
rule-challenge-last = Um { name-draw-four } jogado como última carta não pode ser desafiado.

## A carta da caixa

# $scary_gives
rule-scary = { $scary_gives ->
    [any] { name-special }: escolha qualquer cor e dê todas as cartas dela que tiver, se tiver alguma.
    [held_or_none] { name-special }: você pode escolher uma cor que tem na mão e dar todas as suas cartas dessa cor. Ou não dá nada.
   *[held] { name-special }: escolha uma cor que tem na mão e dê todas as suas cartas dessa cor.
} As cartas de ação vão com a sua cor; as cartas sem cor ficam.
# $scary_round
rule-scary-round = { $scary_round ->
    [right] Dê uma carta a cada um dos outros, sempre no sentido anti-horário a partir da sua direita, dando tantas voltas quantas for preciso.
   *[left] Dê uma carta a cada um dos outros, sempre no sentido horário a partir da sua esquerda, dando tantas voltas quantas for preciso.
} É você quem decide que carta vai para quem, e alguns podem receber mais que outros.
rule-scary-color = Depois escolha a cor com que o jogo continua; não precisa ser a que você deu. Ninguém perde a vez. Se você der a sua última carta, ganhou a { name-round }.
rule-scary-groan = { $region ->
    [scary-pt] A cada carta dada, solte um gemido de zombie! (Esta regra fica por sua conta.)
   *[other] A cada carta dada, solte um gemido de zumbi! (Esta regra fica por sua conta.)
}

rule-revenge = { name-special }: pegue 4 cartas { name-of-the-pile }, sem olhar, e dê aos adversários: todas a um só ou repartidas como quiser. Se houver menos de 4, dê as que houver.
rule-revenge-color = Depois escolha a cor com que o jogo continua. Ninguém perde a vez.

# $battle
rule-battle = { $battle ->
    [may] { name-special }: você pode chamar quem quiser para lutar. Se não quiser, só escolhe a cor, como com um { name-wild }.
   *[must] { name-special }: chame quem quiser para lutar.
}
rule-battle-fight = Os dois escolhem em segredo uma carta da mão e mostram no mesmo instante. O número mais baixo perde. Uma carta sem número vale 0, e nenhuma carta faz efeito na luta.
rule-battle-tie = Se as cartas empatam, ficam de lado, e a luta se repete até alguém perder. Quem fica sem cartas durante a luta, ou depois dela, { name-draws } uma: uma luta não encerra a { name-round }.
rule-battle-spoils = Quem perde leva todas as cartas mostradas e { name-draws } mais 2, mas não perde a vez. Quem ganha escolhe a cor com que o jogo continua.
# $battle_next
rule-battle-next = { $battle_next ->
    [challenged] O jogo segue no mesmo sentido a partir de quem foi chamado para a luta: joga o vizinho dessa pessoa.
   *[challenger] O jogo segue no mesmo sentido a partir de quem jogou a carta: joga o vizinho dessa pessoa.
}
# $battle
rule-battle-last = { $battle ->
    [may] Se for a sua última carta, pode ganhar sem lutar. Se quiser lutar, { name-draw-now } uma carta para a luta.
   *[must] Se for a sua última carta, primeiro { name-draw-now } uma; depois vem a luta.
}
rule-battle-nothing = Quando não há mais nada para { name-to-draw }, perde quem não consegue mostrar uma carta. Se nenhum dos dois consegue, cada um leva as suas de volta, e quem jogou a { name-special } escolhe a cor. Se um deles continua sem cartas, ganhou a { name-round }.

rule-hyper = { name-special }: escolha uma cor. A partir daí, a cada carta dessa cor que alguém joga, o jogador seguinte perde a vez. A própria { name-special } não faz ninguém perder a vez.
rule-hyper-actions = Uma { name-skip } ou uma { name-draw-two } dessa cor também só faz um jogador perder a vez. Uma { name-reverse } primeiro inverte o jogo; depois perde a vez o seguinte desse lado. Um { name-wild } ou um { name-draw-four } que repete a cor mantém tudo como está, sem que mais alguém perca a vez.
rule-hyper-end = Acaba assim que alguém traz outra cor para o jogo, e não volta com a cor antiga. Outra { name-special } define uma cor nova. Tirar cartas não muda nada.

## As regras desta mesa

# $stacking
rule-stack = { $stacking ->
    [any] Se você tem de { name-to-draw } por uma { name-draw-two } ou um { name-draw-four }, pode em vez disso pôr por cima outra dessas cartas, seja qual for e de que cor for.
   *[same] Se você tem de { name-to-draw } por uma { name-draw-two }, pode em vez disso pôr outra { name-draw-two } por cima, de qualquer cor; e outro { name-draw-four } sobre um { name-draw-four }.
} As cartas vão somando, e a conta passa para o jogador seguinte.
rule-stack-take = Quem não põe nada por cima { name-draws } a soma inteira e perde a vez.
rule-stack-first = Uma { name-draw-two } virada como primeira carta faz efeito na hora; nada pode ir por cima dela.
rule-stack-last = Se alguém fica sem cartas com uma carta dessas, o jogador seguinte { name-draws } a soma inteira e não pode pôr nada por cima.
rule-stack-verdict = Só o { name-draw-four } de cima pode ser desafiado. Se ele não valia, quem o jogou { name-draws } a soma inteira, e você joga normalmente. Se valia, você { name-draws } a soma e mais 2 cartas e perde a vez.
rule-jump-in = Olho vivo! Se você tem uma carta exatamente igual à de cima, na cor e no número ou símbolo, pode jogá-la fora da vez, enquanto quem tem a vez não jogou nem { name-drew }. Vale o mais rápido.
rule-jump-in-next = O jogo segue a partir de quem jogou fora da vez, e quem tinha a vez fica sem ela. As cartas já tiradas e as vezes já perdidas ficam como estão.
rule-seven = Ao jogar um 7, troque todas as suas cartas com quem quiser.
rule-zero = Ao jogar um 0, cada um entrega as suas cartas ao vizinho seguinte, no sentido do jogo.
rule-seven-zero-last = Um 7 ou um 0 que seja a sua última carta, ou a primeira da { name-round }, não troca nada.

## Dizer UNO

# $uno_due
rule-uno = { $uno_due ->
    [everyone] Se alguém joga uma carta e você fica com uma só, diga “UNO!” bem alto, mesmo que a carta jogada não seja sua.
   *[layer] Se você joga uma carta e fica com uma só, diga “UNO!” bem alto.
}
# $uno_until $uno_penalty
rule-uno-caught = { $uno_until ->
    [played] Se você esquecer, qualquer outro jogador pode { name-catch } você até acabar a vez do jogador seguinte.
    [own_turn] Se você esquecer, qualquer outro jogador pode { name-catch } você até voltar a sua vez.
   *[begins] Se você esquecer, qualquer outro jogador pode { name-catch } você até começar a vez do jogador seguinte.
} A vez de quem a perde não conta. Quem é { name-caught } { name-draws } { $uno_penalty ->
    [1] 1 carta
   *[other] { $uno_penalty } cartas
}.
rule-uno-late = Dizer mais tarde também vale, enquanto ninguém reparou. Cobrar por engano não custa nada. Se a sua mão mudar, você já não deve o UNO.
rule-uno-automatic = O UNO é automático quando resta uma só carta, então ninguém esquece e ninguém é { name-caught }.

## O fim da rodada

rule-out = A { name-round } acaba assim que alguém fica sem cartas. Ninguém mais perde a vez, e não se escolhe mais cor.
rule-last-draw = Se ela acaba com uma { name-draw-two } ou um { name-draw-four }, o jogador seguinte ainda { name-draws } as 2 ou 4 cartas, e elas contam como todas as outras.
rule-last-draw-none = A última carta encerra a { name-round } na hora: nem uma { name-draw-two } nem um { name-draw-four } faz mais alguém { name-to-draw }.
rule-reshuffle = Quando falta uma carta e já não há nada { name-in-the-pile }, { name-shuffle } a { name-discard-pile }: ela passa a ser { name-the-pile }. A carta de cima fica, e a cor escolhida também.
rule-blocked = Se faltarem cartas, { name-draw-now } as que houver. Quando todos, um depois do outro, não têm o que { name-to-draw } e ninguém joga, a { name-round } fica bloqueada: acaba sem vencedor.
# $direction
rule-next-dealer-neighbor = { $direction ->
    [right] Na { name-round } seguinte, dá as cartas quem está à direita de quem deu antes.
   *[left] Na { name-round } seguinte, dá as cartas quem está à esquerda de quem deu antes.
}
# $next_dealer
rule-next-dealer = { $next_dealer ->
    [winner] Quem ganha uma { name-round } dá as cartas na seguinte. Se ninguém ganhou, continua a mesma pessoa.
    [draw] Antes de cada { name-round } há novo sorteio de quem dá as cartas.
   *[same] Dá as cartas sempre a mesma pessoa.
}

## Pontos e vitória

# $target
rule-points = Todos mostram a mão, e quem ganhou marca pontos por cada carta dos outros. Depois dão-se as cartas de novo, até alguém ter { $target } pontos ou mais e ganhar o jogo. Numa { name-round } bloqueada ninguém marca.
# $target
rule-points-low = Todos mostram a mão, e cada um soma as suas próprias cartas, também depois de uma { name-round } bloqueada. Assim que alguém tem { $target } pontos ou mais, o menor total ganha o jogo. Quem empata nele divide a vitória.
rule-round-won = Quem fica primeiro sem cartas ganhou o jogo. É só { name-to-shuffle } e jogar de novo!
# $target
rule-points-optional = Se quiserem, contem pontos. Quem ganha a { name-round } marca por cada carta dos outros, e o primeiro a ter { $target } pontos ou mais ganha.
rule-points-table = As cartas valem:
rulebook-points-number = Cartas com número
rulebook-points-face = o seu número
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special-full }
}
# $target
rule-low-offered = Outro modo de jogar, se todos combinarem antes: depois de cada { name-round }, cada um soma as cartas da própria mão. Quando alguém tem { $target } pontos ou mais, o menor total ganha.

## Onde deixamos a letra do folheto

note-drawn-colorless = O folheto só fala de uma carta que combine. Aqui conta também uma carta sem cor, na mão ou acabada de tirar, porque serve sobre tudo.
note-own-turn = O folheto deixa jogar um { name-wild } a qualquer momento. Aqui ele espera pela sua vez, como nos folhetos irmãos.
note-color-only = O folheto não é claro sobre que cartas fazem um { name-draw-four } não valer. Aqui só a cor decide: um número igual não atrapalha, uma carta de ação da cor atrapalha.
note-challenger = O folheto não diz com clareza quem pode desafiar. Aqui é quem teria de { name-to-draw }; senão não se saberia para quem vão as 6 cartas.
note-must-fight = O folheto pode ser lido como se a luta fosse opcional. Aqui ela é obrigatória, porque só quem ganha escolhe a cor.
note-current-direction = O folheto fala do sentido normal depois da luta. Aqui é o sentido do momento, como nos folhetos irmãos.
note-hyper-anyone = O folheto espera que outro jogador traga uma cor nova. Aqui pode ser qualquer um; senão não se saberia se a cor ainda vale.
note-turn-over = No folheto, o UNO esquecido pode ser cobrado até o jogador seguinte jogar uma carta. Aqui é até acabar a vez dele, porque ele pode { name-to-draw } e guardar.
note-own-next-turn = O folheto não dá prazo para cobrar um UNO esquecido. Aqui o prazo acaba quando volta a sua vez, porque depois disso a mão já mudou.
note-last-battle = No folheto, a { name-round } acaba com a última carta jogada. Aqui uma última { name-special } ainda pode levar à luta, porque nenhuma luta encerra a { name-round }.
note-given-away = No folheto, a { name-round } acaba quando a última carta é jogada. Aqui acaba também quando ela é dada, porque o objetivo é ficar sem cartas.
note-top-card = O folheto manda usar a { name-discard-pile } inteira assim que acaba { name-the-pile }. Aqui isso espera até alguém precisar de uma carta, e a de cima fica, para haver com que combinar.
note-lowest-total = Quando cada um soma a própria mão, o folheto fala de quem perde. Aqui o menor total ganha; o jogo é o mesmo.
note-last-card = No folheto, toda carta de ação jogada faz efeito. Aqui a última não faz, porque ganha na hora.
