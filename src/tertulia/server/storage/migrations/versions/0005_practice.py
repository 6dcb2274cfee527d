"""Add `practice_ply` and `practice_table` to `game_table`: the origin of a practice game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("practice_ply", sa.Integer, nullable=True))
    op.add_column("game_table", sa.Column("practice_table", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "practice_table")
    op.drop_column("game_table", "practice_ply")
