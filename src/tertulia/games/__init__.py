"""The games, one folder each. Nothing in here knows that a server, a screen or a match exists."""
