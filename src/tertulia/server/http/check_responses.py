"""Response to a request that validates a component set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tertulia.server.http.set_responses import Mark


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
