"""English texts for a game without messages, made from the names in its rules: `store olive`.

The browser makes the same texts (web/src/default/labels.ts), so that a game can be played as soon as its rules are
written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.i18n.schema import Player, Players, fact_schema

KIND_PREFIX = re.compile(r"^(action|event|option)-")
"""Part of a message id, after the game's name, that says what the message is for. It is left out of the text."""
SUBJECT_FIELDS = ("type", "seat", "by")
"""Names of an event's fields that hold its type and its player.

A text about an event names player and type first, and then lists all other fields.
"""
EMPTY_VALUE = "–"


def readable_name(name: str) -> str:
    """Return a name with spaces in place of underscores and hyphens: `siesta_track` gives "siesta track"."""
    return re.sub(r"[_-]+", " ", name)


def capitalize_first(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def message_text(game: str, id: str) -> str:
    """Return the text of a missing message of the game, made from its id.

    `pig-option-target` gives "Target".
    """
    rest = KIND_PREFIX.sub("", id.removeprefix(f"{game}-"))
    return capitalize_first(readable_name(game if rest == "title" else rest))


def format_value(game: str, key: str, thing: Any, names: Sequence[str] = ()) -> str:
    """Return the value of an event's or action's field on one line.

    `thing` may have any JSON shape. A seat becomes its player's name if the schema declares `key` as a player or
    players.
    """
    if thing is None:
        return EMPTY_VALUE
    if isinstance(thing, Mapping):
        return ", ".join(
            f"{readable_name(str(field))} {format_value(game, str(field), one, names)}" for field, one in thing.items()
        )
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return ", ".join(format_value(game, key, one, names) for one in thing) or EMPTY_VALUE
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if isinstance(thing, int) and thing < len(names) and isinstance(fact_schema(game).get(key), (Player, Players)):
        return names[thing]
    return readable_name(thing) if isinstance(thing, str) else str(thing)


def describe_action(game: str, name: str, args: Mapping[str, Any]) -> str:
    """Describe an action of a game in words: the action's name, then its arguments."""
    return capitalize_first(
        " ".join([readable_name(name), *(format_value(game, key, one) for key, one in args.items())])
    )


def describe_event(game: str, event_facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Describe an event of a game in words: player, type and all other fields.

    `names` are the players by seat.
    """
    facts = ", ".join(
        f"{readable_name(key)} {format_value(game, key, one, names)}"
        for key, one in event_facts.items()
        if key not in SUBJECT_FIELDS
    )
    what = ": ".join(filter(None, (readable_name(str(event_facts["type"])), facts)))
    seat = event_facts.get("seat")
    return f"{names[seat]}: {what}" if isinstance(seat, int) and seat < len(names) else capitalize_first(what)
