"""How far what is said where somebody is has come, as server-sent events: they fetch what they may read."""

from __future__ import annotations

import msgspec

from tertulia.server.domain.chat import LOBBY, Listeners, Room
from tertulia.server.domain.chatting import Chat
from tertulia.server.http.community_responses import ChatNews
from tertulia.server.live.broadcaster import Subscriber


class RoomNews:
    """What one viewer has been told of how far rooms have come."""

    def __init__(self, chat: Chat, place: str) -> None:
        self._chat, self._place = chat, place
        self._told: dict[Listeners, int] = {}

    def __call__(self, reads: tuple[Listeners, ...]) -> bytes:
        """An event for each room that this viewer reads and that has come further since; empty where none has."""
        events = b""
        for listeners in reads:
            last = self._chat.newest(Room(self._place, listeners))
            if last > self._told.get(listeners, 0):
                self._told[listeners] = last
                events += b"event: chat\ndata: %s\n\n" % msgspec.json.encode(ChatNews(listeners, last))
        return events


class LobbyNews:
    """What somebody in the lobby has still to be told."""

    def __init__(self, chat: Chat) -> None:
        self._news = RoomNews(chat, LOBBY)

    def __call__(self, subscriber: Subscriber) -> bytes:
        return self._news(("all",))
