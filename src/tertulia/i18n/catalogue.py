"""All messages of one language: those of Tertulia, and those of one game (`Catalogue`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle

from tertulia.i18n import plain_words
from tertulia.i18n.facts import join_texts, message_arguments
from tertulia.i18n.files import DEFAULT_LANGUAGE, load_bundle, supported_languages


class Catalogue:
    """The messages of a language, with those of one game (or none).

    Messages that the language lacks are in English. For a game without messages, texts are made from the names in its
    rules. Raises `ValueError` for an unknown language.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE, game: str | None = None) -> None:
        if language not in supported_languages():
            raise ValueError(f"unsupported language {language!r}; supported are {', '.join(supported_languages())}")
        self.language = language
        self.game = game
        order = dict.fromkeys((language, DEFAULT_LANGUAGE))
        self._bundles: tuple[FluentBundle, ...] = tuple(load_bundle(each, game) for each in order)
        self._wordless = game is not None and not self.has_message(f"{game}-title")

    def has_message(self, message: str) -> bool:
        """Return whether a message exists in this language or in English."""
        return any(each.has_message(message) for each in self._bundles)

    def text(self, message: str, **args: Any) -> str:
        """Return a formatted message.

        Returns the id `message` if neither this language nor English has the message; tests detect such ids. For a game
        without messages, returns a text made from the id.
        """
        return self._format(message, args)[0]

    def text_or_none(self, id: str, args: Mapping[str, Any]) -> str | None:
        """Return a formatted message, or None if it does not exist or an argument is missing."""
        text, incomplete = self._format(id, args)
        return None if incomplete or not self.has_message(id) else text

    def join_list(self, parts: Sequence[str]) -> str:
        """Join texts to a list in this language: "a, b and c"."""
        return join_texts(self, parts)

    def describe_event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """Describe an event of the game as a line of the log. `names` are the players' names by seat."""
        if self.game is not None and self._wordless:
            return plain_words.describe_event(self.game, event, names)
        return self.text(f"{self.game}-event-{event['type']}", **message_arguments(self, event, names))

    def describe_action(self, name: str, args: Mapping[str, Any], facts: Mapping[str, Any] | None = None) -> str:
        """Describe an action of a player, such as "Sell 2 olives".

        `name` is the name of the action, such as `sell`, and `args` are its arguments. `facts` may be further values
        about the action (`Game.action_facts`). If `facts` are given, the longer message
        `<game>-action-<name>-full` is used if it exists and `facts` contain its arguments.
        """
        id = f"{self.game}-action-{name}"
        if self.game is not None and self._wordless:
            return plain_words.describe_action(self.game, name, args)
        full = self.text_or_none(f"{id}-full", message_arguments(self, {**args, **facts})) if facts else None
        return full or self.text(id, **message_arguments(self, args))

    def _format(self, id: str, args: Mapping[str, Any]) -> tuple[str, bool]:
        """Return the formatted message, and whether the message or one of its arguments was missing."""
        for each in self._bundles:
            if each.has_message(id) and (pattern := each.get_message(id).value) is not None:
                text, errors = each.format_pattern(pattern, dict(args))
                return str(text), bool(errors)
        if self.game is not None and self._wordless and id.startswith(f"{self.game}-"):
            return plain_words.message_text(self.game, id), True
        return id, True
