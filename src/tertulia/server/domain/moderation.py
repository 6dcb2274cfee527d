"""Moderation: roles, reports, sanctions, appeals, and a log of all moderation actions.

Each sanction has a kind, an end and a reason, which the guest sees. The guest may appeal once. Times are milliseconds
since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Literal, Protocol

from msgspec import Struct

from tertulia.server.domain.chat import Line
from tertulia.server.domain.errors import ModerationForbidden, Muted, Suspended
from tertulia.server.domain.seats import GuestId

Role = Literal["player", "moderator", "administrator"]
"""The role of a guest. A moderator handles reports; an administrator also appoints moderators."""
Kind = Literal["warning", "mute", "suspension"]
"""The kind of a sanction.

A warning forbids nothing. A mute forbids chat. A suspension forbids opening and joining tables, and also chat and live
updates at tables where the guest does not sit. Running games go on.
"""
Outcome = Literal["acted", "dismissed", "unfounded"]
"""The outcome of a report, which the guest who made the report sees.

`acted`: the reported guest was sanctioned. `dismissed`: no action was needed. `unfounded`: the report was made without
reason.
"""
RANKS: Mapping[Role, int] = {"player": 0, "moderator": 1, "administrator": 2}
DAY_MS = 86_400_000
MAX_SANCTION_DAYS = 365
MAX_REPORTS_PER_DAY = 10
"""The maximum number of reports that a guest may make within 24 hours."""
CONTEXT_LINES = 5
"""The number of chat lines before and after a reported line that moderators see with it."""


class Sanction(Struct, frozen=True):
    """A warning, a mute or a suspension of a guest."""

    id: str
    guest: GuestId
    kind: Kind
    reason: str
    began: int
    until: int
    """When the sanction ends, in milliseconds since 1970; for a warning, the time at which it began."""
    by: GuestId
    seen: bool = False
    appeal: str | None = None
    answer: str | None = None
    upheld: bool | None = None
    """The decision on the appeal: True if the sanction stays, False if it ends, None without a decision."""
    lifted: int | None = None

    def in_force(self, now: int) -> bool:
        """Whether the sanction has neither ended nor been lifted at `now` (milliseconds since 1970)."""
        return self.lifted is None and now < self.until


class PlayerReport(Struct, frozen=True):
    """A guest's request that moderators look at another guest or at a chat line."""

    id: str
    reporter: GuestId
    about: GuestId
    room: str
    """The name of the reported line's chat room; empty if the report is not about a chat line."""
    line: int
    context: Sequence[Line]
    reason: str
    time: int
    outcome: Outcome | None = None


class ModerationEntry(Struct, frozen=True):
    """An entry of the moderation log: an action of the guest `actor` that concerns the guest `subject`.

    `hash` covers the entry and the hash of the previous entry, so that a changed log is detected.
    """

    number: int
    time: int
    actor: GuestId
    action: str
    subject: GuestId
    details: Mapping[str, str]
    hash: str


class RoleStore(Protocol):
    """Stores the roles of guests. Every method may raise `StorageFault`; then nothing has changed."""

    async def role_of(self, guest: GuestId) -> Role:
        """Return the role of a guest; `player` if none is stored."""

    async def require_other_administrator(self, guest: GuestId) -> None:
        """Raise `LastAdministrator` if a guest is the site's only administrator."""


