"""What one viewer of a table has still to be told, as server-sent events."""

from __future__ import annotations

from tertulia.server.domain.service import House
from tertulia.server.domain.table import Table
from tertulia.server.http.responses import seat_for, tell, tell_change, tell_people
from tertulia.server.live.broadcaster import Subscriber


class News:
    """A table, and the guest who looks at it; `wanted` is the seat that they would look from."""

    def __init__(self, house: House, table: Table, guest: str | None, wanted: int | None) -> None:
        self._house, self._table, self._guest, self._wanted = house, table, guest, wanted
        self._seat: int | None = None
        """The seat whose view was told last."""

    def __call__(self, subscriber: Subscriber) -> bytes:
        """Everything new for this subscriber, who knows it from now on; nothing where there is none."""
        told = b""
        if self._table.closed:  # it left the memory between being found and being looked at: the viewer comes back
            subscriber.leave()
            return told
        if subscriber.known != self._table.at.version:
            told = self._change(subscriber.known)
            subscriber.known = self._table.at.version
        if subscriber.people:
            subscriber.people = False
            online = self._house.live.online(self._table.id)
            told += b"event: presence\ndata: %s\n\n" % tell_people(self._table, online, self._house.guests.name)
        return told

    def _change(self, known: int) -> bytes:
        table, seat = self._table, seat_for(self._table, self._guest, self._wanted)
        version, change = table.at.version, None
        if table.before is not None and table.before.at.version == known and seat == self._seat:
            change = tell_change(table, seat)
        self._seat = seat
        if change is not None:
            return b"event: change\nid: %d\ndata: %s\n\n" % (version, change)
        online = self._house.live.online(table.id)
        whole = tell(table, self._guest, self._wanted, online, self._house.guests.name, known or None)
        return b"event: table\nid: %d\ndata: %s\n\n" % (version, whole)
