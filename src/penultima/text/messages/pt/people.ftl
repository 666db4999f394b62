### Around the cards: home, inviting, sitting down, hosting, house rules, past matches. Every message has its own arguments.

## Home

people-what = Um jogo de cartas para toda a família: contra o computador, com amigos no celular deles ou com um só aparelho que passa de mão em mão. Grátis, sem anúncios e sem conta.
people-continue = Continuar sua partida
people-other-matches = Outras partidas
people-play-family = Jogar em família
people-join = Entrar com um código
people-join-about = O código está na tela de quem abriu a mesa. Um link inteiro também serve.
people-bad-code = Um código tem oito letras e números, como k3n5 q8z2.
people-setup-about = Jogadores, robôs, ritmo, regras da casa
people-more = Mais
people-past = Partidas jogadas

## Inviting

people-each-own = Cada um no seu aparelho
people-each-own-about = Você recebe uma imagem para escanear, um endereço e um código para os outros.
people-invite-now = Abrir uma mesa e convidar
people-looking = Procurando sua rede…
people-one-device = Um aparelho para todos
people-one-device-about = Ele passa de mão em mão; cada um vê só as suas cartas.
people-needs-server = Para jogar com vários aparelhos é preciso um servidor, e esta página não tem: aqui tudo acontece no seu navegador. Quem instala Penultima em um computador de casa tem um. O que funciona aqui mesmo: passar este aparelho.
people-lan-ask = Os celulares e tablets da rede de casa podem entrar?
people-lan-about = Só aparelhos da mesma rede poderão abrir esta página, e só até você fechar de novo.
people-lan-yes = Sim, podem entrar
people-lan-open = Aberta na rede de casa
people-lan-close = Fechar
people-only-here = Por enquanto só este computador chega a esta página. No computador do servidor, abra o link que ele mostrou ao iniciar; ou inicie com “penultima serve --lan”.
people-only-here-guest = Por enquanto só este computador chega a esta mesa. Quem cuida dela pode abrir a mesa na rede de casa.
people-invite-scan = Escaneie isto com a câmera de um celular, ou abra nele o endereço e digite o código.
people-invite-address = Endereço
people-invite-code = Código
people-invite-link = Ou envie este link
people-invite-others = Não abre? Tente outro endereço

## Bots

people-bot-pace = Os robôs jogam
# $bot_pace: slow normal fast tap
people-bot-pace-name =
    { $bot_pace ->
        [slow] Devagar
        [fast] Rápido
        [tap] Quando eu toco
       *[normal] Normal
    }
# On a button. $who: a bot
people-tap = Segue: { $who }

## Sitting down late

# $who: a bot
people-sit-bot = Há uma partida em andamento. Você assume as cartas de { $who }, um robô, e joga na hora.
# Where there are several bots, the table chooses.
people-sit-some-bot = Há uma partida em andamento. Você assume as cartas de um robô e joga na hora.
people-sit-later = Há uma partida em andamento e todos os lugares estão ocupados. Você assiste, e se senta assim que um ficar livre.
people-sit-full = Todos os lugares estão ocupados. Quem cuida da mesa pode liberar um.
people-you-sit = Agora você tem um lugar.
people-bots-make-room = Você está assistindo. Um robô cede o lugar:
people-take-over = Jogar por { $who }
people-sit-after = Depois desta rodada
people-wish-after = Você se senta quando esta rodada acabar.
people-wish-free = Você se senta assim que um lugar ficar livre.
people-only-watch = Só assistir
people-all-taken = Você está assistindo. Todos os lugares estão ocupados.
people-sit-free = Sentar assim que um lugar ficar livre

## Leaving

people-leave-now = Sair por um tempo
people-leave-local = A partida espera por você aqui.
people-leave-watcher = Você pode voltar quando quiser.
# $n: seconds
people-leave-match = Seu lugar continua seu. Depois de { $n } s um robô joga por você até a sua volta.
people-leave-lobby = Seu lugar continua seu, e você encontra a mesa na primeira página.
people-stand-match = Um robô assume suas cartas. Você fica assistindo e pode voltar ao lugar.
people-stand-lobby = Seu lugar fica livre para outros; você continua na mesa.
people-leave-good = Sair de vez
people-leave-good-about = Você deixa o lugar e o nome, e a mesa sai da sua lista.
people-leave-good-host = Você deixa o lugar e o nome, e outra pessoa cuidará da mesa.
people-sure = Tem certeza?

## The host

people-host-panel = Cuidar da mesa
# The same at a table on this device
people-pause-bots = Pausa e robôs
people-pause = Pausar
people-resume = Continuar
people-paused = A partida está em pausa.
people-paused-about = Quem cuida da mesa vai continuar.
people-people = Pessoas
people-watches = assiste
people-is-muted = em silêncio
people-bot-instead = Deixar um robô jogar
people-free-seat = Liberar o lugar
people-mute = Silenciar
people-unmute = Deixar falar
people-make-host = Passar a mesa
people-dismiss = Mandar embora
people-ban = Excluir
people-dismiss-about = Quem vai embora pode voltar pelo link. Quem é excluído não, até você retirar a exclusão.
people-banned = Exclusões
people-somebody = Alguém
people-unban = Retirar a exclusão
people-level-about = Outro nível assume as cartas desse robô.
people-nobody = Ainda não há mais ninguém.
people-conversation = O que foi dito

## House rules

people-house-mark =
    { $n ->
        [one] Uma regra da casa
       *[other] { $n } regras da casa
    }
# $preset: booklet families mine
people-house-preset =
    { $preset ->
        [families] Como em muitas famílias
        [mine] As minhas
       *[booklet] Como no folheto
    }
people-house-range = De { $low } a { $high }.
# $why: what is played, a clause
people-house-clash = Agora não, porque { $why }.

## Past matches

people-past-none = Nenhuma partida foi jogada neste aparelho ainda. As de mesas de um servidor ficam lá.
people-statistics = Como foi
# $n: matches won, $total: matches played
people-won-of = Partidas vencidas: { $n } de { $total }
people-box = Caixa
people-matches = Partidas
people-rate = Vencidas
people-only-people = Sem robôs
people-mixed = Misturados
people-won = Você venceu
# $who: one or several players
people-lost = Venceu { $who }
# $n: rounds that are over
people-unfinished =
    { $n ->
        [0] Mal começou
        [one] Uma rodada jogada
       *[other] { $n } rodadas jogadas
    }
people-watch-again = Rever
people-save-file = Salvar arquivo
people-go-on = Continuar

## Sound

people-volume = Volume
# At the first table; the answer is kept.
people-sound-offer = Você quer ouvir as cartas?
people-sound-yes = Com sons
people-sound-no = Sem sons
