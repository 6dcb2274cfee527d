"""Interfaces that the domain uses and other packages implement.

They concern storage, live connections, profiles and workers, so the domain imports none of those packages. Every method
of a store may raise `StorageFault`; then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence, Set
from datetime import datetime
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
    """One action of a better continuation (`BetterLine`), with the events that it would have caused."""

    seat: int
    action: str
    """The action in notation."""
    events: Events
    hint: dict[str, Any] = field(default_factory=dict)
    """Facts about the action, such as its price, if `events` is empty; otherwise an empty dict."""


class BetterLine(Struct):
    """A continuation of the game that begins with the best action instead of the one that was played."""

    decision: int
    """The index of the decision in the list of analysed decisions."""
    steps: list[LineStep]
    played: dict[str, Any] = field(default_factory=dict)
    """Facts about the action that the player chose, such as its price; empty if the action had events."""


class AnalysisReport(Struct):
    """The analysis of a finished game: the value of each decision, and better continuations."""

    analysis: Analysis
    lines: list[BetterLine]


R = TypeVar("R")
Pace = Callable[[], None]
"""A function that a replay calls at every ply.

It pauses the replay to let other requests run. It raises an exception, which ends the replay, once the caller no longer
waits for the result.
"""


FAULTS: Mapping[str, str] = {
    "disk-full": "the server's disk is full; nothing has changed",
    "storage-busy": "another program has locked the server's database; nothing has changed",
    "storage-damaged": "the server's database is damaged; nothing has changed",
    "storage-away": "the server's database does not respond; check whether the change was made before you repeat it",
    "storage": "the server cannot read or write its database; nothing has changed",
}
"""The messages of `StorageFault` by its `code`."""


class StorageFault(Refused):
    """Stored data could not be read or written. `code` is one of `FAULTS`.

    Nothing has changed, unless the code is `storage-away` (the database does not answer): then a change may have been
    stored.
    """

    def __init__(self, code: str, cause: BaseException | None = None) -> None:
        super().__init__(FAULTS[code])
        self.code = code
        self.__cause__ = cause


class VersionConflict(Exception):
    """A change was not stored, because another process has changed the stored table meanwhile.

    The stored version differs from the one that the change was made from. Read the table again before a retry.
    """


class TableStore(Protocol):
    """Stores tables.

    Several processes may write to the storage. So a change is stored only if the stored table still has the version
    that the change was made from.
    """

    shared: bool
    """Whether several processes may write to the storage."""

    async def load(self, table_id: str) -> Table | None:
        """Return the stored table, or None if it does not exist.

        Raises a kind of `TableClosed` if the table cannot be rebuilt from its stored data.
        """

    async def create(self, table: Table) -> None:
        """Store a new table."""

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        """Store a new state of a table, and the new tables `opened` (such as a rematch), in one transaction.

        Raises `VersionConflict` if another process has changed the table since it was read.
        """

    async def newer(self, tables: Sequence[Table]) -> Mapping[str, TableState | TableClosed]:
        """Return the stored states, by id, of tables whose stored version differs from the one in memory.

        For a table that cannot be rebuilt from its stored data, the value is the error. Tables that change in memory
        during the call are omitted.
        """

    async def versions(self, tables: Collection[str]) -> Mapping[str, int]:
        """Return the stored versions of tables by id; unknown tables are omitted."""

    async def with_bots_to_act(self) -> list[str]:
        """Return the ids of running tables where a bot may have to act.

        Tables where bots play all seats are omitted unless they have clocks, because no player waits there.
        """

    async def with_clocks(self) -> list[str]:
        """Return the ids of running tables that change by themselves, for instance when a clock runs out."""


class Chosen(NamedTuple):
    """The name and language that a guest has chosen; the language is None if they have chosen none."""

    name: str
    language: str | None


class GuestStore(Protocol):
    """Stores the names and languages that guests have chosen."""

    async def load_chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        """Return the stored names and languages by guest id; guests without any are omitted."""

    async def store(self, guest: GuestId, choice: Chosen) -> None:
        """Store the name and language of a guest."""

    async def store_first_language(self, guest: GuestId, choice: Chosen) -> None:
        """Store the language of a guest's browser, unless a language of the guest is stored already.

        The name in `choice` is stored, too, if neither a name nor a language of the guest is stored yet.
        """


class ListedTable(NamedTuple):
    """The data of a table that the lobby lists, without its log and position."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    phase: Phase
    host: GuestId
    seats: Seats
    actors: list[int]
    practice: bool = False
    """Whether it is a practice table, which continues from a position of another game."""
    round: int | None = None
    """The current round, from 1; None if the game is not running, or if it has no rounds."""
    age: int | None = None
    """Seconds since the table last changed, or None if the stored time of the change is damaged."""
    set_name: str = ""
    """The name of the table's component set; empty for a set without a name, and for the game's own set."""
    agreement: Agreement = DEFAULT_AGREEMENT
    deadlines: Sequence[int | None] = ()
    """When each seat's clock runs out, in milliseconds since 1970; None for a clock that does not run."""
    paused_until: int | None = None
    """When the current pause ends, in milliseconds since 1970; None if the game is not paused."""


