"""Tertulia: board games of a Spanish evening, playable by people and by programs on exactly the same rules."""

__version__ = "0.1.0"
