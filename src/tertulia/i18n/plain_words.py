"""Words of a game that has no messages of its own, made from the names that its rules have: `store olive`.

The browser does the same (web/src/default/names.ts), so that a game can be played as soon as its rules are written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.i18n.schema import Player, Players, schema

KIND = re.compile(r"^(action|event|option)-")
"""What stands before the name in the id of a message, and is no word of it."""
WHO = ("type", "seat", "by")
"""Fields of an event that say what it is and who it is about."""
NOTHING = "–"


def readable(name: str) -> str:
    """Returns a name as people write it: `siesta_track` is "siesta track"."""
    return re.sub(r"[_-]+", " ", name)


def capital(text: str) -> str:
    """Returns the text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def message(game: str, id: str) -> str:
    """Returns what stands in the place of a game's message: the name in its id, `pig-option-target` is "Target"."""
    rest = KIND.sub("", id.removeprefix(f"{game}-"))
    return capital(readable(game if rest == "title" else rest))


def value(game: str, key: str, thing: Any, names: Sequence[str] = ()) -> str:
    """Returns a fact on one line, however it is built; a seat by its player's name where the game's facts say that it is one."""
    if thing is None:
        return NOTHING
    if isinstance(thing, Mapping):
        return ", ".join(
            f"{readable(str(field))} {value(game, str(field), one, names)}" for field, one in thing.items()
        )
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return ", ".join(value(game, key, one, names) for one in thing) or NOTHING
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if isinstance(thing, int) and thing < len(names) and isinstance(schema(game).get(key), (Player, Players)):
        return names[thing]
    return readable(thing) if isinstance(thing, str) else str(thing)


def action(game: str, name: str, args: Mapping[str, Any]) -> str:
    """Returns an action in words: its verb and its arguments."""
    return capital(" ".join([readable(name), *(value(game, key, one) for key, one in args.items())]))


def event(game: str, event_facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Returns an event in words: who, what, and all that the event tells beside."""
    facts = ", ".join(
        f"{readable(key)} {value(game, key, one, names)}" for key, one in event_facts.items() if key not in WHO
    )
    what = ": ".join(filter(None, (readable(str(event_facts["type"])), facts)))
    seat = event_facts.get("seat")
    return f"{names[seat]}: {what}" if isinstance(seat, int) and seat < len(names) else capital(what)
