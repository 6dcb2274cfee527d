"""Commands about time and the end of a game, as data.

`tertulia.server.domain.ending` and `tertulia.server.domain.pausing` carry them out.
"""

from __future__ import annotations

from msgspec import Struct

from tertulia.server.domain.ids import GuestId


class Resign(Struct, frozen=True):
    """Resign a seat. The table's forfeit rule applies."""

    guest: GuestId
    seat: int


class ProposeEnd(Struct, frozen=True):
    """Propose to end the game with the current scores, or agree to it.

    The game ends once all players agree, or if no player declines for the table's number of days.
    """

    guest: GuestId


class OpposeEnd(Struct, frozen=True):
    """Decline the proposal to end the game, which withdraws it."""

    guest: GuestId


class AskPause(Struct, frozen=True):
    """Propose a pause of some hours, or agree to a proposed one; then `hours` has no effect."""

    guest: GuestId
    hours: int


class LiftPause(Struct, frozen=True):
    """End the current pause, or decline a proposed one; for every player of the table."""

    guest: GuestId


class GoByTurns(Struct, frozen=True):
    """Propose to continue a live game turn-based, or agree to it.

    It does so once all players who look at the table agree, or at once if there was no action for an hour.
    """

    guest: GuestId
    present: frozenset[GuestId] = frozenset()
    """The guests who look at the table."""


class PassTime(Struct, frozen=True):
    """Apply timeouts and unopposed proposals to end the game that are due.

    Otherwise only deadlines are updated.
    """


TimeCommand = Resign | ProposeEnd | OpposeEnd | AskPause | LiftPause | GoByTurns | PassTime
