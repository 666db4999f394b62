"""The environments in compiled code; what a seat sees and may do is in `penultima.sights.kernel`.

modes       what a call does, what the end is worth
paying      rewards, scores, who deals next
sharing     how threads share games
stepping    what Python calls
"""
