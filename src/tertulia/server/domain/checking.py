"""A set of components looked at for whoever is writing it: what is wrong where, or what it comes to once nothing is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tertulia.kernel.component_faults import Fault
from tertulia.kernel.component_sets import canonical, changes, digest_of, is_name, whole_set
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components, DraftError
from tertulia.kernel.game import Game, GameError

CALLED = "the set"
"""What errors call it."""


UNREADABLE = ("set-refused", "set-broken", "set-deep", "set-no-text", "too-large")
"""Why something is no set at all."""


class Unreadable(Exception):
    """What was sent is no set at all; the message says why, and the code is one of `UNREADABLE`."""

    def __init__(self, message: str, code: str = UNREADABLE[0]) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class CheckedSet:
    """What was found of a set."""

    name: str = ""
    draft: bool = False
    playable: Components | None = None
    """The set, where it can be played with."""
    digest: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    """The whole set, laid over the game's own where it is partial, with its errors if it has any."""
    changes: Mapping[str, Any] = field(default_factory=dict)
    """Of a set that can be played with, the tables and rows that differ from the game's own."""
    faults: tuple[Fault, ...] = ()


def checked(game: Game, body: bytes) -> CheckedSet:
    """Read and check a set, JSON or TOML, whole or partial, that keeps nothing. Raises `Unreadable` for what is none."""
    try:
        found = game.components(ComponentsText(CALLED, body))
    except ComponentsError as error:
        if error.data is None:
            raise Unreadable(str(error), error.code) from None
        _require_text(error.data)
        name = error.name if isinstance(error, DraftError) and is_name(error.name) else ""
        return CheckedSet(name, isinstance(error, DraftError), data=error.data, faults=error.faults)
    except (GameError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None
    _require_text(found.data)
    digest = digest_of(whole_set(game.name, found.name, found.data))
    own = changes(game.components().data, found.data)
    return CheckedSet(found.name, False, found, digest, found.data, own)


def _require_text(data: Mapping[str, Any]) -> None:
    try:
        canonical(data)
    except UnicodeEncodeError:
        raise Unreadable(f"{CALLED}: half a character stands in it, which is no text", "set-no-text") from None
