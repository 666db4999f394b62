"""The environments in compiled code: who is asked, what a seat sees, what it may do, what the end is worth.

layout      the records: a game's seating, the setup of all games
actions     the action space, and its translation to the moves of the rules
encoding    where everything lies in an observation
asking      whose decision it is
following   what everybody could see of what the others did not follow
observing   observation and mask of a seat
paying      rewards, scores, who deals next
stepping    what Python calls
"""
