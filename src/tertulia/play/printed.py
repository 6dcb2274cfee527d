"""The set of components in a record: a match with another set than the package's can be replayed where nobody has its file."""

from __future__ import annotations

import json
import zlib
from typing import Any

from tertulia.kernel.component_sets import HEADER_NAME, is_name, whole_set
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.play.errors import RecordError, shortened
from tertulia.play.records import GameRecord

Printed = dict[str, Any]
"""A whole set, as a components file in JSON holds it."""
LONGEST = 400
"""Number of characters of what is wrong with a set that an error tells."""


def printed_of(game: Game, components: Components) -> Printed | None:
    """Returns what a record says of a set: all of it, since a later package may have another one to lay it over. `None` for the set
    of the package, which everybody has; one with another name or other marks is another set."""
    own = game.components()
    if (components.hash, components.name) == (own.hash, own.name) and components.data == own.data:
        return None
    return whole_set(game.name, components.name, components.data)


def set_name(record: GameRecord) -> str:
    """Returns what the set is called that a record carries; empty where it carries none, or one without a name."""
    header = (record.printed or {}).get(HEADER_NAME)
    name = header.get("name") if isinstance(header, dict) else None
    return str(name) if is_name(name) else ""


def read_printed(game: Game, printed: Printed, claimed: str) -> Components:
    """Returns the set that a record carries, checked as a file is. Raises `RecordError` where it is not right, or has not the hash
    that the record names."""
    try:
        text = json.dumps(printed).encode()
        found = game.components(ComponentsText("printed", text))
    except (ComponentsError, GameError, RecursionError, ValueError) as error:
        raise RecordError(f"printed: {shortened(str(error), LONGEST)[1:-1]}") from None
    if found.hash != claimed:
        raise RecordError(
            f"printed: the set has the hash {found.hash[:12]}…, and components says {shortened(claimed[:12])}"
        )
    return found


def pack_components(game: Game, components: Components) -> bytes:
    """Returns a component set as compressed JSON, empty for that of the package."""
    printed = printed_of(game, components)
    return b"" if printed is None else zlib.compress(json.dumps(printed).encode())


def unpack_components(game: Game, packed: bytes, claimed: str) -> Components:
    """Returns the set of `pack_components`. Raises `RecordError` if it is not right, or does not have the hash `claimed`."""
    return read_printed(game, json.loads(zlib.decompress(packed)), claimed) if packed else game.components()
