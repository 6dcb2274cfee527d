"""Roles of guests in the database. A site that has an administrator keeps at least one."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Connection, Table, delete, select

from tertulia.server.domain.accounts import LastAdministrator
from tertulia.server.domain.moderation import Role
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.community_models import RoleRow

ROLES = cast(Table, RoleRow.__table__)


def role_of(connection: Connection, guest: GuestId) -> Role:
    """Return the role of a guest; `player` for guests without a stored role."""
    return read_role(connection.execute(select(ROLES.c.role).where(ROLES.c.guest == guest)).scalar_one_or_none())


def read_role(stored: str | None) -> Role:
    """Decode a stored role. None and unknown values become `player`."""
    return "moderator" if stored == "moderator" else "administrator" if stored == "administrator" else "player"


def set_role(connection: Connection, now: int, guest: GuestId, role: Role) -> None:
    """Give a guest a role. Raises `LastAdministrator` if the site would be left without an administrator."""
    if role != "administrator":
        require_other_administrator(connection, guest)
    connection.execute(delete(ROLES).where(ROLES.c.guest == guest))
    if role != "player":
        connection.execute(ROLES.insert().values(guest=guest, role=role, since=now))


def require_other_administrator(connection: Connection, guest: GuestId) -> None:
    """Raises `LastAdministrator` if a guest is the only administrator.

    Called in the transaction that removes the guest's role. The rows of all administrators are locked in one order, so
    that two of them cannot give up the role at the same moment.
    """
    administrators = select(ROLES.c.guest).where(ROLES.c.role == "administrator").order_by(ROLES.c.guest)
    if [str(row.guest) for row in connection.execute(administrators.with_for_update())] == [guest]:
        raise LastAdministrator("this is the only administrator: make another account an administrator first")
