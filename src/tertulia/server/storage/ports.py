"""What others need of the storage, whatever keeps it. Everything here may raise `StorageFault`: then nothing has changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from tertulia.server.domain.seats import Seats
from tertulia.server.domain.state import Phase, TableState
from tertulia.server.domain.table import Table
from tertulia.server.errors import Refused
from tertulia.server.identity.ids import GuestId

FAULTS: Mapping[str, str] = {
    "disk-full": "the server's disk is full; nothing has changed",
    "storage-busy": "another program holds the server's database; nothing has changed",
    "storage-damaged": "the server's database is damaged here; nothing has changed",
    "storage": "the server cannot read or write its database; nothing has changed",
}
"""By code, what is said of a fault."""


class StorageFault(Refused):
    """What is kept could not be read or written; what was to be changed is as it was."""

    def __init__(self, code: str, cause: BaseException | None = None) -> None:
        super().__init__(FAULTS[code])
        self.code = code
        self.__cause__ = cause


class TableStore(Protocol):
    """Tables at rest."""

    async def load(self, table_id: str) -> Table | None:
        """A table as it was left, None where there is none; a kind of `TableClosed` where it cannot be made again."""

    async def create(self, table: Table) -> None:
        """Keep a new table."""

    async def change(self, table: Table, state: TableState, opened: Sequence[Table] = ()) -> None:
        """Keep the state that a table has from now on, and tables that were opened by the same change: all or nothing."""

    async def with_bots_to_act(self) -> list[str]:
        """The ids of the tables where somebody may wait for a bot."""


class Chosen(NamedTuple):
    """What a guest has chosen."""

    name: str
    language: str | None


class GuestStore(Protocol):
    """What guests have chosen."""

    async def chosen(self, guests: Collection[GuestId]) -> Mapping[GuestId, Chosen]:
        """What those of the guests have chosen who have chosen anything."""

    async def keep(self, guest: GuestId, chosen: Chosen) -> None:
        """Keep what a guest has chosen."""


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


class TableList(Protocol):
    """The tables that a guest may look at."""

    async def listed(self, guest: GuestId | None) -> list[ListedTable]:
        """A guest's own tables and the public ones that are not over, the latest change first."""


class Logs(Protocol):
    """Logs of finished games, which may take less room."""

    async def unpacked(self) -> list[str]:
        """The ids of the tables whose game is over and whose log is not packed."""

    async def pack(self, table_id: str) -> bool:
        """Pack the log of one of them; False where it cannot be read whole."""


class AnalysisStore(Protocol):
    """What is thought of finished games."""

    async def read(self, table_id: str) -> bytes | None:
        """A game explained, as JSON; None where it was not, or where that cannot be read any more."""

    async def keep(self, table_id: str, explained: bytes) -> None:
        """Keep a game explained."""


class Health(Protocol):
    """Whether the storage takes what is played."""

    async def fault(self) -> StorageFault | None:
        """What hinders writing now, None where nothing does."""
