"""Chat: the rooms of tables and of the lobby, their readers and writers, and accepted texts.

A table has three rooms. Before and after the game, all visitors write in one (`all`). While the game runs, players
write in another (`players`) and spectators in a third (`spectators`). A spectator may know hidden information, so
players cannot read the spectators' room before the game ends. Each room numbers its own lines, so players cannot even
see that spectators write.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from tertulia.server.domain.characters import combining_marks, is_seen, refused_characters
from tertulia.server.domain.errors import CharactersRefused, NoteRefused, ReasonRefused, WordsRefused
from tertulia.server.domain.names import MAX_MARKS_PER_LETTER
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import Phase

Listeners = Literal["all", "players", "spectators"]
"""The visitors who read a chat room: all, only the table's players, or only its spectators."""
LOBBY = "lobby"
"""Stands for the lobby in `Room.place`. For the chat rooms of a table, `Room.place` is the table's id."""
MAX_LINE_CHARACTERS = 400
MAX_REASON_CHARACTERS = 800
MAX_NOTE_CHARACTERS = 4000
"""Maximum characters of a private note."""
PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "sorry", "no-hurry", "moment", "back-soon", "tomorrow",
    "another-game", "good-game", "goodbye",
)  # fmt: skip
"""Keys of the quick phrases of the chat.

Lines store the key, and readers see the phrase in their own language (`phrase-<key>` in the catalogues).
"""
_LETTERS: Mapping[Listeners, str] = {"all": "a", "players": "p", "spectators": "s"}
_LISTENERS: Mapping[str, Listeners] = {letter: listeners for listeners, letter in _LETTERS.items()}


class Room(Struct, frozen=True):
    """A chat room: its place (a table's id or the lobby), and who reads it."""

    place: str
    listeners: Listeners = "all"

    @property
    def name(self) -> str:
        """The room's name in the storage and in messages between processes.

        It consists of its place, and a letter for its listeners.
        """
        return f"{self.place}.{_LETTERS[self.listeners]}"

    @property
    def table(self) -> str | None:
        """The id of the room's table, or None for the lobby."""
        return None if self.place == LOBBY else self.place


def room_named(name: str) -> Room | None:
    """Return the room with this name, or None if the name is not valid."""
    place, _, letter = name.rpartition(".")
    return Room(place, _LISTENERS[letter]) if place and letter in _LISTENERS else None


class LineContent(Struct, frozen=True):
    """The content of a chat line: text (`words`), or the key of a quick phrase."""

    words: str
    phrase: str | None = None


class Line(Struct, frozen=True):
    """A stored line of a chat room: number, author, time and content."""

    number: int
    """The number of the line in its room, from 1."""
    author: GuestId
    content: LineContent = field(name="said")
    time: int
    """When the line was stored, in milliseconds since 1970."""


class ChatRights(Struct, frozen=True):
    """The chat rooms of a table or the lobby that a visitor reads, and the room in which they write."""

    open: bool
    """Whether chat is enabled at the table or in the lobby."""
    readable_rooms: tuple[Listeners, ...]
    writable_room: Listeners


def chat_rights(phase: Phase, sits: bool) -> ChatRights:
    """Return the rooms of a table that a visitor reads, and the one in which they write.

    `sits` says whether the visitor is a player.
    """
    mine: Listeners = "players" if sits else "spectators"
    if phase == "running":
        return ChatRights(True, ("all", mine), mine)
    # Players read the spectators' room only after the game, not before it: a process that lags behind may take a game
    # that runs for one that has not started.
    after: tuple[Listeners, ...] = ("spectators",) if sits and phase == "over" else ()
    return ChatRights(True, ("all", mine, *after), "all")


IN_LOBBY = ChatRights(True, ("all",), "all")


def parse_line(words: str, phrase: str | None) -> LineContent:
    """Return the content of a chat line from a visitor's input.

    Raises `WordsRefused` if the text is empty or too long or the quick phrase is unknown, and `CharactersRefused` for
    characters that are not allowed.
    """
    if phrase is not None:
        if words or phrase not in PHRASES:
            raise WordsRefused("a quick phrase must be one of the known phrases, without further text", PHRASES)
        return LineContent("", phrase)
    return LineContent(normalize_text(words, MAX_LINE_CHARACTERS))


def normalize_reason(text: str) -> str:
    """Normalize the reason for a report, an appeal, a sanction or a decision.

    A guest or moderator has typed it. Raises `ReasonRefused` if it is empty or too long, and `CharactersRefused` for
    characters that are not allowed.
    """
    return normalize_text(text, MAX_REASON_CHARACTERS, refused=ReasonRefused)


def normalize_note(text: str) -> str:
    """Normalize a private note to Unicode NFC and single spaces; line breaks stay.

    Returns an empty text for a blank note: storing it deletes the note. Raises `NoteRefused` if the note is too long
    or has only invisible characters, and `CharactersRefused` for characters that are not allowed.
    """
    return normalize_text(text, MAX_NOTE_CHARACTERS, lines=True, refused=NoteRefused) if text.strip() else ""


def normalize_text(text: str, most: int, lines: bool = False, refused: type[WordsRefused] = WordsRefused) -> str:
    """Normalize a text to Unicode NFC and single spaces. With `lines`, line breaks stay.

    Unwanted characters are refused, not removed. Raises `CharactersRefused` for control and direction characters and
    for more than `MAX_MARKS_PER_LETTER` accents on a letter. Raises the exception class `refused` for a text of more
    than `most` characters or without a visible one.
    """
    if wrong := refused_characters(text):
        raise CharactersRefused(f"these characters are not allowed: {', '.join(wrong[:10])}")
    rows = text.splitlines() if lines else [text]
    normalized = "\n".join(" ".join(unicodedata.normalize("NFC", row).split()) for row in rows).strip()
    if not 1 <= len(normalized) <= most or not any(map(is_seen, normalized)):
        raise refused(f"a text must have 1 to {most} characters, not all invisible")
    if any(len(run) > MAX_MARKS_PER_LETTER for run in combining_marks(normalized)):
        raise CharactersRefused(f"a letter can have at most {MAX_MARKS_PER_LETTER} accents")
    return normalized
