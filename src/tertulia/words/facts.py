"""Facts of a game (an event, an action) as arguments of a Fluent message, without knowing the game.

What a value is shows in its shape: a seat becomes a name, a thing with a `kind` and a list of money are worded by the
game's own messages (`<game>-tile`, `<game>-tile-object`, `<game>-cards`), other lists are joined as the language does.
The browser does the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from babel.lists import format_list

Arguments = dict[str, str | int | float]


class Speaker(Protocol):
    """What this needs of `Words`."""

    language: str
    game: str | None

    def has(self, message: str) -> bool: ...
    def text(self, message: str, **args: Any) -> str: ...


SEATS = ("seat", "by", "owner")
"""Facts that name somebody; the first becomes `$player`."""
COUNTED = "count"
GIVEN = "name"
"""A fact that may be a name of somebody's own, without a word in the catalogues."""
BY_SEAT = ("scores", "by_seat")
"""Facts that are lists of a number for each seat."""


def arguments(speaker: Speaker, facts: Mapping[str, Any], names: Sequence[str] = ()) -> Arguments:
    """All arguments that the facts give. `names` are the players' by seat.

    `tile: {kind, value, number}` gives `$tile`, `$tile-object` (as the object of a sentence), `$tile-kind`,
    `$tile-value`, `$tile-number`; `cards: [{currency, value}]` gives `$cards`, `$cards-list`, `$cards-sum`,
    `$cards-count`; `slots: [1, 3]` gives `$slots`, `$slots-count`; `good: "olive"` gives `$good` and, where the game has a
    message `<game>-good-olive`, its text as `$good-name`; a list under `roofs` is worded item by item as `<game>-roof-…`;
    `gain: {"silver": 2}` gives `$gain`, worded by `<game>-gain-silver` or `<game>-count-silver` with `$n`. A word may use
    what stands before it.
    """
    found: Arguments = {}
    for key, value in facts.items():
        if key in SEATS:
            found["player" if key == SEATS[0] else key] = _name(speaker, names, value)
        elif key == "seats" and isinstance(value, Sequence):
            found[key] = joined(speaker, [_name(speaker, names, seat) for seat in value])
        elif key == "winners":
            found[key] = joined(speaker, [_name(speaker, names, seat) for seat in value])
            found["winners-count"] = len(value)
        elif key in BY_SEAT:
            found[key] = ", ".join(f"{_name(speaker, names, seat)} {points}" for seat, points in enumerate(value))
        else:
            found |= _worded(speaker, key, value, found)
    return found


def joined(speaker: Speaker, parts: Sequence[str]) -> str:
    """A list as the language writes it: "a, b and c"."""
    return format_list(list(parts), style="standard", locale=speaker.language)


def _name(speaker: Speaker, names: Sequence[str], seat: int | str) -> str:
    """The player's name; the seat after the last, or a name in its place, is the game's own imaginary player."""
    if isinstance(seat, str):
        return speaker.text(f"{speaker.game}-{seat}")
    return names[seat] if seat < len(names) else speaker.text(f"{speaker.game}-neutral")


def _worded(speaker: Speaker, key: str, value: Any, before: Arguments) -> Arguments:
    if isinstance(value, bool):
        return {key: "yes" if value else "no"}
    if isinstance(value, (str, int, float)):
        return {key: value, **_named(speaker, key, value, before)}
    if isinstance(value, Mapping):
        return _counted(speaker, key, value) or _thing(speaker, key, value)
    if isinstance(value, Sequence):
        money = len(value) > 0 and all(isinstance(card, Mapping) and "currency" in card for card in value)
        return _cards(speaker, key, value) if money else _items(speaker, key, value)
    return {}


def _named(speaker: Speaker, key: str, value: str | float, before: Arguments) -> Arguments:
    """The game's own word for what a fact names, where it has one; it may use the facts before it. A name that somebody gave
    is its own word."""
    message = f"{speaker.game}-{key}-{value}"
    if speaker.has(message):
        return {f"{key}-name": speaker.text(message, **before)}
    return {f"{key}-name": str(value).replace("_", " ").capitalize()} if key == GIVEN else {}


def _counted(speaker: Speaker, key: str, things: Mapping[str, Any]) -> Arguments:
    """`pay: {"silver": 2, "point": 1}` gives `$pay`, each worded by `<game>-pay-…`, or `<game>-count-…`, with `$n`."""
    either = [[f"{speaker.game}-{one}-{thing}" for one in (key, COUNTED)] for thing in things]
    messages = [next(filter(speaker.has, ids), None) for ids in either]
    if None in messages:
        return {}
    worded = [speaker.text(str(message), n=n) for message, n in zip(messages, things.values(), strict=True) if n]
    return {key: joined(speaker, worded)} if worded else {}


def _thing(speaker: Speaker, key: str, thing: Mapping[str, Any]) -> Arguments:
    plain = {name: value for name, value in thing.items() if isinstance(value, (str, int)) and name != "seat"}
    found: Arguments = {f"{key}-{name}": value for name, value in plain.items()}
    if "kind" in thing:
        found[key] = speaker.text(f"{speaker.game}-tile", **plain)
        found[f"{key}-object"] = speaker.text(f"{speaker.game}-tile-object", **plain)
    return found


def _cards(speaker: Speaker, key: str, cards: Sequence[Mapping[str, Any]]) -> Arguments:
    """Money, grouped by currency in the order in which each first appears: "yellow 2 + 4 and blue 3"."""
    groups: dict[str, list[int]] = {}
    for card in cards:
        groups.setdefault(card["currency"], []).append(card["value"])
    worded = [
        speaker.text(
            f"{speaker.game}-cards", currency=currency, values=_sum(values), sum=sum(values), count=len(values)
        )
        for currency, values in groups.items()
    ]
    values = [card["value"] for card in cards]
    found: Arguments = {key: joined(speaker, worded), f"{key}-list": _sum(values)}
    return found | {f"{key}-sum": sum(values), f"{key}-count": len(values)}


def _items(speaker: Speaker, key: str, items: Sequence[Any]) -> Arguments:
    one = key.removesuffix("s")
    worded = [str(_named(speaker, one, item, {}).get(f"{one}-name", item)) for item in items]
    return {key: joined(speaker, worded), f"{key}-count": len(items)}


def _sum(values: Sequence[int]) -> str:
    return " + ".join(str(value) for value in values)
