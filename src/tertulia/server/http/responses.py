"""Responses about games, tables and guests.

`python -m tools.contract` generates the client's types from them. Values that are encoded once for many viewers have
the type `msgspec.Raw`, and data that each game defines has the type `dict` or `Any`. For such fields, the entry `SHAPE`
of the annotation gives the type for the client.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from tertulia.analysis.report import PreventedPoints
from tertulia.kernel.action_schema import VerbSchema
from tertulia.kernel.game import Option
from tertulia.play.time_played import Forfeit
from tertulia.play.visibility import SHAPE, Events, SeenPly
from tertulia.server.domain.ports import AnalysisReport
from tertulia.server.domain.state import Phase
from tertulia.server.http.component_responses import SetOfTable
from tertulia.server.http.time_responses import PaceResponse, TableTimeResponse

Arguments = Annotated[Mapping[str, Any], Meta(extra={SHAPE: dict[str, str | int | list[int]]})]
"""An action's arguments by name."""


class LegalResponse(Struct, omit_defaults=True):
    """An action that a seat may take now, in notation, with data to display it."""

    notation: str
    """The action as text, such as `donkey 3`: a word for the kind of action, then its arguments."""
    args: Arguments = field(default_factory=dict)
    reveals: bool = False
    """Whether the action reveals hidden information, so that it cannot be undone."""
    hint: dict[str, Any] = field(default_factory=dict)
    """Facts about the action for display, defined by each game."""
    events: Events | None = None
    """The events that the action would cause; empty if it reveals hidden information.

    Present only in `PlannedTable`. For a table, `GET /api/tables/{table_id}/previews` returns the events.
    """


LegalJson = Annotated[Raw, Meta(extra={SHAPE: list[LegalResponse]})]
NO_ACTIONS = Raw(b"[]")
"""The legal actions of a seat that does not act, encoded."""
PreviewsJson = Annotated[Raw, Meta(extra={SHAPE: dict[str, Events]})]
ViewJson = Annotated[Raw, Meta(extra={SHAPE: Any})]
LineJson = Annotated[Raw, Meta(extra={SHAPE: SeenPly})]
MergeJson = Annotated[Raw, Meta(extra={SHAPE: dict[str, Any]})]


class GameInfo(Struct, omit_defaults=True):
    """A game that can be played on this site."""

    name: str
    seats: list[int]
    """The possible numbers of players, such as `[1, 2, 3, 4]`."""
    options: list[Option]
    bots: list[str]
    default_bot: str
    """The bot that plays if a request names no other."""
    compiled_share: float | None = None
    """The share of the game's rules that is compiled, from 0 to 1, while the game cannot be played yet.

    Absent if the game can be played, or if `failed`.
    """
    failed: bool = False
    """Whether the game cannot be played, because the server could not compile its rules."""
    minutes: list[int] | None = None
    """The typical shortest and longest playing time, in minutes."""
    weight: Literal["light", "medium", "heavy"] | None = None
    """The complexity of the game."""
    lesson: int | None = None
    """The expected duration of the game's lesson, in minutes; absent if it has no lesson."""


class GameSchema(Struct):
    """The kinds of actions of a game, with their arguments."""

    actions: list[VerbSchema]


class GameTexts(Struct):
    """The texts of a game in one language."""

    catalogues: dict[str, str]
    """Fluent sources by name: `<game>`, `<game>-rules` for the rules pages and `<game>-lesson` for the lesson.

    Missing sources are omitted.
    """
    facts: Annotated[dict[str, Any], Meta(extra={SHAPE: dict[str, Any]})]
    """How messages word each field of the game's events and actions: a kind for each field name.

    An example of a kind is `player`: the field is a seat, worded as the player's name. Fields without an entry are
    worded by the type of their value. `tertulia.i18n.schema` lists the kinds.
    """


class Me(Struct):
    """The guest who sent the request. `id` is secret; other players see the handle."""

    id: str
    name: str
    language: str | None
    """The guest's language; null if the guest has not chosen one."""
    csrf: str
    """The token that every request that changes something must carry in the header `X-CSRF-Token`."""
    signed_in: bool = False
    """Whether the guest has a sign-in method. False while the storage is down."""


class Invitation(Struct):
    """The address at which other people in the local network reach this site."""

    address: str | None
    """The site's address in the local network.

    Null if the visitor is not on the server's own machine, or if the server does not listen to the network.
    """


class HealthResponse(Struct, omit_defaults=True):
    """Whether the server can store changes."""

    status: str
    """`ok` or `degraded`."""
    problem: str | None = None
    """The code of the storage fault; absent if the status is `ok`."""