class ModerationStore(RoleStore, Protocol):
    """Stores roles, reports, sanctions, appeals and the log.

    Every action of a moderator or administrator is logged in its own transaction.
    """

    async def load_staff(self) -> Mapping[GuestId, Role]:
        """Return the roles of all moderators and administrators by guest id."""

    async def require_claimable(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Check that a guest can use a link that grants `role`.

        `nonce` is the random text that identifies the link. Raises `LinkUsed` if the link was used before. Raises
        `RoleHeld` if the guest has this role or a higher one.
        """

    async def claim_role(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Give a guest the role that a link grants, and store that the link is used.

        `nonce` is the random text that identifies the link. Raises `LinkUsed` if the link was used before. Raises
        `RoleHeld` if the guest has this role or a higher one; then the link can still be used.
        """

    async def appoint_guest(self, by: GuestId, guest: GuestId, role: Role) -> None:
        """Set a guest's role, in the name of the administrator `by`.

        Raises `LastAdministrator` if the site would be left without an administrator.
        """

    async def add_report(self, report: PlayerReport) -> None:
        """Store a report, unless the guest has an open report about this line or guest already.

        Raises `TooManyReports` after `MAX_REPORTS_PER_DAY` reports within 24 hours.
        """

    async def open_reports(self) -> Sequence[PlayerReport]:
        """Return the reports without an outcome, the oldest first."""

    async def reports_of(self, guest: GuestId) -> Sequence[PlayerReport]:
        """Return the reports that a guest has made, the newest first. A very long list is cut off."""

    async def close_report(self, by: GuestId, report: str, outcome: Outcome) -> None:
        """Store the outcome of a report.

        Raises `ModerationForbidden` if the report does not exist or already has an outcome.
        """

    async def add_sanction(self, sanction: Sanction, report: str | None) -> None:
        """Store a sanction. If `report` is the id of a report, close that report with the outcome `acted`.

        Raises `ModerationForbidden` if the report does not exist or already has an outcome.
        """

    async def sanctions_of(self, guest: GuestId) -> Sequence[Sanction]:
        """Return the sanctions of a guest, the newest first. A very long list is cut off."""

    async def find_sanction(self, id: str) -> Sanction:
        """Return the sanction with this id. Raises `ModerationForbidden` if it does not exist."""

    async def appeals(self) -> Sequence[Sanction]:
        """Return the sanctions with an undecided appeal, the oldest appeal first."""

    async def suspended_guests(self) -> Set[GuestId]:
        """Return the guests with a suspension in force now."""

    async def count_open(self) -> int:
        """Return the number of reports without an outcome, plus the number of undecided appeals."""

    async def mark_sanction_seen(self, guest: GuestId, id: str) -> None:
        """Store that a guest has read a sanction against them."""

    async def add_appeal(self, guest: GuestId, id: str, words: str) -> None:
        """Store a guest's appeal against a sanction.

        Raises `ModerationForbidden` if the sanction is not theirs, or has an appeal already.
        """

    async def decide_appeal(self, by: GuestId, id: str, upheld: bool, words: str) -> None:
        """Decide the appeal against a sanction, with a text for the guest (`words`).

        If `upheld` is False, the sanction ends at once. Raises `ModerationForbidden` if no undecided appeal exists.
        """

    async def lift_sanction(self, by: GuestId, id: str, reason: str) -> None:
        """End a sanction early. Raises `ModerationForbidden` if it is not in force."""

    async def load_log(self, before: int, most: int) -> Sequence[ModerationEntry]:
        """Return at most `most` log entries with numbers below `before`, the newest first.

        The hashes of the entries are not checked.
        """


class ActiveSanctions(Struct, frozen=True):
    """The mute and the suspension that are in force for a guest.

    `mute` is None if the guest is not muted, and `suspension` is None if the guest is not suspended.
    """

    mute: Sanction | None
    suspension: Sanction | None


async def active_sanctions(store: ModerationStore, guest: GuestId, now: int) -> ActiveSanctions:
    """Return the mute and the suspension in force for a guest at `now` (milliseconds since 1970).

    If several mutes or several suspensions are in force, the result contains the one that ends last.
    """
    holding = sorted((one for one in await store.sanctions_of(guest) if one.in_force(now)), key=lambda one: one.until)
    of_kind = {one.kind: one for one in holding}
    return ActiveSanctions(of_kind.get("mute"), of_kind.get("suspension"))


async def require_may_chat(store: ModerationStore, guest: GuestId, sits: bool, now: int) -> None:
    """Check that a guest may chat. Raises `Muted` or `Suspended`, with the end and the reason.

    A suspended guest may still chat at a table where they sit (`sits`).
    """
    standing = await active_sanctions(store, guest, now)
    if standing.mute is not None:
        raise Muted(sanction_message(standing.mute))
    if not sits and standing.suspension is not None:
        raise Suspended(sanction_message(standing.suspension))


async def require_live_updates(store: ModerationStore, guest: GuestId | None, sits: bool, now: int) -> None:
    """Check that a visitor may get live updates of a table.

    Raises `Suspended` for a suspended guest who does not sit at the table.
    """
    if guest is not None and not sits:
        await require_may_join(store, guest, now)


async def require_may_join(store: ModerationStore, guest: GuestId, now: int) -> None:
    """Check that a guest may open and join tables. Raises `Suspended`, with the end and the reason."""
    standing = await active_sanctions(store, guest, now)
    if standing.suspension is not None:
        raise Suspended(sanction_message(standing.suspension))


def sanction_message(sanction: Sanction) -> str:
    """Return the message of `Muted` or `Suspended`: end (seconds since 1970) and reason of the sanction."""
    return f"until {sanction.until // 1000} (seconds since 1970): {sanction.reason}"


async def require_role(store: ModerationStore, guest: GuestId, least: Role) -> Role:
    """Return the role of a guest. Raises `ModerationForbidden` if it is lower than `least`."""
    role = await store.role_of(guest)
    if RANKS[role] < RANKS[least]:
        raise ModerationForbidden(f"this requires the role {least}")
    return role


async def require_higher_role(store: ModerationStore, by: GuestId, guest: GuestId) -> None:
    """Check that the guest `by` may sanction another guest.

    Raises `ModerationForbidden` unless `by` is a moderator or administrator, and has a higher role than the other
    guest.
    """
    mine, other = await require_role(store, by, "moderator"), await store.role_of(guest)
    if by == guest or RANKS[other] >= RANKS[mine]:
        raise ModerationForbidden("you cannot do this to yourself or to an account whose role is not lower than yours")


async def require_may_decide_appeal(store: ModerationStore, by: GuestId, sanction: Sanction) -> None:
    """Check that the guest `by` may decide the appeal against a sanction.

    Raises `ModerationForbidden` for a player, and for the moderator who imposed the sanction. Administrators may decide
    all appeals.
    """
    if await require_role(store, by, "moderator") != "administrator" and sanction.by == by:
        raise ModerationForbidden("another moderator must decide this appeal")


def sanction_end(kind: Kind, days: int, now: int) -> int:
    """Return when a sanction of this kind that begins at `now` and lasts `days` days ends.

    Times are milliseconds since 1970. A warning ends at once.
    """
    return now if kind == "warning" else now + days * DAY_MS
