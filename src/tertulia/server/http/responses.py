"""What answers carry. The browser's types are made from these structs (`python -m tools.contract`).

What is encoded once for many viewers stands here as `msgspec.Raw`, and what a game makes as plain data; `SHAPE` says what is in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from tertulia.analysis.report import Prevented
from tertulia.kernel.action_schema import VerbSchema
from tertulia.kernel.game import Option
from tertulia.play.time_played import Forfeit
from tertulia.play.visibility import SHAPE, Events, SeenPly
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.state import Phase
from tertulia.server.http.set_responses import SetOfTable
from tertulia.server.http.time_responses import PaceResponse, TimeResponse

Arguments = Annotated[Mapping[str, Any], Meta(extra={SHAPE: dict[str, str | int | list[int]]})]
"""An action's arguments by name."""


class LegalResponse(Struct):
    """What a seat may do now."""

    id: int
    name: str
    args: Arguments
    notation: str
    reveals: bool
    """Whether it brings what nobody could know before, so that it cannot be taken back."""
    hint: dict[str, Any]
    then: Events
    """What would happen; empty for an action that reveals something."""


LegalJson = Annotated[Raw, Meta(extra={SHAPE: list[LegalResponse]})]
ViewJson = Annotated[Raw, Meta(extra={SHAPE: Any})]
LineJson = Annotated[Raw, Meta(extra={SHAPE: SeenPly})]
MergeJson = Annotated[Raw, Meta(extra={SHAPE: dict[str, Any]})]


class GameInfo(Struct, omit_defaults=True):
    """A game that can be played here."""

    name: str
    seats: list[int]
    options: list[Option]
    bots: list[str]
    usual: str
    """The bot that plays where nobody asks for another."""
    preparing: float | None = None
    """The share of its rules that is compiled, from 0 to 1, where it cannot be played yet."""
    failed: bool = False
    """Whether it cannot be played on this server, because its rules could not be compiled."""
    minutes: list[int] | None = None
    """About how long people play it, the shortest and the longest."""
    weight: Literal["light", "medium", "heavy"] | None = None
    """How much there is to think of."""


class GameSchema(Struct):
    """What kinds of actions a game has."""

    actions: list[VerbSchema]


class GameWords(Struct):
    """A game's words in one language."""

    catalogues: dict[str, str]
    """Fluent sources by name: `<game>`, and `<game>-rules` for the rules pages; as far as there are."""
    facts: Annotated[dict[str, Any], Meta(extra={SHAPE: dict[str, Any]})]
    """What its facts are, where their shape does not say it."""


class Me(Struct):
    """The guest who asks, and the token that their changes carry."""

    id: str
    name: str
    language: str | None
    csrf: str


class Invitation(Struct):
    """How others reach this site: its address in the own network, which only visitors on the server's machine are told; None
    where it answers nobody else, or for visitors from elsewhere."""

    address: str | None


class Health(Struct, omit_defaults=True):
    """Whether the server can store what is played."""

    status: str
    problem: str | None = None


class Created(Struct):
    """A new table's id."""

    id: str


class AdviceResponse(Struct):
    """An action that might be done, and what speaks for it."""

    action: str
    """In notation."""
    rank: int
    """Its place, from 1; those that are equally good have the same."""
    at_once: int | None
    """Points that it brings at once, where that is sure."""
    expected: float
    """Points at the end."""
    chance: float
    """Of winning, from 0 to 1: by its hundredths they are ranked, alone by points."""
    prevents: list[Prevented]


class HintResponse(Struct):
    """What a seat might do, the best first."""

    position: int
    seat: int
    advice: list[AdviceResponse]


class AnalysisResponse(Struct):
    """How far the analysis of a finished game is, and the whole of it once it is done."""

    done: int
    of: int
    """Decisions; 0 where they are not counted yet."""
    explained: AnalysisReport | None


class Done(Struct):
    """How far the table has come by a command: whoever sent it has seen all of it once they have this version."""

    position: int
    """The number of actions that the log of the table holds now."""
    version: int
    """The version of the table that shows it."""


SeatKind = Literal["me", "guest", "device", "bot", "open"]


class SeatResponse(Struct):
    """A seat: `me`, `guest`, `device`, `bot` or `open`."""

    index: int
    kind: SeatKind
    name: str | None
    bot: str | None
    mine: bool
    online: bool
    person: str | None = None
    """The handle of the guest who sits there; null for everybody else."""