class Created(Struct):
    """The id of the table that the request has opened or joined."""

    id: str


class AdviceResponse(Struct):
    """A recommended action with its estimated value."""

    action: str
    """The action in notation."""
    rank: int
    """The rank of the action, from 1. Actions of equal value share a rank."""
    at_once: int | None
    """Points that the action scores immediately; null if they are uncertain."""
    expected: float
    """Expected final points of the seat that takes the action."""
    chance: float
    """The chance of winning, from 0 to 1, that the seat has after it takes the action.

    Actions are ranked by this chance, rounded to percent; in a game for one player by `expected`, rounded to points.
    """
    prevents: list[PreventedPoints]
    """Points that opponents are expected to lose by the action."""


class HintResponse(Struct):
    """Hints for a seat's decision."""

    position: int
    """The number of actions in the game's log before the decision that the hints are for."""
    seat: int
    advice: list[AdviceResponse]
    """The best actions for the decision, the best first."""


class PreviewsResponse(Struct):
    """The events that each legal action of a seat would cause, as the seat's player would see them."""

    version: int
    """The version of the table that the previews belong to."""
    position: int
    seat: int
    previews: PreviewsJson
    """Events by notation of the action. Actions that reveal hidden information are left out."""


class AnalysisResponse(Struct):
    """The analysis of a finished game, or its progress."""

    done: int
    """The number of decisions and random draws that have been analysed; 0 if `report` is present."""
    total: int
    """The number of all decisions and random draws. It is 0 before they are counted, and 0 once `report` is present."""
    report: AnalysisReport | None
    """The report of the analysis; null until the analysis is complete."""


class Done(Struct):
    """Response to a command: number of actions and version of the table after it.

    A client that shows this version of the table, or a later one, already shows the command's effect.
    """

    position: int
    """The number of actions in the log of the table."""
    version: int
    """The version of the table, a number that increases with every change of the table."""


SeatKind = Literal["me", "guest", "device", "bot", "open"]


class SeatResponse(Struct):
    """A seat of a table: who plays it, and under which name."""

    index: int
    kind: SeatKind
    """The seat's player: the asking guest (`me`), another `guest`, a person at a guest's `device`, or a `bot`.

    `open` is a seat without a player.
    """
    name: str | None
    """The name to display, distinct from the others at the table; null for an open seat."""
    bot: str | None
    """The bot that plays the seat, perhaps as the stand-in of an absent player; null if no bot plays."""
    own: bool
    """Whether the asking guest plays the seat, or owns the device at which it is played."""
    online: bool
    """Whether the seat's guest, or the owner of its device, looks at the table now; always true for a bot."""
    handle: str | None = None
    """The handle of the guest who plays the seat; null for other kinds of seats."""


class TableSummary(Struct):
    """A table as the lobby lists it, without its board and log."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: Phase
    seats: list[SeatResponse]
    host: bool
    """Whether the asking guest is the host."""
    own_seats: list[int]
    """The seats that the asking guest plays."""
    actors: list[int]
    """The seats that have to act now."""
    practice: bool
    """Whether the game continues from a position of another game."""
    asleep: bool
    """Whether the game waits for a viewer: bots play all seats, and no visitor looks at the table."""
    round: int | None
    """The current round, from 1; null if the game is not running, or if it has no rounds."""
    age: int | None
    """Seconds since the last change of the table; null if the stored time of the change is damaged."""
    set_name: str
    """The name of the table's component set; empty for a set without a name."""
    pace: PaceResponse
    """The current time control; turn-based if a live game became turn-based."""
    forfeit: Forfeit
    """What happens if a player times out or resigns: a `bot` plays for them, or they lose (`end`)."""
    deadline: int | None
    """The next deadline, in milliseconds since 1970; null if no clock runs.

    If a clock of the asking guest runs, only the guest's own clocks count; otherwise those of all seats.
    """
    paused_until: int | None = None
    """The end of the current pause, in milliseconds since 1970; null if the table is not paused."""


SummaryJson = Annotated[Raw, Meta(extra={SHAPE: TableSummary})]


class Lobby(Struct):
    """The guest's own tables, tables to which the guest is invited, and public tables that are not over."""

    tables: list[SummaryJson]


class SubstitutionResponse(Struct):
    """A change of who plays a seat: a bot replaces the player, or the player returns."""

    ply: int
    """The number of actions in the game's log before the bot took over or the player returned."""
    seat: int
    bot: str | None
    """The bot that replaces the player; null if the player returns."""


