"""Finds installed packages of compiled rules and checks whether they fit this machine.

A distribution may contain the machine code of games, so that users need not wait for compilation. For the games of this
project, it is `tertulia-compiled`. Such a distribution names its package in the entry point group `tertulia.compiled`.
The package has a manifest, which names sources, compiler and platform. For each game, it also has a folder that is
laid out like the cache folder.

Code that does not fit or is damaged is ignored, and the rules are compiled on this machine; `unused_code_reason`
returns the reason.
"""

from __future__ import annotations

import contextlib
import logging
import os
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

from tertulia.kernel import compiled_manifest
from tertulia.kernel.compile_cache import (
    cache_folder,
    compiled_stamp,
    game_folder,
    read_only_folder,
    sources_key,
    warn_of_temporary_folder,
)
from tertulia.kernel.compiled_manifest import GameCode, Manifest, damage_reason, mismatch_reason
from tertulia.kernel.numba_backend import ReadOnlyCode, bounds_checked, is_stored
from tertulia.kernel.schema import INTERPRET

log = logging.getLogger(__name__)
COMPILED_GROUP = "tertulia.compiled"


class InstalledPackage(NamedTuple):
    """An installed package of compiled rules. If its manifest cannot be read, `fault` is the reason."""

    folder: Path
    manifest: Manifest | None
    fault: str = ""


def shipped_code(source: Path) -> ReadOnlyCode | None:
    """Return the installed compiled code of a game, or None if no intact code fits this machine.

    `source` is any file of the game.
    """
    return None if INTERPRET else _find_shipped(sources_key(game_folder(source))).code


def is_fully_compiled(name: str, source: Path) -> bool:
    """Return whether all code called `name` is compiled and need only be loaded.

    `name` is `<game>` for the rules of a game, or `<game>-search-<hash>` for its bots' search. `source` is any file of
    the game.
    Always true in interpreted mode.
    """
    if INTERPRET or _is_shipped(name, source):
        return True
    folders = (cache_folder(source), read_only_folder(source))
    return any(os.path.exists(compiled_stamp(name, folder)) for folder in folders if folder)


def mark_fully_compiled(name: str, source: Path) -> None:
    """Write a stamp file to the cache folder, which marks all code called `name` as compiled.

    `name` is `<game>` for the rules of a game, or `<game>-search-<hash>` for its bots' search. `source` is any file of
    the game.
    No stamp is written if the code comes from an installed package or is only in memory.
    """
    if not is_fully_compiled(name, source) and is_stored(folder := cache_folder(source)):
        mark = compiled_stamp(name, folder)
        with contextlib.suppress(OSError):  # for example, the disk is full; then the code is not stored either
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()


def log_compiling(name: str, source: Path) -> None:
    """Log why the rules of a game have to be compiled now; log nothing if they are compiled.

    The log says why the code of an installed package is not used, and warns of a temporary cache folder. `name` is the
    game's name, and `source` any file of the game.
    """
    if not is_fully_compiled(name, source):
        warn_of_temporary_folder(source)
        if reason := unused_code_reason(name, source):
            log.warning("compiling the rules of %s, once: %s", name, reason)


def read_only_code(source: Path) -> list[ReadOnlyCode]:
    """Return the folders from which this process only reads a game's code.

    These are an installed package of compiled rules, and a cache folder that is not writable. `source` is any file of
    the game.
    """
    shipped, folder = shipped_code(source), read_only_folder(source)
    return [*([shipped] if shipped else []), *([ReadOnlyCode(folder)] if folder else [])]


def unused_code_reason(game: str, source: Path) -> str:
    """Return why a game's installed compiled code is not used, in English; empty if used or not installed.

    `source` is any file of the game.
    """
    reasons = []
    for folder, manifest, fault in installed_packages():
        if manifest is None:
            reasons.append(fault)
            continue
        for code in manifest.games:
            if code.name == game:
                reasons.append(mismatch_reason(manifest) or _other_sources(code, source) or damage_reason(folder, code))
    return "" if "" in reasons or not reasons else reasons[0]


def _other_sources(code: GameCode, source: Path) -> str:
    if code.sources == sources_key(game_folder(source)):
        return ""
    if bounds_checked():
        return "the installed compiled rules do not check array bounds"
    return "the installed compiled rules were built from other sources"


@cache
def installed_packages() -> tuple[InstalledPackage, ...]:
    """Return the installed packages of compiled rules, sorted by name."""
    points = sorted(entry_points(group=COMPILED_GROUP), key=lambda point: point.name)
    return tuple(_read_package(point.value) for point in points)


def _read_package(package: str) -> InstalledPackage:
    try:
        spec = find_spec(package)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        return InstalledPackage(Path(), None, f"the package {package} of compiled rules is not installed")
    folder = Path(spec.origin).parent
    try:
        return InstalledPackage(
            folder, msgspec.json.decode((folder / compiled_manifest.MANIFEST_NAME).read_bytes(), type=Manifest)
        )
    except (OSError, msgspec.DecodeError) as error:
        return InstalledPackage(folder, None, f"{folder / compiled_manifest.MANIFEST_NAME} cannot be read: {error}")


class _ShippedCode(NamedTuple):
    """A game's code in an installed package, and the names of its completely compiled parts."""

    code: ReadOnlyCode | None = None
    parts: tuple[str, ...] = ()


@cache
def _find_shipped(key: str) -> _ShippedCode:
    """Return the intact code in an installed package that was compiled from the sources with hash `key`.

    Returns an empty `_ShippedCode()` if no package fits this machine and these sources. The result is cached, so that
    each process checks the files once.
    """
    for folder, manifest, _ in installed_packages():
        for code in manifest.games if manifest else ():
            if manifest and code.sources == key and not mismatch_reason(manifest) and not damage_reason(folder, code):
                return _ShippedCode(ReadOnlyCode(folder / code.folder, manifest.cpu, manifest.features), code.parts)
    return _ShippedCode()


def _is_shipped(name: str, source: Path) -> bool:
    return name in _find_shipped(sources_key(game_folder(source))).parts
