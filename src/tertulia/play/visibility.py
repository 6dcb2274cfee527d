"""Data that a viewer (a seat or a spectator) may know of a done or possible action and its events."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec

SHAPE = "shape"
"""Key in `msgspec.Meta.extra` for the content type of a field that is annotated as `Raw` or `dict`.

The API description uses the content type instead of the annotation.
"""


class GameEvent(msgspec.Struct):
    """An event of a game: the name of its kind (`type`), and further fields that each game defines."""

    type: str


Events = Annotated[list[dict[str, Any]], msgspec.Meta(extra={SHAPE: list[GameEvent]})]
"""Events of one action, in order, as dicts (`Game.events`). Their schema is `GameEvent`."""


class SeenPly(msgspec.Struct, frozen=True):
    """A ply (an action or the set-up, with its events), limited to one viewer's knowledge.

    Ply 0 is the set-up; its seat and action are null.
    """

    ply: int
    seat: int | None
    action: str | None
    """The action in notation; null for the set-up, and if the action is secret from the viewer."""
    events: Events


class Preview(NamedTuple):
    """What a seat can know of an action's result before it acts."""

    reveals: bool
    """Whether undo would stop at the action (`Game.reveals`), mostly because it reveals hidden information."""
    events: Events
    """Events that the action would cause; empty if `reveals` is True."""
