"""How much one address, or one guest, may have: of requests, and of what costs the server more than an answer."""

from __future__ import annotations

from functools import partial

from tertulia.server.domain.account_errors import TooManyExports, TooManyLetters, TooManyLinks
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import (
    TooMany,
    TooManyAnalyses,
    TooManyHints,
    TooManyReplays,
    TooManyTables,
    TooManyTrials,
    TooMuchTalk,
    TooMuchTalkOfGuest,
)
from tertulia.server.http.limits import Rate
from tertulia.server.live.sharing import SharedUse
from tertulia.server.settings import Settings


class Quota:
    """What each key may have of one thing in a period; more is refused with the thing's own code."""

    def __init__(self, most: int, period: float, refusal: type[TooMany], message: str, clock: Clock = SYSTEM) -> None:
        self._rate, self._refusal, self._message = Rate(most, period, clock.monotonic), refusal, message
        self._name = ""
        self._use: SharedUse | None = None

    def share(self, name: str, use: SharedUse) -> None:
        """Count it together with the other processes, under a name."""
        self._name, self._use = name, use
        use.count(name, self._rate.charge)

    def spend(self, key: str, amount: float = 1.0) -> None:
        """Take so much of it. Raises the refusal, which says after how many seconds there is enough; then nothing is taken."""
        whom = key if self._use is None else self._use.named(key)
        if wait := self._rate.wait(whom, amount):
            raise self._refusal(self._message, retry_after=wait)
        if self._use is not None:
            self._use.spend(self._name, whom, amount)


class Quotas:
    """All quotas. Keys are addresses, but for the requests and the hints of a guest."""

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """With `use`, processes count them together."""
        quota = partial(Quota, clock=clock)
        self.requests = quota(settings.requests_a_minute, 60, TooMany, "too many requests")
        self.requests_of_address = quota(settings.requests_an_address, 60, TooMany, "too many requests")
        self.tables = quota(settings.tables_an_hour, 3600, TooManyTables, "too many new tables from one address")
        """New tables: they stay on the disk."""
        self.checks = quota(settings.checks_an_address, 60, TooMany, "too many sets checked for one address")
        """Sets of components that are being written."""
        self.moments = quota(
            settings.moments_an_address, 60, TooManyReplays, "too many earlier moments for one address"
        )
        """Earlier moments of games that are looked at."""
        self.plies = quota(settings.plies_an_address, 60, TooManyReplays, "too many plies played again for one address")
        """Plies that are played again."""
        self.lines = quota(settings.lines_an_address, 60, TooMany, "too many long pages for one address")
        """Lines of logs that are sent with whole tables."""
        self.talk = quota(settings.talk_a_minute, 60, TooMuchTalk, "too many lines of one guest")
        """What is said by who has an account."""
        self.talk_of_guest = quota(
            settings.talk_of_guest,
            60,
            TooMuchTalkOfGuest,
            "too many lines of one guest; with an account one may say more",
        )
        """What is said by who has none."""
        self.talk_of_address = quota(settings.talk_an_address, 60, TooMuchTalk, "too many lines of one address")
        self.hints = quota(settings.hints_a_minute, 60, TooManyHints, "too many hints for one guest")
        self.hints_of_address = quota(settings.hints_an_address, 60, TooManyHints, "too many hints for one address")
        self.analyses = quota(
            settings.analyses_an_hour, 3600, TooManyAnalyses, "too many games to be analysed for one address"
        )
        self.letters = quota(20, 3600, TooManyLetters, "too many mails asked for by one address")
        """Mails with links, for whoever asks."""
        self.letters_to = quota(
            5, 3600, TooManyLetters, "too many mails to one address: wait for those that are on their way"
        )
        """The same, for whoever gets them (keys are addresses of mail)."""
        self.links = quota(240, 3600, TooManyLinks, "too many links and codes tried by one address")
        """Links, codes and keys that are made and tried."""
        self.exports = quota(6, 3600, TooManyExports, "too many copies of everything for one guest")
        """Copies of all that is kept of a guest, with the records of all their games."""
        self.trials = quota(20, 3600, TooManyTrials, "too many messages to try whether they arrive")
        """Letters that visitors have sent to addresses of their choice, and trials of other channels."""
        self.trials_of_guest = quota(8, 3600, TooManyTrials, "too many messages to try whether they arrive")
        self.profiles = quota(120, 60, TooMany, "too many profiles for one address")
        """What people have played, and lists of it: somebody might go through all of a site."""
        if use is not None:
            for name, each in vars(self).items():
                each.share(name, use)
