"""Component sets for random games: sets in which rare events are frequent, and random sets."""

from __future__ import annotations

import copy
import hashlib
from random import Random
from typing import Any

import msgspec

from tertulia.kernel.component_sets import MARKS_KEY, ROW_KEY, SOURCE_KEY
from tertulia.kernel.component_text import ComponentsError, ComponentsText
from tertulia.kernel.components import Components
from tertulia.kernel.game import Game
from tertulia.kernel.law_profile import law_profile

MAX_CHANGE = 3
"""Maximum amount by which a number is raised or lowered in a random set."""


def rare_event_set(game: Game) -> Components | None:
    """Return a component set in which a game's rare actions are frequent, or None if the game needs none.

    The set is not checked and not meant for real play.
    """
    change = law_profile(game).eventful_components
    return Components(change(copy.deepcopy(dict(game.components().data))), _hash(game), ()) if change else None


def random_set(game: Game, chance: Random, changes: int = 20) -> Components:
    """Return a random component set that the game's checks accept.

    It is the game's own set with `changes` random changes; those that the checks reject are left out. The changes use
    no knowledge of the game. Numbers are raised or lowered, words are replaced by words in the corresponding place of
    other rows, lists are shortened, extended or reordered, and values are exchanged between rows.
    """
    found = game.components()
    for _ in range(changes if found.data else 0):
        data = copy.deepcopy(found.data)
        _change_value(data, chance)
        try:
            found = game.components(ComponentsText("any set", msgspec.json.encode(data)))
        except ComponentsError:
            continue
    return found


def _change_value(data: dict[str, Any], chance: Random) -> None:
    """Change one randomly chosen value of a component set in place."""
    part = data[chance.choice(list(data))]
    rows = part if isinstance(part, list) else [part]
    row, other = chance.choice(rows), chance.choice(rows)
    key = chance.choice(
        [key for key in row if key not in (SOURCE_KEY, MARKS_KEY, ROW_KEY)]
    )  # the name of a row must not change
    if chance.random() < 0.3 and key in other:
        row[key], other[key] = copy.deepcopy(other[key]), row[key]
    else:
        row[key] = _changed_value(row[key], [one[key] for one in rows if key in one], chance)


def _changed_value(value: Any, beside: list[Any], chance: Random) -> Any:
    """Return a randomly chosen value of the same type as `value`, to replace it.

    `beside` holds the values that the rows of the same table have in this field.
    """
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice([step for step in range(-MAX_CHANGE, MAX_CHANGE + 1) if step])
    if isinstance(value, dict) and value:
        key = chance.choice(list(value))
        inner = [one[key] for one in beside if isinstance(one, dict) and key in one]
        return {**value, key: _changed_value(value[key], inner, chance)}
    if isinstance(value, list) and value:
        return _changed_list(value, beside, chance)
    return chance.choice(beside)


def _changed_list(value: list[Any], beside: list[Any], chance: Random) -> list[Any]:
    words = [word for one in beside if isinstance(one, list) for word in one]
    at, how = chance.randrange(len(value)), chance.randrange(4)
    if how == 0:
        return chance.sample(value, len(value))
    if how == 1:
        return value[:at] + value[at + 1 :]
    if how == 2:
        return [*value, copy.deepcopy(chance.choice(words))]
    return [*value[:at], _changed_value(value[at], words, chance), *value[at + 1 :]]


def _hash(game: Game) -> str:
    return hashlib.sha256(f"seldom {game.name}".encode()).hexdigest()
