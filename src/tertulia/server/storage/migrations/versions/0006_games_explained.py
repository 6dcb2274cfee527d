"""Add `game_table.hints` and the table `analysis`. Hints are allowed at existing private tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("hints", sa.Boolean, nullable=False, server_default="0"))
    op.execute("UPDATE game_table SET hints = TRUE WHERE NOT public")
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysis")
    op.drop_column("game_table", "hints")
