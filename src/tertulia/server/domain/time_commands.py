"""What can be asked of a table about time and its end. Commands are data: `tertulia.server.domain.ending` and
`tertulia.server.domain.pausing` carry them out."""

from __future__ import annotations

from msgspec import Struct

from tertulia.server.domain.ids import GuestId


class Resign(Struct, frozen=True):
    """Give up a seat: what the table chose for that happens."""

    guest: GuestId
    seat: int


class ProposeEnd(Struct, frozen=True):
    """Ask that the game end as it stands, or agree to that. Once all agree it does, or when the wish has stood for long enough."""

    guest: GuestId


class OpposeEnd(Struct, frozen=True):
    """Say that the game should go on: the wish to end it is gone."""

    guest: GuestId


class AskPause(Struct, frozen=True):
    """Ask that the table pause for so many hours, or agree to the pause that was asked for: then the hours are of no account."""

    guest: GuestId
    hours: int


class LiftPause(Struct, frozen=True):
    """Go on: a pause ends now, or what was asked for is refused. Anybody who sits there may say so."""

    guest: GuestId


class GoByTurns(Struct, frozen=True):
    """Ask that a live game go on by turns, or agree to that. Once all who are there agree it does; and at once where nobody has
    acted for an hour."""

    guest: GuestId
    present: frozenset[GuestId] = frozenset()
    """Who looks at the table."""


class PassTime(Struct, frozen=True):
    """See whether something is to happen by itself: somebody has run out of time, or a wish to end has stood for long enough. Where
    nothing is, nothing changes but what is known of when."""


TimeCommand = Resign | ProposeEnd | OpposeEnd | AskPause | LiftPause | GoByTurns | PassTime
