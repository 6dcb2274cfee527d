"""The form of a backup: a tar.gz of the manifest, the database and the secret, in this order.

The manifest `backup.json` names every other member with its size and SHA-256; nothing else may be in the archive.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import tarfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Literal

import msgspec

from tertulia.server.identity.signing import SECRET_FILE
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.upkeep.opening import UpkeepError

MANIFEST = "backup.json"
MOST_MANIFEST = 64 << 10
CHUNK = 1 << 20
BROKEN = (tarfile.TarError, zlib.error, EOFError, OSError)


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the backup."""

    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup holds."""

    format: Literal["tertulia-backup/1"]
    tertulia: str
    shape: str
    made: str
    tables: int
    files: dict[str, Member]


def described(file: Path) -> Member:
    """The size and the hash of a file."""
    with file.open("rb") as source:
        digest = hashlib.file_digest(source, "sha256").hexdigest()
    return Member(file.stat().st_size, digest)


def write_archive(target: IO[bytes], manifest: Manifest, files: Mapping[str, Path]) -> None:
    """Write a backup of those files."""
    with tarfile.open(fileobj=target, mode="w:gz", compresslevel=6, format=tarfile.PAX_FORMAT) as archive:
        _add(archive, MANIFEST, io.BytesIO(text := msgspec.json.format(msgspec.json.encode(manifest))), len(text))
        for name, file in files.items():
            with file.open("rb") as source:
                _add(archive, name, source, manifest.files[name].bytes)


def _add(archive: tarfile.TarFile, name: str, source: IO[bytes], size: int) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = size, 0o600
    archive.addfile(entry, source)


def unpack_archive(file: Path, folder: Path) -> Manifest:
    """Unpack a backup into an empty folder, every byte checked. Raises `UpkeepError` where it is damaged, cut short, or something
    else."""
    try:
        with tarfile.open(file, mode="r|gz") as archive:
            manifest = _manifest(archive, file)
            needed, free = sum(member.bytes for member in manifest.files.values()), shutil.disk_usage(folder).free
            if needed > free:
                raise UpkeepError(f"{file} needs {needed:,} bytes in {folder.parent}, and only {free:,} are free")
            while (entry := archive.next()) is not None:
                _unpack(archive, entry, manifest, folder, file)
    except UpkeepError:
        raise
    except BROKEN as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise UpkeepError(f"{file} is damaged or no backup of Tertulia's: {error}") from None
    for name in manifest.files:
        if not (folder / name).is_file():
            raise UpkeepError(f"{file} is not whole: {name} is missing")
    return manifest


def _manifest(archive: tarfile.TarFile, file: Path) -> Manifest:
    entry = archive.next()
    source = archive.extractfile(entry) if entry is not None and entry.name == MANIFEST and entry.isfile() else None
    if source is None or entry is None or entry.size > MOST_MANIFEST:
        raise UpkeepError(f"{file} is no backup of Tertulia's: it does not begin with {MANIFEST}")
    try:
        manifest = msgspec.json.decode(source.read(), type=Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UpkeepError(f"{file} is no backup that this program knows: {error}") from None
    if not {DATABASE} <= set(manifest.files) <= {DATABASE, SECRET_FILE}:
        raise UpkeepError(f"{file} is no backup that this program knows: it must hold {DATABASE} and {SECRET_FILE}")
    return manifest


def _unpack(archive: tarfile.TarFile, entry: tarfile.TarInfo, manifest: Manifest, folder: Path, file: Path) -> None:
    """Write one member where it belongs, and nowhere else."""
    wanted = manifest.files.get(entry.name)
    source = archive.extractfile(entry) if entry.isfile() and wanted is not None else None
    target = folder / entry.name if source is not None else folder
    if source is None or wanted is None or target.exists() or entry.size != wanted.bytes:
        raise UpkeepError(f"{file} is damaged or no backup of Tertulia's: {entry.name[:60]!r} does not belong there")
    digest = hashlib.sha256()
    with target.open("xb") as written:
        while chunk := source.read(CHUNK):
            digest.update(chunk)
            written.write(chunk)
    if digest.hexdigest() != wanted.sha256:
        raise UpkeepError(f"{file} is damaged: {entry.name} is not what was backed up")
