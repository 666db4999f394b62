"""What a table is and does, as plain functions of values: no asyncio, no network, no database, no clock of its own.

Time always comes in as an argument, in milliseconds since 1970. That makes every rule of a table testable without
waiting, and lets any process compute the same from the same log.

facts             what the log of a table says, and the row that keeps a fact
table             a table as a replay of its log: `Table.after(fact)`
fact_effects      what each kind of fact changes in a table
table_fields      what a table is at one moment
table_match       the match of a table: copied to try a move, put back as the log has it
seats             persons and chairs
recent_rows       the last rows of a table, for those who come back
command_handlers  from a person's command to facts, or a refusal
host_commands     the same for what only the host may do
handlers          what all of them share
newcomers         who may join, under which name, and who makes room
origins           addresses as digests
erasing           what stays of rows when somebody's data is deleted
refusals          why a command is refused, as codes
clean_text        names and chat text without invisible characters; names told apart
look_alikes       letters that can be taken for others
clock             deadlines of a table: UNO, catching, decisions, when a bot takes over
due_actions       what happens next by itself, when, and which facts it comes to
view_reader       reads the engine's view of one seat fast
projections       what each audience is shown of a table and of a row
"""
