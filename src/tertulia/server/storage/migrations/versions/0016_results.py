"""Add `game_table.result`, the result of a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("result", sa.LargeBinary(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "result")
