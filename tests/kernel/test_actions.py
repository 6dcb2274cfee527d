"""Action tables: conversions between number, named action and notation."""

from __future__ import annotations

import pytest

from tertulia.kernel.actions import ActionTable, Cell, Names, NotationError, Numbers, Subset, Verb
from tertulia.kernel.registry import installed_games

TABLE = ActionTable(
    [
        Verb("pass"),
        Verb("deliver", Names("good", ["olive", "wheat"]), "to", Numbers("building", 1, 6)),
        Verb("take", Subset("slots", 4)),
        Verb("build", Cell(2)),
    ]
)


def test_notation_and_number_are_inverse() -> None:
    notations = [TABLE.notation(action) for action in range(TABLE.size)]
    assert len(set(notations)) == TABLE.size == 1 + 2 * 6 + 15 + 25
    assert [TABLE.parse(text) for text in notations] == list(range(TABLE.size))


def test_action_is_decoded_to_name_and_arguments() -> None:
    assert TABLE.decode(TABLE.parse("deliver wheat to 4")) == ("deliver", {"good": "wheat", "building": 4})
    assert TABLE.decode(TABLE.parse("take 1+3")) == ("take", {"slots": [1, 3]})
    assert TABLE.decode(TABLE.parse("build 2,-1")) == ("build", {"x": 2, "y": -1})
    assert TABLE.decode(TABLE.parse("pass")) == ("pass", {})


def test_blanks_and_order_in_notation_are_ignored() -> None:
    assert TABLE.notation(TABLE.parse("  take   3+1 ")) == "take 1+3"


def test_numbers_are_verb_and_argument_indices() -> None:
    rows = TABLE.numbers
    assert (rows.shape, rows.dtype.name, rows.flags.writeable) == ((TABLE.size, 3), "int16", False)
    numbers = {
        text: rows[TABLE.parse(text)].tolist() for text in ("pass", "deliver wheat to 4", "take 1+3", "build 2,-1")
    }
    assert numbers == {
        "pass": [0, -1, -1], "deliver wheat to 4": [1, 1, 3], "take 1+3": [2, 4, -1], "build 2,-1": [3, 1, 4]
    }  # fmt: skip


@pytest.mark.parametrize("name", installed_games())
def test_numbers_of_two_actions_differ(name: str) -> None:
    rows = installed_games()[name].actions.numbers
    assert len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("", "must begin with one of pass, deliver, take, build"),
        ("dance", "must begin with one of pass, deliver, take, build"),
        ("deliver olive", "3 words after it"),
        ("deliver olive at 3", "expected 'to'"),
        ("deliver gold to 3", "one of olive, wheat"),
        ("deliver olive to 7", "from 1 to 6"),
        ("deliver olive to 0x1", "from 1 to 6"),
        ("deliver olive to ²", "from 1 to 6"),
        ("take 1+1", "different numbers from 1 to 4"),
        ("take 5", "different numbers from 1 to 4"),
        ("take", "1 words after it"),
        ("build 3,0", "from -2 to 2"),
        ("build 1", "x,y"),
        ("pass now", "0 words after it"),
    ],
)
def test_invalid_notation_lists_accepted_words(text: str, accepted: str) -> None:
    with pytest.raises(NotationError, match=accepted):
        TABLE.parse(text)


@pytest.mark.parametrize("action", [-1, TABLE.size])
def test_number_outside_the_table_is_refused(action: int) -> None:
    with pytest.raises(NotationError, match=f"0 to {TABLE.size - 1}"):
        TABLE.notation(action)
    with pytest.raises(NotationError, match=f"0 to {TABLE.size - 1}"):
        TABLE.decode(action)


@pytest.mark.parametrize("name", installed_games())
def test_tables_of_all_games_are_bijective(name: str) -> None:
    game = installed_games()[name]
    notations = [game.actions.notation(action) for action in range(game.num_actions)]
    assert [game.actions.parse(text) for text in notations] == list(range(game.num_actions))
    actions = [game.actions.decode(action) for action in range(game.num_actions)]
    assert all(text.split()[0] == action.name for text, action in zip(notations, actions, strict=True))
    assert len({repr(action) for action in actions}) == game.num_actions
