"""How Alembic reaches the database: it is given a connection by `tertulia.server.storage.database`."""

from __future__ import annotations

from advanced_alchemy.base import metadata_registry
from alembic import context

import tertulia.server.storage.models  # noqa: F401  (fills the metadata)


def run() -> None:
    """Bring the connection's database to the wanted revision."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata_registry.get(None),
        render_as_batch=True,  # SQLite changes a column by copying the table
    )
    with context.begin_transaction():
        context.run_migrations()


run()
