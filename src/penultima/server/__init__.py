"""Tables on the network. The log of each table is the truth; everybody is sent only what their seat may see.

Four rooms; each imports only those after it in this list (pyproject.toml has the contracts):

http  the outside: ASGI app, sockets, the page, limits, LAN, start and stop
live  what runs: live tables, their registry, runner and bots at work, the bus, the store
ops   what whoever runs a server needs: settings, logs, metrics, archive, backup, garbage collection
core  what a table is, without network, clock or database: facts, table, command handlers, due actions, projections

One exception: archive and backup, in `ops`, read and write the store, which is in `live`.

How a click becomes what everybody sees:

1. A message arrives at a WebSocket: `http/sockets.py`. `http/client_session.py` counts it against the connection's rate
   limit, decodes it (`protocol/`) and hands a command to the live table.
2. `live/live_table.py` takes one command at a time and asks `core/command_handlers.py`, which answers with facts or
   refuses. `Table.after(fact)` in `core/table.py` makes the next table and the row to write.
3. `live/store/` writes the rows and syncs them. Only then is the command acknowledged and the new table used: a crash
   can only lose what nobody has seen.
4. `core/projections.py` makes of each row and of the table what each audience may see; the live table sends every
   connection the message of its audience, and `live/bus.py` tells other processes that a row exists.
5. `live/runner.py` looks what is due next (`core/due_actions.py`: bots, deals, time-outs) and submits it the same way.
"""
