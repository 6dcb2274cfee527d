"""Turn on notifications of proposals and of lost seats on existing channels.

Channels that take turns get the kinds `wish` (end the game) and `pause`; those that take invitations get `left`.
"""

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
