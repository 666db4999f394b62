### The status page of a server, for whoever runs it.

status-title = Estado del servidor
status-ready = Listo
status-not-ready = No está listo
# $at: a time; $n: seconds
status-as-of = A las { $at }; se actualiza cada { $n } s
status-tables = Mesas
status-tables-playing = En juego
status-tables-live = En memoria
status-tables-archived = Archivadas
status-tables-new = Abiertas por minuto
status-people = Conexiones
status-players = Jugadores presentes
status-watchers = Espectadores con nombre
status-bots = Bots en las mesas
status-addresses = Direcciones
status-latency = Tiempos de respuesta
# Stands below a time: 99 of 100 are saved within it
status-commit-most = hasta guardar, 99 %
status-commit-half = Hasta guardar, mediana
status-loop-half = Espera, mediana
status-loop-most = Espera, 99 %
status-storage = Almacenamiento
status-database = Base de datos
status-disk-free = Libre en el disco
status-rates = Actividad
# Stands below a number
status-rows = jugadas y otras filas por segundo
status-refused = Rechazos por minuto
status-turned-away = Conexiones rechazadas por minuto
status-failures = Errores desde el arranque
# $most: a number
status-chart = Filas por segundo en los últimos cinco minutos; { $most } como máximo.
status-chart-from = hace 5 min
status-chart-to = ahora
status-version = Versión
status-rules-version = Versión de las reglas
status-engine = Motor de las reglas
status-uptime = En marcha desde hace
status-processes = Servidores con esta base
status-process = Este servidor
# Numbers with their units
status-number = { $n }
status-milliseconds = { $n } ms
status-megabytes = { $n } MB
status-gigabytes = { $n } GB
status-days-hours = { $days } d { $hours } h
status-hours-minutes = { $hours } h { $minutes } min

## What should be done something about

status-warn-stopping = El servidor se está deteniendo.
# $n: how often
status-warn-damaged = { $n ->
    [one] Se ha rechazado una mesa dañada. Ejecuta “penultima doctor”.
   *[other] Se han rechazado mesas dañadas { $n } veces. Ejecuta “penultima doctor”.
}
# $n: how many
status-warn-failures = { $n ->
    [one] Un error inesperado desde el arranque; en el registro figura como “failure”.
   *[other] { $n } errores inesperados desde el arranque; en el registro figuran como “failure”.
}
status-warn-disk = Solo quedan { $megabytes } MB libres en el disco.
# $n, $most: numbers
status-warn-tables = Hay { $n } de { $most } mesas: pronto nadie podrá abrir otra. Aumenta --tables o reduce --archive-days.
status-warn-connections = Se usan { $n } de { $most } conexiones: pronto nadie podrá entrar. Aumenta --connections.
status-warn-commit = Guardar tarda hasta { $milliseconds } ms. ¿Están ocupados el disco o la base de datos?
status-warn-loop = Las jugadas esperan hasta { $milliseconds } ms. El procesador está ocupado: pon en marcha un segundo servidor.
status-warn-upgrading = Un servidor de una versión anterior usa la misma base. Hasta que se actualice, los comandos más nuevos se rechazan.
status-warn-one-address = Todo el mundo viene de una sola dirección y comparte sus límites y exclusiones. Detrás de un proxy, nómbralo con --trusted-proxy.
