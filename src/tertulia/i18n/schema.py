"""What the facts of a game are, as `locales/<game>.facts.json` in its package says; `common.facts.json` here holds for all games.

A fact that no file names is worded by its shape. The browser reads the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from tertulia.i18n.files import COMMON, HERE, LOCALES
from tertulia.resources import game_folders


class Fact(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What a fact is. Each kind says which arguments it gives for a fact called `fact`."""


class Player(Fact, tag="player"):
    """A seat, worded by its player's name: `$fact`, or `$<called>`."""

    called: str | None = None


class Players(Fact, tag="players"):
    """A list of seats: `$fact` and `$fact-count`."""


class ByPlayer(Fact, tag="by-player"):
    """A list of a number for each seat: `$fact` is "Ann 3, Ben 5", `$fact-count` how many there are."""


class OwnName(Fact, tag="own-name"):
    """A name that somebody may have given: `$fact-name` is the game's word for it or, where it has none, the name itself."""


class OwnNames(Fact, tag="own-names"):
    """A list of such names, each worded by `<game>-<each>-<name>` where the game has that: `$fact` and `$fact-count`."""

    each: str


class Word(Fact, tag="word"):
    """A name or a number: `$fact`, and `$fact-name`, worded by `<game>-<fact>-<value>`. Facts that look like it need not be said
    to be it."""


class Counts(Fact, tag="counts"):
    """How many of each thing: `$fact`, each worded with `$n` by `<game>-<fact>-<thing>` or `<game>-count-<thing>`. Facts that look
    like it need not be said to be it."""


class Counted(Fact, tag="counted"):
    """A number of what another fact names: `$fact`, and `$fact-things`, worded with `$n` by `<game>-count-<thing>`."""

    by: str


class Words(Fact, tag="words"):
    """A list of names, each worded by `<game>-<each>-<name>`: `$fact` and `$fact-count`."""

    each: str


class Thing(Fact, tag="thing"):
    """An object whose fields become `$fact-<field>`; the messages, given all fields, become `$fact-<ending>` (`$fact` for "")."""

    messages: dict[str, str]


class Sums(Fact, tag="sums"):
    """A list of objects, grouped by one field and added up by another. A message words a group, given that field, `$values`
    ("2 + 4"), `$sum` and `$count`: `$fact`; over all `$fact-list`, `$fact-sum` and `$fact-count`."""

    message: str
    by: str
    of: str


class Numbered(Fact, tag="numbered"):
    """The number of a thing. What the thing is called stands in the view beside the number, or in a part of the thing, as its field
    `named`, which is worded like an own name. It is worded by its shape."""

    named: str


Schema = Mapping[
    str, Player | Players | ByPlayer | OwnName | OwnNames | Word | Counts | Counted | Words | Thing | Sums | Numbered
]


@cache
def schema(game: str | None) -> Schema:
    """Returns what a game's facts are, by their names; those of all games among them."""
    files = [HERE / f"{COMMON}.facts.json"]
    if game in game_folders():
        files.append(game_folders()[game] / LOCALES / f"{game}.facts.json")
    return {fact: kind for path in files if path.is_file() for fact, kind in read(path).items()}


def read(path: Path) -> Schema:
    """Returns the facts of a file. What is wrong in it raises an error that names the file and the place."""
    try:
        found: Schema = msgspec.json.decode(path.read_bytes(), type=Schema)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from None
    return found
