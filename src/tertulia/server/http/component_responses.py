"""Responses about component sets: their contents, and the faults of a draft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Mark(Struct):
    """The source of a printed fact."""

    what: str
    source: str


class ComponentFacts(Struct):
    """A component set: the printed values of a game's pieces, with their sources."""

    hash: str
    """A hash of its facts alone."""
    digest: str
    """A hash of the complete set, including its name and sources."""
    name: str
    """The name that its author gave it; empty for the set in the game's package."""
    data: Mapping[str, Any]
    marks: list[Mark]


class SetSummary(Struct):
    """A component set that the administrator has published for new tables."""

    digest: str
    hash: str
    name: str
    changes: int
    """The number of facts in which it differs from the site's default set."""
    added: str
    """When it was published, in ISO 8601 (UTC)."""


class SetOfTable(Struct):
    """The component set that a table is played with."""

    hash: str
    digest: str | None
    """Null if the set is not stored here: the game goes on, but cannot be replayed."""
    name: str
    usual: bool
    """Whether it is the site's default set and has no name of its own."""
    learnt: bool
    """Whether bots were trained with it. With another set, they use evaluations of the set that they were trained with.
    """


class SetFault(Struct):
    """An error in a component set. `table`, `number` and `key` locate it, as far as it is about a single one."""

    table: str | None
    number: int | None
    """The index of the row, for an array of tables."""
    key: str | None
    code: str
    """The error code. The message `<game>-fault-<code>` or `fault-<code>` of the catalogues words it, with `args`."""
    message: str
    """The error in English, with the keys of the file."""
    args: Mapping[str, Any]


class SetCheck(Struct):
    """The result of validating a component set that is being edited."""

    ok: bool
    """Whether games can be played with the set: it has no faults, and is no draft."""
    draft: bool
    name: str
    hash: str | None
    """The hash of its facts alone. It is null, like `digest`, `marks` and `changes`, if the set is not playable."""
    digest: str | None
    data: Mapping[str, Any]
    """The complete set: a partial one is laid over the game's own set. Errors are left in."""
    marks: list[Mark] | None
    changes: Mapping[str, Any] | None
    """The tables and rows that differ from the game's own set. Together with a `name`, they are a partial set."""
    faults: list[SetFault]
