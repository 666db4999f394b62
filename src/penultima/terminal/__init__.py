"""The table in the terminal.

`table` is the match without a screen: who must decide, what the bots do. `telling` speaks to one seat, in the words of
`penultima.text`, and `vocabulary` knows what may be typed; `screen` and `plain` draw; `play` is the conversation.
"""
