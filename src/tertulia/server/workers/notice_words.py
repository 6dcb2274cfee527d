"""Texts of notifications, in the language of the recipient: `Wording`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.devices import device_words
from tertulia.i18n.files import DEFAULT, languages
from tertulia.i18n.moments import city_of, moment, offset_of
from tertulia.server.domain.delivery import Message, Told
from tertulia.server.domain.notices import OF_TURNS, TABLE_OWNER, Channel, NoticeKind, Pending, TableStanding, Way

URGENT = (
    *(NoticeKind.SHORT, NoticeKind.WISH, NoticeKind.PAUSE, NoticeKind.TURN, NoticeKind.ALTERED, NoticeKind.FULL),
    *(NoticeKind.INVITED, NoticeKind.GOING, NoticeKind.OVER, NoticeKind.LEFT, NoticeKind.GONE),
)
"""Kinds of notifications, the most urgent first."""


@lru_cache(64)
def words_of(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language, or the English one if there is none."""
    return Catalogue(language if language in languages() else DEFAULT, game)


def _moment_in(words: Catalogue, at: datetime) -> str:
    """Date and time of `at` in its time zone, with the zone's city or offset."""
    when, city = moment(at, words.language), city_of(at, words.language)
    return f"{when} ({offset_of(at)})" if city is None else words.text("notice-when", when=when, city=city)


class Wording:
    """Writes the texts of notifications; `address` is the URL of the site."""

    def __init__(self, address: str, stopping: Callable[[str], str]) -> None:
        """`stopping` returns the signed token of a link that stops a channel."""
        self._address, self._stopping = address, stopping

    def told(
        self, kind: NoticeKind, standing: TableStanding, language: str, of_table: bool, end: datetime | None = None
    ) -> Told:
        """The text of one notification; `end` is the deadline in the reader's time zone."""
        words = words_of(language, standing.game)
        whose = "table" if of_table else "own"
        what = "wanted" if kind is NoticeKind.INVITED and standing.invited_by is not None else kind.value
        asking = {NoticeKind.WISH: standing.wish_by, NoticeKind.PAUSE: standing.pause_by}.get(kind, ())
        text = words.text(
            f"notice-{whose}-{what}",
            game=words.text(f"{standing.game}-title"),
            players=words.list(list(standing.names)),
            count=len(standing.names),
            by=words.list(list(asking)) if asking else standing.invited_by or "",
            days=standing.wish_days,
        )
        if end is not None:
            text = f"{text} {words.text('notice-until', when=_moment_in(words, end))}"
        return Told(kind, standing.id, standing.game, text, self.table(standing.id))

    def gone(self, game: str, language: str) -> Told:
        """The text of the notification that a table was closed."""
        words = words_of(language, game)
        text = words.text("notice-own-gone", game=words.text(f"{game}-title"))
        return Told(NoticeKind.GONE, "", game, text, f"{self._address}/")

    def message(
        self,
        channel: Channel,
        notices: Sequence[Pending],
        standings: Sequence[TableStanding],
        language: str,
        now: int,
        ends: Mapping[str, datetime],
    ) -> Message:
        """One message for several notifications: the most urgent one of each table, the most urgent first.

        `ends` are the reader's deadlines by table.
        """
        by_table = {each.id: each for each in standings}
        of_table = channel.owner.startswith(TABLE_OWNER)
        kinds: dict[str, NoticeKind] = {}
        for notice in sorted(notices, key=lambda each: (URGENT.index(each.kind), each.made)):
            kinds.setdefault(notice.table, notice.kind)
        told = [
            self.gone(about, language)
            if kind is NoticeKind.GONE
            else self.told(kind, by_table[about], language, of_table, ends.get(about) if kind in OF_TURNS else None)
            for about, kind in kinds.items()
        ]
        if len(told) == 1:
            words = words_of(language, told[0].game)
            title = words.text(f"notice-title-{told[0].kind.value}", game=words.text(f"{told[0].game}-title"))
        else:
            title = words_of(language).text("notice-title-many", count=len(told))
        which = "\n".join(sorted(f"{each.table} {each.kind.value} {each.mark}" for each in notices))
        return Message(
            id=hashlib.sha256(f"{channel.id}\n{which}".encode()).hexdigest()[:32],
            language=words_of(language).language,
            title=title,
            told=told,
            url=told[0].url if len(told) == 1 else f"{self._address}/",
            settings=self.settings,
            stop=self._stop(channel),
            sent=now // 1000,
        )

    def alone(self, channel: Channel, notice: Pending, language: str, now: int) -> Message:
        """A message about no table: a test notification, or a merge into the owner's account."""
        words, kind = words_of(language), notice.kind
        url = self.settings if kind is NoticeKind.TRIAL else f"{self._address}/you"
        told = [Told(kind, "", "", self._alone_text(words, notice), url)]
        made = hashlib.sha256(f"{channel.id}\n{now}".encode()).hexdigest()[:32]
        return Message(
            id=made,
            language=words.language,
            title=words.text(f"notice-{kind.value}-title"),
            told=told,
            url=url,
            settings=self.settings,
            stop=self._stop(channel),
            sent=now // 1000,
        )

    def _alone_text(self, words: Catalogue, notice: Pending) -> str:
        if notice.kind is NoticeKind.TRIAL:
            return words.text("notice-trial-text")
        return words.text("notice-merged-text", device=device_words(words, notice.table))

    def _stop(self, channel: Channel) -> str:
        if channel.way is not Way.MAIL:
            return ""
        return f"{self._address}/api/notices/stop/{self._stopping(channel.id)}"

    def table(self, table: str) -> str:
        """The address of a table's page."""
        return f"{self._address}/table/{table}"

    @property
    def settings(self) -> str:
        """The address of the notification settings."""
        return f"{self._address}/notices"
