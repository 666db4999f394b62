"""The game in a terminal: what `penultima play`, `join`, `replay`, `verify`, `rules` … show and ask.

match_setup, menu       from the command line to a match: rules, menus, a match that was saved
local_table             a match against bots on this machine, without any display
local_play              its loop: show what happened, ask, carry out what was typed, save at the end
remote_table            a table on a server, as the displays need it
remote_play             the same loop for such a table
display                 what both loops need of a display; full_screen and plain_lines are the two there are
picture, cards          the parts that displays are drawn from
narrator                sentences for one seat, in one language
input_parser            what a person typed, as a command or a move
pages                   texts to read: booklets, settings, the rulebook
replay, verify          a saved match, sentence by sentence; what it proves about its shuffles
saved_matches           files of matches
"""
