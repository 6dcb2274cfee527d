"""Add the tables `aside` (private seat data), `invited` (invitations) and `meeting` (matchmaking)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    of_table = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    op.create_table(
        "aside",
        sa.Column("table_id", sa.String(32), of_table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("plan", sa.LargeBinary),
        sa.Column("answers", sa.LargeBinary),
        sa.Column("automatic", sa.LargeBinary),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_invited_guest", "invited", ["guest"])
    op.create_table(
        "meeting",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("meeting")
    op.drop_table("invited")
    op.drop_table("aside")
