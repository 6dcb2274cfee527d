"""Alembic environment. `tertulia.server.storage.database.migrate` passes the connection."""

from __future__ import annotations

from alembic import context

from tertulia.server.storage.all_models import METADATA


def run() -> None:
    """Upgrade the passed connection's database to the requested revision."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite alters a column by copying the table
    )
    with context.begin_transaction():
        context.run_migrations()


run()
