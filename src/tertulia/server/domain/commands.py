"""Commands that guests, bots and clocks give to tables, as data. `tertulia.server.domain.running` executes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Pace
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import DEFAULT_AGREEMENT, Agreement


class Resign(Struct, frozen=True):
    """Resign a seat: as the table's forfeit rule says, a bot plays on, or the player has also lost."""

    guest: GuestId
    seat: int


class ProposeEnd(Struct, frozen=True):
    """Propose to end the game with the current scores, or agree to such a proposal.

    The game ends once all players agree, or if no player declines within the table's `end_proposal_days`.
    """

    guest: GuestId


class OpposeEnd(Struct, frozen=True):
    """Decline the proposal to end the game; the proposal is withdrawn for all players."""

    guest: GuestId


class AskPause(Struct, frozen=True):
    """Propose a pause of `hours` hours, or agree to a proposed pause, whose length stays as proposed."""

    guest: GuestId
    hours: int


class LiftPause(Struct, frozen=True):
    """End the current pause or decline a proposed one, for all players of the table."""

    guest: GuestId


class GoByTurns(Struct, frozen=True):
    """Propose to continue a live game turn-based, or agree to such a proposal.

    The game becomes turn-based once all players who look at the table agree, or at once if there was no action for an
    hour.
    """

    guest: GuestId
    present: frozenset[GuestId] = frozenset()
    """The guests who look at the table now."""


class PassTime(Struct, frozen=True):
    """Apply the table's due timeouts, and end the game if a proposal to end it was not declined in time.

    If nothing is due, only the stored deadlines are updated.
    """


TimeCommand = Resign | ProposeEnd | OpposeEnd | AskPause | LiftPause | GoByTurns | PassTime


MIN_ABSENCE_SECONDS = 30
"""Seconds that a player must be away before the host can let a bot play for them. A lost connection or a reload is not
an absence."""


class SeatPlan(Struct, frozen=True):
    """Who plays a seat of a new table: the host, any guest, a bot, or a person at the host's device.

    `kind` is `me`, `open`, `bot` or `device`, in this order.
    """

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: str | None = None


class SetChoice(Struct, frozen=True):
    """The component set for a new table: a stored one by its digest, or one that the request contains."""

    digest: str | None = None
    own: bytes = b""
    """The set of the request as a components file in JSON; used if `digest` is None."""


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
    """The stand-in bot for players who are away or forfeit; None for the game's default bot."""
    hints: bool | None = None
    """Whether players can ask for hints; None allows them unless the table is public and has open seats."""
    components: SetChoice | None = None
    """The component set to play with; None for the site's usual set of the game."""
    agreement: Agreement = DEFAULT_AGREEMENT
    """The time control, and the rules for players who time out or resign."""


class Sit(Struct, frozen=True):
    """Take a free seat of a table that has not started."""

    guest: GuestId
    seat: int
    apart: frozenset[GuestId] = frozenset()
    """Guests who must not sit at a table with this guest, because one of the two blocks the other.

    One of them may sit down at the same moment, so `sit` checks again.
    """
    version: int | None = None
    """The table's version at which the guest saw the settings; None accepts the current settings."""


class Arrange(Struct, frozen=True):
    """Change the number and the order of seats of a table that has not started. Only for the host."""

    guest: GuestId
    order: Sequence[int | None]
    """`order[i]` is the present index of the seat that becomes seat i; None adds an open seat."""


class ChangeTerms(Struct, frozen=True):
    """Change options, time control or other settings of a table that has not started. Only for the host.

    The value None keeps a setting. The other players have to agree.
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
    """Agree to the host's changes of a table that has not started, as the guest saw them at `version`."""

    guest: GuestId
    version: int


class Clear(Struct, frozen=True):
    """Remove the player or bot from a seat of a table that has not started. Only for the host."""

    guest: GuestId
    seat: int


class PlaceBot(Struct, frozen=True):
    """Let a bot play a seat.

    Before the game, the host puts a bot on a free seat or in another bot's place. While the game runs, the bot stands
    in for the seat's player. Players can choose any bot for their own seats. For a player who is away, others can only
    choose the table's stand-in bot: the host after `MIN_ABSENCE_SECONDS`, any other player after the table's patience.
    """

    guest: GuestId
    seat: int
    bot: str
    away: float = 0.0
    """Seconds since the seat's player last had the table open; 0 while they have it open."""


class TakeBack(Struct, frozen=True):
    """Play one's own seat again, in place of its stand-in bot."""

    guest: GuestId
    seat: int


class TakeOver(Struct, frozen=True):
    """Become the host of a table that has not started, if the host has been away for the table's patience.

    Only for players who sit at the table.
    """

    guest: GuestId
    away: float = 0.0
    """Seconds since the host last had the table open; 0 while they have it open."""


class Leave(Struct, frozen=True):
    """Leave a table that has not started, and free all seats of the guest."""

    guest: GuestId


class Start(Struct, frozen=True):
    """Start the game. Only for the host, once every seat is taken."""

    guest: GuestId
    fewer: bool = False
    """Whether to remove open seats first, and start with fewer players."""


class Act(Struct, frozen=True):
    """Carry out a chain of actions in notation, all or none, at the position that the guest saw.

    In turns that several seats share, actions of the others since that position do not matter. Only the last action
    may reveal something: a chain that failed after a revelation would show hidden information without changing
    anything.
    """

    guest: GuestId
    seat: int
    position: int
    version: int | None
    actions: Sequence[str]


class Undo(Struct, frozen=True):
    """Undo the last `steps` actions of a seat, all or none, at the position and version that the guest saw."""

    guest: GuestId
    seat: int
    position: int
    version: int | None
    steps: int


class AskHint(Struct, frozen=True):
    """Ask for a hint at the position and version that the guest saw. The table does not change."""

    guest: GuestId
    seat: int
    position: int
    version: int | None


class PlayBot(Struct, frozen=True):
    """Carry out actions that a bot has chosen, given as action numbers.

    If the log has changed since `version`, the command does nothing, and the bot chooses again.
    """

    seat: int
    version: int
    actions: Sequence[int]


class OpenPractice(Struct, frozen=True):
    """Open a practice table that continues from a position of a finished game, against bots."""

    guest: GuestId
    seat: int
    """The guest's seat; bots play all others."""
    bot: str | None = None
    """The bot that plays the other seats; None for the game's default bot."""
    ply: int | None = None
    """The number of actions before the practice begins; None for the last position where the seat could act."""


class Rematch(Struct, frozen=True):
    """Open a new table with the same players. A second player who asks gets the table that the first one opened."""

    guest: GuestId
    without: frozenset[GuestId] = frozenset()
    """Players whose seats stay open at the new table, because one player blocks the other."""


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
"""All commands on an existing table."""
