"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.run import FolderInUse, serve

__all__ = ["FolderInUse", "serve"]
