"""Convert the fields of an event or action to the arguments of a Fluent message (`message_arguments`).

These fields are called facts, such as `good` in `{"type": "sold", "good": "olive"}`. The game's schema
(`tertulia.i18n.schema`) declares how to word a fact. Facts that it does not declare are worded by the shape of their
value: a word or number may have a message of its own, lists are joined as the language does, and amounts of things are
worded one by one.

The browser has an implementation of its own; `facts.json` among a game's tests contains examples for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeGuard

from babel.lists import format_list

from tertulia.i18n.schema import ByPlayer, Counted, OwnName, OwnNames, Player, Players, Sums, Thing, Words, fact_schema

Arguments = dict[str, str | int | float]


class Messages(Protocol):
    """The part of the interface of `Catalogue` that this module needs."""

    language: str
    game: str | None

    def has_message(self, message: str) -> bool: ...
    def text(self, message: str, **args: Any) -> str: ...


COUNT_WORD = "count"
NEUTRAL_PLAYER = "neutral"
"""Name of a game's message for its imaginary player, whose seat number is the number of players."""


def message_arguments(messages: Messages, facts: Mapping[str, Any], names: Sequence[str] = ()) -> Arguments:
    """Return the arguments of a message by name, made from the fields of an event or action (`facts`).

    `names` are the players' names by seat. The game's schema declares how to word a field, called a fact here. Facts
    that it does not declare are worded by their values:

    - `good: "olive"` gives `$good` and, if the message `<game>-good-olive` exists, its text as `$good-name`. The
      message may use the arguments of the facts that precede `good` in `facts`.
    - `slots: [1, 3]` gives `$slots` and `$slots-count`.
    - `gain: {"silver": 2}` gives `$gain`: the text of `<game>-gain-silver` or `<game>-count-silver`, with 2 as `$n`.
      If neither message exists, it gives `$gain-silver`, which is 2.
    - Booleans give "yes" or "no".
    """
    found: Arguments = {}
    known = fact_schema(messages.game)
    for key, value in facts.items():
        kind = known.get(key)
        worded = _arguments_by_schema(messages, kind, key, value, names)
        if isinstance(kind, Counted):
            worded = _counted_arguments(messages, key, value, facts.get(kind.by))
        found |= _arguments_by_shape(messages, key, value, found) if worded is None else worded
    return found


def join_texts(messages: Messages, parts: Sequence[str]) -> str:
    """Join texts to a list in the language of `messages`: "a, b and c"."""
    return format_list(list(parts), style="standard", locale=messages.language)


def _arguments_by_schema(
    messages: Messages, kind: object, key: str, value: Any, names: Sequence[str]
) -> Arguments | None:
    """Return the message arguments of a fact (a field of an event or action) by the game's schema.

    `key` is the name of the fact, and `kind` its declaration, such as `Player`. Returns None if the fact is not
    declared, or if the value does not have the shape that `kind` requires. Also returns None if this function does not
    word the kind (`Word`, `Counts`, `Counted`, `Numbered`).
    """
    match kind:
        case Player(called) if isinstance(value, (int, str)):
            return {called or key: _player_name(messages, names, value)}
        case Players() if _is_list(value):
            return {
                key: join_texts(messages, [_player_name(messages, names, seat) for seat in value]),
                f"{key}-count": len(value),
            }
        case ByPlayer() if _is_list(value):
            each = ", ".join(f"{_player_name(messages, names, seat)} {number}" for seat, number in enumerate(value))
            return {key: each, f"{key}-count": len(value)}
        case OwnName():
            return {key: value, f"{key}-name": _own_name(messages, key, value)}
        case OwnNames(each) if _is_list(value):
            own = [_own_name(messages, each, name) for name in value]
            return {key: join_texts(messages, own), f"{key}-count": len(value)}
        case Words(each) if _is_list(value):
            return _list_arguments(messages, key, each, value)
        case Thing(message_ids) if isinstance(value, Mapping):
            return _thing_arguments(messages, key, message_ids, value)
        case Sums() if _is_list(value):
            return _sum_arguments(messages, key, kind, value)
        case _:
            return None


def _arguments_by_shape(messages: Messages, key: str, value: Any, before: Arguments) -> Arguments:
    if isinstance(value, Mapping):
        return _count_arguments(messages, key, value) or _thing_arguments(messages, key, {}, value)
    if _is_list(value):
        return _list_arguments(messages, key, key, value)
    if not isinstance(value, (str, int, float)):
        return {}
    word = _word_message(messages, f"{key}-{_plain_value(value)}", before)
    return {key: _plain_value(value), **({} if word is None else {f"{key}-name": word})}


