error-no-edition = não há edição “{ $name }”; há { $editions }.
error-no-edition-but = não há edição “{ $name }”; seria “{ $guess }”?
error-not-printed = a edição { $edition } não foi impressa em “{ $language }”; há { $printed }.
error-change-form = uma mudança nas regras se escreve +opção=valor, e não “{ $text }”.
error-set-twice = { $name } aparece duas vezes.
error-no-setting = não há opção “{ $name }”; há { $names }.
error-no-setting-but = não há opção “{ $name }”; seria “{ $guess }”?
error-setting-value = { $name } pode ser { $values }, mas não “{ $text }”.
error-setting-value-but = { $name } pode ser { $values }, mas não “{ $text }”; seria “{ $guess }”?
error-setting-range = { $name } pode ir de { $low } a { $high }, mas não ser “{ $text }”.
# $one, $other: two settings as written, uno=automatic
error-contradiction = { $one } e { $other } se contradizem.
error-unknown-bot = não há robô “{ $name }”; há { $there }, e run:COMANDO para um programa.
error-unknown-bot-but = não há robô “{ $name }”; seria “{ $guess }”?
error-players = podem jogar de 2 a 10 pessoas, e não { $n }.
error-no-card-left = { $n } jogadores e hand={ $hand }: pode não sobrar carta para começar.
error-match-over = esta partida já acabou; { $command } mostra tudo de novo.
error-not-resumable = esta gravação não vem de uma mesa que dê para retomar.
error-no-record = isto não é a gravação de uma partida.
error-unreadable = não foi possível ler { $path }: { $why }.
error-unwritable = não foi possível gravar { $path }: { $why }.
error-record-unreadable = { error-unreadable }
error-record-version = esta gravação é da versão { $version }; este programa lê a versão { $known }.
error-record-rules-version = esta partida foi jogada com a versão { $version } das regras; este programa conhece a versão { $known }.
error-record-replay = não foi possível rever esta gravação.
error-record-rule-changed = a regra { $rules } mudou depois desta partida (em { $since }): a partir da jogada { $move } da rodada { $round }, ela seguiu de outro jeito.
error-rules-and-resume = uma partida retomada já traz as suas regras: use RULES ou --resume, mas não os dois.
# $n (number): how many choices there are
error-no-choice = Não há escolha { $text }; { $n ->
        [1] há só { $n }
       *[other] há { $n }
    }.
error-no-move = “{ $text }” não é carta nem jogada aqui; digite ? para ver a ajuda.
error-bot-command = um programa que joga se escreve run:COMANDO ou run[2000ms]:COMANDO, e não “{ $program }”.
error-bot-not-found = o programa “{ $program }” não foi encontrado.
error-bot-not-started = não foi possível iniciar o programa “{ $program }”: { $why }.
error-bot-died = o programa “{ $program }” terminou com o código { $status }.
error-bot-died-saying = o programa “{ $program }” terminou com o código { $status }. Suas últimas palavras: { $said }
error-bot-garbage = o programa “{ $program }” escreveu uma linha que não é uma resposta: { $text }
error-bot-too-long = o programa “{ $program }” escreveu uma linha de mais de { $n } bytes.
error-bot-illegal = o programa “{ $program }” escolheu “{ $move }”, que não estava entre as opções.
error-bot-wrong-id = o programa “{ $program }” respondeu à pergunta { $answered } quando a pergunta era a { $asked }.
error-bot-late = o programa “{ $program }” não respondeu em { $n } ms.
error-players-list = “{ $text }” não é uma lista de jogadores: os nomes dos robôs são separados por vírgulas.

## O laboratório

