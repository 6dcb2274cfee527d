"""Cache of the views of a table's versions, by viewer (`encoded_views`).

The parts of the views are made once for each version, and kept while it is the table's current or previous version.
The views of both versions are needed to send a viewer of the previous version only the difference.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import msgspec

from tertulia.kernel.game import Game
from tertulia.kernel.game_views import SplitViews
from tertulia.play import Match
from tertulia.server.domain.state import TableState
from tertulia.server.http.responses import NO_ACTIONS, Arguments, LegalResponse

Viewer = int | None
NO_VIEWS = SplitViews({}, {})


def encoded_views(state: TableState) -> EncodedViews:
    """Return the views of a version of the table.

    The first call creates them and stores them in `state.views`.
    """
    if state.views is None:
        state.views = EncodedViews(state)
    found: EncodedViews = state.views
    return found


class EncodedChange(Protocol):
    """The change from the previous version of a table to the current one."""

    def seen_by(self, seat: Viewer, now: EncodedViews) -> bytes | None:
        """Return the change for viewers at a seat, as JSON. `now` has the views of the current version.

        None if the change cannot be sent alone; then viewers need the complete table.
        """


class EncodedViews:
    """The views of one version of a table. Their parts are made when a view is first requested."""

    def __init__(self, state: TableState) -> None:
        # It references no state, so that the state and its views are freed at once.
        self._match = state.match
        self.actors = state.actors()
        """The seats that may act."""
        self.people = [seat for seat in self.actors if not state.seats[seat].played_by_bot]
        """The seats that may act and are not played by bots."""
        self._undoable = _undoable(state)
        self._views: SplitViews | None = None
        self._legal: dict[int, msgspec.Raw] = {}
        self._previews: dict[int, bytes] = {}
        self.change: EncodedChange | None = None
        """The change from the previous version to this one; None until a viewer with the previous version needs it."""

    def views(self) -> SplitViews:
        """Return the views of all seats, and of spectators under the key None; empty before the game begins."""
        if self._views is None:
            self._views = NO_VIEWS if self._match is None else self._match.split_views()
        return self._views

    def view(self, viewer: Viewer) -> bytes:
        """Return the view of a seat, or of spectators (None), as JSON; `null` before the game begins."""
        views = self.views()
        return msgspec.json.encode(views.view_of(viewer) if viewer in views.own else None)

    def legal(self, seat: Viewer) -> msgspec.Raw:
        """Return the legal actions of a seat as JSON.

        `NO_ACTIONS` if the seat may not act or a bot plays it.
        """
        match = self._match
        if match is None or seat is None or seat not in self.people:
            return NO_ACTIONS
        if seat not in self._legal:
            self._legal[seat] = msgspec.Raw(msgspec.json.encode(legal_actions(match, seat)))
        return self._legal[seat]

    def previews(self, seat: int) -> bytes:
        """Return the events that each legal action of a seat would cause, as JSON, by notation of the action.

        Actions that reveal hidden information are left out. Empty if the seat does not act, or if a bot plays it.
        """
        match = self._match
        if match is None or seat not in self.people:
            return b"{}"
        if seat not in self._previews:
            legal = match.legal(seat)
            found = zip(match.notations(seat), match.previews(seat, legal), strict=True)
            events = {notation: preview.events for notation, preview in found if not preview.reveals}
            self._previews[seat] = msgspec.json.encode(events)
        return self._previews[seat]

    def undo(self, seat: Viewer) -> int:
        """Return how many of a seat's last steps its player may undo; 0 for none, or if a bot plays the seat."""
        return self._undoable[1] if seat == self._undoable[0] else 0


def _undoable(state: TableState) -> tuple[Viewer, int]:
    """Return the seat that acted last and the number of steps that it may take back.

    Returns (None, 0) if no step can be taken back.
    """
    match = state.match
    if match is None or match.settled or state.phase == "over":
        return None, 0
    seat = match.log[-1].seat
    return (None, 0) if state.seats[seat].played_by_bot else (seat, match.undoable_steps(seat))


def legal_actions(match: Match, seat: int) -> list[LegalResponse]:
    """Return a seat's legal actions, each with data to display it, such as its price.

    This data is `LegalResponse.hint`.
    """
    legal = match.legal(seat)
    found = zip(legal, match.actions_reveal(seat, legal), match.hints(seat, legal), strict=True)
    return [LegalResponse(*_write_action(match.game, action), reveals, hint) for action, reveals, hint in found]


def previewed_actions(match: Match, seat: int) -> list[LegalResponse]:
    """Return a seat's legal actions, each with display data and the events that it would cause.

    These are the fields `LegalResponse.hint` and `LegalResponse.events`.
    """
    legal = match.legal(seat)
    found = zip(legal, match.hints(seat, legal), match.previews(seat, legal), strict=True)
    return [
        LegalResponse(*_write_action(match.game, action), reveals, hint, then)
        for action, hint, (reveals, then) in found
    ]


@lru_cache(maxsize=1 << 15)
def _write_action(game: Game, action: int) -> tuple[str, Arguments]:
    """Return the notation and the arguments of an action. They are the same in every state of the game."""
    return game.actions.notation(action), game.actions.decode(action).args
