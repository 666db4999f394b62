### Tables on the network: what a table refuses, and what the commands around it say.

## Refusals

refused-illegal = as regras não permitem isso agora.
refused-late = essa pergunta já foi respondida.
refused-grace = dê um momento para a própria pessoa dizer.
refused-not-seated = você não tem lugar nesta mesa.
refused-not-joined = primeiro diga o seu nome.
refused-no-token = sem uma chave sua, você só pode assistir.
refused-only-host = só quem cuida da mesa pode fazer isso.
refused-not-now = agora não dá para fazer isso.
refused-seat-taken = esse lugar está ocupado.
refused-seat-empty = não há ninguém nesse lugar.
refused-no-seat = esse lugar não existe.
refused-no-person = essa pessoa não existe.
refused-no-bot = esse robô não existe.
refused-too-few = é preciso ter pelo menos dois para jogar.
refused-too-many = há mais pessoas e robôs na mesa do que isso; primeiro libere um lugar.
refused-table-full = a mesa está cheia.
refused-no-table = essa mesa não existe.
refused-bad-name = esse nome não pode ser mostrado.
refused-bad-rules = não dá para jogar com essas regras.
refused-bad-message = o servidor não entendeu.
refused-no-chat = nesta mesa só se fala com frases prontas.
refused-nothing-said = a mensagem está vazia.
refused-not-in-shuffle = isso não cabe mais neste embaralhamento.
refused-slow-down = mais devagar, por favor.
refused-busy = está acontecendo muita coisa ao mesmo tempo nesta mesa; tente de novo.
refused-not-saved = não foi possível salvar; nada mudou. Tente de novo daqui a pouco.
refused-hello-first = o servidor espera primeiro um olá.
refused-old-version = este programa e o servidor não são da mesma versão.
refused-going = o servidor está reiniciando e volta logo.
refused-door-closed = o acesso pela rede de casa foi fechado.
refused-only-here = só quem está no computador do servidor pode fazer isso.
refused-no-network = este computador não está em nenhuma rede pela qual outros possam entrar.
refused-no-page = não há nada neste endereço.
refused-paused = a partida está em pausa.
refused-muted = nesta mesa você não pode dizer nada agora.
refused-banned = você não pode mais entrar nesta mesa.
refused-upgrading = o servidor está sendo atualizado; tente daqui a pouco.

## Serving and joining

net-serving = As mesas estão em { $link } – Ctrl-C para parar.
net-at-home = Dentro de casa: { $link }
net-start = digite “start” quando todos estiverem aqui.
net-deal = digite “deal” para a próxima rodada.
net-rematch = digite “rematch” para jogar de novo.
net-here = { $who } está aqui.
net-gone = { $who } está ausente.
net-changed = Agora a mesa joga: { $rules }
net-clock = O tempo acabou: foi feita uma jogada segura.
net-help = start, deal, rematch, sit, stand; /olá diz olá para todos; quit sai da mesa, e o lugar fica guardado.
