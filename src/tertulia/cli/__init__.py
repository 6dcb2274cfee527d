"""The command line `tertulia`.

Each command is a module with a function `run`; texts for players come from the catalogues.
"""
