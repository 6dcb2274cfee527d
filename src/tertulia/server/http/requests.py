"""What requests carry. Sizes and ranges are checked before anything else looks at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, json

from tertulia.kernel.component_text import MOST_BYTES
from tertulia.play.clock import ClockError, Pace, Untimed, decode_pace
from tertulia.play.time_played import Forfeit
from tertulia.server.domain.commands import SetChoice
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.paces import PaceName
from tertulia.server.domain.pacing import LONGEST_WISH, WISH_DAYS, Agreement

MOST_BYTES_WITH_SET = MOST_BYTES + (64 << 10)
"""Bytes of a request that may carry a whole set of components."""
Text = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Patience = Annotated[int, Meta(ge=0, le=30 * 86400)]


class MeRequest(Struct, forbid_unknown_fields=True):
    """A change of the guest's name or language."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] | UnsetType | None = UNSET


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "device"]
    bot: Text | None = None
    name: Text | None = None


class SetRequest(Struct, forbid_unknown_fields=True):
    """A set of components to play with: one that the site keeps, by its digest, or one's own, partial or whole."""

    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    set: dict[str, Any] | None = None
    """A components file in JSON."""


class _Sent(Struct):
    """Where a set stands in a request, as it was sent: what a reader of JSON makes of it knows no key that stands there twice."""

    set: Raw = Raw()


class _SentTable(Struct):
    components: _Sent


def set_choice(wanted: SetRequest, body: bytes) -> SetChoice:
    """What a request says of a set. Raises `BadCommand` where that is not one of the two."""
    if (wanted.digest is None) == (wanted.set is None):
        raise BadCommand("components: either digest, of a set that is kept here, or set, one's own")
    own = b"" if wanted.set is None else bytes(json.decode(body, type=_SentTable).components.set)
    return SetChoice(wanted.digest, own)


class TableRequest(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Text, Text], Meta(max_length=40)] = {}
    public: bool = True
    patience: Patience | None = None
    """Seconds that somebody may be away before anybody at the table may let a bot play for them, 0 for no end of it; where
    nothing is said ten minutes, or a day where the game goes by turns."""
    substitute: Text | None = None
    """The bot that others may let play for who is away; the usual one where none is said."""
    hints: bool | None = None
    """Whether players may ask for hints; where nothing is said, unless anybody may sit down beside them."""
    components: SetRequest | None = None
    """The set of components to play with; the site's usual one where none is said."""
    pace: dict[str, Any] | None = None
    """How much time everybody has (docs/pace.md); all the time in the world where nothing is said."""
    forfeit: Forfeit = "bot"
    """What happens if a player times out or resigns: a bot plays for them, or they lose."""
    wish_days: Annotated[int, Meta(ge=1, le=LONGEST_WISH)] = WISH_DAYS
    """Days that a wish to end the game stands before it does."""


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
    wish_days: Annotated[int, Meta(ge=1, le=LONGEST_WISH)] | None = None
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
    """The version at which the guest saw the table's settings: if the host has changed them since, the request is refused. Null
    accepts them as they are."""


class InSightRequest(Struct, forbid_unknown_fields=True):
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
    """The set of components to play with; the site's usual one where none is said."""


class BotRequest(Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Text


class StartRequest(Struct):
    """How to start a game."""

    fewer: bool = False
    """Whether to play without the seats that are free."""


class EmptyRequest(Struct):
    """A request without content."""


class MoveRequest(Struct, forbid_unknown_fields=True):
    """Actions in notation, made at a position (and, where it is sent, a version)."""

    position: Number
    seat: SeatNumber
    actions: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(min_length=1, max_length=60)]
    version: Number | None = None


class HintRequest(Struct, forbid_unknown_fields=True):
    """What might this seat best do, at a position (and, where it is sent, a version)?"""

    position: Number
    seat: SeatNumber
    version: Number | None = None


class PracticeRequest(Struct, forbid_unknown_fields=True):
    """A position of the table's game to play on from against bots."""

    ply: Number
    seat: SeatNumber
    bot: Text | None = None
    """Which bot sits on all other seats; the usual one where none is said."""


class RecordPracticeRequest(Struct, forbid_unknown_fields=True):
    """A record file, and a position of its game to play on from against bots."""

    record: str
    """The file's text. No game's record comes near what a request may have."""
    seat: SeatNumber
    ply: Number | None = None
    """The last position where that seat was to act, where none is said."""
    bot: Text | None = None


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Steps to be taken back."""

    position: Number
    seat: SeatNumber
    version: Number | None = None
    steps: Annotated[int, Meta(ge=1, le=1_000)] = 1
