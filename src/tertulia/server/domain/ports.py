"""Interfaces of the packages that the domain uses: storage, live connections, profiles and workers.

These packages implement the interfaces, so that the domain imports none of them. Every method of a store may raise
`StorageFault`; then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence, Set
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import Struct, field

from tertulia.analysis import Advice, Analysis
from tertulia.play import Match
from tertulia.play.visibility import Events
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.seats import GuestId, Seats
from tertulia.server.domain.state import DEFAULT_AGREEMENT, Agreement, Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused


class LineStep(Struct):
    """A step of a better continuation, which was not played, and its effect."""

    seat: int
    action: str
    """In notation."""
    events: Events
    hint: dict[str, Any] = field(default_factory=dict)
    """If there are no events: facts about the action, as for a legal action."""


class BetterLine(Struct):
    """The continuation after the best action of a decision, as far as it is known."""

    decision: int
    """The index of the decision in the analysis."""
    steps: list[LineStep]
    played: dict[str, Any] = field(default_factory=dict)
    """Facts about the action that was played instead, as in `LineStep.hint`."""


class AnalysisReport(Struct):
    """The analysis of a finished game: the value of each decision, and better continuations."""

    analysis: Analysis
    lines: list[BetterLine]


R = TypeVar("R")
Pace = Callable[[], None]
"""Called at every replayed ply. It pauses to let other requests run, and raises once no request waits for the
replay."""


FAULTS: Mapping[str, str] = {
    "disk-full": "the server's disk is full; nothing has changed",
    "storage-busy": "another program has locked the server's database; nothing has changed",
    "storage-damaged": "the server's database is damaged; nothing has changed",
    "storage-away": "the server's database does not respond; check whether the change was made before you repeat it",
    "storage": "the server cannot read or write its database; nothing has changed",
}
"""The messages of `StorageFault` by its code."""


class StorageFault(Refused):
    """Stored data could not be read or written.

    No change was made, but after `storage-away` it may have been.
    """

    def __init__(self, code: str, cause: BaseException | None = None) -> None:
        super().__init__(FAULTS[code])
        self.code = code
        self.__cause__ = cause


class VersionConflict(Exception):
    """The stored table has another version than the one that a change was made from: nothing was stored.

    Another process has changed the table. Read it again before the change is retried.
    """


class TableStore(Protocol):
    """Stores tables. Several processes may write to the storage.

    A change is stored only if the table still has the version that the change was made from.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes write to the storage, too."""

    async def load(self, table_id: str) -> Table | None:
        """The stored table, or None if it does not exist.

        Raises a kind of `TableClosed` if it cannot be rebuilt.
        """

    async def create(self, table: Table) -> None:
        """Store a new table."""

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        """Store a new state of a table, and tables that the change has opened, in one transaction.

        Raises `VersionConflict` if another process has changed the table since.
        """

    async def newer(self, tables: Sequence[Table]) -> Mapping[str, TableState | TableClosed]:
        """The stored states, by id, of tables whose stored version differs from the one in memory.

        For a table that cannot be rebuilt, the value is the reason. Tables that change in memory during the call are
        omitted.
        """

    async def versions(self, tables: Collection[str]) -> Mapping[str, int]:
        """The stored versions of tables by id; unknown tables are omitted."""

    async def with_bots_to_act(self) -> list[str]:
        """The ids of tables where a player may wait for a bot."""

    async def with_clocks(self) -> list[str]:
        """The ids of running tables that change by themselves, for instance when a player times out."""


class Chosen(NamedTuple):
    """The name and language that a guest has chosen."""

    name: str
    language: str | None


class GuestStore(Protocol):
    """Stores the names and languages that guests have chosen."""

    async def load_chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        """The stored names and languages by guest id; guests who have chosen nothing are omitted."""

    async def store(self, guest: GuestId, chosen: Chosen) -> None:
        """Store the name and language of a guest."""

    async def store_first_language(self, guest: GuestId, chosen: Chosen) -> None:
        """Store the language of a guest who has none.

        If nothing is stored of the guest, the name is stored, too.
        """


class ListedTable(NamedTuple):
    """A table as the lobby lists it."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: Phase
    host: GuestId
    seats: Seats
    actors: list[int]
    practice: bool = False
    """Whether it is a practice table, which goes on from a position of another game."""
    round: int | None = None
    """The current round of a running game, or None if unknown."""
    age: int | None = None
    """Seconds since the table last changed, or None if unknown."""
    set_name: str = ""
    """The name of the table's component set; empty for a set without a name."""
    agreement: Agreement = DEFAULT_AGREEMENT
    ends: Sequence[int | None] = ()
    """When the clock of each seat runs out, in milliseconds since 1970; None for a clock that does not run."""
    paused: int | None = None
    """When the current pause ends, in milliseconds since 1970, or None."""


class Turn(NamedTuple):
    """A table where a guest is to act."""

    id: str
    game: str
    age: int | None
    """Seconds since the table last changed, or None if unknown."""
    ends: int | None = None
    """When the guest's clock runs out there, in milliseconds since 1970, or None."""


