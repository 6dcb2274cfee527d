"""Who is asked for an end or a pause of their game is told so by all ways that tell them of turns, and who loses their seat at a
table that waits by all that tell them of invitations."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE channel SET kinds = kinds || 'wish,pause,' WHERE kinds LIKE '%,turn,%'")
    op.execute("UPDATE channel SET kinds = kinds || 'left,' WHERE kinds LIKE '%,invited,%'")


def downgrade() -> None:
    for kind in ("wish", "pause", "left"):
        op.execute(f"DELETE FROM notice WHERE kind = '{kind}'")
        op.execute(f"UPDATE channel SET kinds = replace(kinds, ',{kind},', ',')")
