"""Add `game_table.round`, the current round, for the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("round", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "round")
