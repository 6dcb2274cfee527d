"""The views of a table's versions by viewer. A view is made once per version, and kept as long as the version is the
table's current or previous one, so that a viewer of the previous version is sent only the difference."""

from __future__ import annotations

from functools import lru_cache
from weakref import WeakKeyDictionary

import msgspec

from tertulia.kernel.game import Game, SplitViews
from tertulia.play import Match
from tertulia.server.domain.state import TableState
from tertulia.server.http.responses import Arguments, LegalResponse

Viewer = int | None
NO_VIEWS = SplitViews({}, {})
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
        self._views: SplitViews | None = None
        self._encoded: dict[Viewer, bytes] = {}
        self._legal: dict[int, bytes] = {}
        self._previews: dict[int, bytes] = {}

    def views(self) -> SplitViews:
        """The views of all seats, and of spectators under None; none if the game has not begun."""
        if self._views is None:
            self._views = NO_VIEWS if self._match is None else self._match.split_views()
        return self._views

    def view(self, viewer: Viewer) -> bytes:
        """The view of a seat, or of spectators (None), as JSON; `null` if the game has not begun."""
        if viewer not in self._encoded:
            views = self.views()
            self._encoded[viewer] = msgspec.json.encode(views.view_of(viewer) if viewer in views.own else None)
        return self._encoded[viewer]

    def legal(self, seat: Viewer) -> bytes:
        """The actions that a seat may do now, as JSON; empty if a bot plays the seat."""
        match = self._match
        if match is None or seat is None or seat not in self.people:
            return b"[]"
        if seat not in self._legal:
            self._legal[seat] = msgspec.json.encode(legal_actions(match, seat))
        return self._legal[seat]

    def previews(self, seat: int) -> bytes:
        """The events that each action of a seat would bring, by its number, as JSON; empty if a bot plays the seat.

        Actions that reveal hidden information are left out.
        """
        match = self._match
        if match is None or seat not in self.people:
            return b"{}"
        if seat not in self._previews:
            legal = match.legal(seat)
            found = zip(legal, match.previews(seat, legal), strict=True)
            events = {action: preview.events for action, preview in found if not preview.reveals}
            self._previews[seat] = msgspec.json.encode(events)
        return self._previews[seat]

    def undo(self, seat: Viewer) -> int:
        """The number of its last steps that a seat may take back; 0 where a bot plays it."""
        match = self._match
        return 0 if match is None or seat is None or seat in self._by_bots or self._over else match.undoable_steps(seat)


def legal_actions(match: Match, seat: int) -> list[LegalResponse]:
    """Return a seat's legal actions with their hints."""
    legal = match.legal(seat)
    found = zip(legal, match.actions_reveal(seat, legal), match.hints(seat, legal), strict=True)
    return [LegalResponse(*_named(match.game, action), reveals, hint) for action, reveals, hint in found]


def previewed_actions(match: Match, seat: int) -> list[LegalResponse]:
    """Return a seat's legal actions with their hints and the events that they would bring."""
    legal = match.legal(seat)
    found = zip(legal, match.hints(seat, legal), match.previews(seat, legal), strict=True)
    return [LegalResponse(*_named(match.game, action), reveals, hint, then) for action, hint, (reveals, then) in found]


@lru_cache(maxsize=1 << 15)
def _named(game: Game, action: int) -> tuple[int, str, Arguments, str]:
    """What an action is called, whatever the state: its number, name, arguments and notation."""
    name, args = game.actions.decode(action)
    return action, name, args, game.actions.notation(action)
