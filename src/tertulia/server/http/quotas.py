"""Quotas of guests and client addresses: for requests in general, and for expensive ones."""

from __future__ import annotations

from functools import partial

from tertulia.server.domain.account_errors import TooManyEmails, TooManyExports, TooManyLinks
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import (
    TooMany,
    TooManyAnalyses,
    TooManyHints,
    TooManyReplays,
    TooManyTables,
    TooManyTestNotifications,
    TooMuchTalk,
    TooMuchTalkOfGuest,
)
from tertulia.server.http.limits import Rate
from tertulia.server.live.sharing import SharedUse
from tertulia.server.settings import Settings


class Quota:
    """The amount of one resource that each key may use per period. An excess raises the quota's own error."""

    def __init__(self, most: int, period: float, refusal: type[TooMany], message: str, clock: Clock = SYSTEM) -> None:
        self._rate, self._refusal, self._message = Rate(most, period, clock.monotonic), refusal, message
        self._name = ""
        self._use: SharedUse | None = None

    def share(self, name: str, use: SharedUse) -> None:
        """Count the use in other processes too, under a name."""
        self._name, self._use = name, use
        use.register(name, self._rate.charge)

    def spend(self, key: str, amount: float = 1.0) -> None:
        """Use up an amount. If it is not available, raises the quota's error with the seconds until it will be."""
        whom = key if self._use is None else self._use.hash_visitor(key)
        if wait := self._rate.wait(whom, amount):
            raise self._refusal(self._message, retry_after=wait)
        if self._use is not None:
            self._use.spend(self._name, whom, amount)


class Quotas:
    """All quotas.

    Keys are client addresses, except for `letters_to` (email addresses) and for `requests`, `talk`, `talk_of_guest`,
    `hints`, `exports` and `trials_of_guest` (guests).
    """

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """With `use`, all processes count together."""
        quota = partial(Quota, clock=clock)
        self.requests = quota(settings.requests_a_minute, 60, TooMany, "too many requests")
        self.requests_of_address = quota(settings.requests_an_address, 60, TooMany, "too many requests")
        self.tables = quota(settings.tables_an_hour, 3600, TooManyTables, "too many new tables from one address")
        """New tables, which occupy disk space."""
        self.checks = quota(settings.checks_an_address, 60, TooMany, "too many sets checked for one address")
        """Validations of component sets."""
        self.moments = quota(
            settings.moments_an_address, 60, TooManyReplays, "too many earlier moments for one address"
        )
        """Requests for an earlier moment of a game."""
        self.plies = quota(settings.plies_an_address, 60, TooManyReplays, "too many plies played again for one address")
        """Plies that are replayed."""
        self.lines = quota(settings.lines_an_address, 60, TooMany, "too many long pages for one address")
        """Log lines sent with complete tables."""
        self.talk = quota(settings.chat_a_minute, 60, TooMuchTalk, "too many lines of one guest")
        """Chat messages of a guest with an account."""
        self.talk_of_guest = quota(
            settings.chat_of_guest,
            60,
            TooMuchTalkOfGuest,
            "too many lines of one guest; with an account one may say more",
        )
        """Chat messages of a guest without an account."""
        self.talk_of_address = quota(settings.chat_an_address, 60, TooMuchTalk, "too many lines of one address")
        self.hints = quota(settings.hints_a_minute, 60, TooManyHints, "too many hints for one guest")
        self.hints_of_address = quota(settings.hints_an_address, 60, TooManyHints, "too many hints for one address")
        self.analyses = quota(
            settings.analyses_an_hour, 3600, TooManyAnalyses, "too many games to be analysed for one address"
        )
        self.letters = quota(20, 3600, TooManyEmails, "too many mails asked for by one address")
        """Sign-in emails, by the requesting client's address."""
        self.letters_to = quota(
            5, 3600, TooManyEmails, "too many mails to one address: wait for those that are on their way"
        )
        """Sign-in and confirmation emails, by the recipient's address."""
        self.links = quota(240, 3600, TooManyLinks, "too many links and codes tried by one address")
        """Links, codes and passkey challenges that are created and tried."""
        self.exports = quota(6, 3600, TooManyExports, "too many copies of everything for one guest")
        """Data exports, with the records of all games, by guest."""
        self.trials = quota(20, 3600, TooManyTestNotifications, "too many messages to try whether they arrive")
        """Test notifications and new channels, whose address may get a confirmation email."""
        self.trials_of_guest = quota(8, 3600, TooManyTestNotifications, "too many messages to try whether they arrive")
        self.profiles = quota(120, 60, TooMany, "too many profiles for one address")
        """Profiles, and lists of finished games: without a limit, all profiles of a site could be copied."""
        if use is not None:
            for name, each in vars(self).items():
                each.share(name, use)
