"""Refusals of names and texts that players write."""

from __future__ import annotations

from tertulia.server.errors import Refused


class NameRefused(Refused):
    """A name that cannot be shown; the message says what it lacks."""

    code = "name"


class NameReserved(NameRefused):
    """A name that speaks for the site, a bot or a deleted account."""

    code = "name-reserved"


class WordsRefused(Refused):
    """Words that cannot be shown: none, too many, or an unknown phrase."""

    code = "words"


class CharactersRefused(WordsRefused):
    """A text with characters that stand in none; the message names them."""

    code = "characters"


class ReasonRefused(WordsRefused):
    """A reason that nobody could read: nothing in it, or too much."""

    code = "reason"


class NoteRefused(WordsRefused):
    """A note that shows nothing, or is too long."""

    code = "note"
