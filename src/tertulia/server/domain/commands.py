"""What can be asked of a table. Commands are data: `tertulia.server.domain.running` carries them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Pace
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import USUAL, Agreement
from tertulia.server.domain.time_commands import TimeCommand

LEAST_ABSENCE = 30
"""Seconds that somebody is away before even the host may let a bot play for them: connections break, pages are loaded again."""


class SeatPlan(Struct, frozen=True):
    """Who shall sit on a seat of a new table: the host (`me`), somebody at the host's device, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: str | None = None


class SetChoice(Struct, frozen=True):
    """A set of components to play with: one that is kept here, or one's own."""

    digest: str | None = None
    own: bytes = b""
    """Where there is no digest: the set, as a components file in JSON holds it."""


class Open(Struct, frozen=True):
    """Open a table; whoever does is its host."""

    guest: GuestId
    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str]
    public: bool = True
    patience: int | None = None
    """Seconds that others wait for who is away before a bot may play for them; None for what is usual at its pace."""
    substitute: str | None = None
    """The bot that others may let play for who is away; None for the game's usual one."""
    hints: bool | None = None
    """Whether players may ask for hints; where nothing is said, unless anybody may sit down beside them."""
    components: SetChoice | None = None
    """The set to play with; None for the site's usual one."""
    agreement: Agreement = USUAL
    """Its pace, and what becomes of whoever runs out of time or resigns."""


class Sit(Struct, frozen=True):
    """Take a free seat of an open table."""

    guest: GuestId
    seat: int
    apart: frozenset[GuestId] = frozenset()
    """Those beside whom they do not sit down: whoever else sits down at the same moment is looked at, too."""
    version: int | None = None
    """The version of the table at which they saw what is played; None where they take it as it is."""


class Arrange(Struct, frozen=True):
    """Say how many sit at an open table, and in which order: the host does it."""

    guest: GuestId
    order: Sequence[int | None]
    """For each seat of then the number of the one of now; None for a free one more."""


class Alter(Struct, frozen=True):
    """Choose anew what an open table is played by: the host does it. What is not said stays; whoever else sits there must agree."""

    guest: GuestId
    options: Mapping[str, str] = {}
    pace: Pace | None = None
    forfeit: Forfeit | None = None
    wish_days: int | None = None
    patience: int | None = None
    substitute: str | None = None
    hints: bool | None = None


class Stay(Struct, frozen=True):
    """Agree to what the host of an open table has changed, as one saw it at a version: one stays there."""

    guest: GuestId
    version: int


class Clear(Struct, frozen=True):
    """Free a seat of an open table, whoever sits there: the host does it."""

    guest: GuestId
    seat: int


class PlaceBot(Struct, frozen=True):
    """Let a bot play on a seat.

    Before the game the host puts one on a free seat, or another in a bot's place. While the game runs it plays in the place of
    whoever sits there: they may say so themselves, with any bot; where they are away the host may after a while
    (`LEAST_ABSENCE`), and after the table's patience anybody who sits at it, with the table's substitute."""

    guest: GuestId
    seat: int
    bot: str
    away: float = 0.0
    """The seconds since whoever sits there last looked at the table or asked for it; 0 where they do."""


class TakeBack(Struct, frozen=True):
    """Play one's seat oneself again."""

    guest: GuestId
    seat: int


class TakeOver(Struct, frozen=True):
    """Host a table that has not begun: whoever sits there may, once the host has been away for longer than its patience."""

    guest: GuestId
    away: float = 0.0
    """The seconds since the host last looked at the table; 0 where they do."""


class Leave(Struct, frozen=True):
    """Get up before the game has begun: the seats of that guest are free again."""

    guest: GuestId


class Start(Struct, frozen=True):
    """Deal: the host does it, once every seat is taken."""

    guest: GuestId
    fewer: bool = False
    """Whether to play without the seats that are free."""


class Act(Struct, frozen=True):
    """Carry out a chain of actions in notation, all or none, made at the position (and version) that the guest saw; in a shared
    turn what others have done since does not matter.

    No action but the last may reveal anything: a chain that went on after a revelation and then failed would have told what
    came of it and changed nothing, as often as one liked.
    """

    guest: GuestId
    seat: int
    position: int
    version: int | None
    actions: Sequence[str]


class Undo(Struct, frozen=True):
    """Take back the last steps, all or none."""

    guest: GuestId
    seat: int
    position: int
    version: int | None
    steps: int


class AskHint(Struct, frozen=True):
    """Ask what a seat might best do at the position (and version) that the guest saw. It changes nothing."""

    guest: GuestId
    seat: int
    position: int
    version: int | None


class PlayBot(Struct, frozen=True):
    """Carry out what a bot has chosen, by the actions' numbers. Where the table is at another version by now, nothing happens: the
    bot looks again."""

    seat: int
    version: int
    actions: Sequence[int]


class Practise(Struct, frozen=True):
    """Play on from a position of a game that is over, against bots: open a table for that."""

    guest: GuestId
    seat: int
    """Where the guest sits; bots sit everywhere else."""
    bot: str | None = None
    """The kind of bots; None for the usual one."""
    ply: int | None = None
    """The number of actions after which the practice begins; None for the last position where the seat could act."""


class Again(Struct, frozen=True):
    """Open another table with the same company; whoever asks second gets the same one."""

    guest: GuestId
    without: frozenset[GuestId] = frozenset()
    """Those whose seats are free there: they would sit beside somebody who blocks them, or whom they block."""


Command = (
    Sit
    | Arrange
    | Alter
    | Stay
    | PlaceBot
    | Clear
    | Leave
    | Start
    | Act
    | Undo
    | PlayBot
    | TakeBack
    | TakeOver
    | Again
    | TimeCommand
)
"""What can be asked of a table that there is."""
