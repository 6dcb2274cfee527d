"""Commands that change a table, as data: from guests, bots, and the jobs that apply timeouts.

`tertulia.server.domain.running` executes them. A request's body has the fields of its command, except `SERVER_FIELDS`
(`tertulia.server.http.requests.body_of`). Minimum and maximum values of fields are checked while a body is decoded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tertulia.play.clock import Pace, Untimed
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import DEFAULT_END_PROPOSAL_DAYS, MAX_END_PROPOSAL_DAYS, Agreement

Text = Annotated[str, Meta(max_length=60)]
Options = Annotated[Mapping[Text, Text], Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Patience = Annotated[int, Meta(ge=0, le=30 * 86400)]
EndProposalDays = Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)]
MAX_PAUSE_HOURS = 60 * 24
"""Maximum length of a proposed pause, in hours. No time control allows a longer pause."""

SERVER_FIELDS = frozenset(("guest", "apart", "seconds_away", "present", "without", "set_json"))
"""Fields that the server sets, from the session and from its own data. A request that contains one is refused."""


class Resign(Struct, frozen=True):
    """Resign a seat: a bot takes over. If the table's forfeit rule says so, the player has also lost."""

    guest: GuestId
    seat: SeatNumber


class ProposeEnd(Struct, frozen=True):
    """Propose to end the game with the current scores, agree to the proposal, or decline it.

    The game ends once all players agree, or if no player declines within the table's `end_proposal_days`.
    """

    guest: GuestId
    agree: bool = True
    """Whether the guest agrees. False declines the proposal, and withdraws it for all players."""


class ProposePause(Struct, frozen=True):
    """Propose a pause of `hours` hours, or agree to a pause that is proposed already.

    If a pause is proposed already, the command agrees to its length, and `hours` is not used.
    """

    guest: GuestId
    hours: Annotated[int, Meta(ge=1, le=MAX_PAUSE_HOURS)]


class EndPause(Struct, frozen=True):
    """End the current pause, or decline a proposed one. Every player of the table may do it."""

    guest: GuestId


class ProposeTurnBased(Struct, frozen=True):
    """Propose to continue a live game turn-based, or agree to it.

    The game becomes turn-based once all players who look at the table agree, or at once if there was no action for an
    hour.
    """

    guest: GuestId
    present: frozenset[GuestId] = frozenset()
    """The guests who look at the table now."""


class PassTime(Struct, frozen=True):
    """Apply the timeouts that are due, and end the game if a proposal to end it was not declined in time.

    If nothing is due, only the stored deadlines are updated.
    """


MIN_ABSENCE_SECONDS = 30
"""Seconds that a player must be away before the host can let a bot play for the player.

A lost connection or a reload is not an absence.
"""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat of a new table.

    `kind` is `me` for the host, `open` for no player yet, `bot`, or `device` for a person at the host's device.
    """

    kind: Literal["me", "open", "bot", "device"]
    bot: Text | None = None
    name: Text | None = None


class SetChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The component set to play with.

    Exactly one field is present: `digest`, the hash of a set on this site, or `set`, the client's own set.
    """

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    set: dict[str, Any] | None = None
    """The client's own component set, as in a components file, complete or partial; null if `digest` is given."""

    def __post_init__(self) -> None:
        if (self.digest is None) == (self.set is None):
            raise ValueError("give either digest (of a stored set) or set (a new set)")


