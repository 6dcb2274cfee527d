"""What every game stands on: rules that compile, chance, agendas, action tables, games, batches.

The kernel knows no game and no server. A game's author needs this package's docstrings and `docs/new-game.md`.
"""
