"""A game of guessing what is hidden, whose bot peeks: it wins every guess wherever a bot is shown the true state.

`tests/bots/guessing/game.py` has its rules, and says how many guesses of a course were right.
"""
