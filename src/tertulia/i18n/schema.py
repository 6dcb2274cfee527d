"""Kinds of the fields of events and actions: how to word each field in a message (`fact_schema`).

A field is called a fact, such as `good` in `{"type": "sold", "good": "olive"}`. Its kind says which variables of a
Fluent message it becomes. Kinds are declared in `locales/<game>.facts.json` in the game's package; `common.facts.json`
in this package holds for all games. Facts that are not declared are worded by the shape of their values. The browser
reads these files, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from tertulia.i18n.files import COMMON_CATALOGUE, LOCALES, OWN_LOCALES
from tertulia.resources import game_folders


class Fact(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind"):
    """Type of a fact: a named value of an event or decision that a translated message can show.

    A subclass turns the value into variables of the message. Its docstring lists them for a fact with the name `fact`.
    """


class Player(Fact, tag="player"):
    """Type of a fact that is a seat: `$fact` is the name of its player.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. If `called` is set,
    the variable is named `$<called>` instead of `$fact`.
    """

    called: str | None = None


class Players(Fact, tag="players"):
    """Type of a fact that is a list of seats.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. `$fact` joins the
    players' names, `$fact-count` is their number.
    """


class ByPlayer(Fact, tag="by-player"):
    """Type of a fact (a value of an event or action) with a number for each seat.

    For a fact named `fact`, a message has the variable `$fact` with a text such as "Ann 3, Ben 5". `$fact-count` is the
    number of seats.
    """


class OwnName(Fact, tag="own-name"):
    """Type of a fact that is a name, perhaps user-defined: `$fact` is the name, `$fact-name` its text.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. The text is that of
    the message `<game>-<fact>-<name>` or else the name itself, with spaces and a capital letter.
    """


class OwnNames(Fact, tag="own-names"):
    """Type of a fact that is a list of names, perhaps user-defined: `$fact` joins their texts.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. `$fact-count` is
    their number. The text of a name is that of the message `<game>-<each>-<name>` or else the name itself. The schema
    gives `each`, a word such as `good`.
    """

    each: str


class Word(Fact, tag="word"):
    """Type of a fact that is a name or a number: `$fact` is the value, `$fact-name` its text.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. The text is that of
    the message `<game>-<fact>-<value>`. A fact of this shape is worded like this even if its kind is not declared.
    """


class Counts(Fact, tag="counts"):
    """Type of a fact that maps things to amounts, such as `{"silver": 2}`: `$fact` is "2 silver".

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. Each thing is
    worded by the message `<game>-<fact>-<thing>`, or else by `<game>-count-<thing>`, with the amount as `$n`. A fact of
    this shape is worded like this even if its kind is not declared.
    """


class Counted(Fact, tag="counted"):
    """Type of a fact that is a number of things; another fact, named by `by`, names the thing.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. `$fact` is the
    number. `$fact-things` is the text of the message `<game>-count-<thing>` with the number as `$n`.
    """

    by: str


class Words(Fact, tag="words"):
    """Type of a fact that is a list of names: `$fact` joins their texts, `$fact-count` is their number.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. The text of a name
    is that of the message `<game>-<each>-<name>`. The schema gives `each`, a word such as `good`.
    """

    each: str


class Thing(Fact, tag="thing"):
    """Type of a fact that is an object: each field becomes the variable `$fact-<field>`.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. `messages` defines
    further variables. It maps an ending to the id of a message, without the prefix `<game>-`. The message is formatted
    with all fields, and its text becomes `$fact-<ending>`, or `$fact` for an empty ending.
    """

    messages: dict[str, str]


class Sums(Fact, tag="sums"):
    """Type of a fact that is a list of objects with a name and a number, which are grouped and added up.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. Objects with the
    same value in the field `by` form a group, and their fields `of` are added up: yellow 2, blue 3 and yellow 4 become
    "yellow 2 + 4 and blue 3". The message `message` words one group from the field `by`, `$values` ("2 + 4"), `$sum`
    (6) and `$count` (2). The joined texts of the groups become `$fact`. The variables `$fact-list`, `$fact-sum` and
    `$fact-count` cover the objects of all groups together.
    """

    message: str
    by: str
    of: str


class Numbered(Fact, tag="numbered"):
    """Type of a fact that is the number of a thing that also has a name, such as card 17.

    A fact is a value of an event or action, and `$fact` is a variable of the message that shows it. `$fact` is the
    number, `$fact-name` the text of the message `<game>-<fact>-<number>`, if that message exists. The browser's default
    screen also shows the name of the thing, worded as for `OwnName`. `named` is the key of the name, in the object that
    contains the number or in an object directly inside that object.
    """

    named: str


Schema = Mapping[
    str, Player | Players | ByPlayer | OwnName | OwnNames | Word | Counts | Counted | Words | Thing | Sums | Numbered
]


@cache
def fact_schema(game: str | None) -> Schema:
    """Return how to word the fields of a game's events and actions in messages, by field name.

    A field is called a fact. Each value of the result is a declaration such as `Player`. Facts that all games share are
    included.
    """
    files = [OWN_LOCALES / f"{COMMON_CATALOGUE}.facts.json"]
    if game in game_folders():
        files.append(game_folders()[game] / LOCALES / f"{game}.facts.json")
    return {fact: kind for path in files if path.is_file() for fact, kind in read_facts(path).items()}


def read_facts(path: Path) -> Schema:
    """Read from a file how to word the fields of events and actions in messages (`fact_schema`).

    Raises `ValueError` if the file is invalid; the message names the file and the problem.
    """
    try:
        found: Schema = msgspec.json.decode(path.read_bytes(), type=Schema)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path.name}: {error}") from None
    return found
