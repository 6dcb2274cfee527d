"""Add `handed` (seats handed to bots) and `patience` (seconds until that is allowed) to `game_table`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("handed", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("game_table", sa.Column("patience", sa.Integer, nullable=False, server_default="600"))


def downgrade() -> None:
    op.drop_column("game_table", "patience")
    op.drop_column("game_table", "handed")
