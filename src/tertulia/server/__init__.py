"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.run import serve

__all__ = ["serve"]
