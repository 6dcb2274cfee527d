"""Add packed logs, the format of log lines, a row for health checks and an index on hosts.

Only the newest snapshot of a table is kept, because older ones are never read. All other rows stay unchanged.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEWEST = """
INSERT INTO newest_snapshot (table_id, ply, state)
SELECT table_id, ply, state FROM snapshot AS one
WHERE ply = (SELECT max(ply) FROM snapshot AS other WHERE other.table_id = one.table_id)
"""


def upgrade() -> None:
    op.create_table("newest_snapshot", _table_id(), _number("ply"), _bytes("state"))
    op.execute(NEWEST)
    op.drop_table("snapshot")
    op.rename_table("newest_snapshot", "snapshot")
    op.create_table("packed_log", _table_id(), _number("format"), _number("lines"), _bytes("actions"), _bytes("told"))
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), _number("beats"))
    op.execute("INSERT INTO pulse (id, beats) VALUES (1, 0)")
    op.add_column("game_table", sa.Column("telling", sa.Integer, nullable=False, server_default="1"))
    op.create_index("ix_game_table_host", "game_table", ["host"])


def _table_id() -> sa.Column[Any]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer, nullable=False)


def _bytes(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def downgrade() -> None:
    raise NotImplementedError("packed logs are not unpacked again: restore a backup from before")
