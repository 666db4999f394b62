"""What runs in a server process: tables in memory, who does what is due at them, and where their rows are kept.

registry      all live tables of the process and what they share: store, bus, time, signs of life
opening       new tables, as many as there may be
live_table    a table with people connected to it: one command at a time is written, then everybody is told
audience      those connected to a live table: who they are, and what each is sent
answers       answers to commands; one that is sent again gets the same again
connection    one client: what waits to be sent to it, and who it speaks for
runner        does what is due at one live table while this process holds its lease; notes who comes and goes
erasing       deletes what belongs to a key from all tables
rewriting     prepares a log without somebody's data
bots_at_work  asks a bot for its move, in threads of low priority
bus           how processes tell each other that a row exists
system_clock  the wall clock, which may be set, and the monotonic one, by which everything waits
table_clock   what time it is at one table
task_ending   ends tasks for good, whatever they are doing
rate_limit    so many actions a second, with a burst
kill_points   moments at which a test can kill the process
store         the log in SQLite or PostgreSQL
"""
