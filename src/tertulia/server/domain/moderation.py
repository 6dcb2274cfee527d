"""Who looks after the company: roles, reports, sanctions and appeals, and a log of what was done.

Everything that is done to somebody has a kind, an end, and a reason that they are told; they may appeal once. Nothing is done in
secret. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Literal, Protocol

from msgspec import Struct

from tertulia.server.domain.chat import Line
from tertulia.server.domain.errors import MayNot, Muted, Suspended
from tertulia.server.domain.ids import GuestId

Role = Literal["player", "moderator", "administrator"]
"""A moderator looks at reports and acts on them; an administrator also says who is a moderator."""
Kind = Literal["warning", "mute", "suspension"]
"""A mute is of words, a suspension of new tables, and of words and live connections where one does not sit: games that run go
on."""
Outcome = Literal["acted", "dismissed", "unfounded"]
"""What comes of a report: something was done, nothing needed to be, or it was made up. The reporter is told."""
RANKS: Mapping[Role, int] = {"player": 0, "moderator": 1, "administrator": 2}
DAY = 86_400_000
MOST_DAYS = 365
REPORTS_A_DAY = 10
"""Reports that a guest may make in a day."""
AROUND = 5
"""Lines before and after the one that is reported which moderators see."""


class Sanction(Struct, frozen=True):
    """A warning, a mute or a suspension."""

    id: str
    guest: GuestId
    kind: Kind
    reason: str
    began: int
    until: int
    """A warning ends as it begins."""
    by: GuestId
    seen: bool = False
    appeal: str | None = None
    answer: str | None = None
    upheld: bool | None = None
    """What was decided of the appeal; None before."""
    lifted: int | None = None

    def holds(self, now: int) -> bool:
        """Whether it is in force."""
        return self.lifted is None and now < self.until


class Report(Struct, frozen=True):
    """What somebody asks moderators to look at."""

    id: str
    reporter: GuestId
    about: GuestId
    room: str
    """The name of the room; empty where it is about no line."""
    line: int
    context: Sequence[Line]
    reason: str
    time: int
    outcome: Outcome | None = None


class Deed(Struct, frozen=True):
    """A line of the log of what moderators did."""

    number: int
    time: int
    who: GuestId
    what: str
    about: GuestId
    details: Mapping[str, str]
    hash: str


class RoleStore(Protocol):
    """The roles of guests. Every method may raise `StorageFault`; then nothing has changed."""

    async def role(self, guest: GuestId) -> Role:
        """The role of a guest."""

    async def require_other_administrator(self, guest: GuestId) -> None:
        """Raises `LastAdministrator` if a guest is the only administrator."""


class ModerationStore(RoleStore, Protocol):
    """All of it as it is stored. What is done by a moderator is logged in the same transaction."""

    async def staff(self) -> Mapping[GuestId, Role]:
        """Everybody who is more than a player."""

    async def require_claim(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Raises `LinkUsed` if a link has been used, `RoleHeld` if the guest has its role, or a higher one."""

    async def claim(self, guest: GuestId, role: Role, nonce: str) -> None:
        """Give a guest the role of a link. Raises as `require_claim`; a link that gives the guest nothing stays valid."""

    async def appoint(self, by: GuestId, guest: GuestId, role: Role) -> None:
        """Give a guest a role. Raises `LastAdministrator` if the site would be left without an administrator."""

    async def report(self, report: Report) -> None:
        """Keep a report; one of the same line by the same guest only once. Raises `TooManyReports`."""

    async def open_reports(self) -> Sequence[Report]:
        """The reports that nobody has looked at, the oldest first."""

    async def reports_of(self, guest: GuestId) -> Sequence[Report]:
        """The last reports that a guest has made, the newest first."""

    async def close_report(self, by: GuestId, report: str, outcome: Outcome) -> None:
        """Say what came of a report. Raises `MayNot` where somebody else has already."""

    async def punish(self, sanction: Sanction, report: str | None) -> None:
        """Keep a sanction, and close the report that it is about."""

    async def sanctions(self, guest: GuestId) -> Sequence[Sanction]:
        """All sanctions of a guest, the newest first."""

    async def sanction(self, id: str) -> Sanction:
        """One of them. Raises `MayNot` where there is none such."""

    async def appeals(self) -> Sequence[Sanction]:
        """The sanctions that were appealed against and not decided, the oldest first."""

    async def suspended(self) -> Set[GuestId]:
        """Those who are suspended now."""

    async def waiting(self) -> int:
        """The number of reports that nobody has looked at and of appeals that are not decided."""

    async def mark_seen(self, guest: GuestId, id: str) -> None:
        """Note that a guest has read what was done."""

    async def appeal(self, guest: GuestId, id: str, words: str) -> None:
        """Appeal against one's own. Raises `MayNot` for a second time."""

    async def answer(self, by: GuestId, id: str, upheld: bool, words: str) -> None:
        """Decide an appeal; one that is not upheld ends at once. Raises `MayNot` where it is decided."""

    async def lift(self, by: GuestId, id: str, reason: str) -> None:
        """End a sanction before its time."""

    async def log(self, before: int, most: int) -> Sequence[Deed]:
        """Lines of the log before a number, the newest first; raises nothing for one that was changed: `intact` says so."""


