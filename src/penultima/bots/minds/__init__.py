"""The bots' minds: how they decide, compiled like the rules, so that whole studies and playouts run without Python.

    skill · weights                      how a seat plays: policy, attention, what cards are worth to it
    simple · habit · careful             the policies
    weighing · colors · doubt · specials what a careful player considers
    memory · guess · search              what a seat remembers, how hidden cards may lie, playing the round out
    deciding · rounds                    what a seat does, asked or unasked; whole rounds between bots
    mind                                 what Python calls

A mind reads a state only where the seat's view shows it; a test gives every mind the state and the view and compares.
"""
