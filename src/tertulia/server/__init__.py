"""The table: guests, lobby, tables, live updates, storage."""