class Open(Struct, frozen=True):
    """Open a table with the guest as its host."""

    guest: GuestId
    game: Text
    seats: Annotated[Sequence[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Options = {}
    public: bool = True
    patience: Patience | None = None
    """Seconds that a player must be away before other players can let a bot play for them; 0 for never.

    Null for the default: ten minutes, or a day with a turn-based time control.
    """
    substitute: Text | None = None
    """The stand-in bot for players who are away; null for the game's default."""
    hints: bool | None = None
    """Whether players can ask for hints; null allows them unless the table is public and has open seats."""
    components: SetChoice | None = None
    """The component set to play with; null for the site's default."""
    pace: Pace | None = None
    """The time control (docs/pace.md); null for no time limit."""
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    end_proposal_days: EndProposalDays = DEFAULT_END_PROPOSAL_DAYS
    """Days after which an unopposed proposal to end the game takes effect."""

    set_json: bytes = b""
    """The JSON text of the client's own component set in `components`; empty without an own set.

    A key that occurs twice is an error, which only the JSON text shows: decoding keeps only one value.
    """

    @property
    def agreement(self) -> Agreement:
        """The `Agreement` of the new table: its time control and its rules for players who leave."""
        return Agreement(self.pace or Untimed(), self.forfeit, self.end_proposal_days)


class Sit(Struct, frozen=True):
    """Take a free seat of a table that has not started."""

    guest: GuestId
    seat: SeatNumber
    apart: frozenset[GuestId] = frozenset()
    """Guests who block this guest or whom this guest blocks.

    The command is refused if one such guest hosts the table or sits there.
    """
    version: Number | None = None
    """The version at which the guest saw the table's settings; null accepts the current ones.

    The command is refused if the host has changed the settings since that version.
    """


class Arrange(Struct, frozen=True):
    """Change the number and the order of seats of a table that has not started. Only for the host."""

    guest: GuestId
    order: Annotated[Sequence[SeatNumber | None], Meta(min_length=1, max_length=16)]
    """`order[i]` is the current index of the seat that becomes seat i; null adds an open seat."""


class ChangeTerms(Struct, frozen=True):
    """Change the options and settings of a table that has not started. Only for the host.

    A setting that is missing or null stays as it is. The other players have to agree to the changes.
    """

    guest: GuestId
    options: Options = {}
    pace: Pace | None = None
    """The time control (docs/pace.md); `{"kind": "none"}` for no time limit."""
    forfeit: Forfeit | None = None
    end_proposal_days: EndProposalDays | None = None
    patience: Patience | None = None
    """Seconds that a player must be away before other players can let a bot play for them; 0 for never."""
    substitute: Text | None = None
    """The stand-in bot for players who are away."""
    hints: bool | None = None
    """Whether players can ask for hints."""


class AgreeToTerms(Struct, frozen=True):
    """Agree to the settings that the host has changed, at a table that has not started.

    `version` is the version of the table at which the guest saw the settings.
    """

    guest: GuestId
    version: Number


class Clear(Struct, frozen=True):
    """Remove the player or bot from a seat of a table that has not started. Only for the host."""

    guest: GuestId
    seat: SeatNumber


class PlaceBot(Struct, frozen=True):
    """Let a bot play a seat.

    Before the game, the host puts a bot on a free seat or in another bot's place. While the game runs, the bot stands
    in for the seat's player. Players can choose any bot for their own seats. If a player is away, the host and the
    other players can only choose the table's stand-in bot. The host can do so after an absence of
    `MIN_ABSENCE_SECONDS`, other players after as many seconds as the table's setting `patience`.
    """

    guest: GuestId
    seat: SeatNumber
    bot: Text
    seconds_away: float = 0.0
    """Seconds since the seat's player last had the table open; 0 while they have it open."""


class TakeBack(Struct, frozen=True):
    """Play one of the guest's own seats again, in place of its stand-in bot."""

    guest: GuestId
    seat: SeatNumber


class TakeOver(Struct, frozen=True):
    """Become the host of a table that has not started, if its host has been away for long enough.

    The host must be away for as many seconds as the table's setting `patience`. Only for players who sit at the table.
    """

    guest: GuestId
    seconds_away: float = 0.0
    """Seconds since the host last had the table open; 0 while they have it open."""


class Leave(Struct, frozen=True):
    """Leave a table that has not started, and free all seats of the guest."""

    guest: GuestId


class Start(Struct, frozen=True):
    """Start the game. Only for the host, once every seat is taken."""

    guest: GuestId
    fewer: bool = False
    """Whether to remove open seats first, so that the game starts with fewer players."""


class Act(Struct, frozen=True):
    """Carry out a chain of actions in notation, all or none, at the position that the guest saw.

    `position` and `version` are those of the table as the guest saw it. The command is refused if actions were made
    since that position. With `version`, it is also refused if actions were taken back since that version. But with
    `version`, other players may have acted meanwhile in the same simultaneous decision. Only the last action may reveal
    hidden information. Otherwise, the guest could learn the information although the chain is refused.
    """

    guest: GuestId
    seat: SeatNumber
    position: Number
    version: Number | None
    actions: Annotated[Sequence[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=60)]


class Undo(Struct, frozen=True):
    """Undo the last `steps` actions of a seat, all or none.

    `position` and `version` are those of the table as the guest saw it. The command is refused if actions were made
    since that position. With `version`, it is also refused if actions were taken back since that version.
    """

    guest: GuestId
    seat: SeatNumber
    position: Number
    version: Number | None = None
    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1


class RequestHint(Struct, frozen=True):
    """Request hints for a seat's decision, at the position and version that the guest saw."""

    guest: GuestId
    seat: SeatNumber
    position: Number
    version: Number | None = None


class PlayBot(Struct, frozen=True):
    """Carry out actions that a bot has chosen, given as the game's action numbers (not in notation).

    `version` is the version of the table for which the bot has chosen. If the table's log has changed since that
    version, the command does nothing, and the bot chooses again.
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
    """The bot on all other seats; None for the game's default."""
    ply: int | None = None
    """The number of actions before the position; None for the seat's last decision."""


class Rematch(Struct, frozen=True):
    """Open a new table with the same players.

    A second player who requests a rematch gets the table that the first one opened.
    """

    guest: GuestId
    without: frozenset[GuestId] = frozenset()
    """Players whose seats stay open at the new table because of a block between them and another player."""


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
    | Resign
    | ProposeEnd
    | ProposePause
    | EndPause
    | ProposeTurnBased
    | PassTime
)
"""All commands on an existing table."""
