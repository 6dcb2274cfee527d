"""The ports of the server: what the domain and its callers need of the storage, of live connections, of the guests' profiles and
of the workers. The packages beside the domain implement them, so the domain imports none of those packages.

Every method of the storage may raise `StorageFault`; then nothing has changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence, Set
from typing import NamedTuple, Protocol, TypeVar

from tertulia.analysis import Advice
from tertulia.play import Match
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.errors import TableClosed
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import USUAL, Agreement
from tertulia.server.domain.seats import Seats
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused

R = TypeVar("R")
Pace = Callable[[], None]
"""To be called at every ply: it lets others come first, and ends the work where nobody waits for it any more."""


FAULTS: Mapping[str, str] = {
    "disk-full": "the server's disk is full; nothing has changed",
    "storage-busy": "another program holds the server's database; nothing has changed",
    "storage-damaged": "the server's database is damaged here; nothing has changed",
    "storage-away": "the server's database does not answer; see whether it was done before you repeat it",
    "storage": "the server cannot read or write its database; nothing has changed",
}
"""The message of a fault by its code."""


class StorageFault(Refused):
    """Something stored could not be read or written; what was to be changed is as it was."""

    def __init__(self, code: str, cause: BaseException | None = None) -> None:
        super().__init__(FAULTS[code])
        self.code = code
        self.__cause__ = cause


class VersionConflict(Exception):
    """The storage has another version of a table than a change was made from: another process has changed it. Nothing has
    changed; whoever wants it reads the table again first."""


class TableStore(Protocol):
    """The tables as they are stored. Several processes may write there: each change is made under the condition that the table
    still has the version that the change was made from."""

    @property
    def shared(self) -> bool:
        """Whether other processes write there, too."""

    async def load(self, table_id: str) -> Table | None:
        """A table as it was left, None where there is none. Raises a kind of `TableClosed` where it cannot be made again."""

    async def create(self, table: Table) -> None:
        """Keep a new table."""

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        """Keep the state that a table has from now on, and tables that were opened by the same change: all or nothing. Raises
        `VersionConflict` where another process has changed the table meanwhile."""

    async def newer(self, tables: Sequence[Table]) -> Mapping[str, TableState | TableClosed]:
        """By id, the states of those tables of which the storage has another version than the memory, or why one cannot be made
        again. Left out, too, are tables that change in memory meanwhile."""

    async def versions(self, tables: Collection[str]) -> Mapping[str, int]:
        """The versions that the storage has of those of the tables that are there."""

    async def with_bots_to_act(self) -> list[str]:
        """The ids of the tables where somebody may wait for a bot."""

    async def with_clocks(self) -> list[str]:
        """The ids of the running tables where something may happen by itself: somebody's time may run out."""


class Chosen(NamedTuple):
    """What a guest has chosen."""

    name: str
    language: str | None


class GuestStore(Protocol):
    """The names and languages that guests have chosen, as they are stored."""

    async def chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        """The choices of those of the guests who have chosen anything."""

    async def keep(self, guest: GuestId, chosen: Chosen) -> None:
        """Keep what a guest has chosen."""

    async def keep_first_language(self, guest: GuestId, chosen: Chosen) -> None:
        """Store the language of a guest who has none; with the name if nothing is stored of the guest."""


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
    """Whether it goes on from a position of another game."""
    round: int | None = None
    """The round of a game that runs; None where nobody knows it."""
    age: int | None = None
    """The seconds since anything changed there; None where nobody knows it."""
    set_name: str = ""
    """What the set of components is called that it is played with; empty for one without a name."""
    agreement: Agreement = USUAL
    ends: Sequence[int | None] = ()
    """When the time of each seat runs out, in milliseconds since 1970; None for one whose clock does not run."""
    paused: int | None = None
    """Until when the table pauses, in milliseconds since 1970."""


class Turn(NamedTuple):
    """A table where a guest is to act."""

    id: str
    game: str
    age: int | None
    """The seconds since anything changed there; None where nobody knows it."""
    ends: int | None = None
    """When the guest's time runs out there, in milliseconds since 1970."""


class Listing(NamedTuple):
    """Tables, and what the guests are called who sit there."""

    tables: list[ListedTable]
    names: Mapping[GuestId, str]
    made: dict[str, bytes]
    """What has been made of tables that are listed to many, by table: kept for as long as these are as they were read."""

    def name(self, guest: GuestId) -> str:
        """What a guest is called who sits at one of the tables."""
        return self.names[guest]


class TableList(Protocol):
    """The tables that a guest may look at."""

    async def listed(self, guest: GuestId | None) -> Listing:
        """A guest's own tables and the public ones that are not over: of each what is over last, the latest change first."""

    async def turns(self, guest: GuestId) -> list[Turn]:
        """The tables where a guest is to act: first those where other people sit, and the longest wait first."""


