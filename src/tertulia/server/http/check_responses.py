"""What is answered to whoever has a set of components checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tertulia.server.http.set_responses import Mark


class SetFault(Struct):
    """One error of a set, by place; null where it is about all of what is named before it."""

    table: str | None
    number: int | None
    """That of the row, in an array of tables."""
    key: str | None
    code: str
    """What is wrong: `<game>-fault-<code>` or `fault-<code>` of the catalogues words it, with the arguments."""
    message: str
    """In English, with the keys of the file."""
    args: Mapping[str, Any]


class SetCheck(Struct):
    """What was found of a set that is being written."""

    ok: bool
    """Whether it can be played with: nothing is wrong with it, and it is no draft."""
    draft: bool
    name: str
    hash: str | None
    """Of its facts alone; this, `digest`, `marks` and `changes` are null where it cannot be played with."""
    digest: str | None
    data: Mapping[str, Any]
    """The whole set, laid over the game's own if it is partial; with its errors if there are any."""
    marks: list[Mark] | None
    changes: Mapping[str, Any] | None
    """The tables and rows that differ from the game's own set: with a name before them they are a file of it."""
    faults: list[SetFault]