error-lab-other-run = { $path } contém outra série: { $name } é { $there } lá e { $here } aqui.
error-lab-not-empty = { $path } não está vazia e não contém resultados do laboratório.
error-lab-no-results = { $path } não contém resultados do laboratório.
error-lab-damaged = { $path } está danificado; sem esse arquivo, o mesmo comando joga essas rodadas de novo.
error-lab-busy = outra série está gravando em { $path }.
error-lab-needs = falta { $name }: pip install 'penultima[{ $extra }]'.
error-lab-bot-failed = o robô { $name } falhou na rodada { $round }, lugar { $seat }, semente { $seed }: { $why }.
error-lab-version = uma máquina tem Penultima { $here }, e esta série, { $there }.
error-lab-no-cluster = não foi possível usar o cluster Ray: { $why }.
error-lab-address = --address vai com --engine ray.
error-lab-no-rounds = { $path } ainda não contém nenhuma distribuição completa.
error-lab-one-bot = uma classificação precisa de dois robôs diferentes, e { $name } sempre joga: indique outro.
error-lab-worker-killed = um processo desta série foi encerrado à força. O que está pronto fica salvo, e o mesmo comando continua.
error-file-exists = { $path } já existe.
error-no-backup = { $path } não é um backup.
error-store = o banco de dados não faz isso: { $why }.
error-no-link = “{ $text }” não é o link de uma mesa nem o endereço de um servidor. Um link é assim: { $example }
error-no-host = não há “{ $host }” na rede: o nome está certo, e este computador está conectado?
error-refuses = { $url } recusa a conexão: o servidor está rodando, e a porta é essa mesma?
error-no-answer = ninguém responde em { $url }: o servidor está rodando, e o endereço está certo?
error-not-ready = o servidor { $url } não está pronto; tente de novo daqui a pouco.
error-not-safe = { $url } não tem um certificado válido: { $why }.
error-not-ours = algo responde em { $url }, mas não é um servidor deste jogo.
error-server-says = { $url } diz: { $why }
error-no-store = não há banco de dados “{ $url }”; há sqlite e postgresql.
error-no-listening = o servidor não consegue escutar em { $host }, porta { $port }: { $why }.
error-accept-loss = --accept-loss é para bancos de dados SQLite.
error-bad-settings = estas configurações estão erradas: { $why }.
error-setting-number = { $name } precisa ser um número inteiro, não “{ $text }”.
error-setting-text = { $name } precisa ser um texto entre aspas, não “{ $text }”.
error-status-token = a senha status_token tem menos de { $n } caracteres, ou alguns que não podem ser digitados.
error-trusted-proxy = trusted_proxy: { $text } não é nem um endereço nem uma rede como 10.0.0.0/8.
error-public-url = public_url: { $text } não começa com http:// ou https:// e um nome.
error-bus = bus: { $text } não começa com redis://, rediss:// ou unix://.
error-page-not-built = a página não está construída: execute “make page”.
error-site-not-empty = { $path } não está vazia e não contém um site anterior: escolha outra pasta.
error-site-no-docs = { $path } não é a pasta “docs” do código-fonte: não contém study.html.

## O banco de dados de um servidor

error-store-none = não há banco de dados em { $path }.
error-store-gone = o arquivo do banco de dados { $path } sumiu. Coloque-o de volta como estava, ou pare o servidor e restaure um backup.
error-store-replaced = outro arquivo está no lugar do banco de dados { $path }. Coloque o certo de volta, ou reinicie o servidor.
error-store-locked = outro programa mantém o banco de dados { $path } bloqueado. Feche esse programa e tente de novo.
error-store-full = o disco está cheio: não dá para escrever nada em { $path }. Libere espaço e tente de novo.
error-store-denied = não dá para abrir ou escrever { $path }. Verifique de quem são o arquivo e a pasta.
error-store-no-database = { $path } não é um banco de dados deste programa.
error-store-damaged = o banco de dados { $path } está danificado. Execute “penultima doctor” e restaure um backup.
error-store-log-damaged = o registro de escrita de { $path } está danificado, e não dá para ler { $count } mudanças salvas. Copie o arquivo e o “-wal” dele para um lugar seguro; “penultima doctor --accept-loss” continua sem elas.
error-store-unreachable = o servidor de banco de dados { $path } não responde.
error-store-login = o servidor de banco de dados { $path } não aceita o usuário ou a senha.
error-store-missing = o servidor de banco de dados não conhece nenhum banco { $path }.
error-system = o sistema recusa: { $why }.
error-system-at = o sistema recusa { $path }: { $why }.
