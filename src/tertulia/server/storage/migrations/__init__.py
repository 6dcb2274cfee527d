"""The database's history: each change of its shape is one file in `versions`, run when the server starts."""
