"""Solved games, with which results of a search can be compared."""
