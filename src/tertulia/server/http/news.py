"""Encodes the events of a table that are new for a viewer of its live stream (`News`)."""

from __future__ import annotations

from typing import NamedTuple

from tertulia.server.domain.chatting import Chat, chat_rights_at
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.http.changes import change_json
from tertulia.server.http.chat_news import RoomNews
from tertulia.server.http.serializers import presence_json, seat_for, table_json
from tertulia.server.live.broadcaster import Subscriber


class TableTopic(NamedTuple):
    """A table on a live stream, as one client follows it."""

    guest: GuestId | None
    seat: int | None
    """The seat from which the guest wants to see the table."""
    topic: str | None = None
    """The name of the topic, which ends the names of its events; None for the id of the table."""
    patches: bool = True
    """Whether a client that has the previous version is sent only the difference; otherwise the complete table."""


class News:
    """The events of a table for one subscription: changes, presence and new chat lines."""

    def __init__(self, service: TableService, chat: Chat, table: Table, followed: TableTopic) -> None:
        self._service, self._table = service, table
        self._guest, self._wanted, topic, self._patches = followed
        self._topic = (topic or table.id).encode()
        self._said = RoomNews(chat, table.id, topic or table.id)
        self._seat: int | None = None
        """The seat whose view was sent last, or None."""

    def __call__(self, subscriber: Subscriber) -> bytes:
        """Returns the encoded events that are new for a subscriber, and marks them as known to it.

        Ends the connection if the table was dropped from memory. The client then reconnects.
        """
        events = b""
        if self._table.closed:  # another object may represent the table now
            subscriber.connection.close()
            return events
        if subscriber.known != self._table.state.version:
            events = self._change(subscriber.known)
            subscriber.known = self._table.state.version
        if subscriber.presence_due:
            subscriber.presence_due = False
            people = presence_json(self._table, self._service.audience, self._service.guests)
            events += b"event: presence %s\ndata: %s\n\n" % (self._topic, people)
        return events + self._said(chat_rights_at(self._table, self._guest).reads)

    def _change(self, known: int) -> bytes:
        table, seat = self._table, seat_for(self._table, self._guest, self._wanted)
        version, change = table.state.version, None
        if self._patches and table.previous is not None and table.previous.version == known and seat == self._seat:
            change = change_json(table, seat)
        self._seat = seat
        if change is not None:
            return self._event(b"change", version, change)
        online, guests = self._service.audience.online(table.id), self._service.guests
        whole = table_json(table, self._guest, self._wanted, online, guests, known or None)
        return self._event(b"table", version, whole)

    def _event(self, kind: bytes, version: int, data: bytes) -> bytes:
        topic = self._topic
        return b"event: %s %s\nid: %s@%d\ndata: %s\n\n" % (kind, topic, topic, version, data)
