"""The views of a table's versions as JSON: each is made once for all who may know the same, and kept for as long as the table keeps
the version, which is until the next but one, so that a viewer who has the version before need only be told what has changed."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from tertulia.kernel.game import Game
from tertulia.play import Match
from tertulia.server.domain.state import TableState
from tertulia.server.http.responses import Arguments, LegalResponse

Viewer = int | None
Parts = dict[str, bytes]
"""A view's top-level keys with their JSON."""


class Views(NamedTuple):
    """The views of one version by viewer, the spectators' under None; empty for a table that is not dealt yet."""

    whole: dict[Viewer, Parts]
    own: dict[Viewer, Parts]
    """Of each those parts that spectators do not see, or see otherwise."""


_views: WeakKeyDictionary[TableState, EncodedViews] = WeakKeyDictionary()
"""By state, which is one version of one table."""


def encoded_views(state: TableState) -> EncodedViews:
    """The views of that version of the table."""
    found = _views.get(state)
    if found is None:
        found = _views[state] = EncodedViews(state)
    return found


class EncodedViews:
    """The views of one version of a table. Each is made when it is first asked for."""

    def __init__(self, state: TableState) -> None:
        # It keeps no hold of the state: with the state it leaves the cache.
        self._match, self._over = state.match, state.phase == "over"
        self.actors = state.actors()
        """The seats that may act."""
        self._by_bots = {number for number, seat in enumerate(state.seats) if seat.played_by_bot}
        self.people = [seat for seat in self.actors if seat not in self._by_bots]
        """The seats that may act and are no bot's to play."""
        self._views: Views | None = None
        self._legal: dict[int, bytes] = {}

    def views(self) -> Views:
        """The views of all viewers."""
        if self._views is None:
            self._views = self._encode_views()
        return self._views

    def view(self, viewer: Viewer) -> bytes:
        """The view of a seat, or of spectators (None), as JSON."""
        parts = self.views().whole.get(viewer)
        return b"null" if parts is None else joined(parts)

    def legal(self, seat: Viewer) -> bytes:
        """The actions that a seat may do now as JSON, each with what it would bring; empty where a bot plays it."""
        match = self._match
        if match is None or seat is None or seat not in self.people:
            return b"[]"
        if seat not in self._legal:
            self._legal[seat] = msgspec.json.encode(legal_actions(match, seat))
        return self._legal[seat]

    def undo(self, seat: Viewer) -> int:
        """The number of its last steps that a seat may take back; 0 where a bot plays it."""
        match = self._match
        return 0 if match is None or seat is None or seat in self._by_bots or self._over else match.undoable(seat)

    def _encode_views(self) -> Views:
        match = self._match
        if match is None:
            return Views({}, {})
        seats = range(len(match.seats))
        first, *others = match.views([None, *seats])
        common = {key: msgspec.json.encode(value) for key, value in first.items()}
        whole: dict[Viewer, Parts] = {None: common}
        own: dict[Viewer, Parts] = {None: {}}
        for seat, view in zip(seats, others, strict=True):  # what is the same object for all is encoded once
            own[seat] = {
                key: msgspec.json.encode(value) for key, value in view.items() if value is not first.get(key, view)
            }
            whole[seat] = {**common, **own[seat]}
            for key in common.keys() - view.keys():
                del whole[seat][key]
        return Views(whole, own)


def joined(parts: Parts) -> bytes:
    """The JSON object that has these parts."""
    return b"{" + b",".join([b'"%s":%s' % (key.encode(), value) for key, value in parts.items()]) + b"}"


def legal_actions(match: Match, seat: int) -> list[LegalResponse]:
    """Legal actions, each with what may be said of it and what it would bring; `then` is empty where it would reveal something."""
    legal, actions = match.legal(seat), []
    for action, hint in zip(legal, match.hints(seat, legal), strict=True):
        reveals, then = match.preview(seat, action)
        actions.append(LegalResponse(*_named(match.game, action), reveals, hint, then))
    return actions


@lru_cache(maxsize=1 << 15)
def _named(game: Game, action: int) -> tuple[int, str, Arguments, str]:
    """What an action is called, whatever the state: its number, name, arguments and notation."""
    name, args = game.actions.decode(action)
    return action, name, args, game.actions.notation(action)
