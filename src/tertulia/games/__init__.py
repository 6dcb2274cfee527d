"""The games, one package each.

They depend on the kernel only, never on the server, the interface or a match.
"""
