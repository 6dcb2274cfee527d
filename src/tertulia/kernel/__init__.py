"""The engine of all games: compiled rules, random numbers, pending decisions, actions and batch play.

The kernel depends on no particular game and on no server. Game authors need the docstrings of this package and
`docs/new-game.md`.
"""
