ask-turn = É a sua vez: jogue uma carta ou { word-draw-now }.
ask-turn-must = É a sua vez: há carta que serve, então é preciso jogar.
ask-drawn = Você { word-drew } { $card }: dá para jogar ou guardar.
ask-drawn-must = Você { word-drew } { $card }. Nada mais servia, então é preciso jogar.
ask-drawn-forced = Você { word-drew } { $card }. Nesta mesa, se a carta serve, é preciso jogar.
ask-color = Com que cor o jogo continua?
ask-challenge = { $who } jogou { card-draw-four }. Dá para { word-draw } 4 – ou desafiar. (Se for { word-bluff }, { $who } { word-draws } 4; se não for, você { word-draws } 6.)
# House rule: draw cards are stacked, and the sum has reached $n. $card: the draw card on top.
ask-stack =
    { $can ->
        [stack] { $who } jogou { $card }. Dá para { word-draw } { $n } – ou jogar uma { word-draw-card } por cima e passar a soma adiante.
        [challenge] { $who } jogou { $card }. Dá para { word-draw } { $n } – ou desafiar. (Se for { word-bluff }, { $who } { word-draws } { $n }; se não for, você { word-draws } { $more }.)
        [both] { $who } jogou { $card }. Dá para { word-draw } { $n }, jogar uma { word-draw-card } por cima – ou desafiar. (Se for { word-bluff }, { $who } { word-draws } { $n }; se não for, você { word-draws } { $more }.)
       *[nothing] { $who } jogou { $card }, e não há nada para jogar por cima: { word-draw-now } { $n }.
    }
ask-give-color = Que cor você vai dar? Todas as cartas dessa cor vão para os outros, uma a uma.
ask-give-card = Que carta { color-feminine } vai para { $who }?
ask-share = Cartas para entregar: { $n }. Quem recebe a próxima?
ask-foe = Quem você chama para a batalha?
ask-fight = Escolha em segredo uma carta contra { $who }. O número mais alto ganha; símbolo vale zero.
ask-swap = Com quem o seu 7 troca as cartas?

## Fora da vez

ask-uno = Você ficou com uma carta. Enter para continuar, ou escreva uno.
ask-catch = { $who } tem uma carta e não disse nada. Enter para continuar, ou escreva { word-catch } { $seat }.
ask-jump = Você tem { $card }, igual à carta da mesa. Enter para continuar, ou escreva { $example } para jogar fora da vez.
ask-next-round = Enter para a próxima { word-round }.

## Lembretes. $example: r7 uno

ask-remind-uno = São as duas últimas cartas: diga UNO ao jogar, assim: { $example }.
ask-remind-uno-color = Só resta uma carta: diga UNO junto com a cor, assim: { $example }.

## Respostas, como se escolhem de uma lista

ask-move-draw = { word-draw }
ask-move-keep = guardar
ask-move-accept = { word-draw } { count-cards }
ask-move-challenge = desafiar
ask-move-uno = dizer UNO
ask-move-give-none = não dar nada
ask-move-no-battle = sem batalha
ask-move-catch = { word-catch } { $who }
