"""What people say to each other: where, who reads it, and what may be said.

A table has three rooms. Before the game and after it everybody who looks on talks in one (`all`). While it runs those who sit
talk among themselves (`players`) and whoever looks on among themselves (`spectators`): nothing that an onlooker says reaches a
seat before the end, for they may have heard what a seat must not know. Each room counts its own lines, so that a seat cannot even
see that something was said elsewhere.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from tertulia.server.domain.characters import is_seen, marks, refused_characters
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.names import MOST_MARKS
from tertulia.server.domain.state import Phase
from tertulia.server.domain.text_errors import CharactersRefused, NoteRefused, ReasonRefused, WordsRefused

Listeners = Literal["all", "players", "spectators"]
"""Who hears what is said in a room."""
LOBBY = "lobby"
"""In a room's name, where else a table's id stands."""
MOST_CHARACTERS = 400
MOST_OF_A_REASON = 800
MOST_OF_A_NOTE = 4000
"""Characters of a line, of a reason given to moderators or by them, and of a note to oneself."""
PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "sorry", "no-hurry", "moment", "back-soon", "tomorrow", "another-game",
    "good-game", "goodbye",
)  # fmt: skip
"""Quick phrases: what is sent is the key, and everybody reads it in their own language (`phrase-<key>` in the catalogues)."""
_LETTERS: Mapping[Listeners, str] = {"all": "a", "players": "p", "spectators": "s"}
_LISTENERS: Mapping[str, Listeners] = {letter: listeners for listeners, letter in _LETTERS.items()}


class Room(Struct, frozen=True):
    """Where people talk: a table's id or the lobby, and who listens there."""

    place: str
    listeners: Listeners = "all"

    @property
    def name(self) -> str:
        """Its name in the storage and between processes."""
        return f"{self.place}.{_LETTERS[self.listeners]}"

    @property
    def table(self) -> str | None:
        """The id of its table; None for the lobby."""
        return None if self.place == LOBBY else self.place


def room_named(name: str) -> Room | None:
    """The room of that name; None where it is none."""
    place, _, letter = name.rpartition(".")
    return Room(place, _LISTENERS[letter]) if place and letter in _LISTENERS else None


class Said(Struct, frozen=True):
    """What somebody says: words of their own, or a quick phrase."""

    words: str
    phrase: str | None = None


class Line(Struct, frozen=True):
    """Something that was said."""

    number: int
    """From 1 in each room."""
    author: GuestId
    said: Said
    time: int
    """Milliseconds since 1970."""


class Talk(Struct, frozen=True):
    """What a guest may do about chat where they are."""

    open: bool
    """Whether anybody may talk there."""
    reads: tuple[Listeners, ...]
    writes: Listeners


def rooms_of(phase: Phase, sits: bool) -> Talk:
    """Which rooms of a table somebody reads, and where their words go."""
    mine: Listeners = "players" if sits else "spectators"
    if phase == "running":
        return Talk(True, ("all", mine), mine)
    # Of onlookers a seat hears once the game is over, which it stays: a process that is late, for which it has not begun yet,
    # tells nothing of them.
    after: tuple[Listeners, ...] = ("spectators",) if sits and phase == "over" else ()
    return Talk(True, ("all", mine, *after), "all")


IN_LOBBY = Talk(True, ("all",), "all")


def chosen_said(words: str, phrase: str | None) -> Said:
    """What will be shown of what somebody sends. Raises `WordsRefused` for nothing, for too much, and for an unknown phrase."""
    if phrase is not None:
        if words or phrase not in PHRASES:
            raise WordsRefused("a quick phrase is one of these, and without words", PHRASES)
        return Said("", phrase)
    return Said(plain_words(words, MOST_CHARACTERS))


def reason_given(text: str) -> str:
    """A reason as it will be shown. Raises `ReasonRefused` for nothing and for too much."""
    return plain_words(text, MOST_OF_A_REASON, refused=ReasonRefused)


def note_kept(text: str) -> str:
    """A note as it will be kept, empty where there is to be none. Raises `NoteRefused` for too much and for what shows nothing."""
    return plain_words(text, MOST_OF_A_NOTE, lines=True, refused=NoteRefused) if text.strip() else ""


def plain_words(text: str, most: int, lines: bool = False, refused: type[WordsRefused] = WordsRefused) -> str:
    """Plain text as it will be shown, NFC and with single spaces; with `lines` it may have several. Nothing is left out of it:
    raises `CharactersRefused` for control characters, marks of direction and piles of accents, and what `refused` names for
    nothing that can be seen and for more than `most` characters."""
    if wrong := refused_characters(text):
        raise CharactersRefused(f"these characters stand in no text: {', '.join(wrong[:10])}")
    rows = text.splitlines() if lines else [text]
    shown = "\n".join(" ".join(unicodedata.normalize("NFC", row).split()) for row in rows).strip()
    if not 1 <= len(shown) <= most or not any(map(is_seen, shown)):
        raise refused(f"1 to {most} characters that can be seen")
    if any(len(run) > MOST_MARKS for run in marks(shown)):
        raise CharactersRefused(f"at most {MOST_MARKS} accents on one letter")
    return shown
