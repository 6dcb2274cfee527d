"""Add the table `kept_set` and the column `game_table.kept_set`: each table keeps its component set.

The SQLite statement is as short as possible, and there is no index. A damaged database is read as far as possible
(`tertulia doctor --repair`). If all statements of the schema fit into the first page of the file, the loss of other
pages does not affect them.
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
    """Create `kept_set` on PostgreSQL, where the length of the statement does not matter."""
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
