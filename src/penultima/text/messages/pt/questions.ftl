ask-turn = É a sua vez: jogue uma carta ou { word-draw-now }.
ask-turn-must = É a sua vez: você tem carta que serve, então precisa jogar.
ask-drawn = Você { word-drew } { $card }: jogue ou guarde.
ask-drawn-must = Você { word-drew } { $card }. Nada mais servia, então é preciso jogar essa carta.
ask-drawn-forced = Você { word-drew } { $card }. Nesta mesa, carta que serve precisa ser jogada.
ask-color = Com que cor o jogo continua?
ask-challenge = { $who } jogou { card-draw-four }. Você pode { word-draw } 4 – ou desafiar.
# House rule: draw cards are stacked, and the sum has reached $n. $card: the draw card on top.
ask-stack =
    { $can ->
        [stack] { $who } jogou { $card }. Você pode { word-draw } { $n } – ou jogar uma { word-draw-card } por cima e passar a soma adiante.
        [challenge] { $who } jogou { $card }. Você pode { word-draw } { $n } – ou desafiar.
        [both] { $who } jogou { $card }. Você pode { word-draw } { $n }, jogar uma { word-draw-card } por cima – ou desafiar.
       *[nothing] { $who } jogou { $card }, e você não tem nada para jogar por cima: { word-draw-now } { $n }.
    }
ask-bluff =
    { $guilt ->
        [wild] É { word-bluff } se { $who } ainda tem uma carta da cor anterior ou uma carta sem cor.
       *[color] É { word-bluff } se { $who } ainda tem uma carta da cor anterior.
    }
ask-stakes = Se for, { $who } { word-draws } { $n }; se não, você { word-draws } { $more }.
ask-give-color = Que cor você vai dar? Todas as suas cartas dessa cor vão para os outros, uma a uma.
ask-give-card = Que carta { color-feminine } vai para { $who }?
ask-share = Cartas para entregar: { $n }. Quem recebe a próxima?
ask-foe = Quem você chama para a batalha?
ask-fight = Escolha em segredo uma carta contra { $who }. O número mais alto ganha; símbolo vale zero.
ask-swap = Com quem você troca todas as cartas?

## Fora da vez

ask-uno = Você ficou com uma carta. Aperte Enter para continuar ou digite uno.
ask-catch = { $who } tem uma carta e não disse nada. Aperte Enter para continuar ou digite { word-catch } { $seat }.
ask-jump = Você tem { $card }, igual à carta de cima. Aperte Enter para continuar ou digite { $example } para jogar fora da vez.
ask-next-round = Aperte Enter para a próxima { word-round }.

## Lembretes. $example: r7 uno

ask-remind-uno = Restam duas cartas: diga UNO ao jogar, assim: { $example }.
ask-remind-uno-color = Resta uma carta: diga UNO junto com a cor, assim: { $example }.

## Respostas, como se escolhem de uma lista

ask-move-draw = { word-draw }
ask-move-keep = guardar
ask-move-accept = { word-draw } { count-cards }
ask-move-challenge = desafiar
ask-move-uno = dizer UNO
ask-move-give-none = não dar nada
ask-move-no-battle = sem batalha
ask-move-catch = { word-catch } { $who }
