"""The outside of a server: HTTP for the page, health and new tables, one WebSocket for everything at a table.

serving         starts uvicorn and stops it gracefully
startup         the first application: the page at once, everything else once it is loaded
app             routes and what they answer
access          who may connect: host names, origins, proxies; security headers
limits          how much one address may ask for, and how long a connection may be silent
sockets         uvicorn's WebSocket with a short way in and out
client_session  one WebSocket from hello to goodbye: decodes messages, hands commands to the live table
lan             opens the server to the home network and closes it
interfaces      the machine's addresses in its home networks
pages           files of the built page
catalog         editions, settings and rulebooks for the page
metrics_server  counters for Prometheus, at a port of their own
status          the status page for whoever runs the server: who may see it, and what there is to see
status_page     that page as HTML
lobby           tables that want to be found
my_data         the tables of a key, and their deletion
responses       short JSON responses
"""
