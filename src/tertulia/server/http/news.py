"""Encodes the events of a table that are new for a viewer of its live stream (`News`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tertulia.server.domain.chat import LOBBY, Listeners, Room
from tertulia.server.domain.chatting import Chat, chat_rights_at
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.http.community_schemas import ChatNews
from tertulia.server.http.merge_patch import PatchMaker, Path, differs, replace_value
from tertulia.server.http.responses import ChangeEvent
from tertulia.server.http.serializers import presence_json, seat_for, table_json
from tertulia.server.http.time_responses import time_response
from tertulia.server.http.view_cache import EncodedChange, EncodedViews, Viewer, encoded_views
from tertulia.server.live.broadcaster import Subscriber


class RoomNews:
    """Makes the chat events of the rooms of a table or of the lobby for one viewer.

    It remembers the number of the last line that was sent, for each room.
    """

    def __init__(self, chat: Chat, place: str, topic: str) -> None:
        """Follow the chat rooms of `place`, which is the id of a table or `lobby`.

        `topic` is the last word of the names of the stream events, such as `rB3x.0` in `chat rB3x.0`.
        """
        self._chat, self._place, self._topic = chat, place, topic.encode()
        self._last_sent: dict[Listeners, int] = {}

    def __call__(self, readable_rooms: tuple[Listeners, ...]) -> bytes:
        """Return an event for each readable room with new lines since the last call; empty if no room has any."""
        events = b""
        for listeners in readable_rooms:
            last = self._chat.last_number(Room(self._place, listeners))
            if last > self._last_sent.get(listeners, 0):
                self._last_sent[listeners] = last
                news = msgspec.json.encode(ChatNews(listeners, last))
                events += b"event: chat %s\ndata: %s\n\n" % (self._topic, news)
        return events


class LobbyNews:
    """Makes the events of the lobby for one viewer: new chat lines."""

    def __init__(self, chat: Chat) -> None:
        self._news = RoomNews(chat, LOBBY, LOBBY)

    def __call__(self, subscriber: Subscriber) -> bytes:
        return self._news(("all",))


MIN_COMPARED_BYTES = 100
"""Size of a patch in bytes below which it is sent even if the complete value is shorter."""
SHORT_MERGE_BYTES = MIN_COMPARED_BYTES - len(b"[]")
"""Size of a patch in bytes below which it is always sent, if it has no paths to remove.