class Turn(NamedTuple):
    """A table at which it is a guest's turn."""

    id: str
    game: str
    age: int | None
    """Seconds since the table last changed, or None if the stored time of the change is damaged."""
    deadline: int | None = None
    """When the guest's clock at the table runs out, in milliseconds since 1970; None if it does not run."""


class Listing(NamedTuple):
    """A list of tables, and the names of the guests who sit at them."""

    tables: list[ListedTable]
    names: Mapping[GuestId, str]
    encoded_tables: dict[str, bytes]
    """Cache of the JSON texts of public tables in `tables`, by table id.

    It serves visitors who neither sit at the table nor are its host.
    """

    def name(self, guest: GuestId) -> str:
        """Return the name of a guest who sits at one of the listed tables."""
        return self.names[guest]


class TableList(Protocol):
    """Lists tables for the lobby, and the tables where a guest may act."""

    async def list_tables(self, guest: GuestId | None) -> Listing:
        """Return a guest's own tables, those that invite the guest, and public tables that are not over.

        The most recently changed tables come first, finished ones last. A visitor without a guest id (None) gets only
        public tables.
        """

    async def turns(self, guest: GuestId) -> list[Turn]:
        """Return the tables where it is a guest's turn, the most urgent first.

        Tables with a deadline come first, the earliest deadline first. Then come tables with other players, then tables
        with bots only; in both groups, the table that has waited longest comes first.
        """


class Logs(Protocol):
    """Compresses the logs of finished games."""

    async def list_unpacked(self) -> list[str]:
        """Return the ids of tables whose game is over and whose log is not compressed yet."""

    async def pack(self, table_id: str) -> bool:
        """Compress the log of a finished game. Returns False if the log is damaged; then it stays as it is."""


class UnstartedTables(Protocol):
    """Stored tables whose game has not started."""

    async def close_tables(self, untouched_since: datetime) -> Sequence[str]:
        """Delete unstarted tables without changes since `untouched_since`, and notify hosts and players.

        Returns the ids of the deleted tables. Raises `StorageFault`.
        """

    async def warn_players(self, since: datetime, until: datetime) -> int:
        """Warn hosts and players that their unstarted table will be closed.

        A table counts if its last change was at or after `since`, and before `until`. Returns the number of tables.
        Raises `StorageFault`.
        """


class AnalysisStore(Protocol):
    """Stores the analysis reports of finished games."""

    async def read(self, table_id: str) -> AnalysisReport | None:
        """Return the analysis report of a table's game, or None if it is missing or cannot be read."""

    async def keep(self, table_id: str, report: AnalysisReport) -> None:
        """Store the analysis report of a table's game."""


class Health(Protocol):
    """Checks whether the storage accepts writes."""

    async def fault(self) -> StorageFault | None:
        """Return the fault that prevents writing to the storage now, or None if writing is possible."""


class TableNews(NamedTuple):
    """A message to other processes that a table or a chat room has changed.

    `table` is the table's id and `version` its new version, or 0 if a player at the table has a new name. For a chat
    room, `table` is the room's name and `version` the number of its last line.
    """

    table: str
    version: int


NewsHandler = Callable[[Sequence[TableNews]], Awaitable[None]]
"""A function that handles news from other processes.

It is called with all news that have arrived since its previous call returned.
"""


