"""The game in numbers: one flat record per round, plain functions on it, compiled.

Nothing outside this package knows a rule. `engine` holds what the layers above call; every other file is one thing a
player would name. A stranger's tour: `state` (what a round is), `turn` (what a move does), `legal` (what may be done).
"""
