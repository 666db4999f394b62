"""What a seat sees and may do, in compiled code.

layout      the records: what is kept of a game beside its state, what holds for all games
actions     the action space, and its translation to the moves of the rules
encoding    where everything lies in an observation
asking      whose decision it is
following   what everybody could see of what the others did not follow
observing   observation and mask of a seat
seeing      the same from a view
"""
