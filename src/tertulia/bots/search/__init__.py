"""Bots that plan ahead by a tree search. The search samples states that the seat to act considers possible."""
