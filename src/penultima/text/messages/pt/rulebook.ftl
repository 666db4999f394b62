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

name-round = rodada
name-to-draw = { $region ->
    [scary-pt] biscar
   *[other] comprar
}
name-to-shuffle = embaralhar
name-draws = { $region ->
    [scary-pt] bisca
   *[other] compra
}
name-draw-now = { $region ->
    [scary-pt] vá biscar
   *[other] compre
}
name-drew = { $region ->
    [scary-pt] biscou
   *[other] comprou
}
name-drawn = { $region ->
    [scary-pt] tirada
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
name-shuffle = embaralhe
name-shuffles = embaralha
name-shuffled = embaralhada
name-bluff = blefe
name-catch = flagrar
name-catches = flagra
name-caught = leva o flagra

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
rulebook-numbers = { $box ->
    [classic] Os números depois de um parágrafo mostram de que regras ele vem. De A a N são regras que os folhetos impressos têm em comum; Q e X são nossas, onde os folhetos deixam algo em aberto.
   *[other] Os números depois de um parágrafo mostram de que regras ele vem. De A a N são regras do folheto; Q e X são nossas, onde o folheto deixa algo em aberto.
}
# $changes: such as +stacking=same +hand=5
rulebook-table = Esta mesa tem regras próprias: { $changes }. Elas estão marcadas.
rulebook-house = Regra desta mesa
# $languages: one or more of language-…, with commas; $count: how many
rulebook-differs = { $count ->
    [1] Diferente do folheto em { $languages }
   *[other] Diferente dos folhetos nestes idiomas: { $languages }
}
rulebook-undo = A opção “{ $name }” ({ $setting }) segue o folheto ao pé da letra.
# Heading of a long list that is always in English
rulebook-legal = Todas as regras, perguntas e decisões por número (em inglês)

language-en = inglês
language-fr = francês
language-es = espanhol
language-it = italiano
language-pt = português

section-minute = O jogo em um minuto
section-aim = O objetivo
section-cards = As cartas
section-start = Antes de começar
section-turn = A sua vez
section-action = As cartas de ação
section-wild = Cartas sem cor
section-challenge = Desafiar um { name-draw-four }
section-special = A { name-special-full }
section-house = As regras desta mesa
section-uno = Dizer UNO
section-end = O fim da { name-round }
section-points = Pontos e vitória
section-notes = Onde jogamos diferente do folheto

## O jogo em um minuto: meia página antes do resto

rule-minute-aim = { $match ->
    [round] Fique sem cartas antes dos outros, e você ganha.
    [low] Livre-se das cartas o mais rápido que puder: o que sobra na sua mão no fim da { name-round } conta contra você. Quando alguém chega a { $target } pontos, o menor total ganha.
   *[points] Fique sem cartas antes dos outros: você ganha a { name-round } e marca pontos pelas cartas que sobram na mão dos outros. Quem chega primeiro a { $target } pontos ganha a partida.
}
rule-minute-turn = Na sua vez, jogue uma carta com a mesma cor, o mesmo número ou o mesmo símbolo da carta de cima da { name-discard-pile }. Uma carta sem cor serve sobre tudo. { $draw ->
    [until] Se nada servir, { name-draw-now } até vir uma carta que sirva.
   *[one] Se nada servir, { name-draw-now } uma carta.
}
rule-minute-action = { $stacking ->
    [off] { name-skip }: quem vem a seguir perde a vez. { name-reverse }: o jogo segue para o outro lado. { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez.
   *[other] { name-skip }: quem vem a seguir perde a vez. { name-reverse }: o jogo segue para o outro lado. { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.
}
rule-minute-wild = { $stacking ->
    [off] { name-wild }: você escolhe a cor com que o jogo continua. { name-draw-four }: você escolhe a cor, e quem vem a seguir { name-draws } 4 cartas e perde a vez.
   *[other] { name-wild }: você escolhe a cor com que o jogo continua. { name-draw-four }: você escolhe a cor, e quem vem a seguir { name-draws } 4 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.
}
rule-minute-special = { $box ->
    [scary] { name-special }: você dá todas as suas cartas de uma cor, uma a uma em volta da mesa, e escolhe a cor com que o jogo continua.
    [revenge] { name-special }: você reparte 4 cartas { name-of-the-pile } entre os outros, como quiser, e escolhe a cor com que o jogo continua.
    [battle] { name-special }: você e outra pessoa mostram ao mesmo tempo uma carta escolhida em segredo. O número mais baixo perde, leva as duas cartas e { name-draws } mais 2.
   *[hyper] { name-special }: você escolhe uma cor, e a cada carta dessa cor quem vem a seguir perde a vez, até alguém mudar a cor.
}
rule-minute-uno = { $uno ->
    [automatic] Quando resta uma só carta, o UNO é automático.
   *[said] Quando resta uma só carta, diga “UNO!” Se alguém { name-catches } você antes disso, você { name-draws } { $uno_penalty ->
        [1] 1 carta
       *[other] { $uno_penalty } cartas
    }.
}

## O objetivo

# $target
rule-aim-points = Fique sem cartas antes dos outros. Assim você ganha a { name-round } e marca pontos por todas as cartas que sobram na mão dos outros. Quem chega primeiro a { $target } pontos ganha a partida.
rule-aim-round = Fique sem cartas antes dos outros. Assim você ganha a partida.
# $target
rule-aim-low = Livre-se das cartas o mais rápido que puder: o que sobra na sua mão no fim da { name-round } conta contra você. Quando alguém chega a { $target } pontos, o menor total ganha.

## As cartas

rule-cards = O baralho tem 108 cartas. Delas, 100 têm cor: { name-fourth-color }, amarelo, verde ou azul; cada cor tem um 0, dois de cada número de 1 a 9 e duas de cada carta de ação, { name-skip }, { name-reverse } e { name-draw-two }. As outras 8 não têm cor: quatro cartas { name-wild } e quatro cartas { name-draw-four }.
rule-cards-special = O baralho tem 112 cartas. Delas, 100 têm cor: { name-fourth-color }, amarelo, verde ou azul; cada cor tem um 0, dois de cada número de 1 a 9 e duas de cada carta de ação, { name-skip }, { name-reverse } e { name-draw-two }. As outras 12 não têm cor: quatro cartas { name-wild }, quatro cartas { name-draw-four } e quatro { name-specials }.

## Preparação

# $dealer_symbol
rule-dealer-highest = Cada um tira uma carta, e quem tem o número mais alto dá as cartas. { $dealer_symbol ->
    [below] Uma carta sem número vale menos que 0.
   *[zero] Uma carta sem número vale 0.
} Quem empata no mais alto tira outra.
rule-dealer-chosen = Escolham quem dá as cartas, por sorteio ou como quiserem.
# $hand
rule-deal = Podem jogar de 2 a { $players } pessoas. Quem dá as cartas { name-shuffles } e entrega { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} para cada um. O resto, virado para baixo, é { name-the-pile }; a carta de cima é virada ao lado e começa a { name-discard-pile }.
# $direction
rule-start = { $direction ->
    [right] Começa quem está à direita de quem deu as cartas, e o jogo segue para a direita, no sentido anti-horário.
   *[left] Começa quem está à esquerda de quem deu as cartas, e o jogo segue para a esquerda, no sentido horário.
}
rule-first-symbol = Se a primeira carta não for um número, ela pode mudar o começo da { name-round }: veja mais abaixo, em cada carta.
rule-first-ignored = Se a primeira carta não for um número, ela não faz nada. Vire mais cartas, uma sobre a outra, até sair um número.

## A sua vez

rule-turn = Na sua vez, jogue uma carta que combine com a carta de cima da { name-discard-pile }: a mesma cor, o mesmo número ou o mesmo símbolo. Sobre um 7 { name-fourth-color }, por exemplo, serve qualquer carta { name-fourth-color-feminine } e também qualquer outro 7.
rule-turn-fits = Uma carta { name-skip }, { name-reverse } ou { name-draw-two } serve sobre a própria cor ou sobre outra do mesmo tipo. Uma carta sem cor serve sobre tudo; você pode jogá-la mesmo tendo outra que sirva.
rule-draw-one = Se nada na sua mão servir, { name-draw-now } uma carta.
rule-draw-until = Se nada na sua mão servir, { name-draw-now } até vir uma carta que sirva ou até não haver mais cartas. Só essa carta pode ser jogada; as outras ficam na sua mão. É assim sempre que você { name-draws } na sua vez.
rule-drawn-may = Se a carta que você precisou { name-to-draw } servir, você pode jogá-la na hora ou guardá-la. Se você guardar, ou se ela não servir, a sua vez acabou.
rule-drawn-must = { $wild_guilt ->
    [yes] Se a carta que você precisou { name-to-draw } servir, é preciso jogá-la na hora; só dá para guardar um { name-draw-four } que não valeria. Se ela não servir, a sua vez acabou.
   *[no] Se a carta que você precisou { name-to-draw } servir, é preciso jogá-la na hora. Se ela não servir, a sua vez acabou.
}
# $free_draw
rule-free-draw = Você também pode { name-to-draw } mesmo tendo uma carta que serve. { $free_draw ->
    [must] Nesse caso, se a carta nova servir, é preciso jogá-la, e nenhuma outra pode ser jogada; só dá para guardar um { name-draw-four } que não valeria.
   *[may] Nesse caso, se a carta nova servir, você pode jogá-la, mas nenhuma outra.
}
rule-forced-play = Se você tem uma carta que serve, precisa jogar. Uma carta { name-drawn } que serve também precisa ser jogada; se não servir, a sua vez acabou. Ninguém precisa jogar um { name-draw-four } que não valeria.
rule-reshuffle = Quando alguém precisa de uma carta e não há mais nada { name-in-the-pile }, { name-shuffle } a { name-discard-pile }: ela passa a ser { name-the-pile }. A carta de cima fica onde está, e a cor escolhida também.

## As cartas de ação

rule-skip = { name-skip }: quem vem a seguir perde a vez. Com dois jogadores, quem jogou a carta joga de novo, como depois de qualquer carta que faz o outro perder a vez.
rule-first-skip = Se a primeira carta for uma carta { name-skip }, quem ia começar perde a vez, e começa quem vem a seguir.
rule-reverse = { name-reverse }: o jogo muda de sentido e segue para o outro lado.
# $two_player_reverse
rule-reverse-two = { $two_player_reverse ->
    [flip] Com dois jogadores, uma carta { name-reverse } não muda nada: depois joga o outro.
   *[skip] Com dois jogadores, uma carta { name-reverse } funciona como uma carta { name-skip }: você joga de novo.
}
rule-first-reverse = Se a primeira carta for uma carta { name-reverse }, quem deu as cartas começa, e o jogo segue para o outro lado.
rule-draw-two = { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez.
rule-draw-two-stacking = { name-draw-two }: quem vem a seguir { name-draws } 2 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.
rule-first-draw-two = Se a primeira carta for uma carta { name-draw-two }, quem ia começar { name-draws } 2 cartas e perde a vez, e começa quem vem a seguir.

## Cartas sem cor

rule-wild = { name-wild }: escolha a cor com que o jogo continua. Pode ser a mesma de antes. Sobre ele só serve essa cor, ou outra carta sem cor.
rule-first-wild = Se a primeira carta for um { name-wild }, quem começa escolhe a cor e depois joga.
rule-draw-four = { name-draw-four }: escolha a cor com que o jogo continua. Quem vem a seguir { name-draws } 4 cartas e perde a vez.
rule-draw-four-stacking = { name-draw-four }: escolha a cor com que o jogo continua. Quem vem a seguir { name-draws } 4 cartas e perde a vez, ou joga outra carta por cima e passa tudo adiante.
rule-first-draw-four = { $first_draw_four ->
    [middle] Se a primeira carta for um { name-draw-four }, devolva essa carta ao meio { name-of-the-pile } e vire outra.
   *[anywhere] Se a primeira carta for um { name-draw-four }, devolva essa carta a qualquer ponto { name-of-the-pile } e vire outra.
}
rule-fair = Um { name-draw-four } só vale se, na hora de jogar, você não tiver nenhuma carta da cor em jogo, nem mesmo uma carta de ação. Uma carta de outra cor com o mesmo número ou símbolo não atrapalha.
# $wild_guilt
rule-fair-colorless = { $wild_guilt ->
    [yes] Já uma carta sem cor atrapalha, como se fosse dessa cor.
   *[no] Cartas sem cor também não atrapalham.
}
rule-bluff = Mesmo que não valha, você pode jogá-lo: é um { name-bluff }. Só um desafio pode descobrir.
rule-no-bluff = Um { name-draw-four } só pode ser jogado quando vale, então ninguém precisa duvidar.

## Desafiar

rule-challenge = Quando um { name-draw-four } faz você { name-to-draw } e você acha que é { name-bluff }, você pode desafiar antes; ninguém mais pode. Quem jogou a carta mostra a mão inteira, e só para você. Conta o que estava na mão quando a carta foi jogada.
rule-verdict = Se era { name-bluff }, quem jogou a carta { name-draws } as 4 cartas, e você joga normalmente. Se não era, você { name-draws } 6 cartas e perde a vez. Nos dois casos, a cor escolhida continua valendo.
rule-challenge-last = Um { name-draw-four } jogado como última carta não pode ser desafiado.

## A carta da caixa

# $scary_gives
rule-scary = { $scary_gives ->
    [any] { name-special }: escolha qualquer cor e dê todas as cartas dela que você tiver, se tiver alguma.
    [held_or_none] { name-special }: você pode escolher uma cor que tem na mão e dar todas as suas cartas dessa cor. Ou não dá nada.
   *[held] { name-special }: escolha uma cor que você tem na mão e dê todas as suas cartas dessa cor.
} As cartas de ação vão com a sua cor; as cartas sem cor ficam.
# $scary_round
rule-scary-round = { $scary_round ->
    [right] Dê uma carta para cada um dos outros, sempre no sentido anti-horário a partir da sua direita, e dê quantas voltas for preciso até acabarem.
   *[left] Dê uma carta para cada um dos outros, sempre no sentido horário a partir da sua esquerda, e dê quantas voltas for preciso até acabarem.
} Você decide que carta vai para quem, e alguns podem receber mais que outros.
rule-scary-color = Depois escolha a cor com que o jogo continua; não precisa ser a que você deu. Ninguém perde a vez. Se você der a sua última carta, ganhou a { name-round }.
rule-scary-groan = A cada carta dada, solte um gemido de zumbi! (Esta regra fica por sua conta.)

rule-revenge = { name-special }: pegue 4 cartas { name-of-the-pile }, sem olhar, e dê para os outros: todas para um só ou repartidas como você quiser. Se houver menos de 4, dê as que houver.
rule-revenge-color = Depois escolha a cor com que o jogo continua. Ninguém perde a vez.

# $battle
rule-battle = { $battle ->
    [may] { name-special }: você pode chamar quem quiser para a batalha. Se não chamar ninguém, só escolhe a cor, como com um { name-wild }.
   *[must] { name-special }: chame quem você quiser para a batalha.
}
rule-battle-fight = Os dois escolhem em segredo uma carta da mão e mostram ao mesmo tempo. O número mais baixo perde. Uma carta sem número vale 0, e nenhuma carta faz efeito na batalha.
rule-battle-tie = Se as cartas empatam, elas ficam de lado, e a batalha se repete até alguém perder. Quem fica sem cartas durante a batalha, ou depois dela, { name-draws } uma: uma batalha não encerra a { name-round }.
rule-battle-spoils = Quem perde leva todas as cartas mostradas; quem ganha { name-draws } 1 se ficou sem cartas, e depois quem perde { name-draws } mais 2, mas não perde a vez. Quem ganha escolhe a cor com que o jogo continua.
# $battle_next
rule-battle-next = { $battle_next ->
    [challenged] O jogo segue no mesmo sentido a partir da pessoa chamada para a batalha: joga quem vem depois dela.
   *[challenger] O jogo segue no mesmo sentido a partir da pessoa que jogou a carta: joga quem vem depois dela.
}
# $battle
rule-battle-last = { $battle ->
    [may] Se for a sua última carta, você pode ganhar sem batalha. Se quiser batalhar, { name-draw-now } uma carta para isso.
   *[must] Se for a sua última carta, primeiro { name-draw-now } uma; depois vem a batalha.
}
rule-battle-nothing = Quando não há mais nada para { name-to-draw }, perde quem não consegue mostrar uma carta. Se nenhum dos dois consegue, cada um pega as suas de volta, e quem jogou a { name-special } escolhe a cor. Quem continua sem cartas na mão depois da batalha ganhou a { name-round }.

rule-hyper = { name-special }: escolha uma cor. A partir daí, cada vez que alguém joga uma carta dessa cor, quem vem a seguir perde a vez. A própria { name-special } não faz ninguém perder a vez.
rule-hyper-actions = Uma carta { name-skip } ou { name-draw-two } dessa cor também só faz uma pessoa perder a vez. Uma carta { name-reverse } primeiro muda o sentido do jogo; depois perde a vez quem vem a seguir nesse novo sentido. Um { name-wild } ou um { name-draw-four } que repete a cor mantém tudo como está, sem que mais alguém perca a vez.
rule-hyper-end = A hipervelocidade acaba assim que alguém traz outra cor para o jogo, e não volta com a cor antiga. Outra { name-special } define uma cor nova. Quem só { name-draws } não muda nada.

rule-first-special = Se a primeira carta for uma { name-special }, quem começa escolhe a cor e depois joga. Ela não faz mais nada.
rule-last-special = { $box ->
    [scary] Se uma { name-special } for a sua última carta, você ganhou a { name-round }, e ela não faz efeito: nenhuma carta é dada.
    [revenge] Se uma { name-special } for a sua última carta, você ganhou a { name-round }, e ela não faz efeito: ninguém recebe cartas.
   *[hyper] Se uma { name-special } for a sua última carta, você ganhou a { name-round }, e ela não faz efeito: nenhuma cor é escolhida.
}

## As regras desta mesa

# $stacking
rule-stack = { $stacking ->
    [any] Quando você precisa { name-to-draw } por uma carta { name-draw-two } ou um { name-draw-four }, pode em vez disso jogar por cima outra dessas cartas, qualquer uma das duas, de qualquer cor.
   *[same] Quando você precisa { name-to-draw } por uma carta { name-draw-two }, pode em vez disso jogar outra { name-draw-two } por cima, de qualquer cor; e outro { name-draw-four } sobre um { name-draw-four }.
} As cartas a { name-to-draw } vão se somando, e a soma passa para quem vem a seguir.
rule-stack-take = Quem não joga nada por cima { name-draws } a soma inteira e perde a vez.
rule-stack-first = Uma carta { name-draw-two } virada como primeira carta faz efeito na hora; nada pode ir por cima dela.
rule-stack-last = Se alguém fica sem cartas com uma carta dessas, quem vem a seguir { name-draws } a soma inteira e não pode jogar nada por cima.
rule-stack-verdict = Só o { name-draw-four } de cima pode ser desafiado. Se era { name-bluff }, quem jogou a carta { name-draws } a soma inteira, e você joga normalmente. Se não era, você { name-draws } a soma e mais 2 cartas e perde a vez.
rule-jump-in = Olho vivo! Se você tem uma carta exatamente igual à de cima, na cor e no número ou símbolo, pode jogá-la fora da vez, enquanto quem está na vez não jogou nem { name-drew }. Quem for mais rápido joga primeiro.
rule-jump-in-next = O jogo segue a partir de quem jogou fora da vez, e quem estava na vez perde essa vez. O que alguém já { name-drew } ou perdeu antes disso fica como está.
rule-seven = Quando você joga um 7, troca todas as suas cartas com quem quiser.
rule-zero = Quando você joga um 0, cada um passa todas as suas cartas para quem vem a seguir, no sentido do jogo.
rule-seven-zero-last = Um 7 ou um 0 que seja a sua última carta, ou a primeira da { name-round }, não troca nada.

## Dizer UNO

# $uno_due
rule-uno = Quando você joga uma carta e fica com uma só, diga “UNO!” bem alto.
rule-uno-everyone = Vale o mesmo quando a carta de outra pessoa deixa você com uma só.
# $uno_until $uno_penalty
rule-uno-caught = { $uno_until ->
    [played] Se você esquecer, qualquer outra pessoa pode { name-catch } você até quem vem a seguir ter jogado, ou ter guardado a carta nova.
    [own_turn] Se você esquecer, qualquer outra pessoa pode { name-catch } você até chegar de novo a sua vez.
   *[begins] Se você esquecer, qualquer outra pessoa pode { name-catch } você até começar a vez de quem vem a seguir.
} Quem perde a vez não conta. Quem { name-caught } { name-draws } { $uno_penalty ->
    [1] 1 carta
   *[other] { $uno_penalty } cartas
}.
rule-uno-late = Dizer mais tarde também vale, se ninguém tiver flagrado você. Um flagra por engano não custa nada. Se as suas cartas mudarem, você não precisa mais dizer UNO.
rule-uno-automatic = O UNO é automático quando resta uma só carta, então ninguém esquece e ninguém { name-caught }.

## O fim da rodada

rule-out = A { name-round } acaba assim que alguém fica sem cartas. Ninguém mais perde a vez, e nenhuma cor é escolhida.
rule-last-draw = Se a última carta for uma carta { name-draw-two } ou um { name-draw-four }, quem vem a seguir ainda { name-draws } as 2 ou 4 cartas, e elas contam como todas as outras.
rule-last-draw-none = A última carta encerra a { name-round } na hora: nem uma carta { name-draw-two } nem um { name-draw-four } faz mais alguém { name-to-draw }.
rule-blocked = Se não houver cartas suficientes, { name-draw-now } as que houver. Quando não há mais o que { name-to-draw }, quem tem carta que serve joga, e quem não tem passa. Se todos passam, um depois do outro, a { name-round } fica bloqueada: ela acaba, e ninguém ganha.
rule-circles = Se a { name-discard-pile } é { name-shuffled } de novo e de novo, e ninguém que { name-draws } tem outra carta para jogar, e nenhuma mão muda, a { name-round } também fica bloqueada. Isso acontece depois de quatro vezes para cada jogador.
# $direction
rule-next-dealer-neighbor = { $direction ->
    [right] Na próxima { name-round }, dá as cartas quem está à direita de quem deu antes.
   *[left] Na próxima { name-round }, dá as cartas quem está à esquerda de quem deu antes.
}
# $next_dealer
rule-next-dealer = { $next_dealer ->
    [winner] Quem ganha uma { name-round } dá as cartas na próxima. Se ninguém ganhou, a mesma pessoa dá de novo.
    [draw] Antes de cada { name-round } há um novo sorteio de quem dá as cartas.
   *[same] A mesma pessoa dá as cartas em todas as rodadas.
}

## Pontos e vitória

# $target
rule-points = Todos mostram a mão, e quem ganhou marca pontos por cada carta dos outros. Depois vem outra { name-round }, até alguém ter { $target } pontos ou mais e ganhar a partida. Em uma { name-round } bloqueada, ninguém marca pontos.
# $target
rule-points-low = Todos mostram a mão, e cada um soma as cartas que tem, também depois de uma { name-round } bloqueada. Assim que alguém tem { $target } pontos ou mais, o menor total ganha a partida. Quem empata com o menor total divide a vitória.
rule-round-won = Quem fica primeiro sem cartas ganhou a partida. É só { name-to-shuffle } e jogar de novo!
# $target
rule-points-optional = Se quiserem, contem pontos. Quem ganha a { name-round } marca por cada carta dos outros, e ganha quem chegar primeiro a { $target } pontos ou mais.
rule-points-table = As cartas valem:
rulebook-points-number = Cartas com número
rulebook-points-face = o próprio número
rulebook-points-action = { name-skip }, { name-reverse }, { name-draw-two }
rulebook-points-colorless = { $box ->
    [classic] { name-wild }, { name-draw-four }
   *[other] { name-wild }, { name-draw-four }, { name-special-full }
}
# $target
rule-low-offered = Outro jeito de jogar, se todos combinarem antes: depois de cada { name-round }, cada um soma as cartas da própria mão. Quando alguém tem { $target } pontos ou mais, o menor total ganha.

## Onde deixamos a letra do folheto

note-drawn-colorless = O folheto só fala de uma carta que combine. Aqui também conta uma carta sem cor, esteja ela na mão ou acabe de chegar, porque serve sobre tudo.
note-two-player-reverse = Ao pé da letra do folheto, uma carta { name-reverse } só muda o sentido do jogo, e com dois jogadores isso não muda nada. Aqui, com dois jogadores, ela funciona como uma carta { name-skip }, como joga a maioria das famílias.
note-own-turn = O folheto deixa jogar um { name-wild } a qualquer momento. Aqui ele espera a sua vez, como nos folhetos irmãos.
note-color-only = O folheto não diz com clareza que cartas fazem um { name-draw-four } não valer. Aqui só a cor decide: um número igual não atrapalha, uma carta de ação da cor atrapalha.
note-challenger = O folheto não diz com clareza quem pode desafiar. Aqui é quem teria que { name-to-draw }; senão ninguém saberia para quem vão as 6 cartas.
note-caught-bluff = O folheto não diz quem joga quando um desafio dá certo. Aqui joga normalmente quem desafiou, porque não { name-drew } nada; ao pé da letra, essa vez seria perdida.
note-must-fight = O folheto pode ser lido como se a batalha fosse uma escolha. Aqui ela é obrigatória, porque só quem ganha escolhe a cor.
note-battle-out = Ao pé da letra do folheto, uma batalha nunca encerra a { name-round }. Aqui ela encerra quando não há mais nada para { name-to-draw } e alguém continua sem cartas.
note-current-direction = O folheto fala do sentido normal depois da batalha. Aqui é o sentido do momento, como nos folhetos irmãos.
note-hyper-anyone = O folheto espera que outra pessoa traga uma cor nova. Aqui pode ser qualquer um; senão ninguém saberia se a cor ainda vale.
note-turn-over = No folheto, dá para { name-catch } quem esqueceu o UNO até a pessoa seguinte jogar uma carta. Aqui o prazo acaba também quando ela { name-draws } e guarda a carta.
note-own-next-turn = O folheto não dá prazo para { name-catch } quem esqueceu o UNO. Aqui o prazo acaba quando chega de novo a vez dessa pessoa, porque depois disso a mão já mudou.
note-last-battle = No folheto, a { name-round } acaba com a última carta jogada. Aqui uma última { name-special } ainda pode levar a uma batalha, porque nenhuma batalha encerra a { name-round }.
note-given-away = No folheto, a { name-round } acaba quando a última carta é jogada. Aqui acaba também quando ela é dada, porque o objetivo é ficar sem cartas.
note-top-card = O folheto manda { name-to-shuffle } a { name-discard-pile } inteira assim que { name-the-pile } acaba. Aqui isso espera até alguém precisar de uma carta, e a carta de cima fica, para ter com que combinar.
note-circles = Ao pé da letra do folheto, a { name-discard-pile } é { name-shuffled } sem fim. Aqui a { name-round } acaba, e ninguém ganha, quando isso não leva a nada.
note-lowest-total = Quando cada um soma a própria mão, o folheto fala de quem perde. Aqui o menor total ganha; dá no mesmo.
note-last-card = No folheto, toda carta de ação jogada faz efeito. Aqui a última não faz, nem quando vocês contam pontos, porque ganha na hora.
