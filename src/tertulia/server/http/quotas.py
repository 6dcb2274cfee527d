"""How much one address, or one guest, may have of what costs the server more than an answer."""

from __future__ import annotations

from tertulia.server.domain.errors import TooMany, TooManyAnalyses, TooManyHints, TooManyReplays, TooManyTables
from tertulia.server.domain.ids import GuestId
from tertulia.server.http.limits import Rate
from tertulia.server.settings import Settings


class Quotas:
    """All of them; each refuses what is too much by its own name, and says when it is worth asking again."""

    def __init__(self, settings: Settings) -> None:
        self._openings = Rate(settings.tables_an_hour, 3600)
        self._moments, self._plies = Rate(settings.moments_an_address, 60), Rate(settings.plies_an_address, 60)
        self._lines = Rate(settings.lines_an_address, 60)
        self._hints, self._hints_of_address = Rate(settings.hints_a_minute, 60), Rate(settings.hints_an_address, 60)
        self._analyses = Rate(settings.analyses_an_hour, 3600)

    def open_table(self, address: str) -> None:
        """A table more: it stays on the disk."""
        _refuse(TooManyTables("too many new tables from one address"), self._openings.wait(address))

    def look_back(self, address: str) -> None:
        """An earlier moment of a game."""
        _refuse(TooManyReplays("too many earlier moments for one address"), self._moments.wait(address))

    def replay(self, address: str, plies: int) -> None:
        """So many plies that are played again."""
        _refuse(TooManyReplays("too many plies played again for one address"), self._plies.wait(address, plies))

    def read(self, address: str, lines: int) -> None:
        """So many lines of a log."""
        _refuse(TooMany("too many long pages for one address"), self._lines.wait(address, lines))

    def hint(self, guest: GuestId, address: str) -> None:
        """A hint."""
        _refuse(TooManyHints("too many hints for one guest"), self._hints.wait(guest))
        _refuse(TooManyHints("too many hints for one address"), self._hints_of_address.wait(address))

    def analyse(self, address: str) -> None:
        """A game that is analysed."""
        _refuse(TooManyAnalyses("too many games to be analysed for one address"), self._analyses.wait(address))


def _refuse(refusal: TooMany, wait: float) -> None:
    if wait:
        refusal.retry_after = wait
        raise refusal
