"""Bots that plan ahead: a tree search over worlds that their seat cannot tell from the true one."""
