"""Property tests (laws) for every game.

`pytest --pyargs tertulia.laws` runs them on all installed games.
"""