class Listing(NamedTuple):
    """Tables of a list, and the names of the guests who sit there."""

    tables: list[ListedTable]
    names: Mapping[GuestId, str]
    made: dict[str, bytes]
    """A cache of encoded tables by id, for lists that many visitors get. It is valid for the tables as they were
    read."""

    def name(self, guest: GuestId) -> str:
        """The name of a guest who sits at one of the tables."""
        return self.names[guest]


class TableList(Protocol):
    """Lists tables for the lobby and for a guest's turns."""

    async def listed(self, guest: GuestId | None) -> Listing:
        """A guest's own tables, those with an invitation, and public ones that are not over.

        The tables changed last come first, finished ones at the end. A visitor without a guest id (None) gets only
        public ones.
        """

    async def turns(self, guest: GuestId) -> list[Turn]:
        """The tables where a guest is to act: first those with other guests, then those unchanged for longest."""


class Logs(Protocol):
    """Compresses the logs of finished games."""

    async def unpacked(self) -> list[str]:
        """The ids of tables whose game is over and whose log is not compressed."""

    async def pack(self, table_id: str) -> bool:
        """Compress the log of a finished game. Returns False if it cannot be read completely."""


class AnalysisStore(Protocol):
    """Stores the analysis reports of finished games."""

    async def read(self, table_id: str) -> AnalysisReport | None:
        """The report of a table's game, or None if there is none or it cannot be read."""

    async def keep(self, table_id: str, report: AnalysisReport) -> None:
        """Store the report of a table's game."""


class Health(Protocol):
    """Checks whether the storage accepts writes."""

    async def fault(self) -> StorageFault | None:
        """The fault that prevents writing now, or None."""


class TableNews(NamedTuple):
    """A message of another process about a table: its new version, or 0 if a player there has a new name."""

    table: str
    version: int


NewsHandler = Callable[[Sequence[TableNews]], Awaitable[None]]
"""Called with all messages that have arrived since the previous call returned."""


class Audience(Protocol):
    """Knows who looks at each table, and notifies live connections of changes."""

    def online(self, table_id: str) -> Set[GuestId]:
        """The guests who look at a table."""

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Note a request or an action of a guest at a table, or of a spectator without a cookie (None).

        `sits` says whether the guest sits at the table.
        """

    def seconds_away(self, table_id: str, guest: GuestId) -> float:
        """Seconds since a guest last looked at a table or requested it; 0 while the guest does.

        After a start of the server, all clients get a while to reconnect. For guests not seen since, the time counts
        from there.
        """

    def watched(self, table_id: str) -> bool:
        """Whether any visitor looks at a table."""

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Notify the live connections of a table of a change; with `people`, of changed presence or names."""


class Naming(Protocol):
    """Provides the names of guests."""

    def name(self, guest: GuestId, /) -> str:
        """The guest's chosen name, or the default name that follows from their id."""

    def handle(self, guest: GuestId, /) -> str:
        """The guest's public identifier; the id is secret."""


class GuestProfiles(Naming, Protocol):
    """Provides the names and languages of guests."""

    async def load_profiles(self, guests: Iterable[GuestId]) -> Sequence[object]:
        """Load the profiles of guests.

        `name` knows the guests' chosen names as long as the result is referenced.
        """

    async def reload_profiles(self, guests: Iterable[GuestId]) -> None:
        """Reload the guests' names and languages from the storage: another process may have changed them."""

    def language(self, guest: GuestId) -> str | None:
        """The language that the guest has chosen, or None."""

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        """Store the guest's name and language."""

    async def note_language(self, guest: GuestId, language: str) -> None:
        """Store the language of a guest's browser if they have none.

        Notifications and emails are written in it.
        """


class Requester(NamedTuple):
    """The source of a request for a replay, hint or analysis. Addresses share the capacity fairly."""

    address: str
    guest: str = ""


class ReplayService(Protocol):
    """Replays games in the background."""

    async def replay(self, requester: Requester, plies: int, work: Callable[[Pace], R]) -> R:
        """Run `work`, which replays about `plies` plies, and return its result.

        Raises what `work` raises, and `TooManyReplays` if too many plies wait.
        """


class HintService(Protocol):
    """Computes hints."""

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """The best few actions of a seat that is to act in the table's match, the best first.

        The result depends only on what the seat can know. The caller checks that the guest may ask (`match_for_hint`).
        Raises `TooManyHints` if too many requests wait. Raises `StaleMove` if the table moves on meanwhile, or if a
        request for the seat arrives at another position.
        """


class AnalysisProgress(Protocol):
    """Progress of an analysis."""

    @property
    def done(self) -> int:
        """The number of decisions and random draws that are analysed."""

    @property
    def total(self) -> int:
        """The number of all decisions and random draws; 0 until they are counted."""


class AnalysisService(Protocol):
    """Analyses finished games."""

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        """The stored report of a table's game, or None.

        Raises `NotOver` while the game runs, because the report reveals hidden information.
        """

    def progress(self, table: Table) -> AnalysisProgress | None:
        """The progress of a running analysis, or None.

        An analysis ends if its progress is no longer requested.
        """

    def require_capacity(self, address: str) -> None:
        """Raises `TooManyAnalyses` if no further analysis can be started now."""

    def start(self, table: Table, requester: Requester) -> AnalysisProgress:
        """Start the analysis of a finished game in the background, unless it runs already.

        Raises `ComponentsChanged` if the component set of the game is not stored here.
        """
