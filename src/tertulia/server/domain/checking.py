"""Checks a component set for its author, and reports its errors or its content."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tertulia.kernel.component_faults import Fault
from tertulia.kernel.component_sets import canonical_json, changed_parts, complete_set, is_set_name, set_digest
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components, DraftError
from tertulia.kernel.game import Game, GameError

CALLED = "the set"
"""The name of the set in error messages."""


UNREADABLE = ("set-refused", "set-broken", "set-deep", "set-no-text", "too-large")
"""Codes of `Unreadable`."""


class Unreadable(Exception):
    """The input is not a component set. The message gives the reason; the code is one of `UNREADABLE`."""

    def __init__(self, message: str, code: str = UNREADABLE[0]) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class CheckedSet:
    """The result of checking a component set."""

    name: str = ""
    draft: bool = False
    playable: Components | None = None
    """The set if it can be played with, or None."""
    digest: str | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    """The complete set, with its errors if it has any. Missing tables are taken from the game's own set."""
    changes: Mapping[str, Any] = field(default_factory=dict)
    """For a set that can be played with, the tables and rows that differ from the game's own set."""
    faults: tuple[Fault, ...] = ()


def checked(game: Game, body: bytes) -> CheckedSet:
    """Parse and check a set in JSON or TOML, complete or partial. Nothing is stored.

    Raises `Unreadable` if the input is not a component set.
    """
    try:
        found = game.components(ComponentsText(CALLED, body))
    except ComponentsError as error:
        if error.data is None:
            raise Unreadable(str(error), error.code) from None
        _require_text(error.data)
        name = error.name if isinstance(error, DraftError) and is_set_name(error.name) else ""
        return CheckedSet(name, isinstance(error, DraftError), data=error.data, faults=error.faults)
    except (GameError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from None
    _require_text(found.data)
    digest = set_digest(complete_set(game.name, found.name, found.data))
    own = changed_parts(game.components().data, found.data)
    return CheckedSet(found.name, False, found, digest, found.data, own)


def _require_text(data: Mapping[str, Any]) -> None:
    try:
        canonical_json(data)
    except UnicodeEncodeError:
        raise Unreadable(f"{CALLED}: half a character stands in it, which is no text", "set-no-text") from None
