"""The games, one package each.

Their Python modules depend on the kernel only, never on bots, matches (`tertulia.play`) or the server.
"""
