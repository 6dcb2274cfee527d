"""Encodes events with the number of the newest line of each chat room. Clients fetch the lines themselves."""

from __future__ import annotations

import msgspec

from tertulia.server.domain.chat import LOBBY, Listeners, Room
from tertulia.server.domain.chatting import Chat
from tertulia.server.http.community_responses import ChatNews
from tertulia.server.live.broadcaster import Subscriber


class RoomNews:
    """The events of a place's chat rooms for one viewer. It remembers the last number sent for each room."""

    def __init__(self, chat: Chat, place: str, topic: str) -> None:
        """`place` is the id of a table, or `lobby`. The names of the events end with `topic`."""
        self._chat, self._place, self._topic = chat, place, topic.encode()
        self._told: dict[Listeners, int] = {}

    def __call__(self, reads: tuple[Listeners, ...]) -> bytes:
        """Returns an event for each room in `reads` that has new lines since the last call; empty if none has."""
        events = b""
        for listeners in reads:
            last = self._chat.last_number(Room(self._place, listeners))
            if last > self._told.get(listeners, 0):
                self._told[listeners] = last
                news = msgspec.json.encode(ChatNews(listeners, last))
                events += b"event: chat %s\ndata: %s\n\n" % (self._topic, news)
        return events


class LobbyNews:
    """The events of the lobby for one viewer: new chat lines."""

    def __init__(self, chat: Chat) -> None:
        self._news = RoomNews(chat, LOBBY, LOBBY)

    def __call__(self, subscriber: Subscriber) -> bytes:
        return self._news(("all",))
