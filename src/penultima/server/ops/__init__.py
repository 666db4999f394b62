"""What whoever runs a server sets, reads and keeps.

settings            flags, environment variables and the configuration file
logs                one JSON object a line, without cards, names, tokens or table codes
metrics             counters, gauges and times for Prometheus
rates               what was done in the last minutes
archive             tables that nobody uses any more become records
backup              all tables into a file, and back
file_limit          how many sockets the process may have
garbage_collection  when Python looks for garbage
"""
