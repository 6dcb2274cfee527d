"""Bots of No Siesta: the greedy policy and the features of positions."""
