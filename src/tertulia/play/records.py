"""Game records: a match as a JSON file, for storage, sharing and exact replay."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tertulia.play.errors import RecordError, shorten_repr
from tertulia.play.time_played import TimePlayed

FORMAT: Literal["tertulia-record/1"] = "tertulia-record/1"
MAX_RECORD_BYTES = 16 << 20
"""Maximum size of a record file in bytes, far above any real record. Larger files are not read."""


BotName = Annotated[str, msgspec.Meta(max_length=60)]
TableId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Final result of a match: the points of each seat, and the seats that won."""

    scores: list[int]
    winners: list[int]


class RecordedSubstitution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot took over a seat, or a player took the seat back (`bot` is null), after `ply` actions."""

    ply: int
    seat: int
    bot: BotName | None


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Marks a practice game, which continues a position of a finished game with that game's random key.

    The result of a practice game does not count.
    """

    table: TableId | None
    """Id of the original game's table; null if the original game came from a file."""
    ply: int
    """Number of actions at the beginning of the log that come from the original game."""


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match with all data that a replay needs.

    `result` is null if the match was not played to its end. `key` is 64 hex digits. Actions are in notation. If several
    seats could act, the number of the acting seat precedes the action: `2: donkey 3`.
    """

    format: Literal["tertulia-record/1"]
    game: str
    components: str
    options: dict[str, str]
    seats: list[str]
    key: str
    actions: list[str]
    result: Result | None
    practice: Practice | None = None
    """Origin of a practice game; omitted for other games."""
    handed: list[RecordedSubstitution] = []
    """Seats that bots took over or players took back, in order of plies; omitted if there were none."""
    printed: dict[str, Any] | None = None
    """Complete component set of the match; omitted if it is that of the game's package."""
    names: list[str] = []
    """Name of each seat's player; omitted if no seat has a name that differs from its bot's name."""
    time: TimePlayed | None = None
    """Times of the match; omitted if none is known."""


def seat_names(record: GameRecord) -> list[str]:
    """Return a display name for each seat: the player's name, or else `human` or the name of the bot.

    If several seats have one name, the seat number, counted from 1, is appended.
    """
    names = record.names or [""] * len(record.seats)
    found = [name or seat for name, seat in zip(names, record.seats, strict=True)]
    return [f"{name} {seat}" if found.count(name) > 1 else name for seat, name in enumerate(found, start=1)]


def encode_record(record: GameRecord) -> bytes:
    """Encode a record as indented JSON. Equal records give equal bytes."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode_record(data: bytes) -> GameRecord:
    """Decode the JSON of a record. Raises `RecordError`, which names the invalid field."""
    try:
        return msgspec.json.decode(data, type=GameRecord)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        raise RecordError(
            f"{place.strip('`').removeprefix('$.') or 'record'}: {shorten_repr(what, 200)[1:-1]}"
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not a JSON record: {error}") from None
    except RecursionError:
        raise RecordError("not a JSON record: nested too deep") from None


def load_record(path: Path) -> GameRecord:
    """Read a record file. Raises `RecordError`, which names the file and the invalid field."""
    try:
        if path.stat().st_size > MAX_RECORD_BYTES:
            raise RecordError(f"{path}: larger than {MAX_RECORD_BYTES >> 20} MiB, the maximum for a record")
        return decode_record(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except RecordError as error:
        message = str(error)
        raise RecordError(message if message.startswith(str(path)) else f"{path}: {message}") from None


def save_record(record: GameRecord, path: Path) -> None:
    """Write a record file atomically. Raises `OSError`, which names `path`."""
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        draft.write_bytes(encode_record(record))
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()
