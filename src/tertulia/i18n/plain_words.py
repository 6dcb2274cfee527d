"""Texts for a game without messages, made from the names in its rules: `store olive`.

The browser does so too (web/src/default/labels.ts), so that a game can be played as soon as its rules are written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.i18n.schema import Player, Players, fact_schema

KIND_PREFIX = re.compile(r"^(action|event|option)-")
"""Prefix of a message id that is not part of the name."""
SUBJECT_FIELDS = ("type", "seat", "by")
"""Fields of an event that hold its type and its player."""
EMPTY_VALUE = "–"


def readable_name(name: str) -> str:
    """Replace underscores and hyphens by spaces: `siesta_track` becomes "siesta track"."""
    return re.sub(r"[_-]+", " ", name)


def capitalize_first(text: str) -> str:
    """Capitalize the first letter."""
    return text[:1].upper() + text[1:]


def message_text(game: str, id: str) -> str:
    """Replacement for a game's message, from its id: `pig-option-target` becomes "Target"."""
    rest = KIND_PREFIX.sub("", id.removeprefix(f"{game}-"))
    return capitalize_first(readable_name(game if rest == "title" else rest))


def format_value(game: str, key: str, thing: Any, names: Sequence[str] = ()) -> str:
    """Format a fact of any shape on one line. A seat becomes its player's name if the schema says so."""
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
    """Describe an action: its verb and its arguments."""
    return capitalize_first(
        " ".join([readable_name(name), *(format_value(game, key, one) for key, one in args.items())])
    )


def describe_event(game: str, event_facts: Mapping[str, Any], names: Sequence[str]) -> str:
    """Describe an event: player, type and all other fields."""
    facts = ", ".join(
        f"{readable_name(key)} {format_value(game, key, one, names)}"
        for key, one in event_facts.items()
        if key not in SUBJECT_FIELDS
    )
    what = ": ".join(filter(None, (readable_name(str(event_facts["type"])), facts)))
    seat = event_facts.get("seat")
    return f"{names[seat]}: {what}" if isinstance(seat, int) and seat < len(names) else capitalize_first(what)
