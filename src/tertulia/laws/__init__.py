"""Laws: property tests that run over random games of every installed game.

A law is a property that every game must have, such as "undo restores the exact state". `pytest --pyargs tertulia.laws`
checks all laws for all installed games, or for one game with `--game`.
"""
