"""Turn on notifications of changed tables on every channel that takes invitations.

If the host changes a table, a notification of the kind `altered` asks its players to agree again.
"""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE channel SET kinds = kinds || 'altered,' WHERE kinds LIKE '%,invited,%'")


def downgrade() -> None:
    op.execute("DELETE FROM notice WHERE kind = 'altered'")
    op.execute("UPDATE channel SET kinds = replace(kinds, ',altered,', ',')")
