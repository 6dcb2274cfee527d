"""Bodies of requests about guests, tables, moves and practice. Sizes and ranges are checked while a body is decoded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, json

from tertulia.kernel.component_text import MAX_BYTES
from tertulia.play.clock import ClockError, Pace, Untimed, decode_pace
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.commands import SetChoice
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.state import DEFAULT_END_PROPOSAL_DAYS, MAX_END_PROPOSAL_DAYS, Agreement, PaceName

MOST_BYTES_WITH_SET = MAX_BYTES + (64 << 10)
"""The size limit in bytes of requests that may contain a component set."""
Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Patience = Annotated[int, Meta(ge=0, le=30 * 86400)]


class MeRequest(Struct, forbid_unknown_fields=True):
    """A change of the guest's name or language."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] | UnsetType | None = UNSET


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The player of a seat of a new table.

    The host (`me`), another player at the host's device (`device`), a bot, or any guest (`open`).
    """

    kind: Literal["me", "open", "bot", "device"]
    bot: Text | None = None
    name: Text | None = None


class SetRequest(Struct, forbid_unknown_fields=True):
    """The component set to play with.

    Exactly one field is set: `digest` of a set on this site, or a set of the client's own.
    """

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    set: dict[str, Any] | None = None
    """A components file as JSON, complete or partial."""


class _Sent(Struct):
    """The set as raw JSON: decoding would hide that a key occurs twice."""

    set: Raw = Raw()


class _SentTable(Struct):
    components: _Sent


def set_choice(wanted: SetRequest, body: bytes) -> SetChoice:
    """The component set that a request chooses. Raises `BadCommand` unless it has exactly one of `digest` and `set`."""
    if (wanted.digest is None) == (wanted.set is None):
        raise BadCommand("components: give either digest (of a stored set) or set (a new set)")
    own = b"" if wanted.set is None else bytes(json.decode(body, type=_SentTable).components.set)
    return SetChoice(wanted.digest, own)


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    public: bool = True
    patience: Patience | None = None
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never.

    Null for the default: ten minutes, or a day with a turn-based time control.
    """
    substitute: Text | None = None
    """The stand-in bot for players who are away; null for the game's default."""
    hints: bool | None = None
    """Whether players can ask for hints; null allows them unless the table is public and has open seats."""
    components: SetRequest | None = None
    """The component set to play with; null for the site's default."""
    pace: dict[str, Any] | None = None
    """The time control (docs/pace.md); null for no time limit."""
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    wish_days: Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)] = DEFAULT_END_PROPOSAL_DAYS
    """Days after which an unopposed proposal to end the game takes effect."""


def agreement(wanted: TableRequest) -> Agreement:
    """The agreement that a request describes. Raises `BadCommand` for an invalid time control."""
    return Agreement(pace_of(wanted.pace) or Untimed(), wanted.forfeit, wanted.wish_days)


def pace_of(wanted: dict[str, Any] | None) -> Pace | None:
    """The time control that a request describes, or None if it has none. Raises `BadCommand` for an invalid one."""
    try:
        return None if wanted is None else decode_pace(json.encode(wanted))
    except ClockError as error:
        raise BadCommand(f"pace: {error}") from None


class AlterRequest(Struct, forbid_unknown_fields=True):
    """New options and time control of an open table; a missing or null setting stays."""

    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    pace: dict[str, Any] | None = None
    """The time control (docs/pace.md); `{"kind": "none"}` for no time limit."""
    forfeit: Forfeit | None = None
    wish_days: Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)] | None = None
    patience: Patience | None = None
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: Text | None = None
    """The stand-in bot for players who are away."""
    hints: bool | None = None
    """Whether players can ask for hints."""


class StayRequest(Struct, forbid_unknown_fields=True):
    """Agree to the table's settings as of a version, and stay."""

    version: Number


