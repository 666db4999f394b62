"""What a seat sees and may do, in compiled code.

layout              the records: what is kept of an episode beside its state, what holds for all episodes
actions             the action space, and its translation to the moves of the rules
encoding            where everything is in an observation
asking              whose decision it is
common_knowledge    what everybody could notice: colors that seats did not follow, the discard pile
observing           observation and mask of a seat
entries             the functions that Python calls
"""
