"""The table in the terminal.

`table` is the match without a screen: who must decide, what the bots do. `sentences` holds every English word and
`telling` chooses among them; `screen` and `plain` draw; `play` is the conversation.
"""