class PracticeResponse(Struct):
    """The origin of a practice game: the game and the position from which it continues."""

    table: str | None
    """The id of the table whose game the practice game continues; null if that game came from a file."""
    ply: int
    """The number of actions in the continued game before the position from which practice starts."""


class OutcomeResponse(Struct):
    """The points and winners of a game that has ended by its rules."""

    scores: list[int]
    """Final points of each seat, in the order of the seats."""
    winners: list[int]
    """The seats that won; more than one if they share the victory."""


class TableResponse(Struct, kw_only=True):
    """A table, as a guest sees it from one of their seats, or as a spectator sees it."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    version: int
    """A number that increases with every change of the table."""
    position: int
    """The number of actions in the log of the table."""
    phase: Phase
    seats: list[SeatResponse]
    host: bool
    """Whether the asking guest is the host."""
    host_seat: int | None
    """The first seat that the host plays; null if the host has no seat."""
    own_seats: list[int]
    """The seats that the asking guest plays."""
    seat: int | None = field(name="as")
    """The seat from which the guest sees the table; null for a spectator."""
    view: ViewJson
    """The position as the viewer may know it, defined by each game; null before the game starts."""
    legal: LegalJson
    """The legal actions of the viewer's seat (`as`); empty if it does not have to act, or if a bot plays it."""
    actors: list[int]
    """The seats that have to act now."""
    log: list[LineJson]
    """The log lines from the set-up on; only newer ones if the request named a version that the client has."""
    undo: int
    """The number of actions at the end of the log that the viewer, from the seat `as`, may undo."""
    commitment: str
    """The SHA-256 of `key`, published before the game so that players can verify the shuffle afterwards."""
    key: str | None
    """The key of the shuffle in hexadecimal; null until the game is over."""
    components: SetOfTable
    rematch_table: str | None
    """The id of the rematch table with the same players; null if there is none."""
    substitutions: list[SubstitutionResponse]
    patience: int
    """Seconds of a player's absence after which the other players can let a bot play the seat.

    0 if they never can. The host need not wait for so long.
    """
    substitute: str
    """The stand-in bot that players can let play for an absent player."""
    hints: bool
    """Whether players may ask for hints."""
    practice: PracticeResponse | None
    outcome: OutcomeResponse | None
    """The result; null until the game is over, or if it ended early."""
    time: TableTimeResponse


class PositionResponse(Struct, kw_only=True):
    """An earlier position of a game, as a guest could see it then from one of their seats."""

    version: int
    """The current version of the table."""
    ply: int
    """The number of actions in the game's log before the earlier position that is shown."""
    seat: int | None = field(name="as")
    """The seat from which the guest sees the position; null for a spectator."""
    actors: list[int]
    """The seats that had to act at this position."""
    view: ViewJson
    legal: LegalJson
    """The legal actions of the seat at this position, if they were requested. They cannot be played."""


TableJson = Annotated[Raw, Meta(extra={SHAPE: TableResponse})]


class ChangeEvent(Struct, omit_defaults=True):
    """A stream event: the change of a table from version `base` to `version`, for viewers at one seat.

    `merge` and `removed` are a merge patch of the table's fields `view` and `time`
    (`tertulia.server.http.merge_patch`).
    """

    version: int
    position: int
    actors: list[int]
    log: list[LineJson]
    """The new and changed lines at the end of the log; the last line has the number `position`.

    The set-up's line has the number 0. The lines before the sent ones are unchanged.
    """
    merge: MergeJson
    """The merge patch: new and changed values in the fields `view` and `time`."""
    base: int | None = None
    """The version to which the change applies; null for `version` - 1."""
    undo: int = 0
    legal: LegalJson = NO_ACTIONS
    removed: list[list[str]] = field(default_factory=list)
    """Paths of values that a client drops before it applies `merge`, which may have a value at such a path."""


class PresenceEvent(Struct):
    """A stream event: which players of a table are present, and the names of all seats."""

    online: list[int]
    """The seats whose players look at the table now, including all seats of bots."""
    names: list[str | None]
    """The name to display for each seat; null for an open seat."""
    seconds_away: list[int]
    """Seconds since each seat's player last looked at the table.

    0 if the player is present, if the time is unknown, and for a seat without a player.
    """


class Refusal(Struct, omit_defaults=True):
    """The body of every error response: a code, a message, and data that helps the client to recover."""

    error: str
    """The code of the error, such as `not-found`."""
    message: str
    """An explanation in English."""
    accepted: list[str] | None = None
    """The values that the server would have accepted; absent if they cannot be listed."""
    table: TableJson | None = None
    """The current table, if the request named an outdated position; otherwise absent."""
