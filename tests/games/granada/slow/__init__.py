"""Slow reference model of Granada, written from the rulebook and the rulings to check the engine.

It shares no code with the engine and uses only the plain data of `view_all` and `events`.
"""
