"""What somebody at a table, or looking on, may know of a ply and of an action: the shapes in which it is told."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

SHAPE = "shape"
"""Under this name a field's `msgspec.Meta.extra` has the type of what stands there, where the program itself only passes it on."""


class GameEvent(msgspec.Struct):
    """What happened; the game's folder knows the fields of its events."""

    type: str


Events = Annotated[list[dict[str, Any]], msgspec.Meta(extra={SHAPE: list[GameEvent]})]
"""Events, as a game makes them."""


class SeenPly(msgspec.Struct, frozen=True):
    """A ply of the log, as one viewer may know it. Ply 0 is the set-up, with neither seat nor action."""

    ply: int
    seat: int | None
    action: str | None
    """In notation; null for the set-up, and where another seat chose in secret."""
    events: Events


class Preview(NamedTuple):
    """What an action would bring, as far as it can be known before."""

    reveals: bool
    """Whether it would end what can be taken back."""
    events: Events
    """None where it would reveal something."""
