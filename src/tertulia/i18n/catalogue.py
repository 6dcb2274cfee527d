"""`Catalogue`: all messages of one language, with those of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle

from tertulia.i18n import plain_words
from tertulia.i18n.facts import arguments, joined
from tertulia.i18n.files import DEFAULT, bundle, languages


class Catalogue:
    """The messages of a language, with those of one game (or none).

    Messages that the language lacks are in English. For a game without messages, texts are made from the names in its
    rules. Raises `ValueError` for an unknown language.
    """

    def __init__(self, language: str = DEFAULT, game: str | None = None) -> None:
        if language not in languages():
            raise ValueError(f"there are words in {', '.join(languages())}, not in {language!r}")
        self.language = language
        self.game = game
        order = dict.fromkeys((language, DEFAULT))
        self._bundles: tuple[FluentBundle, ...] = tuple(bundle(each, game) for each in order)
        self._wordless = game is not None and not self.has(f"{game}-title")

    def has(self, message: str) -> bool:
        """Whether the message exists in the language or in English."""
        return any(each.has_message(message) for each in self._bundles)

    def text(self, message: str, **args: Any) -> str:
        """Format a message. Returns its id if no language has it, which the tests detect."""
        return self._said(message, args)[0]

    def complete(self, id: str, args: Mapping[str, Any]) -> str | None:
        """Format a message, or return None if it does not exist or an argument is missing."""
        said, wanting = self._said(id, args)
        return None if wanting or not self.has(id) else said

    def list(self, parts: Sequence[str]) -> str:
        """Join texts to a phrase: "a, b and c"."""
        return joined(self, parts)

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """Describe an event as a line of the log. `names` are the players' names by seat."""
        if self.game is not None and self._wordless:
            return plain_words.event(self.game, event, names)
        return self.text(f"{self.game}-event-{event['type']}", **arguments(self, event, names))

    def action(self, name: str, args: Mapping[str, Any], facts: Mapping[str, Any] | None = None) -> str:
        """Describe a player's action. With the game's `hint` as `facts`, the full form is used if it exists."""
        id = f"{self.game}-action-{name}"
        if self.game is not None and self._wordless:
            return plain_words.action(self.game, name, args)
        full = self.complete(f"{id}-full", arguments(self, {**args, **facts})) if facts else None
        return full or self.text(id, **arguments(self, args))

    def _said(self, id: str, args: Mapping[str, Any]) -> tuple[str, bool]:
        """The formatted message, and whether something was missing for it."""
        for each in self._bundles:
            if each.has_message(id) and (pattern := each.get_message(id).value) is not None:
                said, errors = each.format_pattern(pattern, dict(args))
                return str(said), bool(errors)
        if self.game is not None and self._wordless and id.startswith(f"{self.game}-"):
            return plain_words.message(self.game, id), True
        return id, True
