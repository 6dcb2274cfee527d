"""Bots that plan ahead: a tree search over determinized states of their seat's information set."""