class SitRequest(Struct, forbid_unknown_fields=True):
    """The open seat that the guest takes."""

    seat: SeatNumber
    version: Number | None = None
    """The version at which the guest saw the table's settings; null accepts the current ones.

    The request is refused if the host has changed the settings since that version.
    """


class VisibleTableRequest(Struct, forbid_unknown_fields=True):
    """The table that a visible page shows."""

    sees: Annotated[str, Meta(max_length=32)]


class SeatNumberRequest(Struct, forbid_unknown_fields=True):
    """The seat that the request is about."""

    seat: SeatNumber


class OrderRequest(Struct, forbid_unknown_fields=True):
    """New seat order: `order[i]` is the current index of the seat that becomes seat i; null adds an open seat."""

    order: Annotated[list[SeatNumber | None], Meta(min_length=1, max_length=16)]


class InviteRequest(Struct, forbid_unknown_fields=True):
    """The handle of a player to invite."""

    person: Annotated[str, Meta(max_length=120)]


class PlayRequest(Struct, forbid_unknown_fields=True):
    """Search criteria for opponents. Null for patience, substitute or hints accepts any value; a new table gets the default."""

    game: Text
    seats: Annotated[int, Meta(ge=2, le=16)]
    pace: PaceName = "none"
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    public: bool = True
    """Whether other players who search may join; otherwise a new table is opened that only players with its link can find."""
    patience: Patience | None = None
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: Text | None = None
    """The stand-in bot for players who are away."""
    hints: bool | None = None
    """Whether players can ask for hints."""
    components: SetRequest | None = None
    """The component set to play with; null for the site's default."""


class BotRequest(Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Text


class StartRequest(Struct):
    """How to start a game."""

    fewer: bool = False
    """Whether to remove open seats and start with fewer players."""


class EmptyRequest(Struct):
    """A request that needs no further data."""


class MoveRequest(Struct, forbid_unknown_fields=True):
    """A chain of actions in notation, at the position that the client shows. All are carried out, or none.

    The request is refused if `position` is outdated. With `version`, it is also refused if actions were taken back
    since, and accepted if only other players have acted since in a simultaneous decision.
    """

    position: Number
    seat: SeatNumber
    actions: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=60)]
    version: Number | None = None


class HintRequest(Struct, forbid_unknown_fields=True):
    """A request for hints for a seat's decision, at the position that the client shows.

    `position` and `version` have the effect described for moves.
    """

    position: Number
    seat: SeatNumber
    version: Number | None = None


class PracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to play on against bots from a position of the table's game."""

    ply: Number
    seat: SeatNumber
    bot: Text | None = None
    """The bot on all other seats; null for the game's default."""


class RecordPracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to play on against bots from a position of a record file."""

    record: str
    """The text of the file."""
    seat: SeatNumber
    ply: Number | None = None
    """The number of actions before the position; null for the seat's last decision."""
    bot: Text | None = None


class UndoRequest(Struct, forbid_unknown_fields=True):
    """A request to take back the last `steps` actions of a seat."""

    position: Number
    seat: SeatNumber
    version: Number | None = None
    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1


Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class EndRequest(Struct, forbid_unknown_fields=True):
    """Agreement or opposition to ending the game with its current scores."""

    agree: bool


class PauseRequest(Struct, forbid_unknown_fields=True):
    """A proposal to pause for some hours."""

    hours: Annotated[int, Meta(ge=1, le=1440)]


class CalendarRequest(Struct, forbid_unknown_fields=True):
    """The guest's quiet hours, in minutes after midnight, and weekend days (0 is Monday)."""

    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Annotated[int, Meta(ge=0, le=1439)]
    quiet_until: Annotated[int, Meta(ge=0, le=1439)]
    weekend: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=2)]


class ZoneRequest(Struct, forbid_unknown_fields=True):
    """The time zone of the browser."""

    zone: Annotated[str, Meta(max_length=64)]


class VacationRequest(Struct, forbid_unknown_fields=True):
    """A vacation from the first to the last day, both included."""

    first: Day
    last: Day
