"""Bots of Granada: the greedy policy and the features of positions."""
