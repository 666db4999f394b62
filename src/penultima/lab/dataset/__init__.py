"""`penultima lab dataset`: rounds between bots as data, with the record of every round and a row for every decision.

plan      what a dataset holds, and the shards it is made in
rows      its two tables: what a row of each says, and how it comes from a round
shards    a shard as the bytes of two Parquet files; where shards are made
folder    the folder of a dataset: what is there already, checksums, the files that explain it
command   the command
"""
