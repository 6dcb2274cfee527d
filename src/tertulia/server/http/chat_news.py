"""Server-sent events that say how far each chat room has come: browsers then fetch the lines that they may read."""

from __future__ import annotations

import msgspec

from tertulia.server.domain.chat import LOBBY, Listeners, Room
from tertulia.server.domain.chatting import Chat
from tertulia.server.http.community_responses import ChatNews
from tertulia.server.live.broadcaster import Subscriber


class RoomNews:
    """The chat rooms of one place, and how far one viewer knows them."""

    def __init__(self, chat: Chat, place: str, topic: str) -> None:
        """`topic` is the name of the place on the viewer's connection."""
        self._chat, self._place, self._topic = chat, place, topic.encode()
        self._told: dict[Listeners, int] = {}

    def __call__(self, reads: tuple[Listeners, ...]) -> bytes:
        """Returns an event for each room in `reads` that has come further since the last call."""
        events = b""
        for listeners in reads:
            last = self._chat.newest(Room(self._place, listeners))
            if last > self._told.get(listeners, 0):
                self._told[listeners] = last
                news = msgspec.json.encode(ChatNews(listeners, last))
                events += b"event: chat %s\ndata: %s\n\n" % (self._topic, news)
        return events


class LobbyNews:
    """News of the lobby for one viewer."""

    def __init__(self, chat: Chat) -> None:
        self._news = RoomNews(chat, LOBBY, LOBBY)

    def __call__(self, subscriber: Subscriber) -> bytes:
        return self._news(("all",))
