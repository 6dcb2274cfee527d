"""Moderation: roles, reports, sanctions, appeals, and a log of all moderation actions.

Each sanction has a kind, an end and a reason that the guest sees, and the guest may appeal once. Times are milliseconds
since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Literal, Protocol

from msgspec import Struct

from tertulia.server.domain.chat import Line
from tertulia.server.domain.errors import MayNot, Muted, Suspended
from tertulia.server.domain.seats import GuestId

Role = Literal["player", "moderator", "administrator"]
"""A moderator handles reports; an administrator also appoints moderators."""
Kind = Literal["warning", "mute", "suspension"]
"""A mute forbids chat. A suspension forbids opening and joining tables, and also chat and live updates at tables where
the guest does not sit. Running games go on."""
Outcome = Literal["acted", "dismissed", "unfounded"]
"""The result of a report: sanctioned, no action needed, or unfounded. The reporter sees it."""
RANKS: Mapping[Role, int] = {"player": 0, "moderator": 1, "administrator": 2}
DAY_MS = 86_400_000
MAX_SANCTION_DAYS = 365
MAX_REPORTS_PER_DAY = 10
"""The number of reports that a guest may make in 24 hours."""
CONTEXT_LINES = 5
"""The number of chat lines before and after a reported line that moderators see."""


class Sanction(Struct, frozen=True):
    """A warning, a mute or a suspension of a guest."""

    id: str
    guest: GuestId
    kind: Kind
    reason: str
    began: int
    until: int
    """When it ends; for a warning, the time of its beginning."""
    by: GuestId
    seen: bool = False
    appeal: str | None = None
    answer: str | None = None
    upheld: bool | None = None
    """The decision on the appeal: True if the sanction stays, None if undecided."""
    lifted: int | None = None

    def in_force(self, now: int) -> bool:
        """Whether the sanction is in force at `now`."""
        return self.lifted is None and now < self.until


class Report(Struct, frozen=True):
    """A guest's request that moderators look at another guest or at a chat line."""

    id: str
    reporter: GuestId
    about: GuestId
    room: str
    """The name of the chat room; empty if the report is not about a line."""
    line: int
    context: Sequence[Line]
    reason: str
    time: int
    outcome: Outcome | None = None


class LogEntry(Struct, frozen=True):
    """An entry of the moderation log."""

    number: int
    time: int
    who: GuestId
    what: str
    about: GuestId
    details: Mapping[str, str]
    hash: str


class RoleStore(Protocol):
    """Stores the roles of guests. Every method may raise `StorageFault`; then nothing has changed."""

    async def role_of(self, guest: GuestId) -> Role:
        """The role of a guest; `player` if none is stored."""

    async def require_other_administrator(self, guest: GuestId) -> None:
        """Raises `LastAdministrator` if a guest is the only administrator."""


