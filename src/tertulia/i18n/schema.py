"""Kinds of the facts of a game, from `locales/<game>.facts.json` in its package (`fact_schema`).

`common.facts.json` in this package holds for all games. Facts in none of the files are worded by their shape. The
browser reads these files, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from tertulia.i18n.files import COMMON_CATALOGUE, LOCALES, OWN_LOCALES
from tertulia.resources import game_folders


class Fact(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind"):
    """Kind of a fact. Each subclass documents its arguments for a fact named `fact`."""


class Player(Fact, tag="player"):
    """A seat, worded by its player's name: `$fact`, or `$<called>`."""

    called: str | None = None


class Players(Fact, tag="players"):
    """A list of seats: `$fact` and `$fact-count`."""


class ByPlayer(Fact, tag="by-player"):
    """A number for each seat: `$fact` is "Ann 3, Ben 5", `$fact-count` their count."""


class OwnName(Fact, tag="own-name"):
    """A name that may be user-defined: `$fact-name` is the game's word for it or else the name itself."""


class OwnNames(Fact, tag="own-names"):
    """A list of names that may be user-defined: `$fact` and `$fact-count`.

    Each is worded by `<game>-<each>-<name>` if that message exists.
    """

    each: str


class Word(Fact, tag="word"):
    """A name or a number: `$fact`, and `$fact-name`, worded by `<game>-<fact>-<value>`.

    Facts of this shape need no entry.
    """


class Counts(Fact, tag="counts"):
    """Numbers of things: `$fact`, each by `<game>-<fact>-<thing>` or `<game>-count-<thing>` with `$n`.

    Facts of this shape need no entry.
    """


class Counted(Fact, tag="counted"):
    """A number of a thing that another fact names: `$fact`, and `$fact-things`.

    `$fact-things` is worded with `$n` by `<game>-count-<thing>`.
    """

    by: str


class Words(Fact, tag="words"):
    """A list of names, each worded by `<game>-<each>-<name>`: `$fact` and `$fact-count`."""

    each: str


class Thing(Fact, tag="thing"):
    """An object: its fields become `$fact-<field>`.

    Each message, given all fields, becomes `$fact-<ending>` (`$fact` for an empty ending).
    """

    messages: dict[str, str]


class Sums(Fact, tag="sums"):
    """A list of objects, grouped by the field `by`, with the sums of the field `of`.

    The message words a group, given that field, `$values` ("2 + 4"), `$sum` and `$count`. The groups become `$fact`;
    all values together become `$fact-list`, `$fact-sum` and `$fact-count`.
    """

    message: str
    by: str
    of: str


class Numbered(Fact, tag="numbered"):
    """The number of a thing, worded by its shape.

    The name of the thing is beside the number in the view, or in the field `named` of the thing, which is worded like
    `OwnName`.
    """

    named: str


Schema = Mapping[
    str, Player | Players | ByPlayer | OwnName | OwnNames | Word | Counts | Counted | Words | Thing | Sums | Numbered
]


@cache
def fact_schema(game: str | None) -> Schema:
    """Kinds of a game's facts by name, including those of all games."""
    files = [OWN_LOCALES / f"{COMMON_CATALOGUE}.facts.json"]
    if game in game_folders():
        files.append(game_folders()[game] / LOCALES / f"{game}.facts.json")
    return {fact: kind for path in files if path.is_file() for fact, kind in read_facts(path).items()}


def read_facts(path: Path) -> Schema:
    """Read the facts of a file. Raises `ValueError`, with the file and the place, if it is invalid."""
    try:
        found: Schema = msgspec.json.decode(path.read_bytes(), type=Schema)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from None
    return found
