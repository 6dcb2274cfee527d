"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.run import FolderInUse, serve
from tertulia.server.settings import Settings

__all__ = ["FolderInUse", "Settings", "serve"]