class Standing(Struct, frozen=True):
    """What holds for a guest now."""

    mute: Sanction | None
    suspension: Sanction | None


async def standing_of(store: ModerationStore, guest: GuestId, now: int) -> Standing:
    """What holds for a guest: of several of a kind the one that lasts longest."""
    holding = sorted((one for one in await store.sanctions(guest) if one.holds(now)), key=lambda one: one.until)
    of_kind = {one.kind: one for one in holding}
    return Standing(of_kind.get("mute"), of_kind.get("suspension"))


async def require_words(store: ModerationStore, guest: GuestId, sits: bool, now: int) -> None:
    """Raises `Muted` or `Suspended` where a guest may not talk, with the reason and the end; who `sits` where they talk goes on
    although suspended."""
    standing = await standing_of(store, guest, now)
    if standing.mute is not None:
        raise Muted(told(standing.mute))
    if not sits and standing.suspension is not None:
        raise Suspended(told(standing.suspension))


async def require_live(store: ModerationStore, guest: GuestId | None, sits: bool, now: int) -> None:
    """Raises `Suspended` where a guest may not hear at once of what happens: where they do not sit."""
    if guest is not None and not sits:
        await require_tables(store, guest, now)


async def require_tables(store: ModerationStore, guest: GuestId, now: int) -> None:
    """Raises `Suspended` where a guest may open or join no table."""
    standing = await standing_of(store, guest, now)
    if standing.suspension is not None:
        raise Suspended(told(standing.suspension))


def told(sanction: Sanction) -> str:
    """What somebody is told who is kept from something."""
    return f"until {sanction.until // 1000} (seconds since 1970): {sanction.reason}"


async def require_role(store: ModerationStore, guest: GuestId, least: Role) -> Role:
    """What a guest is. Raises `MayNot` where that is less than `least`."""
    role = await store.role(guest)
    if RANKS[role] < RANKS[least]:
        raise MayNot(f"only a {least} may do this")
    return role


async def require_above(store: ModerationStore, by: GuestId, guest: GuestId) -> None:
    """Raises `MayNot` where somebody may do nothing to another: to themselves, or to one who is as much as they are."""
    mine, other = await require_role(store, by, "moderator"), await store.role(guest)
    if by == guest or RANKS[other] >= RANKS[mine]:
        raise MayNot("not to oneself, nor to somebody of the same role")


async def require_judge(store: ModerationStore, by: GuestId, sanction: Sanction) -> None:
    """Raises `MayNot` where a moderator would decide an appeal against themselves: that is for somebody else, or an
    administrator."""
    if await require_role(store, by, "moderator") != "administrator" and sanction.by == by:
        raise MayNot("an appeal is decided by somebody else")


def lasting(kind: Kind, days: int, now: int) -> int:
    """When a sanction of so many days ends."""
    return now if kind == "warning" else now + days * DAY