Only its values (`merge`) are measured. The complete value then need not be encoded to compare the sizes.
"""


def change_json(table: Table, seat: Viewer) -> bytes | None:
    """Return the last change of a table as a `ChangeEvent` in JSON, for viewers at a seat.

    The viewers must have the previous version. None if a `ChangeEvent` cannot report the change; then viewers need
    the complete table.
    """
    if table.previous is None:
        return None
    now = encoded_views(table.state)
    if now.change is None:
        before = encoded_views(table.previous)
        before.change = None  # no viewer asks for it any more, and it references the views of an even older version
        now.change = VersionChange(table, table.previous)
    return now.change.seen_by(seat, now)


def _frame(state: TableState) -> tuple[object, ...]:
    """Return the fields of a state that a `ChangeEvent` cannot report.

    If one changes, viewers get the complete table instead of a `ChangeEvent`.
    """
    return (
        state.phase,
        state.host,
        state.seats,
        state.substitutions,
        state.rematch_table,
        state.terms,
        state.match is None,
    )


class EncodedPatch(msgspec.Struct, gc=False):
    """The changes of one or several fields in the JSON of a table, as an encoded merge patch."""

    merge: bytes
    """The new and changed values as JSON.

    For the members of an object, the braces are left out, and a comma precedes each member.
    """
    removed: list[Path]
    """Paths of dropped values in the JSON of the table; a path is a list of keys and indices."""


class VersionChange(EncodedChange):
    """The change from one version of a table to the next, as merge patches of the table's parts.

    It has no references to the table's states of the two versions, so that their memory can be freed.
    """

    def __init__(self, table: Table, old: TableState) -> None:
        new, self._before = table.state, encoded_views(old).views()
        self._same_frame = _frame(old) == _frame(new)
        self._base, self._version, self._position = old.version, new.version, new.position
        self._lines = new.log[table.log_versions[-1].unchanged_lines :]
        self._maker = PatchMaker()
        self._common: EncodedPatch | None = None
        """The patch of the parts of the view that all viewers share; None until it is made."""
        self._time = self._patch_time(table, old)
        self._messages: dict[Viewer, bytes] = {}

    def seen_by(self, seat: Viewer, now: EncodedViews) -> bytes | None:
        if not self._same_frame or seat not in self._before.own:
            return None
        if seat not in self._messages:
            self._messages[seat] = self._encode(seat, now)
        return self._messages[seat]

    def _encode(self, seat: Viewer, now: EncodedViews) -> bytes:
        views = now.views()
        if self._common is None:
            self._common = self._patch_parts(["view"], self._before.common, views.common)
        own = self._patch_parts(["view"], self._before.own[seat], views.own[seat])
        view = (self._common.merge + own.merge)[1:]
        change = ChangeEvent(
            base=None if self._base == self._version - 1 else self._base,
            version=self._version,
            position=self._position,
            actors=now.actors,
            undo=now.undo(seat),
            log=[msgspec.Raw(line.seen_by(seat)) for line in self._lines],
            legal=now.legal(seat),
            merge=msgspec.Raw(b'{"view":{%b}%b}' % (view, self._time.merge)),
            removed=[*self._common.removed, *own.removed, *self._time.removed],
        )
        return msgspec.json.encode(change)

    def _patch_time(self, table: Table, old: TableState) -> EncodedPatch:
        if old.course is table.state.course:
            return EncodedPatch(b"", [])
        before, now = [{"time": msgspec.to_builtins(time_response(table, state))} for state in (old, table.state)]
        return self._patch_parts([], before, now)

    def _patch_parts(self, path: Path, before: Mapping[str, Any], now: Mapping[str, Any]) -> EncodedPatch:
        """Return the patch from the object `before` to the object `now`.

        `path` is the path of the object in the JSON of the table. In the patch, `merge` has no braces; a comma
        precedes each member.
        """
        merge, removed, added = b"", list[Path](), list[str]()
        if list(before) != list(now):
            removed = [[*path, part] for part in before if part not in now]
            added = [part for part in now if part not in before]
        for part, value in now.items():
            if part in before and (old := before[part]) is not value and differs(old, value):
                patch = self._patch_part([*path, part], old, value)
                merge += b',"%b":%b' % (part.encode(), patch.merge)
                removed += patch.removed
        for part in added:
            merge += b',"%b":%b' % (part.encode(), msgspec.json.encode(now[part]))
        return EncodedPatch(merge, removed)

    def _patch_part(self, path: Path, before: Any, now: Any) -> EncodedPatch:
        """Return the patch from the value `before` to the value `now`.

        The patch is the difference, or the complete value if that is shorter. `path` is the path of the value in the
        JSON of the table. A short difference (`MIN_COMPARED_BYTES`) is always preferred.
        """
        patch = self._maker.patch(before, now)
        merge = msgspec.json.encode(patch.merge)
        if not patch.removed and (len(merge) < SHORT_MERGE_BYTES or len(merge) <= len(msgspec.json.encode(now))):
            return EncodedPatch(merge, [])
        found = EncodedPatch(merge, [[*path, *below] for below in patch.removed])
        complete = EncodedPatch(msgspec.json.encode(now), [path] if replace_value(before, now).removed else [])
        return complete if _size(complete) < _size(found) >= MIN_COMPARED_BYTES else found


def _size(patch: EncodedPatch) -> int:
    return len(patch.merge) + len(msgspec.json.encode(patch.removed))


class TableTopic(NamedTuple):
    """A table that one client follows on a live stream."""

    guest: GuestId | None
    seat: int | None
    """The seat from which the guest wants to see the table."""
    topic: str | None = None
    """The last word of the names of the stream events, such as `rB3x.0` in `change rB3x.0`.

    If None, the last word is the table's id.
    """
    patches: bool = True
    """Whether the client applies patches: if it has the previous version, it is sent only the difference."""


class News:
    """Makes the events of a table for one subscription: changes, presence and new chat lines."""

    def __init__(self, service: TableService, chat: Chat, table: Table, followed: TableTopic) -> None:
        self._service, self._table = service, table
        self._guest, self._requested_seat, topic, self._patches = followed
        self._topic = (topic or table.id).encode()
        self._chat, self._chat_news = chat, RoomNews(chat, table.id, topic or table.id)
        self._chat_facts: tuple[object, ...] = ()
        """The count of chat lines, and the table's phase and seats, at the last call.

        While they are unchanged, no chat event is due.
        """
        self._seat: int | None = None
        """The seat whose view was sent last; None for the spectators' view, or if none was sent yet."""

    def __call__(self, subscriber: Subscriber) -> bytes:
        """Return the encoded events that are new for a subscriber, and mark them as known to the subscriber.

        Ends the connection if the table was dropped from memory; the client then reconnects.
        """
        events, state = b"", self._table.state
        if self._table.closed:  # another object may represent the table now
            subscriber.connection.close()
            return events
        if subscriber.known != state.version:
            events = self._change(subscriber.known)
            subscriber.known = state.version
        if subscriber.presence_due:
            subscriber.presence_due = False
            people = presence_json(self._table, self._service.audience, self._service.guests)
            events += b"event: presence %s\ndata: %s\n\n" % (self._topic, people)
        chat_facts = self._chat.noted_lines, state.phase, state.seats
        if chat_facts != self._chat_facts:
            self._chat_facts = chat_facts
            events += self._chat_news(chat_rights_at(self._table, self._guest).readable_rooms)
        return events

    def _change(self, known: int) -> bytes:
        table, seat = self._table, seat_for(self._table, self._guest, self._requested_seat)
        version, change = table.state.version, None
        if self._patches and table.previous is not None and table.previous.version == known and seat == self._seat:
            change = change_json(table, seat)
        self._seat = seat
        if change is not None:
            return self._event(b"change", version, change)
        online, guests = self._service.audience.online(table.id), self._service.guests
        whole = table_json(table, self._guest, self._requested_seat, online, guests, known or None)
        return self._event(b"table", version, whole)

    def _event(self, kind: bytes, version: int, data: bytes) -> bytes:
        topic = self._topic
        return b"event: %s %s\nid: %s@%d\ndata: %s\n\n" % (kind, topic, topic, version, data)
