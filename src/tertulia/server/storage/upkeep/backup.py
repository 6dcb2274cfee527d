"""Backing up a data folder while its server runs, and bringing a backup into another folder."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from tertulia import __version__
from tertulia.server.identity.signing import SECRET_FILE
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.lock import hold_folder
from tertulia.server.storage.upkeep.archives import Manifest, described, unpack_archive, write_archive
from tertulia.server.storage.upkeep.files import beside, to_disk
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    damaged_places,
    database_in,
    for_the_owner,
    open_to_read,
    plainly,
    schema_revision,
)


class BackedUp(NamedTuple):
    """What a backup holds."""

    tables: int
    bytes: int
    secret: bool
    """Whether the secret was there: without it, nobody has their seat again."""


@for_the_owner()
def back_up(folder: Path, target: Path, force: bool = False) -> BackedUp:
    """Write a backup of a data folder: how it stood at one moment, though games go on. Raises `UpkeepError` where there is
    nothing to back up, where the database is damaged, or where the file is there and not to be overwritten."""
    file = database_in(folder)
    if target.is_dir() or (target.exists() and not force):
        raise UpkeepError(f"{target} is there already: name another file, or overwrite it with --force")
    with _beside(target) as room, plainly(str(file)):
        copy, files = room / DATABASE, {DATABASE: room / DATABASE}
        shape, tables = _copied(file, copy)
        if (folder / SECRET_FILE).is_file():
            files[SECRET_FILE] = room / SECRET_FILE
            files[SECRET_FILE].write_bytes((folder / SECRET_FILE).read_bytes())
        manifest = Manifest(
            format="tertulia-backup/1",
            tertulia=__version__,
            shape=shape,
            made=datetime.now(UTC).isoformat(timespec="seconds"),
            tables=tables,
            files={name: described(path) for name, path in files.items()},
        )
        draft = room / "backup"
        with draft.open("xb") as written:
            write_archive(written, manifest, files)
            written.flush()
            os.fsync(written.fileno())
        draft.replace(target)
    return BackedUp(tables, target.stat().st_size, SECRET_FILE in files)


@for_the_owner()
def bring_back(file: Path, folder: Path) -> Manifest:
    """Unpack a backup into a folder that has no games, after all of it is checked. Raises `UpkeepError` where it has some, or
    where the backup is damaged or newer than this program: then nothing is there that was not there before."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold_folder(folder), tempfile.TemporaryDirectory(dir=folder, prefix=f"{DATABASE}.") as place:
        for path in (folder / DATABASE, *beside(folder / DATABASE)):
            if path.exists():
                raise UpkeepError(f"{folder} has games already ({path.name}): name another folder with --data")
        room = Path(place)
        manifest = unpack_archive(file, room)
        _checked(room / DATABASE, file)
        _bring_secret(room / SECRET_FILE, folder / SECRET_FILE)
        for path in (room / DATABASE, folder / SECRET_FILE):
            if path.exists():
                to_disk(path)
        (room / DATABASE).replace(folder / DATABASE)
        to_disk(folder)
    return manifest


def _copied(file: Path, copy: Path) -> tuple[str, int]:
    """Copy a database through SQLite, which sees to it that all of it is of one moment; its shape and number of tables."""
    source, target = open_to_read(file), sqlite3.connect(copy)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
        places = damaged_places(target)
        if places:
            raise UpkeepError(f"{file} is damaged ({places[0]}): `tertulia doctor` says what is left of it")
        (tables,) = target.execute("SELECT count(*) FROM game_table").fetchone()
        return schema_revision(target, file), int(tables)
    finally:
        source.close()
        target.close()


def _checked(database: Path, file: Path) -> None:
    """Raises `UpkeepError` where the unpacked database is not sound, or newer than this program."""
    with plainly(str(file)), contextlib.closing(open_to_read(database)) as connection:
        schema_revision(connection, file)
        places = damaged_places(connection)
    for path in beside(database):
        path.unlink(missing_ok=True)
    if places:
        raise UpkeepError(f"{file} holds a damaged database ({places[0]})")


def _bring_secret(secret: Path, place: Path) -> None:
    if not secret.exists():
        return
    if place.exists() and place.read_bytes() != secret.read_bytes():
        raise UpkeepError(f"{place.parent} has another secret: name another folder with --data, or move {place} away")
    secret.replace(place)


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A folder of one's own on the same disk as the target; gone afterwards."""
    if not target.parent.is_dir():
        raise UpkeepError(f"there is no folder {target.parent}")
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as place:
        yield Path(place)
