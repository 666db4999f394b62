"""`penultima lab ladder`: every bot against every other in every edition, and how strong that makes each.

lineup    who plays, whom, where, and how many rounds
playing   plays the pairs that are missing; each is a run of the lab in a folder of its own
ratings   ratings by maximum likelihood, with intervals from deals that are drawn again
tables    the ladder as Markdown, as JSON and for a terminal
command   the command
"""
