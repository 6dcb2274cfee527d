"""How Alembic reaches the database: it is given a connection by `tertulia.server.storage.database`."""

from __future__ import annotations

from alembic import context

from tertulia.server.storage.all_models import METADATA


def run() -> None:
    """Bring the connection's database to the wanted revision."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite changes a column by copying the table
    )
    with context.begin_transaction():
        context.run_migrations()


run()
