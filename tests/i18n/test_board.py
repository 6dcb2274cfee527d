"""Views become text through messages alone."""

from __future__ import annotations

from typing import Any

from tertulia.i18n.board import Board


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


def format_lines(view: dict[str, Any], **messages: str) -> list[str]:
    return Board(Messages(**messages), "toy", ["Ana", "Ben"]).lines(view)


def test_parts_with_message_keep_order_of_view() -> None:
    assert format_lines({"b": 2, "secret": 9, "a": True}, a="a is {value}", b="b is {value}") == ["b is 2", "a is yes"]


def test_list_elements_are_joined_or_on_own_lines() -> None:
    view = {"hand": [{"card": 3}, {"card": 5}]}
    assert format_lines(view, hand="{count} cards: {items}", hand__item="no. {card}") == ["2 cards: no. 3; no. 5"]
    assert format_lines(view, hand__item="no. {card}") == ["no. 3", "no. 5"]


def test_list_by_seat_names_players_and_neutral_player() -> None:
    scores = format_lines({"scores": [4, 7, 1]}, scores="{items}", scores__item="{player} {value}")
    assert scores == ["Ana 4; Ben 7; Nobody 1"]
    assert format_lines({"farms": [{"seat": 1, "pigs": 2}]}, farms__item="{player}: {pigs}") == ["Ben: 2"]


def test_nested_part_uses_message_of_longest_path() -> None:
    view = {"yard": [{"space": 1, "tile": {"kind": "inn", "walls": ["N"]}}, {"space": 2, "tile": None}]}
    messages = {"yard__item": "{space}: {tile}", "tile": "{kind} {walls}", "walls__item": "<{value}>"}
    assert format_lines(view, **messages, tile__none="free") == ["1: inn <N>", "2: free"]
    assert format_lines(view, **messages) == ["1: inn <N>", "2: none"]


def test_nested_lists_are_separated() -> None:
    messages = {"fields": "{items}", "fields__item": "{number}: {items}", "fields__item__item": "{value}"}
    assert format_lines({"fields": [["a", "b"], ["c"]]}, **messages) == ["1: a, b; 2: c"]


def test_part_without_worded_parent_needs_complete_path() -> None:
    assert format_lines({"tile": {"kind": "inn"}, "past": [{"tile": {"kind": "bath"}}]}, tile="{kind}") == ["inn"]


def test_empty_list_needs_message_to_be_shown() -> None:
    assert format_lines({"hand": []}, hand="cards: {items}") == []
    assert format_lines({"hand": []}, hand="cards: {items}", hand__empty="no cards") == ["no cards"]
