"""Add `game_table.substitute`, the bot that may play for an absent player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("substitute", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "substitute")
