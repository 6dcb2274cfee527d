"""The views of a table's versions by viewer. A view is made once per version, and kept as long as the version is the
table's current or previous one, so that a viewer of the previous version is sent only the difference."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from tertulia.kernel.game import Game, SplitViews
from tertulia.play import Match
from tertulia.server.domain.state import TableState
from tertulia.server.http.responses import Arguments, LegalResponse

if TYPE_CHECKING:
    from tertulia.server.http.news import Change

Viewer = int | None
NO_VIEWS = SplitViews({}, {})


def encoded_views(state: TableState) -> EncodedViews:
    """The views of that version of the table, which are kept with it."""
    if state.views is None:
        state.views = EncodedViews(state)
    found: EncodedViews = state.views
    return found


class EncodedViews:
    """The views of one version of a table. Each is made when it is first asked for."""

    def __init__(self, state: TableState) -> None:
        # It references no state, so that the state and its views are freed at once.
        self._match = state.match
        self.actors = state.actors()
        """The seats that may act."""
        self.people = [seat for seat in self.actors if not state.seats[seat].played_by_bot]
        """The seats that may act and are no bot's to play."""
        self._undoable = _undoable(state)
        self._views: SplitViews | None = None
        self._encoded: dict[Viewer, bytes] = {}
        self._legal: dict[int, bytes] = {}
        self._previews: dict[int, bytes] = {}
        self.change: Change | None = None
        """The change from the previous version to this one, for viewers who have that version."""

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
        return self._undoable[1] if seat == self._undoable[0] else 0


def _undoable(state: TableState) -> tuple[Viewer, int]:
    """The seat that has acted last, and the number of its last steps that it may take back; (None, 0) if no seat may."""
    match = state.match
    if match is None or match.settled or state.phase == "over":
        return None, 0
    seat = match.log[-1].seat
    return (None, 0) if state.seats[seat].played_by_bot else (seat, match.undoable_steps(seat))


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
