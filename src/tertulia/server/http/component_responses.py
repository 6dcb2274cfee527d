"""Responses about component sets: their contents, and the errors of a set that is being edited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Mark(Struct):
    """The source of printed values in a component set.

    `what` names a piece, such as `tile 17`, or a single value of a piece, such as `tile-back 17`. `source` is `rules`,
    `public` (reviews), `inferred`, `box` (a copy of the game) or `reconstructed` (a placeholder for unknown values).
    """

    what: str
    source: str


class ComponentFacts(Struct):
    """A component set: the printed values of a game's pieces, and the source of each value."""

    hash: str
    """A hash of the component set's printed values; the set's name and sources are not hashed."""
    digest: str
    """A hash of the complete component set, including its name and sources."""
    name: str
    """The name of the component set, chosen by its author; empty for the set in the game's package."""
    data: Mapping[str, Any]
    marks: list[Mark]


class SetSummary(Struct):
    """A component set that the administrator has published for new tables."""

    digest: str
    hash: str
    name: str
    changes: int
    """The number of printed values in which the component set differs from the site's default set."""
    added: str
    """When the component set was published, as an ISO 8601 time (UTC)."""


class SetOfTable(Struct):
    """The component set of a table: its hashes and name, and whether bots were trained with it."""

    hash: str
    digest: str | None
    """A hash of the table's complete component set.

    Null if the set is not stored on this site: then the game goes on, but cannot be replayed.
    """
    name: str
    is_default: bool
    """Whether the table has the site's default component set of the game, and this set has no name."""
    bots_trained: bool
    """Whether the bots' evaluations of positions were learned with the table's component set.

    Also true if the game's bots have no learned evaluations. If false, the bots use evaluations that were
    learned with another component set.
    """


class SetFault(Struct):
    """An error in a component set, and its position in the set's TOML file: table, row number and key.

    `table`, `number` or `key` is null if it is unknown, or if the error concerns all rows or all keys.
    """

    table: str | None
    number: int | None
    """The value of the key `number` in the row that has the error.

    Null if the field `table` does not name an array of tables in TOML.
    """
    key: str | None
    code: str
    """The error code.

    Clients display the Fluent message `<game>-fault-<code>` or `fault-<code>`, with `args` as its variables.
    """
    message: str
    """A description of the error in English. It names keys as the component set's TOML file does."""
    args: Mapping[str, Any]


class SetCheck(Struct):
    """The result of validating a component set that is being edited."""

    ok: bool
    """Whether games can be played with the component set: it has no errors, and is not a draft."""
    draft: bool
    name: str
    hash: str | None
    """A hash of the component set's printed values; the set's name and sources are not hashed.

    Null if the set is not playable; then `digest`, `marks` and `changes` are null too.
    """
    digest: str | None
    data: Mapping[str, Any]
    """The complete component set, even if it has errors.

    TOML tables that the client has not sent are taken from the component set in the game's package.
    """
    marks: list[Mark] | None
    changes: Mapping[str, Any] | None
    """The TOML tables and rows that differ from the component set in the game's package.

    With a name added, these tables and rows can be sent as a partial set: the server takes all other values from the
    package's set. Null if the checked set is not playable.
    """
    faults: list[SetFault]
