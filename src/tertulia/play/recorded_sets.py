"""The component set that a record contains.

It makes a match with a custom set replayable without the file of the set.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from tertulia.kernel.component_sets import HEADER_TABLE, complete_set, is_set_name
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.play.errors import RecordError, shorten_repr
from tertulia.play.records import GameRecord

RecordedSet = dict[str, Any]
"""A complete component set as plain JSON data, in the form of a components file."""
MAX_ERROR_LENGTH = 400
"""Maximum number of characters of a component set's error that a message quotes."""


def recorded_set(game: Game, components: Components) -> RecordedSet | None:
    """Return the component set to store in a record, or None if it is the package's own set.

    The set is stored completely, because the package of a later version may have another set. A set that differs from
    the package's only in its name or sources is stored as well.
    """
    own = game.components()
    if (components.hash, components.name) == (own.hash, own.name) and components.data == own.data:
        return None
    return complete_set(game.name, components.name, components.data)


def set_name(record: GameRecord) -> str:
    """Return the name of the component set in a record; empty for a record without a set or a name."""
    header = (record.printed or {}).get(HEADER_TABLE)
    name = header.get("name") if isinstance(header, dict) else None
    return str(name) if is_set_name(name) else ""


def read_recorded_set(game: Game, printed: RecordedSet, claimed: str) -> Components:
    """Check the component set of a record like a components file, and return it.

    `printed` is the set (`GameRecord.printed`), `claimed` the hash of the set that the record states. Raises
    `RecordError` if the set is invalid or has another hash.
    """
    try:
        text = json.dumps(printed).encode()
        found = game.components(ComponentsText("printed", text))
    except (ComponentsError, GameError, RecursionError, ValueError) as error:
        raise RecordError(f"printed: {shorten_repr(str(error), MAX_ERROR_LENGTH)[1:-1]}") from None
    if found.hash != claimed:
        raise RecordError(
            f"printed: the set has the hash {found.hash[:12]}…, and components says {shorten_repr(claimed[:12])}"
        )
    return found


def pack_components(game: Game, components: Components) -> bytes:
    """Return a component set as compressed JSON; empty for the package's own set."""
    printed = recorded_set(game, components)
    return b"" if printed is None else zlib.compress(json.dumps(printed).encode())


def unpack_components(game: Game, packed: bytes, claimed: str) -> Components:
    """Return the component set that `pack_components` packed.

    If `packed` is empty, it is the set of the game's package. Otherwise, `RecordError` is raised if the set is invalid
    or its hash is not `claimed`.
    """
    return read_recorded_set(game, json.loads(zlib.decompress(packed)), claimed) if packed else game.components()
