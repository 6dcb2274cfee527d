"""Messages of refusals are short and use correct plurals."""

from __future__ import annotations

from tertulia.play.errors import MOST_NAMED, listed, shortened


def test_as_many_actions_are_named_as_a_message_holds() -> None:
    names = [f"a{number}" for number in range(MOST_NAMED + 2)]
    assert listed(names[:2]) == "a0, a1"
    assert listed(names[:MOST_NAMED]).endswith(f"a{MOST_NAMED - 1}")
    assert listed(names[: MOST_NAMED + 1]).endswith(f"a{MOST_NAMED - 1} and 1 more")
    assert listed(names).endswith(f"a{MOST_NAMED - 1} and 2 more")


def test_a_long_value_is_cut_to_the_length() -> None:
    assert shortened("abc") == "'abc'"
    assert shortened("a" * 58) == f"'{'a' * 58}'"
    assert shortened("a" * 59) == f"'{'a' * 58}…"
    assert shortened([1, 2, 3], 6) == "[1, 2…"
