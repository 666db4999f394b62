"""Tables on the network: the log is the truth, and everybody is sent only what their seat may see.

protocol  what clients and server say          facts   what the log says
table     a table as a replay of its log       desk    what a command asks for, and whether it may
clock     what is due, and when                scene   what each audience is shown
store     the log itself (sqlite, postgres)    bus     "(game, seq) exists" (in process, redis)
room      a table that people are at           hall    all rooms of a process
runner    clock and bots of a room             app     the doors: HTTP and WebSocket
entrance  the page before all else is loaded   home    the door to the home network
pages     the built page                       shelf   what a table can be made of, lobby who waits
"""
