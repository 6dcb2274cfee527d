"""Refusals of names and texts that visitors enter."""

from __future__ import annotations

from tertulia.server.errors import Refused


class NameRefused(Refused):
    """A name cannot be shown. The message says what is wrong."""

    code = "name"


class NameReserved(NameRefused):
    """A name is reserved, because it speaks for the site, a bot or a deleted account."""

    code = "name-reserved"


class WordsRefused(Refused):
    """A text is empty or too long, or a quick phrase is unknown."""

    code = "words"


class CharactersRefused(WordsRefused):
    """A text contains characters that are not allowed. The message lists them."""

    code = "characters"


class ReasonRefused(WordsRefused):
    """A reason is empty or too long."""

    code = "reason"


class NoteRefused(WordsRefused):
    """A note shows nothing or is too long."""

    code = "note"
