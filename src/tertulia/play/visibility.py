"""Data that a viewer (a seat or a spectator) may know of a ply or of an action."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

SHAPE = "shape"
"""Key in `msgspec.Meta.extra` for the type of a field that the program passes on without decoding it."""


class GameEvent(msgspec.Struct):
    """Something that happened in a game. Each game defines the further fields of its events."""

    type: str


Events = Annotated[list[dict[str, Any]], msgspec.Meta(extra={SHAPE: list[GameEvent]})]
"""Events as a game produces them."""


class SeenPly(msgspec.Struct, frozen=True):
    """A ply of the log, limited to one viewer's knowledge.

    Ply 0 is the set-up, with neither seat nor action.
    """

    ply: int
    seat: int | None
    action: str | None
    """The action in notation; null for the set-up, and if the action is secret from the viewer."""
    events: Events


class Preview(NamedTuple):
    """Expected results of an action, as far as the seat can know them before it acts."""

    reveals: bool
    """Whether the action reveals hidden information, after which it cannot be undone."""
    events: Events
    """Empty if the action reveals hidden information."""