def _player_name(messages: Messages, names: Sequence[str], seat: int | str) -> str:
    """Return the name of the player at a seat, or the text for the game's imaginary player.

    A number greater than those of the seats in `names` stands for the imaginary player. If `seat` is a text, the text
    of the game's message `<game>-<seat>` is returned. The result is empty if the message does not exist.
    """
    if isinstance(seat, int) and seat < len(names):
        return names[seat]
    return _word_message(messages, NEUTRAL_PLAYER if isinstance(seat, int) else seat) or ""


def _word_message(messages: Messages, name: str, before: Arguments | None = None) -> str | None:
    """Return the text of the game's message `<game>-<name>`, or None if the message does not exist.

    `before` contains the arguments that the message may use.
    """
    message = f"{messages.game}-{name}"
    return messages.text(message, **before or {}) if messages.has_message(message) else None


def _own_name(messages: Messages, key: str, name: Any) -> str:
    return _word_message(messages, f"{key}-{name}") or str(name).replace("_", " ").capitalize()


def _count_arguments(messages: Messages, key: str, things: Mapping[str, Any]) -> Arguments:
    """Return one argument that lists numbers of things, each worded by its own message.

    Returns an empty dict if a message is missing or all numbers are 0.
    """
    either = [[f"{messages.game}-{one}-{thing}" for one in (key, COUNT_WORD)] for thing in things]
    message_ids = [next(filter(messages.has_message, ids), None) for ids in either]
    if None in message_ids:
        return {}
    worded = [messages.text(str(message), n=n) for message, n in zip(message_ids, things.values(), strict=True) if n]
    return {key: join_texts(messages, worded)} if worded else {}


def _counted_arguments(messages: Messages, key: str, value: Any, thing: Any) -> Arguments | None:
    """Return the arguments for a number of things: the number, and a text such as "3 olives".

    `key` is the name of the field that holds the number; the game's schema declares it as `schema.Counted`. `value` is
    the number, and `thing` names the thing. Returns None if `value` is not an integer or the thing has no message.
    """
    message = f"{messages.game}-{COUNT_WORD}-{thing}"
    worded = isinstance(value, int) and messages.has_message(message)
    return {key: value, f"{key}-things": messages.text(message, n=value)} if worded else None


def _thing_arguments(
    messages: Messages, key: str, message_ids: Mapping[str, str], thing: Mapping[str, Any]
) -> Arguments:
    plain = {name: _plain_value(value) for name, value in thing.items() if isinstance(value, (str, int, float))}
    worded = {ending: messages.text(f"{messages.game}-{message}", **plain) for ending, message in message_ids.items()}
    return {f"{key}-{name}": value for name, value in plain.items()} | {
        "-".join(filter(None, (key, ending))): text for ending, text in worded.items()
    }


def _sum_arguments(messages: Messages, key: str, kind: Sums, things: Sequence[Mapping[str, Any]]) -> Arguments:
    """Return the arguments of a list of objects, grouped and added up: "yellow 2 + 4 and blue 3".

    The groups are in the order of their first elements.
    """
    groups: dict[str, list[int]] = {}
    for thing in things:
        groups.setdefault(thing[kind.by], []).append(thing[kind.of])
    worded = [
        messages.text(
            f"{messages.game}-{kind.message}",
            **{kind.by: group, "values": _join_sum(values), "sum": sum(values), "count": len(values)},
        )
        for group, values in groups.items()
    ]
    values = [thing[kind.of] for thing in things]
    found: Arguments = {key: join_texts(messages, worded), f"{key}-list": _join_sum(values)}
    return found | {f"{key}-sum": sum(values), f"{key}-count": len(values)}


def _list_arguments(messages: Messages, key: str, each: str, items: Sequence[Any]) -> Arguments:
    worded = [_word_message(messages, f"{each}-{item}") or str(item) for item in items]
    return {key: join_texts(messages, worded), f"{key}-count": len(items)}


def _join_sum(values: Sequence[int]) -> str:
    return " + ".join(str(value) for value in values)


def _plain_value(value: str | int | float) -> str | int | float:
    return value if not isinstance(value, bool) else "yes" if value else "no"


def _is_list(value: Any) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, str)
