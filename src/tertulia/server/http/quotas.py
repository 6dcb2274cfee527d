"""How much one address, or one guest, may have: of requests, and of what costs the server more than an answer."""

from __future__ import annotations

from tertulia.server.domain.errors import TooMany, TooManyAnalyses, TooManyHints, TooManyReplays, TooManyTables
from tertulia.server.http.limits import Rate
from tertulia.server.settings import Settings


class Quota:
    """What each key may have of one thing in a period; more is refused with the thing's own code."""

    def __init__(self, most: int, period: float, refusal: type[TooMany], message: str) -> None:
        self._rate, self._refusal, self._message = Rate(most, period), refusal, message

    def spend(self, key: str, amount: float = 1.0) -> None:
        """Take so much of it. Raises the refusal, which says after how many seconds there is enough; then nothing is taken."""
        if wait := self._rate.wait(key, amount):
            raise self._refusal(self._message, retry_after=wait)


class Quotas:
    """All quotas of the routes. Keys are addresses, but for the hints of a guest."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Quota(settings.tables_an_hour, 3600, TooManyTables, "too many new tables from one address")
        """New tables: they stay on the disk."""
        self.checks = Quota(settings.checks_an_address, 60, TooMany, "too many sets checked for one address")
        """Sets of components that are being written."""
        self.moments = Quota(
            settings.moments_an_address, 60, TooManyReplays, "too many earlier moments for one address"
        )
        """Earlier moments of games that are looked at."""
        self.plies = Quota(settings.plies_an_address, 60, TooManyReplays, "too many plies played again for one address")
        """Plies that are played again."""
        self.lines = Quota(settings.lines_an_address, 60, TooMany, "too many long pages for one address")
        """Lines of logs that are sent with whole tables."""
        self.hints = Quota(settings.hints_a_minute, 60, TooManyHints, "too many hints for one guest")
        self.hints_of_address = Quota(settings.hints_an_address, 60, TooManyHints, "too many hints for one address")
        self.analyses = Quota(
            settings.analyses_an_hour, 3600, TooManyAnalyses, "too many games to be analysed for one address"
        )
