"""A guessing game whose bot cheats: it wins every guess if a bot is shown the true state.

`tests/bots/guessing/game.py` has its rules and counts the right guesses of a game.
"""
