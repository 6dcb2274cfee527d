"""Views become text through messages alone."""

from __future__ import annotations

from typing import Any

from tertulia.cli.board import Board


class Messages:
    """A small catalogue whose messages are templates for `str.format`."""

    language = "en"
    game: str | None = "toy"

    def __init__(self, **messages: str) -> None:
        self.messages = {f"toy-text-{id.replace('__', '-')}": text for id, text in messages.items()}

    def has_message(self, message: str) -> bool:
        return message in self.messages or message == "toy-neutral"

    def text(self, message: str, **variables: Any) -> str:
        return "Nobody" if message == "toy-neutral" else self.messages[message].format_map(variables)


def lines(view: dict[str, Any], **messages: str) -> list[str]:
    return Board(Messages(**messages), "toy", ["Ana", "Ben"]).lines(view)


def test_parts_come_in_the_order_of_the_view_and_only_with_a_message() -> None:
    assert lines({"b": 2, "secret": 9, "a": True}, a="a is {value}", b="b is {value}") == ["b is 2", "a is yes"]


def test_elements_of_a_list_are_joined_or_stand_on_lines_of_their_own() -> None:
    view = {"hand": [{"card": 3}, {"card": 5}]}
    assert lines(view, hand="{count} cards: {items}", hand__item="no. {card}") == ["2 cards: no. 3; no. 5"]
    assert lines(view, hand__item="no. {card}") == ["no. 3", "no. 5"]


def test_a_list_by_seats_knows_its_players_and_the_imaginary_one_after_them() -> None:
    scores = lines({"scores": [4, 7, 1]}, scores="{items}", scores__item="{player} {value}")
    assert scores == ["Ana 4; Ben 7; Nobody 1"]
    assert lines({"farms": [{"seat": 1, "pigs": 2}]}, farms__item="{player}: {pigs}") == ["Ben: 2"]


def test_nested_parts_are_worded_by_the_longest_ending_of_their_path() -> None:
    view = {"yard": [{"space": 1, "tile": {"kind": "inn", "walls": ["N"]}}, {"space": 2, "tile": None}]}
    messages = {"yard__item": "{space}: {tile}", "tile": "{kind} {walls}", "walls__item": "<{value}>"}
    assert lines(view, **messages, tile__none="free") == ["1: inn <N>", "2: free"]
    assert lines(view, **messages) == ["1: inn <N>", "2: none"]


def test_lists_in_a_list_are_told_apart() -> None:
    messages = {"fields": "{items}", "fields__item": "{number}: {items}", "fields__item__item": "{value}"}
    assert lines({"fields": [["a", "b"], ["c"]]}, **messages) == ["1: a, b; 2: c"]


def test_outside_a_worded_part_only_the_whole_path_counts() -> None:
    assert lines({"tile": {"kind": "inn"}, "past": [{"tile": {"kind": "bath"}}]}, tile="{kind}") == ["inn"]


def test_empty_lists_are_silent_unless_there_is_a_message() -> None:
    assert lines({"hand": []}, hand="cards: {items}") == []
    assert lines({"hand": []}, hand="cards: {items}", hand__empty="no cards") == ["no cards"]
