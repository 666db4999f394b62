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
refused-carried = os pontos trazidos não combinam com estas regras: a partida já teria acabado, ou é jogada sem pontos.
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
refused-no-room = há mesas demais neste servidor; volte mais tarde.
refused-damaged = esta mesa está danificada e não dá para continuar. Avise quem cuida do servidor.

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

## O doutor

doctor-versions = Penultima { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = O SQLite { $sqlite } é antigo demais; este programa precisa do { $wanted }. Instale um Python mais novo.
doctor-no-database-yet = Ainda não há banco de dados em { $path }; o servidor o cria ao iniciar.
doctor-database = O banco de dados está inteiro. Mesas: { $tables }; linhas: { $rows }; mesas arquivadas: { $archived }.
doctor-damaged-table = A mesa { $table } está danificada na linha { $row }. Restaure um backup para recuperá-la; em todas as outras dá para jogar.
doctor-open-to-others = Outras pessoas nesta máquina podem ler { $path } e, com isso, todas as cartas. Inicie o servidor uma vez, ou execute: chmod 600 { $path }
doctor-newer-database = Uma versão mais nova deste programa usou este banco de dados. Esta versão o lê, mas instale a mais nova de novo.
# $n: how many tables
doctor-unreadable-tables = { $n ->
    [one] Uma mesa contém algo que só uma versão mais nova deste programa entende. Instale essa versão de novo.
   *[other] { $n } mesas contêm algo que só uma versão mais nova deste programa entende. Instale essa versão de novo.
}
doctor-older-database = O banco de dados vem de uma versão mais antiga; o servidor o atualiza ao iniciar.
doctor-clock = O relógio combina com o banco de dados.
doctor-clock-back = O relógio desta máquina está { $seconds } s atrás da linha mais nova do banco de dados. Acerte-o (NTP).
doctor-clocks-differ = Os relógios desta máquina e do banco de dados diferem em { $milliseconds } ms. Deixe o NTP acertar os dois.
doctor-disk = Espaço livre no disco de { $path }: { $megabytes } MB. Um servidor precisa de 1024 MB ou mais.
doctor-file-limit = Arquivos que podem ficar abertos: { $limit }. O servidor precisa de { $wanted } para todas as conexões; o limite aumenta com “ulimit -n” ou LimitNOFILE.
doctor-bad-public-url = “{ $url }” não é um endereço que se possa digitar. Ele começa com https:// ou http://.
doctor-no-tls = { $url } não é cifrado: outros podem ler no caminho. Coloque um proxy com TLS na frente do servidor e use https://.
doctor-public-url = O endereço público é { $url }.
doctor-bad-proxy = “{ $address }” em --trusted-proxy não é um endereço nem uma rede. Escreve-se como 10.0.0.7 ou 10.0.0.0/8.
doctor-no-proxy = Há um endereço público com TLS, mas falta --trusted-proxy: todas as visitas parecem vir de um só endereço e dividem os limites dele. Informe o endereço do proxy.
doctor-no-bus = Sem --bus, vários servidores com o mesmo banco de dados só sabem das jogadas uns dos outros depois de um segundo.
doctor-running = O servidor { $link } está pronto.
doctor-not-ready = O servidor { $link } não está pronto: { $why }
doctor-not-running = Nenhum servidor responde em { $link }.
doctor-through-proxy = { $url } leva ao servidor.
doctor-proxy-host = { $url } não repassa o nome que se digita, e o servidor recusa todo mundo. Nas configurações do proxy, repasse Host como chegou.
doctor-proxy-headers = { $url } não diz ao servidor quem pergunta: todo mundo parece estar nesta máquina. Nas configurações do proxy, repasse Host como chegou e inclua X-Forwarded-For.
doctor-not-reached = { $url } não responde a esta máquina: { $why }
doctor-elsewhere = { $url } não leva a este servidor, e sim a outra coisa. Veja para que endereço o proxy repassa os pedidos.
doctor-kept = Os arquivos como estavam foram guardados: { $files }
doctor-verdict = { $n ->
    [0] Está tudo bem.
    [one] Há uma coisa a fazer.
   *[other] Há { $n } coisas a fazer.
}
