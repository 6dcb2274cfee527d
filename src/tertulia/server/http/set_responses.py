"""What answers carry of sets of components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Mark(Struct):
    """Where a printed fact comes from."""

    what: str
    source: str


class ComponentFacts(Struct):
    """What is printed on a game's pieces, and how sure that is."""

    hash: str
    """Of its facts alone."""
    digest: str
    """Of all of it."""
    name: str
    """What its owner calls the set; empty for that of the package."""
    data: Mapping[str, Any]
    marks: list[Mark]


class SetSummary(Struct):
    """A set of components that anybody may open a table with."""

    digest: str
    hash: str
    name: str
    changes: int
    """The number of facts in which it differs from the set that is usual here."""
    added: str
    """When it was put up, in ISO 8601 (UTC)."""


class SetOfTable(Struct):
    """Which set of components a table is played with."""

    hash: str
    digest: str | None
    """Null where the set is not here: the table goes on, and cannot be played again."""
    name: str
    usual: bool
    """Whether it is the set that is usual here, and has no name that would have to be told."""
    learnt: bool
    """Whether bots that search have learnt with it: with another one they use what they know of theirs."""
