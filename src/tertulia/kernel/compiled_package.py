"""Compiled rules that were installed: whether they fit this machine, and where they lie.

A distribution may bring the machine code of games, so that nobody waits while it is compiled (`tertulia-compiled` brings that of
the games in this one). It names a package in the group `tertulia.compiled` of entry points; there a manifest says what the
code was made of, by and for, and each game's files lie in a folder of their own, as they do in the cache folder. Whatever does
not fit, or is damaged, is compiled as if it were not there, and `why_not_shipped` says why.
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
from tertulia.kernel.compiled_manifest import GameCode, Manifest, damage, misfit
from tertulia.kernel.numba_backend import ReadOnlyCode, bounds_checked, is_kept
from tertulia.kernel.schema import INTERPRET

log = logging.getLogger(__name__)
GROUP = "tertulia.compiled"


class Installed(NamedTuple):
    """A package of compiled rules; what is wrong with it if its manifest cannot be read."""

    folder: Path
    manifest: Manifest | None
    fault: str = ""


def shipped_code(source: Path) -> ReadOnlyCode | None:
    """Returns where the code of the game that a file belongs to was installed; None where none was that fits and is whole."""
    return None if INTERPRET else _look(sources_key(game_folder(source))).code


def is_compiled_whole(name: str, source: Path) -> bool:
    """Whether all code of that name (a game's rules, or its search) needs only be loaded; always where rules run as plain Python.
    The source is any file of the game."""
    if INTERPRET or _is_shipped(name, source):
        return True
    folders = (cache_folder(source), read_only_folder(source))
    return any(os.path.exists(compiled_stamp(name, folder)) for folder in folders if folder)


def mark_compiled_whole(name: str, source: Path) -> None:
    """Mark all code of that name as complete by a file beside it, unless it was shipped or lies in memory only."""
    if not is_compiled_whole(name, source) and is_kept(folder := cache_folder(source)):
        mark = compiled_stamp(name, folder)
        with contextlib.suppress(OSError):  # the disk is full, for example: the code is not kept either
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch()


def tell_compiling(name: str, source: Path) -> None:
    """Log why the rules of a game are compiled, and where they are kept, if they are not compiled yet."""
    if not is_compiled_whole(name, source):
        warn_of_temporary_folder(source)
        if reason := why_not_shipped(name, source):
            log.warning("compiling the rules of %s, once: %s", name, reason)


def read_only_code(source: Path) -> list[ReadOnlyCode]:
    """Returns the folders with code of the game that a file belongs to which this process reads only: an installed package's, and a
    cache folder that cannot be written."""
    shipped, folder = shipped_code(source), read_only_folder(source)
    return [*([shipped] if shipped else []), *([ReadOnlyCode(folder)] if folder else [])]


def why_not_shipped(game: str, source: Path) -> str:
    """Returns why the installed code of a game is not used, in a few English words that name what differs; empty where it is, or
    where none is installed."""
    reasons = []
    for folder, manifest, fault in installed():
        if manifest is None:
            reasons.append(fault)
            continue
        for code in manifest.games:
            if code.name == game:
                reasons.append(misfit(manifest) or _other_sources(code, source) or damage(folder, code))
    return "" if "" in reasons or not reasons else reasons[0]


def _other_sources(code: GameCode, source: Path) -> str:
    if code.sources == sources_key(game_folder(source)):
        return ""
    if bounds_checked():
        return "the installed compiled rules check no bounds"
    return "the installed compiled rules are of other sources"


@cache
def installed() -> tuple[Installed, ...]:
    """Returns the packages of compiled rules, in the order of their names."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return tuple(_read(point.value) for point in points)


def _read(package: str) -> Installed:
    try:
        spec = find_spec(package)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        return Installed(Path(), None, f"the package {package} of compiled rules is not there")
    folder = Path(spec.origin).parent
    try:
        return Installed(folder, msgspec.json.decode((folder / compiled_manifest.NAME).read_bytes(), type=Manifest))
    except (OSError, msgspec.DecodeError) as error:
        return Installed(folder, None, f"{folder / compiled_manifest.NAME} cannot be read: {error}")


class _Found(NamedTuple):
    """The code of one hash of sources."""

    code: ReadOnlyCode | None = None
    parts: tuple[str, ...] = ()


@cache
def _look(key: str) -> _Found:
    """Each process asks of its files once."""
    for folder, manifest, _ in installed():
        for code in manifest.games if manifest else ():
            if manifest and code.sources == key and not misfit(manifest) and not damage(folder, code):
                return _Found(ReadOnlyCode(folder / code.folder, manifest.cpu, manifest.features), code.parts)
    return _Found()


def _is_shipped(name: str, source: Path) -> bool:
    return name in _look(sources_key(game_folder(source))).parts
