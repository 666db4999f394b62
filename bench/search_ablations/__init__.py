"""What a search gains by what it learned: experiments with `infer`, measured by positions with known cards.

kernel      compiled: a search with parts exchanged, what judges it, rows to learn from
positions   positions of real rounds, and what each move is worth with the true hands
learning    a value of positions and a policy, fitted to self-play, as whole numbers
__main__    the experiments: python -m bench.search_ablations
"""
