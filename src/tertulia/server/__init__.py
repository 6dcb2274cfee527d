"""The table: guests, lobby, tables, live updates, storage."""

from tertulia.server.run import serve, work
from tertulia.server.run_many import serve_by_many
from tertulia.server.settings import Settings
from tertulia.server.storage.lock import FolderInUse

__all__ = ["FolderInUse", "Settings", "serve", "serve_by_many", "work"]
