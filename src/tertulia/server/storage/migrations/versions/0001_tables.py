"""Create the tables `guest`, `game_table`, `seat`, `log` and `snapshot`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=True),
        sa.Column("seen", sa.DateTime, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("actors", sa.JSON, nullable=False),
        sa.Column("again", sa.String(32), nullable=True),
        sa.Column("updated", sa.DateTime, nullable=False),
    )
    op.create_index("ix_game_table_lobby", "game_table", ["public", "phase", "updated"])
    _parts()


def _parts() -> None:
    """Create the tables whose rows are deleted with their row in `game_table`."""
    op.create_table(
        "seat",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
    )
    op.create_index("ix_seat_guest", "seat", ["guest"])
    op.create_table(
        "log",
        _table_id(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("action", sa.Integer, nullable=True),
        sa.Column("notation", sa.String(200), nullable=True),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshot",
        _table_id(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for name in ("snapshot", "log", "seat", "game_table", "guest"):
        op.drop_table(name)