class ModerationStore(RoleStore, Protocol):
    """Stores roles, reports, sanctions and appeals.

    Every moderation action is logged in the same transaction.
    """

    async def load_staff(self) -> Mapping[GuestId, Role]:
        """The roles of moderators and administrators by guest id."""

    async def require_claimable(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Check that a guest can use a link that gives a role.

        Raises `LinkUsed` if the link has been used, `RoleHeld` if the guest has its role or a higher one.
        """

    async def claim_role(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Give a guest the role of a link.

        Raises as `require_claimable`; after `RoleHeld` the link can still be used.
        """

    async def appoint_guest(self, by: GuestId, guest: GuestId, role: Role) -> None:
        """Set a guest's role. Raises `LastAdministrator` if the site would be left without an administrator."""

    async def add_report(self, report: Report) -> None:
        """Store a report, unless an equal one by the same guest is still open. Raises `TooManyReports`."""

    async def open_reports(self) -> Sequence[Report]:
        """Reports without an outcome, the oldest first."""

    async def reports_of(self, guest: GuestId) -> Sequence[Report]:
        """The latest reports made by a guest, the newest first."""

    async def close_report(self, by: GuestId, report: str, outcome: Outcome) -> None:
        """Store the outcome of a report. Raises `MayNot` if it does not exist or has an outcome."""

    async def add_sanction(self, sanction: Sanction, report: str | None) -> None:
        """Store a sanction, and close the report that led to it, if any.

        Raises `MayNot` if the report does not exist or has an outcome.
        """

    async def sanctions_of(self, guest: GuestId) -> Sequence[Sanction]:
        """The sanctions of a guest, the newest first."""

    async def find_sanction(self, id: str) -> Sanction:
        """The sanction with this id. Raises `MayNot` if it does not exist."""

    async def appeals(self) -> Sequence[Sanction]:
        """Sanctions with an undecided appeal, the oldest appeal first."""

    async def suspended_guests(self) -> Set[GuestId]:
        """The guests who are suspended now."""

    async def count_open(self) -> int:
        """The number of open reports and undecided appeals."""

    async def mark_sanction_seen(self, guest: GuestId, id: str) -> None:
        """Note that a guest has read their sanction."""

    async def add_appeal(self, guest: GuestId, id: str, words: str) -> None:
        """Store a guest's appeal against their own sanction.

        Raises `MayNot` if it is another guest's, or a second appeal.
        """

    async def decide_appeal(self, by: GuestId, id: str, upheld: bool, words: str) -> None:
        """Decide an appeal.

        Unless it is `upheld`, the sanction ends at once. Raises `MayNot` if it is decided already.
        """

    async def lift_sanction(self, by: GuestId, id: str, reason: str) -> None:
        """End a sanction early. Raises `MayNot` if it is no longer in force."""

    async def load_log(self, before: int, most: int) -> Sequence[LogEntry]:
        """At most `most` entries of the log with numbers below `before`, the newest first.

        Their hashes are not checked.
        """


class ActiveSanctions(Struct, frozen=True):
    """The sanctions in force for a guest, or None for each kind without one."""

    mute: Sanction | None
    suspension: Sanction | None


async def active_sanctions(store: ModerationStore, guest: GuestId, now: int) -> ActiveSanctions:
    """The sanctions in force for a guest at `now`: of each kind the one that ends last."""
    holding = sorted((one for one in await store.sanctions_of(guest) if one.in_force(now)), key=lambda one: one.until)
    of_kind = {one.kind: one for one in holding}
    return ActiveSanctions(of_kind.get("mute"), of_kind.get("suspension"))


async def require_may_chat(store: ModerationStore, guest: GuestId, sits: bool, now: int) -> None:
    """Check that a guest may chat. Raises `Muted` or `Suspended` with the reason and the end.

    A suspended guest may still chat at a table where they sit (`sits`).
    """
    standing = await active_sanctions(store, guest, now)
    if standing.mute is not None:
        raise Muted(sanction_message(standing.mute))
    if not sits and standing.suspension is not None:
        raise Suspended(sanction_message(standing.suspension))


async def require_live_updates(store: ModerationStore, guest: GuestId | None, sits: bool, now: int) -> None:
    """Check that a visitor may get live updates.

    Raises `Suspended` for a suspended guest who does not sit there.
    """
    if guest is not None and not sits:
        await require_may_join(store, guest, now)


async def require_may_join(store: ModerationStore, guest: GuestId, now: int) -> None:
    """Check that a guest may open and join tables. Raises `Suspended`."""
    standing = await active_sanctions(store, guest, now)
    if standing.suspension is not None:
        raise Suspended(sanction_message(standing.suspension))


def sanction_message(sanction: Sanction) -> str:
    """The message of `Muted` or `Suspended`: the end and the reason of the sanction."""
    return f"until {sanction.until // 1000} (seconds since 1970): {sanction.reason}"


async def require_role(store: ModerationStore, guest: GuestId, least: Role) -> Role:
    """The role of a guest. Raises `MayNot` if it is lower than `least`."""
    role = await store.role_of(guest)
    if RANKS[role] < RANKS[least]:
        raise MayNot(f"this requires the role {least}")
    return role


async def require_higher_role(store: ModerationStore, by: GuestId, guest: GuestId) -> None:
    """Check that `by` may sanction a guest.

    Raises `MayNot` unless `by` is a moderator with a higher role than the guest.
    """
    mine, other = await require_role(store, by, "moderator"), await store.role_of(guest)
    if by == guest or RANKS[other] >= RANKS[mine]:
        raise MayNot("you cannot do this to yourself or to an account whose role is not lower than yours")


async def require_may_decide_appeal(store: ModerationStore, by: GuestId, sanction: Sanction) -> None:
    """Check that `by` may decide an appeal. Raises `MayNot` for a moderator who imposed the sanction.

    Administrators may decide all appeals.
    """
    if await require_role(store, by, "moderator") != "administrator" and sanction.by == by:
        raise MayNot("another moderator must decide this appeal")


def sanction_end(kind: Kind, days: int, now: int) -> int:
    """When a sanction of `days` days from `now` ends, in milliseconds since 1970. A warning ends at once."""
    return now if kind == "warning" else now + days * DAY_MS
