"""Our bots as agents in RLCard's UNO environment: its rules, and nothing but its observation.

    cards      its words for cards and actions, and ours
    seen       one observation, and the table as our bots see it
    story      what happened between two observations, and what a seat remembers of it
    agent      the agents
    match      paired games, and how sure their result is

`make rlcard` plays the matches of docs/rlcard.md.
"""
