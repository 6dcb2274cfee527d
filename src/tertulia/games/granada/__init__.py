"""Granada: Dirk Henn's tile game of 2009, complete."""
