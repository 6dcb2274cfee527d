"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.lock import FolderInUse
from tertulia.server.run import serve
from tertulia.server.settings import Settings

__all__ = ["FolderInUse", "Settings", "serve"]
