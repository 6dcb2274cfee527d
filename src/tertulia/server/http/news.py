"""What one viewer of a table has still to be told, as server-sent events."""

from __future__ import annotations

from tertulia.server.domain.chatting import Chat, rooms_for
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.http.changes import change_json
from tertulia.server.http.chat_news import RoomNews
from tertulia.server.http.serializers import presence_json, seat_for, table_json
from tertulia.server.live.broadcaster import Subscriber


class News:
    """A table, and the guest who looks at it; `wanted` is the seat that they would look from."""

    def __init__(
        self, service: TableService, chat: Chat, table: Table, guest: GuestId | None, wanted: int | None
    ) -> None:
        self._service, self._table, self._guest, self._wanted = service, table, guest, wanted
        self._said = RoomNews(chat, table.id)
        self._seat: int | None = None
        """The seat whose view was sent last."""

    def __call__(self, subscriber: Subscriber) -> bytes:
        """Server-sent events with all that is new for this subscriber, who knows it from now on; empty where nothing is."""
        events = b""
        if self._table.closed:  # it left the memory between being found and being looked at: the viewer comes back
            subscriber.leave()
            return events
        if subscriber.known != self._table.state.version:
            events = self._change(subscriber.known)
            subscriber.known = self._table.state.version
        if subscriber.people:
            subscriber.people = False
            people = presence_json(self._table, self._service.audience, self._service.guests)
            events += b"event: presence\ndata: %s\n\n" % people
        return events + self._said(rooms_for(self._table, self._guest).reads)

    def _change(self, known: int) -> bytes:
        table, seat = self._table, seat_for(self._table, self._guest, self._wanted)
        version, change = table.state.version, None
        if table.previous is not None and table.previous.version == known and seat == self._seat:
            change = change_json(table, seat)
        self._seat = seat
        if change is not None:
            return b"event: change\nid: %d\ndata: %s\n\n" % (version, change)
        online, guests = self._service.audience.online(table.id), self._service.guests
        whole = table_json(table, self._guest, self._wanted, online, guests, known or None)
        return b"event: table\nid: %d\ndata: %s\n\n" % (version, whole)