class Logs(Protocol):
    """Logs of finished games, which may take less room."""

    async def unpacked(self) -> list[str]:
        """The ids of the tables whose game is over and whose log is not packed."""

    async def pack(self, table_id: str) -> bool:
        """Pack the log of one of them; False where it cannot be read whole."""


class AnalysisStore(Protocol):
    """The reports on finished games, as they are stored."""

    async def read(self, table_id: str) -> AnalysisReport | None:
        """The report on a table's game; None where there is none, or where it cannot be read any more."""

    async def keep(self, table_id: str, report: AnalysisReport) -> None:
        """Keep the report on a table's game."""


class Health(Protocol):
    """Whether the storage takes what is played."""

    async def fault(self) -> StorageFault | None:
        """The fault that hinders writing now; None where nothing does."""


class TableNews(NamedTuple):
    """What another process says of a table: the version that it has, or (0) that somebody there is called otherwise."""

    table: str
    version: int


Heard = Callable[[Sequence[TableNews]], Awaitable[None]]
"""Is called with all that was said since the last call had an end."""


class Audience(Protocol):
    """Who looks at which table, and hears when there is something new."""

    def online(self, table_id: str) -> Set[GuestId]:
        """The guests who are looking at a table."""

    def note(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Note that somebody asks for a table or does something there: a guest, or (None) a spectator without a cookie."""

    def away(self, table_id: str, guest: GuestId) -> float:
        """The seconds since a guest last looked at a table or asked for it, 0 where they do; at most those since everybody could
        come back after the server's start."""

    def watched(self, table_id: str) -> bool:
        """Whether anybody is looking at a table."""

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Tell everybody who looks at a table that it has changed, or who is there and what they are called."""


class Naming(Protocol):
    """What guests are called."""

    def name(self, guest: GuestId, /) -> str:
        """The guest's name: their own choice, or the one that their id gives them."""

    def handle(self, guest: GuestId, /) -> str:
        """What others may call the guest by: their id is told to nobody else."""


class GuestProfiles(Naming, Protocol):
    """The names and languages of guests."""

    async def meet(self, guests: Iterable[GuestId]) -> Sequence[object]:
        """The profiles of the guests; `name` knows a guest for as long as somebody holds their profile."""

    async def read_again(self, guests: Iterable[GuestId]) -> None:
        """Have the guests' choices as they are stored now: another process may have changed them."""

    def language(self, guest: GuestId) -> str | None:
        """The language that the guest has chosen; None where they have chosen none."""

    async def change(self, guest: GuestId, name: str, language: str | None) -> None:
        """Keep the name and the language that a guest has chosen."""

    async def note_language(self, guest: GuestId, language: str) -> None:
        """Store the language that a guest's browser shows, unless they have one: notifications and emails are in it."""


class Requester(NamedTuple):
    """Who wants a game played again or thought about, and from where."""

    address: str
    guest: str = ""


class Replaying(Protocol):
    """Where games are played again, aside from everything that people wait for at their tables."""

    async def replay(self, requester: Requester, plies: int, work: Callable[[Pace], R]) -> R:
        """The result of a piece of work that plays about `plies` plies. Raises what it raises, and `TooManyReplays` where too many
        plies wait."""


class Advisers(Protocol):
    """Who says what a seat might do."""

    async def hint(self, table: Table, match: Match, seat: int, requester: Requester) -> Sequence[Advice]:
        """The best few actions of a seat that is to act in the table's match, the best first; the same for the same position,
        whatever the seat cannot know. Whether somebody may ask is for the caller to check (`hinted_match`).

        Raises `TooManyHints` where too many wait, and `StaleMove` where the table moves on meanwhile, or somebody asks for the same
        seat at another position."""


class Advance(Protocol):
    """How far an analysis is."""

    @property
    def done(self) -> int:
        """The number of decisions and draws that are judged."""

    @property
    def of(self) -> int:
        """The number of all decisions and draws; 0 where they are not counted yet."""


class Analysts(Protocol):
    """Who explains games that are over."""

    async def kept(self, table: Table) -> AnalysisReport | None:
        """The report on a table's game; None where there is none yet. Raises `NotOver` while it runs: what is hidden would be
        told."""

    def progress(self, table: Table) -> Advance | None:
        """How far the analysis of a game is; None where nobody has asked for one."""

    def require_room(self, address: str) -> None:
        """Raises `TooManyAnalyses` where no more can be taken on now."""

    def begin(self, table: Table, requester: Requester) -> Advance:
        """Have a finished game analysed in the background."""