class Audience(Protocol):
    """Knows which guests look at each table, and wakes the live connections of a table."""

    def online(self, table_id: str) -> Set[GuestId]:
        """Return the guests who look at a table now."""

    def note_request(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Record that a guest requested a table or acted there.

        `guest` is None for a spectator without a cookie. `sits` says whether the guest sits at the table.
        """

    def seconds_away(self, table_id: str, guest: GuestId) -> float:
        """Return the seconds since a guest last looked at a table or requested it; 0 while they look at it.

        After the server starts, clients have a grace period to reconnect. For guests not seen since the start, the
        result is the time since the end of this period.
        """

    def is_watched(self, table_id: str) -> bool:
        """Whether any visitor looks at a table now."""

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Have the live connections of a table send its changes to their clients.

        If `people` is True, they also send the players' names and which guests are present.
        """


class Naming(Protocol):
    """Interface that provides the names and public handles of guests."""

    def name(self, guest: GuestId, /) -> str:
        """Return the guest's chosen name, or the default name that follows from the id."""

    def handle(self, guest: GuestId, /) -> str:
        """Return the guest's public identifier. The guest id itself is secret."""


class GuestProfiles(Naming, Protocol):
    """Provides the names and languages of guests."""

    async def load_profiles(self, guests: Iterable[GuestId]) -> Sequence[object]:
        """Load the names and languages of guests, and return them as profiles.

        Loaded profiles stay in memory as long as the caller keeps the result. The methods `name` and `language` read
        them.
        """

    async def reload_profiles(self, guests: Iterable[GuestId]) -> None:
        """Load names and languages from the storage again, because another process may have changed them.

        Only those of `guests` whose profiles are in memory are loaded.
        """

    def language(self, guest: GuestId) -> str | None:
        """Return the language that a guest has chosen, as far as the guest's profile is in memory.

        None if the guest has chosen no language, or if the profile is not in memory (`load_profiles`).
        """

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        """Store a guest's name and language."""

    async def note_language(self, guest: GuestId, language: str) -> None:
        """Store the language of a guest's browser, unless a language of the guest is stored already.

        Notifications and emails to the guest are written in this language.
        """


class Requester(NamedTuple):
    """The internet address and the guest that request a replay, a hint or an analysis.

    Computing time is divided fairly between addresses. `guest` is empty for a visitor without a guest id.
    """

    address: str
    guest: str = ""


class ReplayService(Protocol):
    """Replays games in the background; divides the computing time fairly between internet addresses."""

    async def replay(self, requester: Requester, plies: int, work: Callable[[Pace], R]) -> R:
        """Run `work`, which replays about `plies` plies, and return its result.

        Raises the exceptions of `work`, and `TooManyReplays` if too many plies wait to be replayed.
        """


class HintService(Protocol):
    """Interface that computes the best actions of a seat, for players who request a hint."""

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """Return the best few actions of a seat that may act in the table's match, the best first.

        The result depends only on facts that the seat can know. The caller checks that the guest may ask
        (`match_for_hint`). Raises `TooManyHints` if too many requests wait. Raises `StalePosition` if the seat no
        longer has its decision (`hint_still_valid`), or if a later request for the seat is about another position.
        """


class AnalysisProgress(NamedTuple):
    """Progress of a running analysis: the numbers of analysed and of all decisions and random draws."""

    done: int
    """The number of decisions and random draws that are analysed so far."""
    total: int
    """The number of decisions and random draws in the game; 0 until they are counted."""


class AnalysisService(Protocol):
    """Analyses finished games in the background."""

    async def stored_report(self, table: Table) -> AnalysisReport | None:
        """Return the stored analysis report of a table's game, or None if no report is stored.

        Raises `NotOver` while the game runs, because the report would reveal hidden information.
        """

    async def progress(self, table: Table) -> AnalysisProgress | None:
        """Return the progress of a table's running analysis, or None if none runs.

        An analysis ends if its progress is no longer requested.
        """

    async def require_capacity(self, address: str) -> None:
        """Raise `TooManyAnalyses` if no further analysis can be started for this address now."""

    async def start(self, table: Table, requester: Requester) -> None:
        """Start the analysis of a finished game in the background, unless it runs already.

        Raises `ComponentsChanged` if the component set of the game is not stored here. Raises `TooManyAnalyses` if no
        further analysis can be started for the requester's address now.
        """
