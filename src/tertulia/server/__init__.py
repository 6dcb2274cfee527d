"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.run import serve
from tertulia.server.settings import Settings
from tertulia.server.storage.lock import FolderInUse

__all__ = ["FolderInUse", "Settings", "serve"]
