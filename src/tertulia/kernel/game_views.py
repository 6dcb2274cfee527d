"""Views of a game: positions, events and data about actions as JSON, limited to a viewer's knowledge."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tertulia.kernel.actions import ActionTable
from tertulia.kernel.look import Look
from tertulia.kernel.schema import StateArray


class SplitViews(NamedTuple):
    """Views of one state for several viewers. Parts that are equal for all viewers are kept once.

    Callers must not modify the values, because other views may contain the same objects.
    """

    common: Mapping[str, Any]
    """Parts of the view that are equal for all viewers."""
    own: Mapping[int | None, Mapping[str, Any]]
    """Parts of the view that differ between viewers, by viewer; the viewer None is a spectator."""

    def view_of(self, viewer: int | None) -> Mapping[str, Any]:
        """Return the complete view of a viewer: its common and its own parts."""
        return {**self.common, **self.own[viewer]}


class GameViews(ABC):
    """Interface of the views of a game: positions, events and hints for a viewer. `Game` implements it."""

    actions: ActionTable
    """Table of all actions of the game, with their numbers and notation."""
    look_type: type[Look] | None = None
    """Subclass of `Look` that computes views in parts; None if the game computes each view as a whole."""
    view_shape: type | None = None
    """`TypedDict` that every view matches (`tertulia.kernel.view_shape`); None if the game declares none."""

    @abstractmethod
    def view(self, state: StateArray, seat: int | None) -> Mapping[str, Any]:
        """Return the position as JSON data, limited to the knowledge of a seat; `seat` None is a spectator."""

    @abstractmethod
    def view_all(self, state: StateArray) -> Mapping[str, Any]:
        """Return the position as JSON data with all hidden information, for finished games and for tests."""

    @abstractmethod
    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        """Return the events of the set-up or of the last action, in order, as far as a viewer may know them.

        Each event has the name of its kind as `type`, and fields that the game defines. `seat` is None for a spectator.
        """

    def hint(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        """Return data about a legal action that a screen shows beside the view, such as its price or points.

        A game may use only the knowledge of the seat. The dict is empty if there is nothing to show.
        """
        return {}

    def hints(
        self, state: StateArray, seat: int, actions: Sequence[int], look: Look | None = None
    ) -> list[dict[str, Any]]:
        """Return data about each of several legal actions of a seat, in the form that `hint` returns for one.

        `look` contains parts of this state's views that are already computed. A game may use them to save time. If the
        caller has no such object, `look` is None.
        """
        return [self.hint(state, seat, action) for action in actions]

    def action_facts(self, state: StateArray, seat: int, action: int) -> dict[str, Any]:
        """Return all data from which a text that describes a legal action is made.

        The data includes that of `hint`. A screen needs only `hint`, because it takes the rest from the view. Plans,
        analyses and the terminal describe actions without a view.
        """
        return self.hint(state, seat, action)

    def complete_view(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a view in which each part has all data for a text that describes the part.

        A normal view states each fact once, so its parts may lack data that is in other parts. By default, returns the
        view unchanged.
        """
        return view

    def look(self, state: StateArray, before: Look | None = None) -> Look | None:
        """Return an object that computes and caches the parts of all views of a state (`Look`).

        `before` is the `Look` at another state of the game, or None. Its parts are reused if the fields that they
        depend on are equal in both states. Returns None if `look_type` is None.
        """
        return None if self.look_type is None else self.look_type(state, before)

    def split_views(self, state: StateArray, viewers: Sequence[int | None], look: Look | None = None) -> SplitViews:
        """Return the views of several viewers; parts that are equal for all viewers are returned once.

        For a game without `look_type`, no parts count as equal. `look` contains parts of this state's views that are
        already computed. If it is None, this method creates it.
        """
        look = look or self.look(state)
        if look is None:
            return SplitViews({}, {viewer: self.view(state, viewer) for viewer in viewers})
        return SplitViews(look.common(), {viewer: look.own(viewer) for viewer in viewers})

    def views(self, state: StateArray, viewers: Sequence[int | None]) -> Sequence[Mapping[str, Any]]:
        """Return the position for each viewer as JSON data, limited to the viewer's knowledge.

        A viewer is a seat, or None for a spectator.

        Views may share objects, so callers must not modify them.
        """
        views = self.split_views(state, viewers)
        return [views.view_of(viewer) for viewer in viewers]

    def event_lists(self, state: StateArray, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """Return for each viewer the events of the last action that the viewer may know.

        A viewer is a seat, or None for a spectator. The lists may share objects, so callers must not modify them.
        """
        return [self.events(state, viewer) for viewer in viewers]

    def seen_action(self, state: StateArray, viewer: int | None, actor: int, action: int) -> str | None:
        """Return the notation of the last action, or None if the action is secret from `viewer`.

        `actor` is the seat that took the action, and `state` the state after it. By default, no action is secret. A
        game with secret choices overrides this, and hides them in `events` as well.
        """
        return self.actions.notation(action)