class Summary(Struct):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: Phase
    seats: list[SeatResponse]
    host: bool
    mine: list[int]
    actors: list[int]
    practice: bool
    asleep: bool
    """Whether the game goes on only once somebody looks at it: only bots decide there."""
    round: int | None
    """The round of a game that runs; null where nobody knows it."""
    age: int | None
    """The seconds since anything changed there; null where nobody knows it."""
    set_name: str
    """What the set of components is called that it is played with; empty for one without a name."""
    pace: PaceResponse
    """The pace of now."""
    forfeit: Forfeit
    ends: int | None
    """When time runs out next, in milliseconds since 1970: the guest's own where a clock of theirs runs, else the first of anybody;
    null where nobody's does."""
    paused: int | None = None
    """Until when the table pauses, in milliseconds since 1970; null where it does not."""


SummaryJson = Annotated[Raw, Meta(extra={SHAPE: Summary})]


class Lobby(Struct):
    """The tables that the guest may look at."""

    tables: list[SummaryJson]


class TurnResponse(Struct):
    """A table where the guest is to act."""

    id: str
    game: str
    age: int | None
    """The seconds since anything changed there; null where nobody knows it."""
    ends: int | None
    """When the guest's time runs out there, in milliseconds since 1970; null where it does not."""


class Turns(Struct):
    """The tables where the guest is to act, the most urgent first: where other people sit, and the longest wait."""

    turns: list[TurnResponse]


class SubstitutionResponse(Struct):
    """A seat was handed to a bot, or taken back (`bot` is null); `ply` is the number of actions before that."""

    ply: int
    seat: int
    bot: str | None


class PracticeResponse(Struct):
    """Which game a practice game goes on from, and after how many actions."""

    table: str | None
    """The id of the table where it was played; null where it came from a file."""
    ply: int


class OutcomeResponse(Struct):
    """How a game ended."""

    scores: list[int]
    """Points by seat."""
    winners: list[int]
    """The seats that won; several share the victory."""


class TableResponse(Struct, kw_only=True):
    """A table, for one viewer at one of their seats."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    version: int
    position: int
    phase: Phase
    seats: list[SeatResponse]
    host: bool
    host_seat: int | None
    """The first seat that the host decides for; null where they sit nowhere."""
    mine: list[int]
    seat: int | None = field(name="as")
    view: ViewJson
    legal: LegalJson
    actors: list[int]
    log: list[LineJson]
    undo: int
    commitment: str
    key: str | None
    components: SetOfTable
    again: str | None
    handed: list[SubstitutionResponse]
    patience: int
    substitute: str
    """The bot that others may let play for who is away."""
    hints: bool
    """Whether players may ask for hints."""
    practice: PracticeResponse | None
    outcome: OutcomeResponse | None
    """Of a game that is over."""
    time: TimeResponse


class MomentResponse(Struct, kw_only=True):
    """A game as it stood after a line of its log, for one viewer at one of their seats. Nothing can be done there."""

    version: int
    """Of the table, whose log has the line."""
    ply: int
    seat: int | None = field(name="as")
    actors: list[int]
    """Who was to act then."""
    view: ViewJson


TableJson = Annotated[Raw, Meta(extra={SHAPE: TableResponse})]


class ChangeEvent(Struct):
    """A change of a table, for viewers at one seat who have its version `base`.

    `merge` and `gone` are a merge patch of its fields `view` and `time` (`tertulia.server.http.merge_patch`)."""

    base: int
    version: int
    position: int
    actors: list[int]
    undo: int
    kept: int
    """The number of lines of the log that are as they were, from the first on; those after them are replaced by `log`."""
    log: list[LineJson]
    legal: LegalJson
    merge: MergeJson
    """Values that are new or different."""
    gone: list[list[str]]
    """Paths of values to drop first. A value at the same path in `merge` takes their place."""


class PresenceEvent(Struct):
    """Who is there, and what each seat is called."""

    online: list[int]
    names: list[str | None]
    away: list[int]
    """For how many seconds whoever sits on each seat is away; 0 where they are there, or nobody sits there."""


class Refusal(Struct, omit_defaults=True):
    """The body of every error."""

    error: str
    message: str
    accepted: list[str] | None = None
    table: TableJson | None = None
