"""The site's server: a door to the tables, not a brain. `app` puts it together.

`store` keeps the log of every table, `tables` plays on them, `rooms` connects tables with sockets and with the other
server processes, `routes` and `sockets` are what people and programs reach; `accounts` knows who they are.
"""
