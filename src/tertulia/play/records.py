"""GameRecord files: a match as JSON, to keep, to share and to replay exactly."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tertulia.play.errors import RecordError, shortened
from tertulia.play.time_played import TimePlayed

FORMAT: Literal["tertulia-record/1"] = "tertulia-record/1"
MOST_BYTES = 16 << 20
"""No record of a game comes near this; a larger file is not read at all."""


BotName = Annotated[str, msgspec.Meta(max_length=60)]
TableId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: the points of each seat, and who won."""

    scores: list[int]
    winners: list[int]


class Handed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat was handed to a bot, or taken back (`bot` is null); `ply` is the number of actions before that."""

    ply: int
    seat: int
    bot: BotName | None


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a match goes on, with the same key, from a position of another that was over: it counts for nothing."""

    table: TableId | None
    """The id of the table where the other was played; null where it came from a file."""
    ply: int
    """Number of actions, the first ones, that are the other game's."""


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match from its key to its end. `result` is null where it was not played to its end.

    Actions are notations; where several seats may act at once, the seat stands before: `2: donkey 3`.
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
    """Left out where the match stands for itself."""
    handed: list[Handed] = []
    """Seats that bots played in the place of people; left out where there were none."""
    printed: dict[str, Any] | None = None
    """The set of components, as a file holds it; left out for that of the package."""
    names: list[str] = []
    """What whoever sat at each seat is called; left out where nobody has a name but the bots' own."""
    time: TimePlayed | None = None
    """How time went; left out where nothing is known of it."""


def called(record: GameRecord) -> list[str]:
    """What to call each seat of a record: by its name, or else by whoever plays there (`human`, `greedy`); seats that are called
    alike are told apart by their numbers."""
    names = record.names or [""] * len(record.seats)
    found = [name or seat for name, seat in zip(names, record.seats, strict=True)]
    return [f"{name} {seat}" if found.count(name) > 1 else name for seat, name in enumerate(found, start=1)]


def encode_record(record: GameRecord) -> bytes:
    """Returns the record as JSON, one fact a line; the same record gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode_record(data: bytes) -> GameRecord:
    """Returns the record of such bytes. Raises `RecordError`, which names the place of the damage, where they are none."""
    try:
        return msgspec.json.decode(data, type=GameRecord)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        raise RecordError(f"{place.strip('`').removeprefix('$.') or 'record'}: {shortened(what, 200)[1:-1]}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not a JSON record: {error}") from None
    except RecursionError:
        raise RecordError("not a JSON record: nested too deep") from None


def load_record(path: Path) -> GameRecord:
    """Returns the record of a file. Raises `RecordError`, which names the file and the place of the damage."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError(f"{path}: larger than {MOST_BYTES >> 20} MiB, so not a record")
        return decode_record(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except RecordError as error:
        message = str(error)
        raise RecordError(message if message.startswith(str(path)) else f"{path}: {message}") from None


def save_record(record: GameRecord, path: Path) -> None:
    """Write a record file, complete or not at all. Raises `OSError`, which names `path`."""
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        draft.write_bytes(encode_record(record))
        draft.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()
