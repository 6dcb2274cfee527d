"""Commands on tables, as data: `tertulia.server.domain.running` carries them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Pace
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import DEFAULT_AGREEMENT, Agreement


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


MIN_ABSENCE_SECONDS = 30
"""Seconds that a player must be away before the host can let a bot play for them. A lost connection or a reload is not
an absence."""


class SeatPlan(Struct, frozen=True):
    """The player of a seat of a new table.

    It is the host (`me`), a player at the host's device (`device`), a bot, or any guest (`open`).
    """

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: str | None = None


class SetChoice(Struct, frozen=True):
    """A component set to play with: a stored one by its digest, or a set in the request."""

    digest: str | None = None
    own: bytes = b""
    """Without a digest: the set as a components file in JSON."""


class Open(Struct, frozen=True):
    """Open a table with the guest as its host."""

    guest: GuestId
    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, str]
    public: bool = True
    patience: int | None = None
    """Seconds that a player may be away before others can let a bot play for them; None for the time control's
    default."""
    substitute: str | None = None
    """The stand-in bot for players who are away; None for the game's default."""
    hints: bool | None = None
    """Whether players can ask for hints; None allows them unless the table is public and has open seats."""
    components: SetChoice | None = None
    """The set to play with; None for the site's usual one."""
    agreement: Agreement = DEFAULT_AGREEMENT
    """The time control, and what happens if a player times out or resigns."""


class Sit(Struct, frozen=True):
    """Take a free seat of an open table."""

    guest: GuestId
    seat: int
    apart: frozenset[GuestId] = frozenset()
    """Guests who block this guest or whom this guest blocks. One of them may sit down at the same moment, so `sit`
    checks again."""
    version: int | None = None
    """The version at which the guest saw the table's settings; None accepts them as they are."""


class Arrange(Struct, frozen=True):
    """Set the number and the order of seats of an open table; for the host."""

    guest: GuestId
    order: Sequence[int | None]
    """`order[i]` is the current index of the seat that becomes seat i; None adds an open seat."""


class ChangeTerms(Struct, frozen=True):
    """Change options and time control of an open table; for the host. None keeps a setting.

    The other players have to agree.
    """

    guest: GuestId
    options: Mapping[str, str] = {}
    pace: Pace | None = None
    forfeit: Forfeit | None = None
    end_proposal_days: int | None = None
    patience: int | None = None
    substitute: str | None = None
    hints: bool | None = None


class AgreeToTerms(Struct, frozen=True):
    """Agree to the host's changes of an open table as of a version, and stay."""

    guest: GuestId
    version: int


class Clear(Struct, frozen=True):
    """Remove the player or bot of a seat of an open table; for the host."""

    guest: GuestId
    seat: int


class PlaceBot(Struct, frozen=True):
    """Let a bot play on a seat.

    Before the game, the host puts a bot on a free seat or in another bot's place. While the game runs, the bot stands
    in for the seat's player. Players can choose any bot for themselves. For a player who is away, the others can only
    choose the table's stand-in bot: the host after `MIN_ABSENCE_SECONDS`, any player at the table after the table's
    patience.
    """

    guest: GuestId
    seat: int
    bot: str
    away: float = 0.0
    """Seconds since the seat's player last had the table open; 0 while they do."""


class TakeBack(Struct, frozen=True):
    """Take a seat back from its stand-in bot."""

    guest: GuestId
    seat: int


class TakeOver(Struct, frozen=True):
    """Become the host of a table that has not started, if the host is away for the table's patience.

    For players at the table.
    """

    guest: GuestId
    away: float = 0.0
    """Seconds since the host last had the table open; 0 while they do."""


class Leave(Struct, frozen=True):
    """Leave a table before its game has started, and free the guest's seats."""

    guest: GuestId


class Start(Struct, frozen=True):
    """Start the game; for the host, once every seat is taken."""

    guest: GuestId
    fewer: bool = False
    """Whether to remove open seats and start with fewer players."""


class Act(Struct, frozen=True):
    """Carry out a chain of actions in notation, all or none, at the position that the guest saw.

    While several players decide at the same time, later actions of the others do not matter. Only the last action may
    reveal something: a chain that failed after a revelation would show hidden information without changing anything.
    """

    guest: GuestId
    seat: int
    position: int
    version: int | None
    actions: Sequence[str]


class Undo(Struct, frozen=True):
    """Undo the last steps of a seat, all or none."""

    guest: GuestId
    seat: int
    position: int
    version: int | None
    steps: int


class AskHint(Struct, frozen=True):
    """Ask for a hint at the position and version that the guest saw. It changes nothing."""

    guest: GuestId
    seat: int
    position: int
    version: int | None


class PlayBot(Struct, frozen=True):
    """Carry out the actions that a bot has chosen, by number.

    If the log has changed since `version`, nothing happens and the bot chooses again.
    """

    seat: int
    version: int
    actions: Sequence[int]


class OpenPractice(Struct, frozen=True):
    """Open a practice table that goes on from a position of a finished game, against bots."""

    guest: GuestId
    seat: int
    """The guest's seat; bots play all others."""
    bot: str | None = None
    """The kind of bots; None for the usual one."""
    ply: int | None = None
    """The number of actions after which the practice begins; None for the last position where the seat could act."""


class Rematch(Struct, frozen=True):
    """Open a new table with the same players; a second player who asks gets the same table."""

    guest: GuestId
    without: frozenset[GuestId] = frozenset()
    """Players whose seats stay open there, because one of the players blocks the other."""


Command = (
    Sit
    | Arrange
    | ChangeTerms
    | AgreeToTerms
    | PlaceBot
    | Clear
    | Leave
    | Start
    | Act
    | Undo
    | PlayBot
    | TakeBack
    | TakeOver
    | Rematch
    | TimeCommand
)
"""Commands on an existing table."""
