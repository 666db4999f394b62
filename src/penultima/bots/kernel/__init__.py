"""How the bots decide, compiled like the rules, so that whole studies and playouts run without Python.

    policies · skill · weights             how a seat plays: its policy, its attention, what cards are worth to it
    baselines · beginner · careful         the policies
    evaluation · colors · bluffs · specials what the careful policy considers
    memory · determinization · search      what a seat remembers; sampling the hidden cards; playing the round out
    history · recording                    what everybody decided; writing it down
    belief · evidence · chain              where hidden cards may lie; what that leaves unexplained; the next way
    stakes · arithmetic                    what the end of a round is worth in a match
    decisions · rounds                     what a seat does, asked or unasked; whole rounds between bots
    attention                              what a seat notices at a table with a clock, and how soon
    randomness · dispatch                  random numbers from seed and view; making a move
    entries                                the functions that Python calls

A policy reads a state only where the seat's view shows it. A test gives every policy the state and the view and
compares the answers.
"""
