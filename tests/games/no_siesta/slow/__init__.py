"""Slow reference model of No Siesta, based on the printed sheet and the visible table.

It uses no rule of the engine.
"""
