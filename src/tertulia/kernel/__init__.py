"""The engine of all games: compiled rules, randomness, agendas, action tables, games and batches.

The kernel depends on no particular game and on no server. Game authors need the docstrings of this package and
`docs/new-game.md`.
"""
