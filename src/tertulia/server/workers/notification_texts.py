"""Compose the texts of notifications in the language of the recipient (`NotificationTexts`)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.dates import format_date_time, zone_city, zone_offset
from tertulia.i18n.devices import device_words
from tertulia.i18n.files import DEFAULT_LANGUAGE, supported_languages
from tertulia.server.domain.delivery import Message, NotificationText
from tertulia.server.domain.notifications import (
    TABLE_OWNER,
    TURN_KINDS,
    Channel,
    ChannelKind,
    NotificationKind,
    PendingNotification,
    RecipientView,
)

KINDS_BY_URGENCY = tuple(
    NotificationKind(each)
    for each in (
        "low-time", "end-proposed", "pause-proposed", "turn", "altered", "full", "joined", "invited", "closing", "over",
        "removed", "closed",
    )
)  # fmt: skip
"""Kinds of notifications that a message can combine, the most urgent first."""


@lru_cache(64)
def catalogue_of(language: str, game: str | None = None) -> Catalogue:
    """Return the message catalogue of a language, or the English one if the site lacks the language.

    With `game`, the catalogue also has the messages of this game.
    """
    return Catalogue(language if language in supported_languages() else DEFAULT_LANGUAGE, game)


def _moment_in(words: Catalogue, at: datetime) -> str:
    """Return date and time of `at` in words, with the city or the UTC offset of its time zone."""
    when, city = format_date_time(at, words.language), zone_city(at, words.language)
    return f"{when} ({zone_offset(at)})" if city is None else words.text("notification-when", when=when, city=city)


class NotificationTexts:
    """Composes texts and messages of notifications, with links to the site."""

    def __init__(self, address: str, sign_unsubscribe: Callable[[str], str]) -> None:
        """Create a composer of notifications. `address` is the public URL of the site.

        `sign_unsubscribe` takes a channel id and returns the token of the channel's unsubscribe link.
        """
        self._address, self._sign_unsubscribe = address, sign_unsubscribe

    def compose_text(
        self, kind: NotificationKind, view: RecipientView, language: str, of_table: bool, end: datetime | None = None
    ) -> NotificationText:
        """Compose the text of one notification about a table.

        `of_table` says whether the recipient is a channel of the table; `end` is the deadline in the reader's time
        zone, if any.
        """
        words = catalogue_of(language, view.game)
        whose = "table" if of_table else "own"
        what = "wanted" if kind is NotificationKind.INVITED and view.invited_by is not None else kind.value
        by_kind = {
            NotificationKind.END_PROPOSED: view.end_proposed_by,
            NotificationKind.PAUSE_PROPOSED: view.pause_proposed_by,
        }
        proposers = by_kind.get(kind, ())
        text = words.text(
            f"notification-{whose}-{what}",
            game=words.text(f"{view.game}-title"),
            players=words.join_list(list(view.names)),
            count=len(view.names),
            by=words.join_list(list(proposers)) if proposers else view.invited_by or "",
            days=view.end_proposal_days,
        )
        if end is not None:
            text = f"{text} {words.text('notification-until', when=_moment_in(words, end))}"
        return NotificationText(kind, view.id, view.game, text, self.table_url(view.id))

    def compose_closed_text(self, game: str, language: str) -> NotificationText:
        """Compose the text of the notification that a table of a game was closed."""
        words = catalogue_of(language, game)
        text = words.text("notification-own-closed", game=words.text(f"{game}-title"))
        return NotificationText(NotificationKind.CLOSED, "", game, text, f"{self._address}/")

    def compose_message(
        self,
        channel: Channel,
        notifications: Sequence[PendingNotification],
        views: Sequence[RecipientView],
        language: str,
        now: int,
        deadlines: Mapping[str, datetime],
    ) -> Message:
        """Compose one message for several notifications, the most urgent first.

        Of each table, only the most urgent notification is reported. `views` are the tables' states as the recipient
        may know them. `deadlines` are in the reader's time zone, by table id; `now` is in milliseconds since 1970.
        """
        by_table = {each.id: each for each in views}
        of_table = channel.owner.startswith(TABLE_OWNER)
        kinds: dict[str, NotificationKind] = {}
        for each in sorted(notifications, key=lambda each: (KINDS_BY_URGENCY.index(each.kind), each.created_at)):
            kinds.setdefault(each.table, each.kind)
        texts = [
            self.compose_closed_text(about, language)
            if kind is NotificationKind.CLOSED
            else self.compose_text(
                kind, by_table[about], language, of_table, deadlines.get(about) if kind in TURN_KINDS else None
            )
            for about, kind in kinds.items()
        ]
        if len(texts) == 1:
            words = catalogue_of(language, texts[0].game)
            title = words.text(f"notification-title-{texts[0].kind.value}", game=words.text(f"{texts[0].game}-title"))
        else:
            title = catalogue_of(language).text("notification-title-many", count=len(texts))
        which = "\n".join(sorted(f"{each.table} {each.kind.value} {each.dedupe_key}" for each in notifications))
        return Message(
            id=hashlib.sha256(f"{channel.id}\n{which}".encode()).hexdigest()[:32],
            language=catalogue_of(language).language,
            title=title,
            notifications=texts,
            url=texts[0].url if len(texts) == 1 else f"{self._address}/",
            settings_url=self.settings_url,
            unsubscribe_url=self._unsubscribe_url(channel),
            sent_at=now // 1000,
        )

    def compose_unbatched(
        self, channel: Channel, notification: PendingNotification, language: str, now: int
    ) -> Message:
        """Compose the message of one notification that is not about a table: a test, or a merge of guests."""
        words, kind = catalogue_of(language), notification.kind
        url = self.settings_url if kind is NotificationKind.TEST else f"{self._address}/account"
        texts = [NotificationText(kind, "", "", self._unbatched_text(words, notification), url)]
        message_id = hashlib.sha256(f"{channel.id}\n{now}".encode()).hexdigest()[:32]
        return Message(
            id=message_id,
            language=words.language,
            title=words.text(f"notification-{kind.value}-title"),
            notifications=texts,
            url=url,
            settings_url=self.settings_url,
            unsubscribe_url=self._unsubscribe_url(channel),
            sent_at=now // 1000,
        )

    def _unbatched_text(self, words: Catalogue, notification: PendingNotification) -> str:
        if notification.kind is NotificationKind.TEST:
            return words.text("notification-test-text")
        return words.text("notification-merged-text", device=device_words(words, notification.table))

    def _unsubscribe_url(self, channel: Channel) -> str:
        if channel.kind is not ChannelKind.EMAIL:
            return ""
        return f"{self._address}/api/notifications/unsubscribe/{self._sign_unsubscribe(channel.id)}"

    def table_url(self, table: str) -> str:
        """Return the address of a table's page."""
        return f"{self._address}/table/{table}"

    @property
    def settings_url(self) -> str:
        """The address of the page with notification settings."""
        return f"{self._address}/notifications"
