"""Add `agreement` (time control) and `course` (clocks) to `game_table`, and the table `calendar`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("agreement", sa.LargeBinary(), nullable=True))
    op.add_column("game_table", sa.Column("course", sa.LargeBinary(), nullable=True))
    op.create_table(
        "calendar",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.Column("missed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calendar")
    op.drop_column("game_table", "course")
    op.drop_column("game_table", "agreement")
