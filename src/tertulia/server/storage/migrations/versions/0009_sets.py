"""The sets of components that tables are played with: each table keeps its own, whatever the site's usual one is later.

The statement is as short as it can be, and there is no index: as long as all statements fit into the first page of the file, a
database whose other pages are lost can be read as far as it goes (`tertulia doctor --repair`).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

KEPT_SET = (
    "CREATE TABLE kept_set(digest TEXT PRIMARY KEY,game TEXT NOT NULL,hash TEXT NOT NULL,name TEXT NOT NULL,"
    "packed BLOB NOT NULL,listed BOOLEAN DEFAULT 0 NOT NULL,added DATETIME NOT NULL)"
)


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        op.execute(KEPT_SET)
    else:
        _make_kept_set()
    op.add_column("game_table", sa.Column("kept_set", sa.Text, nullable=True))


def _make_kept_set() -> None:
    """The same table, where a database has no first page to save room in."""
    op.create_table(
        "kept_set",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("added", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    op.drop_column("game_table", "kept_set")
    op.drop_table("kept_set")
