"""Schema migrations: each file in `versions` changes the schema once, when a server starts."""
