### O que a mesa diz no navegador enquanto se joga. Cada mensagem tem os seus próprios argumentos.

## UNO

tell-uno-say = Diga UNO!
tell-uno-ready = UNO será dito com a sua próxima carta.

## O que se pergunta

tell-bluff = { $who } está blefando?
tell-fight-rule = O número mais alto ganha; símbolo vale zero.
tell-hyper-color = A cada carta dessa cor, o próximo jogador perderá a vez.

## Quem não está

tell-away = { $who } não está. Um robô joga em { $n } s.
tell-away-soon = { $who } não está. Um robô joga logo.
tell-stand-in =
    { $you ->
        [who] (um robô jogou por você)
       *[no] (um robô jogou por { $who })
    }

## O que uma carta faz

tell-card =
    { $about ->
        [skip] O próximo jogador perde a vez.
        [reverse] O jogo muda de sentido.
        [draw-two] O próximo jogador { word-draws } duas cartas e perde a vez.
        [wild] Serve em tudo; você escolhe a cor.
        [draw-four] Serve em tudo; você escolhe a cor, e o próximo jogador { word-draws } quatro cartas.
       *[number] Serve na mesma cor ou no mesmo número.
    }

## Teclas

tell-keys = Teclado
tell-key =
    { $key ->
        [d] { word-draw }, ficar com a carta ou aceitar
        [u] dizer UNO
        [c] { word-catch }
        [n] deixar o robô jogar, se os robôs esperam por você
        [h] ir para as suas cartas
        [w] ouvir a pergunta de novo
        [l] o que aconteceu
        [arrows] de carta em carta
        [ends] para a primeira ou a última carta
        [enter] jogar a carta ou apertar o botão
        [escape] fechar o que está aberto
       *[help] estas teclas
    }
