"""What can be asked of a table. Commands are data: `tertulia.server.domain.running` carries them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tertulia.server.identity.ids import GuestId


class SeatPlan(Struct, frozen=True):
    """Who shall sit on a seat of a new table: the host (`me`), somebody at the host's device, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: str | None = None


class Open(Struct, frozen=True):
    """Open a table; whoever does is its host."""

    guest: GuestId
    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str]
    public: bool = True


class Sit(Struct, frozen=True):
    """Take a free seat of an open table."""

    guest: GuestId
    seat: int


class Leave(Struct, frozen=True):
    """Get up before the game has begun: the seats of that guest are free again."""

    guest: GuestId


class Start(Struct, frozen=True):
    """Deal: the host does it, once every seat is taken."""

    guest: GuestId


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


class PlayBot(Struct, frozen=True):
    """Carry out what a bot has chosen, by the actions' numbers. Where the table is at another version by now, nothing happens: the
    bot looks again."""

    seat: int
    version: int
    actions: Sequence[int]


class Again(Struct, frozen=True):
    """Open another table with the same company; whoever asks second gets the same one."""

    guest: GuestId


Command = Sit | Leave | Start | Act | Undo | PlayBot | Again
"""What can be asked of a table that there is."""
