"""Messages of refusals are short and use correct plurals."""

from __future__ import annotations

from tertulia.play.errors import MAX_LISTED_ACTIONS, join_notations, shorten_repr


def test_list_of_actions_is_cut_to_the_maximum() -> None:
    names = [f"a{number}" for number in range(MAX_LISTED_ACTIONS + 2)]
    assert join_notations(names[:2]) == "a0, a1"
    assert join_notations(names[:MAX_LISTED_ACTIONS]).endswith(f"a{MAX_LISTED_ACTIONS - 1}")
    assert join_notations(names[: MAX_LISTED_ACTIONS + 1]).endswith(f"a{MAX_LISTED_ACTIONS - 1} and 1 more")
    assert join_notations(names).endswith(f"a{MAX_LISTED_ACTIONS - 1} and 2 more")


def test_long_value_is_cut_to_the_length() -> None:
    assert shorten_repr("abc") == "'abc'"
    assert shorten_repr("a" * 58) == f"'{'a' * 58}'"
    assert shorten_repr("a" * 59) == f"'{'a' * 58}…"
    assert shorten_repr([1, 2, 3], 6) == "[1, 2…"
