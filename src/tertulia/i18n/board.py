"""Describe a view of a game in plain text, worded by the messages of the game's catalogue (`Board`).

The keys that lead to a part of the view form the id of its message: the part `tile` of each element of `yard` has the
message `<game>-text-yard-item-tile`. If the part lies inside a part that has a message, shorter ids may be used:
`<game>-text-item-tile`, or else `<game>-text-tile`. Parts without a message are left out. So a game needs no code for
the terminal, and reads well in every language. If a game has no messages for its view, all parts are listed by their
keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.i18n.facts import Arguments, Messages, message_arguments
from tertulia.i18n.plain_words import capitalize_first, format_value, readable_name

Path = tuple[str, ...]
ITEM = "item"
ELSEWHERE = frozenset({"game", "seats", "options", "over", "winners", "actors"})
"""Keys that every view has and that the terminal prints outside of the board."""
LINE, PHRASE, WORD = "\n", "; ", ", "
"""Separators: `LINE` between parts of the table, `PHRASE` between parts of a line, `WORD` between parts of a phrase."""


class Board:
    """Describes the views of one game in words, with the names of its players."""

    def __init__(self, words: Messages, game: str, names: Sequence[str]) -> None:
        self.words, self.game, self.names = words, game, tuple(names)

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """Describe a view of the game in lines of text, in the order of the view's keys."""
        texts = (self._part((key,), part, {}) for key, part in view.items())
        lines = [line for text in texts for line in text.splitlines()]
        worded = lines or any(self._find((key,), "", LINE) for key in view)
        return lines if worded else self._plain_lines(view)

    def _plain_lines(self, view: Mapping[str, Any]) -> list[str]:
        """Return a line for each part of the view, with its key, except for the keys in `ELSEWHERE`.

        Used if the game has no messages for its view.
        """
        visible_parts = {key: part for key, part in view.items() if key not in ELSEWHERE}
        return [
            f"{capitalize_first(readable_name(key))}: {format_value(self.game, key, part, self.names)}"
            for key, part in visible_parts.items()
        ]

    def _part(self, path: Path, part: Any, about: dict[str, Any], between: str = LINE) -> str:
        """Return the text of a part of the view.

        `path` holds the keys that lead from the view to the part. `about` holds variables for the part's message,
        such as the position of a list element. `between` joins the elements of a list that has no message of its
        own.
        """
        if part is None:
            return self._message(path, "-none", about, between) or ("" if between == LINE else "none")
        if isinstance(part, Mapping):
            return self._dict(path, part, about, between)
        if isinstance(part, Sequence) and not isinstance(part, str):
            return self._list(path, part, about, between)
        value = _plain(part)
        facts = self._facts({path[-1]: part}) if self._find(path, "", between) else {}
        return self._message(path, "", {**about, **facts, "value": value, "count": value}, between)

    def _dict(self, path: Path, part: Mapping[str, Any], about: dict[str, Any], between: str) -> str:
        if not self._find(path, "", between):
            texts = (self._part((*path, str(key)), inner, about, between) for key, inner in part.items())
            return between.join(filter(None, texts))
        facts = self._facts(part)
        known = {**about, **facts}
        inside = PHRASE if between == LINE else WORD
        for key, inner in part.items():
            nested = isinstance(inner, (Mapping, Sequence)) and not isinstance(inner, str)
            if nested or inner is None:
                worded = self._part((*path, key), inner, {}, inside) or facts.get(key, "none")
            else:
                worded = facts.get(key, _plain(inner))
            known[key] = known[f"{path[-1]}-{key}"] = worded
        return self._message(path, "", known, between)

    def _facts(self, part: Mapping[str, Any]) -> Arguments:
        """Return the variables that the message of a part of the view may use, worded by the game's messages.

        `{"good": "olive"}` gives `$good` and `$good-name` (`message_arguments`). Values that are neither texts,
        numbers, lists of texts nor dicts of numbers are left out.
        """
        return message_arguments(self.words, {key: value for key, value in part.items() if _worded(value)}, self.names)

    def _list(self, path: Path, part: Sequence[Any], about: dict[str, Any], between: str) -> str:
        if not part and self._find(path, "-empty", between):
            return self._message(path, "-empty", about, between)
        whose = ({**about, "number": place + 1, "player": self._name(place)} for place in range(len(part)))
        inside = PHRASE if between == LINE and self._find(path, "", between) else between
        deeper = inside if inside == LINE else WORD
        texts = [self._part((*path, ITEM), inner, known, deeper) for inner, known in zip(part, whose, strict=True)]
        items = inside.join(filter(None, texts))
        if not (part or about):
            return ""
        return self._message(path, "", {**about, "items": items, "count": len(part)}, between) or items

    def _name(self, place: int) -> str:
        """Return the name of the player at seat `place`.

        The number after the last seat stands for the game's neutral player, if it has one.
        """
        if place < len(self.names):
            return self.names[place]
        return self.words.text(f"{self.game}-neutral") if self.words.has_message(f"{self.game}-neutral") else ""

    def _find(self, path: Path, ending: str, between: str) -> str | None:
        for start in range(1 if between == LINE else len(path)):
            message = f"{self.game}-text-{'-'.join(path[start:])}{ending}"
            if self.words.has_message(message):
                return message
        return None

    def _message(self, path: Path, ending: str, variables: dict[str, Any], between: str) -> str:
        message = self._find(path, ending, between)
        return self.words.text(message, **variables) if message else ""


def _worded(value: Any) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(one, int) for one in value.values())
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, str) for one in value)
    return isinstance(value, (str, int))


def _plain(value: Any) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (int, float)) else str(value)
