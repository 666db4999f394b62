### The status page of a server, for whoever runs it.

status-title = Estado do servidor
status-ready = Pronto
status-not-ready = Não está pronto
# $at: a time; $n: seconds
status-as-of = Situação às { $at }; atualizada a cada { $n } s
status-tables = Mesas
status-tables-playing = Em jogo
status-tables-live = Na memória
status-tables-archived = Arquivadas
status-tables-new = Abertas por minuto
status-people = Conexões
status-players = Jogadores presentes
status-watchers = Espectadores com nome
status-bots = Robôs nas mesas
status-addresses = Endereços
status-latency = Tempos de resposta
# Stands below a time: 99 of 100 are saved within it
status-commit-most = até salvar, 99%
status-commit-half = Até salvar, mediana
status-loop-half = Espera, mediana
status-loop-most = Espera, 99%
status-storage = Armazenamento
status-database = Banco de dados
status-disk-free = Livre no disco
status-rates = Atividade
# Stands below a number
status-rows = jogadas e outras linhas por segundo
status-refused = Recusas por minuto
status-turned-away = Conexões recusadas por minuto
status-failures = Erros desde o início
# $most: a number
status-chart = Linhas por segundo nos últimos cinco minutos; no máximo { $most }.
status-chart-from = há 5 min
status-chart-to = agora
status-version = Versão
status-rules-version = Versão das regras
status-engine = Motor das regras
status-uptime = Em funcionamento há
status-processes = Servidores com este banco
status-process = Este servidor
# Numbers with their units
status-number = { $n }
status-milliseconds = { $n } ms
status-megabytes = { $n } MB
status-gigabytes = { $n } GB
status-days-hours = { $days } d { $hours } h
status-hours-minutes = { $hours } h { $minutes } min

## What should be done something about

status-warn-stopping = O servidor está parando.
# $n: how often
status-warn-damaged = { $n ->
    [one] Uma mesa danificada foi recusada. Execute “penultima doctor”.
   *[other] { $n } vezes uma mesa danificada foi recusada. Execute “penultima doctor”.
}
# $n: how many
status-warn-failures = { $n ->
    [one] Um erro inesperado desde o início; no registro ele se chama “failure”.
   *[other] { $n } erros inesperados desde o início; no registro eles se chamam “failure”.
}
status-warn-disk = Restam só { $megabytes } MB livres no disco.
# $n, $most: numbers
status-warn-tables = Há { $n } de { $most } mesas: em breve ninguém poderá abrir outra. Aumente --tables ou diminua --archive-days.
status-warn-connections = { $n } de { $most } conexões estão em uso: em breve ninguém poderá entrar. Aumente --connections.
status-warn-commit = Salvar leva até { $milliseconds } ms. O disco ou o banco de dados estão ocupados?
status-warn-loop = As jogadas esperam até { $milliseconds } ms. O processador está ocupado: inicie um segundo servidor.
status-warn-upgrading = Um servidor de uma versão mais antiga usa o mesmo banco. Até ele ser atualizado, os comandos mais novos são recusados.
status-warn-one-address = Todo mundo vem de um só endereço e divide seus limites e exclusões. Atrás de um proxy, informe-o com --trusted-proxy.
