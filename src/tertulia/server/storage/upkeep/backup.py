"""Backs up a data folder while its server runs, and restores a backup into another folder.

A backup is a tar.gz file with the manifest `backup.json`, the database and the secret, and nothing else. The manifest
lists the size and SHA-256 of database and secret.
"""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from tertulia import __version__
from tertulia.server.identity.keys import SECRET_FILE
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.folder import hold_folder
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    damaged_places,
    database_in,
    explain_storage_errors,
    for_the_owner,
    open_to_read,
    schema_revision,
    sqlite_helper_files,
    to_disk,
)

MANIFEST = "backup.json"
MEMBERS = (MANIFEST, DATABASE, SECRET_FILE)


class BackupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Size and hash of a file in a backup."""

    bytes: int
    sha256: str


class BackupManifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The manifest of a backup (`backup.json`): versions, time, number of tables, and the files."""

    format: Literal["tertulia-backup/1"]
    tertulia: str
    shape: str
    made: str
    tables: int
    files: dict[str, BackupFile]
    """Size and hash of the database, and of the secret if the folder has one, by file name. Without the secret, no
    guest gets their seats back."""


@for_the_owner()
def back_up(folder: Path, target: Path, force: bool = False) -> BackupManifest:
    """Write a backup of a data folder to the file `target`.

    The server may run meanwhile: the backup has the state of the database at one moment.
    Raises `UpkeepError` if the folder has no database, the database is damaged, or `target` exists and `force` is not
    set.
    """
    file, secret = database_in(folder), folder / SECRET_FILE
    if target.is_dir() or (target.exists() and not force):
        raise UpkeepError(f"{target} exists already: name another file, or overwrite it with --force")
    if not target.parent.is_dir():
        raise UpkeepError(f"the folder {target.parent} does not exist")
    with (
        tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as place,
        explain_storage_errors(str(file), str(target)),
    ):
        room = Path(place)
        with (
            contextlib.closing(open_to_read(file)) as source,
            contextlib.closing(sqlite3.connect(room / DATABASE)) as copy,
        ):
            source.backup(copy)  # SQLite copies one snapshot
            copy.execute("PRAGMA journal_mode=DELETE")
        shape, tables = _check_database(room / DATABASE, file, "check it with `tertulia doctor`")
        if secret.is_file():
            shutil.copyfile(secret, room / SECRET_FILE)
        created_at = datetime.now(UTC).isoformat(timespec="seconds")
        manifest = BackupManifest("tertulia-backup/1", __version__, shape, created_at, tables, _describe_files(room))
        (room / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))
        with tarfile.open(room / "backup", "w:gz", compresslevel=6) as archive:
            for name in (MANIFEST, *manifest.files):
                archive.add(room / name, name)
        to_disk(room / "backup")
        (room / "backup").replace(target)
    return manifest


@for_the_owner()
def bring_back(file: Path, folder: Path) -> BackupManifest:
    """Restore a backup into a folder without games, after checking the complete backup.

    Raises `UpkeepError` if the folder has games or another secret, or if the backup is damaged or newer than this
    program. Raises `FolderInUse` if a server uses the folder. After an error, no file was restored.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold_folder(folder), tempfile.TemporaryDirectory(dir=folder, prefix=f"{DATABASE}.") as place:
        for path in (folder / DATABASE, *sqlite_helper_files(folder / DATABASE)):
            if path.exists():
                raise UpkeepError(f"{folder} already has games ({path.name}): name another folder with --data")
        room = Path(place)
        manifest = _unpack_backup(file, room)
        with explain_storage_errors(str(file)):
            _check_database(room / DATABASE, file, "use another backup")
        secret_fits(room, folder)
        for path in (
            room / SECRET_FILE,
            room / DATABASE,
        ):  # the database last: until it is there, the folder has no games
            if path.exists():
                to_disk(path)
                path.replace(folder / path.name)
        to_disk(folder)
    return manifest


def secret_fits(room: Path, folder: Path) -> None:
    """Raises `UpkeepError` if the folders `room` and `folder` both have a secret, and the secrets differ."""
    old, new = folder / SECRET_FILE, room / SECRET_FILE
    if old.exists() and new.exists() and old.read_bytes() != new.read_bytes():
        raise UpkeepError(f"{folder} has another secret: name another folder with --data, or move {old} away")


def _unpack_backup(file: Path, room: Path) -> BackupManifest:
    """Unpack a backup into the empty folder `room`, check sizes and hashes, and return the manifest.

    Raises `UpkeepError` if the file is damaged, incomplete, or no backup.
    """
    try:
        with tarfile.open(file, "r|gz") as archive:
            for entry in archive:
                source, target = archive.extractfile(entry) if entry.isfile() else None, room / entry.name
                if source is None or entry.name not in MEMBERS or target.exists():
                    raise UpkeepError(f"{file} is not a backup of Tertulia: it contains {entry.name[:60]!r}")
                with target.open("xb") as written:
                    shutil.copyfileobj(source, written)
        if not (room / MANIFEST).exists():
            raise UpkeepError(f"{file} is not a backup of Tertulia: it has no {MANIFEST}")
        manifest = msgspec.json.decode((room / MANIFEST).read_bytes(), type=BackupManifest)
    except (tarfile.TarError, zlib.error, EOFError) as error:
        raise UpkeepError(f"{file} is damaged or not a backup of Tertulia: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UpkeepError(f"{file} has a backup format that this program does not know: {error}") from None
    if DATABASE not in manifest.files or manifest.files != _describe_files(room):
        raise UpkeepError(f"{file} is damaged: its contents do not match its {MANIFEST}")
    return manifest


def _describe_files(room: Path) -> dict[str, BackupFile]:
    """Return size and hash of the database and the secret in a folder, by file name."""
    described = {}
    for path in (room / DATABASE, room / SECRET_FILE):
        if path.exists():
            with path.open("rb") as source:
                described[path.name] = BackupFile(
                    path.stat().st_size, hashlib.file_digest(source, "sha256").hexdigest()
                )
    return described


def _check_database(database: Path, file: Path, remedy: str) -> tuple[str, int]:
    """Check the file `database`, and return its schema revision and its number of game tables.

    Raises `UpkeepError` if the database is damaged, of another program, of a newer version, or of Tertulia 0.1. The
    message names `file`: the original database, or the backup. `remedy` is the advice for a damaged database.
    """
    with contextlib.closing(open_to_read(database)) as connection:
        shape, places = schema_revision(connection, file), damaged_places(connection)
        if places:
            raise UpkeepError(f"{file} has a damaged database ({places[0]}): {remedy}")
        (tables,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    return shape, int(tables)
