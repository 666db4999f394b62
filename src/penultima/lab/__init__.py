"""The lab: rounds between bots by the thousand, what they show, and how fast the engine is.

play_command         `penultima lab play`
runs, engines        a run cut into batches of rounds; where these are played: here, or on a Ray cluster
players, bot_round   the bots of a run; a round between bots that are no compiled code
results              a row for each round, in memory and as a Parquet file
results_folder       the folder that a run is saved in while it is played
statistics, summary  what results say, with intervals; the same as data and as text
intervals, elo       the estimates that this is made of
sequential_test      when it is clear that a player wins more or less than its share (`--until-clear`)
study                `penultima lab study`: every booklet, house rule and level
ladder               `penultima lab ladder`: every bot against every other, in every edition
dataset              `penultima lab dataset`: rounds and decisions as Parquet files
report, plots        the HTML report, and the SVG plots in it
bench                `penultima bench`
"""
