"""The page as a folder of static files that needs no server: the game, replays, rulebooks, the study, the docs.

All in the folder find each other by relative addresses, so it may lie anywhere, and ask nobody else for anything.
"""
