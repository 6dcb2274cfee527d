"""Storage of the server on SQLite or PostgreSQL. No other package depends on the kind of database."""
