"""Bots of La Granja: the greedy policy and the features of positions."""
