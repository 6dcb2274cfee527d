"""Chat: rooms, who reads and writes there, and which texts are accepted.

A table has three rooms. Before and after the game, all visitors use one (`all`). While the game runs, players use
another (`players`) and spectators a third (`spectators`). A spectator may know hidden information, so players cannot
read the spectators' room before the end. Each room numbers its own lines, so players cannot even see that spectators
write.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from tertulia.server.domain.characters import is_seen, marks, refused_characters
from tertulia.server.domain.errors import CharactersRefused, NoteRefused, ReasonRefused, WordsRefused
from tertulia.server.domain.names import MAX_MARKS_PER_LETTER
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import Phase

Listeners = Literal["all", "players", "spectators"]
"""Who reads a room."""
LOBBY = "lobby"
"""The place of the lobby's room, instead of a table's id."""
MAX_LINE_CHARACTERS = 400
MAX_REASON_CHARACTERS = 800
MAX_NOTE_CHARACTERS = 4000
"""Maximum characters of a private note; above, of a chat line and of a reason in a report or sanction."""
PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "sorry", "no-hurry", "moment", "back-soon", "tomorrow", "another-game",
    "good-game", "goodbye",
)  # fmt: skip
"""Quick phrases. The key is stored, and readers see it in their own language (`phrase-<key>` in the catalogues)."""
_LETTERS: Mapping[Listeners, str] = {"all": "a", "players": "p", "spectators": "s"}
_LISTENERS: Mapping[str, Listeners] = {letter: listeners for listeners, letter in _LETTERS.items()}


class Room(Struct, frozen=True):
    """A chat room: its place (a table's id or the lobby), and who reads it."""

    place: str
    listeners: Listeners = "all"

    @property
    def name(self) -> str:
        """The room's name in the storage and in messages between processes."""
        return f"{self.place}.{_LETTERS[self.listeners]}"

    @property
    def table(self) -> str | None:
        """The id of the room's table, or None for the lobby."""
        return None if self.place == LOBBY else self.place


def room_named(name: str) -> Room | None:
    """The room with this name, or None if the name is not valid."""
    place, _, letter = name.rpartition(".")
    return Room(place, _LISTENERS[letter]) if place and letter in _LISTENERS else None


class LineContent(Struct, frozen=True):
    """The content of a chat line: text, or a quick phrase."""

    words: str
    phrase: str | None = None


class Line(Struct, frozen=True):
    """A stored chat line."""

    number: int
    """Number of the line in its room, from 1."""
    author: GuestId
    said: LineContent
    time: int
    """Milliseconds since 1970."""


class ChatRights(Struct, frozen=True):
    """The rooms of a place that a visitor reads, and the one where they write."""

    open: bool
    """Whether chat is enabled there."""
    reads: tuple[Listeners, ...]
    writes: Listeners


def chat_rights(phase: Phase, sits: bool) -> ChatRights:
    """The rooms of a table that a visitor reads, and the one where they write."""
    mine: Listeners = "players" if sits else "spectators"
    if phase == "running":
        return ChatRights(True, ("all", mine), mine)
    # Players read the spectators' room only after the game, not before it: a process that lags behind may take a game
    # that runs for one that has not started.
    after: tuple[Listeners, ...] = ("spectators",) if sits and phase == "over" else ()
    return ChatRights(True, ("all", mine, *after), "all")


IN_LOBBY = ChatRights(True, ("all",), "all")


def parse_line(words: str, phrase: str | None) -> LineContent:
    """The content of a line, from a visitor's input.

    Raises `WordsRefused` if it is empty, too long or an unknown phrase, and `CharactersRefused`.
    """
    if phrase is not None:
        if words or phrase not in PHRASES:
            raise WordsRefused("a quick phrase must be one of the known phrases, without further text", PHRASES)
        return LineContent("", phrase)
    return LineContent(normalize_text(words, MAX_LINE_CHARACTERS))


def normalize_reason(text: str) -> str:
    """A reason, as it is shown.

    Raises `ReasonRefused` if it is empty or too long, and `CharactersRefused`.
    """
    return normalize_text(text, MAX_REASON_CHARACTERS, refused=ReasonRefused)


def normalize_note(text: str) -> str:
    """A private note, as it is stored; empty to delete it.

    Raises `NoteRefused` if it is too long or shows nothing, and `CharactersRefused`.
    """
    return normalize_text(text, MAX_NOTE_CHARACTERS, lines=True, refused=NoteRefused) if text.strip() else ""


def normalize_text(text: str, most: int, lines: bool = False, refused: type[WordsRefused] = WordsRefused) -> str:
    """Normalize a text to NFC with single spaces. With `lines`, line breaks stay.

    Unwanted characters are refused, not removed. Raises `CharactersRefused` for control and direction characters and
    for more than `MAX_MARKS_PER_LETTER` accents on a letter. Raises `refused` for more than `most` characters and for a
    text without visible ones.
    """
    if wrong := refused_characters(text):
        raise CharactersRefused(f"these characters are not allowed: {', '.join(wrong[:10])}")
    rows = text.splitlines() if lines else [text]
    shown = "\n".join(" ".join(unicodedata.normalize("NFC", row).split()) for row in rows).strip()
    if not 1 <= len(shown) <= most or not any(map(is_seen, shown)):
        raise refused(f"a text must have 1 to {most} characters, not all invisible")
    if any(len(run) > MAX_MARKS_PER_LETTER for run in marks(shown)):
        raise CharactersRefused(f"a letter can have at most {MAX_MARKS_PER_LETTER} accents")
    return shown
